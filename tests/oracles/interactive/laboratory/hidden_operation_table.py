"""Read products from the table, which must be a group; bound the questions by counting possible answers."""

from functools import cache
from itertools import permutations, product
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(2, 5)


def play(instance: Any, moves: list[tuple[str, str]]) -> tuple[list[tuple[str, str, str]], str]:
    """Look every product up."""
    letters = instance.letters
    value = dict(zip(product(letters, letters), instance.table, strict=True))
    assert all(value[value[x, y], z] == value[x, value[y, z]] for x, y, z in product(letters, repeat=3))
    assert all({value[x, y] for y in letters} == set(letters) for x in letters)
    seen: list[tuple[str, str, str]] = []
    for verb, text in moves:
        if verb == "answer":
            right = list(text) == [value[pair[0], pair[2]] for pair in instance.wanted]
            return [*seen, (verb, text, "right" if right else "wrong")], "won" if right else "lost"
        seen.append((verb, text, value[text[0], text[1]]))
    return seen, ""


def least(instance: Any) -> int:
    """Return the fewest moves: each reply has six values, and so many different answers must be told apart."""
    tables = _groups_of_six()
    assert len(tables) == 480
    answers = {
        tuple(table["abcdef".index(p[0]), "abcdef".index(p[2])] for p in instance.wanted) for table in map(dict, tables)
    }
    asks = 0
    while 6**asks < len(answers):
        asks += 1
    return asks + 1


@cache
def _groups_of_six() -> frozenset[tuple[tuple[tuple[int, int], int], ...]]:
    """Rename the numbers modulo 6 and the permutations of three things in all ways."""
    threes = list(permutations(range(3)))
    sums = {(x, y): (x + y) % 6 for x, y in product(range(6), repeat=2)}
    turns = {(x, y): threes.index(tuple(threes[x][k] for k in threes[y])) for x, y in product(range(6), repeat=2)}
    return frozenset(
        tuple(sorted(((p[x], p[y]), p[z]) for (x, y), z in group.items()))
        for group in (sums, turns)
        for p in permutations(range(6))
    )
