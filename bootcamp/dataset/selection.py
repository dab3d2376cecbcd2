"""Which tasks and levels a mixture has, and with what weights."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from numbers import Real
from pathlib import Path
from typing import Any

from bootcamp import registry
from bootcamp.errors import BootcampError, StaleCase
from bootcamp.identity import LEVELS
from bootcamp.lib.arguments import nearest, number

_VERSION = re.compile(r"^    version(?:: [^=\n]+)? = (\d+)", re.MULTILINE)


def held_out(name: str, share: float = 0.1, tasks: Iterable[str] | None = None) -> list[str]:
    """Return the tasks that the choice called `name` holds out, about `share` of `tasks` (all built-in ones).

    Whether a task is held out depends on its name alone, so that new tasks do not change the choice.
    """
    if not (isinstance(share, Real) and 0 < share < 1):
        raise BootcampError(f"hold_out_share={share!r}: expected a number between 0 and 1")
    digests = {task: sha256(f"{name}/{task}".encode()).digest() for task in tasks or registry.names()}
    return sorted(task for task, digest in digests.items() if int.from_bytes(digest[:8], "big") < share * 2**64)


def resolve(
    tasks: str | Iterable[str] | Mapping[str, float],
    hold_out: str,
    share: float,
    only_held_out: bool,
    interactive: bool,
) -> dict[str, float]:
    """Return the share of every task under its name@version, sorted; globs leave games out unless `interactive`."""
    shares: dict[str, float] = {}
    if isinstance(tasks, Mapping):
        for pattern, weight in tasks.items():
            weight = number(f"tasks[{pattern!r}]", weight, 0)
            found = _match(pattern, interactive)
            for name in found:
                shares[name] = shares.get(name, 0.0) + weight / len(found)
    else:
        shares = {name: 1.0 for pattern in registry.patterns_of(tasks) for name in _match(pattern, interactive)}
    if not isinstance(hold_out, str) or (only_held_out and not hold_out):
        raise BootcampError(f"hold_out={hold_out!r:.80}: expected a name for the choice of tasks that are held out")
    if hold_out:
        held = set(held_out(hold_out, share, shares))
        shares = {name: share for name, share in shares.items() if (name in held) == only_held_out}
    if not shares:
        raise BootcampError(f"tasks={tasks!r}: no task is left; name some, or choose another hold_out")
    return {f"{name}@{_version(name)}": shares[name] for name in sorted(shares)}


def _match(pattern: str, interactive: bool) -> list[str]:
    name, at, version = pattern.partition("@") if isinstance(pattern, str) else (pattern, "", "")
    found = registry.match(name, interactive=interactive)
    for task in found if at else ():
        if version != str(_version(task)):
            raise StaleCase(
                f"the mixture names {pattern}, but the installed version is {task}@{_version(task)}: "
                "install the release that it was made with, or drop the version"
            )
    return found


def _version(name: str) -> int:
    """Read a task's version from its file, since importing a thousand of them takes seconds."""
    if "/" in name:
        return registry.get(name).version
    found = _VERSION.search(Path(registry.find(name).path).read_text(encoding="utf-8"))
    return int(found[1]) if found else 1


def check_table(weights: Mapping[str, float], known: Mapping[str, float]) -> dict[str, float]:
    """Return a table of weights; raise BootcampError unless it is of tasks in `known` and of their levels."""
    for name in weights:
        task, _, level = str(name).rpartition("/")
        if name not in known and not (task in known and level.isdecimal() and int(level) in LEVELS):
            raise BootcampError(f"weights[{name!r}]: expected a task of the mixture or a level, as 'game24/3'")
    return {name: number(f"weights[{name!r}]", weight, 0) for name, weight in weights.items()}


def knobs_by_task(params: Mapping[str, Any], tasks: Sequence[str], levels: Iterable[int]) -> dict[str, dict[str, Any]]:
    """Return the knobs of one's own of each task that has some; where there is one task, `params` may be its knobs.

    Raises BootcampError for a knob that a task does not have, or that does not go with the others at one of `levels`.

    >>> knobs_by_task({"size": 4}, ["game24"], [1, 2])
    {'game24': {'size': 4}}
    """
    if not isinstance(params, Mapping):
        raise BootcampError(f"params={params!r:.80}: expected knobs by task, such as {{'game24': {{'size': 4}}}}")
    if len(tasks) == 1 and params and not params.keys() <= set(tasks):
        params = {tasks[0]: params}
    found = {}
    for task, knobs in params.items():
        if task not in tasks:
            raise BootcampError(f"params[{task!r}]: expected a task of the mixture; {nearest(str(task), tasks)}")
        whole = [registry.get(task).own_params(knobs, level) for level in levels]
        found[task] = whole[0].model_dump(mode="json", include=set(knobs))
    return found
