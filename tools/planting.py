"""The small faults that can be planted into a source file, each a piece of its text and what takes its place."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
RECKONED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
}
CALLED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
COPIES: Final = {"clone", "copy"}  # without the call, two names for one thing
TYPING: Final = {"cast", "TypeVar", "NewType", "Literal"}  # what they are given is for the type checker
PROGRAMMING: Final = {"TypeError", "ValueError", "AssertionError", "NotImplementedError", "KeyError"}  # words for us
RETURNED: Final = {"bool": "not ({})", "int": "({}) + 1", "str": "''", "list": "[]", "dict": "{{}}"}
EVALUATED: Final = (ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Return, ast.Raise, ast.Delete, ast.Assert)


@dataclass(frozen=True)
class Mutant:
    """A planted fault. `first` is the line where the code of its function begins, 0 outside of functions."""

    file: str
    function: str
    first: int
    lines: tuple[int, int]  # of the statement, whose tests are asked
    start: int  # in the bytes of the file
    end: int
    text: str
    before: str
    after: str

    @property
    def key(self) -> str:
        """The same as long as the function holds the same text."""
        return f"{self.function or 'the module'}: {self.before} => {self.after}"

    def plant(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]


def mutants_of(source: bytes, file: str) -> list[Mutant]:
    """In the order of the text. One that stands twice in a function gets a number."""
    found = sorted(Planter(source, file).within(ast.parse(source)), key=lambda mutant: (mutant.start, mutant.end))
    seen: Counter[str] = Counter()
    told = []
    for mutant in found:
        seen[mutant.key] += 1
        times = seen[mutant.key]
        told.append(mutant if times == 1 else replace(mutant, after=f"{mutant.after} ({times})"))
    return told


class Planter:
    """Walks through a file and knows where it is: in which function, in which statement."""

    def __init__(self, source: bytes, file: str) -> None:
        self.source = source
        self.file = file
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.names: list[str] = []
        self.function = ""
        self.first = 0
        self.returns: ast.expr | None = None
        self.lines = (0, 0)

    def within(self, node: ast.AST) -> Iterator[Mutant]:
        """Every mutant of what the node holds."""
        for child in ast.iter_child_nodes(node):
            yield from self.at(child)

    def at(self, node: ast.AST) -> Iterator[Mutant]:
        if isinstance(node, ast.ClassDef):
            self.names.append(node.name)
            yield from self.block(node.body)
            self.names.pop()
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from self.in_function(node)
        elif isinstance(node, ast.JoinedStr | ast.Import | ast.ImportFrom | ast.arguments):
            return  # the places within an f-string are not told before Python 3.12
        elif isinstance(node, ast.stmt):
            yield from self.in_statement(node)
        elif isinstance(node, ast.expr):
            yield from self.in_expression(node)
        else:
            yield from self.within(node)

    def block(self, body: list[ast.stmt]) -> Iterator[Mutant]:
        for statement in body:
            yield from self.at(statement)

    def in_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[Mutant]:
        """Faults in a function within a function belong to the outer one, whose code holds it."""
        outside = self.function, self.first, self.returns
        if not self.function:
            self.function = ".".join([*self.names, node.name])
            self.first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
        self.returns = node.returns
        yield from self.block(node.body)
        self.function, self.first, self.returns = outside

    def in_statement(self, node: ast.stmt) -> Iterator[Mutant]:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return  # a docstring
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            return
        head = [
            child for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr) and hasattr(child, "lineno")
        ]
        simple = isinstance(node, EVALUATED)
        last = node.end_lineno if simple else max([node.lineno, *(child.end_lineno or 0 for child in head)])
        self.lines = (node.lineno, last or node.lineno)
        yield from self.instead(node)
        if isinstance(node, ast.AnnAssign):
            if node.value:
                yield from self.at(node.value)
        elif not isinstance(node, ast.Assert) and not (isinstance(node, ast.Raise) and for_us(node)):
            yield from self.within(node)

    def instead(self, node: ast.stmt) -> Iterator[Mutant]:
        """What may stand in the place of a whole statement."""
        targets = node.targets if isinstance(node, ast.Assign) else []
        kept = isinstance(node, ast.Assign) and all(isinstance(target, ast.Name) for target in targets)
        if isinstance(node, ast.Expr | ast.AugAssign | ast.Raise | ast.Delete) or (targets and not kept):
            if self.function:
                yield self.mutant(node, "pass")
        elif isinstance(node, ast.Break):
            yield self.mutant(node, "continue")
        elif isinstance(node, ast.Continue):
            yield self.mutant(node, "break")
        elif isinstance(node, ast.Return):
            yield from self.instead_of_return(node)
        if isinstance(node, ast.AugAssign) and type(node.op) in RECKONED:
            other = copy.copy(node)
            other.op = RECKONED[type(node.op)]()
            yield self.mutant(node, ast.unparse(other))
        if isinstance(node, ast.If | ast.While) and not isinstance(node.test, ast.Compare | ast.BoolOp | ast.UnaryOp):
            yield self.mutant(node.test, f"not ({ast.unparse(node.test)})")

    def instead_of_return(self, node: ast.Return) -> Iterator[Mutant]:
        if node.value is None:
            yield self.mutant(node, "pass")
            return
        if isinstance(node.value, ast.Constant | ast.Compare | ast.BoolOp) or self.returns is None:
            return
        kind = ast.unparse(self.returns).strip("'").split("[")[0]
        text = ast.unparse(node.value)
        other = RETURNED.get(kind, "None").format(text)
        if other != text:
            yield self.mutant(node, f"return {other}")

    def in_expression(self, node: ast.expr) -> Iterator[Mutant]:
        for other in others(node):
            yield self.mutant(node, f"({ast.unparse(other)})")
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TYPING:
            for argument in node.args[1:]:
                yield from self.at(argument)
        else:
            yield from self.within(node)

    def mutant(self, node: ast.stmt | ast.expr, text: str) -> Mutant:
        """Line numbers stay as they are."""
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        before = " ".join(self.source[start:end].decode().split())
        after = text[1:-1] if text.startswith("(") and isinstance(node, ast.expr) else text
        lost = "\n" * ((node.end_lineno or node.lineno) - node.lineno)
        kept = text[:-1] + lost + ")" if lost and text.endswith(")") else text + lost
        return Mutant(self.file, self.function, self.first, self.lines, start, end, kept, before, after)


def others(node: ast.expr) -> Iterator[ast.expr]:
    """What may stand in the place of an expression."""
    if isinstance(node, ast.Compare):
        for i, operator in enumerate(node.ops):
            compared = copy.copy(node)
            compared.ops = [*node.ops[:i], COMPARED[type(operator)](), *node.ops[i + 1 :]]
            yield compared
    elif isinstance(node, ast.BinOp) and type(node.op) in RECKONED:
        yield ast.BinOp(node.left, RECKONED[type(node.op)](), node.right)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.And() if isinstance(node.op, ast.Or) else ast.Or(), node.values)
        for i in range(len(node.values)):
            rest = node.values[:i] + node.values[i + 1 :]
            yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield node.operand
    elif isinstance(node, ast.IfExp):
        yield ast.IfExp(node.test, node.orelse, node.body)
    elif isinstance(node, ast.Constant):
        yield from other_constants(node.value)
    elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
        if node.slice.lower is None and node.slice.upper is None and isinstance(node.ctx, ast.Load):
            yield node.value
    elif isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name) and node.func.id in CALLED:
            yield ast.Call(ast.Name(CALLED[node.func.id]), node.args, node.keywords)
        elif isinstance(node.func, ast.Attribute) and node.func.attr in COPIES and not node.args:
            yield node.func.value
    elif isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
        for i, part in enumerate(node.generators):
            for j in range(len(part.ifs)):
                fewer = copy.copy(part)
                fewer.ifs = part.ifs[:j] + part.ifs[j + 1 :]
                whole = copy.copy(node)
                whole.generators = [*node.generators[:i], fewer, *node.generators[i + 1 :]]
                yield whole


def other_constants(value: object) -> Iterator[ast.expr]:
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int):
        yield ast.Constant(value + 1)
    elif isinstance(value, str):
        yield ast.Constant("" if value else "mutant")


def for_us(node: ast.Raise) -> bool:
    """An error that no player ever reads."""
    call = node.exc
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in PROGRAMMING
