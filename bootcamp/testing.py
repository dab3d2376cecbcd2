"""Certify a task: the promises that every task keeps, as rules that can be run on it.

``check_task(task)`` runs the quick rules, a fraction of a second a task; ``check_task(task, full=True)`` runs all of
them and measures. An *oracle* is a module that judges answers by another method than the task's own::

    LEVELS = range(1, 7)                      # the levels that it reaches
    def confirm(instance, answer) -> str      # "" if `answer` (any parsed value) is right, else what is wrong with it
    def others(instance, answer)              # optional: right answers that differ from the reference `answer`
    def near_misses(instance, answer)         # optional: answers that break one rule each
    def greedy(instance)                      # optional: the answer of the obvious greedy, which should often be wrong
"""

from __future__ import annotations

import json
import os
import pickle
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache, partial
from hashlib import sha256
from itertools import chain, islice, pairwise
from math import prod, sqrt
from random import Random
from threading import Lock
from time import perf_counter, thread_time
from traceback import extract_tb
from types import ModuleType
from typing import Any

from bootcamp import registry
from bootcamp.cases import case as remake
from bootcamp.errors import GenerationError, Retry, UnknownTask
from bootcamp.extras import require
from bootcamp.task import LEVELS, MOST_RETRIES, Case, Instance, Params, Task, split_of
from bootcamp.verifiers.base import STYLES, Format
from bootcamp.verifiers.grids import Board, Grid

AnyTask = Task[Any, Any, Any]

SKILLS = frozenset(
    """algebra arithmetic calculus coding counting deduction geometry induction instructions knowledge language logic
    optimization planning probability search simulation spatial""".split()
)
"""What a task's ``Skills:`` line may name."""

DRAWS = 200
"""Cases drawn at levels 3, 6 and 10, and at any suspect level, to measure how varied they are."""

FEW_DRAWS = 60
"""Cases drawn at the other levels; so many that all differ show that there are more than 100."""

TIMED_DRAWS = 100
"""Cases drawn at level 5, where generation is timed."""

MANY_DRAWS = 1000
"""Cases drawn where answers are two-valued and 200 leave it open whether they are balanced."""

ANSWERS = 5
"""How many of their answers, the most common first, are tried on all the others."""

MAX_SHARE = 0.2
"""The largest share of cases that one answer, or a random guess, may fit from level 3."""

MAX_SHARE_OF_TWO = 0.55
"""The same for two-valued answers, which fit half of the cases, and a twentieth for the error of measuring."""

SECONDS = {"generate p50": 0.020, "generate p99": 0.500, "generate p99 level 10": 2.0, "verify p50": 0.001}
"""Budgets on one core: generation at level 5 unless said otherwise, verification of the reference."""

ALGEBRA_SECONDS = 0.010
"""The budget of one verification where answers are compared by algebra (Math, Polynomial, Matrix, IntervalSet)."""


RULES_REVISION = 2
"""Rises when the rules change, so that every task is audited again."""


class Broken(AssertionError):
    """A rule does not hold for a task; the text says how."""


@dataclass
class Report:
    """What came of checking a task: the faults by rule and, after a full check, the figures measured."""

    task: str
    faults: dict[str, str] = field(default_factory=dict)
    figures: dict[str, float] = field(default_factory=dict)
    full: bool = False

    @property
    def passed(self) -> bool:
        """Whether every rule held."""
        return not self.faults


@dataclass(frozen=True)
class Rule:
    """What proves part of a promise: a function that raises Broken; `full` rules run in full checks only."""

    name: str
    promise: int
    full: bool
    run: Callable[[Probe], None]


PROMISES = {
    0: "the file declares what it is",
    1: "the same arguments make the same case",
    2: "a case survives storing",
    3: "right answers score 1 in every dress",
    4: "wrong answers score 0",
    5: "no response raises or takes long",
    6: "the prompt tells all and gives nothing away",
    7: "neither guessing nor a cheap policy pays",
    8: "every level generates, and harder than the last",
    9: "an independent oracle agrees",
    10: "generating and verifying keep their budgets",
    11: "splits never share a key",
}
"""What every task promises; each has rules of its own."""

RULES: dict[str, Rule] = {}


def rule(promise: int, *, full: bool = False) -> Callable[[Callable[[Probe], None]], Callable[[Probe], None]]:
    """Add a rule for one of PROMISES."""

    def add(run: Callable[[Probe], None]) -> Callable[[Probe], None]:
        RULES[run.__name__] = Rule(run.__name__, promise, full, run)
        return run

    return add


Sample = tuple[Instance, Any]
"""An instance and the value of its reference."""


class Probe:
    """A task under test with the cases that the rules share, so that each is generated once."""

    def __init__(self, task: AnyTask, oracle: ModuleType | None, full: bool, rotation: int) -> None:
        self.task, self.oracle, self.full, self.rotation = type(task)(task.name), oracle, full, rotation
        self.levels = list(LEVELS) if full else sorted({(rotation + step) % 10 + 1 for step in (0, 3, 6)})
        self.figures: dict[str, float] = {}
        self.samples: dict[int, list[Sample | None]] = {level: [] for level in LEVELS}
        """What `sample` gave at each level while cases of split train were made, in order; None is a Retry."""
        self._cases: dict[tuple[int, int, str], tuple[Case, float]] = {}
        self._watch()

    def case(self, level: int, seed: int = 0, split: str = "train") -> Case:
        """Return a case, made on first use; seeds follow the rotation."""
        return self._made(level, 1000 * self.rotation + seed, split)[0]

    def cases(self) -> Iterator[Case]:
        """Return a case of each level under test."""
        return map(self.case, self.levels)

    def draw(self, level: int, seed: int) -> Case:
        """Return a case for statistics; seeds start at 0."""
        return self._made(level, seed)[0]

    def draws(self, level: int, count: int) -> list[Case]:
        """Return the cases of the first seeds."""
        return [self.draw(level, seed) for seed in range(count)]

    def seconds(self, level: int, count: int) -> list[float]:
        """Return what it took to make such cases, the shortest first."""
        return sorted(self._made(level, seed)[1] for seed in range(count))

    def _made(self, level: int, seed: int, split: str = "train") -> tuple[Case, float]:
        if (level, seed, split) not in self._cases:
            self._log = self.samples[level] if split == "train" else []
            start = thread_time()
            case = self.task.generate(level, seed, split=split)
            self._cases[level, seed, split] = case, thread_time() - start
            self._log = []
        return self._cases[level, seed, split]

    def _watch(self) -> None:
        """Log what the task's `sample` gives, in this object alone."""
        sample, self._log = self.task.sample, []

        def watched(params: Any, rng: Random) -> Sample:
            try:
                drawn = sample(params, rng)
            except Retry:
                self._log.append(None)
                raise
            self._log.append(drawn)
            return drawn

        self.task.sample = watched  # type: ignore[method-assign]

    def value(self, case: Case) -> Any:
        """Return the parsed reference of a case."""
        return self.task.format(case.instance).parse(case.answer)

    def require(self, holds: bool, fault: str) -> None:
        """Raise Broken unless `holds`."""
        if not holds:
            raise Broken(fault)

    def refuse(self, case: Case, response: str, what: str, *, differs: bool = False) -> None:
        """Require that `response` is refused, or that it is right after all, as the oracle or equality confirms."""
        verdict = self.task.verify(response, case)
        if not verdict.correct:
            return
        format_ = self.task.format(case.instance)
        value = format_.parse(verdict.answer)
        if self.oracle is not None and case.difficulty in self.oracle.LEVELS:
            fault = self.oracle.confirm(case.instance, value)
            self.require(not fault, f"{case.id}: {what} scores 1, but the oracle says: {fault}: {response!r:.200}")
        elif not self.task._has_check:
            right = not differs and format_.equal(self.value(case), value)
            self.require(right, f"{case.id}: {what} scores 1: {response!r:.200}")


def check_task(
    task: AnyTask,
    *,
    oracle: ModuleType | None = None,
    full: bool = False,
    rotation: int = 0,
    rules: list[str] | None = None,
) -> Report:
    """Run the rules on a task and report what broke.

    `rotation` chooses the levels and seeds of a quick check; `rules` restricts it to some rules by name. A rule that
    itself fails (the task raises) is reported as broken.
    """
    probe = Probe(task, oracle, full, rotation)
    report = Report(task.name, figures=probe.figures, full=full)
    for one in RULES.values():
        if (rules is not None and one.name not in rules) or (one.full and not full):
            continue
        try:
            one.run(probe)
        except Broken as fault:
            report.faults[one.name] = str(fault)
        except Exception as fault:  # noqa: BLE001 - a task under test may raise anything
            frame = [frame for frame in extract_tb(fault.__traceback__) if "importlib" not in frame.filename][-1]
            report.faults[one.name] = f"{type(fault).__name__}: {fault} ({frame.filename}, line {frame.lineno})"
    return report


@rule(0)
def declared(probe: Probe) -> None:
    """The docstring has its fields, the knobs are bounded and described, the instance is frozen data."""
    about, task = probe.task.about, probe.task
    for name in ("summary", "answer", "harder", "skills", "source"):
        probe.require(
            bool(about.get(name)),
            f"the docstring has no {name.capitalize()}: line" if name != "summary" else "no docstring",
        )
    skills = [skill.strip() for skill in about["skills"].rstrip(".").split(",")]
    probe.require(
        1 <= len(skills) <= 3 and SKILLS.issuperset(skills),
        f"Skills: {skills}: expected one to three of {sorted(SKILLS)}",
    )
    probe.require(task.version >= 1, f"version={task.version}: expected 1 or more")
    probe.require(
        issubclass(task.Params, Params) and issubclass(task.Instance, Instance), "Params or Instance has another base"
    )
    for name, knob in task.Params.model_fields.items():
        probe.require(bool(knob.description), f"Params.{name} has no description")
        bounded = bool(knob.metadata) or knob.annotation is bool or "Literal" in str(knob.annotation)
        probe.require(bounded, f"Params.{name} has no bounds")
    for level in LEVELS:
        task.params(level)  # raises where a ladder leaves the bounds of its knob
    unknown = set(task.Instance.hidden) - task.Instance.model_fields.keys()
    probe.require(not unknown, f"Instance.hidden names fields that do not exist: {sorted(unknown)}")


@rule(1)
def reproducible(probe: Probe) -> None:
    """The same arguments give the same case, byte for byte, and the global random state is left alone."""
    state = random.getstate()
    first = [case.to_json() for case in probe.cases()]
    fresh = type(probe.task)(probe.task.name)
    again = [fresh.generate(case.difficulty, case.seed).to_json() for case in reversed(list(probe.cases()))]
    probe.require(first == again[::-1], "the same level and seed gave two different cases")
    probe.require(random.getstate() == state, "the global random generator was used")


@rule(1, full=True)
def reproducible_elsewhere(probe: Probe) -> None:
    """Another process with another hash seed makes the same cases."""
    kind = type(probe.task)
    cases = [probe.task.generate(level, 7).to_json() for level in _LEVELS_ELSEWHERE]
    with _elsewhere_lock:
        child = _elsewhere()
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write(json.dumps([kind.__module__, kind.__qualname__, probe.task.name]) + "\n")
        child.stdin.flush()
        answer = json.loads(child.stdout.readline() or '"the process died"')
    probe.require(isinstance(answer, list), f"in another process: {answer}")
    probe.require(answer == cases, "a process with another hash seed made other cases")


_LEVELS_ELSEWHERE = (1, 5, 9)
_elsewhere_lock = Lock()


@cache
def _elsewhere() -> subprocess.Popen[str]:
    """Start a process with another hash seed that makes cases, kept for all the tasks that this one checks."""
    code = f"""
import json, sys
from importlib import import_module
for line in sys.stdin:
    module, kind, name = json.loads(line)
    try:
        task = getattr(import_module(module), kind)(name)
        print(json.dumps([task.generate(level, 7).to_json() for level in {_LEVELS_ELSEWHERE}]), flush=True)
    except Exception as fault:
        print(json.dumps(f"{{type(fault).__name__}}: {{fault}}"), flush=True)
"""
    hash_seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.Popen(
        [sys.executable, "-c", code], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


@rule(2)
def survives(probe: Probe) -> None:
    """A case survives its id, JSON, pickle and (in full checks) parquet, and then verifies the same."""
    for case in probe.cases():
        response = rf"\boxed{{{case.answer}}}"
        copies = {"pickle": pickle.loads(pickle.dumps(case))}
        if _known(probe.task):
            copies |= {"JSON": Case.from_json(case.to_json()), "its id": remake(case.id)}
        for road, copy in copies.items():
            same_key = probe.task.key_digest(copy.instance) == probe.task.key_digest(case.instance)
            probe.require(copy == case and same_key, f"{case.id}: the case differs after {road}")
            same_verdict = probe.task.verify(response, copy) == probe.task.verify(response, case)
            probe.require(same_verdict, f"{case.id}: the case verifies otherwise after {road}")
    if probe.full:
        texts = [case.to_json() for case in probe.cases()]
        probe.require(_through_parquet(texts) == texts, "a case differs after parquet")


def _through_parquet(texts: list[str]) -> list[str]:
    pyarrow, parquet = require("pyarrow", "parquet"), require("pyarrow.parquet", "parquet")
    sink = pyarrow.BufferOutputStream()
    parquet.write_table(pyarrow.table({"case": texts}), sink)
    read: list[str] = parquet.read_table(pyarrow.BufferReader(sink.getvalue())).column("case").to_pylist()
    return read


@rule(3)
def reference_in_every_dress(probe: Probe) -> None:
    """The reference scores 1 however a model writes it down."""
    for case in probe.cases():
        format_ = probe.task.format(case.instance)
        probe.require(
            format_.render(format_.parse(case.answer)) == case.answer,
            f"{case.id}: render(parse(answer)) is not the answer",
        )
        bare = replace(case, answer_style="none")
        for judged, (name, response) in (
            *((case, dress) for dress in dresses(case.answer, format_.marks)),
            *((bare, dress) for dress in bare_dresses(case.answer)),
        ):
            verdict = probe.task.verify(response, judged)
            probe.require(
                verdict.correct,
                f"{case.id}: the reference as {name} is {verdict.reason} ({verdict.detail}): {response!r:.300}",
            )


def bare_dresses(answer: str) -> list[tuple[str, str]]:
    """Write an answer as models do when nothing but the answer is asked for."""
    return [("a bare reply", answer), ("a code block alone", f"```\n{answer}\n```")]


def dresses(answer: str, marks: str = "") -> list[tuple[str, str]]:
    """Write an answer in the ways that models do; `marks` are characters that the format reads as content."""
    wide = "".join(chr(ord(c) + 0xFEE0) if c in "0123456789,()+=:" and c not in marks else c for c in answer)
    flat = "\n" not in answer
    dressed = [
        ("a box", rf"So the answer is \boxed{{{answer}}}."),
        ("a box with spaces", f"\\boxed{{ {answer} }}"),
        ("a box in math", f"$$\\boxed{{{answer}}}$$"),
        ("tags", f"Done. <answer>{answer}</answer>"),
        ("tags on lines", f"<answer>\n{answer}\n</answer>"),
        ("an answer after thinking", f"<think>Perhaps \\boxed{{nothing}}?</think>\\boxed{{{answer}}}"),
        ("the last of several", f"\\boxed{{?}} No: \\boxed{{{answer}}}"),
        ("full-width text", f"\\boxed{{{wide}}}"),
    ]
    if flat:
        dressed += [
            ("an answer line", f"Let me see.\nAnswer: {answer}"),
            ("a Chinese line", f"解得如下。\n答案：{answer}"),
        ]
        if not set("*`$.") & set(marks):
            dressed += [
                ("a bold line", f"**Answer:** **{answer}**"),
                ("a line with a period", f"Final answer: {answer}."),
            ]
            dressed += [("code", f"<answer>`{answer}`</answer>"), ("LaTeX", f"<answer>${answer}$</answer>")]
    else:
        dressed += [
            ("a code fence", f"<answer>\n```\n{answer}\n```\n</answer>"),
            ("an answer block", f"Answer:\n{answer}"),
        ]
    return dressed


@rule(4)
def wrong_answers(probe: Probe) -> None:
    """Neighbours, hedges, echoes, blanks and other cases' answers score 0 unless they are right."""
    rng = Random(probe.rotation)
    for case in probe.cases():
        format_ = probe.task.format(case.instance)
        value = probe.value(case)
        neighbours = [format_.render(near) for near in list(format_.neighbours(value, rng))[:8]]
        probe.require(case.answer not in neighbours, f"{case.id}: a neighbour of the reference is the reference itself")
        for near in neighbours:
            probe.refuse(case, rf"\boxed{{{near}}}", "a neighbour", differs=True)
            probe.refuse(case, f"Answer: {near}", "a neighbour on a line", differs=True)
        for other in neighbours[:2]:
            for hedge in (
                rf"{case.answer} or {other}",
                rf"{other} \text{{ or }} {case.answer}",
                f"{case.answer} 或 {other}",
            ):
                probe.refuse(case, rf"\boxed{{{hedge}}}", "a hedge", differs=True)
            probe.refuse(
                case, rf"\boxed{{{case.answer}}} Or rather \boxed{{{other}}}", "a right answer taken back", differs=True
            )
        other_case = probe.case(case.difficulty or 1, 1)
        probe.refuse(case, rf"\boxed{{{other_case.answer}}}", "the answer of another case")
        for filler in ("None", "nan", "inf", "?", "0"):
            probe.refuse(
                case, rf"\boxed{{{re.sub(r'[A-Za-z0-9]+', filler, case.answer)}}}", f"an answer filled with {filler}"
            )


@rule(4)
def lazy_boards(probe: Probe) -> None:
    """The puzzle itself, a board of one symbol, in stripes or as a checkerboard, or of another shape scores 0; of two
    boards the last counts.
    """
    for case in probe.cases():
        format_ = probe.task.format(case.instance)
        if not isinstance(format_, Grid) or format_.rows is None:
            return
        value = probe.value(case)
        for what, board in (
            *_lazy_boards(value, tuple(format_.symbols)),
            *_shown_boards(case.instance, value, format_),
        ):
            correct = probe.task.verify(rf"\boxed{{{format_.render(board)}}}", case).correct
            probe.require(not correct or case.difficulty in (1, 2), f"{case.id}: {what} scores 1")
        rows = case.answer.split("\n")
        for what, lines in (
            ("a board without its last row", rows[:-1]),
            ("a board with a row too many", [*rows, rows[0]]),
            ("a ragged board", [*rows[:-1], rows[-1][:-1].rstrip()]),
            ("a board with a symbol of its own", [*rows[:-1], rows[-1][:-1] + "@"]),
        ):
            correct = probe.task.verify(rf"\boxed{{{chr(10).join(lines)}}}", case).correct
            probe.require(not correct, f"{case.id}: {what} scores 1")
        blank = format_.render(tuple((row[-1],) * len(row) for row in value[::-1]))
        last = probe.task.verify(f"\\boxed{{{blank}\n\n{case.answer}}}", case)
        probe.require(last.correct, f"{case.id}: the right board after another one is {last.reason}")
        probe.refuse(case, f"\\boxed{{{case.answer}\n\n{blank}}}", "the right board before another one")


def _lazy_boards(board: Board, symbols: tuple[str, ...]) -> Iterator[tuple[str, Board]]:
    """Give boards of the same shape that take no thought."""
    for symbol in symbols:
        yield f"a board of {symbol} only", tuple((symbol,) * len(row) for row in board)
    for what, index in _PATTERNS.items():
        cells = (((symbols[index(r, c) % len(symbols)]) for c in range(len(row))) for r, row in enumerate(board))
        yield f"a board in {what}", tuple(tuple(row) for row in cells)


def _shown_boards(instance: Instance, board: Board, format_: Grid) -> Iterator[tuple[str, Board]]:
    """Give the boards of the puzzle that could be handed in as its solution."""
    for name in type(instance).model_fields:
        shown = getattr(instance, name)
        rows = shown if isinstance(shown, tuple) and all(isinstance(row, tuple) for row in shown) else ()
        if list(map(len, rows)) == list(map(len, board)) and all(str(mark) in format_.symbols for mark in chain(*rows)):
            yield f"the puzzle's own {name}", tuple(tuple(map(str, row)) for row in rows)


_PATTERNS: dict[str, Callable[[int, int], int]] = {
    "stripes across": lambda row, _: row,
    "stripes down": lambda _, col: col,
    "a checkerboard": lambda row, col: (row + col) % 2,
}


@rule(4)
def unanswered(probe: Probe) -> None:
    """What holds no answer scores 0: nothing, the prompt, a cut-off answer, open thinking."""
    for case in probe.cases():
        for what, response in (
            ("nothing", ""),
            ("blank", "  \n"),
            ("an empty box", r"\boxed{}"),
            ("the prompt", case.prompt),
            ("the boxed prompt", rf"\boxed{{{case.prompt}}}"),
            ("a cut-off box", rf"The answer is \boxed{{{case.answer}"),
            ("open thinking", rf"<think>So \boxed{{{case.answer}}}"),
        ):
            verdict = probe.task.verify(response, case)
            probe.require(not verdict.correct, f"{case.id}: {what} scores 1")
            probe.require(verdict.score == 0.0, f"{case.id}: {what} is {verdict.reason}, not refused")


@rule(5)
def bounded(probe: Probe) -> None:
    """Garbage ends quickly and raises nothing; in quick checks each kind in one of three styles."""
    size = 1_000_000 if probe.full else 20_000
    case = probe.case(probe.levels[-1])
    for place, unit in enumerate(GARBAGE, start=probe.rotation):
        text = unit * (size // len(unit))
        responses = (text, rf"\boxed{{{text}}}", f"<answer>{text}</answer>")
        for response in responses if probe.full else responses[place % 3 :][:1]:
            start = perf_counter()
            verdict = probe.task.verify(response, case)
            seconds = perf_counter() - start
            probe.require(not verdict.correct, f"{case.id}: {len(response)} characters of {unit!r} score 1")
            probe.require(seconds < 1, f"{case.id}: {len(response)} characters of {unit!r} took {seconds:.1f} s")


GARBAGE = (
    *("(", "[", "9", " ", "\n", r"\boxed{", r"\frac{1}{", "9^", "-", "1,", "1 ", "$", "<answer>", "```\n"),
    *("a", "一", "🙂", "\0", "\ud800"),
)


@rule(6)
def prompt_tells_all(probe: Probe) -> None:
    """Prompts are complete, clean, alike in both languages, and differ where the puzzles differ."""
    for case in probe.cases():
        en, zh = (probe.task.prompt.render(case.instance, language) for language in ("en", "zh"))
        for language, text in (("en", en), ("zh", zh)):
            residue = re.search(r"\{\{ | \}\}|\{%|%\}|\bNone\b|Fraction\(|\bTrue\b|\bFalse\b| \n|\n{3,}", text)
            probe.require(residue is None, f"{case.id}: the {language} prompt holds {residue and residue[0]!r}")
            probe.require(text == text.strip(), f"{case.id}: the {language} prompt has blanks at an end")
        probe.require(not _CHINESE.search(en), f"{case.id}: the en prompt holds Chinese")
        probe.require(bool(_CHINESE.search(zh)), f"{case.id}: the zh prompt holds no Chinese")
        probe.require(
            _numbers(en) == _numbers(zh),
            f"{case.id}: numbers in one language only: {sorted(_numbers(en) ^ _numbers(zh))}",
        )
        style = STYLES[(probe.rotation + (case.difficulty or 0)) % len(STYLES)]
        twin = probe.task.generate(case.difficulty, case.seed, language="zh", answer_style=style)
        probe.require(twin.instance == case.instance, f"{case.id}: language or style changes the instance")
        other = probe.case(case.difficulty or 1, 1)
        same_key = probe.task.key_digest(other.instance) == probe.task.key_digest(case.instance)
        probe.require(
            same_key or probe.task.prompt.render(other.instance) != en, f"{case.id}: two puzzles have one prompt"
        )
        hedged = case.answer in en and len(case.answer) > 12
        probe.require(not hedged, f"{case.id}: the answer stands in the prompt")


_CHINESE = re.compile(r"[\u4e00-\u9fff]")


def _numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


@rule(7, full=True)
def varied(probe: Probe) -> None:
    """From level 3 cases hardly repeat and neither one answer nor a guess fits many."""
    worst: dict[str, float] = {"distinct": 1.0, "top answer": 0.0, "guess": 0.0}
    for level in LEVELS[2:]:
        for cases in _rounds(probe, level):
            digests = {probe.task.key_digest(case.instance) for case in cases}
            distinct, limit = len(digests) / len(cases), _most(probe.task, cases)
            top_share, top = _top_answer(probe.task, cases)
            rng = Random(level)
            guess = _share_of(cases, lambda case: guess_is_right(probe.task, case, rng))  # noqa: B023 - used at once
            if distinct == 1 and max(top_share, guess) <= limit / 2:
                break
        probe.require(distinct >= 0.95, f"level {level}: only {distinct:.0%} of {len(cases)} cases are distinct")
        probe.require(top_share <= limit, f"level {level}: the answer {top!r:.60} fits {top_share:.0%} of the cases")
        probe.require(guess <= limit, f"level {level}: a random guess fits {guess:.0%} of the cases")
        worst["distinct"] = min(worst["distinct"], distinct)
        worst["top answer"] = max(worst["top answer"], top_share)
        worst["guess"] = max(worst["guess"], guess)
    probe.figures |= worst


def _rounds(probe: Probe, level: int) -> Iterator[list[Case]]:
    """Give the cases of a level to measure on, then, to who is not content with them, more of them."""
    first = DRAWS if level in (3, 6, 10) else TIMED_DRAWS if level == 5 else FEW_DRAWS
    yield probe.draws(level, first)
    if first < DRAWS:
        yield probe.draws(level, DRAWS)
    if _two_valued(probe.task, probe.draws(level, 5)):
        yield probe.draws(level, MANY_DRAWS)


def _most(task: AnyTask, cases: list[Case]) -> float:
    return MAX_SHARE_OF_TWO if _two_valued(task, cases) else MAX_SHARE


def _top_answer(task: AnyTask, cases: list[Case]) -> tuple[float, str]:
    """Return the largest share of cases that one of the most common answers fits, and that answer."""
    common = Counter(case.answer for case in cases).most_common(ANSWERS)
    if not task._has_check:
        return common[0][1] / len(cases), common[0][0]
    return max((_share_of(cases, partial(_is_right, task, answer)), answer) for answer, _ in common)


def _is_right(task: AnyTask, answer: str, case: Case) -> bool:
    return task.verify(rf"\boxed{{{answer}}}", case).correct


def _share_of(cases: list[Case], holds: Callable[[Case], bool]) -> float:
    """Return the share of cases that something holds for; 0 where it holds for none of the first few."""
    first = [holds(case) for case in cases[:_TRIALS]]
    rest = [holds(case) for case in cases[_TRIALS:]] if any(first) else []
    return sum(first + rest) / len(cases)


_TRIALS = 40
"""Cases after which what was never right is given up: what is right in a fifth passes so in one of 7,500 trials."""


def guess_is_right(task: AnyTask, case: Case, rng: Random) -> bool:
    """Tell whether a random answer of the right form happens to be right."""
    format_ = task.format(case.instance)
    return task.verify(rf"\boxed{{{format_.render(format_.guess(rng))}}}", case).correct


def _two_valued(task: AnyTask, cases: list[Case]) -> bool:
    from bootcamp.verifiers import YesNo

    return all(isinstance(task.format(case.instance), YesNo) for case in cases[:5])


@rule(7, full=True)
def cheap_policies_lose(probe: Probe) -> None:
    """From level 3 nothing that takes no thought is right often: numbers of the prompt, what it shows, the greedy."""
    worst = 0.0
    for level in LEVELS[2:]:
        for cases in _rounds(probe, level):
            limit = _most(probe.task, cases)
            share, policy = _best_policy(probe, cases)
            if share <= limit / 2:
                break
        probe.require(share <= limit, f"level {level}: {policy} is right in {share:.0%} of the cases")
        worst = max(worst, share)
    probe.figures["policy"] = worst


def _best_policy(probe: Probe, cases: list[Case]) -> tuple[float, str]:
    """Return the largest share of cases that a cheap policy is right in, and its name."""
    right: Counter[str] = Counter()
    unread: Counter[str] = Counter()
    for seen, case in enumerate(cases):
        for policy, answer in _cheap_answers(probe, case):
            hopeless = seen >= _TRIALS and not right[policy]
            if hopeless or unread[policy] == seen >= 5:  # its answers have not even the right form
                continue
            verdict = probe.task.verify(rf"\boxed{{{answer}}}", case)
            right[policy] += verdict.correct
            unread[policy] += verdict.reason == "malformed"
    policy, count = max(right.items(), key=lambda item: item[1], default=("nothing", 0))
    return count / len(cases), policy


def _cheap_answers(probe: Probe, case: Case) -> Iterator[tuple[str, str]]:
    """Give answers to a case that take no thought, each with the name of its policy."""
    statement = probe.task.prompt.render(case.instance)
    texts = _NUMBER.findall(statement)
    if texts:
        yield "the first number of the prompt", texts[0]
        yield "the last number of the prompt", texts[-1]
        yield "the largest number of the prompt", max(texts, key=Fraction)
        yield "the smallest number of the prompt", min(texts, key=Fraction)
        numbers = [Fraction(text) for text in texts]
        yield "the sum of the prompt's numbers", _decimal(sum(numbers, Fraction()))
        if prod(map(abs, numbers)) < 10**30:
            yield "the product of the prompt's numbers", _decimal(prod(numbers, start=Fraction(1)))
    format_ = probe.task.format(case.instance)
    for name in type(case.instance).model_fields.keys() - set(case.instance.hidden):
        shown = getattr(case.instance, name)
        for way, value in _orders(shown):
            with suppress(Exception):  # what is shown may be of any type, the format's own or not
                yield f"{name}, {way}", format_.render(value)
    greedy = getattr(probe.oracle, "greedy", None)
    if greedy is not None:
        yield "the obvious greedy", format_.render(greedy(case.instance))


def _orders(shown: object) -> Iterator[tuple[str, Any]]:
    """Give a list, text or board as it is, reversed and sorted."""
    if not isinstance(shown, tuple | str) or not shown:
        return
    yield "unchanged", shown
    yield "reversed", shown[::-1]
    if all(isinstance(row, tuple) for row in shown):
        yield "reversed in its rows", tuple(row[::-1] for row in shown)
    with suppress(TypeError):
        yield "sorted", "".join(sorted(shown)) if isinstance(shown, str) else tuple(sorted(shown))


def _decimal(number: Fraction) -> str:
    return str(number) if number.denominator == 1 else repr(float(number))


_NUMBER = re.compile(r"(?<!\w)-?\d+(?:\.\d+)?", re.ASCII)


@rule(7, full=True)
def splits_unlike(probe: Probe) -> None:
    """The answers of other splits are not found among those of split train more often than its own are."""
    found, expected, count = 0, 0.0, 0
    for level in LEVELS[2:]:
        if level in probe.task.small_levels:
            continue
        cases = probe.draws(level, FEW_DRAWS)
        times = Counter(case.answer for case in cases)
        chance = sum(times[case.answer] > 1 for case in cases) / len(cases)
        others = [
            probe.task.format(instance).render(reference)
            for instance, reference in filter(None, probe.samples[level])
            if split_of(probe.task.key_digest(instance)) != "train"
        ]
        found += sum(answer in times for answer in others)
        expected += chance * len(others)
        count += len(others)
    error = 4 * sqrt(max(expected, 1.0))
    probe.require(
        found <= expected + error,
        f"{found} of {count} cases of other splits have an answer that split train has, and by chance {expected:.0f}",
    )


@rule(8)
def ladder(probe: Probe) -> None:
    """All ten levels generate, each has knobs of its own, and the top one asks for more than the bottom one."""
    knobs = [probe.task.params(level) for level in LEVELS]
    for level, (one, other) in enumerate(pairwise(knobs), start=1):
        probe.require(one != other, f"levels {level} and {level + 1} have the same knobs: {one}")
    for count in (2, 20):  # sizes vary: where two cases don't show it, more must
        low, high = (sum(_size(probe.case(level, seed)) for seed in range(count)) for level in (1, 10))
        if high > low:
            break
    probe.require(high > low, f"level 10 is no larger than level 1: {high} and {low} characters of instance and answer")


@rule(8, full=True)
def levels_differ(probe: Probe) -> None:
    """No level makes the same cases as the next from the same random numbers."""
    for level in LEVELS[:-1]:
        one, other = probe.task.params(level), probe.task.params(level + 1)
        if one == other:  # which `ladder` tells
            continue
        pairs = ((_sampled(probe.task, one, seed), _sampled(probe.task, other, seed)) for seed in range(200))
        differ = any(low != high for low, high in islice((pair for pair in pairs if any(pair)), 20))
        probe.require(differ, f"levels {level} and {level + 1} make the same cases, though their knobs differ")


RARE = 1e-5
"""The largest chance that a case cannot be made."""

_DRAWS_FOR_VALID = 20
"""Draws that a case of the smallest split takes on average."""


def _chance_of_none(share: float) -> float:
    """Return the chance that a case of the smallest split fails where this share of the draws is no Retry."""
    return float(_DRAWS_FOR_VALID * (1 - share) ** MOST_RETRIES)


def _sampled(task: AnyTask, params: Params, seed: int) -> Sample | None:
    try:
        return task.sample(params, Random(seed))
    except Retry:
        return None


@rule(8)
def generates(probe: Probe) -> None:
    """Every level has cases in every split (small levels apart), and hardly a draw leads nowhere."""
    for place, level in enumerate(probe.levels):
        probe.case(level)
        if level in probe.task.small_levels:
            continue
        if probe.full or place == 0:
            probe.case(level, split="test")
        if (probe.full and level % 3 == 1) or (place == 1 and probe.rotation % 3 == 0):
            probe.case(level, split="valid")
    for level in LEVELS if probe.full else ():
        probe.draws(level, FEW_DRAWS)
        log = probe.samples[level]
        share = sum(drawn is not None for drawn in log) / len(log)
        fails = _chance_of_none(share)
        probe.require(
            fails <= RARE, f"level {level}: {1 - share:.1%} of the draws are Retry, so that {fails:.1g} of cases fail"
        )


def _size(case: Case) -> int:
    return len(case.instance.model_dump_json()) + len(case.answer) + len(case.prompt)


@rule(9)
def oracle_agrees(probe: Probe) -> None:
    """An independent method confirms the reference, other right answers score 1 and near misses do not."""
    oracle = probe.oracle
    if oracle is None:
        raise Broken("there is no oracle")
    levels = [level for level in oracle.LEVELS if level in LEVELS]
    probe.require(bool(levels), "the oracle reaches no level")
    chosen = [(level, seed) for level in levels for seed in range(5)] if probe.full else _three(levels, probe.rotation)
    for level, seed in chosen:
        case, value = probe.case(level, seed), probe.value(probe.case(level, seed))
        format_ = probe.task.format(case.instance)
        fault = oracle.confirm(case.instance, value)
        probe.require(not fault, f"{case.id}: the oracle refuses the reference {case.answer!r:.80}: {fault}")
        for other in getattr(oracle, "others", _nothing)(case.instance, value):
            verdict = probe.task.verify(rf"\boxed{{{format_.render(other)}}}", case)
            probe.require(
                verdict.correct,
                f"{case.id}: another right answer is {verdict.reason} ({verdict.detail}): {verdict.answer!r:.120}",
            )
        for near in getattr(oracle, "near_misses", _nothing)(case.instance, value):
            verdict = probe.task.verify(rf"\boxed{{{format_.render(near)}}}", case)
            probe.require(not verdict.correct, f"{case.id}: a near miss scores 1: {format_.render(near)!r:.120}")


def _nothing(instance: Any, answer: Any) -> tuple[()]:
    return ()


def _three(levels: list[int], rotation: int) -> list[tuple[int, int]]:
    return [(levels[(rotation + 4 * step) % len(levels)], step) for step in range(3)]


@rule(10, full=True)
def fast(probe: Probe) -> None:
    """Generation and verification keep their budgets on one core."""
    task = probe.task
    times, top = probe.seconds(5, TIMED_DRAWS), probe.seconds(10, DRAWS)
    case = probe.case(5)
    verify = sorted(_seconds(task.verify, rf"\boxed{{{case.answer}}}", case) for _ in range(50))
    measured = {
        "generate p50": _quantile(times, 0.5),
        "generate p99": _quantile(times, 0.99),
        "generate p99 level 10": _quantile(top, 0.99),
        "verify p50": verify[25],
    }
    probe.figures.update(measured)
    budgets = SECONDS | ({"verify p50": ALGEBRA_SECONDS} if _is_algebraic(task.format(case.instance)) else {})
    for name, seconds in measured.items():
        probe.require(seconds <= budgets[name], f"{name} is {1000 * seconds:.1f} ms, over {1000 * budgets[name]:g} ms")


def _quantile(sizes: list[float], share: float) -> float:
    return sizes[min(int(share * len(sizes)), len(sizes) - 1)]


def _is_algebraic(format_: Format[Any]) -> bool:
    parts = (part for part in vars(format_).values() if isinstance(part, Format))
    return ".symbolic." in type(format_).__module__ or any(map(_is_algebraic, parts))


def _seconds(work: Callable[..., object], *arguments: object) -> float:
    start = thread_time()
    work(*arguments)
    return thread_time() - start


@rule(11)
def splits_apart(probe: Probe) -> None:
    """Keys are plain data, and cases of train, valid and test never share one."""
    level = next((level for level in probe.levels if level not in probe.task.small_levels), 10)
    keys: dict[str, str] = {}
    for split, seed in (("train", 0), ("train", 1), ("test", 0)):
        case = probe.case(level, seed, split)
        digest = probe.task.key_digest(case.instance).hex()
        probe.require(_is_plain(probe.task.key(case.instance)), f"{case.id}: the key holds a set or an object")
        probe.require(keys.setdefault(digest, split) == split, f"{case.id}: its key is in {keys[digest]} too")


@rule(11, full=True)
def splits_large_enough(probe: Probe) -> None:
    """A level has 100 distinct cases, or is declared small."""
    for level in LEVELS:
        if level in probe.task.small_levels:
            continue
        found: set[bytes] = set()
        for seed in range(1000):
            found.add(probe.task.key_digest(probe.draw(level, seed).instance))
            if len(found) == 100 or (len(found) == seed + 1 == FEW_DRAWS):
                break
        else:
            raise Broken(f"level {level} has about {len(found)} distinct cases: widen it or list it in small_levels")


def _is_plain(key: object) -> bool:
    if isinstance(key, dict):
        return all(isinstance(name, str) and _is_plain(value) for name, value in key.items())
    if isinstance(key, (tuple, list)):
        return all(map(_is_plain, key))
    return (
        key is None
        or isinstance(key, (str, int, float))
        or type(key).__name__ == "Fraction"
        or isinstance(key, Instance)
    )


def _known(task: AnyTask) -> bool:
    """Whether the registry finds this very class, so that cases can be read back by name."""
    try:
        return type(registry.get(task.name)) is type(task)
    except UnknownTask:
        return False


def fingerprint(task: AnyTask) -> str:
    """Hash what `version` stands for: instances, prompt bodies and references of a few levels and seeds."""
    digest = sha256()
    for level in (1, 4, 7, 10):
        for seed in (0, 1):
            try:
                case = task.generate(level, seed)
            except GenerationError:
                continue
            bodies = [task.prompt.render(case.instance, language) for language in ("en", "zh")]
            digest.update(
                json.dumps([case.instance.model_dump(mode="json"), case.answer, bodies], ensure_ascii=False).encode()
            )
    return digest.hexdigest()[:16]
