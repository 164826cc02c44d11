# Thin aliases; ./play does the work, and for packages the scripts in packaging/.
.PHONY: run test coverage bare-check screenshots build deb deb-check portable release release-check contents

PYTHON = python3

run:
	./play

test:
	./play --test

# Which lines the tests run, uncompiled; TESTS="tests/gui" for others than those of rules and engine.
coverage:
	./play --python tools/coverage_report.py $(TESTS)

# Both commands of the README in bare Debian 12 and 13, and the wheel; as root. Takes about an hour.
bare-check:
	$(PYTHON) packaging/bare_check.py

screenshots:
	./play --python tools/screenshots.py screenshots

build:
	./play --python -m pip wheel --no-deps --no-build-isolation --wheel-dir dist .

# What people install, into dist/; any Python from 3.11 on will do.
deb:
	$(PYTHON) packaging/debian/build.py

# Installs, plays and purges it in a bare Debian 12; as root.
deb-check:
	$(PYTHON) packaging/debian/check.py

portable:
	$(PYTHON) packaging/portable.py

# All that can be built here, from a clean tree whose changelog tells of the version.
release:
	$(PYTHON) packaging/release.py

# Builds it in two bare Debian 12 and compares the files; as root. Takes some twenty minutes.
release-check:
	$(PYTHON) packaging/release_check.py

# Unpacks the packages in dist/ and lists every binary in them with its licence.
contents:
	$(PYTHON) packaging/contents.py
