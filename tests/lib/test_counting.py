"""Counts against plain enumeration."""

from itertools import combinations, permutations, product

from bootcamp.lib import counting


def test_ways_through_states() -> None:
    walks = [sum(steps) for steps in product((-1, 2), repeat=6)]
    reached = counting.reached(0, lambda at: (at - 1, at + 2), 6)
    assert reached == {end: walks.count(end) for end in walks}


def test_multinomial_counts_different_orders() -> None:
    assert counting.multinomial([]) == 1
    assert counting.multinomial([3, 0, 2]) == len(set(permutations("AAABB")))


def test_orbits_of_colourings() -> None:
    turns = [tuple((i + step) % 6 for i in range(6)) for step in range(6)]
    dihedral = turns + [turn[::-1] for turn in turns]
    for group in (turns, dihedral):
        for way in ((2, 2, 2), (3, 3), (4, 1, 1), (6,)):
            words = set(permutations([colour for colour, count in enumerate(way) for _ in range(count)]))
            least = {min(tuple(word[i] for i in p) for p in group) for word in words}
            assert counting.orbits(group, way) == len(least)


def test_partitions_of_sets_and_numbers() -> None:
    for sizes in ((1, 2, 3, 4, 5), (1, 3), (2, 3), ()):
        table = [0] * 6
        for code in product(range(5), repeat=5):
            used = sorted(set(code), key=code.index)
            if used == list(range(len(used))) and {code.count(block) for block in used} <= set(sizes):
                table[len(used)] += 1
        assert counting.set_partitions(5, sizes) == table
        sums = [combo for k in range(1, 6) for combo in combinations(sorted(sizes * 5), k) if sum(combo) == 5]
        numbers = [len(combo) for combo in set(sums)]
        assert counting.integer_partitions(5, sizes) == [numbers.count(k) for k in range(6)]
