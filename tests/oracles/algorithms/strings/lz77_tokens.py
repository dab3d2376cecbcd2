"""Judge by decoding the tokens, and by trying all copies of each token in a text that was built so far."""

from typing import Any

LEVELS = range(1, 11)

Tokens = tuple[tuple[str, ...], ...]


def confirm(instance: Any, answer: Tokens) -> str:
    """Say what is wrong with `answer`, or nothing."""
    text = ""
    for token in answer:
        if len(token) not in (2, 3) or not (token[0].isdigit() and token[1].isdigit()):
            return "a token has the wrong form"
        back, size = int(token[0]), int(token[1])
        rest = instance.text[len(text) :]
        hits = [
            (length, -distance)
            for distance in range(1, min(instance.window, len(text)) + 1)
            for length in range(1, len(rest) + 1)
            if (text[-distance:] * len(rest))[:length] == rest[:length]
        ]
        if (size, -back) != max(hits, default=(0, 0)):
            return "a copy is not the one to take"
        text += rest[:size] + "".join(token[2:])
    return "" if text == instance.text and all(len(token) == 3 for token in answer[:-1]) else "another text"


def near_misses(instance: Any, answer: Tokens) -> list[Tokens]:
    """A distance or a length one off, one token less, and the letters alone."""
    first = next(place for place, token in enumerate(answer) if token[0] != "0")
    wrong = []
    for part in (0, 1):
        token = list(answer[first])
        token[part] = str(int(token[part]) + 1)
        wrong.append((*answer[:first], tuple(token), *answer[first + 1 :]))
    return [*wrong, answer[:-1], tuple(("0", "0", letter) for letter in instance.text)]
