"""Judge by a maximum matching of networkx, and look for other camps with a SAT model of pairs."""

from itertools import combinations
from typing import Any

import networkx

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, only, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    trees = {(r, c) for r, line in enumerate(instance.trees) for c, sign in enumerate(line) if sign == "T"}
    if trees != {(r, c) for r, line in enumerate(answer) for c, sign in enumerate(line) if sign == "T"}:
        return "the trees have moved"
    model = Model(len(instance.rows), len(instance.cols))
    model.lines(instance.rows, instance.cols)
    model.count(model.literal.values(), len(trees))
    for a, b in combinations(model.cells, 2):
        if max(abs(a[0] - b[0]), abs(a[1] - b[1])) == 1:
            model.add(-model.literal[a], -model.literal[b])
    for tree in trees:
        model.add(-model.literal[tree])
    model.refuse = lambda model, tents: _unpaired(model, trees, tents)
    return only(model, answer, "A")


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer, "A")


def _unpaired(model: Model, trees: set[tuple[int, int]], tents: set[tuple[int, int]]) -> list[int]:
    """Give a clause against tents that cannot be paired: for a tree or tent beside none, else for all of them."""
    beside = networkx.Graph((a, b) for a in trees for b in model.grid[a] if b in tents)
    for tree in trees - set(beside):
        return [model.literal[cell] for cell in model.grid[tree] if cell not in trees]
    for tent in tents - set(beside):
        return [-model.literal[tent]]
    pairs = networkx.bipartite.maximum_matching(beside, trees)
    return [] if len(pairs) == len(trees) + len(tents) else [-model.literal[tent] for tent in tents]
