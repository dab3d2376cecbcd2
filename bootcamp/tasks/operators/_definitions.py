"""Invented binary operators with cases, defined by ordinary operations and by each other: draw, write, apply."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from bootcamp.lib.prompts import bracketed
from bootcamp.task import Retry
from bootcamp.tasks.operators._postfix import (
    ARITHMETIC,
    ARITHMETIC_FORMS,
    SIGNS,
    Postfix,
    apply_formula,
    draw_formula,
    logged,
    put_in,
    write,
)

Definition = tuple[str, str, Postfix, Postfix]
"""A sign, a condition, the formula in a and b where it holds and the one where it fails; "" is no condition."""

_LARGEST = 10**9

Operations = dict[str, Callable[..., int]]

_CONDITIONS: dict[str, tuple[str, str, Callable[[int, int], bool]]] = {
    "greater": ("a > b", "a > b", lambda a, b: a > b),
    "even sum": ("a + b is even", "a + b 为偶数", lambda a, b: (a + b) % 2 == 0),
    "third": ("a is divisible by 3", "a 能被 3 整除", lambda a, b: a % 3 == 0),
    "signs": ("a × b < 0", "a × b < 0", lambda a, b: a * b < 0),
    "large": ("|a - b| > 5", "|a - b| > 5", lambda a, b: abs(a - b) > 5),
}


def forms(definitions: Sequence[Definition]) -> dict[str, str]:
    """Give the forms of the invented signs."""
    return {sign: f"{{}} {sign} {{}}" for sign, *_ in definitions}


def draw_definitions(
    rng: Random, count: int, size: int, signs: int, cases: int, chained: bool
) -> tuple[Definition, ...]:
    """Draw operators with formulas of at most `size` signs out of the first `signs` ordinary ones.

    The last `cases` of them have two cases; if `chained`, formulas also use the operators before.
    """
    definitions: list[Definition] = []
    allowed = {sign: ARITHMETIC_FORMS[sign] for sign in list(ARITHMETIC_FORMS)[:signs]}
    for i, sign in enumerate(rng.sample(SIGNS, count)):
        known = {**allowed, **(forms(definitions[-1:]) if chained else {})}
        condition = rng.choice(list(_CONDITIONS)) if i >= count - cases else ""
        first, second = (draw_formula(rng, known, size, "ab") for _ in range(2))
        definitions.append((sign, condition, first, second if condition else ()))
    return tuple(definitions)


def operations(definitions: Sequence[Definition], lines: list[str] | None = None, language: str = "en") -> Operations:
    """Give the functions behind the invented signs and the ordinary ones; their uses are written to `lines`."""
    known: Operations = dict(ARITHMETIC) if lines is None else dict(logged(ARITHMETIC_FORMS, ARITHMETIC, lines))
    for i, definition in enumerate(definitions):
        signs, earlier = {**forms(definitions[:i]), **ARITHMETIC_FORMS}, dict(known)
        apply = partial(_apply, *definition[1:], signs, earlier)
        known[definition[0]] = apply if lines is None else partial(_explain, definition, signs, apply, lines, language)
    return known


def written(definitions: Sequence[Definition]) -> dict[str, list[str]]:
    """Write each definition on a line, in both languages."""
    known = {**forms(definitions), **ARITHMETIC_FORMS}
    lines: dict[str, list[str]] = {"en": [], "zh": []}
    for sign, condition, *formulas in definitions:
        first, *others = (f"a {sign} b = {write(formula, known)}" for formula in formulas if formula)
        en, zh, _ = _CONDITIONS.get(condition, ("", "", None))
        lines["en"].append(f"{first} if {en}, otherwise {others[0]}" if condition else first)
        lines["zh"].append(f"若 {zh}，则 {first}；否则 {others[0]}" if condition else first)
    return lines


def canonical(definitions: Sequence[Definition], *users: object) -> str:
    """Write definitions and what uses them with letters for the signs, in order: the same whatever the signs."""
    renamed = {ord(sign): chr(ord("A") + i) for i, sign in enumerate(forms(definitions))}
    return str([*definitions, *users]).translate(renamed)


def _explain(
    definition: Definition, known: dict[str, str], apply: Callable[..., int], lines: list[str], language: str, *ab: int
) -> int:
    """Write the condition and the formula with numbers put in, then apply the operator."""
    sign, condition, first, second = definition
    named: dict[int | str, int] = dict(zip("ab", ab, strict=True))
    holds = True
    if condition:
        *texts, test = _CONDITIONS[condition]
        holds = test(*ab)
        text = dict(zip(("en", "zh"), texts, strict=True))[language]
        lines.append(
            put_in(text, **dict(zip("ab", ab, strict=True)))
            + {"en": (": no", ": yes"), "zh": ("：否", "：是")}[language][holds]
        )
    formula = tuple(named.get(item, item) for item in (first if holds else second))
    lines.append(f"{bracketed(ab[0])} {sign} {bracketed(ab[1])} = {write(formula, known)}")
    return apply(*ab)


def _apply(
    condition: str, first: Postfix, second: Postfix, known: dict[str, str], earlier: Operations, a: int, b: int
) -> int:
    holds = not condition or _CONDITIONS[condition][2](a, b)
    value = apply_formula(first if holds else second, a, b, forms=known, operations=earlier)
    if abs(value) > _LARGEST:
        raise Retry
    return value
