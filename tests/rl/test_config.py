"""Configuration: YAML, overrides, and errors that name what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from bootcamp.errors import BootcampError
from bootcamp.rl.config import GRPOConfig, load_config
from bootcamp.rl.reward import reward
from bootcamp.storage.responses import Judged


def base(**options: object) -> GRPOConfig:
    return load_config(GRPOConfig, None, {"model": "m", "output_dir": "o", "tasks": {"copy": 1}, **options})


def test_yaml_and_overrides(tmp_path: Path) -> None:
    path = tmp_path / "run.yaml"
    path.write_text("model: m\noutput_dir: o\ntasks: {game24: 2, 'grids/*': 1}\nepsilon_high: 0.28\n", encoding="utf-8")
    config = load_config(GRPOConfig, path, {"max_steps": 7})
    assert (config.clip_range, config.max_steps, config.tasks["game24"]) == ((0.2, 0.28), 7, 2)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"epsilonn": 1}, "epsilonn"),
        ({"generation_batch_size": 20}, "not a multiple of num_generations=8"),
        ({"loss_mode": "cov"}, "loss_mode='cov'"),
        ({"kl_cov_ratio": 2}, "kl_cov_ratio=2"),
        ({"tasks": {}}, "tasks"),
        ({"mixture": {"difficultyy": 3}}, "mixture: .*did you mean 'difficulty'"),
        ({"composite": {"outcom": 1}}, "composite: .*did you mean 'outcome'"),
    ],
)
def test_errors_name_the_argument(options: dict[str, object], message: str) -> None:
    with pytest.raises(BootcampError, match=message):
        base(**options)


def test_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BootcampError, match=r"no\.yaml"):
        load_config(GRPOConfig, tmp_path / "no.yaml")


def test_rewards() -> None:
    def record(score: float | None, grade: float = 0.0, truncated: bool = False) -> Judged:
        return Judged("copy@1/1/0", "", score, grade, score == 1, "", tokens=1, truncated=truncated)

    assert [reward(record(s), base(reward_scale=5)) for s in (1.0, 0.0)] == [5.0, -5.0]
    assert reward(record(0.0, grade=0.6), base()) == 0.0
    assert reward(record(0.0, grade=0.6), base(partial_credit=0.5)) == pytest.approx(0.3)
    assert reward(record(1.0, truncated=True), base(truncated_reward="zero")) == 0.0
    assert reward(record(1.0, truncated=True), base()) == 1.0
    assert reward(record(None), base()) != reward(record(None), base()), "nan"
