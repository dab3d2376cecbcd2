"""reasoning-gym's data sets as our tasks, and our tasks as its data sets."""

import pytest

reasoning_gym = pytest.importorskip("reasoning_gym")

from bootcamp import registry  # noqa: E402
from bootcamp.cases import Case  # noqa: E402
from bootcamp.rewards.reasoning_gym import dataset, register  # noqa: E402


@pytest.mark.parametrize("name", ["chain_sum", "countdown", "spell_backward", "gcd"])
def test_its_data_sets_are_tasks(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    task = registry.get(register(name))
    assert task.name == f"reasoning_gym/{name}"
    for level in (1, 5, 10):
        case = Case.from_json(task.generate(level, seed=3).to_json())
        assert case == task.generate(level, seed=3)
        assert case.verify(rf"\boxed{{{case.answer}}}").correct
        assert not case.verify(r"\boxed{no}").correct
    assert f"reasoning_gym/{name}" not in registry.names()


def test_unknown_data_set_is_refused() -> None:
    with pytest.raises(ValueError, match="no_such"):
        register("no_such")


def test_our_tasks_are_a_data_set() -> None:
    data = dataset(["game24"], size=3, difficulty=2)
    entries = list(data)
    assert len(entries) == 3
    for entry in entries:
        assert data.score_answer(entry["answer"], entry) == 1.0
        assert data.score_answer("1", entry) == 0.0
        assert data.score_answer(None, entry) == 0.0
