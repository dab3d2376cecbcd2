"""The command `export`."""

from __future__ import annotations

from typing import Annotated

import typer

from bootcamp import registry
from bootcamp.commands.options import Difficulty, Language, Names, Out, Seed, Split, Style
from bootcamp.dataset import Mixture
from bootcamp.errors import BootcampError
from bootcamp.rewards.export import write_rows
from bootcamp.rewards.rows import FORMATS
from bootcamp.storage.files import whole_file
from bootcamp.storage.progress import track


def export(
    names: Names,
    format_: Annotated[str, typer.Option("--format", "-f", help=f"One of {', '.join(FORMATS)}.", show_default=False)],
    count: Annotated[int, typer.Option("-n", "--count", min=1, help="Rows in all.")] = 1000,
    difficulty: Difficulty = "1-10",
    seed: Seed = 0,
    split: Split = "train",
    language: Language = "en",
    answer_style: Style = "boxed",
    data_source: Annotated[
        str, typer.Option("--data-source", help="What metrics are grouped by, in verl and SkyRL: domain or task.")
    ] = "domain",
    out: Out = None,
) -> None:
    """Write cases as the rows that a trainer reads: JSON Lines, or Parquet if --out ends so.

    The rows are a mixture of the tasks without duplicates, the same for the same options.
    """
    if format_ not in FORMATS:
        raise BootcampError(f"--format {format_!r}: expected one of {', '.join(FORMATS)}")
    if data_source not in ("domain", "task"):
        raise BootcampError(f"--data-source {data_source!r}: expected domain or task")
    mixture = Mixture(
        names,
        difficulty=difficulty,
        split=split,
        seed=seed,
        language=language,
        answer_style=answer_style,
    )[:count]
    write = FORMATS[format_]
    rows = (
        write(case, source=f"bootcamp/{case.task if data_source == 'task' else registry.find(case.task).domain}")
        for case in track(mixture, count, "export")
    )
    with whole_file(out) as file:
        write_rows(rows, file, parquet=out is not None and out.suffix == ".parquet")
