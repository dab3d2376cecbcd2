"""Judge by a machine of phases, segment by segment: every acknowledgement of a slow start adds one."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    events = dict.fromkeys(instance.timeouts, "timeout") | dict.fromkeys(instance.duplicates, "early")
    receiver = dict(instance.limits)
    window, threshold, cap, total, reached = 1, instance.threshold, 10**9, 0, 0
    seen = []
    for now in range(1, instance.rounds + 1):
        seen.append(window)
        held = threshold
        cap = receiver.get(now, cap)
        for _ in range(window if window < cap else cap):
            total += 1
            if total == instance.total:
                reached = now
        event = events.get(now)
        if event is None:
            if window >= threshold:
                window += instance.step
            else:
                for _ in range(window):
                    window += window < threshold
            continue
        threshold = window >> 1 if window >= 4 else 2
        window = 1
        if event == "early" and instance.recovery:
            window = threshold + (3 if instance.extra else 0)
    if tuple(seen) != tuple(answer["windows"]):
        return f"the windows are {seen}"
    if held != answer["threshold"]:
        return f"the threshold is {held}"
    return "" if reached == answer["round"] else f"the round is {reached}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One window too many, one too few, the threshold changed."""
    windows = answer["windows"]
    return [
        {**answer, "windows": (*windows, windows[-1] + 1)},
        {**answer, "windows": windows[:-1]},
        {**answer, "threshold": answer["threshold"] + 1},
    ]
