"""Gravity on grids: what falls, stays and rises, and which rules explain examples."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from bootcamp.lib.grid.board import SIDES, Cell, components, fill, size, where
from bootcamp.verifiers import Board

Pair = tuple[Board, Board]

EMPTY = "0"


class Rule(NamedTuple):
    """Things fall by `step`, objects as wholes if `rigid`; `roles` tells which colours fall, stay and rise."""

    step: Cell
    rigid: bool
    roles: dict[str, str]


def fallen(rule: Rule, board: Board) -> Board:
    """Return the board after the fall and then the rise.

    >>> fallen(Rule((1, 0), False, {"1": "fall"}), (("1", "1"), ("0", "1"), ("0", "0")))
    (('0', '0'), ('0', '1'), ('1', '1'))
    """
    (down, right), (rows, cols) = rule.step, size(board)
    held = {(row, col): item for row, line in enumerate(board) for col, item in enumerate(line)}
    for role, step in (("fall", rule.step), ("rise", (-down, -right))):
        things = [
            thing
            for colour, its_role in rule.roles.items()
            if its_role == role
            for thing in (components(where(board, colour)) if rule.rigid else [(c,) for c in where(board, colour)])
        ]
        _settle(held, sorted(things, key=lambda thing: -max(_along(cell, step) for cell in thing)), step)
    return fill(rows, cols, held.values())


def _settle(held: dict[Cell, str], things: list[tuple[Cell, ...]], step: Cell) -> None:
    """Move things by `step` until none can move."""
    moved = True
    while moved:
        moved = False
        for number, thing in enumerate(things):
            ahead = tuple((row + step[0], col + step[1]) for row, col in thing)
            if all(held.get(cell) == EMPTY or cell in thing for cell in ahead):
                colour = held[thing[0]]
                held.update(dict.fromkeys(thing, EMPTY))
                held.update(dict.fromkeys(ahead, colour))
                things[number], moved = ahead, True


def fitting_rules(pairs: Sequence[Pair], colours: str, rigid: bool, fixed: int, rising: bool) -> Iterator[Rule]:
    """Yield the rules that explain all pairs; at most `fixed` colours stay and, if `rising`, one rises.

    >>> pair = ((("1",), ("0",)), (("0",), ("1",)))
    >>> [rule.step for rule in fitting_rules([pair], "1", False, 0, False)]
    [(1, 0)]
    """
    for step, whole in product(SIDES, (False, True)[: 1 + rigid]):
        choices = [_possible_roles(pairs, colour, step) for colour in colours]
        for roles in product(*choices):
            rule = Rule(step, whole, dict(zip(colours, roles, strict=True)))
            allowed = roles.count("stay") <= fixed and roles.count("rise") <= rising
            if allowed and all(fallen(rule, before) == after for before, after in pairs):
                yield rule


def _possible_roles(pairs: Sequence[Pair], colour: str, step: Cell) -> list[str]:
    """List the roles that agree with how far the cells of a colour moved in all."""
    drifts = []
    for before, after in pairs:
        old, new = where(before, colour), where(after, colour)
        if sorted(_along(cell, step[::-1]) for cell in old) != sorted(_along(cell, step[::-1]) for cell in new):
            return []
        drifts.append(sum(_along(cell, step) for cell in new) - sum(_along(cell, step) for cell in old))
    possible = {"fall": min(drifts) >= 0, "rise": max(drifts) <= 0, "stay": not any(drifts)}
    return [role for role, holds in possible.items() if holds]


def _along(cell: Cell, step: Cell) -> int:
    return cell[0] * step[0] + cell[1] * step[1]
