"""Judge by Python's own counting, slicing and arithmetic on all words up to a length, and on some longer ones."""

from itertools import product
from random import Random
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer["table"]) > instance.most:
        return "there are too many states"
    states = range(1, len(answer["table"]) + 1)
    if any(len(row) != 2 or not set(row) <= set(states) for row in answer["table"]):
        return "no table of states"
    rng = Random(1)
    words = ["".join(letters) for n in range(11) for letters in product("01", repeat=n)]
    words += ["".join(rng.choices("01", k=rng.randint(11, 30))) for _ in range(1000)]
    join = all if instance.joined == "and" else any
    for word in words:
        state = 1
        for letter in word:
            state = answer["table"][state - 1][int(letter)]
        if (state in answer["accepting"]) != join(_holds(one, word) for one in instance.conditions):
            return f"the automaton is wrong about {word!r}"
    return ""


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The other states accept; the first changes sides; letters exchanged, where that matters; too many states."""
    every = frozenset(range(1, len(answer["table"]) + 1))
    spare = (answer["table"][0],) * (instance.most + 1 - len(every))
    wrong = [
        {**answer, "accepting": every - answer["accepting"]},
        {**answer, "accepting": answer["accepting"] ^ {1}},
        {**answer, "table": (*answer["table"], *spare)},
    ]
    turned = {**answer, "table": tuple(row[::-1] for row in answer["table"])}
    return [*wrong, turned] if confirm(instance, turned) else wrong


def _holds(one: Any, word: str) -> bool:
    w, n, m = one.word, one.number, one.modulus
    match one.kind:
        case "count":
            return word.count(w) % m == n
        case "factor":
            return w in word
        case "no factor":
            return w not in word
        case "ends":
            return word.endswith(w)
        case "begins":
            return word.startswith(w)
        case "from end":
            return len(word) >= n and word[-n] == w
        case "length":
            return len(word) % m == n
        case "at most":
            return word.count(w) <= n
    return int(word or "0", 2) % m == n
