"""Where file commands say what became of them."""

from typing import Protocol

from gui.kit.banner import Banner


class MessagePlace(Protocol):
    """A place for remarks, and for what is not on disk. gui.play.game_messages.GameMessages is one."""

    banner: Banner

    def say_unsafe(self, what: str, sentence: str) -> None:
        """Say of somebody's data that they are not on disk."""

    def say_safe(self, what: str) -> None:
        """Say no more that these data are not on disk."""

    def unsafe(self, what: str) -> bool:
        """Say whether it is said of these data that they are not on disk."""
