"""The command `export`: cases as the data set that a trainer reads."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import islice
from typing import Annotated, TextIO

import typer

from bootcamp import registry
from bootcamp.cli import Difficulty, Language, Names, Out, Seed, Split, Style, parse_levels
from bootcamp.errors import BootcampError
from bootcamp.extras import require
from bootcamp.rewards.rows import FORMATS, Row

ROWS_AT_A_TIME = 1024


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
    from bootcamp.dataset import Mixture
    from bootcamp.lib.files import whole_file
    from bootcamp.lib.progress import track

    if format_ not in FORMATS:
        raise BootcampError(f"--format {format_!r}: expected one of {', '.join(FORMATS)}")
    if data_source not in ("domain", "task"):
        raise BootcampError(f"--data-source {data_source!r}: expected domain or task")
    mixture = Mixture(
        names,
        difficulty=dict.fromkeys(parse_levels(difficulty), 1.0),
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


def write_rows(rows: Iterable[Row], file: TextIO, *, parquet: bool) -> None:
    """Write rows as JSON Lines, or as Parquet to the bytes below `file`."""
    if not parquet:
        file.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
        return
    pyarrow, parquet_module = require("pyarrow", "parquet"), require("pyarrow.parquet", "parquet")
    rows, writer = iter(rows), None
    while batch := list(islice(rows, ROWS_AT_A_TIME)):
        table = pyarrow.Table.from_pylist(batch, schema=writer and writer.schema)
        writer = writer or parquet_module.ParquetWriter(file.buffer, table.schema)
        writer.write_table(table)
    if writer is not None:
        writer.close()
