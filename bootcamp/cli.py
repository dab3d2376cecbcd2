"""The `bootcamp` command.

Each subcommand is a function found by its import path in COMMANDS, so that a command loads only what it needs. A wrong
argument is one line on standard error and exit code 2; a check that fails is exit code 1.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from bootcamp import __version__
from bootcamp.errors import BootcampError, GenerationError, MissingExtra

COMMANDS = {
    "list": "listing:list_tasks",
    "show": "show:show",
    "generate": "generate:generate",
    "verify": "verify:verify",
    "check": "check:check",
    "stats": "stats:stats",
    "traces": "traces:traces",
    "export": "export:export",
    "rates": "rates:rates",
    "serve": "serve:serve",
    "openrlhf-file": "openrlhf_file:openrlhf_file",
    "eval": "evaluate:evaluate",
    "calibrate": "calibrate:calibrate",
    "report": "report:report",
    "suite": "suite:suite",
    "hands": "hands:hands",
    "classes": "classes:classes",
    "pairs": "pairs:pairs",
    "audit": "audit:audit",
    "new": "new:new",
    "train": "train:train",
    "sft": "sft:sft",
    "entropy-law": "entropy_law:entropy_law",
    "plot": "plot:plot",
    "rescore": "rescore:rescore",
}
"""Each subcommand, in the order of the help, and the function behind it as ``module:function`` of bootcamp.commands."""


class _Commands(TyperGroup):
    """A group whose subcommands are imported when they are called for."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        module, _, function = COMMANDS[cmd_name].partition(":")
        single = typer.Typer(add_completion=False)
        single.command(cmd_name)(getattr(import_module(f"bootcamp.commands.{module}"), function))
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
            from bootcamp.commands.listing import list_tasks

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
