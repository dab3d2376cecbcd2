"""The command `export`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer

from bootcamp import registry
from bootcamp.cases import Case
from bootcamp.commands.options import MOST, Difficulty, Interactive, Language, OptionalNames, Out, Seed, Split, Style
from bootcamp.dataset import Mixture
from bootcamp.errors import BootcampError
from bootcamp.rewards.rows import FORMATS, PLAYING
from bootcamp.storage.cases import read_cases
from bootcamp.storage.progress import track
from bootcamp.storage.rows import require_kind, write_rows


def export(
    names: OptionalNames = None,
    format_: Annotated[
        str, typer.Option("--format", "-f", help=f"One of {', '.join(FORMATS)}.", show_default=False)
    ] = "",
    cases: Annotated[
        Path | None,
        typer.Option("--cases", help="Convert the cases of this file or folder instead.", show_default=False),
    ] = None,
    count: Annotated[int, typer.Option("-n", "--count", min=1, max=MOST, help="Rows in all.")] = 1000,
    difficulty: Difficulty = "1-10",
    seed: Seed = 0,
    split: Split = "train",
    language: Language = "en",
    answer_style: Style = "boxed",
    data_source: Annotated[
        str, typer.Option("--data-source", help="What metrics are grouped by, in verl and SkyRL: domain or task.")
    ] = "domain",
    interactive: Interactive = False,
    out: Out = None,
) -> None:
    """Write cases as the rows that a trainer reads: JSON Lines or Parquet, as the name of --out says.

    The rows are a mixture of the tasks without duplicates, the same for the same options; or, with --cases, those of
    stored cases in their order.
    """
    if format_ not in FORMATS:
        raise BootcampError(f"--format {format_!r}: expected one of {', '.join(FORMATS)}")
    if data_source not in ("domain", "task"):
        raise BootcampError(f"--data-source {data_source!r}: expected domain or task")
    if bool(names) == (cases is not None):
        raise BootcampError("give names of tasks, or --cases with a file of cases, one of both")
    require_kind(out)
    found: Iterable[Case]
    if cases is not None:
        found = read_cases(cases)
        count = len(found)
    else:
        mixture = Mixture(
            names or (),
            difficulty=difficulty,
            split=split,
            seed=seed,
            language=language,
            answer_style=answer_style,
            interactive=interactive,
        )
        found = mixture[:count]
    rows = (_row(case, format_, data_source) for case in track(found, count, "export"))
    write_rows(out, (json.dumps(row, ensure_ascii=False) for row in rows))


def _row(case: Case, format_: str, data_source: str) -> dict[str, Any]:
    """Return the row of a case; raise BootcampError for a game where the trainer cannot play."""
    entry = registry.find(case.task)
    if entry.interactive and format_ not in PLAYING:
        raise BootcampError(
            f"--format {format_!r} cannot play {case.task} turn by turn: take {', '.join(PLAYING)}, or leave it out"
        )
    return FORMATS[format_](case, source=f"bootcamp/{case.task if data_source == 'task' else entry.domain}")
