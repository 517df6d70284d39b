"""What `pyproject.toml` cannot say: in a wheel `game`, `saves` and `assets` lie inside the package `hand_and_foot`.

From a checkout they stay at the top, where everybody who works on them finds them (docs/packaging.md).
"""

from setuptools import find_namespace_packages, setup

PACKAGE = "hand_and_foot"
INSIDE = ("game", "saves", "assets")

folders = find_namespace_packages(include=[name for top in INSIDE for name in (top, f"{top}.*")])

setup(
    packages=[PACKAGE, *(f"{PACKAGE}.{name}" for name in folders)],
    package_dir={f"{PACKAGE}.{top}": top for top in INSIDE},
    package_data={"": ["*.*"]},
    exclude_package_data={"": ["*.pyc"]},
)
