"""Streams, keys and splits: what a seed gives, and that nothing else has a say in it."""

import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import Field

from bootcamp import registry, task
from bootcamp.cases import case as remake
from bootcamp.errors import BootcampError, GenerationError, StaleCase
from bootcamp.identity import SPLITS, CaseId
from bootcamp.task import Prompt, Retry, Task
from bootcamp.verifiers import Integer

ROOT = Path(__file__).parents[1]
SAMPLE = registry.names()[:: max(1, len(registry.names()) // 12)]
"""A dozen tasks from all over the alphabet."""


class Draw(Task["Draw.Params", "Draw.Instance", int]):
    """One number below a bound: a world whose size is known."""

    class Params(task.Params):
        high: int = Field(ge=1, le=10**9, description="how many numbers there are")

    class Instance(task.Instance):
        number: int

    answer = Integer()
    prompt = Prompt(en="Repeat {{ number }}.", zh="重复 {{ number }}。")

    def params(self, difficulty: int) -> Params:
        return self.Params(high=1000 * difficulty)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        number = rng.randrange(params.high)
        return self.Instance(number=number), number


DRAW = Draw()


def chi_square(counts: Counter[int], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 for cell in range(cells)) / expected


def test_neighbouring_seeds_repeat_no_more_often_than_chance() -> None:
    """Of 20,000 pairs of neighbours in a world of 1,000, about 20 are equal; the standard deviation is 4.5."""
    numbers = [DRAW.generate(1, seed).instance.model_dump()["number"] for seed in range(20_001)]
    repeats = sum(one == other for one, other in pairwise(numbers))
    assert 0 < repeats < 20 + 5 * 4.5


def test_all_numbers_are_equally_likely() -> None:
    """Within the train split, chi-square over 20 cells stays under its 0.1% point, 43.8."""
    params = {"high": 10**9}
    drawn = (DRAW.generate(None, seed, params=params).instance.model_dump()["number"] for seed in range(10_000))
    assert chi_square(Counter(number // (5 * 10**7) for number in drawn), 20) < 43.8


def test_levels_splits_and_salts_have_streams_of_their_own() -> None:
    options: list[dict[str, Any]] = [{}, {"salt": "a"}, {"salt": "b"}, {"split": "test"}, {"split": "valid"}]
    streams = [
        tuple(DRAW.generate(None, seed, params={"high": high}, **option).answer for seed in range(20))
        for option in options
        for high in (10**8, 10**9)
    ]
    assert len(set(streams)) == len(streams)


def test_splits_have_their_shares_and_share_no_key() -> None:
    keys = {split: {DRAW.generate(10, seed, split=split).answer for seed in range(3000)} for split in SPLITS}
    assert not keys["train"] & keys["valid"]
    assert not keys["train"] & keys["test"]
    assert not keys["valid"] & keys["test"]
    whole = {str(number) for number in range(10_000)}
    assert keys["train"] | keys["valid"] | keys["test"] <= whole
    assert abs(len(keys["test"]) - 1000) < 120
    assert abs(len(keys["valid"]) - 500) < 90


@pytest.mark.parametrize("name", SAMPLE)
def test_splits_of_real_tasks_share_no_key(name: str) -> None:
    one = registry.get(name)
    level = next(level for level in (3, 4, 5) if level not in one.small_levels)
    keys = [{one.generate(level, seed, split=split).key for seed in range(25)} for split in SPLITS]
    assert sum(map(len, keys)) == len(set().union(*keys))


@pytest.mark.parametrize("name", SAMPLE)
def test_languages_and_styles_are_the_same_instance(name: str) -> None:
    one = registry.get(name)
    for level in (2, 6):
        case = one.generate(level, 5)
        for language in ("en", "zh"):
            for style in ("boxed", "tags", "line", "none"):
                other = one.generate(level, 5, language=language, answer_style=style)
                assert (other.instance, other.answer, other.key) == (case.instance, case.answer, case.key)


def test_threads_make_the_same_cases() -> None:
    def work(_: int) -> list[str]:
        return [registry.get(name).generate(level, 1).to_json() for name in SAMPLE for level in (1, 5)]

    alone = work(0)
    with ThreadPoolExecutor(8) as pool:
        assert all(texts == alone for texts in pool.map(work, range(8)))


def test_hash_seeds_and_order_of_calls_make_the_same_cases() -> None:
    code = f"""
import sys
from bootcamp import registry
names = {SAMPLE!r}
order = names[:: int(sys.argv[1])]
texts = [(name, registry.get(name).generate(level, 3).to_json()) for name in order for level in (1, 5, 8)]
print(sorted(texts))
"""
    outputs = set()
    for hash_seed, step in (("1", "1"), ("2", "-1")):
        variables = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-c", code, step]
        outputs.add(subprocess.run(command, env=variables, capture_output=True, check=True).stdout)
    assert len(outputs) == 1


@pytest.mark.parametrize("split", SPLITS)
@pytest.mark.parametrize("style", ["boxed", "none"])
def test_an_id_gives_the_case_again(split: str, style: str) -> None:
    name = SAMPLE[0]
    case = registry.get(name).generate(4, 9, split=split, language="zh", answer_style=style)
    assert remake(case.id) == case
    assert str(CaseId.parse(case.id)) == case.id


def test_ids_leave_out_defaults_and_hide_the_salt() -> None:
    assert DRAW.generate(3, 7).id == "draw@1/3/7"
    salted = DRAW.generate(3, 7, salt="secret")
    assert "secret" not in salted.id
    assert DRAW.from_id(CaseId.parse(salted.id), salt="secret") == salted
    with pytest.raises(BootcampError, match="salt"):
        DRAW.from_id(CaseId.parse(salted.id), salt="other")


def test_an_id_holds_parameters_of_ones_own() -> None:
    case = DRAW.generate(seed=2, params={"high": 77777})
    assert case.id.startswith("draw@1/-/2?params=")
    assert DRAW.from_id(CaseId.parse(case.id)) == case


def test_an_id_of_another_version_is_stale() -> None:
    with pytest.raises(StaleCase, match="version 9"):
        DRAW.from_id(CaseId.parse("draw@9/3/7"))


@pytest.mark.parametrize(
    "text", ["", "draw", "draw@1", "draw@1/3", "draw@1/3/7?x=1", "draw@1/-/7", "draw@x/3/7", "a/b/c@1/3/7"]
)
def test_what_is_no_id_is_refused(text: str) -> None:
    with pytest.raises(BootcampError, match="case id"):
        CaseId.parse(text)


def test_giving_up_is_counted() -> None:
    class Never(Draw):
        def sample(self, params: Draw.Params, rng: Random) -> tuple[Draw.Instance, int]:
            raise Retry

    with pytest.raises(GenerationError, match="1000 attempts"):
        Never().generate(1)


@pytest.mark.parametrize(
    "arguments",
    [
        {"difficulty": 0},
        {"difficulty": 11},
        {"difficulty": True},
        {"difficulty": "3"},
        {"seed": -1},
        {"seed": 2**63},
        {"seed": 1.0},
        {"split": "dev"},
        {"language": "fr"},
        {"answer_style": "loud"},
        {"params": {"high": 0}},
        {"params": {"high": 5, "low": 1}},
    ],
    ids=str,
)
def test_bad_arguments_are_named(arguments: dict[str, Any]) -> None:
    with pytest.raises(BootcampError, match=r"difficulty|seed|split|language|answer_style|high|low"):
        DRAW.generate(**arguments)
