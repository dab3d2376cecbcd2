"""A finite-domain solver for numbers in cells: domains are bit sets, rules narrow them, search tries the rest."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any

from bootcamp.lib.solver import BudgetError

_REMEMBERED = 4096  # results that a table keeps

Rule = Callable[[Sequence[int]], Iterable[tuple[int, int]]]
"""A propagator: from all domains (bit ``v`` set: value ``v`` possible) to (variable, mask) pairs that narrow them."""


def values(mask: int) -> list[int]:
    """List the values in a domain, in increasing order.

    >>> values(0b1010)
    [1, 3]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def domain(members: Iterable[int]) -> int:
    """Make the domain with these values, each at least 0.

    >>> bin(domain((1, 3)))
    '0b1010'
    """
    mask = 0
    for value in members:
        mask |= 1 << value
    return mask


class Finite:
    """Variables 0, 1, ... with small whole numbers (at least 0) as values, and rules over them.

    Methods that return a number give that of the rule; a search can leave rules out with ``skip``, so that one model
    serves to try which clues are needed.

    >>> model = Finite()
    >>> a, b, c = model.variables(3, range(1, 4))
    >>> model.different((a, b, c))
    >>> clue = model.total((a, b), 4)
    >>> model.solutions(limit=5)
    [(1, 3, 2), (3, 1, 2)]
    >>> model.solutions(limit=5, fixed={a: domain([3])}), model.decisions
    ([(3, 1, 2)], 0)
    >>> len(model.solutions(limit=9, skip={clue}))
    6
    """

    def __init__(self) -> None:
        self.domains: list[int] = []
        self.decisions = 0
        """Choices of a value made by the last search: 0 means that propagation was enough."""
        self._watching: list[list[int]] = []
        self._peers: list[list[int]] = []
        self._rules: list[Rule] = []

    def variable(self, members: Iterable[int]) -> int:
        """Make a variable with these possible values and give its number."""
        self.domains.append(domain(members))
        self._watching.append([])
        self._peers.append([])
        return len(self.domains) - 1

    def variables(self, count: int, members: Collection[int]) -> range:
        """Make `count` variables with the same possible values and give their numbers."""
        first = len(self.domains)
        for _ in range(count):
            self.variable(members)
        return range(first, first + count)

    def grid(self, rows: int, cols: int, members: Collection[int]) -> tuple[tuple[int, ...], ...]:
        """Make a variable for every cell of a board."""
        return tuple(tuple(self.variables(cols, members)) for _ in range(rows))

    def rule(self, variables: Iterable[int], propagator: Rule) -> int:
        """Add a rule of your own, run whenever the domain of one of `variables` shrank.

        It must refuse (by an empty mask) every full assignment that breaks it, and never rule out a right one.
        """
        self._rules.append(propagator)
        for variable in dict.fromkeys(variables):
            self._watching[variable].append(len(self._rules) - 1)
        return len(self._rules) - 1

    def unequal(self, first: int, second: int) -> None:
        """Demand that two variables differ (always: this one cannot be skipped)."""
        if second not in self._peers[first]:
            self._peers[first].append(second)
            self._peers[second].append(first)

    def different(self, variables: Sequence[int]) -> None:
        """Demand that all variables differ (always); where there are as many values, each of them gets a place."""
        for first, second in combinations(variables, 2):
            self.unequal(first, second)
        everything = 0
        for variable in variables:
            everything |= self.domains[variable]
        if everything.bit_count() == len(variables):
            self.rule(variables, _single_places(tuple(variables), everything))

    def less(self, small: int, large: int) -> int:
        """Demand that the value of `small` is below that of `large`."""

        def propagate(domains: Sequence[int]) -> Iterator[tuple[int, int]]:
            low = domains[small] & -domains[small]
            yield large, -(low << 1)
            yield small, (1 << (domains[large].bit_length() - 1)) - 1

        return self.rule((small, large), propagate)

    def relation(self, first: int, second: int, holds: Callable[[int, int], bool]) -> int:
        """Demand that ``holds(value of first, value of second)``."""
        lefts, rights = values(self.domains[first]), values(self.domains[second])
        onward = [(1 << a, domain(b for b in rights if holds(a, b))) for a in lefts]
        back = [(1 << b, domain(a for a in lefts if holds(a, b))) for b in rights]

        def propagate(domains: Sequence[int]) -> Iterator[tuple[int, int]]:
            for source, target, supports in ((first, second, onward), (second, first, back)):
                left = domains[source]
                reach = 0
                for bit, mask in supports:
                    if left & bit:
                        reach |= mask
                yield target, reach

        return self.rule((first, second), propagate)

    def total(self, variables: Sequence[int], low: int, high: int | None = None, weights: Sequence[int] = ()) -> int:
        """Demand that the sum, with `weights` (1 each by default), is `low`, or between `low` and `high`."""
        high = low if high is None else high
        scope, weighted = tuple(variables), tuple(weights) or (1,) * len(variables)

        def propagate(domains: Sequence[int]) -> Iterator[tuple[int, int]]:
            bounds = []
            least = most = 0
            for variable, weight in zip(scope, weighted, strict=True):
                mask = domains[variable]
                small, large = (mask & -mask).bit_length() - 1, mask.bit_length() - 1
                ends = (weight * small, weight * large) if weight > 0 else (weight * large, weight * small)
                bounds.append(ends)
                least, most = least + ends[0], most + ends[1]
            if least > high or most < low:
                yield scope[0], 0
                return
            for variable, weight, (smallest, largest) in zip(scope, weighted, bounds, strict=True):
                if weight and smallest < largest:
                    floor, ceiling = low - most + largest, high - least + smallest  # of weight * value
                    if weight < 0:
                        floor, ceiling = -ceiling, -floor
                    size = abs(weight)
                    yield variable, (2 << max(ceiling // size, -1)) - (1 << max(-(-floor // size), 0))

        return self.rule(scope, propagate)

    def count(self, variables: Sequence[int], value: int, low: int, high: int | None = None) -> int:
        """Demand that `low` (or `low` to `high`) of the variables have this value."""
        high = low if high is None else high
        scope, bit = tuple(variables), 1 << value

        def propagate(domains: Sequence[int]) -> Iterator[tuple[int, int]]:
            possible = [variable for variable in scope if domains[variable] & bit]
            undecided = [variable for variable in possible if domains[variable] != bit]
            sure = len(possible) - len(undecided)
            if sure > high or len(possible) < low:
                yield scope[0], 0
            elif sure == high:
                yield from ((variable, ~bit) for variable in undecided)
            elif len(possible) == low:
                yield from ((variable, bit) for variable in undecided)

        return self.rule(scope, propagate)

    def cage(self, variables: Sequence[int], total: int) -> int:
        """Demand that all variables differ and have this sum."""
        for first, second in combinations(variables, 2):
            self.unequal(first, second)
        everything = 0
        for variable in variables:
            everything |= self.domains[variable]
        scope = tuple(variables)
        choices = _sets_of_sum(everything, len(scope), total)

        def propagate(domains: Sequence[int]) -> Iterator[tuple[int, int]]:
            fixed = reach = allowed = 0
            for variable in scope:
                mask = domains[variable]
                reach |= mask
                if not mask & (mask - 1):
                    fixed |= mask
            for choice in choices:
                if not fixed & ~choice and not choice & ~reach:
                    allowed |= choice
            return ((variable, allowed) for variable in scope)

        return self.rule(scope, propagate)

    def table(self, variables: Sequence[int], rows: Sequence[Sequence[int]]) -> int:
        """Demand that the values, read in order, are one of `rows`.

        The rows still possible are a bit set (Demeulenaere et al., "Compact-table", 2016).
        """
        scope, supports = tuple(variables), _supports(tuple(map(tuple, rows)), len(variables))
        everything = (1 << len(rows)) - 1

        def supported(masks: Sequence[int]) -> Iterator[tuple[int, int]]:
            live = everything
            for mask, column in zip(masks, supports, strict=True):
                possible = 0
                for bit, having in column:
                    if mask & bit:
                        possible |= having
                live &= possible
            if not live:
                yield scope[0], 0
                return
            for variable, column in zip(scope, supports, strict=True):
                reach = 0
                for bit, having in column:
                    if live & having:
                        reach |= bit
                yield variable, reach

        return self.rule(scope, _remembering(scope, supported))

    def regular(
        self,
        variables: Sequence[int],
        start: Hashable,
        step: Callable[[Any, int], Hashable | None],
        accepts: Callable[[Any], bool],
    ) -> int:
        """Demand that the values, read in order from the state `start` by `step`, lead to a state that `accepts`.

        ``step(state, value)`` gives the next state, None to refuse. Memory is needed for all states that can be
        reached. (Pesant, "A regular language membership constraint", 2004.)

        >>> model = Finite()
        >>> rule = model.regular(model.variables(3, (0, 1)), 0, lambda ones, bit: ones + bit, lambda ones: ones > 1)
        >>> model.solutions(limit=9)
        [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 1, 1)]
        """
        scope = tuple(variables)
        layers, ends = _unfolded(tuple([self.domains[variable] for variable in scope]), start, step)
        final = domain(index for index, state in enumerate(ends) if accepts(state))

        def supported(masks: Sequence[int]) -> Iterator[tuple[int, int]]:
            ahead = [1]
            for mask, layer in zip(masks, layers, strict=True):
                reach = 0
                for bit, moves in layer:
                    if mask & bit:
                        for source, target in moves:
                            if ahead[-1] & source:
                                reach |= target
                ahead.append(reach)
            live = ahead[-1] & final
            for variable, mask, layer, here in zip(scope[::-1], masks[::-1], layers[::-1], ahead[-2::-1], strict=True):
                back = kept = 0
                for bit, moves in layer:
                    if mask & bit:
                        for source, target in moves:
                            if live & target and here & source:
                                back |= source
                                kept |= bit
                yield variable, kept
                live = back

        return self.rule(scope, _remembering(scope, supported))

    def refuses(self, number: int, solution: Sequence[int]) -> bool:
        """Tell whether a full assignment breaks a rule.

        >>> model = Finite()
        >>> a, b = model.variables(2, range(3))
        >>> model.refuses(model.less(a, b), (2, 1))
        True
        """
        domains = [1 << value for value in solution]
        return any(not domains[variable] & mask for variable, mask in self._rules[number](domains))

    def propagate(self, fixed: Mapping[int, int] | None = None, skip: Collection[int] = ()) -> list[int] | None:
        """Give the domains that the rules leave without any search; None if they contradict each other.

        >>> model = Finite()
        >>> a, b = model.variables(2, range(1, 4))
        >>> rule = model.less(a, b)
        >>> [values(mask) for mask in model.propagate()]
        [[1, 2], [2, 3]]
        """
        domains = self._start(fixed or {})
        narrowed = all(domains) and self._narrow(domains, list(range(len(domains))), self._resting(skip))
        return domains if narrowed else None

    def forced(self, budget: int = 20_000) -> dict[int, int]:
        """Give the variables that have the same value in every solution, with it; none where there is no solution.

        >>> model = Finite()
        >>> a, b, c = model.variables(3, (0, 1))
        >>> first, second = model.total((a, b), 1), model.total((a, b, c), 2)
        >>> model.forced()
        {2: 1}
        """
        domains = self.propagate() or []
        found = self.solutions(budget=budget)
        same = dict(enumerate(found[0])) if found else {}
        for variable, mask in enumerate(domains):
            if variable in same and mask & (mask - 1):
                branch = domains.copy()
                branch[variable] ^= 1 << same[variable]
                other = self._search(branch, [variable], 1, budget, self._resting(()), None)
                same = {v: x for v, x in same.items() if not other or other[0][v] == x}
        return same

    def solutions(
        self,
        limit: int = 1,
        budget: int = 20_000,
        fixed: Mapping[int, int] | None = None,
        skip: Collection[int] = (),
        rng: Random | None = None,
    ) -> list[tuple[int, ...]]:
        """Give up to `limit` solutions, within the `fixed` domains and without the rules in `skip`.

        `rng` draws the order in which values are tried. Raises BudgetError after `budget` nodes.
        """
        start = self._start(fixed or {})
        return (
            self._search(start, list(range(len(start))), limit, budget, self._resting(skip), rng) if all(start) else []
        )

    def _search(
        self, start: list[int], changed: list[int], limit: int, budget: int, resting: bytearray, rng: Random | None
    ) -> list[tuple[int, ...]]:
        """Search depth first from domains of which only those of `changed` variables may not be narrowed yet."""
        self.decisions = nodes = 0
        found: list[tuple[int, ...]] = []
        stack = [(start, changed)] if all(start) else []
        while stack:
            domains, changed = stack.pop()
            nodes += 1
            if nodes > budget:
                raise BudgetError(f"no decision after {budget} nodes: raise the budget or make the puzzle smaller")
            if not self._narrow(domains, changed, bytearray(resting)):
                continue
            variable = _smallest(domains)
            if variable < 0:
                found.append(tuple(mask.bit_length() - 1 for mask in domains))
                if len(found) == limit:
                    break
                continue
            self.decisions += 1
            choices = values(domains[variable])
            if rng:
                rng.shuffle(choices)
            for value in reversed(choices):
                branch = domains.copy()
                branch[variable] = 1 << value
                stack.append((branch, [variable]))
        return found

    def _start(self, fixed: Mapping[int, int]) -> list[int]:
        domains = list(self.domains)
        for variable, mask in fixed.items():
            domains[variable] &= mask
        return domains

    def _resting(self, skip: Collection[int]) -> bytearray:
        resting = bytearray(len(self._rules))
        for number in skip:
            resting[number] = 1
        return resting

    def _narrow(self, domains: list[int], changed: list[int], resting: bytearray) -> bool:
        """Run the rules until nothing changes; False if some variable is left without a value."""
        peers, watching, rules = self._peers, self._watching, self._rules
        waiting: list[int] = []
        while True:
            while changed:
                variable = changed.pop()
                mask = domains[variable]
                if not mask & (mask - 1):
                    for peer in peers[variable]:
                        other = domains[peer]
                        if other & mask:
                            other ^= mask
                            if not other:
                                return False
                            domains[peer] = other
                            changed.append(peer)
                for number in watching[variable]:
                    if not resting[number]:
                        resting[number] = 1
                        waiting.append(number)
            if not waiting:
                return True
            number = waiting.pop()
            resting[number] = 0
            for variable, mask in rules[number](domains):
                old = domains[variable]
                new = old & mask
                if new != old:
                    if not new:
                        return False
                    domains[variable] = new
                    changed.append(variable)


def _remembering(scope: tuple[int, ...], supported: Callable[[Sequence[int]], Iterable[tuple[int, int]]]) -> Rule:
    """Make a rule of what follows from the domains of `scope`, kept for domains that come back."""
    known: dict[tuple[int, ...], list[tuple[int, int]]] = {}

    def propagate(domains: Sequence[int]) -> Iterable[tuple[int, int]]:
        masks = tuple([domains[variable] for variable in scope])
        if masks not in known:
            if len(known) == _REMEMBERED:
                known.clear()
            known[masks] = list(supported(masks))
        return known[masks]

    return propagate


def _smallest(domains: Sequence[int]) -> int:
    """Give the open variable with the fewest values, or -1."""
    best, fewest = -1, 1 << 30
    for variable, mask in enumerate(domains):
        if mask & (mask - 1):
            size = mask.bit_count()
            if size < fewest:
                if size == 2:
                    return variable
                best, fewest = variable, size
    return best


def _single_places(scope: tuple[int, ...], everything: int) -> Rule:
    def propagate(domains: Sequence[int]) -> Iterator[tuple[int, int]]:
        once = twice = 0
        for variable in scope:
            mask = domains[variable]
            twice |= once & mask
            once |= mask
        if once != everything:
            yield scope[0], 0
        single = once & ~twice
        if single:
            for variable in scope:
                alone = domains[variable] & single
                if alone:
                    yield variable, alone

    return propagate


@lru_cache(maxsize=4096)
def _sets_of_sum(everything: int, size: int, total: int) -> tuple[int, ...]:
    return tuple(domain(choice) for choice in combinations(values(everything), size) if sum(choice) == total)


@lru_cache(maxsize=256)
def _supports(rows: tuple[tuple[int, ...], ...], width: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For every column of a table: the bit of each value, and the set of rows that have it."""
    supports = []
    for column in range(width):
        having: dict[int, int] = {}
        for index, row in enumerate(rows):
            having[row[column]] = having.get(row[column], 0) | 1 << index
        supports.append(tuple((1 << value, mask) for value, mask in sorted(having.items())))
    return tuple(supports)


Moves = tuple[tuple[int, int], ...]


@lru_cache(maxsize=256)
def _unfolded(
    domains: tuple[int, ...], start: Hashable, step: Callable[[Any, int], Hashable | None]
) -> tuple[list[list[tuple[int, Moves]]], list[Hashable]]:
    """For every place of a line: the bit of each value and its moves, by bits of states; and the states at the end."""
    states: dict[Hashable, int] = {start: 0}
    layers = []
    for mask in domains:
        following: dict[Hashable, int] = {}
        layer = []
        for value in values(mask):
            moves = []
            for state, index in states.items():
                after = step(state, value)
                if after is not None:
                    moves.append((1 << index, 1 << following.setdefault(after, len(following))))
            layer.append((1 << value, tuple(moves)))
        layers.append(layer)
        states = following
    return layers, list(states)
