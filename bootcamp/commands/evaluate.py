"""The command `eval`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from bootcamp.commands.options import (
    BaseUrl,
    Concurrency,
    Interactive,
    MaxTokens,
    Model,
    Retries,
    RunFolder,
    Salt,
    Seed,
    Style,
    SuiteCount,
    SuiteLanguages,
    SuiteLevels,
    SuiteNames,
    System,
    Temperature,
    Thinking,
    Timeout,
    TopP,
)
from bootcamp.commands.report import show_reports
from bootcamp.errors import BootcampError
from bootcamp.eval.measuring import ask, recipe_of, write_report
from bootcamp.eval.models import Decoding, Failure, Serving
from bootcamp.eval.rescoring import Rescoring
from bootcamp.eval.runs import Run
from bootcamp.eval.suites import Suite


def evaluate(
    model: Model = "",
    out: RunFolder = None,
    suite: SuiteNames = "core",
    difficulty: SuiteLevels = None,
    count: SuiteCount = 1,
    seed: Seed = 0,
    language: SuiteLanguages = "en",
    answer_style: Style = "boxed",
    salt: Salt = "",
    samples: Annotated[int, typer.Option("--samples", "-k", min=1, help="Responses to each case.")] = 1,
    base_url: BaseUrl = None,
    max_tokens: MaxTokens = 4096,
    temperature: Temperature = 0.0,
    top_p: TopP = 1.0,
    system: System = None,
    thinking: Thinking = "auto",
    concurrency: Concurrency = 16,
    retries: Retries = 6,
    timeout: Timeout = 600.0,
    interactive: Interactive = False,
    rescore: Annotated[
        Path | None,
        typer.Option("--rescore", help="Judge the responses of this run again instead.", show_default=False),
    ] = None,
) -> None:
    """Measure a model on a suite: every response is kept with its verdict, the report beside them.

    The report is shown as a table and written to report.json and report.html in the folder of the run. Exits with 1 if
    a response is missing.
    """
    if rescore is not None:
        run = Run(rescore)
        show_rescoring(run.rescore())
        show_reports([write_report(run)], None)
        return
    levels = difficulty or None
    recipe = recipe_of(suite, levels, count, seed, language, answer_style, salt, interactive)
    decoding = Decoding(max_tokens, temperature, top_p, system)
    serving = Serving(base_url, concurrency, retries, timeout)
    run, failures = measure(model, out, recipe, samples, thinking, decoding, serving, salt)
    show_reports([write_report(run, failures)], None)
    if failures:
        raise typer.Exit(1)


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
    """Ask a model, and tell on standard error what has no response."""
    if not model or out is None:
        raise BootcampError("--model and --out: give both, the model and a folder for its responses")
    run, failures = ask(model, recipe, out, samples, thinking, decoding, serving, secret)
    _tell(failures)
    return run, failures


def _tell(failures: Sequence[Failure]) -> None:
    """Tell how many responses are missing and why."""
    reasons = Counter(failure.reason for failure in failures)
    for reason, number in reasons.most_common(5):
        typer.echo(f"{number} without a response: {reason:.300}", err=True)
    if failures:
        typer.echo(f"missing responses: {len(failures)}; the same command asks for them again", err=True)


def show_rescoring(found: Rescoring, *, err: bool = False) -> None:
    """List the verdicts that differ, on standard error if asked to."""
    for before, after in found.differences:
        told = f"{after.reason} ({after.detail})" if after.detail else after.reason
        typer.echo(f"{after.id} sample {after.sample}: {before.reason} -> {told}", err=err)
    for reason, number in found.unread.most_common():
        typer.echo(f"{number} cases keep their verdicts: {reason}", err=err)
    typer.echo(f"verdicts that differ: {len(found.differences)}", err=err)
