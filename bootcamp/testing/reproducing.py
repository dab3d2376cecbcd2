"""Promises 0 to 2: the file declares what it is, cases are the same everywhere and survive storing."""

from __future__ import annotations

import json
import os
import pickle
import random
import subprocess
import sys
from functools import cache
from threading import Lock

from bootcamp.cases import Case, case as remake
from bootcamp.extras import require
from bootcamp.identity import LEVELS
from bootcamp.task import Instance, Params
from bootcamp.testing.probe import Probe, rule

SKILLS = frozenset(
    """algebra arithmetic calculus coding counting deduction geometry induction instructions knowledge language logic
    optimization planning probability search simulation spatial""".split()
)
"""What a task's ``Skills:`` line may name."""


@rule(0)
def declared(probe: Probe) -> None:
    """The docstring has its fields, the knobs are bounded and described, the instance is frozen data."""
    about, task = probe.task.about, probe.task
    for name in ("summary", "answer", "harder", "skills", "source"):
        probe.require(
            bool(about.get(name)),
            f"the docstring has no {name.capitalize()}: line" if name != "summary" else "no docstring",
        )
    skills = [skill.strip() for skill in about["skills"].rstrip(".").split(",")]
    probe.require(
        1 <= len(skills) <= 3 and SKILLS.issuperset(skills),
        f"Skills: {skills}: expected one to three of {sorted(SKILLS)}",
    )
    probe.require(task.version >= 1, f"version={task.version}: expected 1 or more")
    probe.require(
        issubclass(task.Params, Params) and issubclass(task.Instance, Instance), "Params or Instance has another base"
    )
    for name, knob in task.Params.model_fields.items():
        probe.require(bool(knob.description), f"Params.{name} has no description")
        bounded = bool(knob.metadata) or knob.annotation is bool or "Literal" in str(knob.annotation)
        probe.require(bounded, f"Params.{name} has no bounds")
    for level in LEVELS:
        task.params(level)  # raises where a ladder leaves the bounds of its knob
    unknown = set(task.Instance.hidden) - task.Instance.model_fields.keys()
    probe.require(not unknown, f"Instance.hidden names fields that do not exist: {sorted(unknown)}")


@rule(1)
def reproducible(probe: Probe) -> None:
    """The same arguments give the same case, byte for byte, and the global random state is left alone."""
    state = random.getstate()
    first = [case.to_json() for case in probe.cases()]
    fresh = type(probe.task)(probe.task.name)
    again = [fresh.generate(case.difficulty, case.seed).to_json() for case in reversed(list(probe.cases()))]
    probe.require(first == again[::-1], "the same level and seed gave two different cases")
    probe.require(random.getstate() == state, "the global random generator was used")


@rule(1, full=True)
def reproducible_elsewhere(probe: Probe) -> None:
    """Another process with another hash seed makes the same cases."""
    kind = type(probe.task)
    cases = [probe.task.generate(level, 7).to_json() for level in _LEVELS_ELSEWHERE]
    with _elsewhere_lock:
        child = _elsewhere()
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write(json.dumps([kind.__module__, kind.__qualname__, probe.task.name]) + "\n")
        child.stdin.flush()
        answer = json.loads(child.stdout.readline() or '"the process died"')
    probe.require(isinstance(answer, list), f"in another process: {answer}")
    probe.require(answer == cases, "a process with another hash seed made other cases")


_LEVELS_ELSEWHERE = (1, 5, 9)
_elsewhere_lock = Lock()


@cache
def _elsewhere() -> subprocess.Popen[str]:
    """Start a process with another hash seed that makes cases, kept for all the tasks that this one checks."""
    code = f"""
import json, sys
from importlib import import_module
for line in sys.stdin:
    module, kind, name = json.loads(line)
    try:
        task = getattr(import_module(module), kind)(name)
        print(json.dumps([task.generate(level, 7).to_json() for level in {_LEVELS_ELSEWHERE}]), flush=True)
    except Exception as fault:
        print(json.dumps(f"{{type(fault).__name__}}: {{fault}}"), flush=True)
"""
    hash_seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.Popen(
        [sys.executable, "-c", code],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # an interrupt from the terminal is not for it: it ends with its input
    )


@rule(2)
def survives(probe: Probe) -> None:
    """A case survives its id, JSON, pickle and (in full checks) parquet, and then verifies the same."""
    for case in probe.cases():
        response = rf"\boxed{{{case.answer}}}"
        copies = {"pickle": pickle.loads(pickle.dumps(case))}
        if probe.known:
            copies |= {"JSON": Case.from_json(case.to_json()), "its id": remake(case.id)}
        for road, copy in copies.items():
            same_key = probe.task.key_digest(copy.instance) == probe.task.key_digest(case.instance)
            probe.require(copy == case and same_key, f"{case.id}: the case differs after {road}")
            same_verdict = probe.task.verify(response, copy) == probe.task.verify(response, case)
            probe.require(same_verdict, f"{case.id}: the case verifies otherwise after {road}")
    if probe.full:
        texts = [case.to_json() for case in probe.cases()]
        probe.require(_through_parquet(texts) == texts, "a case differs after parquet")


def _through_parquet(texts: list[str]) -> list[str]:
    pyarrow, parquet = require("pyarrow", "parquet"), require("pyarrow.parquet", "parquet")
    sink = pyarrow.BufferOutputStream()
    parquet.write_table(pyarrow.table({"case": texts}), sink)
    read: list[str] = parquet.read_table(pyarrow.BufferReader(sink.getvalue())).column("case").to_pylist()
    return read
