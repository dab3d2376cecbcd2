"""Judge by cutting the printed text: each look-up is a search in the part of the text after or before a card."""

import re
from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    text = " ".join(line for line, _ in instance.text)
    right = []
    for line, _ in instance.asked:
        start, *steps = line.removesuffix(".").split("; ")
        card = start.removeprefix("Begin with card ")
        for step in steps:
            card = _look_up(text, card, step)
        right.append(int(re.findall(rf"Card {card} is \w+ and says (\d+)\.", text)[0]))
    return "" if answer == tuple(right) else f"the numbers are {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The number of the last card in place of what it says, and a number that is one off."""
    yield answer[0] + 1, *answer[1:]
    number = next(number for number, _, says in instance.cards if says == answer[0])
    if number != answer[0]:
        yield number, *answer[1:]


def _look_up(text: str, card: str, step: str) -> str:
    before, middle, after = text.partition(f"Card {card} ")
    says = re.findall(r"says (\d+)", after)[0]
    behind = after.partition(". ")[2]
    assert middle
    if "whose number is written" in step:
        assert f"Card {says} " in text
        return says
    if step.startswith("if"):
        return _numbers(behind)[0] if int(says) % 2 == 0 else _numbers(before)[-1]
    if found := re.fullmatch(r"go to the (\d+)\w\w card (after|before) it", step):
        return _numbers(behind)[int(found[1]) - 1] if found[2] == "after" else _numbers(before)[-int(found[1])]
    if found := re.fullmatch(r"go to the first (\w+) card after it", step):
        return _numbers(behind, found[1])[0]
    return _numbers(before, re.findall(r"go to the nearest (\w+) card before it", step)[0])[-1]


def _numbers(text: str, colour: str = r"\w+") -> list[str]:
    return re.findall(rf"Card (\d+) is {colour} ", text)
