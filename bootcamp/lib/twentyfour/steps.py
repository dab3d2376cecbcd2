"""Judge the lines of a worked game one by one: does each follow from the one before?"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import NamedTuple

from bootcamp.lib.twentyfour.game import Card, Game, State, join
from bootcamp.lib.twentyfour.notation import Back, Move, Reach, Shown, read_line
from bootcamp.lib.twentyfour.solver import admits, joins
from bootcamp.verifiers.base import Malformed, WrongForm
from bootcamp.verifiers.expression import Expression


class Replay(NamedTuple):
    """A game played again: which lines hold, and the states from the first one to where the lines end."""

    holds: tuple[bool, ...]
    path: tuple[State, ...]
    over: bool


def replay(lines: Sequence[str], game: Game) -> Replay:
    """Play a game again from its lines and tell which of them hold.

    A move must take two cards that are there, compute exactly, and leave all the others; a roll-back must return to an
    earlier state on the way to the present one; the conclusion must come when the cards have reached the target, with
    a right expression. A line after a wrong one is judged by the cards that the wrong one claimed. In a text without
    roll-backs and without expressions of cards (form v1), a move may start from any earlier state.

    >>> lines = ["(3) + (8) = 11, left: 11", "roll back, left: 3 8"]
    >>> lines += ["(3) * (8) = 24, left: 24", "reach 24! expression: 3 * 8"]
    >>> replay(lines, Game((3, 8), 24)).holds
    (True, True, True, True)
    >>> replay(lines[1:3], Game((3, 8), 24)).holds
    (False, True)
    """
    read = [read_line(line) for line in lines]
    silent = not any(isinstance(line, Back) or _has_expressions(line) for line in read)
    path: tuple[State, ...] = (game.deal(),)
    holds: list[bool] = []
    over = False
    for line in read:
        if line is None or over:
            holds.append(False)
        elif isinstance(line, Reach):
            over = True
            holds.append(
                game.winner(path[-1]) is not None and line.target == game.target and _is_solution(line.expression, game)
            )
        else:
            followed = _move(path, line, game, silent) if isinstance(line, Move) else _go_back(path, line)
            holds.append(followed is not None)
            path = followed or _as_claimed(path, line.left)
    return Replay(tuple(holds), path, over)


def _has_expressions(line: Move | Back | Reach | None) -> bool:
    return isinstance(line, Move) and any(card.text for card in line.left)


def _move(path: tuple[State, ...], move: Move, game: Game, silent: bool) -> tuple[State, ...] | None:
    """Return the path after a move from the last state, or from an earlier one where that needs no words."""
    for length in range(len(path), 0 if silent else len(path) - 1, -1):
        state = path[length - 1]
        for first, second in permutations(range(len(state)), 2):
            if (state[first].value, state[second].value) != (move.first, move.second):
                continue
            if (move.operator, False, move.result) not in joins(move.first, move.second, game.domain):
                continue
            after = join(state, first, move.operator, second, move.result)
            if _shows(move.left, after):
                return (*path[:length], after)
    return None


def _go_back(path: tuple[State, ...], back: Back) -> tuple[State, ...] | None:
    for length in range(len(path) - 1, 0, -1):
        if _shows(back.left, path[length - 1]):
            return path[:length]
    return None


def _is_solution(text: str, game: Game) -> bool:
    try:
        tree = Expression(numbers=game.numbers, all_numbers=not game.spare).parse(text)
    except (Malformed, WrongForm):
        return False
    return tree.value == game.target and all(admits(game.domain, node.value) for node in tree.nodes())


def _shows(shown: tuple[Shown, ...], state: State) -> bool:
    """Tell whether `shown` are the cards of `state`, in any order."""
    if len(shown) != len(state):
        return False
    missing = list(state)
    for one in sorted(shown, key=lambda one: one.text is None):
        card = next(filter(one.shows, missing), None)
        if card is None:
            return False
        missing.remove(card)
    return True


def _as_claimed(path: tuple[State, ...], shown: tuple[Shown, ...]) -> tuple[State, ...]:
    """Return the path with the cards that a wrong line claims, unless they are more than the game has."""
    first, *later = path
    if not 0 < len(shown) <= len(first):
        return path
    claimed = tuple(Card(one.value, one.text or _bare(one)) for one in shown)
    return (first, *(state for state in later if len(state) > len(claimed)), claimed)


def _bare(shown: Shown) -> str:
    numerator, denominator = shown.value
    return str(numerator) if denominator == 1 else f"({numerator} / {denominator})"
