"""Tables of pass rates: written, read, refused, and turned into weights of a mixture."""

import pytest

from bootcamp import Mixture, registry
from bootcamp.dataset.calibration import Rate, describe_ladder, inversions, read_rates, signal_weights, write_rates
from bootcamp.errors import BootcampError

VERSION = registry.get("game24").version


@pytest.fixture
def table(tmp_path):
    """Level 1 of game24 always solved, level 2 half the time, level 3 never; a level of another task and version."""
    path = tmp_path / "rates.tsv"
    solved = {1: 98, 2: 49, 3: 0}
    rates = [Rate("game24", VERSION, level, 98, right) for level, right in solved.items()]
    write_rates(path, [*rates, Rate("countdown", 1, 4, 8, 2), Rate("game24", VERSION + 1, 4, 8, 4)], "a test")
    return path


def test_rates_survive_their_table(table):
    rates = read_rates(table)
    assert rates[1] == Rate("game24", VERSION, 2, 98, 49)
    assert (rates[1].share, len(rates)) == (0.5, 5)
    assert table.read_text().startswith("# a test\ntask\tversion\tlevel\t")


def test_weights_favour_levels_that_are_solved_half_the_time(table):
    weights = signal_weights(table, {"game24": VERSION})
    assert list(weights) == ["game24/1", "game24/2", "game24/3"]
    assert weights["game24/2"] == 1
    assert weights["game24/1"] == weights["game24/3"] == 0.05


@pytest.mark.parametrize("as_text", [True, False])
def test_mixtures_read_the_table(table, as_text):
    mixture = Mixture(["game24", "chain_sum"], difficulty=(1, 4), weights=str(table) if as_text else table)
    assert mixture.weight("game24", 1) == 0.05
    assert mixture.weight("game24", 4) == mixture.weight("chain_sum", 1) == 1
    assert Mixture(**mixture.settings).settings == mixture.settings


def test_a_table_without_the_tasks_is_refused(table):
    with pytest.raises(BootcampError, match="none of these tasks: chain_sum"):
        Mixture("chain_sum", weights=table)


@pytest.mark.parametrize(
    "line", ["game24\t1\t11\t8\t4\t0\t1", "game24\t1\t1\t8\t9\t0\t1", "game24\t1\t1\t0\t0\t0\t1", "game24\t1\t1\t8"]
)
def test_wrong_lines_are_named(table, line):
    with table.open("a") as file:
        file.write(line + "\n")
    with pytest.raises(BootcampError, match="line 8"):
        read_rates(table)


def test_other_files_are_refused(tmp_path):
    path = tmp_path / "other.tsv"
    path.write_text("a\tb\n")
    with pytest.raises(BootcampError, match="bootcamp calibrate"):
        read_rates(path)


def test_few_responses_never_put_a_ladder_out_of_order():
    rates = [Rate("game24", 1, level, 8, solved) for level, solved in ((1, 5), (2, 8), (3, 2))]
    assert inversions(rates) == []
    assert describe_ladder(rates) == "in order"
