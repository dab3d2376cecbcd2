"""Policies that are written as plans: what is done next depends on what was found before."""

from __future__ import annotations

from collections.abc import Generator, Iterable

Move = tuple[str, str]

Plan = Generator[Move, tuple[str, ...], None]
"""It gives moves and is sent what each one finds."""


def following(plan: Plan, found: Iterable[tuple[str, ...]]) -> Move:
    """Return the move of a plan after so much was found."""
    move = next(plan)
    for one in found:
        move = plan.send(one)
    return move
