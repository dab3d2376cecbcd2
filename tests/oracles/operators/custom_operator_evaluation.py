"""Judge by reading the printed definitions and expression: innermost brackets are replaced by their values."""

import ast
import operator
import re
from typing import Any

LEVELS = range(1, 11)
OPERATORS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul}
FUNCTIONS: dict[str, Any] = {"max": max, "min": min, "abs": abs}
INNERMOST = re.compile(r"⟨([^⟨⟩()]*)⟩(.)|\(([^⟨⟩()]*)\)")


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    formulas = {}
    for line in instance.formulas:
        left, right = line.split(" = ")
        sign = left[-1] if left.startswith("⟨") else left[2]
        formulas[sign] = ast.parse(_python(right), mode="eval").body

    def joined(text: str) -> int:
        """Give the value of a number or of two numbers with a sign between them."""
        numbers = [int(x) for x in re.findall(r"-?\d+", text)]
        sign = re.sub(r"[-\d\s]", "", text)
        return _value(formulas[sign], numbers) if sign else numbers[0]

    def reduced(found: re.Match[str]) -> str:
        if found[2]:
            return str(_value(formulas[found[2]], [int(x) for x in found[1].split(",")]))
        return str(joined(found[3]))

    text, flat = "", instance.shown
    while text != flat:
        text = re.sub(r"⟨([^⟨⟩()]*[^-\d\s,⟨⟩()][^⟨⟩()]*)⟩", _flat(joined), flat)
        flat = INNERMOST.sub(reduced, text, count=1)
    right = joined(text)
    return "" if answer == right else f"the value is {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The opposite and the next number."""
    return [answer + 1, -answer or 2]


def _flat(joined: Any) -> Any:
    """Evaluate each place of a bracket on its own."""
    return lambda found: f"⟨{', '.join(str(joined(part)) for part in found[1].split(','))}⟩"


def _python(formula: str) -> str:
    return re.sub(r"\|([^|]*)\|", r"abs(\1)", formula.replace("×", "*"))


def _value(node: ast.AST, numbers: list[int]) -> int:
    if isinstance(node, ast.BinOp):
        return int(OPERATORS[type(node.op)](_value(node.left, numbers), _value(node.right, numbers)))
    if isinstance(node, ast.Call):
        assert isinstance(node.func, ast.Name)
        return int(FUNCTIONS[node.func.id](*(_value(part, numbers) for part in node.args)))
    if isinstance(node, ast.Name):
        return numbers["abc".index(node.id)]
    assert isinstance(node, ast.Constant)
    assert isinstance(node.value, int)
    return node.value
