"""Sounds of sister languages that correspond: by the sound alone, or also by one condition of its neighbours."""

from __future__ import annotations

_CLASSES = ("ie", "ou", "mn")
"""Front vowels, back vowels, nasals."""

CONDITIONS = 8
"""How many conditions there are."""

LOST = "-"
"""Stands for a sound that was lost."""


def marks(word: str, at: int) -> int:
    """Give the conditions that hold for a sound as bits: what comes next, the end, what came before, the beginning.

    >>> [bin(marks("pin", at)) for at in range(3)]
    ['0b10000001', '0b100', '0b11000']
    """
    held = [word[at + 1 : at + 2] in tuple(kind) for kind in _CLASSES] + [at + 1 == len(word)]
    held += [at > 0 and word[at - 1] in kind for kind in _CLASSES] + [at == 0]
    return sum(mark << place for place, mark in enumerate(held))


class Evidence:
    """What rows of cognates show of the sounds of new words.

    >>> seen = Evidence([("pa", "ba"), ("ip", "eb")], ["pip"], 0)
    >>> seen.settle(0b11, 0), seen.settle(0b01, 0)
    (True, False)
    """

    def __init__(self, rows: list[tuple[str, ...]], new: list[str], conditioned: int) -> None:
        seen: dict[str, list[tuple[int, int, tuple[str, ...]]]] = {}
        for number, row in enumerate(rows):
            for at, sounds in enumerate(zip(*row, strict=True)):
                seen.setdefault(sounds[0], []).append((number, marks(row[0], at), sounds[1:]))
        self.plain: list[dict[str, int]] = []
        self.groups: list[list[tuple[dict[str, int], dict[str, int]]]] = []
        for sound, own in sorted({(word[at], marks(word, at)) for word in new for at in range(len(word))}):
            for language in range(len(rows[0]) - 1):
                self.plain.append(_rows_by_value(seen.get(sound, []), language, 0, 0))
                sides = []
                for bit in [1 << place for place in range(CONDITIONS if conditioned else 0)]:
                    like, unlike = (_rows_by_value(seen.get(sound, []), language, bit, x & bit) for x in (own, ~own))
                    sides.append((like, unlike))
                self.groups.append(sides)

    def settle(self, kept: int, conditioned: int) -> bool:
        """Tell whether every law that fits the kept rows, a set of bits, says the same about the new words."""
        for plain, groups in zip(self.plain, self.groups, strict=True):
            said = {value for value, rows in plain.items() if rows & kept}
            if not said or (len(said) > 1 and not conditioned):
                return False
            if conditioned:
                said = said if len(said) == 1 else set()
                for like, unlike in groups:
                    here = {value for value, rows in like.items() if rows & kept}
                    if len(here) < 2 and sum(rows & kept > 0 for rows in unlike.values()) < 2:
                        said |= here or {"", "?"}
                if len(said) != 1:
                    return False
        return True


def _rows_by_value(
    seen: list[tuple[int, int, tuple[str, ...]]], language: int, condition: int, wanted: int
) -> dict[str, int]:
    """Give for each value that a sound has in a language, where a condition is as wanted, its rows as bits."""
    found: dict[str, int] = {}
    for number, held, values in seen:
        if held & condition == wanted:
            found[values[language]] = found.get(values[language], 0) | 1 << number
    return found
