"""Judge by lists of bits: the stated steps, and the program's lines, for every x, or for many x and some y."""

from typing import Any

LEVELS = range(1, 11)

Bits = list[int]


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer.split("\n")) > instance.most:
        return "it has too many lines"
    return "" if _right(instance, answer) else "a result is wrong"


def others(instance: Any, answer: str) -> list[str]:
    """Other names and another way to write numbers."""
    return [answer.replace("t", "step"), answer.replace(" & 85", " & 0x55") + ";"]


def near_misses(instance: Any, answer: str) -> list[str]:
    """One operator or number changed, and a line too few, where a result is wrong then."""
    near = [
        answer.replace(one, other) for one, other in (("&", "|"), ("^", "|"), ("1", "2"), ("- ", "+ "), ("<<", ">>"))
    ]
    near.append(answer.rpartition("\n")[0])
    return [one for one in near if one.strip() and not _right(instance, one)]


def _right(instance: Any, text: str) -> bool:
    for x in range(0, 256, 3 if instance.inputs > 1 else 1):
        for y in (0, 1, 85, 200, 255, x, (7 * x + 3) % 256) if instance.inputs > 1 else (0,):
            value = _bits(x)
            for kind, a, b in instance.steps:
                value = _step(kind, a, b, value, y)
            try:
                if _run(text, x, y) != _value(value):
                    return False
            except (KeyError, ValueError, IndexError):
                return False
    return True


def _bits(value: int) -> Bits:
    return [value // 2**place % 2 for place in range(8)]


def _value(bits: Bits) -> int:
    return sum(bit * 2**place for place, bit in enumerate(bits))


def _run(text: str, x: int, y: int) -> int:
    values = {"x": x, "y": y}
    result = -1
    for line in text.split("\n"):
        name, _, *parts = line.rstrip(";").split()
        numbers = [values[part] if part in values else int(part, 0) for part in parts if part[0].isalnum()]
        one, two = (numbers[0], numbers[-1])
        if len(parts) == 2:
            result = {"-": (256 - one) % 256, "~": 255 - one}[parts[0]]
        else:
            shifted = {"<<": one * 2 ** min(two, 8) % 256, ">>": one // 2 ** min(two, 8)}
            result = {"&": one & two, "|": one | two, "^": one ^ two, "+": (one + two) % 256, "-": (one - two) % 256,
                      **shifted}[parts[1]]  # fmt: skip
        values[name] = result
    return result


def _step(kind: str, a: int, b: int, bits: Bits, y: int) -> Bits:
    inside = [a <= place <= b for place in range(8)]
    value, other = _value(bits), _bits(y)
    ones = [place for place in range(8) if bits[place]]
    low = ones[0] if ones else 8
    free = bits.index(0) if 0 in bits else 8
    end = next((place for place in range(low, 8) if not bits[place]), 8)
    results: dict[str, Any] = {
        "clear": [0 if hit else bit for hit, bit in zip(inside, bits, strict=True)],
        "set": [1 if hit else bit for hit, bit in zip(inside, bits, strict=True)],
        "flip": [1 - bit if hit else bit for hit, bit in zip(inside, bits, strict=True)],
        "merge": [new if hit else bit for hit, bit, new in zip(inside, bits, other, strict=True)],
        "field": (bits[a : b + 1] + [0] * 8)[:8],
        "lowest": [int(place == low) for place in range(8)],
        "drop": [int(bits[place] and place != low) for place in range(8)],
        "fill": [int(bits[place] or place == free) for place in range(8)],
        "round": _bits(-(-value // 2**b) * 2**b % 256),
        "gray": [(bits[place] + [*bits, 0][place + 1]) % 2 for place in range(8)],
        "sign": [bits[7]] * 8,
        "rotate": bits[8 - b :] + bits[: 8 - b],
        "zeros": [int(place < low) for place in range(8)],
        "nonzero": _bits(int(value > 0)),
        "run": [0 if low <= place < end else bits[place] for place in range(8)],
        "abs": _bits(256 - value if bits[7] else value),
        "neighbours": [bits[place + 1 - 2 * (place % 2)] for place in range(8)],
        "below": [int(any(bits[place:])) for place in range(8)],
        "parities": [sum(bits[place:]) % 2 for place in range(8)],
        "swap": [bits[b if place == a else a if place == b else place] for place in range(8)],
        "count": _bits(len(ones)),
        "mean": _bits((value + y) // 2),
        "upper mean": _bits((value + y + 1) // 2),
        "less": _bits(int(value < y)),
    }
    result: Bits = results[kind]
    return result
