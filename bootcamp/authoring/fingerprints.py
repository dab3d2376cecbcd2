"""Fingerprints: what a version of a task makes, written down so that a change without a new version is found.

``tests/fingerprints/<domain>.txt`` has a line ``name version fingerprint`` for each task.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

from bootcamp import registry
from bootcamp.authoring.oracles import checkout, stem
from bootcamp.registry import Entry
from bootcamp.storage.files import whole_file
from bootcamp.storage.locks import locked_folder
from bootcamp.testing import fingerprint


def recorded(entry: Entry) -> tuple[int, str] | None:
    """Return the version and fingerprint on record for a task, or None where there are none."""
    root = checkout(entry)
    return _read(_table(root, entry.domain)).get(stem(entry)) if root else None


def fault(entry: Entry) -> str:
    """Tell how a task's output differs from its record; "" if it does not, or has a new version or no record yet."""
    task, record = registry.get(entry.name), recorded(entry)
    if record is None or record[0] < task.version:
        return ""
    if record[0] > task.version:
        return f"{task.name} has version {task.version}, but version {record[0]} is on record: versions only rise"
    if record[1] != fingerprint(task):
        return f"{task.name} version {task.version} makes other cases than before: raise its version"
    return ""


def record(entry: Entry) -> None:
    """Write down the fingerprint of a task's present version."""
    root = checkout(entry)
    if root is None:
        return
    path = _table(root, entry.domain)
    task = registry.get(entry.name)
    line = task.version, fingerprint(task)
    path.parent.mkdir(exist_ok=True)
    with locked_folder(path.parent, wait=True):
        _write(path, _read(path) | {stem(entry): line})


def forget_others(root: Path, names: Mapping[str, Collection[str]]) -> None:
    """Drop the fingerprints of tasks other than `names`, by domain."""
    for path in sorted((root / "tests" / "fingerprints").glob("*.txt")):
        kept = names.get(path.stem, ())
        with locked_folder(path.parent, wait=True):
            table = _read(path)
            if not kept:
                path.unlink()
            elif table.keys() - set(kept):
                _write(path, {name: line for name, line in table.items() if name in kept})


def _write(path: Path, table: Mapping[str, tuple[int, str]]) -> None:
    with whole_file(path) as file:
        file.writelines(f"{name} {version} {digest}\n" for name, (version, digest) in sorted(table.items()))


def _read(path: Path) -> dict[str, tuple[int, str]]:
    if not path.is_file():
        return {}
    rows = (line.split() for line in path.read_text(encoding="utf-8").splitlines())
    return {name: (int(version), digest) for name, version, digest in rows}


def _table(root: Path, domain: str) -> Path:
    return root / "tests" / "fingerprints" / f"{domain}.txt"
