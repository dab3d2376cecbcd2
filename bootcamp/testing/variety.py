"""Promises 6 and 7: the prompt tells all, and neither guessing nor a cheap policy pays."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from fractions import Fraction
from functools import partial
from math import prod, sqrt
from random import Random
from typing import Any

from pydantic import BaseModel

from bootcamp.cases import Case
from bootcamp.identity import LEVELS, split_of
from bootcamp.testing.probe import FEW_DRAWS, TIMED_DRAWS, AnyTask, Probe, rule
from bootcamp.verifiers.base import STYLES

MANY_DRAWS = 1000
"""Cases drawn where answers are two-valued and 200 leave it open whether they are balanced."""

ANSWERS = 5
"""How many of their answers, the most common first, are tried on all the others."""

MAX_SHARE = 0.2
"""The largest share of cases that one answer, or a random guess, may fit from level 3."""


MAX_SHARE_OF_TWO = 0.55
"""The same for two-valued answers, which fit half of the cases, and a twentieth for the error of measuring."""


@rule(6)
def prompt_tells_all(probe: Probe) -> None:
    """Prompts are complete, clean, alike in both languages, and differ where the puzzles differ."""
    for case in probe.cases():
        en = require_clean_prompts(probe, case)
        other = probe.case(case.difficulty or 1, 1)
        same_key = probe.task.key_digest(other.instance) == probe.task.key_digest(case.instance)
        probe.require(
            same_key or probe.task.prompt.render(other.instance) != en, f"{case.id}: two puzzles have one prompt"
        )
        hedged = case.answer in en and len(case.answer) > 12
        probe.require(not hedged, f"{case.id}: the answer stands in the prompt")


def require_clean_prompts(probe: Probe, case: Case) -> str:
    """Require that the prompts of a case are clean and alike in both languages; return the English one."""
    en, zh = (probe.task.prompt.render(case.instance, language) for language in ("en", "zh"))
    for language, text in (("en", en), ("zh", zh)):
        residue = re.search(r"\{\{ | \}\}|\{%|%\}|\bNone\b|Fraction\(|\bTrue\b|\bFalse\b| \n|\n{3,}", text)
        shown = residue is None or any(residue[0] in content for content in _texts(case.instance))
        probe.require(shown, f"{case.id}: the {language} prompt holds {residue and residue[0]!r}")
        probe.require(text == text.strip(), f"{case.id}: the {language} prompt has blanks at an end")
    signs = {text for text in _texts(case.instance) if len(text) == 1}  # single characters that stand alone are data
    words = re.sub(r"(?<!\S)\S(?=[\s,;.]|$)", lambda match: "" if match[0] in signs else match[0], en)
    probe.require(not _CHINESE.search(words), f"{case.id}: the en prompt holds Chinese")
    probe.require(bool(_CHINESE.search(zh)), f"{case.id}: the zh prompt holds no Chinese")
    probe.require(
        _numbers(en) == _numbers(zh),
        f"{case.id}: numbers in one language only: {sorted(_numbers(en) ^ _numbers(zh))}",
    )
    style = STYLES[(probe.rotation + (case.difficulty or 0)) % len(STYLES)]
    twin = probe.task.generate(case.difficulty, case.seed, language="zh", answer_style=style)
    probe.require(twin.instance == case.instance, f"{case.id}: language or style changes the instance")
    return en


def _texts(value: object) -> Iterator[str]:
    """Give the texts in an instance, which a prompt may show: words such as True are content there."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, BaseModel):
        yield from (text for name in type(value).model_fields for text in _texts(getattr(value, name)))
    elif isinstance(value, tuple):
        yield from (text for item in value for text in _texts(item))


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
    first = probe.many if level in (3, 6, 10) else TIMED_DRAWS if level == 5 else FEW_DRAWS
    yield probe.draws(level, first)
    if first < probe.many:
        yield probe.draws(level, probe.many)
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
