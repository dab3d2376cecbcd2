"""The lexicon is complete and unambiguous, and draws from it are pinned."""

import hashlib
from collections import Counter
from random import Random

import pytest

from bootcamp.lib import worlds


def test_tables_are_large_enough() -> None:
    assert len(worlds.names()) >= 120
    assert len(worlds.worlds()) >= 16
    assert all(len(worlds.categories()[name]) >= 10 for name in worlds.ATTRIBUTES)
    for world in worlds.worlds().values():
        assert len(world.things) >= 12
        for field in world._fields[1:]:
            values = getattr(world, field)
            assert len(set(values)) == len(values) >= 2


def test_every_key_has_chinese_and_no_chinese_is_shared() -> None:
    words = [worlds.word(en) for en in worlds._tables().words]
    assert all(word.zh and word.measure for word in words)
    assert max(Counter(word.zh for word in words).values()) == 1


def test_no_word_is_in_two_categories_and_no_name_is_a_word() -> None:
    listed = [en for values in worlds.categories().values() for en in values]
    assert len(set(listed)) == len(listed)
    lower = {en.lower() for en in listed}
    assert not [name for name in worlds.names() if name.lower() in lower]


def test_lists_never_change() -> None:
    text = repr((sorted(worlds.names().items()), list(worlds.names()), worlds.categories(), worlds.worlds()))
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "ff6b28c84e3b5b28"


@pytest.mark.parametrize("seed", range(5))
def test_draws_are_distinct(seed: int) -> None:
    rng = Random(seed)
    names = worlds.draw_names(rng, 20, initials=True)
    assert len({name[0] for name in names}) == 20
    assert all(worlds.names()[name] == "f" for name in worlds.draw_names(rng, 30, gender="f"))
    drawn = worlds.draw_categories(rng, 6, 8)
    assert len({name for name, _ in drawn}) == 6
    assert len({value for _, values in drawn for value in values}) == 48


def test_errors_name_the_argument() -> None:
    with pytest.raises(ValueError, match="k=30"):
        worlds.draw_names(Random(0), 30, initials=True)
    with pytest.raises(ValueError, match="season"):
        worlds.draw(Random(0), "season", 5)
    with pytest.raises(KeyError, match="zorp"):
        worlds.word("zorp")
