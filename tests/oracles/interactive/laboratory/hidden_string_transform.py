"""Carry out operations re-coded on lists of letters; up to two of them, all chains that fit must give one result."""

from itertools import permutations
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 6)

VOWELS = "AEIOU"


def play(instance: Any, moves: list[tuple[str, str]]) -> tuple[list[tuple[str, str, bool]], str]:
    """Change the strings, up to the end."""
    seen: list[tuple[str, str, bool]] = []
    for verb, text in moves:
        if verb == "answer":
            won = text == _machine(instance, instance.chain, instance.target)
            return [*seen, (verb, "", won)], "won" if won else "lost"
        seen.append((verb, _machine(instance, instance.chain, text), True))
    return seen, ""


def least(instance: Any) -> int:
    """Check that the policy's questions decide the result, and return the least: one question and the answer."""
    from bootcamp import registry

    game: Any = registry.get("hidden_string_transform")
    past, over = game.policy_game(instance)
    assert over == "won"
    fitting = [
        chain
        for chain in permutations(range(len(instance.operations)), instance.length)
        if all(_machine(instance, chain, text) == seen.result for (_, text), seen in past[:-1])
    ]
    assert len({_machine(instance, chain, instance.target) for chain in fitting}) == 1
    return 2


def _machine(instance: Any, chain: tuple[int, ...], text: str) -> str:
    letters = list(text)
    for place in chain:
        name, numbers = instance.operations[place]
        letters = _changed(name, numbers, letters)
    return "".join(letters)


def _changed(name: str, numbers: tuple[int, ...], old: list[str]) -> list[str]:
    n = len(old)
    if name in ("shift", "mirror"):
        codes = [ord(letter) - ord("A") for letter in old]
        return [chr(ord("A") + ((code + numbers[0]) % 26 if numbers else 25 - code)) for code in codes]
    if name in ("delete", "double"):
        copies = 0 if name == "delete" else 2
        return [letter for k, letter in enumerate(old) for _ in range(1 if (k + 1) % numbers[0] else copies)]
    if name == "keep_first":
        return [letter for k, letter in enumerate(old) if letter not in old[:k]]
    if name == "vowel_to_end":
        first = [k for k in range(n) if old[k] in VOWELS][:1]
        return [old[k] for k in range(n) if k not in first] + [old[k] for k in first]
    places = list(range(n))
    if name == "reverse":
        places = places[::-1]
    elif name == "rotate":
        places = [k for k in places if k >= numbers[0]] + [k for k in places if k < numbers[0]]
    elif name == "swap_halves":
        half = n // 2
        places = places[n - half :] + places[half : n - half] + places[:half]
    elif name == "swap_pairs":
        places = [k + 1 if k % 2 == 0 and k + 1 < n else k - 1 if k % 2 else k for k in places]
    else:
        inside = [k for k in places if numbers[0] <= k + 1 <= numbers[1]]
        moved = inside[::-1] if name == "reverse_slice" else sorted(inside, key=lambda k: old[k])
        for k, other in zip(inside, moved, strict=True):
            places[k] = other
    return [old[k] for k in places]
