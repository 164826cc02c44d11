"""Stands for cairocffi on Windows, which has no cairo to load: pycairo has the same interface and carries its own."""

from cairo import *  # noqa: F403
