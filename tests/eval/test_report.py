"""Figures of responses, reports as JSON and page, and runs side by side."""

import json
from html.parser import HTMLParser

import pytest

from bootcamp.errors import BootcampError
from bootcamp.eval.html_report import to_html
from bootcamp.eval.models import Answered, Decoding, Reply
from bootcamp.eval.report import level_rates, measure, measure_run as report, rise_of as compare, to_json
from bootcamp.eval.runs import Run
from bootcamp.eval.suites import compose
from bootcamp.storage.responses import RUN_RESPONSES as RESPONSES

SECRET = "a long secret"


class Scripted:
    """A model that is right at the levels that it knows and writes markup elsewhere."""

    def __init__(self, known, wrong="<b>I & you</b>", tokens=10):
        self.known, self.wrong, self.tokens = known, wrong, tokens

    def answer(self, requests):
        for request in requests:
            case = request.case
            text = rf"\boxed{{{case.answer}}}" if case.difficulty in self.known else self.wrong
            outcome: Answered = request, Reply(text, self.tokens, 5, truncated=False)
            yield outcome


def make_run(path, known, *, salt="", samples=1, wrong="<b>I & you</b>", names="game24,chain_sum,sudoku", n=2):
    suite = compose(names, [1, 4, 9], n=n, languages=("en", "zh"), salt=salt)
    decoding = Decoding(temperature=float(samples > 1))
    run = Run.begin(
        path, suite, model=f"knows {known}", samples=samples, thinking="auto", decoding=decoding, secret=salt
    )
    assert run.go_on(Scripted(known, wrong)) == []
    return run


@pytest.fixture
def run(tmp_path):
    return make_run(tmp_path / "run", (1, 4))


def test_figures_of_known_responses(run):
    found = report(run)
    figures = found.overall
    assert (figures.cases, figures.responses, found.missing) == (36, 36, 0)
    assert figures.accuracy == pytest.approx(2 / 3)
    assert figures.low < 2 / 3 < figures.high
    assert figures.no_answer == pytest.approx(1 / 3)
    assert (figures.malformed, figures.undecided, figures.truncated, figures.tokens) == (0, 0, 0, 10)
    assert {key: f.accuracy for key, f in found.groups["level"].items()} == {"1": 1, "4": 1, "9": 0}
    assert [(level, f.accuracy) for level, f in found.ladder()] == [(1, 1), (4, 1), (9, 0)]
    assert [(level, f.cases) for level, f in found.ladder("grids")] == [(1, 4), (4, 4), (9, 4)]
    assert {key: f.cases for key, f in found.groups["domain"].items()} == {"arithmetic": 24, "grids": 12}
    assert {key: f.cases for key, f in found.groups["language"].items()} == {"en": 18, "zh": 18}


def test_groups_add_up(run):
    for name, group in report(run).groups.items():
        assert sum(figures.responses for figures in group.values()) == 36, name


def test_more_samples_do_not_narrow_the_interval(tmp_path):
    one = report(make_run(tmp_path / "one", (1,))).overall
    many = report(make_run(tmp_path / "many", (1,), samples=4)).overall
    assert (many.responses, many.cases) == (4 * one.responses, one.cases)
    assert (many.low, many.high) == pytest.approx((one.low, one.high))


def test_solved_is_the_share_of_cases_with_a_right_sample(run):
    first, *_ = run.responses()
    samples = [first.__class__(**{**vars(first), "sample": k, "correct": k == 2}) for k in range(4)]
    assert (measure(samples).accuracy, measure(samples).solved) == (0.25, 1)


def test_worst_tasks_have_an_example_of_the_easiest_failure(run):
    examples = report(run).worst
    assert {example.task for example in examples} == {"game24", "chain_sum", "sudoku"}
    assert all("/9/" in example.response.id for example in examples)
    assert all(example.prompt and example.reference for example in examples)


def test_rates_of_levels(run):
    rates = level_rates(run)
    assert [(rate.task, rate.level, rate.n, rate.solved) for rate in rates[:3]] == [
        ("chain_sum", 1, 4, 4),
        ("chain_sum", 4, 4, 4),
        ("chain_sum", 9, 4, 0),
    ]


def test_json_has_all_figures(run):
    found = json.loads(to_json(report(run)))
    assert found["figures"]["task/level"]["game24/9"]["accuracy"] == 0
    assert found["settings"]["hash"] == run.settings["hash"]
    assert found["worst"][0]["response"]["response"] == "<b>I & you</b>"


class Page(HTMLParser):
    """Counts tags and checks that they close."""

    VOID = ("meta", "br")

    def __init__(self, text):
        super().__init__()
        self.open: list[str] = []
        self.count: dict[str, int] = {}
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag, attributes):
        self.count[tag] = self.count.get(tag, 0) + 1
        if tag not in self.VOID:
            self.open.append(tag)
        assert not {"src", "href"} & dict(attributes).keys(), "the page needs no other file"

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_page(run):
    text = to_html([report(run)])
    page = Page(text)
    assert page.count["polyline"] == 1 + 2  # all tasks, two domains
    assert page.count["circle"] == 3 * 3
    assert "&lt;b&gt;I &amp; you&lt;/b&gt;" in text
    assert "<b>I & you" not in text
    assert run.settings["hash"] in text


def test_a_private_suite_shows_no_case(tmp_path):
    run = make_run(tmp_path / "run", (1,), salt=SECRET)
    found = report(run)
    text = to_html([found]) + to_json(found) + (run.path / "run.json").read_text()
    assert found.worst
    assert SECRET not in text
    assert not any(example.prompt in text or str(example.response.response) in text for example in found.worst)


def test_two_runs_side_by_side(tmp_path):
    runs = [make_run(tmp_path / str(number), known) for number, known in enumerate(((1,), (1, 4)))]
    rise = compare(*runs)
    assert rise.difference == pytest.approx(1 / 3)
    assert 0 < rise.low < 1 / 3 < rise.high < 1
    text = to_html([report(run) for run in runs], rise)
    assert Page(text).count["polyline"] == 2 * 3
    assert "+33.3 points" in text


def test_only_runs_of_the_same_cases_are_compared(tmp_path, run):
    other = make_run(tmp_path / "other", (1,), names="game24")
    with pytest.raises(BootcampError, match="different cases"):
        compare(run, other)


def test_a_run_without_responses_is_refused(tmp_path, run):
    (run.path / RESPONSES).unlink()
    with pytest.raises(BootcampError, match="no response yet"):
        report(run)


def test_missing_responses_are_counted(run):
    path = run.path / RESPONSES
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:-2]))
    found = report(run)
    assert found.missing == 2
    assert "2 responses are missing" in to_html([found])
