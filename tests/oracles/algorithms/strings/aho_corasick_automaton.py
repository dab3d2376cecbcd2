"""Judge by the algorithm itself: a trie of dictionaries, links found breadth first, one run over the text."""

from collections import deque
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _built(instance.words, instance.text)
    return "" if answer == right else f"the answer is {right}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Links all to the root, the links of words in another order, and another count."""
    other = _built(instance.words[::-1], instance.text)
    wrong = [answer | {"fail": (0,) * len(answer["fail"])}, other, answer | {"count": answer["count"] + 1}]
    return [one for one in wrong if one != answer]


def _built(words: Any, text: str) -> dict[str, Any]:
    arcs: list[dict[str, int]] = [{}]
    ends = [0]
    for word in words:
        state = 0
        for letter in word:
            if letter not in arcs[state]:
                arcs[state][letter] = len(arcs)
                arcs.append({})
                ends.append(0)
            state = arcs[state][letter]
        ends[state] += 1
    fail = [0] * len(arcs)
    queue = deque(arcs[0].values())
    while queue:
        state = queue.popleft()
        ends[state] += ends[fail[state]]
        for letter, below in arcs[state].items():
            link = fail[state]
            while link and letter not in arcs[link]:
                link = fail[link]
            fail[below] = arcs[link].get(letter, 0)
            queue.append(below)
    state = count = 0
    for letter in text:
        while state and letter not in arcs[state]:
            state = fail[state]
        state = arcs[state].get(letter, 0)
        count += ends[state]
    return {"fail": tuple(fail[1:]), "count": count}
