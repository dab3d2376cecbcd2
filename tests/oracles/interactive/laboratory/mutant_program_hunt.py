"""Run the edited program by walking Python's own syntax tree; edits must differ in pairs on some input."""

import ast
from itertools import product
from math import ceil, log
from operator import add, eq, floordiv, ge, gt, le, lt, mod, mul, ne, sub
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 5)

BINARY: dict[type, Any] = {ast.Add: add, ast.Sub: sub, ast.Mult: mul, ast.FloorDiv: floordiv, ast.Mod: mod}
TESTS: dict[type, Any] = {ast.Lt: lt, ast.LtE: le, ast.Gt: gt, ast.GtE: ge, ast.Eq: eq, ast.NotEq: ne}


class _Failed(Exception):
    pass


class _Machine:
    def __init__(self, values: dict[str, int]) -> None:
        self.values, self.printed, self.steps = values, [], 0  # type: ignore[var-annotated]

    def step(self) -> None:
        self.steps += 1
        if self.steps > 1000:
            raise _Failed

    def run(self, body: list[ast.stmt]) -> None:
        for node in body:
            if isinstance(node, ast.Assign | ast.AugAssign):
                self.step()
                target: Any = node.target if isinstance(node, ast.AugAssign) else node.targets[0]
                new = self.value(node.value)
                if isinstance(node, ast.AugAssign):
                    new = _bounded(BINARY[type(node.op)](self.value(ast.Name(target.id)), new))
                self.values[target.id] = _bounded(new)
            elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                self.step()
                self.printed.append(self.value(node.value.args[0]))
            elif isinstance(node, ast.If):
                self.step()
                self.run(node.body if self.holds(node.test) else node.orelse)
            elif isinstance(node, ast.While):
                self.step()
                while self.holds(node.test):
                    self.run(node.body)
                    self.step()
            elif isinstance(node, ast.For):
                call, name = node.iter, node.target
                assert isinstance(call, ast.Call)
                assert isinstance(name, ast.Name)
                bounds = [self.value(one) for one in call.args]
                self.step()
                for turn in range(*bounds):
                    self.step()
                    self.values[name.id] = turn
                    self.run(node.body)
            else:
                raise AssertionError(ast.dump(node))

    def holds(self, node: ast.expr) -> bool:
        if isinstance(node, ast.BoolOp):
            return (any if isinstance(node.op, ast.Or) else all)(self.holds(one) for one in node.values)
        assert isinstance(node, ast.Compare)
        return bool(TESTS[type(node.ops[0])](self.value(node.left), self.value(node.comparators[0])))

    def value(self, node: ast.expr) -> int:
        if isinstance(node, ast.Constant):
            return int(str(node.value))
        if isinstance(node, ast.Name):
            if node.id not in self.values:
                raise _Failed
            return self.values[node.id]
        if isinstance(node, ast.UnaryOp):
            return -self.value(node.operand)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            known: dict[str, Any] = {"min": min, "max": max, "abs": abs}
            return int(known[node.func.id](*(self.value(one) for one in node.args)))
        assert isinstance(node, ast.BinOp)
        try:
            return _bounded(BINARY[type(node.op)](self.value(node.left), self.value(node.right)))
        except ZeroDivisionError:
            raise _Failed from None


def _bounded(number: int) -> int:
    if abs(number) > 10**9:
        raise _Failed
    return number


def _output(instance: Any, edit: int, values: tuple[int, ...]) -> str:
    lines = list(instance.lines)
    line, text = instance.edits[edit - 1]
    lines[line - 1] = text
    machine = _Machine(dict(zip(instance.inputs, values, strict=True)))
    try:
        machine.run(ast.parse("\n".join(lines)).body)
    except _Failed:
        return "fails"
    return ", ".join(map(str, machine.printed))


def play(instance: Any, moves: list[tuple[str, Any]]) -> tuple[list[tuple[str, str, bool]], str]:
    """Run the edited program, up to the end."""
    seen: list[tuple[str, str, bool]] = []
    for verb, what in moves:
        if verb == "answer":
            won = what == instance.made
            return [*seen, (verb, "", won)], "won" if won else "lost"
        seen.append((verb, _output(instance, instance.made, what), True))
    return seen, ""


def least(instance: Any) -> int:
    """Return the runs that the number of different outputs makes necessary, and the answer."""
    domain = list(product(range(instance.high + 1), repeat=len(instance.inputs)))
    outputs = [tuple(_output(instance, k, one) for one in domain) for k in range(1, len(instance.edits) + 1)]
    assert len(set(outputs)) == len(outputs)
    kinds = max(len(set(column)) for column in zip(*outputs, strict=True))
    return ceil(log(len(outputs), kinds) - 1e-9) + 1
