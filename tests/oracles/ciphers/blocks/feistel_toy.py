"""Judge in the other direction, with the formula of the prompt worked out on lists of bits."""

from typing import Any

LEVELS = range(1, 11)
Bits = list[int]


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != len(instance.text):
        return "another length"
    return "" if _run(instance, answer, not instance.encrypt) == instance.text else "another block"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The block as given, halves exchanged, the wrong direction, one bit changed, a digit less."""
    size = len(answer) // 2
    changed = answer[:-1] + format(int(answer[-1], 16) ^ 1, "X")
    wrong = [instance.text, answer[size:] + answer[:size], changed, answer[1:]]
    wrong.append(_run(instance, instance.text, not instance.encrypt))
    return [one for one in wrong if one != answer]


def _run(instance: Any, text: str, encrypt: bool) -> str:
    keys = [_bits(key) for key in instance.keys]
    turn, added = instance.step
    while len(keys) < instance.rounds:
        keys.append(_sum(_rot(keys[-1], turn), [int(b) for b in f"{added:0{instance.half}b}"]))
    bits = _bits(text)
    one, two = bits[: instance.half], bits[instance.half :]
    if encrypt:
        for key in keys:
            one, two = two, _xor(one, _f(instance, two, key))
    if instance.swapped:
        one, two = two, one
    if not encrypt:
        for key in keys[::-1]:
            one, two = _xor(two, _f(instance, one, key)), one
    joined = "".join(map(str, one + two))
    return "".join(f"{int(joined[i : i + 4], 2):X}" for i in range(0, len(joined), 4))


def _f(instance: Any, r: Bits, k: Bits) -> Bits:
    a, b = instance.turns
    ways = {
        "S(R xor K)": lambda: [int(x) for x in f"{instance.table[int(''.join(map(str, _xor(r, k))), 2)]:04b}"],
        f"rot(R, {a}) xor (R + K)": lambda: _xor(_rot(r, a), _sum(r, k)),
        f"rot(R + K, {a}) xor rot(R, {b})": lambda: _xor(_rot(_sum(r, k), a), _rot(r, b)),
        f"rot(R xor K, {a}) + (R and rot(R, {b}))": lambda: _sum(_rot(_xor(r, k), a), _and(r, _rot(r, b))),
        f"(rot(R, {a}) and K) xor (R + rot(K, {b}))": lambda: _xor(_and(_rot(r, a), k), _sum(r, _rot(k, b))),
    }
    return ways[instance.rule]()


def _bits(text: str) -> Bits:
    return [int(bit) for digit in text for bit in f"{int(digit, 16):04b}"]


def _rot(bits: Bits, n: int) -> Bits:
    return bits[n:] + bits[:n]


def _xor(one: Bits, two: Bits) -> Bits:
    return [a ^ b for a, b in zip(one, two, strict=True)]


def _and(one: Bits, two: Bits) -> Bits:
    return [a * b for a, b in zip(one, two, strict=True)]


def _sum(one: Bits, two: Bits) -> Bits:
    """Add with carries from the right; the last carry is lost."""
    total, carry = [0] * len(one), 0
    for i in reversed(range(len(one))):
        carry, total[i] = divmod(one[i] + two[i] + carry, 2)
    return total
