"""Suites: the same cases everywhere, or an error that says why not."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bootcamp import registry
from bootcamp.errors import BootcampError, GenerationError, StaleCase
from bootcamp.eval.suites import compose, hash_cases, parse_languages, read_suite, to_text

NAMES = "game24,chinese_remainder,cryptarithm"
SMALL = "cryptarithm"  # its level 1 cannot be split


def test_core_has_three_levels_of_every_task():
    core = compose("core")
    assert [name.partition("@")[0] for name in core.tasks] == registry.names()
    assert all(len(levels) == 3 for levels in core.tasks.values())
    assert core.tasks[f"game24@{registry.get('game24').version}"] == (2, 5, 8)


def test_full_has_every_level_that_can_be_split():
    full = compose("full")
    for name, levels in full.tasks.items():
        small = registry.get(name.partition("@")[0]).small_levels
        assert levels == tuple(level for level in range(1, 11) if level not in small)
    assert 1 in registry.get(SMALL).small_levels


def test_domains_tasks_and_globs():
    found = compose("sequences, game24,frac*", [3])
    names = {name.partition("@")[0] for name in found.tasks}
    assert set(registry.names("sequences")) | {"game24", "fraction_arithmetic"} <= names
    assert set(found.tasks.values()) == {(3,)}


def test_cases_are_of_the_split_and_both_languages():
    cases = compose(NAMES, [2, 5], n=2, seed=7, languages=("en", "zh")).cases()
    assert len(cases) == 3 * 2 * 2 * 2
    assert {(case.split, case.seed) for case in cases} == {("test", 7), ("test", 8)}
    twins = zip(cases[::2], cases[1::2], strict=True)
    assert all(en.instance == zh.instance and en.prompt != zh.prompt for en, zh in twins)


def test_two_processes_make_the_same_cases():
    code = (
        "from bootcamp.eval.suites import compose, hash_cases, to_text\n"
        f"suite = compose({NAMES!r}, n=2, languages=('en', 'zh')); print(hash_cases(suite.cases()), to_text(suite))"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


def write(path: Path, **changes: object) -> Path:
    suite = compose(NAMES, [2])
    suite = suite.model_copy(update={"hash": hash_cases(suite.cases()), **changes})
    path.write_text(to_text(suite))
    return path


def test_a_written_recipe_gives_the_same_cases(tmp_path):
    suite = read_suite(write(tmp_path / "suite.json"))
    assert suite.cases() == compose(NAMES, [2]).cases()


def test_the_next_seed_takes_the_place_of_one_without_a_case(monkeypatch, caplog, tmp_path):
    suite = compose("game24,countdown", [2, 5], n=2, languages=("en", "zh"))
    before = suite.cases()
    task = type(registry.get("game24"))
    generate = task.generate

    def failing(self, difficulty=None, seed=0, **options):
        if self.name == "game24" and (difficulty, seed) in ((5, 1), (5, 3)):
            raise GenerationError(f"{self.name}: no case")
        return generate(self, difficulty, seed, **options)

    monkeypatch.setattr(task, "generate", failing)
    cases = suite.cases()
    changed = [(old.id, new.seed) for old, new in zip(before, cases, strict=True) if old != new]
    assert [seed for _, seed in changed] == [5, 5]
    assert all(case_id.startswith("game24@1/5/1?") for case_id, _ in changed)
    assert "game24@1/5/1?split=test has no case, the next seed takes its place" in caplog.text
    (tmp_path / "suite.json").write_text(to_text(suite.model_copy(update={"hash": hash_cases(cases)})))
    assert read_suite(tmp_path / "suite.json").cases() == cases


def test_a_level_without_any_case_is_told(monkeypatch):
    def failing(self, *arguments, **options):
        raise GenerationError("no case")

    monkeypatch.setattr(type(registry.get("game24")), "generate", failing)
    with pytest.raises(GenerationError, match=r"suite 'game24': .*game24@1/2/0.*choose other levels"):
        compose("game24", [2]).cases()


def test_a_recipe_takes_a_few_kilobytes():
    assert len(to_text(compose("full"))) / len(registry.names()) < 80


def test_other_cases_are_refused(tmp_path):
    with pytest.raises(BootcampError, match="makes others"):
        read_suite(write(tmp_path / "suite.json", hash="0" * 16)).cases()


def test_other_versions_are_refused(tmp_path):
    path = write(tmp_path / "suite.json", library="0.0.9", tasks={"game24@999": (2,)})
    with pytest.raises(StaleCase, match=r"which bootcamp 0.0.9 wrote: .*version 999"):
        read_suite(path).cases()


@pytest.mark.parametrize("text", ["", "{}", '{"suite": "x", "tasks": {}}', '{"suite": "x", "tasks": {"a@1": ["b"]}}'])
def test_other_files_are_refused(tmp_path, text):
    path = tmp_path / "suite.json"
    path.write_text(text)
    with pytest.raises(BootcampError, match="a recipe that"):
        read_suite(path)


def test_a_salt_gives_fresh_cases_of_the_same_make_up_and_stays_secret():
    public, private = (compose(NAMES, [2, 5], salt=salt) for salt in ("", "a long secret"))
    cases = private.cases("a long secret")
    assert "secret" not in to_text(private)
    assert private.tasks == public.tasks
    assert private.salt in cases[0].id
    assert not {case.prompt for case in cases} & {case.prompt for case in public.cases()}
    with pytest.raises(BootcampError, match="pass the salt"):
        private.cases("another")


@pytest.mark.parametrize("names", ["no_such_task", "game24,", "core,full"])
def test_unknown_names_are_told(names):
    with pytest.raises(BootcampError, match="no task matches"):
        compose(names)


def test_a_suite_without_cases_is_refused():
    with pytest.raises(BootcampError, match="too few cases"):
        compose(SMALL, [1])


def test_languages():
    assert parse_languages("both") == ("en", "zh")
    with pytest.raises(BootcampError, match="en, zh or both"):
        parse_languages("de")


def test_the_command_writes_a_recipe(tmp_path):
    path = tmp_path / "suite.json"
    command = [sys.executable, "-m", "bootcamp", "suite", "game24", "-d", "1-3", "-n", "2", "--out", str(path)]
    subprocess.run(command, env={**os.environ, "BOOTCAMP_SALT": "s3cret"}, check=True)
    assert len(read_suite(path).cases("s3cret")) == 6
    assert json.loads(path.read_text())["hash"]
    assert "s3cret" not in path.read_text()
