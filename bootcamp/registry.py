"""Find tasks by name: the file tree is the registry.

A task ``name`` of ``domain`` is the file ``tasks/domain/name.py``. Other packages offer a tree of the same shape by an
entry point ``namespace = package`` in the group ``bootcamp.tasks``; their tasks are called ``namespace/name``.
"""

from __future__ import annotations

import logging
import os
import re
from difflib import get_close_matches
from fnmatch import fnmatchcase
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from bootcamp.errors import BootcampError, UnknownTask

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bootcamp.task import Case, Task

ENTRY_POINTS = "bootcamp.tasks"
_PACKAGE = "bootcamp.tasks"
_ROOT = os.path.join(os.path.dirname(__file__), "tasks")
_HEAD = 2048  # bytes of a task file that hold its docstring
_FIELD = re.compile(r"^[ \t]*([A-Z][A-Za-z]{0,11}):", re.MULTILINE)

_registered: dict[str, Task[Any, Any, Any]] = {}
_log = logging.getLogger(__name__)


class Entry(NamedTuple):
    """Where a task lives; reading it imports nothing."""

    name: str
    domain: str
    path: str
    module: str


def names(domain: str | None = None, *, external: bool = False) -> list[str]:
    """Return the names of all tasks, sorted, or of those of one `domain`; `external` adds those of other packages."""
    if domain is not None and domain not in domains():
        raise BootcampError(f"domain={domain!r} does not exist; {_nearest(domain, domains())}")
    found = [entry.name for entry in _builtin().values() if domain in (None, entry.domain)]
    if external and domain is None:
        found += [*_external(), *_registered]
    return sorted(found)


def domains() -> list[str]:
    """Return the names of the domains, sorted."""
    return sorted({entry.domain for entry in _builtin().values()})


def match(patterns: str | Iterable[str]) -> list[str]:
    """Return the tasks that any of `patterns` names: a name, a glob of names, ``domain/*`` or ``namespace/*``.

    >>> match("arithmetic/game*")
    ['game24']
    """
    patterns = [patterns] if isinstance(patterns, str) else list(patterns)
    chosen: set[str] = set()
    for pattern in patterns:
        hits = {
            e.name
            for e in _builtin().values()
            if fnmatchcase(f"{e.domain}/{e.name}" if "/" in pattern else e.name, pattern)
        }
        if "/" in pattern and not hits:
            hits = {name for name in (*_external(), *_registered) if fnmatchcase(name, pattern)}
        if not hits:
            known = [*_builtin(), *(f"{domain}/*" for domain in domains())]
            raise UnknownTask(f"no task matches {pattern!r}; {_nearest(pattern, known)}")
        chosen |= hits
    return sorted(chosen)


def find(name: str) -> Entry:
    """Return where the task `name` lives, without importing it or listing the others."""
    if not isinstance(name, str):
        raise BootcampError(f"name={name!r} is {type(name).__name__}: expected the name of a task, such as 'game24'")
    entry = _external().get(name) if "/" in name else _straight(name)
    if entry is None:
        raise UnknownTask(_unknown(name))
    return entry


def get(name: str) -> Task[Any, Any, Any]:
    """Return the task called `name`; its module is imported when it is first asked for."""
    if name in _registered:
        return _registered[name]
    return _load(find(name))


def case(case_id: str, *, salt: str = "") -> Case:
    """Make the case of `case_id` again; a case made with a secret `salt` needs it once more."""
    from bootcamp.task import CaseId

    parsed = CaseId.parse(case_id)
    return get(parsed.task).from_id(parsed, salt=salt)


def register(task: type[Task[Any, Any, Any]], namespace: str = "local") -> str:
    """Make a task class known in this process as ``namespace/name`` and return that name."""
    if not namespace.isidentifier():
        raise BootcampError(f"namespace={namespace!r} is not an identifier: choose one such as 'local'")
    name = f"{namespace}/{task.stem()}"
    _registered[name] = task(name)
    return name


def describe(entry: Entry) -> dict[str, str]:
    """Read a task's docstring from the first bytes of its file: ``summary`` and the fields ``answer``, ``harder``, ...

    >>> describe(find("game24"))["skills"]
    'arithmetic, search'
    """
    with open(entry.path, "rb", buffering=0) as file:
        head = file.read(_HEAD).decode(errors="ignore")
    return parse_docstring(head.partition('"""')[2].partition('"""')[0])


def parse_docstring(text: str) -> dict[str, str]:
    """Split a task's docstring into its ``summary`` and its ``Field: value`` paragraphs (keys in lower case)."""
    summary, *rest = _FIELD.split(text)
    fields = {"summary": summary, **dict(zip(map(str.lower, rest[::2]), rest[1::2], strict=True))}
    return {name: " ".join(value.split()) for name, value in fields.items()}


def entries(*, external: bool = False) -> list[Entry]:
    """Return where all built-in tasks live, sorted by domain and name; `external` adds those of other packages."""
    found = [*_builtin().values(), *(_external().values() if external else ())]
    return sorted(found, key=lambda entry: (entry.domain, entry.name))


@cache
def _builtin() -> dict[str, Entry]:
    return _tree(_ROOT, _PACKAGE)


def _tree(root: str, package: str, namespace: str = "") -> dict[str, Entry]:
    """List ``root/<domain>/<name>.py``; files and folders whose names start with an underscore are not tasks."""
    found: dict[str, Entry] = {}
    for domain in sorted(entry.name for entry in os.scandir(root) if entry.is_dir() and entry.name[0] not in "_."):
        for file in sorted(entry.name for entry in os.scandir(os.path.join(root, domain))):
            stem, ext = os.path.splitext(file)
            if ext != ".py" or stem.startswith("_"):
                continue
            name = f"{namespace}/{stem}" if namespace else stem
            if name in found:
                raise BootcampError(f"the task name {name!r} is used twice, in {found[name].domain}/ and {domain}/")
            found[name] = Entry(name, domain, os.path.join(root, domain, file), f"{package}.{domain}.{stem}")
    return found


def _straight(name: str) -> Entry | None:
    """Find a built-in task by trying its file in each domain: cheaper than listing thousands of names."""
    if not name.isidentifier() or name.startswith("_"):
        return None
    for domain in _domain_folders():
        path = os.path.join(_ROOT, domain, f"{name}.py")
        if os.path.isfile(path):
            return Entry(name, domain, path, f"{_PACKAGE}.{domain}.{name}")
    return None


@cache
def _domain_folders() -> tuple[str, ...]:
    return tuple(sorted(entry.name for entry in os.scandir(_ROOT) if entry.is_dir() and entry.name[0] not in "_."))


@cache
def _external() -> dict[str, Entry]:
    """List the tasks of other packages; one that cannot be listed is reported and left out."""
    from importlib.metadata import entry_points
    from importlib.util import find_spec

    found: dict[str, Entry] = {}
    for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda point: point.name):
        try:
            spec = find_spec(point.value)
            if spec is None or not spec.submodule_search_locations:
                raise ImportError(f"{point.value} is not a package")
            found |= _tree(next(iter(spec.submodule_search_locations)), point.value, namespace=point.name)
        except Exception as fault:  # noqa: BLE001 - a broken package of somebody else must not break ours
            _log.warning("the tasks of %r (%s) are left out: %s", point.name, point.value, fault)
    return found


@cache
def _load(entry: Entry) -> Task[Any, Any, Any]:
    stem = entry.name.rpartition("/")[2]
    module = import_module(entry.module)
    task: Task[Any, Any, Any] = getattr(module, class_name(stem))(entry.name)
    return task


def class_name(stem: str) -> str:
    """Return the class of a task file: ``game24`` -> ``Game24``, ``prime_factorization`` -> ``PrimeFactorization``."""
    return "".join(part[:1].upper() + part[1:] for part in stem.split("_"))


def _unknown(name: str) -> str:
    if name in retired():
        return f"the task {name!r} is retired: {retired()[name]}"
    return f"there is no task {name!r}; {_nearest(name, names(external='/' in name))}"


def _nearest(word: str, known: Iterable[str]) -> str:
    known = sorted(known)
    close = get_close_matches(word, known, n=3, cutoff=0.5)
    return (
        f"did you mean {' or '.join(map(repr, close))}?"
        if close
        else f"`bootcamp list` shows the {len(known)} that exist"
    )


@cache
def retired() -> dict[str, str]:
    """Read ``tasks/retired.txt``: an old name, then its new name or the reason, on each line."""
    with open(os.path.join(_ROOT, "retired.txt"), encoding="utf-8") as file:
        pairs = (line.partition(" ") for line in map(str.strip, file) if line and not line.startswith("#"))
        return {old: reason.strip() for old, _, reason in pairs}
