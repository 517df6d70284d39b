"""What `pyproject.toml` cannot say: in a wheel `game`, `saves` and `assets` lie inside the package `hand_and_foot`.

From a checkout they stay at the top, where everybody who works on them finds them.
"""

from pathlib import Path

from setuptools import find_packages, setup

PACKAGE = "hand_and_foot"
INSIDE = ("game", "saves", "assets")

folders = [path.parts for top in INSIDE for path in (Path(top), *Path(top).rglob("*")) if path.is_dir()]
asset_folders = [".".join(parts) for parts in folders if parts[0] == "assets" and parts[-1] != "__pycache__"]
code = find_packages(include=["game*", "saves*"])

setup(
    packages=[PACKAGE, *(f"{PACKAGE}.{name}" for name in (*code, *asset_folders))],
    package_dir={f"{PACKAGE}.{top}": top for top in INSIDE},
    package_data={f"{PACKAGE}.{name}": ["*.*"] for name in asset_folders},
    exclude_package_data={"": ["*.pyc"]},
)
