"""What is written back is written again, and nothing is overlooked."""

from itertools import product
from random import Random

import pytest

from bootcamp.lib.transliteration import draw_rules, draw_word, originals, transliterated


@pytest.mark.parametrize("seed", range(10))
def test_all_short_originals_are_found(seed: int) -> None:
    rng = Random(seed)
    rules = draw_rules(rng, letters=5, special=4, contexts=3)
    letters = sorted({rule.source for rule in rules if len(rule.source) == 1})
    pairs = sorted({one.target[-1] + other.target[0] for one in rules for other in rules})
    clashes = tuple(rng.sample(pairs, 3))
    new = transliterated(draw_word(rng, rules, 4), rules, clashes)
    words = ("".join(row) for size in range(1, 6) for row in product(letters, repeat=size))
    expected = {word for word in words if transliterated(word, rules, clashes) == new}
    assert {word for word in originals(new, rules, clashes, 1000) if len(word) < 6} == expected
