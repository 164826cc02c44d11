"""Writes the software bill of materials (SBOM) of a package, in CycloneDX, with its Python library.

    PYTHON packaging/sbom.py FILE…

writes it beside each FILE, a source package or wheel, with the components in it. PYTHON is that of the environment for
packages.
"""

# ruff: noqa: PLC0415  # the environment for packages alone has what writes it

import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

sys.path.insert(0, str(Path(__file__).resolve().parent))

import components
import release

SUFFIX = ".cdx.json"
IN_SOURCES = ("Surajang", "Noto Serif CJK KR, outlines of the hanja")
IN_WHEELS = (*IN_SOURCES, "mypyc runtime")


def beside(package: Path) -> Path:
    """The file of a package's description."""
    return package.with_name(package.name + SUFFIX)


def write(found: Iterable[components.Component], target: Path) -> None:
    """Write the description of these components, ours first; the same ones give the same bytes."""
    from cyclonedx.contrib.license.factories import LicenseFactory
    from cyclonedx.model import ExternalReference, ExternalReferenceType, XsUri
    from cyclonedx.model.bom import Bom
    from cyclonedx.model.component import Component, ComponentType
    from cyclonedx.output.json import JsonV1Dot6
    from packageurl import PackageURL

    made: list[Component] = []
    for one in found:
        public = one.distribution and made
        address = PackageURL("pypi", name=components.normal(one.distribution), version=one.version) if public else None
        source = [ExternalReference(type=ExternalReferenceType.DISTRIBUTION, url=XsUri(one.source))]
        made.append(
            Component(
                name=one.name,
                version=one.version or None,
                type=ComponentType.LIBRARY if made else ComponentType.APPLICATION,
                bom_ref=one.name,
                licenses=[LicenseFactory().make_from_string(one.licence)],
                copyright="\n".join(one.copyright),
                purl=address,
                external_references=source if one.source else [],
            )
        )
    program, *parts = made
    bom = Bom(components=parts, serial_number=uuid5(NAMESPACE_URL, repr([(one.name, one.version) for one in made])))
    bom.metadata.component = program
    bom.metadata.timestamp = datetime.fromtimestamp(release.source_date(), UTC)
    bom.register_dependency(program, parts)
    target.write_text(JsonV1Dot6(bom).output_as_string(indent=1) + "\n", "utf-8")


def main(packages: list[Path]) -> None:
    for package in packages:
        names = IN_WHEELS if package.suffix == ".whl" else IN_SOURCES
        write(map(components.of_table, names), beside(package))


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
