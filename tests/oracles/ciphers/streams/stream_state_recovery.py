"""Judge by running every combination of initial states as lists of bits, stopped at the first bit that differs."""

from collections.abc import Iterator
from itertools import product
from typing import Any

LEVELS = range(1, 8)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lengths = [taps[-1] for taps in instance.taps]
    choices = [["".join(bits) for bits in product("01", repeat=length) if "1" in bits] for length in lengths]
    fitting = [states for states in product(*choices) if _fits(instance, states)]
    assert len(fitting) == 1
    if tuple(answer["states"]) != fitting[0]:
        return "these states do not fit"
    bits = _bits(instance, fitting[0])
    known = len(instance.output)
    right = [next(bits) for _ in range(known + instance.following)][known:]
    return "" if answer["next"] == "".join(map(str, right)) else "other bits follow"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """States backwards, one bit changed, states exchanged; the next bits backwards, the first one changed."""
    states = answer["states"]
    flipped = "10"[int(answer["next"][0])] + answer["next"][1:]
    wrong = [
        {**answer, "states": tuple(state[::-1] for state in states)},
        {**answer, "states": ("10"[int(states[0][0])] + states[0][1:], *states[1:])},
        {**answer, "states": states[::-1]},
        {**answer, "next": answer["next"][::-1]},
        {**answer, "next": flipped},
    ]
    return [one for one in wrong if one != answer]


def _fits(instance: Any, states: tuple[str, ...]) -> bool:
    return all(bit in ("?", str(made)) for bit, made in zip(instance.output, _bits(instance, states), strict=False))


def _bits(instance: Any, states: tuple[str, ...]) -> Iterator[int]:
    rows = [[int(bit) for bit in state] for state in states]
    while True:
        out = [row[-1] for row in rows]
        if instance.rule == "choice":
            yield out[1] if out[0] else out[2]
        elif instance.rule == "majority":
            yield int(sum(out) >= 2)
        else:
            yield min(out) if instance.rule == "and" else sum(out) % 2
        rows = [[sum(row[t - 1] for t in taps) % 2, *row[:-1]] for row, taps in zip(rows, instance.taps, strict=True)]
