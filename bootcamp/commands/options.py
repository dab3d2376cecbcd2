"""Options and arguments that several subcommands share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeGuard

import typer

from bootcamp import registry
from bootcamp.errors import BootcampError
from bootcamp.extras import require
from bootcamp.storage.files import STANDARD, make_folder
from bootcamp.storage.locks import locked_folder
from bootcamp.storage.rows import require_kind

if TYPE_CHECKING:
    from bootcamp.cases import Case

MOST = 10**12
"""The largest number of things that can be asked for."""

_NAMES = "Names of tasks or domains, or globs such as 'grids/*' or '*'."


def complete_task(incomplete: str) -> list[str]:
    """Return the names of tasks and domains that begin so, for the shell's completion."""
    return [name for name in [*registry.domains(), *registry.names(interactive=True)] if name.startswith(incomplete)]


Names = Annotated[list[str], typer.Argument(help=_NAMES, show_default=False, autocompletion=complete_task)]
OptionalNames = Annotated[
    list[str] | None, typer.Argument(help=_NAMES, show_default=False, autocompletion=complete_task)
]
Difficulty = Annotated[str, typer.Option("--difficulty", "-d", help="A level, a range or a list: 3, 1-10 or 1,5,10.")]
Seed = Annotated[int, typer.Option("--seed", "-s", min=0, help="The same seed gives the same cases.")]
Language = Annotated[str, typer.Option("--language", help="en or zh.")]
Split = Annotated[str, typer.Option("--split", help="train, valid or test: they share no puzzle.")]
Style = Annotated[
    str, typer.Option("--answer-style", help="How the prompt asks for the answer: boxed, tags, line or none.")
]
Interactive = Annotated[
    bool, typer.Option("--interactive", help="Let globs take in the tasks that are played turn by turn.")
]
Cases = Annotated[
    Path,
    typer.Argument(help="A file or folder of cases that generate, export or eval wrote; - is standard input."),
]
Responses = Annotated[
    Path,
    typer.Argument(help='A file or folder of rows {"id": ..., "response": ...}; - is standard input.'),
]
Out = Annotated[
    Path | None,
    typer.Option("--out", "-o", help="Write here instead of standard output, which - is too.", show_default=False),
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

SuiteNames = Annotated[
    str, typer.Option("--suite", help="core, full, a recipe's file, or domains, tasks and globs with commas.")
]
SuiteLevels = Annotated[
    str | None, typer.Option("--difficulty", "-d", help="Instead of the suite's levels.", show_default=False)
]
SuiteCount = Annotated[int, typer.Option("-n", "--count", min=1, help="Cases of each level of each task.")]
SuiteLanguages = Annotated[str, typer.Option("--language", help="en, zh or both.")]
Salt = Annotated[
    str,
    typer.Option(
        "--salt", envvar="BOOTCAMP_SALT", help="A secret: other cases of the same make-up.", show_default=False
    ),
]
Model = Annotated[
    str,
    typer.Option("--model", "-m", help="Of an endpoint; hf:FOLDER or hub name; or inspect:PROVIDER/NAME."),
]
RunFolder = Annotated[
    Path | None,
    typer.Option("--out", "-o", help="A folder for the run; the same command goes on with it.", show_default=False),
]
BaseUrl = Annotated[
    str | None,
    typer.Option("--base-url", help="Of the endpoint, such as http://localhost:8000/v1.", show_default=False),
]
MaxTokens = Annotated[int, typer.Option("--max-tokens", min=1, help="Of a response.")]
Temperature = Annotated[float, typer.Option("--temperature", min=0.0, help="0 is greedy.")]
TopP = Annotated[float, typer.Option("--top-p", min=0.0, max=1.0, help="Draw from so much of the probability.")]
System = Annotated[str | None, typer.Option("--system", help="A system message.", show_default=False)]
Thinking = Annotated[
    str, typer.Option("--thinking", help="auto; prefilled: the template opens it; stripped: its tags are gone.")
]
Concurrency = Annotated[int, typer.Option("--concurrency", min=1, help="Requests at a time, or rows of a batch.")]
Retries = Annotated[int, typer.Option("--retries", min=0, help="Of a request that an endpoint fails.")]
Timeout = Annotated[float, typer.Option("--timeout", min=1.0, help="Seconds for a request.")]

Config = Annotated[Path | None, typer.Argument(help="A YAML file; --set overrides what it says.", show_default=False)]
Settings = Annotated[
    list[str],
    typer.Option("--set", "-s", help="name=value, the value in YAML: -s max_steps=50 -s 'tasks={game24: 1}'."),
]


def case_of(case_id: str, given: bool, salt: str = "") -> Case:
    """Make the case of an id again; raise BootcampError if options that an id has itself are `given` beside it."""
    from bootcamp.cases import case  # late: not every command that has options needs cases

    if given:
        raise BootcampError(
            f"{case_id!r:.200} is an id, which has its level, seed and options itself: drop those beside it, or change "
            "the id, as in 'game24@1/3/7?language=zh&style=tags'"
        )
    return case(case_id, salt=salt)


def is_folder(out: Path | None, format: str) -> TypeGuard[Path]:
    """Tell whether output goes to a folder of parts: a path without a suffix, or a folder that is there.

    Raises BootcampError for a file of a kind that cannot be written, or a format where there is no folder.
    """
    folder = out is not None and out != STANDARD and (out.is_dir() or not (out.suffix or out.exists()))
    if not folder:
        require_kind(out)
        if format != "jsonl":
            raise BootcampError(f"--format {format!r}: only a folder of parts has a format; give --out FOLDER")
    return folder


def read_settings(settings: list[str]) -> dict[str, Any]:
    """Read name=value pairs; the values are YAML."""
    yaml = require("yaml", "train")
    values: dict[str, Any] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals:
            raise BootcampError(f"--set {setting!r}: expected name=value, such as max_steps=50")
        try:
            values[name] = yaml.safe_load(text)
        except (yaml.YAMLError, ValueError, RecursionError) as fault:
            raise BootcampError(f"--set {setting!r:.80}: {name} is not YAML ({fault})") from None
    return values


@contextmanager
def held_run(folder: str) -> Iterator[None]:
    """Hold the folder of a training against a second one; of the ranks of a run, the first does so for all."""
    if os.environ.get("RANK", "0") != "0":
        yield
        return
    make_folder(Path(folder))
    with locked_folder(Path(folder)):
        yield
