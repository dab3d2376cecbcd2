"""Judge by the exponential of the matrix of rates, with 40 digits of mpmath."""

from typing import Any

from mpmath import expm, log, matrix, mp, mpf

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with mp.workdps(40):
        size = len(instance.start)
        rates = matrix(size, size)
        for i, (half, ways) in enumerate(zip(instance.half_lives, instance.branches, strict=True)):
            rates[i, i] -= log(2) / half
            for to, share in ways:
                rates[to, i] += log(2) / half * share.numerator / share.denominator
        now, state = 0, matrix([mpf(amount) for amount in instance.start])
        for when, amount, which in [*instance.events, (instance.time, 0, None)]:
            state = expm(rates * (when - now)) * state
            now = when
            if which is not None:
                state[which] = state[which] + amount if amount else mpf(0)
        for i, name in enumerate(instance.names):
            if abs(state[i] - mpf(answer[name].numerator) / answer[name].denominator) > mpf(10) ** -20:
                return f"{name} is about {mp.nstr(state[i], 12)}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One more of each."""
    return [answer | {name: value + 1} for name, value in answer.items()]
