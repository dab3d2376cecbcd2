"""Measure the frame of the library and write its parts of docs/benchmarks.md.

Every figure is the median of repeated runs, in CPU time, so that other work on the machine counts for little. Start-up
is measured over fresh processes.
"""

import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from random import Random
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from bootcamp import registry, task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "benchmarks.md"
SYNTHETIC_TASKS, DOMAINS = 3000, 30


class Repeat(Task["Repeat.Params", "Repeat.Instance", int]):
    """As good as no work of its own, so that what is measured is the frame."""

    class Params(task.Params):
        high: int = knob("how many numbers there are", levels=range(10**5, 10**6 + 1, 10**5), ge=1, le=10**9)

    class Instance(task.Instance):
        number: int

    answer = Integer()
    prompt = Prompt(en="Repeat {{ number }}.", zh="重复 {{ number }}。")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        number = rng.randrange(params.high)
        return self.Instance(number=number), number


def process_ms(code: str, root: Path = ROOT, runs: int = 15) -> float:
    """Return the CPU time of a fresh interpreter that runs `code`, in milliseconds."""
    times = []
    for _ in range(runs):
        before = getrusage(RUSAGE_CHILDREN)
        output(code, root)
        after = getrusage(RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return 1000 * median(times)


def output(code: str, root: Path = ROOT) -> str:
    """Return what a fresh interpreter prints that runs `code` with the package of `root`."""
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root), *sys.path[1:]])}
    command = [sys.executable, "-S", "-c", code]
    return subprocess.run(command, env=variables, check=True, capture_output=True, text=True).stdout


def call_us(work: Callable[[int], object], calls: int = 2000, rounds: int = 9) -> float:
    """Return the CPU time of a call, in microseconds."""
    times = []
    for _ in range(rounds):
        start = process_time()
        for index in range(calls):
            work(index)
        times.append(process_time() - start)
    return 1e6 / calls * median(times)


def synthetic_tree(folder: Path) -> None:
    """Copy the package with 3,000 task files, made from the real ones under new names, in place of its tasks."""
    sources = [Path(entry.path).read_text(encoding="utf-8") for entry in registry.entries()]
    shutil.copytree(ROOT / "bootcamp", folder / "bootcamp", ignore=shutil.ignore_patterns("tasks", "__pycache__"))
    tasks = folder / "bootcamp" / "tasks"
    for index in range(SYNTHETIC_TASKS):
        path = tasks / f"domain{index % DOMAINS}" / f"task{index}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(sources[index % len(sources)], encoding="utf-8")
    shutil.copy(ROOT / "bootcamp" / "tasks" / "retired.txt", tasks)


def start_up() -> list[tuple[str, str, str]]:
    """Measure importing and listing, on a tree of 3,000 task files."""
    bare = process_ms("import site")
    imported = process_ms("import site, bootcamp")
    loaded = output("import sys, site; bare = len(sys.modules); import bootcamp; print(len(sys.modules) - bare)")
    with TemporaryDirectory() as folder:
        synthetic_tree(Path(folder))
        names = "import time, bootcamp; t = time.process_time(); bootcamp.names(); print(time.process_time() - t)"
        named = median(float(output(names, Path(folder))) for _ in range(9))
        listed = process_ms("import sys; from bootcamp.cli import main; sys.argv[1:] = ['list']; main()", Path(folder))
    return [
        ("bare interpreter", f"{bare:.0f} ms", ""),
        ("`import bootcamp`, beyond the bare interpreter", f"{imported - bare:.1f} ms", "under 50 ms"),
        ("modules loaded by it", loaded.strip(), "at most 30"),
        (f"`names()` of {SYNTHETIC_TASKS:,} tasks", f"{1000 * named:.0f} ms", "under 100 ms"),
        (f"`bootcamp list` of {SYNTHETIC_TASKS:,} tasks, with start-up", f"{listed:.0f} ms", "under 400 ms"),
    ]


def frame() -> list[tuple[str, str, str]]:
    """Measure what the frame adds to a task that does nothing."""
    one = Repeat()
    knobs = one.params(5)
    own = call_us(lambda seed: one.sample(knobs, Random(seed)))
    whole = call_us(lambda seed: one.generate(5, seed))
    case = one.generate(5)
    response = rf"\boxed{{{case.answer}}}"
    long = "Let me think about it. " * 5000 + response
    verified = call_us(lambda _: one.verify(response, case))
    verified_long = call_us(lambda _: one.verify(long, case))
    return [
        ("the task's own `sample`", f"{own:.1f} us", ""),
        ("`generate` beyond it: stream, key, split, prompt, id", f"{whole - own:.1f} us", "under 50 us"),
        ("`generate` against `sample` alone", f"{whole / own:.1f} times", ""),
        ("`verify` of a short boxed answer", f"{verified:.1f} us", "under 20 us"),
        (f"`verify` at the end of {len(long) // 1000} kB of text", f"{verified_long:.1f} us", "under 200 us more"),
    ]


def when() -> str:
    """Return the day, and the commit that is measured."""
    commit = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=True)
    return f"on {date.today().isoformat()} (commit {commit.stdout.strip()})"


def table(rows: list[tuple[str, str, str]]) -> str:
    return "\n".join(["| what | measured | goal |", "|---|---|---|", *(f"| {' | '.join(row)} |" for row in rows)])


def write_part(title: str, body: str) -> None:
    """Put a part of the page, from its heading of the second level to the next, in place of what it was."""
    text = PAGE.read_text(encoding="utf-8") if PAGE.is_file() else "# Benchmarks\n"
    head, *parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    found = {part.partition("\n")[0]: part.rstrip() for part in parts}
    found[f"## {title}"] = f"## {title}\n\n{body.rstrip()}"
    PAGE.write_text("\n\n".join([head.rstrip(), *found.values()]) + "\n", encoding="utf-8")


def main() -> None:
    machine = f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}"
    note = f"Written by `python scripts/bench.py` {when()}; {machine}. Every figure is a median of CPU times."
    write_part("Start-up and listing", f"{note}\n\n{table(start_up())}")
    write_part("The frame around a trivial task", table(frame()))


if __name__ == "__main__":
    main()
