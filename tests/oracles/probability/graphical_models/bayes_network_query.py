"""Judge by eliminating the events one after the other, the last first, on tables with Fractions."""

from fractions import Fraction
from itertools import product
from typing import Any

LEVELS = range(1, 11)
Factor = tuple[tuple[int, ...], dict[tuple[bool, ...], Fraction]]


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    factors = [_table(instance, event) for event in range(len(instance.parents))]
    known = dict(instance.evidence)
    for event in reversed(range(len(instance.parents))):
        if event != instance.query:
            touched = [factor for factor in factors if event in factor[0]]
            factors = [factor for factor in factors if event not in factor[0]]
            factors.append(_without(touched, event, (known[event],) if event in known else (True, False)))
    weights = {value: Fraction(1) for value in (True, False)}
    for scope, table in factors:
        for value in weights:
            weights[value] *= table[(value,) if scope else ()]
    right = weights[True] / (weights[True] + weights[False])
    return "" if answer == right else f"the probability is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The complement and a fraction a little off."""
    wrong = [1 - answer] if answer != Fraction(1, 2) else []
    return [*wrong, Fraction(answer.numerator + 1, answer.denominator + 1)]


def _table(instance: Any, event: int) -> Factor:
    parents, row = instance.parents[event], iter(instance.tenths[event])
    table: dict[tuple[bool, ...], Fraction] = {}
    for values in product((True, False), repeat=len(parents)):
        happens = Fraction(next(row), 10)
        table |= {(*values, True): happens, (*values, False): 1 - happens}
    return (*parents, event), table


def _without(factors: list[Factor], event: int, choices: tuple[bool, ...]) -> Factor:
    scope = tuple(sorted({other for others, _ in factors for other in others} - {event}))
    table: dict[tuple[bool, ...], Fraction] = {}
    for values in product((True, False), repeat=len(scope)):
        total = Fraction(0)
        for choice in choices:
            setting = {**dict(zip(scope, values, strict=True)), event: choice}
            weight = Fraction(1)
            for others, entries in factors:
                weight *= entries[tuple(setting[other] for other in others)]
            total += weight
        table[values] = total
    return scope, table
