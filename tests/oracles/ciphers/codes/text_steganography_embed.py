"""Judge by walking along the bits; other answers come from all ways through slots, places and remainders."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != len(instance.slots):
        return "not one word for each slot"
    place = 0
    bits = _bits(instance)
    for word, slot in zip(answer, instance.slots, strict=True):
        codes = [code for option, code in slot if option == word]
        if len(codes) != 1 or bits[place : place + len(codes[0])] != codes[0]:
            return "a word that does not go on rightly"
        place += len(codes[0])
    if place != len(bits):
        return "bits are left"
    lengths = [len(word) for word in answer]
    wrong = [m for places, m in instance.groups if sum(lengths[i - 1] for i in places) % m]
    return "a number of letters is not divisible" if wrong else ""


def others(instance: Any, answer: Any) -> list[Any]:
    """Keep one way to each state after each slot, and list the ways that end rightly."""
    states: dict[Any, Any] = {(0, (0,) * len(instance.groups)): ()}
    bits = _bits(instance)
    for number, slot in enumerate(instance.slots, 1):
        following: dict[Any, Any] = {}
        for (place, remainders), chosen in states.items():
            for word, code in reversed(slot):
                if bits.startswith(code, place):
                    pairs = zip(remainders, instance.groups, strict=True)
                    new = tuple((r + (number in places) * len(word)) % m for r, (places, m) in pairs)
                    following[place + len(code), new] = (*chosen, word)
        states = following
    return [chosen for (place, left), chosen in states.items() if place == len(bits) and not any(left)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One word replaced by another of its slot: that has other bits."""
    changed = []
    for i, slot in enumerate(instance.slots):
        changed += [(*answer[:i], word, *answer[i + 1 :]) for word, _ in slot if word != answer[i]]
    return changed


def greedy(instance: Any) -> Any:
    """Take in each slot the first word listed that goes on rightly, else the first one."""
    bits, chosen = _bits(instance), []
    for slot in instance.slots:
        word, code = next(((w, c) for w, c in slot if bits.startswith(c)), slot[0])
        chosen.append(word)
        bits = bits[len(code) :]
    return tuple(chosen)


def _bits(instance: Any) -> str:
    return "".join(format(ord(letter) - 65, "05b") for letter in instance.message)
