"""Judge by going through all situations one by one and collecting the words heard for each value of the fact."""

from itertools import product
from typing import Any

from bootcamp.verifiers.formula import Join, Not

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if _atoms(answer) & set(instance.banned):
        return "a fact that must not be named"
    heard: dict[bool, set[bool]] = {False: set(), True: set()}
    for row in product((False, True), repeat=len(instance.facts)):
        facts = dict(zip(instance.facts, row, strict=True))
        if not all(_value(one, facts) for one in instance.known):
            continue
        for kind, rule in zip("ABCD", instance.types, strict=False):
            for da in (False, True) if instance.strange else (True,):
                world = {**facts, **{letter: letter == kind for letter in "ABCD"}, "w": da}
                says_yes = _value(answer, world) is _value(rule, world)
                heard[_value(instance.asked, world)].add(says_yes is da)
    if not all(heard.values()):
        return "the fact is known beforehand"
    return "" if not heard[True] & heard[False] else "the answer does not settle the fact"


def others(instance: Any, answer: Any) -> list[Any]:
    """The opposite question, and the same one written with exclusive or."""
    return [Not(answer), Join("xor", Not(answer.left), answer.right)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Questions that forget the type, the words or the fact, where they do not happen to do."""
    wrong = [instance.asked, answer.left, answer.right, Not(answer.right), Join("and", answer.left, answer.right)]
    return [one for one in wrong if confirm(instance, one)]


def _atoms(part: Any) -> set[str]:
    kind = type(part).__name__
    if kind == "Join":
        return _atoms(part.left) | _atoms(part.right)
    return _atoms(part.operand) if kind == "Not" else {part.name} if kind == "Atom" else set()


def _value(part: Any, world: dict[str, bool]) -> bool:
    match type(part).__name__:
        case "Atom":
            return world[part.name]
        case "Constant":
            return bool(part.value)
        case "Not":
            return not _value(part.operand, world)
    pair = int(_value(part.left, world)) * 2 + _value(part.right, world)
    return {"and": "0001", "or": "0111", "xor": "0110", "implies": "1101", "iff": "1001"}[part.connective][pair] == "1"
