"""The command `generate`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from bootcamp.commands.options import (
    MOST,
    Address,
    Difficulty,
    EngineName,
    Format,
    Language,
    Names,
    Seed,
    Shards,
    Split,
    Style,
    Workers,
    is_folder,
)
from bootcamp.dataset import Mixture
from bootcamp.engine import generation
from bootcamp.engine.backends import choose
from bootcamp.storage.rows import write_rows


def generate(
    names: Names,
    count: Annotated[
        int, typer.Option("-n", "--count", min=1, max=MOST, help="Cases in all, spread evenly over tasks and levels.")
    ] = 10,
    difficulty: Difficulty = "1-10",
    seed: Seed = 0,
    split: Split = "train",
    language: Language = "en",
    answer_style: Style = "boxed",
    exclude: Annotated[
        list[str],
        typer.Option("--exclude", help="No case of these: a folder of an earlier run, or a file with a key a line."),
    ] = [],  # noqa: B006 - typer's way to say that an option may be repeated
    out: Shards = None,
    format: Format = "jsonl",
    workers: Workers = None,
    engine: EngineName = "local",
    address: Address = None,
) -> None:
    """Make cases, one JSON object a line, no two of them the same puzzle.

    Any part of the output is a mixture of all tasks and levels. A folder holds parts of 10,000 cases beside a
    manifest, the same bytes for any number of workers; the same command goes on with one that was cut off. Where there
    are fewer puzzles than asked for, all there are is written, and the exit code is 1.
    """
    chosen = choose(engine, workers, address)
    mixture = Mixture(
        names,
        difficulty=difficulty,
        seed=seed,
        split=split,
        language=language,
        answer_style=answer_style,
        exclude=exclude,
    )
    if is_folder(out, format):
        report = generation.generate(mixture, count, out, chosen, format)
    else:
        report = generation.Report()
        cases = generation.distinct(mixture, range(count), chosen, report)
        write_rows(out, (case.line for case in cases if case is not None), generation.COLUMNS)
    for case_id, seconds in report.slow:
        print(f"{case_id} took {seconds} s to make", file=sys.stderr)
    if report.missing:
        print(f"{report.missing} of {count} cases are missing", file=sys.stderr)
    if report.used_up:
        print(f"used up: {', '.join(report.used_up)}", file=sys.stderr)
    if report.missing:
        raise typer.Exit(1)
