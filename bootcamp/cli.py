"""The `bootcamp` command: runs a subcommand and tells in one line what went wrong.

The exit codes are those of docs/shell.md. What has no place on the way to `main` is imported inside of it, so that an
interrupt is quiet from the start.
"""

from __future__ import annotations

import io
import os
import re
import sys
from typing import Any, NoReturn

from bootcamp.commands import COMMANDS as COMMANDS
from bootcamp.errors import BootcampError, MissingExtra, Unfinished

_LONGEST = 2000


def main() -> None:
    """Run the command line; what goes wrong is told without a traceback."""
    try:
        for name in ("stdout", "stderr"):
            if getattr(sys, name) is None:  # the caller closed it
                setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115 - for as long as the process lives
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):  # UTF-8 whatever the locale; half characters as JSON writes them
                stream.reconfigure(encoding="utf-8", errors="backslashreplace")
        code = _run(sys.argv[1:])
        sys.stdout.flush()
    except Unfinished as fault:
        _stop(str(fault), 1)
    except (BootcampError, MissingExtra) as fault:
        _stop(str(fault), 2)
    except KeyboardInterrupt:
        _leave(130)
    except BrokenPipeError:  # the reader of our output, `head` say, has had enough
        _leave(0)
    except OSError as fault:
        from bootcamp.storage.files import EXHAUSTED

        place = f"{fault.filename}: " if fault.filename is not None else ""
        _stop(f"{place}{fault.strerror or fault}", 1 if fault.errno in EXHAUSTED else 2)
    except Exception as fault:
        if os.environ.get("BOOTCAMP_STRICT") == "1":
            raise
        told = f"{type(fault).__name__}: {fault}"
        _stop(f"a fault of bootcamp, please report it: {told} (BOOTCAMP_STRICT=1 shows where it arose)", 1)
    if code:
        sys.exit(code)


def _run(arguments: list[str]) -> int:
    if arguments == ["list"]:  # typer would load pydantic to read no options, half of the time that this takes
        from bootcamp.commands.listing import list_tasks

        list_tasks()
        return 0
    import typer

    from bootcamp.commands.group import app

    UsageError: Any = typer.BadParameter.__mro__[1]  # noqa: N806 - a class that typer gives no public name
    try:
        result = app(arguments or ["--help"], prog_name="bootcamp", standalone_mode=False)
    except typer.Abort:
        raise KeyboardInterrupt from None
    except SystemExit as stop:
        if isinstance(stop.__context__, BrokenPipeError):  # typer exits with 1 then
            raise stop.__context__ from None
        raise
    except UsageError as fault:
        context = getattr(fault, "ctx", None)
        command = context.command_path if context else "bootcamp"
        raise BootcampError(f"{_words(fault)}; `{command} --help` shows what there is") from None
    return result if isinstance(result, int) else 0


def _words(fault: Any) -> str:
    if close := getattr(fault, "possibilities", None):
        return f"there is no option {fault.option_name}; did you mean {' or '.join(sorted(close))}?"
    return str(fault.format_message()).rstrip(".")


def _stop(message: str, code: int) -> NoReturn:
    line = re.sub(r"\s*\n\s*", " ", message)[:_LONGEST]
    print(f"bootcamp: {line}", file=sys.stderr)
    _leave(code)


def _leave(code: int) -> NoReturn:
    """Exit without a word about output that could not be written."""
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)
