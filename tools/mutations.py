"""The small mistakes that `mutate.py` puts into a module, one at a time, as changes of its text."""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATIONS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
REMOVED = (ast.Expr, ast.Assign, ast.AugAssign, ast.Continue, ast.Break, ast.Raise, ast.Delete)


@dataclass(frozen=True)
class Mutation:
    """One change of a module's text: `after` replaces the bytes from `start` to `end`.

    `line` is the number of its first line, from 1; `code` is that line's text, `changed` its text after the change.
    """

    line: int
    code: str
    changed: str
    start: int
    end: int
    after: str

    def apply(self, source: bytes) -> bytes:
        """Return the changed module."""
        return source[: self.start] + self.after.encode() + source[self.end :]


def mutations(source: bytes) -> list[Mutation]:
    """Return every small mistake for a module's text, in the order of its lines."""
    tree = ast.parse(source)
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    needed = _set_once(tree)
    found = []
    for node, after in _changes(tree):
        if node in needed and after == "pass":
            continue
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        text = after if isinstance(after, str) else ast.unparse(after)
        if isinstance(node, ast.expr):
            text = f"({text})"
        before = lines[node.lineno - 1]
        first = starts[node.lineno - 1]
        changed = before[: start - first] + text.encode() + before[end - first :]
        code, changed_code = (" ".join(each.decode().split()) for each in (before, changed))
        found.append(Mutation(node.lineno, code, changed_code, start, end, text))
    return sorted(set(found), key=lambda mutation: (mutation.start, mutation.end, mutation.after))


def _changes(tree: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, ast.AST | str]]:
    """Yield each place that can be changed, and its replacement."""
    for node in _without_words(tree):
        if isinstance(node, ast.stmt):
            yield from _of_statement(node)
        elif isinstance(node, ast.expr):
            for after in _of_expression(node):
                yield node, after


def _set_once(tree: ast.AST) -> set[ast.AST]:
    """Return the only assignments to local variables: without them nothing runs."""
    found: set[ast.AST] = set()
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            names = [name for name in ast.walk(function) if isinstance(name, ast.Name)]
            count = Counter(name.id for name in names if isinstance(name.ctx, ast.Store))
            for node in ast.walk(function):
                match node:
                    case ast.Assign([ast.Name(name)]) if count[name] == 1:
                        found.add(node)
    return found


def _without_words(node: ast.AST) -> Iterator[ast.AST]:
    """Yield every node of the code, except docstrings, annotations, f-strings and imports."""
    skipped: list[object] = []
    match node:
        case ast.Module() | ast.ClassDef() | ast.FunctionDef() if ast.get_docstring(node) is not None:
            skipped = [node.body[0]]
        case ast.Import() | ast.ImportFrom() | ast.JoinedStr():
            return
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and child not in skipped:
                yield from _without_words(child)


def _of_statement(node: ast.stmt) -> Iterator[tuple[ast.expr | ast.stmt, ast.AST | str]]:
    """Yield the changes of a statement: removed, condition negated, return value dropped."""
    match node:
        case ast.Return(value) if value is not None and not _is_none(value):
            yield node, "return None"
        case ast.If(test) | ast.While(test) if not isinstance(test, ast.Compare | ast.Constant):
            yield test, ast.UnaryOp(ast.Not(), test)
        case ast.Expr(ast.Constant()):
            pass  # words
        case _ if isinstance(node, REMOVED):
            yield node, "pass"


def _of_expression(node: ast.expr) -> Iterator[ast.expr]:
    """Yield the mistaken replacements of an expression."""
    match node:
        case ast.Compare(left, [*operators], comparators):
            for place, operator in enumerate(operators):
                for other in COMPARISONS[type(operator)]:
                    yield ast.Compare(left, [*operators[:place], other(), *operators[place + 1 :]], comparators)
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not() | ast.USub() | ast.Invert(), operand) if not isinstance(operand, ast.Constant):
            yield operand
        case ast.BinOp(left, operator, right) if type(operator) in OPERATIONS and not _is_text(left):
            yield ast.BinOp(left, OPERATIONS[type(operator)](), right)
        case ast.IfExp(test, body, otherwise):
            yield ast.IfExp(test, otherwise, body)
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() | float() as value):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)


def _is_none(node: ast.expr) -> bool:
    """Whether an expression is None."""
    return isinstance(node, ast.Constant) and node.value is None


def _is_text(node: ast.expr) -> bool:
    """Whether an expression is a string literal, or literals joined by operators."""
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
