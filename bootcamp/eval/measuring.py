"""The public functions: measure a model, judge stored responses again, set runs side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bootcamp.dataset.difficulty import Difficulty, levels_of
from bootcamp.errors import BootcampError, Unfinished
from bootcamp.eval.html_report import COLOURS, to_html
from bootcamp.eval.models import Decoding, Failure, Model, Respond, Responder, Serving
from bootcamp.eval.providers import open_model
from bootcamp.eval.report import Report, Rise, measure_run, rise_of, to_json
from bootcamp.eval.rescoring import Rescoring, judge_again
from bootcamp.eval.runs import SETTINGS, Run
from bootcamp.eval.suites import Suite, compose, parse_languages, read_suite
from bootcamp.lib.arguments import integer
from bootcamp.storage.cases import read_cases
from bootcamp.storage.files import whole_file
from bootcamp.storage.responses import read_judged


def evaluate(
    model: str | Model | Respond,
    suite: str | Path | Suite = "core",
    *,
    out: str | Path,
    difficulty: Difficulty | None = None,
    count: int = 1,
    seed: int = 0,
    language: str = "en",
    answer_style: str = "boxed",
    salt: str = "",
    samples: int = 1,
    thinking: str = "auto",
    max_tokens: int = 4096,
    temperature: float = 0.0,
    top_p: float = 1.0,
    system: str | None = None,
    base_url: str | None = None,
    concurrency: int = 16,
    retries: int = 6,
    timeout: float = 600.0,
    interactive: bool = False,
) -> Report:
    """Ask a model the cases of a suite, judge its responses and return the report, which is also written to `out`.

    `model` is a name as in the shell (of an endpoint at `base_url`, ``hf:FOLDER`` or ``inspect:PROVIDER/NAME``), a
    function from chat messages to the text of a response, or an object with the method `answer` of
    :class:`bootcamp.eval.models.Model`. `suite` is ``core``, ``full``, names with commas between them, a recipe or the
    path of one; the arguments from `difficulty` to `answer_style` compose it and are for names only, as is
    `interactive`, with which globs take in the tasks that are played turn by turn. The other arguments are the options
    of `bootcamp eval`. A call with the same arguments goes on where one was cut off.

    Raises BootcampError for a wrong argument or a folder that holds another run, Unfinished where no response came.
    """
    count, seed, samples = integer("count", count, 1), integer("seed", seed, 0), integer("samples", samples, 1)
    max_tokens, concurrency = integer("max_tokens", max_tokens, 1), integer("concurrency", concurrency, 1)
    recipe = recipe_of(suite, difficulty, count, seed, language, answer_style, salt, interactive)
    decoding = Decoding(max_tokens, float(temperature), float(top_p), system)
    serving = Serving(base_url, concurrency, integer("retries", retries, 0), float(timeout))
    run, failures = ask(model, recipe, Path(out), samples, thinking, decoding, serving, salt)
    return write_report(run, failures)


def rescore(source: str | Path, cases: str | Path | None = None, thinking: str = "auto") -> Rescoring:
    """Judge stored responses again with the verifiers that are installed.

    `source` is the folder of a run, which keeps the new verdicts, or a file or folder of judged responses, such as a
    trainer's ``completions-0.jsonl``, which stays as it is. `cases` is the file of their cases, where those are not
    stored with the responses; `thinking` says how those of a file began, see :func:`bootcamp.score`.
    """
    path = Path(source)
    if (path / SETTINGS).exists():
        return Run(path).rescore()
    known = None if cases is None else {case.id: case.to_json() for case in read_cases(Path(cases), stale="try")}
    return judge_again(read_judged(path), known, thinking)


@dataclass(frozen=True)
class Comparison:
    """The reports of runs on the same cases and, for two, how much the second is above the first."""

    reports: list[Report]
    rise: Rise | None

    def to_html(self) -> str:
        """Return a page that needs no other file."""
        return to_html(self.reports, self.rise)

    def to_json(self) -> str:
        """Return all figures as a JSON list."""
        return f"[{','.join(map(to_json, self.reports))}]"


def compare(*runs: str | Path) -> Comparison:
    """Return the reports of the runs in these folders, up to six, side by side.

    Raises BootcampError for runs of different cases.
    """
    if not 1 <= len(runs) <= len(COLOURS):
        raise BootcampError(f"{len(runs)} runs: give folders of runs, {len(COLOURS)} at most")
    opened = [Run(Path(path)) for path in runs]
    reports = [measure_run(run) for run in opened]
    rises = [rise_of(opened[0], other) for other in opened[1:]]
    return Comparison(reports, rises[0] if len(rises) == 1 else None)


def recipe_of(
    suite: str | Path | Suite,
    difficulty: Difficulty | None = None,
    count: int = 1,
    seed: int = 0,
    language: str = "en",
    answer_style: str = "boxed",
    salt: str = "",
    interactive: bool = False,
) -> Suite:
    """Compose a suite, or read the recipe of a file, which has settings of its own."""
    if isinstance(suite, str) and not suite.endswith(".json"):
        levels = None if difficulty is None else levels_of(difficulty)
        languages = parse_languages(language)
        return compose(
            suite, levels, n=count, seed=seed, languages=languages, answer_style=answer_style, salt=salt,
            interactive=interactive,
        )  # fmt: skip
    if (difficulty, count, seed, language, answer_style, interactive) != (None, 1, 0, "en", "boxed", False):
        raise BootcampError(f"suite={str(suite)!r}: a recipe fixes levels, count, seed, language and style: omit these")
    return suite if isinstance(suite, Suite) else read_suite(Path(suite))


def ask(
    model: str | Model | Respond,
    recipe: Suite,
    out: Path,
    samples: int,
    thinking: str,
    decoding: Decoding,
    serving: Serving,
    secret: str = "",
) -> tuple[Run, list[Failure]]:
    """Ask a model for the responses that a run lacks; return the run and what went wrong."""
    if samples > 1 and decoding.temperature == 0:
        raise BootcampError(f"samples={samples}: at temperature 0 all are alike; give a temperature, such as 0.7")
    name = model if isinstance(model, str) else getattr(model, "__name__", type(model).__name__)
    if isinstance(model, str):
        opened = open_model(model, decoding, serving)
    else:
        opened = model if isinstance(model, Model) else Responder(model, decoding)
    run = Run.begin(out, recipe, model=name, samples=samples, thinking=thinking, decoding=decoding, secret=secret)
    return run, run.go_on(opened)


def write_report(run: Run, failures: Sequence[Failure] = ()) -> Report:
    """Measure a run and write report.json and report.html to its folder; Unfinished if all its requests failed."""
    if failures and not run.responses():
        [(reason, _)] = Counter(failure.reason for failure in failures).most_common(1)
        raise Unfinished(f"{run.path} has no response yet: {reason:.300}")
    found = measure_run(run)
    for name, text in (("report.json", to_json(found)), ("report.html", to_html([found]))):
        with whole_file(run.path / name) as file:
            file.write(text)
    return found
