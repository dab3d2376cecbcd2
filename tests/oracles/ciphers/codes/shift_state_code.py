"""Write the text as bits again, by a machine that carries its state along; leave out each bit in turn."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if instance.question == "encode":
        return "" if answer == _written(instance, instance.message) else "other bits"
    try:
        bits = _written(instance, answer)
    except KeyError:
        return "a sign that is not in the table"
    if instance.question == "decode":
        return "" if bits == instance.bits else "it is encoded otherwise"
    if not {*answer} <= {*instance.listed} or instance.bits not in _shorter(bits):
        return "no bit of it can be missing so"
    size = len(answer)
    if len(instance.listed) ** size > 5000:
        return ""
    texts = [
        text for text in product(instance.listed, repeat=size) if instance.bits in _shorter(_written(instance, text))
    ]
    return "" if len(texts) == 1 else "several texts are possible"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A bit changed or missing; a word left out, or the words backwards."""
    if instance.question == "encode":
        return [answer[:-1], answer[:-1] + "10"[int(answer[-1])], "10"[int(answer[0])] + answer[1:]]
    return [*({answer[::-1]} - {answer}), (*answer, answer[0]), *([answer[1:]] if answer[1:] else [])]


def _written(instance: Any, words: Any) -> str:
    bits, figures = [], False
    numbers = {(bool(column), sign): i for i, pair in enumerate(instance.codes) for column, sign in enumerate(pair)}
    for sign in "\n".join(words):
        if sign == "\n":
            bits.append(numbers[False, "BLANK"])
            figures = figures and not instance.resets
            continue
        if (figures, sign) not in numbers:
            figures = not figures
            bits.append(numbers[False, "FIG" if figures else "LET"])
        bits.append(numbers[figures, sign])
    return "".join(format(i, "04b") for i in bits)


def _shorter(bits: str) -> set[str]:
    return {bits[:i] + bits[i + 1 :] for i in range(len(bits))}
