"""Judge by joining neighbours in all orders, on categories in Polish notation; small ones are tried one by one."""

from functools import lru_cache
from itertools import pairwise, product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "" if _fits(instance, answer) else "some string is or is not a sentence"


def others(instance: Any, answer: str) -> list[str]:
    """Categories with one or two signs that do as well."""
    return [text for text in _small() if sum(map(text.count, "+-")) <= instance.signs and _fits(instance, text)][:6]


def near_misses(instance: Any, answer: str) -> list[str]:
    """Small categories that do not, a sign exchanged, a category with too many signs."""
    turned = answer.translate(str.maketrans("+-", "-+"))
    long = "+".join(["S"] * (instance.signs + 2))
    wrong = [turned, *_small()[::7]]
    return [text for text in wrong if not _fits(instance, text)] + [long]


def _small() -> list[str]:
    atoms = ("S", "NP", "N")
    one = ["".join(row) for row in product(atoms, "+-", atoms)]
    two = [f"({inner}){sign}{atom}" for inner in one for sign in "+-" for atom in atoms]
    return [*one, *two, *(f"{atom}{sign}({inner})" for inner in one for sign in "+-" for atom in atoms)]


def _polish(text: str) -> tuple[str, ...] | None:
    """Turn a text into sign, result, argument; the last sign outside brackets is the main one."""
    text = text.replace(" ", "")
    depth = 0
    for place in range(len(text) - 1, -1, -1):
        depth += (text[place] == ")") - (text[place] == "(")
        if depth < 0:
            return None
        if not depth and text[place] in "+-":
            result, argument = _polish(text[:place]), _polish(text[place + 1 :])
            return (text[place], *result, *argument) if result and argument else None
    if text[:1] == "(" and text[-1:] == ")":
        return _polish(text[1:-1])
    return (text,) if text in ("S", "NP", "N") else None


def _end(category: tuple[str, ...], start: int) -> int:
    """Where the category that starts at a place ends."""
    return start + 1 if category[start] not in "+-" else _end(category, _end(category, start + 1))


def _fits(instance: Any, text: str) -> bool:
    own = _polish(text)
    if own is None or sum(map(text.count, "+-")) > instance.signs:
        return False
    table = {word: _polish(category) for word, category in instance.lexicon} | {instance.word: own}
    return all(
        _joins(tuple(table[word] for word in string)) == wanted
        for strings, wanted in ((instance.right, True), (instance.wrong, False))
        for string in strings
    )


@lru_cache(100_000)
def _joins(row: tuple[Any, ...]) -> bool:
    if len(row) == 1:
        return bool(row[0] == ("S",))
    for place, (left, right) in enumerate(pairwise(row)):
        for function, argument, sign in ((left, right, "+"), (right, left, "-")):
            if function[0] == sign:
                middle = _end(function, 1)
                if function[middle:] == argument and _joins((*row[:place], function[1:middle], *row[place + 2 :])):
                    return True
    return False
