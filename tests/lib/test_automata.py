"""Automata against acceptance of all short words."""

from random import Random

import pytest

from bootcamp.lib import automata
from bootcamp.lib.automata import Dfa

SEEDS = range(20)


def language(machine: automata.Dfa | automata.Nfa, longest: int = 6) -> set[str]:
    return {word for word in automata.words(machine.alphabet, longest) if machine.accepts(word)}


def random_dfa(rng: Random) -> Dfa:
    size = rng.randint(1, 5)
    table = tuple((rng.randrange(size), rng.randrange(size)) for _ in range(size))
    return Dfa("ab", table, rng.randrange(size), tuple(sorted(rng.sample(range(size), rng.randint(0, size)))))


@pytest.mark.parametrize("seed", SEEDS)
def test_determinize_keeps_the_language(seed: int) -> None:
    rng = Random(seed)
    nfa = automata.random_nfa(rng, 4, "ab", 0.25, empty_moves=seed % 4)
    dfa, sets = automata.determinize(nfa)
    assert language(dfa) == language(nfa)
    assert len(set(sets)) == len(sets) == len(dfa.table)
    for word in automata.words("ab", 4):
        assert sets[dfa.run(word)[-1]] == nfa.run(word)[-1]


@pytest.mark.parametrize("seed", SEEDS)
def test_minimal_automata(seed: int) -> None:
    rng = Random(seed)
    dfa = random_dfa(rng)
    least = automata.minimal(dfa)
    assert language(least) == language(dfa)
    assert automata.minimal(least) == least
    reached = automata.reachable(dfa)
    futures = {state: frozenset(language(Dfa("ab", dfa.table, state, dfa.accepting))) for state in reached}
    assert len(least.table) == len(set(futures.values()))
    for group in automata.equivalence_classes(dfa):
        assert len({futures[state] for state in group}) == 1
    names = rng.sample(range(len(dfa.table)), len(dfa.table))
    table: list[tuple[int, ...]] = [()] * len(names)
    for state, row in enumerate(dfa.table):
        table[names[state]] = tuple(names[v] for v in row)
    moved = Dfa("ab", tuple(table), names[dfa.start], tuple(names[v] for v in dfa.accepting))
    assert automata.minimal(moved) == least


@pytest.mark.parametrize("seed", SEEDS)
def test_combinations(seed: int) -> None:
    rng = Random(seed)
    first, second = random_dfa(rng), random_dfa(rng)
    a, b = language(first), language(second)
    assert language(automata.combine(first, second, "and")) == a & b
    assert language(automata.combine(first, second, "or")) == a | b
    assert language(automata.combine(first, second, "xor")) == a ^ b
    assert language(automata.combine(first, second, "minus")) == a - b
    assert language(automata.complement(first)) == set(automata.words("ab", 6)) - a
    short = min(a ^ b, key=lambda word: (len(word), word), default=None)
    found = automata.difference(first, second)
    assert found == short or (short is None and found is not None and len(found) > 6)
    for length in range(7):
        assert automata.count_words(first, length) == sum(len(word) == length for word in a)


@pytest.mark.parametrize("seed", SEEDS)
def test_drawn_automata_are_minimal(seed: int) -> None:
    dfa = automata.random_dfa(Random(seed), 3 + seed % 5, "abc"[: 2 + seed % 2])
    assert len(automata.minimal(dfa).table) == len(dfa.table)
    assert len(automata.random_dfa(Random(seed), 4, "ab", accepting=1).accepting) == 1


def test_errors() -> None:
    with pytest.raises(ValueError, match="mode='and'"):
        automata.combine(random_dfa(Random(1)), automata.random_dfa(Random(1), 3, "abc"), "and")
    with pytest.raises(ValueError, match="size=2"):
        automata.random_dfa(Random(1), 2, "a", accepting=2, budget=50)
