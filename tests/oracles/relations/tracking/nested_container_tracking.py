"""Judge by boxes that hold each other as nested dictionaries, read from the sentences of the story."""

import re
from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)

Tree = dict[str, Any]


def confirm(instance: Any, answer: dict[str, tuple[str, ...]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    world: Tree = {place: {} for place in instance.places}
    waiting = [re.findall(r"The (.+) is (?:at|in) the (.+)\.", line)[0] for line, _ in instance.start]
    while waiting:
        item, where = waiting.pop(0)
        home = _find(world, where)
        if home is None:
            waiting.append((item, where))
        else:
            home[item] = {}
    jammed: set[str] = set()
    for line, _ in instance.story:
        _act(world, jammed, line)
    right = {item: next(way for name, way in _all(world, ()) if name == item) for item in instance.asked}
    return "" if answer == right else f"they are in {right}"


def near_misses(instance: Any, answer: dict[str, tuple[str, ...]]) -> Iterator[dict[str, tuple[str, ...]]]:
    """A chain from the outside in, or without its place, or with one container more."""
    item = instance.asked[0]
    chain = answer[item]
    for wrong in (chain[::-1], chain[:-1], (*chain[:-1], instance.containers[0], chain[-1])):
        if wrong and wrong != chain:
            yield answer | {item: wrong}


def _all(tree: Tree, way: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    for name, inner in tree.items():
        yield name, way
        yield from _all(inner, (name, *way))


def _find(tree: Tree, name: str) -> Any:
    if name in tree:
        return tree[name]
    found = (_find(inner, name) for inner in tree.values())
    return next((inner for inner in found if inner is not None), None)


def _act(world: Tree, jammed: set[str], line: str) -> None:
    where = dict(_all(world, ()))
    if found := re.fullmatch(r"The lid of the (.+) (gets stuck|is freed)\.", line):
        jammed ^= {found[1]}
    elif found := re.fullmatch(r"The (.+) is (?:put into|carried to) the (.+)\.", line):
        item, goal = found.groups()
        if not jammed & (set(where[item]) ^ {goal, *where[goal]}):
            parent = _find(world, where[item][0])
            moved = parent.pop(item)
            _find(world, goal)[item] = moved
    elif found := re.fullmatch(r"Everything is taken out of the (.+) and left beside it\.", line):
        box = _find(world, found[1])
        if found[1] not in jammed:
            _find(world, where[found[1]][0]).update(box)
            box.clear()
    else:
        ((one, other),) = re.findall(r"The contents of the (.+) and of the (.+) are exchanged\.", line)
        if not jammed & ({one, other} | (set(where[one]) ^ set(where[other]))):
            first, second = _find(world, one), _find(world, other)
            held = dict(first)
            first.clear()
            first.update(second)
            second.clear()
            second.update(held)
