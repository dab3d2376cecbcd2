"""The command `calibrate`."""

from __future__ import annotations

from typing import Annotated

import typer

from bootcamp import __version__
from bootcamp.commands.evaluate import measure
from bootcamp.commands.options import (
    BaseUrl,
    Concurrency,
    MaxTokens,
    Model,
    Retries,
    RunFolder,
    Seed,
    Style,
    SuiteLanguages,
    SuiteLevels,
    System,
    Temperature,
    Thinking,
    Timeout,
    TopP,
)
from bootcamp.commands.report import show_reports
from bootcamp.dataset.calibration import write_rates
from bootcamp.dataset.difficulty import levels_of
from bootcamp.eval.measuring import write_report
from bootcamp.eval.models import Decoding, Serving
from bootcamp.eval.report import level_rates
from bootcamp.eval.suites import compose, parse_languages

TABLE = "calibration.tsv"


def calibrate(
    model: Model = "",
    out: RunFolder = None,
    suite: Annotated[
        str, typer.Option("--suite", help="core, full, or domains, tasks and globs with commas.")
    ] = "full",
    count: Annotated[int, typer.Option("-k", "--count", min=1, help="Cases of each level, one response to each.")] = 8,
    difficulty: SuiteLevels = None,
    seed: Seed = 0,
    language: SuiteLanguages = "en",
    answer_style: Style = "boxed",
    base_url: BaseUrl = None,
    max_tokens: MaxTokens = 4096,
    temperature: Temperature = 1.0,
    top_p: TopP = 1.0,
    system: System = None,
    thinking: Thinking = "auto",
    concurrency: Concurrency = 16,
    retries: Retries = 6,
    timeout: Timeout = 600.0,
) -> None:
    """Measure the pass rate of every level, on cases for training, as a table for `Mixture(weights=...)` and `stats`.

    The table is calibration.tsv in the folder of the run. Exits with 1 if a response is missing.
    """
    levels = levels_of(difficulty) if difficulty else None
    languages = parse_languages(language)
    recipe = compose(suite, levels, n=count, seed=seed, split="train", languages=languages, answer_style=answer_style)
    decoding = Decoding(max_tokens, temperature, top_p, system)
    serving = Serving(base_url, concurrency, retries, timeout)
    run, failures = measure(model, out, recipe, 1, thinking, decoding, serving)
    show_reports([write_report(run, failures)], None)
    about = f"{model}, temperature {temperature}, at most {max_tokens} tokens, bootcamp {__version__}"
    write_rates(run.path / TABLE, level_rates(run), about)
    if failures:
        raise typer.Exit(1)
