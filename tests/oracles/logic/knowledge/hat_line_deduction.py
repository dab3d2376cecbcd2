"""Judge by following every speaker through the list of all ways in which the stock can be worn."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    stock, people = dict(instance.stock), list(instance.people)
    ways = [
        dict(zip(people, hats, strict=True))
        for hats in product(stock, repeat=len(people))
        if all(hats.count(colour) <= number for colour, number in stock.items())
    ]
    for name, knows in zip(reversed(people), reversed(instance.knows), strict=True):
        place = people.index(name)
        front = [people[other] for other in range(place) if place - other <= instance.sight[place]]
        own: dict[Any, set[str]] = {}
        for way in ways:
            own.setdefault(tuple(way[other] for other in front), set()).add(way[name])
        ways = [way for way in ways if (len(own[tuple(way[other] for other in front)]) == 1) == knows]
    told = dict(instance.told)
    ways = [way for way in ways if all(way[name] == colour for name, colour in told.items())]
    if not ways:
        return "what was said cannot be"
    worn = {name: {way[name] for way in ways} for name in people if name not in told}
    certain = {name: min(colours) for name, colours in worn.items() if len(colours) == 1}
    return "" if certain == answer else f"{len(certain)} colours are certain, or others"


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """A colour changed, a person left out, one added, and one of those told added."""
    colours = [colour for colour, _ in instance.stock]
    name, colour = next(iter(answer.items()))
    found = [answer | {name: next(other for other in colours if other != colour)}]
    if len(answer) > 1:
        found.append({other: worn for other, worn in answer.items() if other != name})
    return [*found, *(answer | {other: colours[0]} for other in instance.people if other not in answer)][:4]
