"""Worked solutions of puzzles on boards: cells whose symbol is forced, and suppositions where no cell is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, reduce
from itertools import combinations, product
from operator import or_
from typing import NamedTuple

from bootcamp.lib.grid.board import Cell, Numbers, cells
from bootcamp.lib.grid.cell_names import cell_name, named_lines, region_names
from bootcamp.lib.grid.regions import RegionMap

_WORDS = {
    "en": {
        "single": "{cell} not {gone}: {left}",
        "nothing": "none",
        "only": "{symbol} in {unit}: only {cell}",
        "nowhere": "{symbol} in {unit}: no place",
        "clash": "{rule}: none fits",
        "suppose": "suppose {cell} = {symbol}",
        "so": "so {cell} = {left}",
        "board": "the board:",
    },
    "zh": {
        "single": "{cell} 不是 {gone}：{left}",
        "nothing": "无",
        "only": "{unit}的 {symbol}：只能在 {cell}",
        "nowhere": "{unit}的 {symbol}：无处可放",
        "clash": "{rule}：都不符合",
        "suppose": "假设 {cell} = {symbol}",
        "so": "所以 {cell} = {left}",
        "board": "盘面：",
    },
}
_WAYS = 4  # the largest number of ways that a line is shown in


class Rule(NamedTuple):
    """Cells that together hold one of `ways`; the cells are written as one word if they stand in a `line`."""

    name: str
    cells: Sequence[Cell]
    ways: Sequence[Sequence[str]]
    line: bool = True


class _Clash(Exception):
    """What is known contradicts itself."""


def latin_steps(
    givens: Numbers,
    language: str,
    units: Mapping[str, Sequence[Cell]] | None = None,
    rules: Sequence[Rule] = (),
    *,
    several: bool = False,
) -> list[str]:
    """Fill a square whose rows, columns and further units hold each number once.

    >>> latin_steps(((1, None), (None, None)), "en")
    ['r1c2 not 1: 2', 'r2c1 not 1: 2', 'r2c2 not 2: 1']
    """
    n = len(givens)
    named = named_lines(n, n, language) | dict(units or {})
    symbols = [str(number + 1) for number in range(n)]
    options = {(row, col): symbols if givens[row][col] is None else [str(givens[row][col])] for row, col in cells(n, n)}
    return Forced(symbols, options, named, rules, language, several=several).lines()


def related(pair: tuple[Cell, Cell], n: int, name: str, holds: Callable[[int, int], bool]) -> Rule:
    """Let a relation hold between the numbers, 1 to n, of two cells.

    >>> related(((0, 0), (0, 1)), 2, "=", int.__eq__)
    Rule(name='r1c1 = r1c2', cells=((0, 0), (0, 1)), ways=[('1', '1'), ('2', '2')], line=False)
    """
    ways = [(str(a), str(b)) for a, b in product(range(1, n + 1), repeat=2) if holds(a, b)]
    return Rule(f" {name} ".join(map(cell_name, pair)), pair, ways, line=False)


def summing(numbers: Sequence[int], total: int, marks: str) -> list[str]:
    """List the ways of marking numbers, with the first of two marks, that add up to a total.

    >>> summing([1, 2, 3], 3, "#.")
    ['##.', '..#']
    """
    sums = [(0, "")]
    for number in numbers:
        sums = [
            (so_far + add, way + mark) for so_far, way in sums for add, mark in zip((number, 0), marks, strict=True)
        ]
        sums = [(so_far, way) for so_far, way in sums if so_far <= total]
    return [way for so_far, way in sums if so_far == total]


def counted(cell: Cell, group: Sequence[Cell], count: int, marks: str) -> Rule:
    """Let `count` cells of a group hold the first of two marks, as a number in `cell` says.

    >>> counted((0, 0), [(0, 1), (1, 0)], 1, "#.").ways
    ('#.', '.#')
    """
    return Rule(f"{cell_name(cell)} {count}", sorted(group), _ways_to_count(len(group), count, marks), line=False)


@cache
def _ways_to_count(size: int, count: int, marks: str) -> tuple[str, ...]:
    chosen = combinations(range(size), count)
    return tuple("".join(marks[place not in places] for place in range(size)) for places in chosen)


def region_steps(
    regions: RegionMap,
    givens: Numbers,
    language: str,
    apart: Iterable[tuple[Cell, Cell]] = (),
    rules: Sequence[Rule] = (),
) -> list[str]:
    """Fill each region of k cells with 1 to k, unequal in the cells `apart`.

    >>> region_steps(((0, 0, 1),), ((None, None, 1),), "en", [((0, 1), (0, 2))])
    ['r1c2 not 1: 2', 'r1c1 not 2: 1']
    """
    named = region_names(regions, language)
    options = {
        (row, col): list(map(str, range(1, len(group) + 1))) if givens[row][col] is None else [str(givens[row][col])]
        for group in named.values()
        for row, col in group
    }
    symbols = [str(number + 1) for number in range(max(map(len, named.values())))]
    return Forced(symbols, dict(sorted(options.items())), named, rules, language, tuple(apart)).lines()


def rule_steps(
    symbols: Sequence[str],
    rules: Sequence[Rule],
    language: str,
    known: Mapping[Cell, object] | None = None,
    *,
    several: bool = False,
    space: str = " ",
    names: Mapping[Cell, str] | None = None,
) -> list[str]:
    """Fill the cells, or what has other `names`, of some rules with symbols, some of which are known.

    >>> rule_steps("01", [Rule("row 1 (1)", [(0, 0), (0, 1)], ["01", "10"])], "en", {(0, 0): 0})
    ['row 1 (1): 01']
    """
    places = sorted({cell for rule in rules for cell in rule.cells})
    options = {cell: [str(known[cell])] if known and cell in known else symbols for cell in places}
    return Forced(symbols, options, {}, rules, language, several=several, space=space, names=names or {}).lines()


@dataclass
class _State:
    left: dict[Cell, int]  # the symbols that a cell may still hold, as bits
    known: set[Cell]
    ways: list[list[int]]  # of each rule, the bits of its cells one behind the other
    stale: set[int]  # rules whose ways are to be looked through again

    def copy(self) -> _State:
        return _State(dict(self.left), set(self.known), list(self.ways), set(self.stale))


@dataclass(frozen=True)
class Forced:
    """A puzzle whose cells hold one of their `options`, no symbol twice in a unit, and obey the rules.

    Every unit that has as many cells as symbols holds each symbol. `apart` are further pairs of unequal cells.
    Where there may be `several` solutions, one that rests on a supposition is written out, with `space` between cells.
    """

    symbols: Sequence[str]
    options: Mapping[Cell, Sequence[str]]
    units: Mapping[str, Sequence[Cell]]
    rules: Sequence[Rule]
    language: str
    apart: Iterable[tuple[Cell, Cell]] = ()
    several: bool = False
    space: str = " "
    names: Mapping[Cell, str] = field(default_factory=dict)  # where these are not cells of the board

    def lines(self) -> list[str]:
        """Write the steps by which the puzzle is solved.

        >>> rules = [Rule("a", [(0, 0), (0, 1)], ["#.", ".#"]), Rule("b", [(0, 1)], ["#"])]
        >>> Forced("#.", dict.fromkeys([(0, 0), (0, 1)], "#."), {}, rules, "en").lines()
        ['b: #', 'a: .#']
        """
        bits = {symbol: 1 << index for index, symbol in enumerate(self.symbols)}
        left = {cell: sum(bits[symbol] for symbol in options) for cell, options in self.options.items()}
        codes = {symbol: format(bit, f"0{len(bits)}b") for symbol, bit in bits.items()}
        ways = [[int("".join(map(codes.__getitem__, way)), 2) for way in rule.ways] for rule in self.rules]
        state = _State(left, set(), ways, set(range(len(self.rules))))
        for cell, options in self.options.items():
            if len(options) == 1:
                self._set(state, cell, left[cell])
        written: list[str] = []
        self._search(state, written)
        if self.several and any(self._say("suppose", cell="", symbol="")[:2] == line[:2] for line in written):
            written.append(_WORDS[self.language]["board"])
            rows: dict[int, list[str]] = {}
            for (row, _), mask in sorted(state.left.items()):
                rows.setdefault(row, []).append(self._written(mask))
            written += map(self.space.join, rows.values())
        return written

    def _search(self, state: _State, written: list[str]) -> bool:
        """Work until all cells are known, or a contradiction is met."""
        try:
            while len(state.known) < len(state.left):
                if not (self._single(state, written) or self._place(state, written) or self._look(state, written)):
                    self._suppose(state, written)
            self._look(state, written)
        except _Clash:
            return False
        return True

    def _suppose(self, state: _State, written: list[str]) -> None:
        cell = min((cell for cell in state.left if cell not in state.known), key=lambda c: self._promise(state, c))
        mask = state.left[cell]
        first = mask & -mask
        if mask != self._full[cell] and mask.bit_count() > 1:
            written.append(self._say("single", cell=cell, gone=self._full[cell] & ~mask, left=mask))
        written.append(self._say("suppose", cell=cell, symbol=first))
        trial = state.copy()
        self._set(trial, cell, first)
        if self._search(trial, written):
            state.left, state.known = trial.left, trial.known
            return
        written.append(self._say("so", cell=cell, left=mask & ~first))
        self._narrow(state, cell, mask & ~first)

    def _promise(self, state: _State, cell: Cell) -> tuple[int, int]:
        """Rank cells for a supposition: few symbols, then many open cells that it tells of or a rule with few ways."""
        if self.units:
            rank = -len(self._peers[cell] - state.known) - len(self._rules_of[cell])
        else:
            rank = min((len(state.ways[index]) for index in self._rules_of[cell]), default=0)
        return state.left[cell].bit_count(), rank

    def _single(self, state: _State, written: list[str]) -> bool:
        """Find a cell with one symbol left."""
        single = [cell for cell, mask in state.left.items() if not mask & (mask - 1) and cell not in state.known]
        if not single:
            return False
        cell = min(single, key=lambda c: state.left[c] > 0)  # contradictions first
        mask = state.left[cell]
        written.append(self._say("single", cell=cell, gone=self._full[cell] & ~mask, left=mask))
        if not mask:
            raise _Clash
        self._set(state, cell, mask)
        return True

    def _place(self, state: _State, written: list[str]) -> bool:
        """Find a symbol with one place left in a unit that holds all symbols."""
        for unit in self._complete:
            once = twice = 0
            for cell in self.units[unit]:
                twice |= once & state.left[cell]
                once |= state.left[cell]
            missing = self._range(unit) & ~once
            if missing:
                written.append(self._say("nowhere", symbol=missing & -missing, unit=unit))
                raise _Clash
            for cell in self.units[unit]:
                mask = state.left[cell] & ~twice
                if cell not in state.known and mask:
                    written.append(self._say("only", symbol=mask & -mask, unit=unit, cell=cell))
                    self._set(state, cell, mask & -mask)
                    return True
        return False

    def _look(self, state: _State, written: list[str]) -> bool:
        """Look for the rule with the fewest ways left that tells something."""
        news: dict[int, dict[Cell, int]] = {}
        for index in sorted(state.stale):
            rule, barred = self.rules[index], 0
            for cell in rule.cells:
                barred = barred << len(self.symbols) | (self._all & ~state.left[cell])
            ways = state.ways[index] = [way for way in state.ways[index] if not way & barred]
            if not ways:
                written.append(self._say("clash", rule=rule.name))
                raise _Clash
            held = self._parts(reduce(or_, ways), len(rule.cells))
            changed = {
                cell: mask
                for cell, mask in zip(rule.cells, held, strict=True)
                if cell not in state.known and (mask != state.left[cell] or not mask & (mask - 1))
            }
            if changed:
                news[index] = changed
        state.stale &= set(news)
        if not news:
            return False
        index = min(news, key=lambda i: (len(state.ways[i]), i))
        for cell, mask in news[index].items():
            self._narrow(state, cell, mask)
        state.stale.discard(index)
        written.append(self._found(self.rules[index], state, news[index]))
        return True

    def _found(self, rule: Rule, state: _State, changed: Mapping[Cell, int]) -> str:
        colon = {"en": ": ", "zh": "："}[self.language]
        if not rule.line:
            groups: dict[int, list[str]] = {}
            for cell, mask in changed.items():
                groups.setdefault(mask, []).append(self._name(cell))
            return f"{rule.name}{colon}" + ", ".join(f"{' '.join(c)} {self._written(m)}" for m, c in groups.items())
        ways = state.ways[self.rules.index(rule)]
        shown = []
        if len(ways) <= _WAYS:
            shown.append(" / ".join("".join(map(self._written, self._parts(way, len(rule.cells)))) for way in ways))
        masks = [state.left[cell] for cell in rule.cells]
        if len(ways) > 1:
            shown.append("".join("?" if mask & (mask - 1) else self._written(mask) for mask in masks))
        return f"{rule.name}{colon}" + " -> ".join(shown)

    def _narrow(self, state: _State, cell: Cell, mask: int) -> None:
        if mask and not mask & (mask - 1):
            self._set(state, cell, mask)
        elif state.left[cell] != mask:
            state.left[cell] = mask
            state.stale |= self._rules_of[cell]

    def _set(self, state: _State, cell: Cell, mask: int) -> None:
        state.left[cell] = mask
        state.known.add(cell)
        state.stale |= self._rules_of[cell]
        for other in self._peers[cell]:
            if state.left[other] & mask:
                state.left[other] &= ~mask
                state.known.discard(other)
                state.stale |= self._rules_of[other]

    def _say(self, kind: str, **parts: Cell | int | str) -> str:
        texts = {
            key: self._name(part) if isinstance(part, tuple) else self._written(part) if isinstance(part, int) else part
            for key, part in parts.items()
        }
        return _WORDS[self.language][kind].format(**texts)

    def _name(self, cell: Cell) -> str:
        return self.names.get(cell) or cell_name(cell)

    def _written(self, mask: int) -> str:
        held = [symbol for index, symbol in enumerate(self.symbols) if mask >> index & 1]
        between = "" if all(len(symbol) == 1 for symbol in self.symbols) else " "
        return between.join(held) or _WORDS[self.language]["nothing"]

    def _parts(self, way: int, count: int) -> list[int]:
        """Take apart the bits of some cells."""
        return [way >> len(self.symbols) * (count - 1 - place) & self._all for place in range(count)]

    @property
    def _all(self) -> int:
        return (1 << len(self.symbols)) - 1

    @cached_property
    def _full(self) -> dict[Cell, int]:
        """The symbols that a cell may hold at the start."""
        return {cell: sum(1 << self.symbols.index(s) for s in options) for cell, options in self.options.items()}

    def _range(self, unit: str) -> int:
        """Give the symbols of a unit: as many of the first ones as it has cells."""
        return (1 << len(self.units[unit])) - 1

    @cached_property
    def _complete(self) -> list[str]:
        return [
            unit
            for unit, group in self.units.items()
            if all(not self._full[cell] & ~self._range(unit) for cell in group)
        ]

    @cached_property
    def _peers(self) -> dict[Cell, set[Cell]]:
        found: dict[Cell, set[Cell]] = {cell: set() for cell in self.options}
        for group in [*self.units.values(), *self.apart]:
            for cell in group:
                found[cell].update(set(group) - {cell})
        return found

    @cached_property
    def _rules_of(self) -> dict[Cell, set[int]]:
        found: dict[Cell, set[int]] = {cell: set() for cell in self.options}
        for index, rule in enumerate(self.rules):
            for cell in rule.cells:
                found[cell].add(index)
        return found
