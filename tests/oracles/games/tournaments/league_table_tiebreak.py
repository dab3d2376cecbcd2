"""Judge by groups that are split in a loop, with the results in tables."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    teams = sorted(instance.names)
    goals = {}
    for a, b, x, y in instance.matches:
        goals[teams[a], teams[b]], goals[teams[b], teams[a]] = x, y

    def table(team: str, rivals: list[str]) -> dict[str, int]:
        pairs = [(goals[team, other], goals[other, team]) for other in rivals if other != team]
        won, drawn = sum(a > b for a, b in pairs), sum(a == b for a, b in pairs)
        scored = sum(a for a, _ in pairs)
        return {
            "points": instance.win * won + drawn,
            "difference": scored - sum(b for _, b in pairs),
            "goals": scored,
            "wins": won,
        }

    def measure(criterion: str, team: str, tied: list[str]) -> int:
        if criterion in ("points", "difference"):
            return table(team, tied)[criterion]
        return table(team, teams)[criterion.removeprefix("all_")]

    queue = [(teams, -1)]
    order: list[str] = []
    while queue:
        tied, step = queue.pop(0)
        if len(tied) == 1 or step == len(instance.criteria):
            order += sorted(tied)
            continue
        if step == -1:
            marks = {team: table(team, teams)["points"] for team in tied}
        else:
            marks = {team: measure(instance.criteria[step], team, tied) for team in tied}
        parts: dict[int, list[str]] = {}
        for team in tied:
            parts.setdefault(marks[team], []).append(team)
        restart = instance.again and step >= 0 and len(parts) > 1
        queue = [(parts[mark], 0 if restart else step + 1) for mark in sorted(parts, reverse=True)] + queue
    return "" if list(answer) == order else f"the order is {order}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Two neighbours exchanged."""
    return [(*answer[:k], answer[k + 1], answer[k], *answer[k + 2 :]) for k in range(len(answer) - 1)]
