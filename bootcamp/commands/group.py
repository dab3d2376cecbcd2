"""The group of all subcommands, each imported when it is called for."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from bootcamp import __version__
from bootcamp.commands import COMMANDS
from bootcamp.errors import BootcampError
from bootcamp.lib.arguments import nearest

_SETTINGS = {"help_option_names": ["-h", "--help"]}


class _Commands(TyperGroup):
    """A group whose subcommands are imported when they are called for."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        module, _, function = COMMANDS[cmd_name].partition(":")
        command = getattr(import_module(f"bootcamp.commands.{module}"), function)
        paragraphs = (" ".join(part.split()) for part in command.__doc__.split("\n\n"))  # typer keeps line breaks
        single = typer.Typer(add_completion=False)
        single.command(cmd_name, help="\n\n".join(paragraphs), context_settings=_SETTINGS)(command)
        return typer.main.get_command(single)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and not args[0].startswith("-") and args[0] not in COMMANDS and not ctx.resilient_parsing:
            raise BootcampError(f"there is no command {args[0]!r}; {nearest(args[0], COMMANDS)}")
        return super().resolve_command(ctx, args)


app = typer.Typer(cls=_Commands, pretty_exceptions_enable=False, context_settings=_SETTINGS)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"bootcamp {__version__}")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", help="Show the version and exit.", callback=_show_version, is_eager=True)
]


@app.callback()
def root(version: Version = False) -> None:
    """Procedural reasoning tasks with exact verifiers.

    Exit codes: 0 done, 1 not all of it could be done or a check failed, 2 wrong input, 130 interrupted.
    """
