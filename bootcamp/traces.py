"""Worked solutions as training data, for every task that has a `trace` hook.

A trace is all of a solution but the line that hands in the answer. Where several answers are right, its last line ends
with the answer that it found, after a colon; elsewhere the answer is the case's reference.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import sha256
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer

from bootcamp import registry
from bootcamp.cli import Difficulty, Language, Names, Out, Seed, Split, Style, parse_levels, plan_cases, read_cases
from bootcamp.errors import BootcampError
from bootcamp.extras import require
from bootcamp.lib.files import resumable_file
from bootcamp.lib.progress import track
from bootcamp.task import Case, Task
from bootcamp.verifiers.steps import step_lines

LINES = {"short": range(1, 16), "medium": range(16, 24), "long": range(24, 10**6)}
"""Classes of length by the lines of a solution."""

TOKENS = {"short": range(300), "medium": range(300, 550), "long": range(550, 1100)}
"""Classes of length by the tokens of prompt and solution."""

_DRAWS = 100
_BARREN = 50  # cases in a row without a new trace before the search is given up

_FINAL_LINES = {
    "boxed": {"en": r"\boxed{%s}", "zh": r"\boxed{%s}"},
    "tags": {"en": "<answer>%s</answer>", "zh": "<answer>%s</answer>"},
    "line": {"en": "Answer: %s", "zh": "答案：%s"},
    "none": {"en": "Answer: %s", "zh": "答案：%s"},  # after a trace, a bare answer would not be found
}


def writes_traces(task: Task[Any, Any, Any]) -> bool:
    """Tell whether a task writes worked solutions."""
    return type(task).trace is not Task.trace


def worked_solution(case: Case, rng: Random, options: Mapping[str, Any] | None = None) -> str:
    r"""Return a solution that hands in its answer in the case's style; the answer alone if the task writes no traces.

    `options` go to the task's `trace`.

    >>> case = registry.get("game24").generate(3, seed=1)
    >>> worked_solution(case, Random(0), {"nodes": 4}).splitlines()[-2:]
    ['reach 24! expression: (((6 * 20) / 8) + 9)', '\\boxed{(((6 * 20) / 8) + 9)}']
    """
    task = registry.get(case.task)
    if not writes_traces(task):
        return hand_in(case, case.answer)
    try:
        trace = task.trace(case.instance, rng, case.language, **(options or {}))
    except (TypeError, ValueError) as fault:
        raise BootcampError(f"a trace of {case.id} with options {dict(options or {})}: {fault}") from None
    return f"{trace}\n{hand_in(case, found_answer(case, trace))}"


def hand_in(case: Case, answer: str) -> str:
    """Write the line that hands in `answer` in the case's style and language."""
    return _FINAL_LINES[case.answer_style][case.language] % answer


def found_answer(case: Case, trace: str) -> str:
    """Return the answer in which a trace ends, or the case's reference."""
    last = re.split("[:：]", trace.rpartition("\n")[2])[-1].strip()
    return last if case.verify(rf"\boxed{{{last}}}").correct else case.answer


def worked_rows(
    cases: Iterable[tuple[int, Case]],
    *,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    fits: Callable[[Case, str], bool] = lambda case, text: True,
    seen: set[bytes] | None = None,
) -> Iterator[dict[str, Any]]:
    """Yield rows with one worked solution for each of the numbered `cases`, no two alike, each checked by its task.

    A case that gives no new solution that `fits` in 100 draws is passed over; BootcampError is raised where 50 in a row
    are. `seen` holds the marks of solutions that are not wanted again; see `mark`.
    """
    seen = set() if seen is None else seen
    barren = 0
    for index, case in cases:
        for draw in range(_DRAWS):
            text = worked_solution(case, Random(f"{seed}/{index}/{draw}"), options)
            row = {"index": index, "id": case.id, "task": case.task, "prompt": case.prompt, "completion": text}
            if mark(row) not in seen and fits(case, text):
                seen.add(mark(row))
                _require_right(case, text)
                yield row
                barren = 0
                break
        else:
            barren += 1
            if barren == _BARREN:
                raise BootcampError(f"the last {barren} cases gave no new trace of the length asked for")


def mark(row: Mapping[str, Any]) -> bytes:
    """Return what tells a row's prompt and solution from others."""
    return sha256(f"{row['prompt']}\n{row['completion']}".encode()).digest()[:12]


def _require_right(case: Case, text: str) -> None:
    task = registry.get(case.task)
    steps = task.steps(case.instance, text) if type(task).steps is not Task.steps else ()
    if not (case.verify(text).correct and all(steps)):
        raise RuntimeError(f"the trace of {case.id} is wrong, which is a fault of the task {case.task}: {text!r:.300}")


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
        plan = plan_cases(chosen, parse_levels(difficulty), sys.maxsize, seed, split)
        for index, (name, level, case_seed) in islice(enumerate(plan), start, None):
            yield (
                index,
                registry.get(name).generate(
                    level, case_seed, split=split, language=language, answer_style=answer_style
                ),
            )

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
    except ValueError:
        return name, value


def _length_filter(length: str | None, tokenizer: str | None) -> Callable[[Case, str], bool]:
    """Return the test for a class of length, by tokens where there is a tokenizer, else by lines."""
    if length is None:
        return lambda case, text: True
    if length not in LINES:
        raise BootcampError(f"--length {length!r}: expected one of {', '.join(LINES)}")
    if tokenizer is None:
        return lambda case, text: len(step_lines(text)) in LINES[length]
    encode = require("transformers", "train").AutoTokenizer.from_pretrained(tokenizer).encode
    return lambda case, text: len(encode(f"{case.prompt}\n{text}")) in TOKENS[length]
