"""Run the machine in the order that networkx gives; re-find causes by changing one variable."""

from itertools import product
from typing import Any

import networkx

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 6)


def play(instance: Any, moves: list[tuple[str, Any]]) -> tuple[list[tuple[str, str]], str]:
    """Carry out each experiment."""
    seen: list[tuple[str, str]] = []
    for verb, what in moves:
        if verb == "answer":
            wanted = [sorted(instance.laws[instance.letters.index(letter)][0]) for letter in instance.targets]
            right = [sorted(causes) for causes in what] == wanted
            return [*seen, (verb, "1" if right else "0")], "won" if right else "lost"
        seen.append((verb, _run(instance, what)))
    return seen, ""


def _run(instance: Any, signs: str) -> str:
    graph = networkx.DiGraph()
    graph.add_nodes_from(instance.letters)
    for letter, (causes, _) in zip(instance.letters, instance.laws, strict=True):
        graph.add_edges_from((cause, letter) for cause in causes)
    values: dict[str, bool] = {}
    for letter in networkx.topological_sort(graph):
        place = instance.letters.index(letter)
        causes, kind = instance.laws[place]
        count = sum(values[cause] for cause in causes)
        table = {
            "0": False,
            "1": True,
            "same": count == 1,
            "not": count == 0,
            "and": count == 2,
            "or": count > 0,
            "xor": count == 1,
        }
        values[letter] = table[kind] if signs[place] == "x" else signs[place] == "1"
    return "".join("1" if values[letter] else "0" for letter in instance.letters)


def least(instance: Any) -> int:
    """Check the causes of each target by full control; a game has at least an experiment and the answer."""
    n = len(instance.letters)
    for target in instance.targets:
        place = instance.letters.index(target)
        causes = set()
        for signs in product("01", repeat=n):
            base = "".join("x" if k == place else sign for k, sign in enumerate(signs))
            for k in range(n):
                if k != place:
                    other = base[:k] + ("1" if base[k] == "0" else "0") + base[k + 1 :]
                    if _run(instance, base)[place] != _run(instance, other)[place]:
                        causes.add(instance.letters[k])
        assert causes == set(instance.laws[place][0])
    return 2
