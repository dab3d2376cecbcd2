"""Judge by reading the English text: claims become truth values, Python's parser gives the tree of the rest."""

import ast
import operator
import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)

_SIGNS: dict[type, Callable[[Any, Any], Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
    ast.Lt: operator.lt, ast.Gt: operator.gt, ast.LtE: operator.le, ast.GtE: operator.ge,
    ast.Eq: operator.eq, ast.NotEq: operator.ne,
}  # fmt: skip


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = set()
    for place, text in enumerate(instance.texts["en"]):
        plain = re.sub(r"\(([^()]*[a-z]{4,}[^()]*)\)", lambda found: f" {_claim(instance, found[1])} ", text)
        if _value(ast.parse(plain.strip(), mode="eval").body):
            right.add("ABCDEFGHIJKL"[place])
    return "" if right == answer else f"{sorted(right)} are true"


def near_misses(instance: Any, answer: frozenset[str]) -> Iterator[frozenset[str]]:
    """One letter missing, one too many, the others, all."""
    every = frozenset("ABCDEFGHIJKL"[: len(instance.options)])
    yield answer | {min(every - answer)}
    yield every - answer
    yield every
    if len(answer) > 1:
        yield answer - {min(answer)}


def _claim(instance: Any, text: str) -> bool | str:
    if " or " in text or (" and " in text and "together" not in text):
        return f"({text})"
    table = {str(row[0]): dict(zip(instance.head["en"][1:], row[1:], strict=True)) for row in instance.rows}
    number = [int(n) for n in re.findall(r"\d+", text)]
    thing = next(one for one in sorted(instance.head["en"][1:], key=lambda one: text.find(one) % 1000) if one in text)
    people = sorted((name for name in table if re.search(rf"\b{name}\b", text)), key=text.index)
    column = {name: row[thing] for name, row in table.items()}
    if text.startswith("nobody"):
        return all(value <= column[people[0]] for value in column.values())
    if text.startswith("there are"):
        return sum(column.values()) > number[0]
    if text.startswith("exactly"):
        return sum(value > number[1] for value in column.values()) == number[0]
    if "together" in text:
        return column[people[0]] + column[people[1]] > column[people[2]]
    if len(people) == 2:
        return column[people[0]] > column[people[1]]
    other = text.split(" than ")[1]
    return column[people[0]] > table[people[0]][other]


def _value(node: Any) -> Any:
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, bool) else Fraction(str(node.value))
    if isinstance(node, ast.UnaryOp):
        value = _value(node.operand)
        return not value if isinstance(node.op, ast.Not) else -value
    if isinstance(node, ast.BoolOp):
        values = [_value(one) for one in node.values]
        return all(values) if isinstance(node.op, ast.And) else any(values)
    if isinstance(node, ast.BinOp):
        return _SIGNS[type(node.op)](_value(node.left), _value(node.right))
    assert isinstance(node, ast.Compare)
    return _SIGNS[type(node.ops[0])](_value(node.left), _value(node.comparators[0]))
