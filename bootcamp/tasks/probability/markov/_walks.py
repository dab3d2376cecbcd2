"""Finite Markov chains told as walks: settings, tables of moves, random chains."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_composition
from bootcamp.lib.prompts import letter

Chain = tuple[tuple[Fraction, ...], ...]

SETTINGS: dict[str, tuple[tuple[str, str], tuple[str, str]]] = {
    "robot": (("a robot", "机器人"), ("rooms", "房间")),
    "frog": (("a frog", "青蛙"), ("stones", "石头")),
    "bee": (("a bee", "蜜蜂"), ("flowers", "花")),
    "drone": (("a drone", "无人机"), ("stations", "站点")),
    "courier": (("a courier", "信使"), ("offices", "办事处")),
    "ferry": (("a ferry", "渡船"), ("docks", "码头")),
    "cat": (("a cat", "猫"), ("gardens", "花园")),
    "reader": (("a reader", "读者"), ("pages", "页面")),
    "tram": (("a tram", "电车"), ("stops", "车站")),
}


class Walk(task.Instance):
    """A chain on the states A, B, ... and its setting."""

    setting: str
    chain: Chain

    @property
    def names(self) -> list[str]:
        return [letter(state) for state in range(len(self.chain))]

    @property
    def rows(self) -> list[str]:
        return [
            f"{letter(state)}: " + ", ".join(f"{letter(i)} {p}" for i, p in enumerate(row) if p)
            for state, row in enumerate(self.chain)
            if row[state] != 1
        ]

    def words(self, language: str) -> dict[str, str]:
        walker, places = (pair[language == "zh"] for pair in SETTINGS[self.setting])
        return {"walker": walker, "it": walker.replace("a ", "the "), "places": places, "place": places.rstrip("s")}


def draw_setting(rng: Random) -> str:
    """Draw the name of a setting."""
    return rng.choice(list(SETTINGS))


def draw_row(rng: Random, n: int, targets: Sequence[int], denominator: int) -> tuple[Fraction, ...]:
    """Draw chances of moves to just these of n states."""
    whole = rng.randint(max(2, len(targets)), max(denominator, len(targets)))
    parts = dict(zip(targets, random_composition(rng, whole, len(targets)), strict=True))
    return tuple(Fraction(parts.get(state, 0), whole) for state in range(n))


def moves(chain: Chain) -> list[Mapping[int, Fraction]]:
    """Give for each state the chances of moves as a mapping, none for a state that is never left."""
    return [{} if row[state] == 1 else dict(_positive(row)) for state, row in enumerate(chain)]


def _positive(row: Iterable[Fraction]) -> Iterable[tuple[int, Fraction]]:
    return ((state, p) for state, p in enumerate(row) if p)
