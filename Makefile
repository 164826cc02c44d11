# Aliases of ./play and of the scripts in packaging/.
.PHONY: run test coverage bare-check screenshots build deb deb-check portable release release-check contents

PYTHON = python3

run:
	./play

test:
	./play --test

# Lines run by the tests, uncompiled; TESTS="tests/gui" for other tests than those of rules and engine.
coverage:
	./play --python tools/coverage_report.py $(TESTS)

# Both commands of the README in bare Debian 12 and 13, and the wheel; as root. Takes about an hour.
bare-check:
	$(PYTHON) packaging/bare_check.py

screenshots:
	./play --python tools/screenshots.py screenshots

build:
	./play --python -m pip wheel --no-deps --no-build-isolation --wheel-dir dist .

# Packages, into dist/; needs Python 3.11 or newer.
deb:
	$(PYTHON) packaging/debian/build.py

# Installs the package in a bare Debian 12, plays, and purges it; as root.
deb-check:
	$(PYTHON) packaging/debian/check.py

portable:
	$(PYTHON) packaging/portable.py

# All packages for this system, from a clean tree with a changelog entry for the version.
release:
	$(PYTHON) packaging/release.py

# Builds the release in two bare Debian 12 systems and compares the files; as root. Takes some twenty minutes.
release-check:
	$(PYTHON) packaging/release_check.py

# Unpacks the packages in dist/ and lists every binary in them with its licence.
contents:
	$(PYTHON) packaging/contents.py
