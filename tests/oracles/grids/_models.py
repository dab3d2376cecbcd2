"""Propositional models of shading puzzles for the SAT solver Cadical; connectivity comes as cuts from networkx."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import networkx
from pysat.card import CardEnc, EncType
from pysat.solvers import Cadical153

from bootcamp.lib.grid.board import Cell
from bootcamp.verifiers import Board


class Model:
    """A variable for every cell of a board, true where it is shaded, with clauses, counts and connectivity."""

    def __init__(self, rows: int, cols: int) -> None:
        self.grid = networkx.grid_2d_graph(rows, cols)
        self.cells = sorted(self.grid)
        self.literal = {cell: index for index, cell in enumerate(self.cells, 1)}
        self.top = len(self.cells)
        self.clauses: list[list[int]] = []
        self.joined: list[tuple[Any, dict[Cell, int]]] = []
        self.refuse: Callable[[Model, set[Cell]], list[int]] = lambda model, shaded: []
        """Gives a clause against a shading that breaks a rule of the puzzle, empty if it breaks none."""

    def variable(self) -> int:
        self.top += 1
        return self.top

    def add(self, *literals: int) -> None:
        self.clauses.append(list(literals))

    def count(self, literals: Iterable[int], low: int, high: int | None = None, unless: Sequence[int] = ()) -> None:
        """Demand that `low` to `high` of the literals are true, or one of `unless` is."""
        chosen, high = list(literals), low if high is None else high
        if low > len(chosen) or high < 0:
            self.add(*unless)
        for bound, encode in ((low, CardEnc.atleast), (high, CardEnc.atmost)):
            if 0 <= bound <= len(chosen):
                found = encode(chosen, bound, top_id=self.top, encoding=EncType.seqcounter)
                self.top = max(self.top, found.nv)
                self.clauses += [[*unless, *clause] for clause in found.clauses]

    def all_or(self, literals: Iterable[int]) -> int:
        """Make a variable that is true exactly if all literals are."""
        chosen, both = list(literals), self.variable()
        for literal in chosen:
            self.add(-both, literal)
        self.add(both, *(-literal for literal in chosen))
        return both

    def views(self, cell: Cell, sign: int) -> list[int]:
        """Make variables, as many true as cells with this sign are seen from `cell` in the four directions."""
        seen = []
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            line: list[int] = []
            row, col = cell[0] + down, cell[1] + right
            while (row, col) in self.literal:
                line.append(sign * self.literal[row, col])
                seen.append(self.all_or(line))
                row, col = row + down, col + right
        return seen

    def lines(self, rows: Sequence[int | None], cols: Sequence[int | None]) -> None:
        """Demand these numbers of shaded cells in rows and columns; None is free."""
        for axis, counts in enumerate((rows, cols)):
            for index, count in enumerate(counts):
                if count is not None:
                    self.count([x for cell, x in self.literal.items() if cell[axis] == index], count)

    def regions(self, regions: Sequence[Sequence[int]], counts: Sequence[int | None]) -> None:
        """Demand these numbers of shaded cells in the regions; None is free."""
        for region, count in enumerate(counts):
            if count is not None:
                self.count([x for (row, col), x in self.literal.items() if regions[row][col] == region], count)

    def no_neighbours(self) -> None:
        for a, b in self.grid.edges:
            self.add(-self.literal[a], -self.literal[b])

    def no_block(self, sign: int = 1) -> None:
        for row, col in self.cells:
            block = [(row, col), (row + 1, col), (row, col + 1), (row + 1, col + 1)]
            if block[-1] in self.literal:
                self.add(*(-sign * self.literal[cell] for cell in block))

    def connect(self, sign: int) -> None:
        """Demand that the shaded (1) or the unshaded (-1) cells are connected by sides."""
        self.joined.append((self.grid, {cell: sign * literal for cell, literal in self.literal.items()}))

    def shadings(self, limit: int = 2) -> list[frozenset[Cell]]:
        """Find up to `limit` sets of shaded cells."""
        found: list[frozenset[Cell]] = []
        with Cadical153(bootstrap_with=self.clauses) as solver:
            while len(found) < limit and solver.solve():
                true = set(solver.get_model())
                shaded = {cell for cell in self.cells if self.literal[cell] in true}
                cuts = [cut for graph, literals in self.joined for cut in _cuts(graph, literals, true)]
                cuts += list(filter(None, [self.refuse(self, shaded)]))
                if not cuts:
                    found.append(frozenset(shaded))
                    cuts = [[-x if x in true else x for x in self.literal.values()]]
                for cut in cuts:
                    solver.add_clause(cut)
        return found


def _cuts(graph: Any, literals: Mapping[Cell, int], true: set[int]) -> list[list[int]]:
    """Cut off every part of the chosen cells: one cell around it is chosen, or not both it and another part."""
    chosen = {cell for cell, literal in literals.items() if literal in true}
    parts = list(networkx.connected_components(graph.subgraph(chosen)))
    cuts = []
    for part in parts if len(parts) > 1 else []:
        border = {near for cell in part for near in graph[cell]} - part
        away = min(cell for other in parts if other is not part for cell in other)
        cuts.append([literals[cell] for cell in sorted(border)] + [-literals[min(part)], -literals[away]])
    return cuts


def only(model: Model, answer: Board, shaded: str = "#") -> str:
    """Say that the shading of `answer` is not the one that the model leaves, or that it leaves others."""
    found = model.shadings()
    if len(found) != 1:
        return f"there are {len(found)} or more shadings"
    marked = {(row, col) for row, line in enumerate(answer) for col, mark in enumerate(line) if mark == shaded}
    return "" if marked == found[0] else "the shading breaks a rule"


def spoiled(answer: Board, shaded: str = "#", blank: str = ".") -> list[Board]:
    """Spoil a unique shading: blank, full, colours exchanged, one cell changed here and there."""
    flip: Callable[[str], str] = {shaded: blank, blank: shaded}.__getitem__
    places = [(row, col) for row, line in enumerate(answer) for col, mark in enumerate(line) if mark in shaded + blank]
    changes = [places, places[:1], places[-1:], places[len(places) // 2 :][:1]]
    changes += [[place for place in places if answer[place[0]][place[1]] == mark] for mark in (shaded, blank)]
    return [
        tuple(
            tuple(flip(mark) if (row, col) in change else mark for col, mark in enumerate(line))
            for row, line in enumerate(answer)
        )
        for change in changes
        if change
    ]
