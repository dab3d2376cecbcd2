"""The classes of InternBootcamp over our tasks: ``from bootcamp.rewards.internbootcamp import Game24bootcamp``.

Every task has one, named after its class; `case_generator`, `prompt_func` and `verify_score` are called as there.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from bootcamp import registry
from bootcamp.cases import as_case
from bootcamp.rewards.outcome import outcome

_SUFFIX = "bootcamp"


class Basebootcamp:
    """Cases of one task at a `difficulty`, or with `params` of its own, under the seeds from `seed` on."""

    task: ClassVar[str]

    def __init__(self, difficulty: int = 1, seed: int = 0, **params: Any) -> None:
        self._options = {"params": params} if params else {"difficulty": difficulty}
        self._seed = seed

    def case_generator(self) -> dict[str, str]:
        """Return the next case, as a dictionary that JSON can hold."""
        case = registry.get(self.task).generate(seed=self._seed, **self._options)
        self._seed += 1
        return {"id": case.id, "case": case.to_json()}

    @staticmethod
    def prompt_func(question_ori: dict[str, str]) -> str:
        """Return the prompt of a case."""
        return as_case(question_ori["case"]).prompt

    @classmethod
    def verify_score(
        cls,
        model_output: str,
        identity: dict[str, str],
        format_score: float = 0,
        short_penalty: bool = False,
        short_threshold: int = 256,
        ans_threshold: int = 128,
        format_penalty: bool = False,
    ) -> float:
        """Return 1 for a right answer and `format_score` for one that was read and is wrong.

        With `format_penalty` the output must start with the only block of thinking and go on after it; with
        `short_penalty` the score shrinks as the output, or what follows the thinking, is below its threshold.
        """
        thought, closed, rest = model_output.partition("</think>")
        if format_penalty and not (
            thought.startswith("<think>") and closed and rest and model_output.count("think>") == 2
        ):
            return 0.0
        found = outcome(identity["case"], model_output)
        value = found["acc"] or (format_score if found["reason"] == "wrong" else 0.0)
        if short_penalty:
            value *= min(1.0, len(model_output) / short_threshold, len(rest) / ans_threshold)
        return value


@cache
def _names() -> dict[str, str]:
    return {registry.class_name(name).lower(): name for name in registry.names()}


@cache
def _class(name: str, task: str) -> type[Basebootcamp]:
    return type(name, (Basebootcamp,), {"task": task, "__module__": __name__, "__doc__": f"Cases of {task}."})


def __getattr__(name: str) -> type[Basebootcamp]:
    """Make the class of a task when it is first asked for."""
    if not name.endswith(_SUFFIX) or name.startswith("_"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    task = _names().get(name.removesuffix(_SUFFIX).lower())
    if task is None:
        raise AttributeError(f"there is no task behind {name!r}: take a name of `bootcamp list`, as in Game24bootcamp")
    return _class(name, task)
