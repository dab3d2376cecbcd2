"""A second reader of structure strings, to networkx graphs."""

from typing import Any

import networkx as nx
from networkx.algorithms.isomorphism import GraphMatcher, categorical_edge_match, categorical_node_match


def graph(text: str) -> Any:
    """Read a structure string by recursive descent; nodes have element and hydrogens, edges an order."""
    found, place = nx.Graph(), 0
    open_rings: dict[str, Any] = {}

    def chain(before: Any) -> None:
        nonlocal place
        order = ""
        while place < len(text) and text[place] != ")":
            if text[place] == "(":
                place += 1
                chain(before)
                place += 1
            elif text[place] in "-=#":
                order = text[place]
                place += 1
            elif text[place].isdigit() or text[place] == "%":
                size = 1 if text[place] != "%" else 3
                label, place = text[place : place + size].lstrip("%"), place + size
                if label in open_rings:
                    other, sign = open_rings.pop(label)
                    link(other, before, order or sign)
                else:
                    open_rings[label] = before, order
                order = ""
            else:
                hydrogens = None
                if text[place] == "[":
                    end = text.index("]", place)
                    symbol, hydrogens = text[place + 1], int("H" in text[place:end])
                    place = end + 1
                else:
                    symbol = text[place : place + 2] if text[place : place + 2] in ("Cl", "Br") else text[place]
                    place += len(symbol)
                node = len(found)
                found.add_node(node, symbol=symbol, given=hydrogens)
                if before is not None:
                    link(before, node, order)
                before, order = node, ""

    def link(a: int, b: int, sign: str) -> None:
        small = found.nodes[a]["symbol"].islower() and found.nodes[b]["symbol"].islower()
        found.add_edge(a, b, order={"-": 1, "=": 2, "#": 3}.get(sign, 1.5 if small else 1))

    chain(None)
    valence = {"C": 4, "N": 3, "P": 3, "O": 2, "S": 2}
    for node, data in found.nodes(data=True):
        degree = sum(d["order"] for _, _, d in found.edges(node, data=True))
        symbol = data["symbol"].capitalize()
        left = valence.get(symbol, 1) - degree
        if data["symbol"].islower():
            left = 3 - found.degree(node) if symbol == "C" else 0
            left -= sum(d["order"] == 2 for _, _, d in found.edges(node, data=True))
        data.update(element=symbol, hydrogens=int(left) if data["given"] is None else data["given"])
    return found


def spectrum(whole: Any) -> tuple[int, list[tuple[int, int]]] | None:
    """Count the carbon signals and list the hydrogen signals from all symmetries; nothing if there are too many."""
    matcher = GraphMatcher(whole, whole, categorical_node_match("element", ""), categorical_edge_match("order", 0))
    same = nx.Graph()
    same.add_nodes_from(whole)
    for number, mapping in enumerate(matcher.isomorphisms_iter()):
        same.add_edges_from(mapping.items())
        if number > 3000:
            return None
    carbon, hydrogen = 0, []
    for orbit in nx.connected_components(same):
        atom = min(orbit)
        data = whole.nodes[atom]
        carbon += data["element"] == "C"
        near = [whole.nodes[v]["hydrogens"] for v in whole[atom] if whole.nodes[v]["element"] == "C"]
        lines = 1 + sum(near) if data["element"] == "C" else 1
        if data["hydrogens"]:
            hydrogen.append((len(orbit) * data["hydrogens"], lines))
    return carbon, sorted(hydrogen)
