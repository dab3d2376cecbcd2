"""Judge by networkx: orbits from all isomorphisms of the graph to itself, on a graph from a second reader."""

from typing import Any

from tests.oracles.chemistry.structures._smiles import graph as read_graph, spectrum

LEVELS = range(1, 8)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = spectrum(read_graph(instance.text))
    if found is None:
        return ""  # too many symmetries to be listed
    return "" if (answer["carbon"], sorted(answer["hydrogen"])) == found else f"the signals are {found}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """One carbon signal more, one hydrogen signal less, one line more."""
    (size, lines), *rest = answer["hydrogen"]
    changed = {"hydrogen": ((size, lines + 1), *rest)}
    return [answer | {"carbon": answer["carbon"] + 1}, answer | {"hydrogen": tuple(rest)}, answer | changed]
