"""Give the value in closed form: the start, all inputs that have come to act, and the drift so far."""

from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)


def play(instance: Any, moves: list[int]) -> tuple[list[tuple[int, int, bool]], str]:
    """After t moves x is x0 + b times the sum of the first t - L inputs - t times d."""
    b, d, lag = instance.law
    seen: list[tuple[int, int, bool]] = []
    goals = dict(zip(range(instance.turns - len(instance.goals) + 1, instance.turns + 1), instance.goals, strict=True))
    for t, move in enumerate(moves, start=1):
        x = instance.x + b * sum(moves[: max(0, t - lag)]) - t * d
        out = not -instance.bound <= x <= instance.bound
        seen.append((move, x, out))
        if out or (t in goals and abs(x - goals[t]) > instance.error):
            return seen, "lost"
        if t == instance.turns:
            return seen, "won"
    return seen, ""


def least(instance: Any) -> int:
    """The game has a fixed length; who knows the law can win it."""
    b, d, lag = instance.law
    first = instance.turns - len(instance.goals) + 1
    inputs: list[int] = []
    for t in range(1, instance.turns + 1 - lag):
        before = instance.x + b * sum(inputs) - (t + lag) * d
        goal = instance.goals[max(0, t + lag - first)]
        inputs.append(min(range(-20, 21), key=lambda u, before=before, goal=goal: abs(before + b * u - goal)))  # type: ignore[misc]
    assert play(instance, inputs + [0] * lag)[1] == "won"
    return int(instance.turns)
