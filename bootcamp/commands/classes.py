"""The command `classes`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from bootcamp.commands.options import Out
from bootcamp.commands.tables import show_table, whole
from bootcamp.eval.classes import Row, plot_classes, read_responses, tabulate
from bootcamp.storage.rows import require_kind, write_rows


def classes(
    responses: Annotated[
        list[Path], typer.Argument(help="Files of stored responses, to be compared.", show_default=False)
    ],
    cases: Annotated[Path | None, typer.Option("--cases", help="Their cases, where the files have ids only.")] = None,
    marker: Annotated[
        str | None, typer.Option("--marker", help='Text before the answer, such as "expression:".')
    ] = None,
    tokenizer: Annotated[str | None, typer.Option("--tokenizer", help="Counts the tokens of responses.")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw the table as a picture.")] = None,
    out: Out = None,
) -> None:
    """Judge stored responses again and count what became of them, with 95% intervals, as JSON lines."""
    require_kind(out)
    tables = {path.stem: tabulate(read_responses(path, cases, marker, tokenizer)) for path in responses}
    lines = (json.dumps({"responses": label, **vars(row)}) for label, rows in tables.items() for row in rows)
    write_rows(out, lines)
    _show(tables)
    if plot is not None:
        plot_classes(tables, plot)


def _show(tables: Mapping[str, Sequence[Row]]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Column, Table

    figures = map(whole, ("count", "share", "95% interval", "median lines", "median tokens"))
    table = Table(Column("responses", overflow="fold"), whole("class", right=False), *figures, box=SIMPLE_HEAD)
    for label, rows in tables.items():
        for row in rows:
            medians = ("" if value is None else f"{value:g}" for value in (row.lines, row.tokens))
            bounds = f"{row.low:.3f} to {row.high:.3f}"
            table.add_row(label, row.kind, str(row.count), f"{row.share:.3f}", bounds, *medians)
    show_table(table, stderr=True)
