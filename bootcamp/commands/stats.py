"""The command `stats`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from bootcamp import registry
from bootcamp.commands.options import Difficulty, Language, Seed, Split
from bootcamp.commands.tables import show_table, whole
from bootcamp.dataset.calibration import describe_ladder, rates_by_task
from bootcamp.dataset.difficulty import levels_of
from bootcamp.dataset.stats import Ladders, Stats, bars, by_level, drawn, made_again, to_html
from bootcamp.errors import BootcampError
from bootcamp.storage.cases import read_cases
from bootcamp.storage.files import whole_file
from bootcamp.storage.progress import track


def stats(
    sources: Annotated[
        list[str],
        typer.Argument(help="Names of tasks or globs; or files and folders of cases.", show_default=False),
    ],
    count: Annotated[int, typer.Option("-n", "--count", min=1, help="Cases of each level, for tasks.")] = 50,
    difficulty: Difficulty = "1-10",
    seed: Seed = 0,
    split: Split = "train",
    language: Language = "en",
    as_json: Annotated[bool, typer.Option("--json", help="All figures of all levels as JSON.")] = False,
    calibration: Annotated[
        Path | None, typer.Option("--calibration", help="Pass rates that `calibrate` wrote.", show_default=False)
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", help="Also write a page with plots here.", show_default=False)
    ] = None,
) -> None:
    """Show how cases vary, how often a guess is right, how long prompts are and how long they take, by task."""
    paths = [Path(source) for source in sources if Path(source).exists()]
    if lost := [source for source in sources if "." in source and not Path(source).exists()]:
        raise BootcampError(
            f"{lost[0]!r} cannot be read: there is no such file or folder, and no task has a dot in its name"
        )
    if paths and len(paths) < len(sources):
        raise BootcampError(f"{sources}: give names of tasks, or files and folders, not both")
    if paths:
        timed, total = made_again(case for path in paths for case in read_cases(path)), None
    else:
        names, levels = registry.match(sources), levels_of(difficulty)
        timed, total = drawn(names, levels, count, seed, split, language), len(names) * len(levels) * count
    tables = by_level(track(timed, total, "stats"))
    if not tables:
        raise BootcampError(f"{sources}: there are no cases in them")
    ladders = _ladders(tables, calibration)
    if html is not None:
        with whole_file(html) as file:
            file.write(to_html(tables, ladders))
    if as_json:
        plain: dict[str, dict[str, Any]] = {
            task: {level: asdict(found) for level, found in levels.items()} for task, levels in tables.items()
        }
        for task, figures in plain.items():
            figures["all"]["ladder"] = describe_ladder(ladders[task])
        typer.echo(json.dumps(plain, ensure_ascii=False, indent=1))
    else:
        _show(tables, ladders)


def _ladders(tasks: Iterable[str], path: Path | None) -> Ladders:
    """Read the pass rates of the installed versions of tasks; without a table there are none."""
    if path is None:
        return dict.fromkeys(tasks, ())
    return rates_by_task(path, {task: registry.get(task).version for task in tasks})


def _show(tables: dict[str, dict[str, Stats]], ladders: Ladders) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    numbers = ("cases", "distinct", "entropy", "top answer", "guess", "prompt", "longest", "make ms", "verify ms")
    names = (whole(name, right=False) for name in ("task", "prompt by level"))
    table = Table(*names, *map(whole, numbers), "ladder", box=SIMPLE_HEAD, pad_edge=False)
    for task, levels in tables.items():
        figures = levels["all"]
        table.add_row(
            task,
            _sparkline([share for _, _, share in bars(levels, "prompt_median")]),
            str(figures.cases),
            f"{figures.distinct / figures.cases:.1%}",
            f"{figures.answer_entropy:.1f}",
            f"{figures.top_answer:.1%}",
            f"{figures.guess:.1%}",
            f"{figures.prompt_median:.0f}",
            str(figures.prompt_longest),
            f"{figures.generate_ms:.2f}",
            f"{figures.verify_ms:.3f}",
            describe_ladder(ladders[task]),
        )
    show_table(table)


def _sparkline(shares: Iterable[float]) -> str:
    """Draw shares of the largest value as bars.

    >>> _sparkline([0.1, 0.5, 1.0])
    '▁▅█'
    """
    return "".join("▁▂▃▄▅▆▇█"[min(7, int(8 * share))] for share in shares)
