"""Judge by words as texts of symbols with blanks between them, in which merges are replacements."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    texts = {" ".join(word): count for word, count in instance.counts}
    merges = []
    for _ in range(instance.merges):
        found: dict[tuple[str, ...], int] = {}
        for text, count in texts.items():
            for start in re.finditer(r"(?<!\S)(?=(\S+) (\S+))", text):
                found[start.groups()] = found.get(start.groups(), 0) + count
        most = max(found.values())
        merges.append(sorted(pair for pair in found if found[pair] == most)[0])
        texts = {_joined(text, merges[-1]): count for text, count in texts.items()}
    tokens = []
    for word in instance.new:
        text = " ".join(word)
        for pair in merges:
            text = _joined(text, pair)
        tokens.append(tuple(text.split()))
    if list(answer["merges"]) != merges:
        return f"the merges are {merges}"
    return "" if list(answer["tokens"]) == tokens else f"the tokens are {tokens}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Single letters as tokens, two merges exchanged, a merge backwards, tokens put together."""
    merges, tokens = answer["merges"], answer["tokens"]
    wrong = [
        {"merges": merges, "tokens": tuple(tuple(word) for word in instance.new)},
        {"merges": (merges[1], merges[0], *merges[2:]), "tokens": tokens},
        {"merges": (*merges[:-1], merges[-1][::-1]), "tokens": tokens},
        {"merges": merges, "tokens": ((tokens[0][0] + tokens[0][1], *tokens[0][2:]), *tokens[1:])},
    ]
    return [one for one in wrong if one != answer]


def _joined(text: str, pair: tuple[str, ...]) -> str:
    return re.sub(rf"(?<!\S){pair[0]} {pair[1]}(?!\S)", "".join(pair), text)
