"""The two steps of quickstart.sh that are not `bootcamp` commands: answers to judge, and a table of what came of it.

``answers`` writes right answers, the reference in the ways that models write, and wrong ones: blanks, echoes, hedges
and mistakes that are surely wrong. ``table`` makes every case again from its id, judges its reference,
times both, and counts the verdicts by domain; it exits with 1 unless all are as they should be.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

from bootcamp import registry
from bootcamp.authoring.oracles import load_oracle
from bootcamp.cases import Case, case as remake
from bootcamp.storage.files import json_lines, text_lines, whole_file
from bootcamp.testing import dresses
from bootcamp.verifiers import Condition


def right_answers(case: Case) -> Iterator[str]:
    marks = registry.get(case.task).format(case.instance).marks
    return (response for _, response in dresses(case.answer, marks))


def wrong_answers(case: Case) -> Iterator[str]:
    yield from ("", "I cannot solve this.", r"\boxed{}", rf"\boxed{{{case.prompt}}}", rf"\boxed{{{case.answer}")
    format_ = registry.get(case.task).format(case.instance)
    reference = format_.parse(case.answer)
    for near in list(format_.neighbours(reference, Random(case.seed)))[:4]:
        if is_wrong(case, near):
            yield rf"\boxed{{{format_.render(near)}}}"
            yield rf"\boxed{{{case.answer}}} Or rather \boxed{{{format_.render(near)}}}"
            if not isinstance(format_, Condition):  # "or" makes one condition of two, which may be right
                yield rf"\boxed{{{case.answer} or {format_.render(near)}}}"


def is_wrong(case: Case, answer: Any) -> bool:
    """Whether an answer other than the reference is surely wrong: only one is right, or the oracle says so."""
    if not registry.get(case.task)._has_check:
        return True
    try:
        oracle = load_oracle(registry.find(case.task))
    except ModuleNotFoundError:  # some oracles need packages that only the tests install
        return False
    return oracle is not None and case.difficulty in oracle.LEVELS and bool(oracle.confirm(case.instance, answer))


def write_answers(folder: Path) -> None:
    cases = read_cases(folder)
    for name, answers in (("right", right_answers), ("wrong", wrong_answers)):
        with whole_file(folder / f"{name}.jsonl") as file:
            for case in cases:
                for response in answers(case):
                    file.write(json.dumps({"id": case.id, "response": response}) + "\n")


def read_cases(folder: Path) -> list[Case]:
    return [Case.from_json(line) for _, line in text_lines(folder / "cases.jsonl")]


def scores(folder: Path, kind: str) -> dict[str, list[float | None]]:
    found: dict[str, list[float | None]] = {}
    for _, verdict in json_lines(folder / f"{kind}_verdicts.jsonl"):
        found.setdefault(verdict["id"], []).append(verdict["score"])
    return found


def timed(case: Case) -> tuple[float, float]:
    """Make a case again and judge its reference; return the seconds of both."""
    start = perf_counter()
    again = remake(case.id)
    made = perf_counter()
    verdict = again.verify(f"Answer: {case.answer}")
    end = perf_counter()
    if again != case or not verdict.correct:
        raise SystemExit(f"{case.id}: made again it differs, or its reference is refused: {verdict}")
    return made - start, end - made


def show_table(folder: Path) -> bool:
    cases = read_cases(folder)
    right, wrong = scores(folder, "right"), scores(folder, "wrong")
    for name in {case.task for case in cases}:
        registry.get(name).generate(1).verify("")  # so that no import is timed
    domains: dict[str, list[Case]] = {}
    for case in cases:
        domains.setdefault(registry.find(case.task).domain, []).append(case)
    table = Table("domain", "tasks", "cases", "right answers accepted", "wrong answers refused", "generate", "verify")
    seconds = {case.id: timed(case) for case in cases}
    all_well = True
    for domain, members in [*sorted(domains.items()), ("all", cases)]:
        accepted = [score == 1 for case in members for score in right[case.id]]
        refused = [score == 0 for case in members for score in wrong[case.id]]
        all_well &= all(accepted) and all(refused)
        made, judged = (median(seconds[case.id][step] for case in members) for step in (0, 1))
        table.add_row(
            domain,
            str(len({case.task for case in members})),
            str(len(members)),
            f"{sum(accepted)} of {len(accepted)}",
            f"{sum(refused)} of {len(refused)}",
            f"{1000 * made:.2f} ms",
            f"{1000 * judged:.2f} ms",
        )
    Console(width=110).print(table)
    return all_well


if __name__ == "__main__":
    step, out = sys.argv[1], Path(sys.argv[2])
    if step == "answers":
        write_answers(out)
    elif not show_table(out):
        sys.exit("some right answers were refused or some wrong ones accepted")
