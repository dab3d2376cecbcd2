"""reasoning-gym in both directions: its data sets as tasks of ours, and our tasks as a data set of its kind."""

from __future__ import annotations

import json
import sys
from functools import cache
from random import Random
from types import ModuleType
from typing import Any

from pydantic import Field

from bootcamp import registry, task
from bootcamp.dataset import Mixture
from bootcamp.extras import require
from bootcamp.rewards.outcome import outcome
from bootcamp.task import Prompt
from bootcamp.verifiers import Text

NAMESPACE = "reasoning_gym"


class Level(task.Params):
    """The level of the data set's curriculum, or 0 for its default settings where it has none."""

    level: int = Field(ge=0, le=10, description="the level of the curriculum, 0 for the default settings")


class Entry(task.Instance):
    """An entry of a data set; `entry` is all of it, in JSON, as its checker wants it."""

    hidden = ("entry",)
    question: str
    entry: str


def register(name: str) -> str:
    """Make a data set of reasoning-gym known as the task ``reasoning_gym/<name>`` and return that name.

    Its own checker judges: it has none of the guarantees of our tasks, and may evaluate what a response says.
    Its answers below 1 are partial credit. Prompts are in English.
    """
    _dataset(name, 0, 0)  # raises for an unknown name
    module = ModuleType(f"{__name__}.{name}", f"Solve {name} of reasoning-gym.\n\nSource: reasoning-gym.")
    sys.modules[module.__name__] = module

    class Entries(task.Task[Level, Entry, str]):
        __module__ = module.__name__
        Params = Level
        Instance = Entry
        answer = Text()
        prompt = Prompt(en="{{ question }}", zh="{{ question }}")

        def params(self, difficulty: int) -> Level:
            return Level(level=difficulty)

        def sample(self, params: Level, rng: Random) -> tuple[Entry, str]:
            entry = _dataset(name, params.level, rng.getrandbits(31))[0]
            return Entry(question=entry["question"], entry=json.dumps(entry, default=str)), str(entry["answer"])

        def check(self, instance: Entry, answer: str) -> str:
            return "" if _grade(name, instance, answer) >= 1 else "reasoning-gym does not accept the answer"

        def grade(self, instance: Entry, answer: str) -> float:
            return min(max(_grade(name, instance, answer), 0.0), 0.99)

    Entries.__name__ = registry.class_name(name)
    return registry.register(Entries, namespace=NAMESPACE)


def _dataset(name: str, level: int, seed: int) -> Any:
    """Return a data set of one entry, at a level of its curriculum if it has one."""
    factory = require("reasoning_gym.factory", "reasoning-gym")
    if level == 0 or name not in factory.CURRICULA:
        return factory.create_dataset(name, seed=seed, size=1)
    curriculum = factory.create_curriculum(name)
    curriculum.set_global_level(min(level - 1, curriculum.get_max_level()))
    config = curriculum.generate_configuration({"seed": seed, "size": 1})
    return factory.DATASETS[name][0](config)


@cache
def _checker(name: str) -> Any:
    return _dataset(name, 0, 0)


def _grade(name: str, instance: Entry, answer: str) -> float:
    return float(_checker(name).score_answer(answer, json.loads(instance.entry)))


def dataset(tasks: Any = "*", size: int = 500, **options: Any) -> Any:
    """Return a `ProceduralDataset` of the first `size` cases of a mixture, whose `options` are `bootcamp.Mixture`'s."""
    base: Any = require("reasoning_gym.dataset", "reasoning-gym").ProceduralDataset
    mixture = Mixture(tasks, **options)

    class Cases(base):  # type: ignore[misc]
        def __getitem__(self, index: int) -> dict[str, Any]:
            case = mixture[index]
            metadata = {"source_dataset": "bootcamp", "source_index": index, "case": case.to_json()}
            return {"question": case.prompt, "answer": case.answer, "metadata": metadata}

        def score_answer(self, answer: str | None, entry: dict[str, Any]) -> float:
            return outcome(entry["metadata"]["case"], answer)["score"]

    return Cases(None, seed=mixture.seed, size=size)
