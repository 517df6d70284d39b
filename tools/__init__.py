"""Tools for working on the game rather than parts of it: checks, releases, documentation, measurements, and training of
the players' weights. The game never imports this package. Importing it makes the message modules if they are stale.
"""

from tools.messages.fresh import make_fresh
from tools.messages.text_folder import ROOT as ROOT

make_fresh()
