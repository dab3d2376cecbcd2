"""The local engine: order, and what becomes of processes that die."""

import pytest

from bootcamp.engine.backends import choose
from bootcamp.engine.pool import ordered_map
from bootcamp.errors import BootcampError
from tests.engine import work

pytestmark = pytest.mark.xdist_group("engine")


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_order(workers):
    assert list(ordered_map(work.square, 100, range(30), workers)) == [100 + n * n for n in range(30)]
    assert list(ordered_map(work.late, None, range(6), workers)) == list(range(6))


def test_items_are_taken_only_a_little_ahead():
    items = iter(range(1000))
    results = ordered_map(work.square, 0, items, 2)
    for _ in range(5):
        next(results)
    assert next(items) <= 5 + 4 * 2


def test_a_dead_worker_is_replaced_and_its_work_done_again(tmp_path, caplog):
    assert list(ordered_map(work.die_once, tmp_path, range(20), 2)) == list(range(20))
    assert (tmp_path / "died").exists()
    assert "a worker process died" in caplog.text


def test_work_that_kills_every_worker_is_an_error():
    with pytest.raises(BootcampError, match="died 3 times while working on 5"):
        list(ordered_map(work.die, None, [5], 2))


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_of_the_work_is_raised(workers):
    with pytest.raises(ValueError, match="number 3"):
        list(ordered_map(work.fail, None, [3], workers))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"name": "spark"}, "expected local or ray"),
        ({"name": "ray", "workers": 2}, "a Ray cluster uses all its CPUs"),
        ({"address": "auto"}, "needs --engine ray"),
    ],
)
def test_wrong_choices_are_told(arguments, message):
    with pytest.raises(BootcampError, match=message):
        choose(**arguments)
