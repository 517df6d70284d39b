"""The game's third-party components, in CycloneDX's form: `python -m tools.release.parts [FOLDER]`.

Libraries are those of the environment that the folder is built in; pictures and fonts those of `assets/LICENCES.md`.
"""

import platform
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import LicenseExpression
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

from game import VERSION
from tools import ROOT
from tools.release.epoch import release_time
from tools.release.licences import LIBRARIES, libraries
from tools.release.out_folder import out_folder

_ASSET_LICENCES = {"SIL Open Font License 1.1": "OFL-1.1", "CC0 1.0 (public domain)": "CC0-1.0"}


def parts() -> Bom:
    """The components, reproducible for the same libraries and files. Raises KeyError for an asset's licence that isn't
    known here.
    """
    game = Component(
        name="hand-and-foot",
        version=VERSION,
        type=ComponentType.APPLICATION,
        bom_ref="hand-and-foot",
        licenses=[LicenseExpression("GPL-3.0-or-later")],
    )
    bom = Bom(components=[*_libraries(), *_assets()])
    bom.register_dependency(game, bom.components)
    bom.metadata = BomMetaData(component=game, timestamp=datetime.fromtimestamp(release_time(), UTC))
    bom.serial_number = uuid5(NAMESPACE_URL, " ".join(f"{part.name} {part.version}" for part in bom.components))
    return bom


def _libraries() -> Iterator[Component]:
    yield Component(name="Python", version=platform.python_version(), bom_ref="Python", licenses=_by("PSF-2.0"))
    for name in libraries():
        found = version(name)
        where = PackageURL("pypi", name=name, version=found)
        yield Component(name=name, version=found, bom_ref=name, purl=where, licenses=_by(LIBRARIES[name]))


def _assets() -> Iterator[Component]:
    for row in re.findall(
        r"^\| (`.+) \|$", (ROOT / "assets" / "LICENCES.md").read_text(encoding="utf-8"), re.MULTILINE
    ):
        files, source, licence, _ = (cell.strip() for cell in row.split("|"))
        yield Component(
            name=re.split(" by |[,;] ", source)[0],
            type=ComponentType.DATA,
            description=source,
            bom_ref=files.replace("`", ""),
            licenses=_by(_ASSET_LICENCES[licence]),
        )


def _by(expression: str) -> list[LicenseExpression]:
    return [LicenseExpression(expression)]


def write_parts(folder: Path) -> Path:
    """E.g. `hand-and-foot-0.1.0.cdx.json`."""
    file = folder / f"hand-and-foot-{VERSION}.cdx.json"
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(JsonV1Dot6(parts()).output_as_string(indent=1) + "\n", encoding="utf-8")
    return file


if __name__ == "__main__":
    print(write_parts(out_folder("parts", __doc__, sys.argv[1:])))
