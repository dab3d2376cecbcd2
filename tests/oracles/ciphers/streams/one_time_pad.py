"""Judge by differences: pad and texts are unknowns modulo m in equations, solved in rounds until nothing changes."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    letters = instance.alphabet
    if len(answer) != len(instance.texts[-1]) or set(answer) - {*letters}:
        return "another length or other signs"
    pad = [letters.find(c) for c in instance.pad]
    texts = [[letters.find(c) for c in text] for text in instance.texts]
    for _ in range(len(pad) * len(texts) + 1):
        for number, start, secret in instance.sent:
            text = texts[number - 1]
            for i, c in enumerate(map(letters.index, secret)):
                if text[i] < 0 <= pad[start - 1 + i]:
                    text[i] = (c - pad[start - 1 + i]) % len(letters)
                elif pad[start - 1 + i] < 0 <= text[i]:
                    pad[start - 1 + i] = (c - text[i]) % len(letters)
    assert min(texts[-1]) >= 0
    for number, start, secret in instance.sent:
        known = [
            (p, k, c) for p, k, c in zip(texts[number - 1], pad[start - 1 :], secret, strict=False) if min(p, k) >= 0
        ]
        assert all((p + k) % len(letters) == letters.index(c) for p, k, c in known)
    return "" if [*map(letters.index, answer)] == texts[-1] else "another text"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The cipher text of it, backwards, without a sign, the first sign moved on, every sign moved on."""
    letters, secret = instance.alphabet, instance.sent[-1][2]
    moved = "".join(letters[(letters.index(c) + 1) % len(letters)] for c in answer)
    wrong = [secret, answer[::-1], answer[1:], moved[0] + answer[1:], moved]
    return [one for one in wrong if one != answer]
