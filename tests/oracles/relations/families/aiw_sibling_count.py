"""Draw the family that the printed facts describe as a networkx graph, and count by sets of parents and children."""

import re
from collections.abc import Iterator
from itertools import count
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree, fresh, name = nx.DiGraph(), count(), instance.name
    sexes: dict[Any, str] = {name: instance.sex, "mother": "f", "father": "m"}
    tree.add_edges_from([("mother", name), ("father", name)])
    at = {name: [name], f"{name}'s mother": ["mother"], f"{name}'s father": ["father"]}
    facts = []
    for line, _ in instance.facts:
        found = re.fullmatch(r"(.+) has (\d+) (\w+) and (\d+) \w+\.", line)
        assert found
        chain = re.sub(r"\b[Ee]ach ", "", found[1]).split(" of ")
        facts.append(
            (chain, int(found[2]), int(found[4]), found[3][:8] == "daughter" or chain[0] in ("daughter", "son"))
        )

    def births(parent: Any, women: int, men: int) -> None:
        for sex in "f" * women + "m" * men:
            child = next(fresh)
            sexes[child] = sex
            tree.add_edge(parent, child)

    for chain, women, men, below_them in facts:  # groups of brothers and sisters
        if below_them:
            continue
        view = {"sister": "f", "brother": "m"}.get(chain[0], "")
        head = at[chain[-1]][0]
        women += (view == "f") - (sexes[head] == "f") if view else 0
        men += (view == "m") - (sexes[head] == "m") if view else 0
        above = list(tree.predecessors(head)) or [("above", head)]
        tree.add_edges_from((parent, head) for parent in above)
        before = set(tree)
        births(above[0], women, men)
        tree.add_edges_from((parent, child) for parent in above[1:] for child in set(tree) - before)
    for chain, women, men, below_them in facts:  # their children
        if below_them:
            women += chain[0] == "daughter"
            men += chain[0] == "son"
            for parent in _members(tree, sexes, chain[-2:], at):
                births(parent, women, men)

    def around(one: Any) -> set[Any]:
        return {two for parent in tree.predecessors(one) for two in tree.successors(parent)} - {one}

    def below(group: set[Any]) -> set[Any]:
        return {child for one in group for child in tree.successors(one)}

    right: list[int] = []
    for text, _ in instance.asked:
        what, whose = re.fullmatch(r"How many (.+) does (.+) have\?", text).groups()  # type: ignore[union-attr]
        path = [part.removeprefix("a ") for part in whose.split(" of ")]
        group = _members(tree, sexes, path[-2:], at) if path[1:] else set(at[path[0]])
        if len(path) == 3:
            group = {one for one in below(group) if sexes[one] == ("m" if path[0] == "son" else "f")}
        numbers = set()
        for one in group:
            elders = {two for parent in tree.predecessors(one) for two in around(parent)}
            relatives = {
                "siste": around(one),
                "broth": around(one),
                "niece": below(around(one)),
                "nephe": below(around(one)),
            }
            relatives |= {"aunts": elders, "uncle": elders, "femal": below(elders), "male ": below(elders)}
            women = what.startswith(("sister", "niece", "aunt", "female"))
            numbers.add(sum(sexes.get(two) == ("f" if women else "m") for two in relatives[what[:5]]))
        assert len(numbers) == 1
        right += numbers
    return "" if tuple(right) == answer else f"the numbers are {right}"


def _members(tree: Any, sexes: dict[Any, str], path: list[str], at: dict[str, list[Any]]) -> set[Any]:
    head = at[path[1]][0]
    group = {two for parent in tree.predecessors(head) for two in tree.successors(parent)} - {head}
    return {one for one in group if sexes[one] == ("f" if path[0] == "sister" else "m")}


def near_misses(instance: Any, answer: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """One more or less in each place."""
    for place, number in enumerate(answer):
        for other in (number - 1, number + 1):
            yield (*answer[:place], other, *answer[place + 1 :])
