"""Go through all chains, with functions written from the descriptions of the operations."""

from collections.abc import Callable
from functools import partial
from itertools import product
from string import ascii_uppercase
from typing import Any

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    steps = [partial(_STEPS[name], *numbers) for name, numbers in instance.menu]
    results = set()
    for chain in product(steps, repeat=instance.operations):
        if all(_run(chain, text) == code for text, code in instance.examples):
            results.add(_run(chain, instance.word))
    return "several results fit" if len(results) != 1 else differs(answer, results.pop())


def near_misses(instance: Any, answer: str) -> list[str]:
    """Add the word itself."""
    return spoiled(answer, instance.word)


def _run(chain: Any, text: str) -> str:
    for step in chain:
        text = step(text)
    return text


def _moved(k: int, text: str) -> str:
    return "".join(ascii_uppercase[(ascii_uppercase.index(letter) + k) % 26] for letter in text)


def _every(k: int, copies: int, text: str) -> str:
    return "".join(letter * (copies if (i + 1) % k == 0 else 1) for i, letter in enumerate(text))


def _exchanged(text: str) -> str:
    letters = list(text)
    for i in range(0, len(letters) - 1, 2):
        letters[i], letters[i + 1] = letters[i + 1], letters[i]
    return "".join(letters)


def _halves(text: str) -> str:
    half = len(text) // 2
    return text[-half:] + text[half:-half] + text[:half] if half else text


def _vowel_last(text: str) -> str:
    places = [i for i, letter in enumerate(text) if letter in "AEIOU"]
    return text[: places[0]] + text[places[0] + 1 :] + text[places[0]] if places else text


def _firsts(text: str) -> str:
    return "".join(letter for i, letter in enumerate(text) if letter not in text[:i])


_STEPS: dict[str, Callable[..., str]] = {
    "reverse": lambda text: "".join(reversed(text)),
    "rotate": lambda k, text: text[k:] + text[:k],
    "shift": _moved,
    "mirror": lambda text: "".join(chr(155 - ord(letter)) for letter in text),
    "swap_pairs": _exchanged,
    "swap_halves": _halves,
    "vowel_to_end": _vowel_last,
    "delete": lambda k, text: _every(k, 0, text),
    "double": lambda k, text: _every(k, 2, text),
    "keep_first": _firsts,
}
