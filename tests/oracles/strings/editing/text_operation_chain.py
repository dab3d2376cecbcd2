"""Judge by an interpreter of its own that works on lists of letters, numbering places from 1."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    letters = list(instance.text)
    waiting = list(instance.steps[::-1])
    while waiting:
        condition, (name, numbers) = waiting.pop()
        if name == "again":
            waiting += instance.steps[numbers[0] - 1 : numbers[1]][::-1]
        elif _holds(letters, condition):
            letters = _step(letters, name, numbers)
    right = "".join(letters)
    return "" if answer == right else f"the string is {right}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The string at the start, and the result backwards or cut."""
    return [text for text in (instance.text, answer[::-1], answer[:-1]) if text != answer]


def _holds(letters: list[str], condition: str) -> bool:
    return {
        "": True,
        "even": not len(letters) & 1,
        "rising": ord(letters[0]) < ord(letters[-1]),
        "vowel": letters[0] in list("AEIOU"),
        "repeats": any(letters.count(letter) >= 2 for letter in letters),
        "late": ord(letters[-1]) - 64 > 13,
    }[condition]


def _step(letters: list[str], name: str, numbers: tuple[int, ...]) -> list[str]:
    n = len(letters)
    out = list(letters)
    if name == "reverse":
        out.reverse()
    elif name == "rotate":
        for _ in range(numbers[0]):
            out.append(out.pop(0))
    elif name == "swap_halves":
        for i in range(n // 2):
            out[i], out[n - n // 2 + i] = letters[n - n // 2 + i], letters[i]
    elif name == "swap_pairs":
        for i in range(1, n, 2):
            out[i - 1], out[i] = letters[i], letters[i - 1]
    elif name == "vowel_to_end":
        for i, letter in enumerate(letters):
            if letter in set("AEIOU"):
                out.append(out.pop(i))
                break
    elif name == "shift":
        out = [chr((ord(letter) - 65 + numbers[0]) % 26 + 65) for letter in letters]
    elif name == "mirror":
        out = [chr(65 + 90 - ord(letter)) for letter in letters]
    elif name == "delete":
        for i in range(n // numbers[0] * numbers[0], 0, -numbers[0]):
            del out[i - 1]
    elif name == "double":
        for i in range(n // numbers[0] * numbers[0], 0, -numbers[0]):
            out.insert(i, letters[i - 1])
    elif name == "keep_first":
        out = []
        for letter in letters:
            if letter not in out:
                out.append(letter)
    else:
        i, j = numbers
        part = sorted(letters[i - 1 : j]) if name == "sort_slice" else list(reversed(letters[i - 1 : j]))
        out[i - 1 : j] = part
    return out
