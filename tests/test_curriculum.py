"""Curricula settle where a model learns, and are the same after a kill and on any number of ranks."""

import json
from math import exp
from random import Random

import pytest

from bootcamp import BootcampError, Mixture
from bootcamp.dataset.curriculum import Band, Curriculum, PassRates, Result, Window

TASKS = ["fraction_arithmetic", "decimal_arithmetic", "game24"]


def policies():
    return [Window(samples_per_prompt=1), Band(min_results=16), PassRates()]


def make(policy, **arguments):
    return Curriculum(Mixture(TASKS, **arguments), policy)


def right(ability: float, level: int) -> float:
    """The chance that a model of this ability solves a level: 0.5 where they are equal."""
    return 1 / (1 + exp(2 * (level - ability)))


def simulate(curriculum: Curriculum, abilities: dict[str, float], steps: int, size: int = 48) -> list[list[int]]:
    """Answer what the curriculum draws, without making the cases; return the levels of the first task by step."""
    rng = Random(1)
    levels = []
    for _ in range(steps):
        draws = [curriculum.draw(curriculum.position + i) for i in range(size)]
        curriculum.position += size
        curriculum.update(
            Result(
                f"{draw.task}@1/{draw.level}/{draw.seed}", float(rng.random() < right(abilities[draw.task], draw.level))
            )
            for draw in draws
        )
        levels.append([draw.level for draw in draws if draw.task == TASKS[0]])
    return levels


def mean_rate(levels: list[list[int]], ability: float) -> float:
    rates = [right(ability, level) for step in levels for level in step]
    return sum(rates) / len(rates)


def test_the_window_climbs_to_the_level_that_is_mastered_and_stays():
    curriculum = make(Window(samples_per_prompt=1))
    levels = simulate(curriculum, dict.fromkeys(TASKS, 5.0), 300)
    assert set(levels[0]) == {1}
    # Level 3 is solved at 98%, 4 at 88%: the window reaches 4, by luck at the bound 5, but not 7.
    assert 4 <= max(levels[-1]) <= 6
    assert len({level for step in levels[-5:] for level in step}) == 4
    assert max(map(max, levels)) == max(levels[-1])


def test_the_window_follows_each_task_by_itself():
    curriculum = make(Window(samples_per_prompt=1))
    simulate(curriculum, {TASKS[0]: 3.0, TASKS[1]: 8.0, TASKS[2]: 1.0}, 400)
    assert curriculum.policy.place[TASKS[2]] < curriculum.policy.place[TASKS[0]] < curriculum.policy.place[TASKS[1]]


def test_the_window_has_the_published_constants():
    window = Window(samples_per_prompt=16)
    assert (window.size, window.threshold, window.least) == (4, 0.9, 128)


def test_only_the_hardest_level_counts_for_the_window_and_the_count_starts_anew():
    curriculum = make(Window(samples_per_prompt=1))
    curriculum.update([Result("game24@1/1/0", 1.0)] * 7)
    assert curriculum.policy.place["game24"] == 0
    curriculum.update([Result("game24@1/1/0", 1.0)])
    assert curriculum.policy.place["game24"] == 1
    curriculum.update([Result("game24@1/1/0", 1.0)] * 20)  # late results of the level before
    assert curriculum.policy.place["game24"] == 1
    curriculum.update([Result("game24@1/2/0", 0.0)] * 8)
    curriculum.update([Result("game24@1/2/0", 1.0)] * 8)
    assert curriculum.policy.place["game24"] == 2


@pytest.mark.parametrize("ability", [2.0, 5.0, 8.0])
def test_the_band_keeps_the_pass_rate_inside(ability):
    levels = simulate(make(Band(min_results=16)), dict.fromkeys(TASKS, ability), 150)
    assert 0.2 <= mean_rate(levels[-50:], ability) <= 0.8
    assert max(levels[-1]) <= ability + 2


def test_the_band_goes_back_down():
    curriculum = make(Band(min_results=8))
    simulate(curriculum, dict.fromkeys(TASKS, 8.0), 60)
    before = curriculum.policy.place[TASKS[0]]
    simulate(curriculum, dict.fromkeys(TASKS, 2.0), 60)
    assert curriculum.policy.place[TASKS[0]] < before


@pytest.mark.parametrize("ability", [2.0, 5.0, 8.0])
def test_pass_rates_put_most_weight_where_half_is_right(ability):
    curriculum = make(PassRates())
    simulate(curriculum, dict.fromkeys(TASKS, ability), 60)
    weights = {level: curriculum.snapshot[f"{TASKS[0]}/{level}"] for level in range(1, 11)}
    assert abs(max(weights, key=lambda level: weights[level]) - ability) <= 1
    assert min(weights.values()) >= 0.05
    assert weights[int(ability)] > 4 * min(weights.values())


def test_pass_rates_start_from_a_table():
    table = {"game24/1": 1.0, "game24/2": 0.5, "game24/3": 0.0}
    curriculum = Curriculum(Mixture("game24", difficulty=(1, 3)), PassRates(table, floor=0.1))
    assert curriculum.snapshot == {"game24/1": 0.1, "game24/2": 1.0, "game24/3": 0.1}


@pytest.mark.parametrize("policy", policies(), ids=lambda policy: type(policy).__name__)
def test_killed_and_resumed_on_another_world_size_the_order_is_the_same(policy):
    def run(curriculum, world_size, steps):
        ids = []
        for _ in range(steps):
            ranks = [Curriculum(Mixture(TASKS), type(policy)(**arguments)) for _ in range(world_size)]
            for rank in ranks:
                rank.load_state_dict(json.loads(json.dumps(curriculum.state_dict())))
            shares = [rank.batch(8, number, world_size) for number, rank in enumerate(ranks)]
            batch = [shares[i % world_size][i // world_size] for i in range(8)]
            ids += [case.id for case in batch]
            curriculum.batch(8, 0, 8)
            curriculum.update(Result(case.id, float(case.difficulty < 4)) for case in batch)
        return ids

    arguments = {"samples_per_prompt": 1, "min_prompts": 2} if isinstance(policy, Window) else {}
    whole = run(make(type(policy)(**arguments)), 1, 4)
    first = make(type(policy)(**arguments))
    ids = run(first, 2, 2)
    state = json.loads(json.dumps(first.state_dict()))
    second = make(type(policy)(**arguments))
    second.load_state_dict(state)
    assert second.snapshot == first.snapshot
    assert ids + run(second, 4, 2) == whole


@pytest.mark.parametrize("policy", policies(), ids=lambda policy: type(policy).__name__)
def test_the_order_of_results_does_not_matter_and_unjudged_ones_do_not_count(policy):
    results = [Result(f"game24@1/{level}/{seed}", seed / 10) for level in (1, 2) for seed in range(10)]
    ones, others = make(policy), make(policies()[[type(p) for p in policies()].index(type(policy))])
    ones.update(results)
    others.update([Result("game24@1/1/3", None), *results[::-1], Result("a_task_of_another_mixture@1/1/1", 1.0)])
    assert ones.state_dict() == others.state_dict()


def test_the_mixtures_own_weights_stay_in_force():
    curriculum = make(Window(samples_per_prompt=1), weights={"game24": 3, "game24/1": 2, "decimal_arithmetic": 0})
    assert curriculum.snapshot["game24/1"] == 6
    assert {curriculum.draw(i).task for i in range(40)} == {"game24", "fraction_arithmetic"}


def test_a_state_of_other_tasks_is_refused():
    state = make(Band()).state_dict()
    with pytest.raises(BootcampError, match="game24@1"):
        Curriculum(Mixture(TASKS[:2]), Band()).load_state_dict(state)


@pytest.mark.parametrize(
    "policy",
    [lambda: Band(0.8, 0.2), lambda: Band(min_results=0), lambda: PassRates(floor=0), lambda: PassRates(decay=2)],
)
def test_wrong_arguments_are_told(policy):
    with pytest.raises(BootcampError):
        policy()


@pytest.mark.parametrize("score", [float("nan"), float("inf"), -0.5, 1.5])
def test_refuses_scores_that_are_none(score):
    curriculum = Curriculum(Mixture("game24"), PassRates())
    before = curriculum.state_dict()
    with pytest.raises(BootcampError, match=r"score=.*of game24@1/2/0"):
        curriculum.update([Result("game24@1/1/0", 1.0), Result("game24@1/2/0", score)])
    assert curriculum.state_dict() == before


@pytest.mark.parametrize(
    ("make", "name"),
    [
        (lambda: Window(samples_per_prompt=0), "samples_per_prompt=0"),
        (lambda: Window(size=0, samples_per_prompt=1), "size=0"),
        (lambda: Window(threshold=float("nan"), samples_per_prompt=1), "threshold=nan"),
        (lambda: Band(min_results=0), "min_results=0"),
        (lambda: PassRates({"game24/1": float("nan")}), "table"),
    ],
)
def test_refuses_wrong_constants(make, name):
    with pytest.raises(BootcampError, match=name):
        make()
