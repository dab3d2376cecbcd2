"""The command `traces`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Annotated, Any

import typer

from bootcamp import registry
from bootcamp.cases import Case
from bootcamp.commands.options import Difficulty, Language, Names, Out, Seed, Split, Style
from bootcamp.dataset.difficulty import levels_of
from bootcamp.errors import BootcampError
from bootcamp.extras import load_tokenizer
from bootcamp.storage.cases import read_cases
from bootcamp.storage.files import resumable_file
from bootcamp.storage.progress import track
from bootcamp.storage.rows import require_lines
from bootcamp.traces import LINES, TOKENS, mark, plan_cases, worked_rows, writes_traces
from bootcamp.verifiers.steps import step_lines


def traces(
    names: Names,
    count: Annotated[int, typer.Option("-n", "--count", min=1, help="Solutions in all.")] = 10,
    form: Annotated[
        str | None, typer.Option("--format", help="The form of the text, where a task has several.")
    ] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help="name=value, for the task's trace.")] = None,
    length: Annotated[str | None, typer.Option("--length", help="short, medium or long.")] = None,
    tokenizer: Annotated[
        str | None, typer.Option("--tokenizer", help="Measure length by its tokens, not lines.")
    ] = None,
    cases: Annotated[Path | None, typer.Option("--cases", help="Solve the cases of this file in turn.")] = None,
    difficulty: Difficulty = "3-5",
    seed: Seed = 0,
    split: Split = "train",
    language: Language = "en",
    answer_style: Style = "boxed",
    out: Out = None,
) -> None:
    """Write worked solutions, one JSON object a line with prompt and completion, for supervised training.

    They go round the tasks that write traces, or round the cases of a file. All are different and checked. A run that
    was interrupted goes on where it stopped when it is started again in the same way.
    """
    chosen = [name for name in registry.match(names) if writes_traces(registry.get(name))]
    if not chosen:
        raise BootcampError(f"none of {', '.join(names)} writes traces: choose others, such as game24")
    options: dict[str, Any] = {"format": form} if form else {}
    options.update(_parse_option(text) for text in option or ())
    fits = _length_filter(length, tokenizer)
    if length is not None:
        options["lines"] = LINES[length]  # a hint, for tasks that can aim at a length
    settings = [chosen, options, length, tokenizer, str(cases), difficulty, seed, split, language, answer_style]

    def numbered(start: int) -> Iterator[tuple[int, Case]]:
        if cases is not None:
            known = [case for case in read_cases(cases) if case.task in chosen]
            if not known:
                raise BootcampError(f"{cases} has no case of {', '.join(chosen)}")
            yield from islice(enumerate(cycle(known)), start, None)
        plan = plan_cases(chosen, levels_of(difficulty), sys.maxsize, seed, split)
        for index, (name, level, case_seed) in islice(enumerate(plan), start, None):
            yield (
                index,
                registry.get(name).generate(
                    level, case_seed, split=split, language=language, answer_style=answer_style
                ),
            )

    require_lines(out)
    with resumable_file(out, settings) as (file, done):
        rows = [json.loads(line) for line in done]
        start, seen = rows[-1]["index"] + 1 if rows else 0, {mark(row) for row in rows}
        more = worked_rows(numbered(start), seed=seed, options=options, fits=fits, seen=seen)
        for row in track(islice(more, max(0, count - len(rows))), count - len(rows), "traces"):
            file.write(json.dumps(row, ensure_ascii=False) + "\n")


def _parse_option(text: str) -> tuple[str, Any]:
    """Read ``name=value``; the value is JSON, or text."""
    name, equals, value = text.partition("=")
    if not (equals and name.isidentifier()):
        raise BootcampError(f"--option {text!r}: expected name=value, such as nodes=12")
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value


def _length_filter(length: str | None, tokenizer: str | None) -> Callable[[Case, str], bool]:
    """Return the test for a class of length, by tokens where there is a tokenizer, else by lines."""
    if length is None:
        return lambda case, text: True
    if length not in LINES:
        raise BootcampError(f"--length {length!r}: expected one of {', '.join(LINES)}")
    if tokenizer is None:
        return lambda case, text: len(step_lines(text)) in LINES[length]
    encode = load_tokenizer(tokenizer).encode
    return lambda case, text: len(encode(f"{case.prompt}\n{text}")) in TOKENS[length]
