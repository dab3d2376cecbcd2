"""Families of three generations, the features of pairs of relatives, and what words for such pairs show."""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp.lib import worlds

Person = tuple[str, str, int, int, int]
"""Name, sex (f or m), year of birth, father's and mother's number from 0; -1 if they are not in the list."""

FEATURES = 6
"""Generations up, the relative's sex, the speaker's, whether the relative is older, direct line, same sex."""


def draw_family(rng: Random, most: int) -> tuple[Person, ...]:
    """Draw a couple, their children, and the children of some of these; nothing if two are born in one year.

    >>> [person[1:] for person in draw_family(Random(2), 5)]
    [('m', 1892, -1, -1), ('f', 1890, -1, -1), ('f', 1916, 0, 1), ('f', 1924, 0, 1)]
    """
    names = {sex: list(worlds.draw_names(rng, most, sex)) for sex in "fm"}
    persons: list[Person] = []

    def add(sex: str, born: int, father: int = -1, mother: int = -1) -> int:
        persons.append((names[sex].pop(), sex, born, father, mother))
        return len(persons) - 1

    year = rng.randint(1890, 1910)
    parents = [(add("m", year), add("f", year + rng.randint(-3, 6)))]
    for age in (24, 50):
        couples: list[tuple[int, int]] = []
        for father, mother in parents:
            for child in range(rng.randint(2, 3)):
                if len(persons) >= most - 1:
                    break
                sex = rng.choice("fm")
                one = add(sex, year + age + 3 * child + rng.randint(0, 9), father, mother)
                if age == 24 and len(couples) < 3 and len(persons) < most - 2 and rng.random() < 0.7:
                    other = add("fm"[sex == "f"], persons[one][2] + rng.choice((-4, -2, 1, 3)))
                    couples.append((one, other) if sex == "m" else (other, one))
        parents = couples
    return tuple(persons) if len({born for _, _, born, _, _ in persons}) == len(persons) else ()


def _ancestors(persons: tuple[Person, ...], one: int) -> dict[int, int]:
    """Give the ancestors of somebody, and the person too, with the number of generations."""
    found, row = {one: 0}, [one]
    for step in (1, 2, 3):
        row = [parent for person in row for parent in persons[person][3:] if parent >= 0]
        found |= dict.fromkeys(row, step)
    return found


def related(persons: tuple[Person, ...], a: int, b: int) -> bool:
    """Tell whether two persons have an ancestor in common or are ancestor and descendant.

    >>> related((("A", "m", 1900, -1, -1), ("B", "f", 1902, -1, -1), ("C", "f", 1925, 0, 1)), 0, 2)
    True
    """
    return bool(_ancestors(persons, a).keys() & _ancestors(persons, b).keys())


def features(persons: tuple[Person, ...], a: int, b: int) -> tuple[int, ...]:
    """Give the six features of a speaker a and a relative b.

    >>> features((("A", "m", 1900, -1, -1), ("B", "f", 1902, -1, -1), ("C", "f", 1925, 0, 1)), 2, 0)
    (1, 1, 0, 1, 1, 0)
    """
    up, down = _ancestors(persons, a), _ancestors(persons, b)
    common = min(up.keys() & down.keys(), key=lambda one: up[one] + down[one])
    one, other = persons[a], persons[b]
    return (
        up[common] - down[common],
        int(other[1] == "m"),
        int(one[1] == "m"),
        int(other[2] < one[2]),
        int(b in up or a in down),
        int(one[1] == other[1]),
    )


def settled(
    rows: dict[tuple[int, int], tuple[int, ...]],
    shown: list[tuple[int, int]],
    spoken: dict[tuple[int, int], str],
    asked: list[tuple[int, int]],
) -> bool:
    """Tell whether all sets of features that fit the shown pairs give one word to each asked pair.

    >>> rows = {(0, 1): (0,) * 6, (1, 2): (1,) * 6, (2, 3): (0,) * 6}
    >>> settled(rows, [(0, 1), (1, 2)], {(0, 1): "a", (1, 2): "b"}, [(2, 3)])
    True
    """
    answers = set()
    for size in range(FEATURES + 1):
        for places in combinations(range(FEATURES), size):
            table = {(tuple(rows[pair][place] for place in places), spoken[pair]) for pair in shown}
            known = dict(table)
            if len(known) == len(table) == len(set(known.values())):
                answers.add(tuple(known.get(tuple(rows[pair][place] for place in places), "") for pair in asked))
    return len(answers) == 1 and "" not in next(iter(answers))
