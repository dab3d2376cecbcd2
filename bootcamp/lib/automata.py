"""Finite automata: run, combine, minimise, compare and draw.

States are 0..n-1. A word is a text whose letters are letters of the alphabet.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate, product
from random import Random
from typing import Any

from bootcamp.lib.prompts import table as drawn_table

Block = tuple[str, int]
"""A word and how often it stands in a row; strings such as ``(ab)^1000c`` are written with them."""


@dataclass(frozen=True)
class Dfa:
    """A complete deterministic automaton: ``table[state][i]`` is the state after letter i of the alphabet."""

    alphabet: str
    table: tuple[tuple[int, ...], ...]
    start: int
    accepting: tuple[int, ...]

    def step(self, state: int, letter: str) -> int:
        """Give the state after one letter.

        >>> Dfa("ab", ((1, 0), (0, 1)), 0, (0,)).step(0, "a")
        1
        """
        return self.table[state][self.alphabet.index(letter)]

    def run(self, word: str) -> tuple[int, ...]:
        """List the states from the start on while a word is read.

        >>> Dfa("ab", ((1, 0), (0, 1)), 0, (0,)).run("aba")
        (0, 1, 1, 0)
        """
        states = [self.start]
        for letter in word:
            states.append(self.step(states[-1], letter))
        return tuple(states)

    def accepts(self, word: str) -> bool:
        """Tell whether the state after a word is accepting.

        >>> even = Dfa("ab", ((1, 0), (0, 1)), 0, (0,))
        >>> even.accepts("aba"), even.accepts("ab")
        (True, False)
        """
        return self.run(word)[-1] in self.accepting


@dataclass(frozen=True)
class Nfa:
    """A nondeterministic automaton with arcs (state, letter, state); the letter ``""`` is an empty move."""

    alphabet: str
    size: int
    arcs: tuple[tuple[int, str, int], ...]
    start: int
    accepting: tuple[int, ...]

    def closure(self, states: Iterable[int]) -> tuple[int, ...]:
        """List the states reached by empty moves, increasing.

        >>> Nfa("a", 3, ((0, "", 1), (1, "", 2)), 0, (2,)).closure([0])
        (0, 1, 2)
        """
        reached = list(dict.fromkeys(states))
        for state in reached:
            reached += [v for u, letter, v in self.arcs if u == state and not letter and v not in reached]
        return tuple(sorted(set(reached)))

    def step(self, states: Iterable[int], letter: str) -> tuple[int, ...]:
        """List the states reached from any of `states` by a letter and then empty moves.

        >>> Nfa("a", 3, ((0, "a", 1), (1, "", 2), (0, "a", 0)), 0, (2,)).step([0], "a")
        (0, 1, 2)
        """
        sources = set(states)
        return self.closure(v for u, sign, v in self.arcs if u in sources and sign == letter)

    def run(self, word: str) -> tuple[tuple[int, ...], ...]:
        """List the sets of states from the start on while a word is read.

        >>> Nfa("a", 2, ((0, "a", 1),), 0, (1,)).run("aa")
        ((0,), (1,), ())
        """
        sets = [self.closure([self.start])]
        for letter in word:
            sets.append(self.step(sets[-1], letter))
        return tuple(sets)

    def accepts(self, word: str) -> bool:
        """Tell whether some run of a word ends in an accepting state.

        >>> Nfa("a", 2, ((0, "a", 1),), 0, (1,)).accepts("a")
        True
        """
        return any(state in self.accepting for state in self.run(word)[-1])


def determinize(nfa: Nfa) -> tuple[Dfa, tuple[tuple[int, ...], ...]]:
    """Apply the subset construction: an equivalent automaton and the set behind each of its states.

    States are numbered in the order in which a breadth-first search meets them, letters in the alphabet's order.

    >>> determinize(Nfa("a", 2, ((0, "a", 1),), 0, (1,)))[1]
    ((0,), (1,), ())
    """
    sets = [nfa.closure([nfa.start])]
    numbers = {sets[0]: 0}
    table = []
    for current in sets:
        row = []
        for letter in nfa.alphabet:
            following = nfa.step(current, letter)
            if following not in numbers:
                numbers[following] = len(sets)
                sets.append(following)
            row.append(numbers[following])
        table.append(tuple(row))
    accepting = tuple(i for i, states in enumerate(sets) if set(states) & set(nfa.accepting))
    return Dfa(nfa.alphabet, tuple(table), 0, accepting), tuple(sets)


def reachable(dfa: Dfa) -> tuple[int, ...]:
    """List the states that some word reaches, in breadth-first order.

    >>> reachable(Dfa("a", ((2,), (0,), (2,)), 0, (0,)))
    (0, 2)
    """
    found = [dfa.start]
    seen = {dfa.start}
    for state in found:
        for following in dfa.table[state]:
            if following not in seen:
                seen.add(following)
                found.append(following)
    return tuple(found)


def equivalence_classes(dfa: Dfa) -> tuple[tuple[int, ...], ...]:
    """Group the reachable states that accept the same words (Moore); groups and states increasing.

    >>> equivalence_classes(Dfa("a", ((1,), (2,), (1,)), 0, (1, 2)))
    ((0,), (1, 2))
    """
    states = sorted(reachable(dfa))
    label = {state: int(state in dfa.accepting) for state in states}
    while True:
        views = {state: (label[state], *(label[v] for v in dfa.table[state])) for state in states}
        ranks = {view: i for i, view in enumerate(sorted(set(views.values())))}
        refined = {state: ranks[views[state]] for state in states}
        if len(ranks) == len(set(label.values())):
            break
        label = refined
    groups: dict[int, list[int]] = {}
    for state in states:
        groups.setdefault(label[state], []).append(state)
    return tuple(sorted(tuple(group) for group in groups.values()))


def minimal(dfa: Dfa) -> Dfa:
    """Give the smallest equivalent automaton, states numbered breadth-first: equal for equal languages.

    >>> minimal(Dfa("a", ((1,), (2,), (1,)), 0, (1, 2))).table
    ((1,), (1,))
    """
    group_of = {state: i for i, group in enumerate(equivalence_classes(dfa)) for state in group}
    representative = {i: group[0] for i, group in enumerate(equivalence_classes(dfa))}
    order = [group_of[dfa.start]]
    for group in order:
        order += [
            following
            for following in dict.fromkeys(group_of[v] for v in dfa.table[representative[group]])
            if following not in order
        ]
    number = {group: i for i, group in enumerate(order)}
    table = tuple(tuple(number[group_of[v]] for v in dfa.table[representative[group]]) for group in order)
    accepting = tuple(number[group] for group in order if representative[group] in dfa.accepting)
    return Dfa(dfa.alphabet, table, 0, accepting)


def combine(first: Dfa, second: Dfa, mode: str) -> Dfa:
    """Give the product automaton for the ``and``, ``or``, ``xor`` or ``minus`` of two languages over one alphabet.

    >>> even = Dfa("a", ((1,), (0,)), 0, (0,))
    >>> combine(even, even, "xor").accepting
    ()

    Raises:
        ValueError: the alphabets differ or the mode is unknown.
    """
    if first.alphabet != second.alphabet or mode not in ("and", "or", "xor", "minus"):
        raise ValueError(f"mode={mode!r}: expected and, or, xor or minus, and automata over one alphabet")
    states = [(first.start, second.start)]
    number = {states[0]: 0}
    table = []
    for p, q in states:
        row = []
        for pair in zip(first.table[p], second.table[q], strict=True):
            if pair not in number:
                number[pair] = len(states)
                states.append(pair)
            row.append(number[pair])
        table.append(tuple(row))
    accepting = []
    for i, (p, q) in enumerate(states):
        a, b = p in first.accepting, q in second.accepting
        if {"and": a and b, "or": a or b, "xor": a != b, "minus": a and not b}[mode]:
            accepting.append(i)
    return Dfa(first.alphabet, tuple(table), 0, tuple(accepting))


def complement(dfa: Dfa) -> Dfa:
    """Accept just the words that were not accepted.

    >>> complement(Dfa("a", ((1,), (0,)), 0, (0,))).accepting
    (1,)
    """
    accepting = tuple(state for state in range(len(dfa.table)) if state not in dfa.accepting)
    return Dfa(dfa.alphabet, dfa.table, dfa.start, accepting)


def shortest_word(dfa: Dfa) -> str | None:
    """Give the shortest accepted word that is first in the alphabet's order, or None.

    >>> shortest_word(Dfa("ab", ((0, 1), (2, 0), (2, 2)), 0, (2,)))
    'ba'
    """
    words = {dfa.start: ""}
    queue = deque([dfa.start])
    while queue:
        state = queue.popleft()
        if state in dfa.accepting:
            return words[state]
        for letter, following in zip(dfa.alphabet, dfa.table[state], strict=True):
            if following not in words:
                words[following] = words[state] + letter
                queue.append(following)
    return None


def difference(first: Dfa, second: Dfa) -> str | None:
    """Give a shortest word that just one of two automata accepts, or None if they agree on all.

    >>> even = Dfa("a", ((1,), (0,)), 0, (0,))
    >>> difference(even, complement(even)), difference(even, minimal(even))
    ('', None)
    """
    return shortest_word(combine(first, second, "xor"))


def equivalent(first: Dfa, second: Dfa) -> bool:
    """Tell whether two automata over one alphabet accept the same words, by joining states (Hopcroft and Karp).

    It takes fewer steps than both have states together, each with one look at every letter.

    >>> even = Dfa("a", ((1,), (0,)), 0, (0,))
    >>> equivalent(even, minimal(even)), equivalent(even, complement(even))
    (True, False)
    """
    above: dict[tuple[int, int], tuple[int, int]] = {}

    def root(node: tuple[int, int]) -> tuple[int, int]:
        while node in above:
            node = above[node]
        return node

    machines = (first, second)
    waiting = [((0, first.start), (1, second.start))]
    while waiting:
        one, other = (root(node) for node in waiting.pop())
        if one == other:
            continue
        if (one[1] in machines[one[0]].accepting) != (other[1] in machines[other[0]].accepting):
            return False
        above[other] = one
        rows = machines[one[0]].table[one[1]], machines[other[0]].table[other[1]]
        waiting += [((one[0], p), (other[0], q)) for p, q in zip(*rows, strict=True)]
    return True


def count_words(dfa: Dfa, length: int) -> int:
    """Count the accepted words of a length.

    >>> count_words(Dfa("ab", ((1, 0), (0, 1)), 0, (0,)), 4)
    8
    """
    counts = [0] * len(dfa.table)
    counts[dfa.start] = 1
    for _ in range(length):
        following = [0] * len(counts)
        for state, count in enumerate(counts):
            for target in dfa.table[state]:
                following[target] += count
        counts = following
    return sum(counts[state] for state in dfa.accepting)


def count_runs(machine: Dfa | Nfa, length: int, modulus: int = 0) -> int:
    """Count the runs of a length without empty moves that end in accepting states; the remainder if a modulus is given.

    A deterministic automaton has one run for each word, so that the accepted words are counted.

    >>> even = Dfa("ab", ((1, 0), (0, 1)), 0, (0,))
    >>> count_runs(even, 4), count_runs(even, 10**9, 1000) == pow(2, 10**9 - 1, 1000)
    (8, True)
    """
    size = len(machine.table) if isinstance(machine, Dfa) else machine.size
    step = [[0] * size for _ in range(size)]
    for u, v in ((u, v) for u, row in enumerate(machine.table) for v in row) if isinstance(machine, Dfa) else ():
        step[u][v] += 1
    for u, letter, v in () if isinstance(machine, Dfa) else machine.arcs:
        step[u][v] += bool(letter)
    vector = [int(q == machine.start) for q in range(size)]

    def after(row: list[int], matrix: list[list[int]]) -> list[int]:
        sums = [sum(x * line[j] for x, line in zip(row, matrix, strict=True)) for j in range(size)]
        return [total % modulus for total in sums] if modulus else sums

    if length < 100:
        for _ in range(length):
            vector = after(vector, step)
        length = 0
    while length:
        if length & 1:
            vector = after(vector, step)
        step = [after(row, step) for row in step]
        length >>= 1
    total = sum(vector[q] for q in machine.accepting)
    return total % modulus if modulus else total


def words(alphabet: str, longest: int) -> Iterator[str]:
    """Yield all words up to a length, shorter first, then in the alphabet's order.

    >>> list(words("ab", 2))
    ['', 'a', 'b', 'aa', 'ab', 'ba', 'bb']
    """
    for length in range(longest + 1):
        for letters in product(alphabet, repeat=length):
            yield "".join(letters)


def random_word(rng: Random, alphabet: str, length: int) -> str:
    """Draw each letter uniformly.

    >>> random_word(Random(1), "ab", 5)
    'abbaa'
    """
    return "".join(rng.choices(alphabet, k=length))


def random_dfa(rng: Random, size: int, alphabet: str, accepting: int = 0, budget: int = 1_000) -> Dfa:
    """Draw a minimal automaton with `size` states, all reachable; `accepting` states accept (about half if 0).

    >>> len(minimal(random_dfa(Random(1), 5, "ab")).table)
    5

    Raises:
        ValueError: no minimal automaton is found within `budget` draws.
    """
    for _ in range(budget):
        table = tuple(tuple(rng.randrange(size) for _ in alphabet) for _ in range(size))
        count = accepting or rng.randint(max(1, size // 3), max(1, size - size // 3 - 1))
        dfa = Dfa(alphabet, table, 0, tuple(sorted(rng.sample(range(size), count))))
        if len(equivalence_classes(dfa)) == size:
            return dfa
    raise ValueError(f"size={size}, alphabet={alphabet!r}, accepting={accepting}: no minimal automaton was found")


def random_nfa(rng: Random, size: int, alphabet: str, density: float, empty_moves: int = 0) -> Nfa:
    """Draw each arc with probability `density`, and `empty_moves` empty ones; the last state accepts.

    >>> random_nfa(Random(1), 3, "ab", 0.3).accepting
    (2,)
    """
    arcs = [(u, letter, v) for u in range(size) for letter in alphabet for v in range(size) if rng.random() < density]
    pairs = [(u, v) for u in range(size) for v in range(size) if u != v]
    arcs += [(u, "", v) for u, v in rng.sample(pairs, empty_moves)]
    return Nfa(alphabet, size, tuple(sorted(arcs)), 0, (size - 1,))


def shown(block: Block) -> str:
    """Write a block.

    >>> shown(("ab", 1)), shown(("ab", 3))
    ('ab', '(ab)^3')
    """
    word, times = block
    return word if times == 1 else f"({word})^{times}"


def random_blocks(rng: Random, alphabet: str, length: int, power: int) -> tuple[Block, ...]:
    """Draw a word or, if `power` is above 1, powers with words between them; `length` bounds all their letters."""
    if power == 1:
        return ((random_word(rng, alphabet, rng.randint(2, length)), 1),)
    blocks: list[Block] = []
    while length >= 2:
        word = random_word(rng, alphabet, rng.randint(2, min(4, length)))
        blocks.append((word, 1 if len(blocks) % 2 else rng.randint(power // 2, power)))
        length -= len(word)
    return tuple(blocks)


def walk(machine: Dfa, blocks: tuple[Block, ...]) -> list[tuple[list[int], int]]:
    """Give, for each block, the states before it and after each copy of its word until one repeats, and the last state.

    >>> walk(Dfa("a", ((1,), (2,), (1,)), 0, ()), (("a", 10),))
    [([0, 1, 2, 1], 2)]
    """
    walks, state = [], machine.start
    for word, times in blocks:
        seen = [state]
        while len(seen) <= times and seen[-1] not in seen[:-1]:
            following = seen[-1]
            for letter in word:
                following = machine.step(following, letter)
            seen.append(following)
        first = seen.index(seen[-1])
        period = len(seen) - 1 - first
        state = seen[-1] if len(seen) > times else seen[first + (times - first) % period]
        walks.append((seen, state))
    return walks


def passage(machine: Dfa, block: Block, seen: list[int], last: int) -> str:
    """Write the states after the letters of each copy of a word, cut off where the copies repeat.

    >>> passage(Dfa("a", ((1,), (2,), (1,)), 0, ()), ("aa", 9), [0, 2, 2], 2)
    '(aa)^9: 1 → 2 3 → 2 3 → ... → 3'
    """
    copies = [list(accumulate(block[0], machine.step, initial=state))[1:] for state in seen[: len(seen) - 1]]
    path = " → ".join(" ".join(str(state + 1) for state in states) for states in ([seen[0]], *copies))
    return f"{shown(block)}: {path}" + (f" → ... → {last + 1}" if len(seen) <= block[1] else "")


def described(machine: Dfa) -> tuple[str, str]:
    """Write the table and the accepting states, counted from 1.

    >>> described(Dfa("ab", ((1, 0), (0, 1)), 0, (0,)))[1]
    '1'
    """
    rows = [[state, *(following + 1 for following in row)] for state, row in enumerate(machine.table, start=1)]
    return drawn_table(rows, ["q", *machine.alphabet]), ", ".join(str(state + 1) for state in machine.accepting)


def as_answer(machine: Dfa) -> dict[str, Any]:
    """Give an automaton that starts in its first state as an answer does: ``table`` and ``accepting``, from 1.

    >>> as_answer(Dfa("a", ((1,), (0,)), 0, (1,)))
    {'table': ((2,), (1,)), 'accepting': frozenset({2})}
    """
    rows = tuple(tuple(state + 1 for state in row) for row in machine.table)
    return {"table": rows, "accepting": frozenset(state + 1 for state in machine.accepting)}


def answer_fault(answer: dict[str, Any], most: int) -> str:
    """Say why an answer with ``table`` and ``accepting`` is no automaton of at most `most` states, or nothing.

    >>> answer_fault({"table": ((2,), (1,)), "accepting": frozenset({3})}, 2)
    'an accepting state has no row in the table'
    """
    states = range(1, len(answer["table"]) + 1)
    if len(states) > most:
        return f"the automaton has more than {most} states"
    if any(state not in states for row in answer["table"] for state in row):
        return "a state that follows another has no row in the table"
    return "" if answer["accepting"] <= set(states) else "an accepting state has no row in the table"


def from_answer(alphabet: str, answer: dict[str, Any]) -> Dfa:
    """Make the automaton of an answer without fault; it starts in its first state.

    >>> from_answer("a", {"table": ((2,), (1,)), "accepting": frozenset({2})}).accepts("a")
    True
    """
    rows = tuple(tuple(state - 1 for state in row) for row in answer["table"])
    return Dfa(alphabet, rows, 0, tuple(sorted(state - 1 for state in answer["accepting"])))
