"""Judge by recursion on the second operand, with ordinals as falling lists of the exponents of powers of omega."""

import ast
from collections.abc import Iterator
from typing import Any

from bootcamp import registry

LEVELS = range(1, 11)

Powers = tuple[Any, ...]


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    given, found = (_work_out(text) for text in (instance.expression, answer.text))
    return "" if given == found else "the answer is another ordinal"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A larger ordinal, one with a sum that swallows its first term, the expression itself."""
    read = registry.get("ordinal_arithmetic").answer.parse
    yield read(answer.text + "+1")
    yield read("1+" + answer.text)
    yield read(answer.text + "+w^w^w")
    yield read(f"({answer.text})*w")


def _work_out(text: str) -> Powers:
    return _evaluate(ast.parse(text.replace("^", "**"), mode="eval").body)


def _evaluate(node: Any) -> Powers:
    if isinstance(node, ast.Constant):
        return ((),) * int(str(node.value))
    if isinstance(node, ast.Name):
        return (((),),)
    left, right = _evaluate(node.left), _evaluate(node.right)
    if isinstance(node.op, ast.Add):
        return _sum(left, right)
    return _product(left, right) if isinstance(node.op, ast.Mult) else _to_the(left, right)


def _sum(a: Powers, b: Powers) -> Powers:
    while b and a and a[-1] < b[0]:
        a = a[:-1]
    return a + b


def _product(a: Powers, b: Powers) -> Powers:
    if not a or not b:
        return ()
    last = a if b[-1] == () else (_sum(a[0], b[-1]),)
    return _sum(_product(a, b[:-1]), last)


def _to_the(a: Powers, b: Powers) -> Powers:
    if not b:
        return ((),)
    if len(a) < 2 and a in ((), ((),)):
        return a
    last = b[-1]
    if last == ():
        factor = a
    elif a[0] == ():  # a number: n^(w^(1+f)) = w^(w^f)
        lower = last[1:] if last[0] == () else last
        factor = ((lower,),)
    else:
        factor = (_product(a[0], (last,)),)
    return _product(_to_the(a, b[:-1]), factor)
