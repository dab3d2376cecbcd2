"""Measure the verifiers beside math-verify and print the tables of docs/verifiers.md and docs/rewards.md.

    python scripts/bench_verifiers.py

Four measurements: the rows of tests/verifiers/verifier_cases.tsv that both can judge; the rows of ordinary mathematics
of both tables, with no format named to either; 1,000 ordinary answers, right and wrong, with the time of each check
(reading the reference, reading the answer, comparing); our time by length of the response. Latencies are CPU time of
this process after a warm-up, so that other work on the machine counts for little; what takes over a second is told by
the wall clock, as is the reward, since math-verify works in another process there.
"""

from __future__ import annotations

import logging
import statistics
import sys
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from importlib.metadata import version
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from bootcamp.rewards import math as math_reward
from bootcamp.verifiers import Format, Integer, IntervalSet, Math, Rational, Set, judge_text
from tests.verifiers.cases import Row, verdict
from tests.verifiers.mathematics import mathematics, shared_rows


class Check(NamedTuple):
    """One ordinary answer: its kind, how ours reads it, the reference, the answer, whether it is right."""

    kind: str
    format: Format[Any]
    reference: str
    answer: str
    right: bool


def math_verify(reference: str, response: str) -> bool:
    """Judge by math-verify with its default limits."""
    from math_verify import parse, verify  # type: ignore[import-untyped]

    return bool(verify(parse(f"${reference}$"), parse(response)))


def timed(work: Callable[[], bool], clock: Callable[[], float]) -> tuple[bool, float]:
    """Return what `work` says and how many seconds it took."""
    start = clock()
    said = work()
    return said, clock() - start


def compare_rows() -> Iterator[str]:
    """Judge the rows of the table by both."""
    shared = shared_rows()
    yield f"| on {len(shared)} rows | right | false positives | false negatives | over 1 s |"
    yield "| --- | --- | --- | --- | --- |"
    judges: dict[str, Callable[[Row], bool]] = {
        "bootcamp": lambda row: verdict(row).correct,
        f"math-verify {version('math-verify')}": lambda row: math_verify(row.gold, row.response),
    }
    for name, judge in judges.items():
        judge(shared[0])
        results = [(row.right == "1", *timed(partial(judge, row), perf_counter)) for row in shared]
        right = sum(expected == said for expected, said, _ in results)
        positives = sum(said and not expected for expected, said, _ in results)
        negatives = sum(expected and not said for expected, said, _ in results)
        yield f"| {name} | {right} | {positives} | {negatives} | {sum(seconds > 1 for *_, seconds in results)} |"


def compare_rewards() -> Iterator[str]:
    """Judge the rows of mathematics by the reward for them and by math-verify, neither told of any format."""
    handed = [row[1:] for row in mathematics()]
    yield f"| on {len(handed)} rows | right | paid wrongly | refused wrongly | median | over 1 s |"
    yield "| --- | --- | --- | --- | --- | --- |"
    judges: dict[str, Callable[[str, str], bool]] = {
        "bootcamp.rewards.math": lambda reference, response: math_reward.judge(reference, response).correct,
        f"math-verify {version('math-verify')}": math_verify,
    }
    for name, correct in judges.items():
        for reference in ("1", r"\sum_{k=1}^{3} k"):  # loads what is loaded late
            correct(reference, rf"\boxed{{{reference}}}")
        results = [(right, *timed(partial(correct, *row), perf_counter)) for *row, right in handed]
        agreed = sum(right == said for right, said, _ in results)
        paid, refused = (sum(said == says and right != says for right, said, _ in results) for says in (True, False))
        seconds = [took for *_, took in results]
        slow = sum(took > 1 for took in seconds)
        yield f"| {name} | {agreed} | {paid} | {refused} | {_shown(statistics.median(seconds))} | {slow} |"


def ordinary(rng: Random) -> Iterator[Check]:
    """Draw 1,000 answers of the kinds that models give most."""
    for index in range(1000):
        right = index % 2 == 0
        shift = 0 if right else rng.randint(1, 9)
        a, b, c = rng.randint(-999, 999), rng.randint(2, 99), rng.randint(2, 20)
        slot = index % 20
        if slot < 7:
            number = rng.randint(-(10 ** rng.randint(1, 6)), 10 ** rng.randint(1, 6))
            yield Check("integer", Integer(), str(number), str(number + shift), right)
        elif slot < 12:
            top = a * b + 1
            scale = rng.randint(1, 3)
            answer = rf"\frac{{{(top + shift) * scale}}}{{{b * scale}}}"
            yield Check("fraction", Rational(), str(Fraction(top, b)), answer, right)
        elif slot < 14:
            yield Check("decimal", Rational(), f"{a}.{b:02}", f"{a + shift}.{b:02}0", right)
        elif slot < 17:
            reference = rf"{b}x^2+{c}x-{abs(a) + 1}"
            answer = rf"-{abs(a) + 1}+{c + shift}x+{b}x^{{2}}"
            yield Check("expression", Math(variables=("x",)), reference, answer, right)
        elif slot == 17:
            base = rng.choice([2, 3, 5, 7])
            answer = rf"\frac{{{c * base + shift}}}{{\sqrt{{{base}}}}}"
            yield Check("surd", Math(), rf"{c}\sqrt{{{base}}}", answer, right)
        elif slot == 18:
            members = sorted(rng.sample(range(-50, 50), 5))
            shown = [*members[1:], members[0] - shift]
            yield Check("set", Set(Integer()), _braced(members), _braced(shown), right)
        else:
            low = rng.randint(-9, 9)
            answer = rf"\left[{low}, {low + c + shift}\right)"
            yield Check("interval", IntervalSet(), f"[{low},{low + c})", answer, right)


def _braced(members: list[int]) -> str:
    return r"\{" + ", ".join(map(str, members)) + r"\}"


def compare_latency() -> Iterator[str]:
    """Time both on ordinary answers."""
    checks = list(ordinary(Random(0)))
    other = f"math-verify {version('math-verify')}"
    ours, theirs = _latencies(checks, _ours), _latencies(checks, _theirs)
    yield f"| kind | n | bootcamp p50 | p99 | misjudged | {other} p50 | p99 | misjudged | ratio of p50 |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    for kind in dict.fromkeys(["all", *(check.kind for check in checks)]):
        mine = [result for check, result in zip(checks, ours, strict=True) if kind in ("all", check.kind)]
        others = [result for check, result in zip(checks, theirs, strict=True) if kind in ("all", check.kind)]
        one, two = _summary(mine), _summary(others)
        ratio = statistics.median(s for _, s in others) / statistics.median(s for _, s in mine)
        yield f"| {kind} | {len(mine)} | {one} | {two} | {ratio:.0f} |"


def _ours(check: Check) -> bool:
    return judge_text(check.format, check.reference, rf"So the answer is \boxed{{{check.answer}}}.").correct


def _theirs(check: Check) -> bool:
    return math_verify(check.reference, rf"So the answer is $\boxed{{{check.answer}}}$.")


def _latencies(checks: list[Check], judge: Callable[[Check], bool]) -> list[tuple[bool, float]]:
    """Return for each check whether it was misjudged, and the seconds."""
    for check in checks[:40]:
        judge(check)
    results = [timed(partial(judge, check), process_time) for check in checks]
    return [(said != check.right, seconds) for check, (said, seconds) in zip(checks, results, strict=True)]


def _summary(results: list[tuple[bool, float]]) -> str:
    seconds = sorted(seconds for _, seconds in results)
    p99 = seconds[min(len(seconds) - 1, round(0.99 * (len(seconds) - 1)))]
    return f"{_shown(statistics.median(seconds))} | {_shown(p99)} | {sum(wrong for wrong, _ in results)}"


def _shown(seconds: float) -> str:
    return f"{seconds * 1e6:.0f} us" if seconds < 1e-3 else f"{seconds * 1e3:.1f} ms"


def response_lengths() -> Iterator[str]:
    """Time ours by the length of the response, in English and Chinese, for each way to hand in the answer."""
    texts = {
        "English": "Adding the terms one by one, we see that the sum [so far] grows by 12 in each step.\n" * 4
        + "Hence (a + b) / 2 < 40, and the next case is like the one before; I go on with it.\n",
        "Chinese": "逐项相加可知，每一步的和 [到目前为止] 都增加 12，继续往下推导。\n" * 4
        + "因此 (a + b) / 2 < 40，下一种情形与前一种相似，继续讨论。\n",
    }
    endings = {"boxed": r"\boxed{12}", "tags": "<answer>12</answer>", "line": "Answer: 12"}
    yield "| response | style | 100 characters | 1 kB | 32 kB | 128 kB | 128 kB after thinking |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for language, line in texts.items():
        for style, ending in endings.items():
            times = [_best(_filled(line, size) + ending, style) for size in (100, 1000, 32_000, 128_000)]
            thought = f"<think>\n{_filled(line, 120_000)}</think>\n{_filled(line, 8000)}{ending}"
            cells = [f"{seconds * 1e6:.0f} us" for seconds in [*times, _best(thought, style)]]
            yield f"| {language} | {style} | {' | '.join(cells)} |"


def _filled(line: str, size: int) -> str:
    return (line * (size // len(line) + 1))[:size]


def _best(response: str, style: str) -> float:
    """Return the median over rounds of the mean seconds of a check."""
    rounds = []
    for _ in range(15):
        start = process_time()
        for _ in range(20):
            judge_text(Integer(), "12", response, style=style)
        rounds.append((process_time() - start) / 20)
    return statistics.median(rounds)


def main() -> None:
    """Print the tables in markdown."""
    logging.disable(logging.CRITICAL)
    for part in (compare_rows, compare_rewards, compare_latency, response_lengths):
        for line in part():
            print(line, flush=True)
        print()


if __name__ == "__main__":
    main()
