"""Worked games: a random search for the target with its dead ends, pruned to a readable length.

Source: the public LLM4Game24 project, whose text formats v1, v2 and v3 these are.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple, get_args

from bootcamp.lib.twentyfour.game import Game, State, join
from bootcamp.lib.twentyfour.notation import Form, write_back, write_move, write_reach
from bootcamp.lib.twentyfour.solver import Value, joins
from bootcamp.lib.twentyfour.steps import replay

_NODES = range(6, 18)
_SMALL = 3  # so many cards are searched to the end
_PATIENCE = 300  # states tried from more cards that cannot be won


def write_trace(
    game: Game,
    rng: Random,
    language: str = "en",
    *,
    format: Form = "v3",
    nodes: int | None = None,
    lines: range | None = None,
    after: str = "",
) -> str:
    """Write a search that ends with a solution: moves, dead ends with roll-backs, and the solution in the last line.

    The search tries moves in random order until it succeeds. Then dead ends are pruned at random until at most `nodes`
    states are left, or only those on the way to the solution. By default there are 6 to 17, or as many as make a text
    of so many `lines`. `after` holds the lines of a game that is to be taken up where they stop.

    >>> print(write_trace(Game((2, 3, 4), 24), Random(3), nodes=5))
    (2) * (4) = 8, left: (2 * 4) = 8, 3
    (8) - (3) = 5, left: ((2 * 4) - 3) = 5
    roll back, left: (2 * 4) = 8, 3
    (3) / (8) = 3/8, left: (3 / (2 * 4)) = 3/8
    roll back, left: (2 * 4) = 8, 3
    (8) * (3) = 24, left: ((2 * 4) * 3) = 24
    reach 24! expression: ((2 * 4) * 3)

    Raises:
        ValueError: an option is out of range, `after` breaks a rule, or there is no solution.
    """
    if format not in get_args(Form) or (nodes is not None and nodes < 1):
        raise ValueError(f"format={format!r}, nodes={nodes!r}: expected v1, v2 or v3, and a positive number")
    written, state = _take_up(game, after, format, language)
    tree = _search(game, state, rng)
    kept = _prune(tree, nodes or rng.choice(_thresholds(lines, len(state), format)), rng)
    children: dict[int, list[int]] = {node: [] for node in kept}
    for node in kept[1:]:
        children[tree.parents[node]].append(node)

    def write(node: int, state: State) -> State:
        """Write what was tried from a state and return the last state reached."""
        reached = state
        for child in children[node]:
            first, operator, second, value = tree.moves[child]
            after_move = join(state, first, operator, second, value)
            written.append(write_move(state[first], operator, state[second], after_move, format, language))
            reached = write(child, after_move)
            if child not in tree.solution and format != "v1":
                written.append(write_back(state, format, language))
        return reached

    winner = game.winner(write(0, state))
    assert winner is not None  # the search began from a state that can be won
    return "\n".join([*written, write_reach(game.target, winner.text, language)])


class _Tree(NamedTuple):
    """The states that a search met, numbered as they were met; state 0 is the root and has no move."""

    parents: list[int]
    moves: list[tuple[int, str, int, Value]]
    solution: set[int]


def _thresholds(lines: range | None, cards: int, format: Form) -> Sequence[int]:
    """Return the numbers of states from which to choose; a dead end takes a line, and one to roll back but in v1."""
    if lines is None:
        return _NODES
    return [n for n in range(cards, 25) if (n if format == "v1" else 2 * n - cards) in lines] or _NODES


def _take_up(game: Game, after: str, format: Form, language: str) -> tuple[list[str], State]:
    """Return the lines back from where `after` stops to the last state that can be won, and that state."""
    played = replay(after.splitlines(), game)
    if not all(played.holds) or played.over:
        raise ValueError(f"after={after!r}: expected the first lines of a game, none of them wrong or the last")
    states, lines = list(played.path), []
    while not game.is_winnable([card.value for card in states[-1]]):
        states.pop()
        if not states:
            raise ValueError(f"{game} has no solution")
        if format != "v1":
            lines.append(write_back(states[-1], format, language))
    return lines, states[-1]


def _search(game: Game, state: State, rng: Random) -> _Tree:
    """Search depth first, in random order, from a state that can be won."""
    tree = _Tree([0], [(0, "", 0, (0, 1))], {0})
    if game.winner(state) is None:
        _explore(game, 0, tuple(card.value for card in state), tree, rng, sys.maxsize)
    return tree


def _explore(game: Game, node: int, cards: tuple[Value, ...], tree: _Tree, rng: Random, limit: int) -> bool:
    """Try moves until one leads to the target or the tree has `limit` states, and say whether one does."""
    pairs = list(combinations(range(len(cards)), 2))
    rng.shuffle(pairs)
    for i, j in pairs:
        others = tuple(card for place, card in enumerate(cards) if place not in (i, j))
        moves = [move for move in joins(cards[i], cards[j], game.domain) if cards[i] != cards[j] or not move[1]]
        rng.shuffle(moves)
        for operator, swapped, value in moves:
            child = len(tree.parents)
            if child >= limit:
                return False
            tree.parents.append(node)
            tree.moves.append((j, operator, i, value) if swapped else (i, operator, j, value))
            after = (value, *others)
            won = value == (game.target, 1) and (game.spare or not others)
            hopeless = len(after) > _SMALL and not won and not game.is_winnable(after)
            patience = min(limit, child + _PATIENCE) if hopeless else limit
            if won or (others and _explore(game, child, after, tree, rng, patience)):
                tree.solution.add(child)
                return True
    return False


def _prune(tree: _Tree, nodes: int, rng: Random) -> list[int]:
    """Take away random leaves, those of the solution excepted, until `nodes` states are left; return these in order."""
    parents, kept = tree.parents, dict.fromkeys(range(len(tree.parents)))
    branches = [0] * len(parents)
    for parent in parents[1:]:
        branches[parent] += 1
    leaves = [node for node in kept if not branches[node] and node not in tree.solution]
    while len(kept) > nodes and leaves:
        place = rng.randrange(len(leaves))
        leaves[place], leaf = leaves[-1], leaves[place]
        leaves.pop()
        del kept[leaf]
        branches[parents[leaf]] -= 1
        if not branches[parents[leaf]] and parents[leaf] not in tree.solution:
            leaves.append(parents[leaf])
    return list(kept)
