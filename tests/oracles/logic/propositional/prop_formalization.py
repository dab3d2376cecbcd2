"""Judge by reading the English sentences and comparing with sympy."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import sympy
from sympy.logic.boolalg import And, Equivalent, Implies, Nor, Not, Or, Xor

from bootcamp.lib.logic import Atom, Join, Not as Negation

LEVELS = range(1, 11)


def _exactly_one(*parts: Any) -> Any:
    return Or(*(And(*(part if part is one else Not(part) for part in parts)) for one in parts))


_PATTERNS: list[tuple[str, Callable[..., Any]]] = [
    (r"it is not the case that both # and #", lambda a, b: Not(And(a, b))),
    (r"it is not the case that #", Not),
    (r"it is neither the case that # nor that #", Nor),
    (r"either # or #, but not both", Xor),
    (r"if #, then #", Implies),
    (r"exactly one of these three is true: #; #; #", _exactly_one),
    (r"at least two of these three are true: #; #; #", lambda a, b, c: Or(And(a, b), And(Or(a, b), c))),
    (r"#, but #", And),
    (r"# and #", And),
    (r"# or #", Or),
    (r"# only if #", Implies),
    (r"# unless #", Or),
    (r"#, provided that #", lambda a, b: Or(a, Not(b))),
    (r"# exactly when #", lambda a, b: Not(Xor(a, b))),
]  # fmt: skip


def confirm(instance: Any, answer: tuple[Any, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    facts = dict(line.split(": ")[::-1] for line in instance.meanings["en"])
    for number, (text, formula) in enumerate(zip(instance.texts["en"], answer, strict=True), start=1):
        read = _read(text.rstrip("."), facts)
        if sympy.satisfiable(Xor(read, _sympy(formula))):
            return f"sentence {number} says {read}"
    return ""


def near_misses(instance: Any, answer: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """A sentence negated, the converse of one, one repeated for another, another letter."""
    yield (Negation(answer[0]), *answer[1:])
    if len(answer) > 1:
        yield (answer[1], *answer[1:])
    first = answer[0]
    if isinstance(first, Join) and first.connective == "implies":
        turned = Join("implies", first.right, first.left)
        if sympy.satisfiable(Xor(_sympy(first), _sympy(turned))):
            yield (turned, *answer[1:])
    yield (*answer[:-1], Join("and", answer[-1], Negation(answer[-1])))


def _read(text: str, facts: dict[str, str]) -> Any:
    """Put a mark in place of each part in brackets and of each statement, then match what is left."""
    text = text[0].lower() + text[1:] if text.split()[0] in ("It", "If", "Either", "Exactly", "At") else text
    parts: list[Any] = []
    while "[" in text:
        start = text.index("[")
        depth, end = 1, start + 1
        while depth:
            depth += {"[": 1, "]": -1}.get(text[end], 0)
            end += 1
        parts.append((start, _read(text[start + 1 : end - 1], facts)))
        text = text[:start] + "#" * (end - start) + text[end:]
    for fact, letter in facts.items():
        person, verb = fact.split()
        for found in re.finditer(rf"{person} (does not )?({verb}|{verb[:-1]}|{verb[:-2]})\b", text):
            if bool(found[1]) == (found[2] != verb):
                symbol = sympy.Symbol(letter)
                parts.append((found.start(), Not(symbol) if found[1] else symbol))
                text = text[: found.start()] + "#" * len(found[0]) + text[found.end() :]
    shape = re.sub("#+", "#", text)
    values = [value for _, value in sorted(parts, key=lambda part: part[0])]
    if shape == "#":
        return values[0]
    return next(make for pattern, make in _PATTERNS if pattern == shape)(*values)


def _sympy(formula: Any) -> Any:
    if isinstance(formula, Atom):
        return sympy.Symbol(formula.name)
    if isinstance(formula, Negation):
        return Not(_sympy(formula.operand))
    kinds = {"and": And, "or": Or, "xor": Xor, "implies": Implies, "iff": Equivalent}
    return kinds[formula.connective](_sympy(formula.left), _sympy(formula.right))
