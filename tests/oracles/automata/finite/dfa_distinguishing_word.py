"""Judge by growing, for both automata at once, the words to every pair of states, letter by letter."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != len(_shortest(instance)[0]):
        return "the word is not as short as can be"
    return "" if _ends(instance.first, answer) != _ends(instance.second, answer) else "both say the same"


def others(instance: Any, answer: str) -> list[str]:
    """Some more shortest words."""
    return _shortest(instance)[:3]


def near_misses(instance: Any, answer: str) -> list[str]:
    """The word without its last letter, with one letter more, and another word of its length that both judge alike."""
    letters = instance.first.alphabet
    changed = [answer[:i] + x + answer[i + 1 :] for i in range(len(answer)) for x in letters if x != answer[i]]
    wrong = [word for word in changed if _ends(instance.first, word) == _ends(instance.second, word)]
    return [word for word in (answer[:-1], answer + letters[0], *wrong[:2]) if word]


def _ends(machine: Any, word: str) -> bool:
    state = machine.start
    for letter in word:
        state = machine.table[state][machine.alphabet.index(letter)]
    return state in machine.accepting


def _shortest(instance: Any) -> list[str]:
    """All shortest words, a thousand to each pair of states at most."""
    first, second = instance.first, instance.second
    layer = {(first.start, second.start): [""]}
    seen: set[tuple[int, int]] = set()
    while layer:
        found = [w for (p, q), some in layer.items() if (p in first.accepting) != (q in second.accepting) for w in some]
        if found:
            return sorted(found)
        seen |= set(layer)
        following: dict[tuple[int, int], list[str]] = {}
        for (p, q), some in layer.items():
            for i, letter in enumerate(first.alphabet):
                pair = first.table[p][i], second.table[q][i]
                if pair not in seen:
                    following.setdefault(pair, []).extend(w + letter for w in some[:1000])
        layer = following
    return []
