"""Find the oracle of a task: ``tests/oracles`` in the checkout that holds the task's file mirrors the tree of tasks."""

from __future__ import annotations

import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from bootcamp.registry import Entry


def stem(entry: Entry) -> str:
    """Return a task's name without the namespace of another package."""
    return entry.name.rpartition("/")[2]


def checkout(entry: Entry) -> Path | None:
    """Return the root of the checkout that a task's file lies in: the nearest folder that holds ``tests/oracles``."""
    return next((folder for folder in Path(entry.path).parents if (folder / "tests" / "oracles").is_dir()), None)


def oracle_path(entry: Entry) -> Path | None:
    """Return the file of a task's oracle, or None where there is none."""
    root = checkout(entry)
    path = root / "tests" / "oracles" / entry.folder / f"{stem(entry)}.py" if root else None
    return path if path and path.is_file() else None


@cache
def load_oracle(entry: Entry) -> ModuleType | None:
    """Import a task's oracle, or return None where there is none."""
    path, root = oracle_path(entry), checkout(entry)
    if path is None:
        return None
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))  # oracles may share modules of tests.oracles
    spec = spec_from_file_location(f"tests.oracles.{entry.folder.replace('/', '.')}.{stem(entry)}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
