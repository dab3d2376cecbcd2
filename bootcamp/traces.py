"""Worked solutions as training data, for every task that has a `trace` hook, and the reference play of every game.

A trace is all of a solution but the line that hands in the answer. Where several answers are right, its last line ends
with the answer that it found, after a colon, or its last lines are that answer, after a line that ends in a colon;
elsewhere the answer is the case's reference, and no colon stands before something that would be read as it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import sha256
from random import Random
from typing import Any

from bootcamp import registry
from bootcamp.cases import Case
from bootcamp.errors import BootcampError, GenerationError
from bootcamp.task import Task

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
    """Tell whether a task writes worked solutions, or is a game, whose policy shows how it is won."""
    return task.interactive or type(task).trace is not Task.trace


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
    """Return the longest right answer after a colon of a trace's last line, or of a line's end, or the reference."""
    line = trace.rpartition("\n")[2]
    tails = [line[colon.end() :].strip() for colon in re.finditer("[:：]", line)]
    if not tails:
        tails = [part.strip() for part in re.split("[:：]\n", trace)[1:][-1:]]
    return next((tail for tail in tails if tail and case.verify(rf"\boxed{{{tail}}}").correct), case.answer)


def worked_rows(
    cases: Iterable[tuple[int, Case]],
    *,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    fits: Callable[[Case, str], bool] = lambda case, text: True,
    seen: set[bytes] | None = None,
) -> Iterator[dict[str, Any]]:
    """Yield rows with one worked solution for each of the numbered `cases`, no two alike, each checked by its task.

    The row of a game has the whole conversation as `messages` in place of `prompt` and `completion`.

    A case that gives no new solution that `fits` in 100 draws is passed over; GenerationError is raised where 50 in a
    row are. `seen` holds the marks of solutions that are not wanted again; see `mark`.
    """
    seen = set() if seen is None else seen
    barren = 0
    for index, case in cases:
        for draw in range(_DRAWS):
            solution = _solution(case, Random(f"{seed}/{index}/{draw}"), options)
            row = {"index": index, "id": case.id, "task": case.task, **solution}
            if mark(row) not in seen and fits(case, text_of(row)):
                seen.add(mark(row))
                _require_right(case, row)
                yield row
                barren = 0
                break
        else:
            barren += 1
            if barren == _BARREN:
                raise GenerationError(f"the last {barren} cases gave no new trace of the length asked for")


def _solution(case: Case, rng: Random, options: Mapping[str, Any] | None) -> dict[str, Any]:
    if registry.get(case.task).interactive:
        return {"messages": case.demonstrate()[:-1]}  # nothing is said after the last observation
    return {"prompt": case.prompt, "completion": worked_solution(case, rng, options)}


def text_of(row: Mapping[str, Any]) -> str:
    """Return what the model is to learn to say: the solution, or the replies of a game, a paragraph each."""
    said = [one["content"] for one in row.get("messages", ()) if one["role"] == "assistant"]
    return "\n\n".join(said) or str(row["completion"])


def mark(row: Mapping[str, Any]) -> bytes:
    """Return what tells a row's prompt and solution from others."""
    said = [one["content"] for one in row["messages"]] if "messages" in row else [row["prompt"], row["completion"]]
    return sha256("\n".join(said).encode()).digest()[:12]


def _require_right(case: Case, row: Mapping[str, Any]) -> None:
    task, text = registry.get(case.task), text_of(row)
    if task.interactive:
        if not case.verify(row["messages"]).correct:
            raise RuntimeError(f"the policy of {case.task} loses {case.id}, which is a fault of the game")
        return
    steps = task.steps(case.instance, text) if type(task).steps is not Task.steps else ()
    if not (case.verify(text).correct and all(steps)):
        raise RuntimeError(f"the trace of {case.id} is wrong, which is a fault of the task {case.task}: {text!r:.300}")


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
