"""Judge by polynomials modulo 2 of sympy, and by a shift register fed bit by bit."""

from typing import Any

from sympy import GF, Poly, symbols

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    crc = _rest(instance.message + "0" * instance.degree, instance.generator)
    if answer["crc"] != crc:
        return "other check bits"
    passing = {n for n, frame in enumerate(instance.frames, 1) if "1" not in _shifted(frame, instance.generator)}
    if answer["passing"] != passing:
        return "others pass"
    missed = answer["missed"]
    if len(missed) != instance.length or not 0 < missed.count("1") <= instance.ones:
        return "not so many ones"
    return "the error is found" if "1" in _rest(missed, instance.generator) else ""


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The pattern moved to the left or to the right, where it has room."""
    missed = answer["missed"]
    moved = [missed[1:] + "0"] * (missed[0] == "0") + ["0" + missed[:-1]] * (missed[-1] == "0")
    return [{**answer, "missed": pattern} for pattern in moved]


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The generator as the pattern, no ones, another bit; the message not shifted; a string less."""
    missed = answer["missed"]
    flipped = missed[:-1] + "10"[int(missed[-1])]
    wrong = [
        {**answer, "missed": instance.generator.zfill(instance.length)},
        {**answer, "missed": "0" * instance.length},
        {**answer, "missed": flipped},
        {**answer, "crc": _rest(instance.message, instance.generator)},
        {**answer, "crc": answer["crc"][::-1]},
        {**answer, "passing": frozenset(sorted(answer["passing"])[1:])},
    ]
    return [one for one in wrong if confirm(instance, one)]


def _rest(bits: str, generator: str) -> str:
    x = symbols("x")
    _, rest = Poly([*map(int, bits)], x, domain=GF(2)).div(Poly([*map(int, generator)], x, domain=GF(2)))
    coefficients = "".join(str(int(one) % 2) for one in rest.all_coeffs())
    return coefficients.zfill(len(generator) - 1)


def _shifted(bits: str, generator: str) -> str:
    """Feed bits into a register that subtracts the generator whenever a one leaves it."""
    size = len(generator) - 1
    taps = [*map(int, generator[1:])]

    register = [0] * size
    for bit in bits:
        out, moved = register[0], [*register[1:], int(bit)]
        register = [one ^ (tap & out) for one, tap in zip(moved, taps, strict=True)]
    return "".join(map(str, register))
