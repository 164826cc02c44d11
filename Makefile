# Thin aliases; ./play does the work.
.PHONY: run test screenshots build

run:
	./play

test:
	./play --test

screenshots:
	./play --python -m gui.screenshots screenshots

build:
	./play --python -m pip wheel --no-deps --no-build-isolation --wheel-dir dist .
