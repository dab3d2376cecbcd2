"""Find tasks by name: the file tree is the registry.

A task ``name`` of ``domain`` is the file ``tasks/domain/name.py``, or ``tasks/domain/family/name.py`` where the domain
has families; its name is the same wherever it lies. Other packages offer a tree of the same shape by an entry point
``namespace = package`` in the group ``bootcamp.tasks``; their tasks are called ``namespace/name``.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import cache, lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from bootcamp.errors import BootcampError, UnknownTask
from bootcamp.lib.arguments import nearest

if TYPE_CHECKING:
    from bootcamp.task import Task

INTERACTIVE = "interactive"
"""The folder of the tasks that are played turn by turn."""

ENTRY_POINTS = "bootcamp.tasks"
_PACKAGE = "bootcamp.tasks"
_ROOT = os.path.join(os.path.dirname(__file__), "tasks")
_HEAD = 2048  # bytes of a task file that hold its docstring
_GLOB = re.compile(r"[*?\[]")
_FIELD = re.compile(r"^[ \t]*([A-Z][A-Za-z]{0,11}):", re.MULTILINE)

_registered: dict[str, Task[Any, Any, Any]] = {}
_log = logging.getLogger(__name__)


class Entry(NamedTuple):
    """Where a task lives; reading it imports nothing."""

    name: str
    domain: str
    path: str
    module: str
    family: str = ""

    @property
    def interactive(self) -> bool:
        """Whether the task is played turn by turn: it lies in a folder of that name, so that nothing is imported."""
        return INTERACTIVE in (self.domain, self.family)

    @property
    def folder(self) -> str:
        """Where the task lies below the tasks, its oracle below the oracles: ``domain`` or ``domain/family``."""
        return f"{self.domain}/{self.family}" if self.family else self.domain


def names(domain: str | None = None, *, external: bool = False, interactive: bool = False) -> list[str]:
    """Return the names of all tasks, sorted, or of those of one `domain`; `external` adds those of other packages.

    Tasks that are played turn by turn are left out unless they are asked for by `interactive` or their domain.
    """
    if domain is not None and not isinstance(domain, str):
        raise BootcampError(f"domain={domain!r:.80} is {type(domain).__name__}: expected text, such as 'grids'")
    if domain is not None and domain not in domains(external=external):
        raise BootcampError(f"domain={domain!r} does not exist; {_nearest(domain, domains(external=external))}")
    found = [
        entry.name
        for entry in entries(external=external)
        if domain == entry.domain or (domain is None and (interactive or not entry.interactive))
    ]
    return sorted([*found, *(_registered if external and domain is None else ())])


def domains(*, external: bool = False) -> list[str]:
    """Return the names of the domains, sorted; `external` adds those of other packages."""
    return sorted({entry.domain for entry in entries(external=external)})


def match(patterns: str | Iterable[str], *, interactive: bool = False) -> list[str]:
    """Return the tasks that any of `patterns` names.

    A pattern is a task, a domain or family, the namespace of another package, or a glob. Globs are of names, ``game*``,
    or begin with a folder or namespace: ``domain/*``, ``domain/family/*``, ``namespace/*``. Tasks of other packages are
    looked for only where no built-in one fits. Globs leave out the tasks that are played turn by turn, unless
    `interactive` is set or the glob is of their folder.

    >>> match("arithmetic/game*")
    ['game24']
    >>> match("arithmetic") == match("arithmetic/*") == names("arithmetic")
    True
    """
    chosen: set[str] = set()
    for pattern in patterns_of(patterns):
        if not isinstance(pattern, str):
            raise BootcampError(
                f"tasks: {pattern!r} is {type(pattern).__name__}: expected the name of a task or a glob"
            )
        played = interactive or not _GLOB.search(pattern) or INTERACTIVE in pattern.split("/")
        hits = {e.name for e in _builtin().values() if _fits(e, pattern) and (played or not e.interactive)}
        if not hits:
            hits = {e.name for e in _external().values() if _fits(e, pattern) and (played or not e.interactive)}
            hits |= {name for name in _registered if fnmatchcase(name, pattern) or name.startswith(f"{pattern}/")}
        if not hits:
            remedy = "give several as a list" if "," in pattern else _nearest(pattern, [*_builtin(), *domains()])
            raise UnknownTask(f"no task matches {pattern!r:.80}; {remedy}")
        chosen |= {pattern} if pattern in hits else hits
    return sorted(chosen)


def patterns_of(tasks: str | Iterable[str]) -> list[str]:
    """Return what names tasks as a list; raise BootcampError for what is neither a name nor several."""
    if isinstance(tasks, bytes) or not isinstance(tasks, Iterable):
        raise BootcampError(f"tasks={tasks!r:.80}: expected the name of a task or a glob, or a list of them")
    return [tasks] if isinstance(tasks, str) else list(tasks)


def _fits(entry: Entry, pattern: str) -> bool:
    namespace, _, stem = entry.name.rpartition("/")
    if pattern in (entry.name, entry.domain, entry.folder, namespace or None):
        return True
    ways = (entry.name, f"{entry.domain}/{stem}", f"{entry.folder}/{stem}") if "/" in pattern else (entry.name,)
    return any(fnmatchcase(way, pattern) for way in ways)


def find(name: str) -> Entry:
    """Return where the task `name` lives, without importing it or listing the others."""
    if not isinstance(name, str):
        raise BootcampError(f"name={name!r:.80} is {type(name).__name__}: expected a task's name, such as 'game24'")
    entry = _external().get(name) if "/" in name else _straight(name)
    if entry is None:
        raise UnknownTask(_unknown(name))
    return entry


def get(name: str) -> Task[Any, Any, Any]:
    """Return the task called `name`; its module is imported when it is first asked for."""
    if isinstance(name, str) and name in _registered:
        return _registered[name]
    return _load(find(name))


def register(task: type[Task[Any, Any, Any]], namespace: str = "local") -> str:
    """Make a task class known in this process as ``namespace/name`` and return that name."""
    if not (isinstance(task, type) and hasattr(task, "stem")):
        raise BootcampError(f"task={task!r:.80}: expected a class that derives from bootcamp.Task")
    if not (isinstance(namespace, str) and namespace.isidentifier()):
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
    """Return where all built-in tasks live, sorted by folder and name; `external` adds those of other packages."""
    found = [*_builtin().values(), *(_external().values() if external else ())]
    return sorted(found, key=lambda entry: (entry.folder, entry.name))


@cache
def _builtin() -> dict[str, Entry]:
    return _tree(_ROOT, _PACKAGE)


def _tree(root: str, package: str, namespace: str = "") -> dict[str, Entry]:
    """List the files of a tree; files and folders whose names start with an underscore are not tasks."""
    found: dict[str, Entry] = {}
    for domain, family in _folders(root):
        folder = os.path.join(root, domain, family)
        for file in sorted(entry.name for entry in os.scandir(folder)):
            stem, ext = os.path.splitext(file)
            if ext != ".py" or stem.startswith("_"):
                continue
            name = f"{namespace}/{stem}" if namespace else stem
            entry = _entry(name, domain, family, os.path.join(folder, file), package)
            if name in found:
                raise BootcampError(
                    f"the task name {name!r} is used twice, in {found[name].folder}/ and {entry.folder}/"
                )
            found[name] = entry
    return found


@lru_cache(maxsize=8192)
def _straight(name: str) -> Entry | None:
    """Find a built-in task by trying its file in each folder, once: cheaper than listing thousands of names."""
    if not name.isidentifier() or name.startswith("_"):
        return None
    for domain, family in _folders(_ROOT):
        path = os.path.join(_ROOT, domain, family, f"{name}.py")
        if os.path.isfile(path):
            return _entry(name, domain, family, path, _PACKAGE)
    return None


def _entry(name: str, domain: str, family: str, path: str, package: str) -> Entry:
    module = ".".join(filter(None, (package, domain, family, name.rpartition("/")[2])))
    return Entry(name, domain, path, module, family)


@cache
def _folders(root: str) -> tuple[tuple[str, str], ...]:
    """Return the folders of a tree as (domain, family), family "" for the domain's own."""
    return tuple(
        (domain, family) for domain in _subfolders(root) for family in ("", *_subfolders(os.path.join(root, domain)))
    )


def _subfolders(path: str) -> list[str]:
    return sorted(entry.name for entry in os.scandir(path) if entry.name[0] not in "_." and entry.is_dir())


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
    namespace, _, stem = entry.name.rpartition("/")
    try:
        task: Task[Any, Any, Any] = getattr(import_module(entry.module), class_name(stem))(entry.name)
    except Exception as fault:
        if not namespace:
            raise
        raise BootcampError(
            f"the task {entry.name!r} of another package cannot be loaded from {entry.path}: "
            f"{type(fault).__name__}: {fault}"
        ) from fault
    return task


def class_name(stem: str) -> str:
    """Return the class of a task file: ``game24`` -> ``Game24``, ``prime_factorization`` -> ``PrimeFactorization``."""
    return "".join(part[:1].upper() + part[1:] for part in stem.split("_"))


def _unknown(name: str) -> str:
    if name in retired():
        return f"the task {name!r} is retired: {retired()[name]}"
    if name in domains():
        return f"{name!r} is a domain, not a task: `bootcamp list {name}` shows its tasks"
    return f"there is no task {name!r:.80}; {_nearest(name, names(external='/' in name))}"


def _nearest(word: str, known: Iterable[str]) -> str:
    return nearest(word, known, f"`bootcamp list` shows the {len(_builtin())} tasks that exist and their domains")


@cache
def retired() -> dict[str, str]:
    """Read ``tasks/retired.txt``: an old name, then its new name or the reason, on each line."""
    with open(os.path.join(_ROOT, "retired.txt"), encoding="utf-8") as file:
        pairs = (line.partition(" ") for line in map(str.strip, file) if line and not line.startswith("#"))
        return {old: reason.strip() for old, _, reason in pairs}
