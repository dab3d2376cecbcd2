"""Mixtures: pure functions of their settings and an index, with the proportions and the exclusions asked for."""

import json
import pickle
import random
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from bootcamp import BootcampError, Mixture, StaleCase, registry
from bootcamp.cases import Case
from bootcamp.dataset import count_tokens, held_out, key_digest, row
from bootcamp.dataset.curriculum import Curriculum, Window
from bootcamp.dataset.selection import _version
from bootcamp.errors import GenerationError

TASKS = {"game24": 2, "arithmetic/*": 1}


class Words:
    """A tokenizer that counts words."""

    name_or_path = "words"

    def encode(self, text: str) -> list[str]:
        return text.split()


def ids(mixture):
    return [case.id for case in mixture]


def test_an_index_is_the_same_case_whatever_came_before():
    mixture = Mixture(TASKS, difficulty=(1, 3), seed=5)
    later = mixture[10**15]
    assert [mixture[i].id for i in range(5)] == ids(mixture[:5])
    assert later == Mixture(TASKS, difficulty=(1, 3), seed=5)[10**15]
    assert later != Mixture(TASKS, difficulty=(1, 3), seed=6)[10**15]
    assert pickle.loads(pickle.dumps(mixture))[7] == mixture[7]


def test_slices_share_out_the_indices():
    mixture = Mixture("game24", difficulty=3)
    ranks = [mixture[rank::3] for rank in range(3)]
    assert [ranks[i % 3][i // 3].id for i in range(9)] == [mixture[i].id for i in range(9)]
    assert len(mixture[10:20][2::4]) == 2
    assert mixture[10:20][2::4][1] == mixture[16]
    assert mixture[:4][-1] == mixture[3]
    with pytest.raises(IndexError):
        mixture[:4][4]


def test_shares_follow_the_weights_of_patterns_and_levels():
    mixture = Mixture(
        {"game24": 2, "number_theory/*": 1}, difficulty={1: 1, 4: 3}, weights={"game24/4": 0.5, "game24": 2}
    )
    size = 3000
    drawn = [mixture.draw(i) for i in range(size)]
    tasks = Counter(draw.task for draw in drawn)
    # game24 weighs 2 * 2 * (1 + 3 / 2) = 10, all of number_theory together 1 * (1 + 3) = 4
    assert tasks["game24"] / size == pytest.approx(10 / 14, abs=0.02)
    others = registry.names("number_theory")
    assert tasks.keys() == {"game24", *others}
    assert tasks[others[0]] / size == pytest.approx(4 / 14 / len(others), abs=0.02)
    levels = Counter(draw.level for draw in drawn if draw.task == "game24")
    assert levels[4] / tasks["game24"] == pytest.approx(1.5 / 2.5, abs=0.02)


def test_every_block_meets_all_tasks_and_levels_alike():
    mixture = Mixture(["game24", "countdown"], difficulty=(1, 5))
    for block in range(3):
        assert len({mixture.draw(10 * block + place)[:2] for place in range(10)}) == 10


def test_few_draws_meet_every_task():
    names = registry.names()
    mixture = Mixture(["*"], difficulty=(1, 10))
    assert {mixture.draw(index).task for index in range(2 * len(names))} == set(names)


def test_settings_make_the_mixture_again_from_json_and_yaml():
    mixture = Mixture(
        TASKS, difficulty=(2, 4), split="test", seed=3, language="zh", tokenizer=Words(), max_prompt_tokens=10**4
    )
    assert all("@" in name for name in mixture.tasks)
    settings = {**json.loads(json.dumps(mixture.settings)), "tokenizer": Words()}
    assert Mixture(**settings)[11] == mixture[11]
    plain = Mixture(TASKS, difficulty={3: 0.5}, weights={"game24": 3})
    assert Mixture.from_yaml(plain.to_yaml())[4] == plain[4]


def test_yaml_from_a_file(tmp_path: Path):
    path = tmp_path / "mixture.yaml"
    path.write_text("tasks: {game24: 2, 'arithmetic/*': 1}\ndifficulty: 1-3\nseed: 5\n")
    assert Mixture.from_yaml(path)[2] == Mixture(TASKS, difficulty=(1, 3), seed=5)[2]


def test_a_pinned_version_must_be_installed():
    assert Mixture("game24@1").tasks == {"game24@1": 1.0}
    with pytest.raises(StaleCase, match="game24@7, but the installed version is game24@1"):
        Mixture("game24@7")


def test_versions_are_read_as_the_classes_have_them():
    names = registry.names()[::7]
    assert [_version(name) for name in names] == [registry.get(name).version for name in names]


def test_a_long_prompt_gives_way_to_the_next_draw_of_its_index():
    free = Mixture(["fraction_arithmetic", "decimal_arithmetic"], difficulty=(1, 6))
    lengths = sorted(count_tokens(Words(), free[i]) for i in range(20))
    limit = lengths[10]
    bound = Mixture(
        ["fraction_arithmetic", "decimal_arithmetic"], difficulty=(1, 6), tokenizer=Words(), max_prompt_tokens=limit
    )
    for i in range(20):
        assert count_tokens(Words(), bound[i]) <= limit
        if count_tokens(Words(), free[i]) <= limit:
            assert bound[i] == free[i]
    with pytest.raises(GenerationError, match="short enough"):
        Mixture("game24", tokenizer=Words(), max_prompt_tokens=1)[0]


def test_iteration_bars_duplicates_and_ends_with_an_error_when_no_new_key_is_left():
    mixture = Mixture("game24", difficulty=1)
    cases = list(mixture[:25])
    assert len({case.key for case in cases}) == 25
    assert len({mixture[i].key for i in range(25)}) < 25
    assert sum(case == mixture[i] for i, case in enumerate(cases)) > 12
    with pytest.raises(GenerationError, match="too few"):
        list(mixture[:1000])


def test_what_is_used_up_is_named():
    with pytest.raises(GenerationError, match=r"too few: game24 level 1\. .*repeat=True"):
        for _ in Mixture("game24", difficulty=1):
            pass


def test_repeats_come_when_asked_for_after_all_others():
    mixture = Mixture("game24", difficulty=1, repeat=True)
    cases = list(islice(mixture, 400))
    keys = [case.key for case in cases]
    again = next(number for number in range(400) if keys[number] in keys[:number])
    assert again > 100
    assert set(keys[:again]) >= set(keys[again : again + 100])
    assert cases == list(mixture[:400]) == list(Mixture(**mixture.settings)[:400])


def test_a_finite_mixture_is_a_sequence():
    mixture = Mixture(["game24", "chinese_remainder"], difficulty="1-3")[:12]
    assert isinstance(mixture, Sequence)
    assert len(mixture) == 12
    assert {case.id for case in random.Random(0).sample(mixture, 5)} <= {case.id for case in mixture}
    assert mixture[np.int64(3)] == mixture[3] == mixture[-9]
    assert mixture[3] in mixture
    assert mixture.index(mixture[3]) == 3
    assert next(reversed(mixture)) == mixture[11]
    assert not mixture[12:]


@pytest.mark.parametrize("part", [slice(None), slice(5, None), slice(3, None, 8), slice(None, None, -1)])
def test_an_endless_mixture_says_so(part):
    mixture = Mixture("game24")[part]
    assert mixture.endless
    assert mixture
    assert "endless" in repr(mixture)
    with pytest.raises(TypeError, match="endless"):
        len(mixture)
    with pytest.raises(TypeError, match="endless"):
        random.sample(mixture, 1)
    for convert in (mixture.to_dataset, mixture.to_pandas):
        with pytest.raises(BootcampError, match=r"endless.*mixture\[:1000\]"):
            convert()


def test_torch_takes_a_finite_mixture():
    data = pytest.importorskip("torch").utils.data
    mixture = Mixture("game24", difficulty=3)[:12]
    batches = list(data.DataLoader(mixture, batch_size=4, shuffle=True, collate_fn=list))
    assert [len(batch) for batch in batches] == [4, 4, 4]
    assert [len(part) for part in data.random_split(mixture, [8, 4])] == [8, 4]


def test_tables_hold_the_rows():
    pytest.importorskip("datasets")
    pytest.importorskip("pandas")
    mixture = Mixture("game24", difficulty=3)[:6]
    assert list(mixture.to_dataset()) == [row(case) for case in mixture]
    assert mixture.to_pandas().to_dict("records") == [row(case) for case in mixture]


def test_params_take_the_place_of_a_levels_knobs():
    by_task = Mixture(["game24", "chain_sum"], difficulty=(2, 4), params={"game24": {"size": np.int64(4)}})
    for case in by_task[:20]:
        if case.task == "game24":
            assert (case.difficulty, case.params.model_dump()["size"]) == (None, 4)
            assert registry.get("game24").generate(seed=case.seed, params=case.params) == case
        else:
            assert case.difficulty in (2, 3, 4)
    alone = Mixture("game24", difficulty=3, params={"size": 4})
    assert alone[0].params == registry.get("game24").params(3).model_copy(update={"size": 4})
    assert Mixture(**json.loads(json.dumps(alone.settings)))[7] == alone[7] == Mixture.from_yaml(alone.to_yaml())[7]


def test_reprs_tell_tasks_levels_and_size():
    few = repr(Mixture("game24", difficulty={1: 1, 5: 2}, split="test", seed=4)[:10])
    assert few == "<Mixture, 10 cases: game24@1; levels 1,5, split test, seed 4>"
    many = repr(Curriculum(Mixture("*"), Window(samples_per_prompt=8)))
    assert f"and {len(registry.names()) - 3} more; levels 1-10" in many
    assert "Window" in many


def test_excluded_keys_do_not_come(tmp_path: Path):
    mixture = Mixture("game24", difficulty=4)
    keys = [mixture[i].key for i in range(6)]
    (tmp_path / "keys.txt").write_text("\n".join(keys[2:4]))
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / "part-00000.keys").write_bytes(b"".join(bytes.fromhex(key[:16]) for key in keys[4:]))
    rest = Mixture("game24", difficulty=4, exclude=[*keys[:2], tmp_path / "keys.txt", tmp_path / "run"])
    assert not set(keys) & {rest[i].key for i in range(12)}
    assert Mixture(**rest.settings)[0] == rest[0]


def test_held_out_tasks_are_a_choice_by_name():
    names = registry.names()
    held = held_out("transfer", 0.3)
    assert set(held_out("transfer", 0.3, names[::2])) == set(held) & set(names[::2])
    assert held != held_out("another", 0.3)
    rest, only = (
        Mixture("*", hold_out="transfer", hold_out_share=0.3),
        Mixture("*", hold_out="transfer", hold_out_share=0.3, only_held_out=True),
    )
    assert sorted(name.partition("@")[0] for name in only.tasks) == held
    assert sorted([*rest.tasks, *only.tasks]) == sorted(Mixture("*").tasks)


def test_small_levels_are_passed_over_outside_train():
    small = next(name for name in registry.names() if 1 in registry.get(name).small_levels)
    mixture = Mixture([small, "game24"], difficulty=1, split="test")
    assert {mixture[i].task for i in range(6)} == {"game24"}


def test_a_draw_that_fails_gives_way_to_the_next_and_is_told(monkeypatch, caplog):
    task = registry.get("fraction_arithmetic")
    first = Mixture("fraction_arithmetic")[0]
    generate = type(task).generate

    def failing(self, level, seed, **options):
        if seed == first.seed:
            raise GenerationError("no luck")
        return generate(self, level, seed, **options)

    monkeypatch.setattr(type(task), "generate", failing)
    assert Mixture("fraction_arithmetic")[0] != first
    assert "no luck" in caplog.text


def test_splits_share_no_key():
    splits = [{key_digest(Mixture("game24", difficulty=5, split=s)[i]) for i in range(8)} for s in ("train", "test")]
    assert not splits[0] & splits[1]


def test_rows_hold_the_case():
    case = Mixture("game24", difficulty=2)[0]
    assert Case.from_json(row(case)["case"]) == case
    assert row(case)["prompt"] == case.messages()


@pytest.mark.parametrize("start", ["fork", "spawn"])
def test_torch_workers_share_the_cases(start):
    torch = pytest.importorskip("torch")
    mixture = Mixture("game24", difficulty=3)[:6]
    loader = torch.utils.data.DataLoader(mixture.to_torch(), batch_size=None)
    assert [case.id for case in loader] == ids(mixture)
    options = {"batch_size": None, "num_workers": 2, "multiprocessing_context": start}
    workers = torch.utils.data.DataLoader(mixture.to_torch(), **options)
    assert sorted(case.id for case in workers) == sorted(ids(mixture))
    assert [case.id for case in torch.utils.data.DataLoader(mixture, batch_size=None)] == ids(mixture)


def test_hugging_face_rows_and_resumption():
    pytest.importorskip("datasets")
    data = Mixture("game24", difficulty=3)[:6].to_hugging_face(shards=2)
    rows = list(data)
    assert {found["id"] for found in rows} == {Mixture("game24", difficulty=3)[i].id for i in range(6)}
    stream = iter(data)
    for _ in range(2):
        next(stream)
    state = data.state_dict()
    data.load_state_dict(state)
    assert [found["id"] for found in data] == [found["id"] for found in rows[2:]]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"tasks": "game42"}, "did you mean"),
        ({"tasks": {"game24": -1}}, r"tasks\['game24'\]=-1: expected a finite number from 0 on"),
        ({"tasks": {"game24": "2"}}, r"tasks\['game24'\]='2'"),
        ({"tasks": "game24", "weights": {"game24": float("nan")}}, r"weights\['game24'\]=nan"),
        ({"tasks": "game24", "weights": {"game24/2": "x"}}, r"weights\['game24/2'\]='x'"),
        ({"tasks": {"game24": 0}}, "weight 0"),
        ({"tasks": []}, "no task is left"),
        ({"difficulty": 11}, "from 1 to 10"),
        ({"difficulty": (3, 1)}, "from 1 to 10"),
        ({"tasks": "game24", "weights": {"countdown": 1}}, "expected a task of the mixture"),
        ({"max_prompt_tokens": 5}, "tokenizer"),
        ({"exclude": "/no/such/file"}, "neither a key"),
        ({"hold_out": "x", "hold_out_share": 2}, "between 0 and 1"),
        ({"split": "trian"}, "split='trian'"),
        ({"language": "de"}, "language='de'"),
        ({"answer_style": "song"}, "answer_style='song'"),
        ({"seed": -1}, "seed=-1"),
        ({"seed": 1.5}, "seed=1.5"),
        ({"max_prompt_tokens": 0, "tokenizer": Words()}, "max_prompt_tokens=0"),
        ({"tasks": "game24", "params": {"sise": 4}}, "did you mean 'size'"),
        ({"tasks": "game24", "params": 4}, "params=4"),
        ({"tasks": ["game24", "countdown"], "params": {"size": 4}}, r"params\['size'\]"),
    ],
)
def test_wrong_arguments_are_told(arguments, message):
    with pytest.raises(BootcampError, match=message):
        Mixture(**arguments)


@pytest.mark.parametrize("text", ["[1, 2]", "tasks: [", "tasks: game24\nlevel: 3"])
def test_wrong_yaml_is_told(text):
    with pytest.raises(BootcampError, match="YAML"):
        Mixture.from_yaml(text)


def test_numbers_of_numpy_make_the_same_mixture():
    weights = {"game24": np.float32(2), "chain_sum": np.int64(1)}
    table = {"game24/3": np.float64(0.5)}
    mixture = Mixture(weights, difficulty=np.array([2, 3]), seed=np.int64(4), weights=table)
    assert json.loads(json.dumps(mixture.settings))["weights"] == {"game24/3": 0.5}
    same = Mixture({"game24": 2, "chain_sum": 1}, difficulty=[2, 3], seed=4, weights={"game24/3": 0.5})
    assert mixture[np.int64(5)] == same[5]
    curriculum = Curriculum(mixture, Window(samples_per_prompt=np.int64(1)))
    assert len(curriculum.batch(np.int64(3))) == 3
    assert json.loads(json.dumps(curriculum.state_dict()))["position"] == 3
