"""The command `report`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from bootcamp.commands.tables import show_table, whole
from bootcamp.eval import compare
from bootcamp.eval.report import Report, Rise
from bootcamp.storage.files import whole_file


def report(
    runs: Annotated[list[Path], typer.Argument(help="Folders of runs of one suite.", show_default=False)],
    as_json: Annotated[bool, typer.Option("--json", help="All figures as JSON.")] = False,
    html: Annotated[
        Path | None, typer.Option("--html", help="Also write a page with plots here.", show_default=False)
    ] = None,
) -> None:
    """Show runs side by side; of two, also by how much they differ."""
    found = compare(*runs)
    if html is not None:
        with whole_file(html) as file:
            file.write(found.to_html())
    if as_json:
        typer.echo(found.to_json())
    else:
        show_reports(found.reports, found.rise)


def show_reports(reports: Sequence[Report], rise: Rise | None) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Column, Table

    numbers: tuple[str, ...] = ("cases", "accuracy", "95% interval", "malformed", "no answer", "cut off", "tokens")
    games = any(found.overall.turns is not None for found in reports)
    numbers += ("turns", "slips") if games else ()
    columns = [Column("model"), whole("domain", right=False), *map(whole, numbers)]
    table = Table(*columns, box=SIMPLE_HEAD, pad_edge=False)
    for found in reports:
        for domain, figures in [*found.groups["domain"].items(), ("all", found.overall)]:
            table.add_row(
                found.name,
                domain,
                str(figures.cases),
                f"{figures.accuracy:.1%}",
                f"{figures.low:.1%} to {figures.high:.1%}",
                *(f"{share:.1%}" for share in (figures.malformed, figures.no_answer, figures.truncated)),
                "" if figures.tokens is None else f"{figures.tokens:.0f}",
                *(("" if mean is None else f"{mean:.1f}") for mean in (figures.turns, figures.slips) if games),
            )
    show_table(table)
    if rise is not None:
        print(f"{rise.difference:+.1%} ({rise.low:+.1%} to {rise.high:+.1%}) from the first to the second")
