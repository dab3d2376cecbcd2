"""What the tests of rewards share: a case, its right response and a task whose checker breaks."""

from random import Random

import pytest

from bootcamp import registry, task
from bootcamp.cases import Case
from bootcamp.task import Prompt, Task
from bootcamp.verifiers import Integer


class Broken(Task["Broken.Params", "Broken.Instance", int]):
    """A task whose check has a fault."""

    class Params(task.Params):
        pass

    class Instance(task.Instance):
        number: int

    answer = Integer()
    prompt = Prompt(en="Give {{ number }}.", zh="请给出 {{ number }}。")

    def params(self, difficulty: int) -> Params:
        return self.Params()

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        number = rng.randrange(10**6)
        return self.Instance(number=number), number

    def check(self, instance: Instance, answer: int) -> str:
        raise RuntimeError("a fault of the checker")


@pytest.fixture
def case() -> Case:
    return registry.get("game24").generate(1, seed=0)


@pytest.fixture
def right(case: Case) -> str:
    """The right response to `case`."""
    return rf"So it is \boxed{{{case.answer}}}."


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Case:
    """A case that cannot be judged, outside of strict mode."""
    monkeypatch.delenv("BOOTCAMP_STRICT")
    monkeypatch.setattr(registry, "_registered", {})
    return registry.get(registry.register(Broken)).generate(1, seed=0)
