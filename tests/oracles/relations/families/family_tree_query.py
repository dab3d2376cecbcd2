"""Read the printed records into a networkx graph, and find the relatives by the wording, set by set."""

import re
from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)

_BORN = r"(\w+) was born in (\d+) as a (daughter|son) of (\w+) and (\w+)\."


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree, born, died, women = nx.DiGraph(), {}, {}, set()
    for line, _ in instance.story:
        if found := re.fullmatch(_BORN, line):
            name, year, child, *couple = found.groups()
            tree.add_edges_from((parent, name) for parent in couple)
            woman = child == "daughter"
        elif found := re.fullmatch(r"(\w+) died in (\d+)\.", line):
            died[found[1]] = int(found[2])
            continue
        else:
            name, kind, year = re.search(r"(\w+), a (woman|man),? (?:was )?born in (\d+)\.$", line).groups()  # type: ignore[union-attr]
            woman = kind == "woman"
        born[name] = int(year)
        women |= {name} if woman else set()
    tree.add_nodes_from(born)

    def up(group: set[str]) -> set[str]:
        return {parent for one in group for parent in tree.predecessors(one)}

    def down(group: set[str]) -> set[str]:
        return {child for one in group for child in tree.successors(one)}

    def sisters(group: set[str]) -> set[str]:
        return {two for one in group for two in down(up({one})) if two != one}

    x = {instance.person}
    relatives: set[str] = {
        "the brothers and sisters of {0}": lambda: sisters(x),
        "the children of {0}'s children": lambda: down(down(x)),
        "the children of {0}'s brothers and sisters": lambda: down(sisters(x)),
        "the brothers and sisters of {0}'s mother and father": lambda: sisters(up(x)),
        "the first cousins of {0}": lambda: down(sisters(up(x))),
        "the grandchildren of {0}'s brothers and sisters": lambda: down(down(sisters(x))),
        "the brothers and sisters of {0}'s grandparents": lambda: sisters(up(up(x))),
        "the great-grandchildren of {0}": lambda: down(down(down(x))),
        "the children of {0}'s first cousins": lambda: down(down(sisters(up(x)))),
        "the first cousins of {0}'s mother and father": lambda: down(sisters(up(up(x)))),
        "the second cousins of {0}": lambda: down(down(sisters(up(up(x))))),
    }[instance.relatives[0].replace(instance.person, "{0}")]()
    for text, _ in instance.condition_texts:
        word = text.split()[-1]
        if "woman" in text:
            relatives &= women
        elif "is a man" in text:
            relatives -= women
        elif "alive" in text:
            relatives = {one for one in relatives if born[one] <= int(word) < died.get(one, 9999)}
        elif "child" in text:
            relatives = {one for one in relatives if bool(tree.out_degree(one)) == ("at least" in text)}
        else:
            older = "older" in text
            relatives = {one for one in relatives if born[one] < born[word] if older} | {
                one for one in relatives if born[one] > born[word] if not older
            }
    assert relatives
    return "" if relatives == answer else f"the relatives are {sorted(relatives)}"


def near_misses(instance: Any, answer: frozenset[str]) -> Iterator[frozenset[str]]:
    """One name too few or too many."""
    for name in sorted(answer):
        if len(answer) > 1:
            yield answer - {name}
    yield answer | {next(name for name in instance.people if name not in answer)}
