"""Promises 8 to 11: the ladder, the oracle, the budgets and the splits."""

from __future__ import annotations

from functools import partial
from itertools import islice, pairwise
from random import Random
from typing import Any

from bootcamp.cases import Case
from bootcamp.errors import Retry
from bootcamp.identity import LEVELS
from bootcamp.task import MOST_RETRIES, Instance, Params
from bootcamp.testing.probe import FEW_DRAWS, TIMED_DRAWS, AnyTask, Broken, Probe, Sample, rule
from bootcamp.testing.timing import timed
from bootcamp.verifiers.base import Format

SECONDS = {"generate p50": 0.020, "generate p99": 0.500, "generate p99 level 10": 2.0, "verify p50": 0.001}
"""Budgets on one core: generation at level 5 unless said otherwise, verification of the reference."""


ALGEBRA_SECONDS = 0.010
"""The budget of one verification where answers are compared by algebra (Math, Polynomial, Matrix, IntervalSet)."""


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
    return [(levels[(rotation + step * len(levels) // 3) % len(levels)], step) for step in range(3)]


@rule(10, full=True)
def fast(probe: Probe) -> None:
    """Generation and verification keep their budgets on one core."""
    task = probe.task
    times, top = probe.seconds(5, TIMED_DRAWS), probe.seconds(10, probe.many)
    case = probe.case(5)
    verify = sorted(timed(partial(task.verify, rf"\boxed{{{case.answer}}}", case))[1] for _ in range(50))
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
