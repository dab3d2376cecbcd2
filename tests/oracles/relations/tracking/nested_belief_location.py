"""Judge by minds within minds: each person's mind keeps the places and, one level down, the minds of all others."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    questions = [re.findall(r"(?:does|that) (\w+) think|the (.+) is\?", line) for line, _ in instance.asked]
    depth = max(len(parts) - 1 for parts in questions)
    chains = [chain for size in range(1, depth + 1) for chain in product(instance.people, repeat=size)]
    wanted = {tuple(name for name, _ in parts[:-1]) for parts in questions}
    chains = [chain for chain in chains if chain in wanted]
    real = dict(instance.things)
    minds = {chain: dict(real) for chain in chains}
    inside = set(instance.people)
    for line, _ in instance.story:
        who = line.split()[0]
        if found := re.fullmatch(r"\w+ moves the (.+) to the (.+)\.", line):
            assert who in inside
            real[found[1]] = found[2]
            _show(minds, inside, {found[1]: found[2]})
        elif found := re.fullmatch(r"\w+ opens the (.+) and shows everyone in the room what is in it\.", line):
            assert who in inside
            _show(minds, inside, {thing: box for thing, box in real.items() if box == found[1]})
        elif "unnoticed" in line:
            assert who not in inside
            _show(minds, {who}, real)
        else:
            inside ^= {who}
            assert (who in inside) is line.endswith("comes back into the room.")
    right = tuple(minds[tuple(name for name, _ in parts[:-1])][parts[-1][1]] for parts in questions)
    return "" if answer == right else f"they think of {right}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Another container in the first place, and two answers exchanged."""
    yield from ((box, *answer[1:]) for box in instance.containers if box != answer[0])
    if answer[:1] != answer[-1:]:
        yield answer[-1], *answer[1:-1], answer[0]


def _show(minds: dict[tuple[str, ...], dict[str, str]], seers: set[str], places: dict[str, str]) -> None:
    for chain, mind in minds.items():
        if all(name in seers for name in chain):
            mind.update(places)
