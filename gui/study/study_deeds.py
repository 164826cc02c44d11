"""What can be done with a study on its page: the commands of menus and keys, and who does them."""

from collections.abc import Callable

from gui.document.glyphs import GLYPHS
from gui.shell.page import Deed
from gui.study.study import Study
from gui.study.study_tree import StudyTree


def study_deeds(study: Study, tree: StudyTree) -> dict[str, Deed]:
    """Return what a study and its document can do, but for judging moves."""
    ways, history, document = study.navigation, study.history, study.document
    return {
        "step_back": Deed(ways.step_back),
        "step_forward": Deed(ways.step_forward),
        "show_first": Deed(ways.show_first),
        "show_last": Deed(ways.show_last),
        "previous_variation": Deed(ways.previous_variation),
        "next_variation": Deed(ways.next_variation),
        "undo_edit": Deed(history.undo, lambda: history.may_undo),
        "redo_edit": Deed(history.redo, lambda: history.may_redo),
        "toggle_diagram": Deed(study.toggle_diagram, lambda: study.judged, lambda: study.has_diagram),
        "remove_marks": Deed(study.remove_marks, lambda: bool(study.marks)),
        "promote": Deed(study.promote, lambda: study.may_promote),
        "make_main_line": Deed(study.make_main_line, lambda: not document.in_main_line(study.node)),
        "delete_line": Deed(study.delete, lambda: study.judged),
        "fold_here": Deed(tree.fold_here, lambda: tree.variation is not None),
        "fold_all": Deed(tree.fold_all),
        "unfold_all": Deed(tree.unfold_all, lambda: bool(tree.folded)),
    }


def glyph_deeds(study: Study, judge: Callable[[int], object]) -> dict[str, Deed]:
    """Return the signs that the move shown can have; `judge` puts one on it or takes it off, by its number."""
    return {
        f"glyph_{glyph.nag}": Deed(
            lambda nag=glyph.nag: judge(nag),  # type: ignore[misc]
            lambda: study.judged and not study.game.position.setup,
            lambda nag=glyph.nag: study.has_glyph(nag),  # type: ignore[misc]
        )
        for glyph in GLYPHS
    }
