"""The `bootcamp` command.

Each subcommand is a function found by its import path in COMMANDS, so that a command loads only what it needs. A wrong
argument is one line on standard error and exit code 2; a check that fails is exit code 1.
"""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeGuard

import typer
from typer.core import TyperGroup

from bootcamp import __version__, registry
from bootcamp.errors import BootcampError, GenerationError, MissingExtra

if TYPE_CHECKING:
    from bootcamp.task import Case

COMMANDS = {
    "list": "bootcamp.cli:list_tasks",
    "show": "bootcamp.cli:show",
    "generate": "bootcamp.cli:generate",
    "verify": "bootcamp.cli:verify",
    "check": "bootcamp.cli:check",
    "stats": "bootcamp.dataset.stats:stats",
    "traces": "bootcamp.traces:traces",
    "export": "bootcamp.rewards.export:export",
    "rates": "bootcamp.rewards.rates:rates",
    "serve": "bootcamp.rewards.server:serve",
    "openrlhf-file": "bootcamp.rewards.openrlhf:openrlhf_file",
    "eval": "bootcamp.eval.cli:evaluate",
    "calibrate": "bootcamp.eval.cli:calibrate",
    "report": "bootcamp.eval.cli:report",
    "suite": "bootcamp.eval.suites:suite",
    "hands": "bootcamp.eval.hands:hands",
    "classes": "bootcamp.eval.classes:classes",
    "pairs": "bootcamp.rl.preferences:pairs",
    "audit": "bootcamp.authoring.audits:audit",
    "new": "bootcamp.authoring.scaffold:new",
    "train": "bootcamp.rl.cli:train",
    "sft": "bootcamp.rl.cli:sft",
    "entropy-law": "bootcamp.rl.cli:entropy_law",
    "plot": "bootcamp.rl.cli:plot",
    "rescore": "bootcamp.rl.cli:rescore",
}
"""Each subcommand, in the order of the help, and the function behind it as ``module:function``."""

Names = Annotated[
    list[str], typer.Argument(help="Names of tasks, or globs such as 'grids/*' or '*'.", show_default=False)
]
Difficulty = Annotated[str, typer.Option("--difficulty", "-d", help="A level, a range or a list: 3, 1-10 or 1,5,10.")]
Seed = Annotated[int, typer.Option("--seed", "-s", min=0, help="The same seed gives the same cases.")]
Language = Annotated[str, typer.Option("--language", help="en or zh.")]
Split = Annotated[str, typer.Option("--split", help="train, valid or test: they share no puzzle.")]
Style = Annotated[
    str, typer.Option("--answer-style", help="How the prompt asks for the answer: boxed, tags, line or none.")
]
Out = Annotated[
    Path | None, typer.Option("--out", "-o", help="Write here instead of standard output.", show_default=False)
]
Shards = Annotated[
    Path | None,
    typer.Option(
        "--out",
        "-o",
        help="Write to this file or, where the path has no suffix, to a folder of parts; not to standard output.",
        show_default=False,
    ),
]
Format = Annotated[str, typer.Option("--format", help="Of the parts of a folder: jsonl or parquet.")]
Workers = Annotated[
    int | None, typer.Option("--workers", min=1, help="Processes of this machine; 1 by default.", show_default=False)
]
EngineName = Annotated[str, typer.Option("--engine", help="local, or ray for a Ray cluster.")]
Address = Annotated[
    str | None,
    typer.Option("--address", help="Of the Ray cluster; by default the one that is running here.", show_default=False),
]


class _Commands(TyperGroup):
    """A group whose subcommands are imported when they are called for."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        module, _, function = COMMANDS[cmd_name].partition(":")
        single = typer.Typer(add_completion=False)
        single.command(cmd_name)(getattr(import_module(module), function))
        return typer.main.get_command(single)


app = typer.Typer(cls=_Commands, add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"bootcamp {__version__}")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", help="Show the version and exit.", callback=_show_version, is_eager=True)
]


@app.callback()
def root(version: Version = False) -> None:
    """Procedural reasoning tasks with exact verifiers."""


def main() -> None:
    """Run the command line; what goes wrong is told without a traceback."""
    try:
        if sys.argv[1:] == ["list"]:  # typer would load pydantic to read no options, half of the time that this takes
            list_tasks()
        else:
            app(prog_name="bootcamp")
    except GenerationError as fault:
        _stop(str(fault), 1)
    except (BootcampError, MissingExtra) as fault:
        _stop(str(fault), 2)
    except BrokenPipeError:  # the reader of our output, `head` say, has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def _stop(message: str, code: int) -> NoReturn:
    print(f"bootcamp: {message}", file=sys.stderr)
    sys.exit(code)


def parse_levels(text: str) -> list[int]:
    """Read ``3``, ``1-10`` or ``1,5,10`` as levels; raise BootcampError for anything else.

    >>> parse_levels("1-3,10")
    [1, 2, 3, 10]
    """
    levels: list[int] = []
    for part in text.split(","):
        low, dash, high = part.strip().partition("-")
        if not (low.isdecimal() and (high.isdecimal() or not dash)):
            break
        levels += range(int(low), int(high or low) + 1)
    else:
        if levels and set(levels) <= set(range(1, 11)):
            return levels
    raise BootcampError(f"--difficulty {text!r}: expected levels from 1 to 10, such as 3, 1-10 or 1,5,10")


def list_tasks(
    domain: Annotated[
        str | None, typer.Option("--domain", "-D", help="Only the tasks of this domain.", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="A JSON list with all that a task says of itself.")] = False,
) -> None:
    """List the tasks: domain, name and what each asks."""
    found = [entry for entry in registry.entries(external=True) if domain in (None, entry.domain)]
    if not found:
        registry.names(domain)  # raises for an unknown domain
    about = [{"name": entry.name, "domain": entry.domain, **registry.describe(entry)} for entry in found]
    if as_json:
        print(json.dumps(about, ensure_ascii=False, indent=1))
        return
    name_width, domain_width = (max((len(task[field]) for task in about), default=0) for field in ("name", "domain"))
    width = os.get_terminal_size().columns if sys.stdout.isatty() else None
    for task in about:
        print(f"{task['domain']:{domain_width}}  {task['name']:{name_width}}  {task['summary']}"[:width])


def show(
    name: Annotated[str, typer.Argument(help="The name of a task.", show_default=False)],
    difficulty: Difficulty = "1",
    seed: Seed = 0,
    split: Split = "train",
    language: Language = "en",
    answer_style: Style = "boxed",
) -> None:
    """Show what a task asks and how it is answered: its case of a level and seed."""
    task, levels = registry.get(name), parse_levels(difficulty)
    print(f"{task.name}, version {task.version}: {task.about['summary']}")
    for field in ("answer", "harder", "skills", "source"):
        print(f"{field.capitalize()}: {task.about.get(field, '')}")
    for level in levels:
        case = task.generate(level, seed, split=split, language=language, answer_style=answer_style)
        print(f"\n--- {case.id}\n\n{case.prompt}\n\n--- reference answer\n\n{case.answer}")


def generate(
    names: Names,
    count: Annotated[
        int, typer.Option("-n", "--count", min=1, help="Cases in all, spread evenly over tasks and levels.")
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
    manifest, the same bytes for any number of workers; the same command goes on with one that was cut off.
    """
    from bootcamp.dataset import Mixture
    from bootcamp.engine import generation
    from bootcamp.engine.engines import choose
    from bootcamp.lib.files import whole_file

    chosen = choose(engine, workers, address)
    mixture = Mixture(
        names,
        difficulty=dict.fromkeys(parse_levels(difficulty), 1.0),
        seed=seed,
        split=split,
        language=language,
        answer_style=answer_style,
        exclude=exclude,
    )
    if _is_folder(out, format):
        report = generation.generate(mixture, count, out, chosen, format)
    else:
        report = generation.Report()
        with whole_file(out) as file:
            for case in generation.distinct(mixture, range(count), chosen, report):
                if case is not None:
                    file.write(case.line + "\n")
    for case_id, seconds in report.slow:
        print(f"{case_id} took {seconds} s to make", file=sys.stderr)
    if report.missing:
        print(f"{report.missing} of {count} cases are missing: these tasks and levels have no more", file=sys.stderr)


def _is_folder(out: Path | None, format: str) -> TypeGuard[Path]:
    """Tell whether output goes to a folder of parts: a path without a suffix, or one that is there."""
    folder = out is not None and (out.is_dir() or not out.suffix)
    if format != "jsonl" and not folder:
        raise BootcampError(f"--format {format!r}: only a folder of parts has a format; give --out FOLDER")
    return folder


def plan_cases(
    names: list[str], levels: list[int], count: int, seed: int, split: str
) -> Iterator[tuple[str, int, int]]:
    """Give the task, level and seed of each case; levels too small to be split are passed over outside train."""
    for index in range(count):
        turn, place = divmod(index, len(names))
        name = names[place]
        small = registry.get(name).small_levels if split != "train" else ()
        usable = [level for level in levels if level not in small]
        if not usable:
            raise BootcampError(
                f"{name} has no case of split {split} at levels {levels}: they have too few distinct cases"
            )
        level = usable[(turn + place) % len(usable)]
        digest = sha256(f"{seed}/{name}/{level}/{turn // len(usable)}".encode()).digest()
        yield name, level, int.from_bytes(digest[:8], "big") >> 11  # 53 bits, which every JSON reader keeps exact


def verify(
    cases: Annotated[Path, typer.Argument(help="Cases: a file or folder that `generate` wrote.", show_default=False)],
    responses: Annotated[
        Path, typer.Argument(help='A file or folder of rows {"id": ..., "response": ...}.', show_default=False)
    ],
    out: Shards = None,
    format: Format = "jsonl",
    workers: Workers = None,
    engine: EngineName = "local",
    address: Address = None,
    stale: Annotated[str, typer.Option("--stale", help="Cases of another task version: raise or try.")] = "raise",
) -> None:
    """Judge responses, one JSON verdict a line, and count them on standard error.

    A response is text or a list of messages. It belongs to the case with its id, any number of them to each case; if no
    line of a file has an id, the first response belongs to the first case, and so on. With a folder as output, cases
    and responses may be of any size, every response has an id, and the same command goes on with what was cut off.
    """
    from bootcamp.engine.engines import choose

    chosen = choose(engine, workers, address)
    if _is_folder(out, format):
        from bootcamp.engine import verification

        outcome = verification.verify(cases, responses, out, chosen, format, stale)
        _show_counts(outcome.counts, outcome.unanswered)
        return
    if workers is not None or engine != "local":
        raise BootcampError("--workers and --engine: verdicts of many workers go to a folder; give --out FOLDER")
    _verify_file(cases, responses, out, stale)


def _verify_file(cases: Path, responses: Path, out: Path | None, stale: str) -> None:
    from dataclasses import asdict

    from bootcamp.lib.files import whole_file
    from bootcamp.lib.progress import track
    from bootcamp.task import score

    known = read_cases(cases, stale)
    pairs = pair_responses(known, responses)
    domain_of = {case.task: registry.find(case.task).domain for case in known}
    counts: dict[str, Counter[str]] = {domain: Counter() for domain in sorted(domain_of.values())}
    with whole_file(out) as file:
        for case, response in track(pairs, len(pairs), "verify"):
            verdict = score(case, response)
            file.write(json.dumps({"id": case.id, **asdict(verdict)}) + "\n")
            counts[domain_of[case.task]][verdict.reason] += 1
    _show_counts(counts, unanswered=len({case.id for case in known} - {case.id for case, _ in pairs}))


def read_cases(path: Path, stale: str = "raise") -> list[Case]:
    """Read a file of cases; raise BootcampError naming the line of one that cannot be judged."""
    from bootcamp.lib.files import text_lines
    from bootcamp.task import Case

    cases = []
    for number, line in text_lines(path):
        try:
            cases.append(Case.from_json(line, stale=stale))
        except BootcampError as fault:
            raise BootcampError(f"{path}, line {number}: {fault}") from None
    return cases


def pair_responses(cases: list[Case], path: Path) -> list[tuple[Case, Any]]:
    """Bring each response of a file to its case."""
    from bootcamp.lib.files import json_lines

    rows = list(json_lines(path))
    for number, row in rows:
        if not isinstance(row, dict) or "response" not in row:
            raise BootcampError(
                f'{path}, line {number}: expected {{"id": ..., "response": ...}}, not {json.dumps(row):.80}'
            )
    if not any("id" in row for _, row in rows):
        if len(rows) != len(cases):
            raise BootcampError(
                f"{path} has {len(rows)} responses without ids for {len(cases)} cases: give ids or one for each case"
            )
        return [(case, row["response"]) for case, (_, row) in zip(cases, rows, strict=True)]
    by_id = {case.id: case for case in cases}
    for number, row in rows:
        if row.get("id") not in by_id:
            raise BootcampError(
                f"{path}, line {number}: id={row.get('id')!r} is the id of no case in the file of cases"
            )
    return [(by_id[row["id"]], row["response"]) for _, row in rows]


def _show_counts(counts: dict[str, Counter[str]], unanswered: int) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Column, Table

    from bootcamp.verifiers.verdict import REASONS

    table = Table(Column("domain", no_wrap=True), "all", *REASONS, box=SIMPLE_HEAD, pad_edge=False)
    for domain, reasons in [*counts.items(), ("all", sum(counts.values(), Counter()))]:
        table.add_row(domain, *(str(number) for number in (reasons.total(), *(reasons[reason] for reason in REASONS))))
    console = Console(stderr=True)
    console.print(table)
    if unanswered:
        console.print(f"{unanswered} cases have no response")


def check(
    cases: Annotated[
        Path, typer.Argument(help="Cases, one JSON object a line, or what `export` wrote.", show_default=False)
    ],
) -> None:
    """Tell whether this version of the library can judge the cases of a file; if not, exit with 1 and name them."""
    from bootcamp.rewards.rows import read_cases as case_texts
    from bootcamp.task import Case

    faults, total = 0, 0
    for number, text in case_texts(cases):
        total += 1
        try:
            Case.from_json(text)
        except BootcampError as fault:
            faults += 1
            print(f"{cases}, line {number}: {fault}")
    print(f"{total - faults} of {total} cases can be judged by bootcamp {__version__}")
    if faults:
        raise typer.Exit(1)
