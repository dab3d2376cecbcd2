"""The command `play`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from bootcamp import registry
from bootcamp.cases import Case
from bootcamp.commands.options import Language, Seed, case_of, complete_task


def play(
    name: Annotated[
        str,
        typer.Argument(
            help="The name of a task that is played turn by turn, or the id of its case.",
            show_default=False,
            autocompletion=complete_task,
        ),
    ],
    difficulty: Annotated[int, typer.Option("--difficulty", "-d", min=1, max=10, help="The level.")] = 1,
    seed: Seed = 0,
    language: Language = "en",
    demo: Annotated[bool, typer.Option("--demo", help="Watch the reference policy play instead.")] = False,
) -> None:
    """Play a game in the shell: a line is a move; the end of the input gives up. Exit with 1 if the game is not won."""
    case = _case(name, difficulty, seed, language)
    episode = case.play()
    print(f"{case.prompt}\n")
    moves = iter(case.demonstrate()[1::2]) if demo else None
    while not episode.done:
        line = next(moves)["content"] if moves is not None else _line()
        if line is None:
            break
        if moves is not None:
            print(f"> {line}")
        print(f"{episode.step(line).observation}\n")
    verdict = episode.verdict
    print(f"{'won' if verdict.correct else 'not won'}: {len(episode.moves)} moves, {episode.slips} slips")
    if not verdict.correct:
        raise typer.Exit(1)


def _case(name: str, difficulty: int, seed: int, language: str) -> Case:
    if "@" in name:
        return case_of(name, (difficulty, seed, language) != (1, 0, "en"))
    return registry.get(name).generate(difficulty, seed, language=language, answer_style="none")


def _line() -> str | None:
    """Read a line, None at the end of the input; a prompt is shown on a terminal alone."""
    if sys.stdin.isatty():
        print("> ", end="", flush=True)
    line = sys.stdin.readline()
    return line.strip() if line else None
