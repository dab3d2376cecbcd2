"""Statistics of cases, drawn and stored, as table, JSON and page."""

import json
import math
import sys
from html.parser import HTMLParser

import pytest

from bootcamp import registry
from bootcamp.cli import main
from bootcamp.dataset.calibration import Rate, write_rates
from bootcamp.dataset.stats import by_level, measure


@pytest.fixture
def stats(monkeypatch, capsys):
    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["bootcamp", "stats", *map(str, arguments)])
        code = 0
        try:
            main()
        except SystemExit as stop:
            code = int(stop.code or 0)
        return code, *capsys.readouterr()

    return run


def timed(seeds, level=3):
    return [(registry.get("fraction_arithmetic").generate(level, seed), 0.002) for seed in seeds]


def test_figures_of_known_cases():
    found = measure(timed([1, 1, 2, 3]))
    prompts = sorted(len(case.prompt) for case, _ in timed([1, 1, 2, 3]))
    assert (found.cases, found.distinct) == (4, 3)
    assert found.answer_entropy == pytest.approx(0.5 * 1 + 2 * 0.25 * 2)
    assert found.top_answer == 0.5
    assert found.prompt_median == (prompts[1] + prompts[2]) / 2
    assert found.prompt_longest == prompts[-1]
    assert found.generate_ms == pytest.approx(2)


def test_one_answer_has_no_entropy():
    assert math.copysign(1, measure(timed([1, 1])).answer_entropy) == 1


def test_levels_stand_in_order_and_add_up():
    tables = by_level(timed([1], 10) + timed([1, 2], 2))
    assert list(tables["fraction_arithmetic"]) == ["2", "10", "all"]
    assert [found.cases for found in tables["fraction_arithmetic"].values()] == [2, 1, 3]


def test_the_command_shows_tasks_and_writes_json_and_a_page(stats, tmp_path):
    page = tmp_path / "page.html"
    code, out, _ = stats("fraction_arithmetic", "chinese_remainder", "-n", 3, "-d", "1-3", "--json", "--html", page)
    tables = json.loads(out)
    assert code == 0
    assert list(tables) == ["chinese_remainder", "fraction_arithmetic"]
    assert all([found["cases"] for found in levels.values()] == [3, 3, 3, 9] for levels in tables.values())
    text = page.read_text()
    HTMLParser().feed(text)
    assert text.count("<svg") == 2 * 5
    assert text.count("<rect") == 2 * 5 * 3
    code, out, _ = stats("fraction_arithmetic", "-n", 2, "-d", "1-2")
    assert code == 0
    assert "fraction" in out


def test_stored_cases_have_the_same_figures(stats, tmp_path):
    cases = [registry.get("fraction_arithmetic").generate(level, seed) for level in (1, 2) for seed in range(3)]
    path = tmp_path / "cases.jsonl"
    path.write_text("".join(case.to_json() + "\n" for case in cases))
    timeless = []
    for arguments in ((path,), ("fraction_arithmetic", "-n", 3, "-d", "1-2")):
        tables = json.loads(stats(*arguments, "--json")[1])
        for levels in tables.values():
            for found in levels.values():
                found.pop("generate_ms"), found.pop("verify_ms")
        timeless.append(tables)
    assert timeless[0] == timeless[1]


def test_a_ladder_is_uncalibrated_until_a_model_has_run(stats, tmp_path):
    table, page = tmp_path / "rates.tsv", tmp_path / "page.html"
    rates = [Rate("fraction_arithmetic", registry.get("fraction_arithmetic").version, 1, 40, 4)]
    rates += [Rate(rate.task, rate.version, 2, 40, 30) for rate in rates]
    rates += [Rate("game24", 99, 1, 8, 8)]
    write_rates(table, rates, "a test")
    sources = ("fraction_arithmetic", "game24", "-n", 2, "-d", "1-2", "--json")

    def ladders(*options):
        tables = json.loads(stats(*sources, *options)[1])
        return {task: levels["all"]["ladder"] for task, levels in tables.items()}

    assert ladders() == dict.fromkeys(("fraction_arithmetic", "game24"), "uncalibrated")
    assert ladders("--calibration", table, "--html", page) == {
        "fraction_arithmetic": "out of order: 2 is solved more often than 1",
        "game24": "uncalibrated",
    }
    assert "level 2: 30 of 40 solved" in page.read_text()


@pytest.mark.parametrize(
    ("arguments", "message"), [(("no_such_task",), "no task matches"), ((".", "game24"), "not both")]
)
def test_wrong_sources_are_told(stats, arguments, message):
    code, _, err = stats(*arguments)
    assert code == 2
    assert message in err
