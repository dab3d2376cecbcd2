"""Judge by a second model: a graph of commits that hold what they changed, with ancestors by networkx."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _run(instance)
    return "" if answer == right else f"the repository is {right}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The state before the last command, a shorter log, and the files of the first commit."""
    before = _run(instance.model_copy(update={"commands": instance.commands[:-1]}))
    tips = {name: before["tips"].get(name, "c1") for name in answer["tips"]}
    wrong = [before | {"tips": tips}, answer | {"log": answer["log"][:-1]}]
    wrong.append(answer | {"files": dict.fromkeys(answer["files"], 0)})
    return [one for one in wrong if one != answer]


def _run(instance: Any) -> dict[str, Any]:
    graph = nx.DiGraph()
    graph.add_node(1, files=dict.fromkeys(instance.files, 0))
    names, current = {"main": 1}, "main"

    def past(node: int) -> set[int]:
        return nx.ancestors(graph, node) | {node}

    def commit(parents: list[int], files: dict[str, int]) -> None:
        node = len(graph) + 1
        graph.add_node(node, files=files)
        graph.add_edges_from((parent, node) for parent in parents)
        names[current] = node

    def replay(node: int, sign: int = 1) -> None:
        (parent,) = graph.predecessors(node)
        now, old, new = (graph.nodes[one]["files"] for one in (names[current], parent, node)[::1])
        if sign < 0:
            old, new = new, old
        commit([names[current]], {file: new[file] if old[file] != new[file] else now[file] for file in now})

    for kind, word, *more in instance.commands:
        here = names[current]
        there = names.get(word) or (int(word[1:]) if word[1:].isdigit() else 0)
        match kind:
            case "commit":
                new = {part.split("=")[0]: int(part.split("=")[1]) for part in (word, *more)}
                commit([here], {**graph.nodes[here]["files"], **new})
            case "branch" | "tag":
                names[word] = here
            case "switch":
                current = word
            case "reset":
                names[current] = there
            case "cherry-pick":
                replay(there)
            case "revert":
                replay(there, -1)
            case "rebase":
                names[current] = there
                for node in sorted(past(here) - past(there)):
                    replay(node)
            case "merge" if here in past(there):
                names[current] = there
            case "merge":
                both = past(here) & past(there)
                base = max(both, key=lambda node: len(past(node)))
                now, old, new = (graph.nodes[node]["files"] for node in (here, base, there))
                commit([here, there], {f: new[f] if new[f] != old[f] else now[f] for f in now})
    log = sorted(past(names[current]), reverse=True)
    return {
        "tips": {name: f"c{node}" for name, node in names.items()},
        "log": tuple(f"c{node}" for node in log),
        "files": graph.nodes[names[current]]["files"],
    }
