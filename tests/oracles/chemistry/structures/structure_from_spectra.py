"""Judge by networkx: the formula and the signals of the answer, from all isomorphisms of its graph to itself."""

from typing import Any

from tests.oracles.chemistry.structures._smiles import graph as read_graph, spectrum

LEVELS = range(1, 9)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    try:
        graph = read_graph(answer)
    except KeyError:
        return "this is no structure"
    elements = [data["element"] for _, data in graph.nodes(data=True)]
    counts = {one: elements.count(one) for one in elements}
    hydrogens = sum(data["hydrogens"] for _, data in graph.nodes(data=True))
    order = [one for one in ("C", "H") if one in counts or one == "H"]
    order += sorted(one for one in counts if one != "C")
    counts["H"] = hydrogens
    formula = "".join(f"{one}{counts[one] if counts[one] > 1 else ''}" for one in order if counts[one])
    if formula != instance.formula:
        return f"the formula is {formula}"
    found = spectrum(graph)
    if found is None:
        return ""  # too many symmetries to be listed
    carbon, hydrogen = found
    return "" if (carbon, hydrogen) == (instance.carbon, list(instance.hydrogen)) else f"{carbon}, {hydrogen}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """A carbon atom more, nothing but carbon."""
    longer = ["C" + answer] if answer[0] == "C" and answer[:2] != "Cl" else []
    return [*longer, "C" * len(answer)] if "C" * len(answer) != answer else longer
