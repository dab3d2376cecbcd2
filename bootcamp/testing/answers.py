"""Promises 3 to 5: right answers score, wrong ones do not, and no response raises or takes long."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import chain
from random import Random

from bootcamp.task import Instance
from bootcamp.testing.probe import Probe, rule
from bootcamp.testing.timing import timed
from bootcamp.verifiers.grids import Board, Grid


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
            verdict, seconds = timed(partial(probe.task.verify, response, case))
            probe.require(not verdict.correct, f"{case.id}: {len(response)} characters of {unit!r} score 1")
            probe.require(seconds < 1, f"{case.id}: {len(response)} characters of {unit!r} took {seconds:.1f} s")


GARBAGE = (
    *("(", "[", "9", " ", "\n", r"\boxed{", r"\frac{1}{", "9^", "-", "1,", "1 ", "$", "<answer>", "```\n"),
    *("a", "一", "🙂", "\0", "\ud800"),
)
