"""Cases at scale: the same bytes for any number of workers, whatever is killed, and no puzzle twice."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bootcamp import BootcampError, Mixture
from bootcamp.cases import Case
from bootcamp.dataset import read_keys
from bootcamp.engine import generation
from bootcamp.engine.backends import choose

pytestmark = pytest.mark.xdist_group("engine")

TASKS = ["fraction_arithmetic", "chinese_remainder"]
COUNT, PART = 130, 30


def mixture(**arguments):
    return Mixture(TASKS, **{"difficulty": (1, 4), **arguments})


def files(folder: Path) -> dict[str, bytes]:
    """The bytes of a run, without the report, which holds times."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name != "report.json"}


def cases(folder: Path) -> list[Case]:
    return [Case.from_json(line) for path in sorted(folder.glob("*.jsonl")) for line in path.read_text().splitlines()]


@pytest.fixture(scope="module")
def whole(tmp_path_factory) -> Path:
    """A run of one worker."""
    folder = tmp_path_factory.mktemp("whole") / "cases"
    generation.generate(mixture(), COUNT, folder, choose(), part=PART)
    return folder


def test_a_run_holds_the_cases_of_the_mixture_in_order(whole):
    assert [case.id for case in cases(whole)] == [case.id for case in mixture()[:COUNT]]
    assert [len(path.read_text().splitlines()) for path in sorted(whole.glob("*.jsonl"))] == [30, 30, 30, 30, 10]
    report = json.loads((whole / "report.json").read_text())
    assert (report["cases"], report["missing"]) == (COUNT, 0)


def test_any_number_of_workers_writes_the_same_bytes(whole, tmp_path):
    generation.generate(mixture(), COUNT, tmp_path / "cases", choose(workers=3), part=PART)
    assert files(tmp_path / "cases") == files(whole)


def test_a_killed_run_goes_on_with_nothing_lost_or_doubled(whole, tmp_path):
    folder = tmp_path / "cases"
    code = f"""
from pathlib import Path
from bootcamp import Mixture
from bootcamp.engine import generation
from bootcamp.engine.backends import choose
if __name__ == "__main__":
    mixture = Mixture({TASKS!r}, difficulty=(1, 4))
    generation.generate(mixture, {COUNT}, Path({str(folder)!r}), choose(workers=2), part={PART})
"""
    script = tmp_path / "run.py"
    script.write_text(code)
    process = subprocess.Popen([sys.executable, str(script)], start_new_session=True)
    while not (folder / "part-00000.jsonl").exists():
        assert process.poll() is None
        time.sleep(0.002)
    process.kill()
    process.wait()
    left = files(folder)
    assert "part-00004.jsonl" not in left
    deadline = time.monotonic() + 30
    while _group_lives(process.pid):  # the workers end with their parent
        assert time.monotonic() < deadline
        time.sleep(0.05)
    report = generation.generate(mixture(), COUNT, folder, choose(), part=PART)
    assert report.cases == COUNT
    assert files(folder) == files(whole)
    assert files(folder)["part-00000.jsonl"] == left["part-00000.jsonl"]


def _group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_finished_run_makes_nothing_again(whole, tmp_path):
    before = {path.name: path.stat().st_mtime_ns for path in whole.glob("part-*")}
    assert generation.generate(mixture(), COUNT, whole, choose(), part=PART).cases == COUNT
    assert {path.name: path.stat().st_mtime_ns for path in whole.glob("part-*")} == before


def test_parquet_holds_the_same_cases(whole, tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    for workers in (1, 2):
        generation.generate(mixture(), COUNT, tmp_path / str(workers), choose(workers=workers), "parquet", part=PART)
    assert files(tmp_path / "1") == files(tmp_path / "2")
    rows = [row for path in sorted((tmp_path / "1").glob("*.parquet")) for row in parquet.read_table(path).to_pylist()]
    assert [Case.from_json(row["json"]) for row in rows] == cases(whole)
    assert [(row["id"], row["prompt"], row["difficulty"]) for row in rows] == [
        (case.id, case.prompt, case.difficulty) for case in cases(whole)
    ]


def test_duplicates_are_replaced_and_a_small_world_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr("bootcamp.dataset.mixture.STREAMS", 4)
    few = Mixture("game24", difficulty=1)
    report = generation.generate(few, 80, tmp_path / "cases", choose(), part=30)
    found = cases(tmp_path / "cases")
    assert report.replaced > 0
    assert report.missing > 0
    assert len(found) == report.cases == 80 - report.missing
    assert len({case.key for case in found}) == len(found)


def test_another_run_can_exclude_the_keys_of_this_one(whole):
    other = mixture(exclude=whole)
    keys = read_keys([str(whole)])
    assert all(bytes.fromhex(case.key) not in keys for case in other[:20])
    assert all(bytes.fromhex(case.key) in keys for case in mixture()[:20])


def test_slow_cases_are_reported_and_kept(monkeypatch, tmp_path):
    monkeypatch.setattr(generation, "SLOW_SECONDS", 0.0)
    report = generation.generate(mixture(), 5, tmp_path / "cases", choose())
    assert [case_id for case_id, _ in report.slow] == [case.id for case in cases(tmp_path / "cases")]


def test_a_folder_of_something_else_is_refused(whole, tmp_path):
    with pytest.raises(BootcampError, match="other settings"):
        generation.generate(mixture(seed=1), COUNT, whole, choose(), part=PART)
    (tmp_path / "notes.txt").touch()
    with pytest.raises(BootcampError, match="not empty"):
        generation.generate(mixture(), 5, tmp_path, choose())
    with pytest.raises(BootcampError, match="--format"):
        generation.generate(mixture(), 5, tmp_path / "new", choose(), "csv")
