"""Try all meanings of the unknown digits and read the Morse code with a table of its own."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)

_CODES = (
    ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.."
).split()


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    letters = {code: chr(65 + i) for i, code in enumerate(_CODES)}
    unknown = [i for i, sign in enumerate(instance.meanings) if sign == "?"]
    listed = set(instance.listed)
    found = set()
    for signs in product(".-x", repeat=len(unknown)):
        table = list(instance.meanings)
        for i, sign in zip(unknown, signs, strict=True):
            table[i] = sign
        code = instance.digits.translate({48 + i: sign for i, sign in enumerate(table)})
        parts = code.split("xx")
        if len(parts) == instance.count:
            message = tuple("".join(letters.get(letter, "?") for letter in part.split("x")) for part in parts)
            if listed.issuperset(message):
                found.add(message)
    if len(found) != 1:
        return "several messages are possible"
    return "" if found == {tuple(answer)} else "another message"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another word of the list in the first or last place, and the words backwards."""
    others = [word for word in instance.listed if word not in answer][:3]
    changed = {answer[::-1], *((word, *answer[1:]) for word in others), *((*answer[:-1], word) for word in others)}
    return sorted(changed - {answer})
