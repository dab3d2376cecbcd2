"""Keep the files in nested dicts; follow the chain from file to file."""

from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)

Seen = tuple[str, tuple[str, ...], int, bool]


def play(instance: Any, moves: list[tuple[str, str]]) -> tuple[list[Seen], str]:
    """Walk through the dicts."""
    root: dict[str, Any] = {}
    for path, *lines in instance.files:
        *folders, name = path[1:].split("/")
        here = root
        for folder in folders:
            here = here.setdefault(folder, {})
        here[name] = lines
    seen: list[Seen] = []
    for verb, text in moves:
        word = text.lower()
        if verb == "answer":
            right = word == _chain(instance)[-1][3]
            return [*seen, (verb, (text,), 0, right)], "won" if right else "lost"
        if verb == "find":
            hits = sorted(path for path, *_ in instance.files if word in path.split("/")[-1])
            seen.append((verb, tuple(hits[:5]), max(0, len(hits) - 5), False))
            continue
        there: Any = root
        for part in [part for part in word.strip("/").split("/") if part or word.strip("/")]:
            there = there.get(part) if isinstance(there, dict) else None
        if verb == "read":
            lines = there if isinstance(there, list) else []
            named = zip(("subject", "date", "next", "owner"), lines, strict=False)
            seen.append((verb, tuple(f"{head}: {line}" for head, line in named), 0, False))
        else:
            inside = there if isinstance(there, dict) else {}
            names = [
                name + "/" * isinstance(inside[name], dict)
                for name in sorted(inside, key=lambda n: n + "/" * isinstance(inside[n], dict))
            ]
            seen.append((verb, tuple(names[:20]), max(0, len(names) - 20), False))
    return seen, ""


def _chain(instance: Any) -> list[list[str]]:
    """List the lines of the current files from the first to the last one."""
    subject, found = instance.start, []
    for _ in range(instance.hops + 1):
        versions = sorted((lines for _, *lines in instance.files if lines[0] == subject), key=lambda lines: lines[1])
        assert len(versions) == instance.versions
        assert len({lines[1] for lines in versions}) == len(versions)
        found.append(list(versions[-1]))
        subject = versions[-1][2]
    return found


def least(instance: Any) -> int:
    """Each current file must be read, and then the answer given."""
    return len({lines[0] for lines in _chain(instance)}) + 1
