"""Judge by crossing letters out of a copy of each listed word, and see that one word only is left."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    left = [word for word in instance.listed if all(_seen(guess, word) == marks for guess, marks in instance.guesses)]
    return "" if left == [answer] else f"what agrees: {left}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """Words that agree with all guesses but one, the first and the last of the list."""
    almost = [
        word
        for word in instance.listed
        if sum(_seen(guess, word) == marks for guess, marks in instance.guesses) == len(instance.guesses) - 1
    ]
    return [word for word in (*almost[:4], instance.listed[0], instance.listed[-1]) if word != answer]


def _seen(guess: str, secret: str) -> str:
    letters = list(secret)
    marks = ["-"] * len(guess)
    for place, letter in enumerate(guess):
        if letters[place] == letter:
            marks[place], letters[place] = "g", "*"
    for place, letter in enumerate(guess):
        if marks[place] == "-" and letter in letters:
            marks[place] = "y"
            letters[letters.index(letter)] = "*"
    return "".join(marks)
