"""Judge by logs as texts with entries that know when they were made; a committed beginning must never be lost."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    logs, commit = _run(instance)
    if answer["logs"] != {name: tuple(term for term, _ in log) for name, log in logs.items()}:
        return "other logs"
    return "" if answer["commit"] == commit else "another commit index"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """All with the longest log, a commit more or less, an entry missing."""
    longest = max(answer["logs"].values(), key=len)
    name = next(name for name, log in answer["logs"].items() if log)
    wrong = [
        {**answer, "logs": dict.fromkeys(answer["logs"], longest)},
        {**answer, "commit": answer["commit"] + 1},
        {**answer, "commit": answer["commit"] - 1},
        {**answer, "logs": {**answer["logs"], name: answer["logs"][name][:-1]}},
    ]
    return [one for one in wrong if one != answer]


def _run(instance: Any) -> tuple[dict[str, list[tuple[int, int]]], int]:
    logs: dict[str, list[tuple[int, int]]] = {f"S{one}": [] for one in range(1, instance.servers + 1)}
    leader, term, commit, made = "", 0, 0, 0
    kept: list[tuple[int, int]] = []
    for kind, number, others in instance.events:
        if kind == "lead":
            leader, term = f"S{number}", others[0]
            assert logs[leader][: len(kept)] == kept, "a leader lacks what is committed"
        elif kind == "append":
            for _ in range(number):
                made += 1
                logs[leader].append((term, made))
        else:
            for other in others:
                own, theirs = logs[leader], logs[f"S{other}"]
                place = 0
                while place < min(len(own), len(theirs)) and own[place][0] == theirs[place][0]:
                    assert own[place] == theirs[place], "equal terms at a place mean equal entries"
                    place += 1
                if place < len(own):
                    logs[f"S{other}"] = [*theirs[:place], *own[place:]]
            for place in range(len(logs[leader]), commit, -1):
                holders = sum(log[:place] == logs[leader][:place] for log in logs.values())
                if logs[leader][place - 1][0] == term and 2 * holders > instance.servers:
                    commit, kept = place, logs[leader][:place]
                    break
    return logs, commit
