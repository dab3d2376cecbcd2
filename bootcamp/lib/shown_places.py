"""Putting things into places one by one by numbered rules, written down with the rule that each place breaks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import permutations

from bootcamp.lib.shown_search import Try, tried_lines

Rule = tuple[Sequence[str], Callable[[Mapping[str, int]], bool]]
"""The things that a rule is about, and whether it holds of their places."""


def placed_lines(
    things: Sequence[str], places: Sequence[int], rules: Sequence[Rule], placed: Mapping[str, int]
) -> tuple[list[str], Mapping[str, int]]:
    """Place next the thing with the fewest places that fit with those placed; try its free places in order.

    A line names the places tried for a thing, in brackets behind each that fails the number of the first rule about it
    that cannot be kept then, wherever the other things of the rule go; after a dead end the last thing with places left
    goes on in the next line. No places are found if there are none that keep all rules.

    >>> rules = [(("b", "a"), lambda at: at["b"] < at["a"]), (("c", "a"), lambda at: at["c"] == at["a"] + 1)]
    >>> placed_lines(["a", "b", "c"], [1, 2, 3], rules, {})
    (['a: 1 (1), 2', 'b: 1', 'c: 3'], {'a': 2, 'b': 1, 'c': 3})
    """
    known: dict[object, bool] = {}

    def broken(thing: str, then: Mapping[str, int]) -> int:
        free = tuple(place for place in places if place not in then.values())
        for number, (names, holds) in enumerate(rules, start=1):
            open_ = [name for name in names if name not in then]
            if thing in names and len(open_) < 3:
                state = number, tuple(map(then.get, names)), free if open_ else ()
                if state not in known:
                    ways = (dict(zip(open_, way, strict=True)) for way in permutations(free, len(open_)))
                    known[state] = any(holds({**then, **way}) for way in ways)
                if not known[state]:
                    return number
        return 0

    def tries(now: Mapping[str, int]) -> tuple[str, list[Try]] | None:
        free = [place for place in places if place not in now.values()]
        fits = {one: {place: broken(one, {**now, one: place}) for place in free} for one in things if one not in now}
        if not fits:
            return None
        one = min(fits, key=lambda key: (sum(not number for number in fits[key].values()), -_links(rules, key, now)))
        told = {place: f"{place} ({number})" if number else str(place) for place, number in fits[one].items()}
        return one, [(one, place, told[place], not number) for place, number in fits[one].items()]

    return tried_lines(placed, tries)


def _links(rules: Sequence[Rule], thing: str, placed: Mapping[str, int]) -> int:
    """Count the rules about a thing, first of all those about placed things."""
    own = [names for names, _ in rules if thing in names]
    return sum(1 + 9 * any(name in placed for name in names) for names in own)
