"""The command `eval`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from bootcamp.commands.options import Salt, Seed, Style, SuiteCount, SuiteLanguages, SuiteLevels, SuiteNames
from bootcamp.commands.report import show_reports
from bootcamp.dataset.difficulty import levels_of
from bootcamp.errors import BootcampError
from bootcamp.eval.models import Decoding, Failure, Serving, open_model
from bootcamp.eval.page import to_html
from bootcamp.eval.report import report as measure_run, to_json
from bootcamp.eval.runs import Rescoring, Run
from bootcamp.eval.suites import Suite, compose, parse_languages, read_suite
from bootcamp.storage.files import whole_file

Model = Annotated[
    str,
    typer.Option("--model", "-m", help="Of an endpoint; hf:FOLDER or hub name; or inspect:PROVIDER/NAME."),
]
Folder = Annotated[
    Path | None,
    typer.Option("--out", "-o", help="A folder for the run; the same command goes on with it.", show_default=False),
]
BaseUrl = Annotated[
    str | None,
    typer.Option("--base-url", help="Of the endpoint, such as http://localhost:8000/v1.", show_default=False),
]
Samples = Annotated[int, typer.Option("--samples", "-k", min=1, help="Responses to each case.")]
MaxTokens = Annotated[int, typer.Option("--max-tokens", min=1, help="Of a response.")]
Temperature = Annotated[float, typer.Option("--temperature", min=0.0, help="0 is greedy.")]
TopP = Annotated[float, typer.Option("--top-p", min=0.0, max=1.0, help="Draw from so much of the probability.")]
System = Annotated[str | None, typer.Option("--system", help="A system message.", show_default=False)]
Thinking = Annotated[
    str, typer.Option("--thinking", help="auto; prefilled: the template opens it; stripped: its tags are gone.")
]
Concurrency = Annotated[int, typer.Option("--concurrency", min=1, help="Requests at a time, or rows of a batch.")]
Retries = Annotated[int, typer.Option("--retries", min=0, help="Of a request that an endpoint fails.")]
Timeout = Annotated[float, typer.Option("--timeout", min=1.0, help="Seconds for a request.")]


def evaluate(
    model: Model = "",
    out: Folder = None,
    suite: SuiteNames = "core",
    difficulty: SuiteLevels = None,
    count: SuiteCount = 1,
    seed: Seed = 0,
    language: SuiteLanguages = "en",
    answer_style: Style = "boxed",
    salt: Salt = "",
    samples: Samples = 1,
    base_url: BaseUrl = None,
    max_tokens: MaxTokens = 4096,
    temperature: Temperature = 0.0,
    top_p: TopP = 1.0,
    system: System = None,
    thinking: Thinking = "auto",
    concurrency: Concurrency = 16,
    retries: Retries = 6,
    timeout: Timeout = 600.0,
    rescore: Annotated[
        Path | None,
        typer.Option("--rescore", help="Judge the responses of this run again instead.", show_default=False),
    ] = None,
) -> None:
    """Measure a model on a suite: every response is kept with its verdict, the report beside them.

    The report is shown as a table and written to report.json and report.html in the folder of the run.
    """
    if rescore is not None:
        run = Run(rescore)
        _show_rescoring(run.rescore())
        write_report(run)
        return
    if samples > 1 and temperature == 0:
        raise BootcampError(f"--samples {samples}: at temperature 0 all are alike; give --temperature, such as 0.7")
    levels = levels_of(difficulty) if difficulty else None
    recipe = _recipe(suite, levels, count, seed, language, answer_style, salt)
    decoding = Decoding(max_tokens, temperature, top_p, system)
    serving = Serving(base_url, concurrency, retries, timeout)
    run, failures = measure(model, out, recipe, samples, thinking, decoding, serving, salt)
    write_report(run)
    if failures:
        raise typer.Exit(1)


def _recipe(
    suite: str, levels: list[int] | None, count: int, seed: int, language: str, answer_style: str, salt: str
) -> Suite:
    """Compose a suite, or read the recipe of a file, which has settings of its own."""
    if not suite.endswith(".json"):
        languages = parse_languages(language)
        return compose(suite, levels, n=count, seed=seed, languages=languages, answer_style=answer_style, salt=salt)
    if (levels, count, seed, language, answer_style) != (None, 1, 0, "en", "boxed"):
        raise BootcampError(f"--suite {suite}: a recipe fixes levels, count, seed, language and style; leave them out")
    return read_suite(Path(suite))


def measure(
    model: str,
    out: Path | None,
    recipe: Suite,
    samples: int,
    thinking: str,
    decoding: Decoding,
    serving: Serving,
    secret: str = "",
) -> tuple[Run, list[Failure]]:
    if not model or out is None:
        raise BootcampError("--model and --out: give both, the model and a folder for its responses")
    asked = open_model(model, decoding, serving)
    run = Run.begin(out, recipe, model=model, samples=samples, thinking=thinking, decoding=decoding, secret=secret)
    failures = run.go_on(asked)
    _tell(failures)
    return run, failures


def write_report(run: Run) -> None:
    found = measure_run(run)
    for name, text in (("report.json", to_json(found)), ("report.html", to_html([found]))):
        with whole_file(run.path / name) as file:
            file.write(text)
    show_reports([found], None)


def _tell(failures: Sequence[Failure]) -> None:
    """Tell how many responses are missing and why."""
    reasons = Counter(failure.reason for failure in failures)
    for reason, number in reasons.most_common(5):
        typer.echo(f"{number} without a response: {reason:.300}", err=True)
    if failures:
        typer.echo(f"missing responses: {len(failures)}; the same command asks for them again", err=True)


def _show_rescoring(found: Rescoring) -> None:
    for before, after in found.differences:
        told = f"{after.reason} ({after.detail})" if after.detail else after.reason
        typer.echo(f"{after.id} sample {after.sample}: {before.reason} -> {told}")
    for reason, number in found.unread.most_common():
        typer.echo(f"{number} cases keep their verdicts: {reason}")
    typer.echo(f"verdicts that differ: {len(found.differences)}")
