"""Judge by encrypting the answer, and by building every plain text around the known words, letter by letter."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    key, text, place = answer["key"], answer["text"], answer["place"] - 1
    if not key or len(text) != len(instance.text):
        return "another length"
    if key not in instance.keys if instance.keys else len(key) != instance.key_length:
        return "not such a key"
    if _moved(text, key, 1) != instance.text:
        return "another cipher text"
    if text[place : place + len(instance.cribs[0])] != instance.cribs[0]:
        return "the word is not there"
    if any(crib not in text for crib in instance.cribs):
        return "a word is missing"
    if instance.keys:
        places = sum(_moved(instance.text, one, -1).count(instance.cribs[0]) for one in instance.keys)
        assert places == 1
    else:
        assert _count(instance) == 1
    return ""


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The place counted from 0 or one later, the key turned, the text without a letter or backwards."""
    key, text = answer["key"], answer["text"]
    wrong = [{**answer, "place": answer["place"] + step} for step in (-1, 1)]
    wrong += [{**answer, "key": key[1:] + key[0]}, {**answer, "text": text[:-1]}, {**answer, "text": text[::-1]}]
    return [one for one in wrong if one["place"] > 0 and confirm(instance, one)]


def _moved(text: str, key: str, sign: int) -> str:
    return "".join(
        chr((ord(c) + sign * ord(key[i % len(key)]) - 65 * (1 + sign)) % 26 + 65) for i, c in enumerate(text)
    )


def _count(instance: Any) -> int:
    """Count the places of two words at which each letter of the key that is met twice is the same."""
    one, two = instance.cribs
    text, period, total = instance.text, instance.key_length, 0
    for i in range(len(text) - len(one) + 1):
        for j in range(len(text) - len(two) + 1):
            pairs = [(i + n, c) for n, c in enumerate(one)] + [(j + n, c) for n, c in enumerate(two)]
            key: dict[int, int] = {}
            total += all(
                key.setdefault(n % period, (ord(text[n]) - ord(c)) % 26) == (ord(text[n]) - ord(c)) % 26
                for n, c in pairs
            )
    return total
