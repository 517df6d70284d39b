"""`python -m tools.release.completion [bash|zsh|fish]` writes the script for one shell, bash where none is named."""

import argparse
import sys

from tools.release.completion import SHELLS

parser = argparse.ArgumentParser(prog="python -m tools.release.completion", description=__doc__)
parser.add_argument("shell", nargs="?", choices=tuple(SHELLS), default="bash")
sys.stdout.write(SHELLS[parser.parse_args().services]())
