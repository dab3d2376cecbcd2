"""Judge by Python's own run of the printed functions, calls counted by a profiler's hook."""

import sys
from types import FrameType
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    out: list[int] = []
    space: dict[str, Any] = {"print": out.append}
    exec(compile("\n".join(instance.lines), "the case", "exec"), space)
    entered: list[str] = []

    def hook(frame: FrameType, event: str, argument: object) -> None:
        if event == "call" and frame.f_code.co_filename == "the case":
            entered.append(frame.f_code.co_name)

    before = sys.getprofile()
    sys.setprofile(hook)
    try:
        result = space["f"](instance.n, instance.m)
    finally:
        sys.setprofile(before)
    right = {"result": result, "calls": len(entered), "printed": tuple(out[-instance.shown :])}
    return "" if answer == right else f"right is {right}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The outer call not counted; another result; the printed numbers backwards."""
    backwards = answer | {"printed": answer["printed"][::-1]}
    near = [answer | {"calls": answer["calls"] - 1}, answer | {"result": answer["result"] + 1}, backwards]
    return [one for one in near if one != answer]
