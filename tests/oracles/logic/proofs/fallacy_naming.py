"""Judge by models: each argument's form is told by what its skeleton shares with the forms, valid ones by small worlds.

A skeleton is compared with a form by trying all ways to put its sentences and groups for the form's letters.
"""

from itertools import permutations, product
from typing import Any

LEVELS = range(1, 11)

_FORMS = """if P Q, is P, is Q | if P Q, is ~Q, is ~P | if P Q, is Q, is P | if P Q, is ~P, is ~Q
or P Q, is ~P, is Q | or P Q, is P, is ~Q | all A B, all C B, all C A | all A B, all C A, all C B
nand P Q, is ~P, is Q | nand P Q, is P, is ~Q | all A B, all B A | all A B, no C A, no C B
no A B, no C B, no C A | each A B, one A B""".replace("\n", " | ").split(" | ")
_VALID = {0, 1, 4, 7, 9}


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    forms = dict(instance.codes)
    for code, argument in zip(answer, instance.arguments, strict=True):
        statements = [tuple(statement) for statement, _ in argument]
        fits = [one for one, form in instance.codes if _fits(statements, _FORMS[form])]
        if fits != [code]:
            return f"{statements} has the forms {fits}"
        if statements[-1][0] == "is" and _valid(statements) != (forms[code] in _VALID):
            return f"{statements} is judged wrongly"
    return ""


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """One code changed, all codes the same, the order turned round."""
    codes = [code for code, _ in instance.codes]
    other = next(code for code in codes if code != answer[0])
    wrong = [(other, *answer[1:]), (answer[0],) * len(answer), answer[::-1], (*answer[:-1], *answer[:1])]
    return [near for near in wrong if near != answer]


def _fits(statements: list[Any], form: str) -> bool:
    pattern = [part.split() for part in form.split(", ")]
    if len(pattern) != len(statements):
        return False
    things = sorted({thing.strip("~") for _, *rest in statements for thing in rest})
    literals = things if statements[-1][0] != "is" else [sign + thing for thing in things for sign in ("", "~")]
    letters = sorted({letter.strip("~") for _, *rest in pattern for letter in rest})
    for chosen in permutations(literals, len(letters)):
        put = dict(zip(letters, chosen, strict=True))
        put |= {f"~{letter}": thing[1:] if thing[0] == "~" else f"~{thing}" for letter, thing in put.items()}
        filled = [_sorted((kind, *(put[letter] for letter in rest))) for kind, *rest in pattern]
        given = [_sorted(statement) for statement in statements]
        if filled[-1] == given[-1] and sorted(filled[:-1]) == sorted(given[:-1]):
            return True
    return False


def _sorted(statement: Any) -> tuple[str, ...]:
    kind, *rest = statement
    return (kind, *(sorted(rest) if kind in ("or", "nand") else rest))


def _valid(statements: list[Any]) -> bool:
    things = sorted({thing.strip("~") for _, *rest in statements for thing in rest})
    for values in product((False, True), repeat=len(things)):
        row = dict(zip(things, values, strict=True))
        truths = []
        for kind, *rest in statements:
            sides = [row[thing.strip("~")] != thing.startswith("~") for thing in rest]
            one, other = (*sides, sides[0])[:2]
            truths.append({"if": not one or other, "or": one or other, "nand": not (one and other), "is": one}[kind])
        if all(truths[:-1]) and not truths[-1]:
            return False
    return True
