"""Judge by all paths, on which each loop runs up to three times; each path is followed line by line."""

from itertools import islice, product
from typing import Any

LEVELS = range(1, 11)

Breaches = frozenset[tuple[int, ...]]
Path = tuple[int, ...]

_PATHS = 4000


def confirm(instance: Any, answer: Breaches) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lines = [line.strip() for line in instance.lines]
    paths, _ = _paths(lines, 0)
    right = {pair for path in islice(paths, _PATHS) for pair in _followed(lines, path)}
    if len(paths) > _PATHS:
        return "" if right <= answer else f"{right - answer} are missing"
    return "" if right == answer else f"right is {sorted(right)}"


def near_misses(instance: Any, answer: Breaches) -> list[Breaches]:
    """A pair less, a pair more, another rule."""
    one = min(answer)
    more = (one[0], one[1] % 4 + 1)
    near = [answer - {one}, answer | {more}, answer - {one} | {more}, answer | {(1, 1)}]
    return [each for each in near if each != answer]


def _paths(lines: list[str], place: int) -> tuple[list[Path], int]:
    """Give the paths through the lines up to the end of this block, and where that is."""
    found: list[Path] = [()]
    while place < len(lines) and not lines[place].startswith("}"):
        ways: list[Path] = [(place,)]
        head = lines[place]
        if head.endswith("{"):
            inner, end = _paths(lines, place + 1)
            if head == "{":
                ways = [(place, *one, end) for one in inner]
            elif head.startswith("while"):
                ways = [
                    (*(step for one in turns for step in (place, *one, end)), place)
                    for count in range(4)
                    for turns in product(inner, repeat=count)
                ]
            elif lines[end].endswith("{"):
                other, last = _paths(lines, end + 1)
                ways = [(place, *one, end) for one in inner] + [(place, *one, last) for one in other]
                end = last
            else:
                ways = [(place, *one, end) for one in inner] + [(place,)]
            place = end
        found = [(*one, *way) for one, way in product(found, ways)]
        place += 1
    return found, place


def _followed(lines: list[str], path: Path) -> set[tuple[int, int]]:
    found: set[tuple[int, int]] = set()
    gone: set[str] = set()
    loans: dict[str, tuple[str, bool, bool]] = {}
    made: list[tuple[str, str]] = []  # block by block, what let made
    for at, place in enumerate(path):
        line = lines[place]
        words = line.replace("= &", "= & ").replace("& mut", "&mut").split()

        def lives(name: str, at: int = at) -> bool:
            for later in path[at + 1 :]:
                if lines[later] == f"use {name}":
                    return True
                if lines[later].startswith(f"{name} ="):
                    return False
            return False

        live = {owner for r, (owner, _, ended) in loans.items() if not ended and lives(r)}

        if line.startswith("}"):
            inside = {name for name, kind in made if kind == "inner"}
            loans = {r: (o, write, ended or o in inside) for r, (o, write, ended) in loans.items()}
            gone -= inside
            made = [one for one in made if one[1] != "inner"]
        elif words[0] == "let":
            made.append((words[1], "inner" if words[1] in "efgh" else "outer"))
        elif words[0] in ("read", "change", "give"):
            if words[1] in gone:
                found.add((place + 1, 1))
            if words[0] != "read" and words[1] in live:
                found.add((place + 1, 2))
            if words[0] == "give":
                gone.add(words[1])
        elif words[0] == "use":
            if loans[words[1]][2]:
                found.add((place + 1, 4))
        elif "=" in words:
            name, source = words[0], words[-1]
            if source != "new" and source in gone:
                found.add((place + 1, 1))
            if "&" in line:
                write = "&mut" in words
                for r, (owner, strong, ended) in loans.items():
                    if r != name and owner == source and not ended and (write or strong) and lives(r):
                        found.add((place + 1, 3))
                loans[name] = (source, write, False)
            else:
                if {name, source} & live:
                    found.add((place + 1, 2))
                gone.discard(name)
                if source != "new":
                    gone.add(source)
    return found
