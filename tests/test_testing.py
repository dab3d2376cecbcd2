"""Add up all but the largest of a few numbers: a sound task, and one broken task for each rule of the suite.

Answer: one integer; it is unique.
Harder: more numbers.
Skills: arithmetic
Source: original.
"""

import gc
import random
import time
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from pydantic import Field

from bootcamp import registry, task, testing
from bootcamp.identity import split_of
from bootcamp.task import Prompt, Retry, Task
from bootcamp.testing.timing import timed
from bootcamp.verifiers.base import Format, Malformed
from bootcamp.verifiers.grids import Grid

EN = "Add up all but the largest of {{ numbers | join(', ') }}."
ZH = "去掉最大的一个数，求 {{ numbers | join('、') }} 中其余各数的和。"


@dataclass(frozen=True)
class Whole(Format[int]):
    """An integer in decimal digits, and nothing else."""

    def form(self, language: str) -> str:
        return "one integer" if language == "en" else "一个整数"

    def parse(self, text: str) -> int:
        text = text.strip(" \n*`$.")
        if not text.isdecimal() or len(text) > 40:
            raise Malformed("not a whole number in digits")
        return int(text)

    def render(self, value: int) -> str:
        return str(value)

    def guess(self, rng: Random) -> int:
        return rng.randrange(10_000)

    def neighbours(self, value: int, rng: Random) -> Iterable[int]:
        return (value + 1, value + 10)


class Knobs(task.Params):
    size: int = Field(ge=1, le=20, description="how many numbers")


class Numbers(task.Instance):
    numbers: tuple[int, ...]


def total(numbers: Iterable[int]) -> int:
    numbers = list(numbers)
    return sum(numbers) - max(numbers)


class Sound(Task[Knobs, Numbers, int]):
    Params = Knobs
    Instance = Numbers
    answer: Format[int] = Whole()
    prompt = Prompt(en=EN, zh=ZH)

    def params(self, difficulty: int) -> Knobs:
        return Knobs(size=difficulty + 1)

    def sample(self, params: Knobs, rng: Random) -> tuple[Numbers, int]:
        numbers = tuple(rng.randrange(1000) for _ in range(params.size))
        return Numbers(numbers=numbers), total(numbers)


class NoDescription(Sound):
    """Breaks `declared`: a knob has neither bounds nor a description."""

    class Params(Knobs):
        spare: int = 0

    def params(self, difficulty: int) -> Knobs:
        return self.Params(size=difficulty + 1)


class GlobalRandom(Sound):
    """Breaks `reproducible`: it moves the global random generator."""

    def sample(self, params: Knobs, rng: Random) -> tuple[Numbers, int]:
        random.random()  # noqa: TID251
        return super().sample(params, rng)


class HashOrder(Sound):
    """Breaks `reproducible_elsewhere`: a number comes from the hash of a text."""

    def sample(self, params: Knobs, rng: Random) -> tuple[Numbers, int]:
        numbers = (*super().sample(params, rng)[0].numbers, hash("text") % 1000)
        return Numbers(numbers=numbers), total(numbers)


class Loose(task.Instance):
    numbers: tuple[Any, ...]


class LostInJson(Sound):
    """Breaks `survives`: fractions come back from JSON as text."""

    Instance = Loose  # type: ignore[assignment]

    def sample(self, params: Knobs, rng: Random) -> tuple[Any, int]:
        numbers = super().sample(params, rng)[0].numbers
        return Loose(numbers=(*numbers, Fraction(1, 2), Fraction(1, 2))), total(numbers) + 1


class AsciiOnly(Whole):
    def parse(self, text: str) -> int:
        if not text.isascii():
            raise Malformed("not ASCII")
        return super().parse(text)


class NoFullWidth(Sound):
    """Breaks `reference_in_every_dress`: full-width digits are refused."""

    answer = AsciiOnly()


class Near(Whole):
    def equal(self, reference: int, answer: int) -> bool:
        return abs(reference - answer) <= 1


class NearEnough(Sound):
    """Breaks `wrong_answers`: the next integer is accepted too."""

    answer = Near()


Digits = tuple[tuple[str, ...], ...]


class PaysForNines(Task[Knobs, Numbers, Digits]):
    """Breaks `lazy_boards`: a row of nines is accepted too."""

    Params = Knobs
    Instance = Numbers
    answer = Grid(1, 6)
    prompt = Prompt(en=EN, zh=ZH)

    def params(self, difficulty: int) -> Knobs:
        return Knobs(size=difficulty + 1)

    def sample(self, params: Knobs, rng: Random) -> tuple[Numbers, Digits]:
        instance, answer = Sound().sample(params, rng)
        return instance, (tuple(f"{answer:06}"),)

    def check(self, instance: Numbers, answer: Digits) -> str:
        return "" if set(answer[0]) == {"9"} else _confirm(instance, answer)


class Echo(Whole):
    def parse(self, text: str) -> int:
        return -1 if "Add up" in text else super().parse(text)

    def equal(self, reference: int, answer: int) -> bool:
        return answer in (reference, -1)


class PaysForThePrompt(Sound):
    """Breaks `unanswered`: whoever repeats the question is right."""

    answer = Echo()


class Recursive(Whole):
    def parse(self, text: str) -> int:
        return self.parse(text[1:]) if text[:1] == "(" else super().parse(text)


class DeepBrackets(Sound):
    """Breaks `bounded`: brackets exhaust the stack."""

    answer = Recursive()


class Untold(Sound):
    """Breaks `prompt_tells_all`: the zh prompt leaves the last number out."""

    prompt = Prompt(en=EN, zh="去掉最大的一个数，求 {{ numbers[:-1] | join('、') }} 中其余各数的和。")


class Constant(Sound):
    """Breaks `varied`: the answer is always the same."""

    def sample(self, params: Knobs, rng: Random) -> tuple[Numbers, int]:
        numbers = super().sample(params, rng)[0].numbers
        return Numbers(numbers=(*numbers, 20_000 - sum(numbers), 30_000)), 20_000


class FirstNumber(Sound):
    """Breaks `cheap_policies_lose`: in two cases of five the first number is the answer."""

    def sample(self, params: Knobs, rng: Random) -> tuple[Numbers, int]:
        if rng.random() < 0.6:
            return super().sample(params, rng)
        numbers = (rng.randrange(1000), *(0,) * (params.size - 1), rng.randrange(1000, 2000))
        return Numbers(numbers=numbers), numbers[0]


class FewInTest(Sound):
    """Breaks `splits_unlike`: the cases of split test have three answers that also occur in split train."""

    def sample(self, params: Knobs, rng: Random) -> tuple[Numbers, int]:
        kind = rng.random()
        if kind < 0.5:
            return super().sample(params, rng)
        answer = rng.randrange(5001, 5004)
        while True:
            numbers = (1, *(0,) * params.size, answer - 1, rng.randrange(10_000, 1_000_000))
            instance = Numbers(numbers=numbers)
            if kind < 0.6 or split_of(self.key_digest(instance)) == "test":
                return instance, answer


class Plateau(Sound):
    """Breaks `ladder`: levels 4 and 5 are the same."""

    def params(self, difficulty: int) -> Knobs:
        return super().params(4 if difficulty == 5 else difficulty)


class IdleKnob(Sound):
    """Breaks `levels_differ`: between levels 7 and 8 only a knob grows that does nothing."""

    class Params(Knobs):
        spare: int = Field(ge=1, le=10, description="nothing")

    def params(self, difficulty: int) -> Knobs:
        return self.Params(size=8 if difficulty == 8 else difficulty + 1, spare=difficulty)


class HardlyEver(Sound):
    """Breaks `generates`: 99 of 100 draws at level 2 lead nowhere."""

    def sample(self, params: Knobs, rng: Random) -> tuple[Numbers, int]:
        if params == self.params(2) and rng.random() < 0.99:
            raise Retry
        return super().sample(params, rng)


class OffByOne(Sound):
    """Breaks `oracle_agrees`: the reference is wrong."""

    def sample(self, params: Knobs, rng: Random) -> tuple[Numbers, int]:
        instance, reference = super().sample(params, rng)
        return instance, reference + 1


class Slow(Sound):
    """Breaks `fast`: level 5 takes 22 ms."""

    def sample(self, params: Knobs, rng: Random) -> tuple[Numbers, int]:
        if params == self.params(5):
            start = time.thread_time()
            while time.thread_time() < start + 0.022:
                pass
        return super().sample(params, rng)


class SetAsKey(Sound):
    """Breaks `splits_apart`: the key is a set, which has no order."""

    def key(self, instance: Numbers) -> object:
        return set(instance.numbers)


class SmallWorld(Sound):
    """Breaks `splits_large_enough`: level 1 has 60 distinct cases and does not say so."""

    def sample(self, params: Knobs, rng: Random) -> tuple[Numbers, int]:
        if params == self.params(1):
            number = rng.randrange(60)
            return Numbers(numbers=(number, 100)), number
        return super().sample(params, rng)


BROKEN = {
    "declared": NoDescription,
    "reproducible": GlobalRandom,
    "reproducible_elsewhere": HashOrder,
    "survives": LostInJson,
    "reference_in_every_dress": NoFullWidth,
    "wrong_answers": NearEnough,
    "lazy_boards": PaysForNines,
    "unanswered": PaysForThePrompt,
    "bounded": DeepBrackets,
    "prompt_tells_all": Untold,
    "varied": Constant,
    "cheap_policies_lose": FirstNumber,
    "splits_unlike": FewInTest,
    "ladder": Plateau,
    "levels_differ": IdleKnob,
    "generates": HardlyEver,
    "oracle_agrees": OffByOne,
    "fast": Slow,
    "splits_apart": SetAsKey,
    "splits_large_enough": SmallWorld,
}


def _confirm(instance: Any, answer: Any) -> str:
    number = int("".join(answer[0])) if isinstance(answer, tuple) else answer
    return "" if number == total(instance.numbers) else "not the sum"


ORACLE: Any = SimpleNamespace(LEVELS=range(1, 11), confirm=_confirm)


def _full_check(kind: type[Task[Any, Any, Any]], monkeypatch: pytest.MonkeyPatch) -> testing.Report:
    monkeypatch.setattr(testing.Probe, "many", 40)
    name = registry.register(kind, "stand_in")
    return testing.check_task(registry.get(name), oracle=ORACLE, full=True)


def test_sound_task_keeps_every_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    report = _full_check(Sound, monkeypatch)
    assert report.faults == {}
    assert report.figures["distinct"] == 1


def test_each_rule_has_its_broken_task() -> None:
    assert list(BROKEN) == list(testing.RULES)


@pytest.mark.parametrize(("rule", "kind"), BROKEN.items(), ids=BROKEN)
def test_only_this_rule_catches(rule: str, kind: type[Task[Any, Any, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    report = _full_check(kind, monkeypatch)
    assert list(report.faults) == [rule], report.faults


@pytest.mark.parametrize("kind", [NoFullWidth, NearEnough, PaysForThePrompt, DeepBrackets, Untold, OffByOne, Plateau])
def test_quick_check_catches_it_too(kind: type[Task[Any, Any, Any]], rotation: int) -> None:
    assert not testing.check_task(kind(), oracle=ORACLE, rotation=rotation).passed


def test_time_is_taken_without_garbage_collection() -> None:
    collections: list[str] = []
    gc.callbacks.append(lambda phase, _: collections.append(phase))
    try:
        made, seconds = timed(lambda: len([[] for _ in range(100_000)]))
        assert (made, collections) == (100_000, [])
        assert 0 < seconds < 1
        with pytest.raises(ZeroDivisionError):
            timed(lambda: 1 // 0)
        assert gc.isenabled()
    finally:
        gc.callbacks.pop()


def test_a_task_that_raises_is_reported_not_raised() -> None:
    class Raises(Sound):
        def sample(self, params: Knobs, rng: Random) -> tuple[Numbers, int]:
            raise ZeroDivisionError("here")

    report = testing.check_task(Raises(), oracle=ORACLE)
    assert "ZeroDivisionError: here" in report.faults["survives"]


def test_a_ladder_that_leaves_its_bounds_is_found_at_any_level() -> None:
    class OutOfBounds(Sound):
        class Params(Knobs):
            size: int = task.knob("how many numbers", levels=range(2, 12), ge=1, le=10)

        params = Task.params

    for rotation in range(3):
        report = testing.check_task(OutOfBounds(), rules=["declared"], rotation=rotation)
        assert "less than or equal to 10" in report.faults["declared"]


def test_a_ladder_has_ten_values() -> None:
    with pytest.raises(ValueError, match="expected 10, one for each level"):
        task.knob("how many numbers", levels=(1, 2, 3))


def test_a_task_without_an_oracle_is_broken() -> None:
    assert testing.check_task(Sound(), rules=["oracle_agrees"]).faults == {"oracle_agrees": "there is no oracle"}
