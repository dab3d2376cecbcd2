"""Collections of items with attributes, told only by how many are like this or that, and what becomes of them.

A change is ``turn`` or ``copy`` (condition, attribute, new value), ``lose`` (condition), ``some`` (condition, number),
``come`` (a condition that names all of an item, number) or ``back`` (the number of a change that lost items).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from bootcamp.lib.worlds import categories, zh

Item = tuple[str, ...]
Atom = tuple[int, str, bool]  # an attribute, a value, and whether it is that value
Condition = tuple[Atom, ...]
Change = tuple[str, Condition, int, str, int]  # a kind, a condition, an attribute and its new value, a number


class World(NamedTuple):
    """A possible collection, and what each change took away, by its number."""

    items: tuple[tuple[Item, int], ...]
    taken: tuple[tuple[int, tuple[tuple[Item, int], ...]], ...]


_SIZES = {"small": "小号", "medium": "中号", "large": "大号"}

ATTRIBUTES = {  # the category of the values, and how one is said
    "colour": ("{0}", "{0}"),
    "size": ("{0}", "{0}"),
    "material": ("of {0}", "{0}制"),
    "city": ("from {0}", "产自{0}"),
    "fruit": ("{0}-scented", "{0}味"),
}
_CHANGEABLE = ("colour", "size", "fruit")
_CHANGES = {
    "turn": ("All items that are {0} become {1}.", "所有{0}的物品都变成{1}的。"),
    "lose": ("All items that are {0} are given away.", "所有{0}的物品都送掉了。"),
    "copy": (
        "For each item that is {0}, one more is added that is {1} and like it in all else.",
        "每有一件{0}的物品，就添一件{1}的、其余都与它相同的物品。",
    ),
    "come": ("{2} more {3} added: {1}.", "又添了 {2} 件：{1}。"),
    "back": ("All that was given away in step {2} comes back as it was.", "第 {2} 步送掉的物品全部原样拿了回来。"),
    "some": (
        "{2} of the items that are {0} {3} given away; it is not said which.",
        "从{0}的物品中送掉了 {2} 件，没有说是哪些。",
    ),
}


def values_of(name: str) -> list[str]:
    """List the values that an attribute may have.

    >>> values_of("size")
    ['small', 'medium', 'large']
    """
    return list(_SIZES) if name == "size" else list(categories()[name])


def phrase(value: str, side: int) -> str:
    """Say a value in English (side 0) or in Chinese (side 1).

    >>> phrase("Lima", 0), phrase("wood", 1)
    ('from Lima', '木头制')
    """
    name = next(name for name in ATTRIBUTES if value in values_of(name))
    return ATTRIBUTES[name][side].format(value if side == 0 else _SIZES.get(value) or zh(value))


def said(condition: Condition, side: int) -> str:
    """Say a condition in English (side 0) or in Chinese (side 1).

    >>> said(((0, "red", True), (1, "large", False)), 0)
    'red and not large'
    """
    words = [("" if yes else ("not ", "不是")[side]) + phrase(value, side) for _, value, yes in condition]
    return (" and ", "且")[side].join(words)


def told(change: Change) -> tuple[str, str]:
    """Tell a change in English and in Chinese.

    >>> told(("turn", ((0, "red", True),), 0, "blue", 0))[0]
    'All items that are red become blue.'
    """
    kind, condition, _, value, n = change
    lines = []
    for side in (0, 1):
        new = phrase(value, side) if value else (", ", "、")[side].join(phrase(one, side) for _, one, _ in condition)
        verb = "is" if n == 1 else "are"
        lines.append(_CHANGES[kind][side].format(said(condition, side), new, n, verb))
    return lines[0], lines[1]


def draw_condition(rng: Random, values: Sequence[Sequence[str]], atoms: int) -> Condition:
    """Draw a condition on at most `atoms` attributes, those that hold first."""
    chosen = sorted(rng.sample(range(len(values)), min(len(values), rng.randint(1, atoms))))
    drawn = [(one, rng.choice(values[one]), rng.random() < 0.7) for one in chosen]
    return tuple(sorted(drawn, key=lambda atom: not atom[2]))  # "not" first could be taken for all that follows


def draw_change(
    rng: Random, values: Sequence[Sequence[str]], names: Sequence[str], world: World, atoms: int, vague: bool
) -> Change | None:
    """Draw a change of one of the attributes `names`, vague or not; None where it would do nothing."""
    kind = "some" if vague else rng.choice(("turn", "turn", "turn", "lose", "copy", "come", "back", "back"))
    if kind == "back":
        return (kind, (), 0, "", rng.choice(world.taken)[0]) if world.taken else None
    if kind == "come":
        item = tuple((place, rng.choice(pool), True) for place, pool in enumerate(values))
        return (kind, item, 0, "", rng.randint(1, 6))
    condition = draw_condition(rng, values, atoms)
    hit = count(world, condition)
    if kind in ("lose", "some"):
        n = rng.randint(1, 2) if kind == "some" else 0
        return (kind, condition, 0, "", n) if hit > n and 2 * hit < sum(dict(world.items).values()) else None
    place = rng.choice([place for place, name in enumerate(names) if kind == "copy" or name in _CHANGEABLE])
    value = rng.choice(values[place])
    return (kind, condition, place, value, 0) if hit and (place, value, True) not in condition else None


def _meets(item: Item, condition: Condition) -> bool:
    return all((item[place] == value) == yes for place, value, yes in condition)


def count(world: World, condition: Condition) -> int:
    """Count the items that meet a condition.

    >>> count(World(((("red", "small"), 2), (("blue", "small"), 3)), ()), ((0, "red", False),))
    3
    """
    return sum(n for item, n in world.items if _meets(item, condition))


def tidy(items: dict[Item, int], taken: dict[int, tuple[tuple[Item, int], ...]]) -> World:
    """Make a world of the items that are left, in a fixed order."""
    return World(tuple(sorted((item, n) for item, n in items.items() if n)), tuple(sorted(taken.items())))


def after(world: World, change: Change, step: int) -> Iterator[World]:
    """Give the collections that a change may lead to: more than one where it leaves something open.

    >>> [world.items for world in after(World(((("red",), 2),), ()), ("turn", ((0, "red", True),), 0, "blue", 0), 1)]
    [((('blue',), 2),)]
    """
    kind, condition, place, value, n = change
    items, taken = Counter(dict(world.items)), dict(world.taken)
    hit = [(item, number) for item, number in world.items if _meets(item, condition)]
    if kind == "some":
        pool = [item for item, number in hit for _ in range(min(number, n))]
        for lost in sorted({tuple(sorted(one)) for one in combinations(pool, n)}):
            yield tidy(items - Counter(lost), taken)
        return
    if kind == "back":
        items.update(dict(taken.pop(n)))
    elif kind == "come":
        items[tuple(one for _, one, _ in condition)] += n
    else:
        if kind != "copy":
            items -= Counter(dict(hit))
        if kind == "lose":
            taken[step] = tuple(hit)
        else:
            for item, number in hit:
                new = (*item[:place], value, *item[place + 1 :])
                items[new] += number
    yield tidy(items, taken)
