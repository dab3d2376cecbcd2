"""Judge by Python's parser; other answers come from trying all fillings of short strings."""

import ast
import operator
import re
from fractions import Fraction
from itertools import islice, product
from typing import Any

from bootcamp.verifiers import Expression

LEVELS = range(1, 11)
OPERATORS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return _fault(instance, answer.text.replace(" ", ""))


def others(instance: Any, answer: Any) -> list[Any]:
    """Other fillings that reach the target."""
    if len(instance.digits) > 7:
        return []
    texts = (text for text in _fillings(instance) if text != answer.text and not _fault(instance, text))
    return [Expression().parse(text) for text in islice(texts, 3)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Fillings that miss the target, and the digits backwards or with one added."""
    texts = (text for text in islice(_fillings(instance), 2, 40) if _fault(instance, text).startswith("the value"))
    wrong = [*islice(texts, 3), answer.text + "+0", f"{instance.target}"]
    return [Expression().parse(text) for text in wrong]


def _fillings(instance: Any) -> Any:
    gaps = product(["", *instance.operators], repeat=len(instance.digits) - 1)
    return (instance.digits[0] + "".join(a + b for a, b in zip(gap, instance.digits[1:], strict=True)) for gap in gaps)


def _fault(instance: Any, text: str) -> str:
    if not re.fullmatch(r"\d+([-+*/]\d+)*", text) or re.sub(r"\D", "", text) != instance.digits:
        return "not a filling"
    if any(len(number) > 1 and number[0] == "0" for number in re.findall(r"\d+", text)):
        return "zeros in front"
    if not set(re.sub(r"\d", "", text)) <= set(instance.operators):
        return "an operator is not allowed"
    try:
        value = _value(ast.parse(text, mode="eval").body)
    except ZeroDivisionError:
        return "a division by zero"
    return "" if value == instance.target else f"the value is {value}"


def _value(node: ast.AST) -> Fraction:
    if isinstance(node, ast.BinOp):
        return Fraction(OPERATORS[type(node.op)](_value(node.left), _value(node.right)))
    assert isinstance(node, ast.Constant)
    return Fraction(str(node.value))
