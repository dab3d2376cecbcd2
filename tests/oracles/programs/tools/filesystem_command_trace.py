"""Judge by an object model: folders are dictionaries that hold one another, paths are walked step by step."""

import copy
from typing import Any

LEVELS = range(1, 11)

Folder = dict[str, Any]


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _left(instance.commands)
    return "" if answer == right else f"the paths are {sorted(right)}"


def near_misses(instance: Any, answer: frozenset[str]) -> list[frozenset[str]]:
    """The tree without one of the paths, with one more, and without the effect of the last commands."""
    wrong = [frozenset(sorted(answer)[:-1]), answer | {"/other"}]
    wrong += [_left(instance.commands[:-back]) for back in (1, 2)]
    return [one for one in wrong if one and one != answer]


def _left(commands: Any) -> frozenset[str]:
    root: Folder = {}
    here = [root]  # the folders from the root to the current one
    for command in commands:
        try:
            here = _carry_out(command[0], [_walk(text, root, here) for text in command[1:]], here)
        except LookupError:
            continue
    return frozenset(_listed(root, ""))


def _walk(text: str, root: Folder, here: list[Folder]) -> tuple[list[Folder], str]:
    """Give the folders above a path and its last name, "" for a folder that .. or / names."""
    chain = [root] if text.startswith("/") else list(here)
    *steps, last = text.strip("/").split("/")
    if last == "..":
        steps, last = [*steps, last], ""
    for step in steps:
        if step == "..":
            chain.pop()
        else:
            below = chain[-1][step]
            if not isinstance(below, dict):
                raise LookupError
            chain.append(below)
    if not last and len(chain) > 1:  # name the folder itself
        above = chain[:-1]
        return above, next(name for name, one in above[-1].items() if one is chain[-1])
    return chain, last


def _carry_out(kind: str, places: list[tuple[list[Folder], str]], here: list[Folder]) -> list[Folder]:
    chain, name = places[0]
    item = chain[-1].get(name) if name else chain[-1]
    if kind == "cd":
        if not isinstance(item, dict):
            raise LookupError
        return [*chain, item] if name else chain
    if kind in ("mkdir", "touch"):
        if item is not None:
            raise LookupError
        chain[-1][name] = {} if kind == "mkdir" else "file"
        return here
    if item is None or not name or (kind != "cp" and any(one is item for one in here)):
        raise LookupError
    if kind == "rm":
        del chain[-1][name]
        return here
    into, new = places[1]
    target = into[-1].get(new) if new else into[-1]
    if isinstance(target, dict):
        into, new = ([*into, target] if new else into), name
        target = into[-1].get(new)
    if target is not None or any(one is item for one in into):
        raise LookupError
    into[-1][new] = copy.deepcopy(item)
    if kind == "mv":
        del chain[-1][name]
    return here


def _listed(folder: Folder, above: str) -> list[str]:
    found = []
    for name, item in folder.items():
        found += [f"{above}/{name}", *(_listed(item, f"{above}/{name}") if isinstance(item, dict) else [])]
    return found
