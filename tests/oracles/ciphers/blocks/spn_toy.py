"""Judge in the other direction, on blocks that are texts of bits, with tables as dictionaries."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != len(instance.text):
        return "another length"
    size = len(instance.order) // 4
    pairs = [(instance.text[i : i + size], answer[i : i + size]) for i in range(0, len(answer), size)]
    plain = [(one if instance.encrypt else two, two if instance.encrypt else one) for one, two in pairs]
    back = [_decrypted(instance, secret) if instance.encrypt else _encrypted(instance, text) for text, secret in plain]
    return "" if back == [text if instance.encrypt else secret for text, secret in plain] else "other blocks"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The blocks as given, backwards, one bit changed, the run in the wrong direction."""
    size = len(instance.order) // 4
    blocks = [instance.text[i : i + size] for i in range(0, len(instance.text), size)]
    turned = "".join((_decrypted if instance.encrypt else _encrypted)(instance, block) for block in blocks)
    changed = answer[:-1] + format(int(answer[-1], 16) ^ 1, "X")
    return [one for one in (instance.text, answer[::-1], changed, answer[1:], turned) if one != answer]


def _bits(text: str) -> str:
    return "".join(f"{int(digit, 16):04b}" for digit in text)


def _hex(bits: str) -> str:
    return "".join(f"{int(bits[i : i + 4], 2):X}" for i in range(0, len(bits), 4))


def _keys(instance: Any) -> list[str]:
    keys = [_bits(key) for key in instance.keys]
    while instance.turn and len(keys) <= instance.rounds:
        keys.append(keys[-1][instance.turn :] + keys[-1][: instance.turn])
    return keys


def _joined(one: str, two: str) -> str:
    return "".join("01"[a != b] for a, b in zip(one, two, strict=True))


def _encrypted(instance: Any, text: str) -> str:
    *keys, last = _keys(instance)
    bits = _bits(text)
    for number, key in enumerate(keys, 1):
        bits = _joined(bits, key)
        if instance.table:
            bits = _bits("".join(f"{instance.table[int(digit, 16)]:X}" for digit in _hex(bits)))
        if not instance.table or number < len(keys) or len(keys) == 1:
            bits = "".join(bits[p] for p in instance.order)
    return _hex(_joined(bits, last))


def _decrypted(instance: Any, secret: str) -> str:
    *keys, last = _keys(instance)
    bits = _joined(_bits(secret), last)
    back = {f"{entry:X}": f"{x:X}" for x, entry in enumerate(instance.table)}
    for number, key in reversed([*enumerate(keys, 1)]):
        if not instance.table or number < len(keys) or len(keys) == 1:
            placed = dict(zip(instance.order, bits, strict=True))
            bits = "".join(placed[i] for i in range(len(bits)))
        if back:
            bits = _bits("".join(back[digit] for digit in _hex(bits)))
        bits = _joined(bits, key)
    return _hex(bits)
