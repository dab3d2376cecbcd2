"""Urns with balls of several colours: drawn and described."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp.lib.numbers import random_composition
from bootcamp.lib.prompts import listed

COLOURS = (("red", "红球"), ("blue", "蓝球"), ("green", "绿球"), ("white", "白球"), ("black", "黑球"))


def contents(rng: Random, colours: int, balls: int) -> tuple[int, ...]:
    """Draw how many balls of each colour there are, at least one of each."""
    return tuple(random_composition(rng, balls, colours))


def described(balls: Sequence[int], language: str) -> str:
    """Write what an urn holds.

    >>> described((2, 1), "en"), described((2, 1), "zh")
    ('2 red balls and 1 blue ball', '红球 2 个、蓝球 1 个')
    """
    pairs = list(zip(balls, COLOURS, strict=False))
    if language == "zh":
        return "、".join(f"{name} {count} 个" for count, (_, name) in pairs)
    return listed([f"{count} {name} ball{'s' * (count != 1)}" for count, (name, _) in pairs])
