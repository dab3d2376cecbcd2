"""What decides how a task behaves, as two hashes of syntax trees.

A task rests on its own file, its oracle, and the functions, classes and constants that these reach in the shared
modules of their checkout: those of ``lib``, of the folders of tasks and oracles. They are found by name through the
imports, without running anything. Docstrings, comments, annotations, imports, worked solutions and the places of files
don't count, so that a definition may move, or be documented, without a change. Verifiers have a revision of their own.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from bootcamp import registry
from bootcamp.authoring.oracles import checkout, oracle_path, stem
from bootcamp.registry import Entry

Chain = tuple[str, ...]
"""A dotted name: ``words.invented`` is ("words", "invented"); ("|", name) is a filter of a prompt."""

_FRAME = re.compile(r"bootcamp(\.(?!lib\b|tasks\b).*)?$")
"""Modules that no task's hash covers, though they lie in its checkout."""

_PROMPTS = "bootcamp.lib.prompts"
_FILTER = re.compile(r"\|\s*([a-z_]\w*)")
_DROPPED = frozenset(("ctx", "kind", "type_comment", "type_params", "returns"))


class Hashes(NamedTuple):
    """`wording` covers what is only shown (prompts, their filters, descriptions of knobs), `logic` all else."""

    logic: str
    wording: str


def hashes(entry: Entry) -> Hashes:
    """Hash what decides the behaviour of a task."""
    root = checkout(entry) or Path(entry.path).parent
    module, oracle = _module(Path(entry.path), root), oracle_path(entry)
    roots = module.bound.get(registry.class_name(stem(entry)), module.parts)
    roots = [*roots, *module.always, *(_module(oracle, root).parts if oracle else ())]
    logic = _closure(roots, lambda part: part.logic.targets)
    shown = [target for part in logic for target in part.wording.targets]
    wording = _closure(shown, lambda part: part.logic.targets | part.wording.targets) - logic
    words = [part.wording.hash for part in logic | wording if part.wording.text]
    return Hashes(_digest(part.logic.hash for part in logic), _digest([*words, *(part.logic.hash for part in wording)]))


def _closure(roots: Iterable[_Part], targets: Callable[[_Part], frozenset[_Part]]) -> set[_Part]:
    """Return the definitions that `roots` reach, with themselves."""
    found: set[_Part] = set()
    queue = list(roots)
    while queue:
        part = queue.pop()
        if part not in found:
            found.add(part)
            queue += targets(part)
    return found


def _digest(texts: Iterable[str]) -> str:
    return sha256("\n".join(sorted(texts)).encode()).hexdigest()[:16]


class _Side:
    """The logic or the wording of a definition: what it says, and the names that it uses."""

    def __init__(self, part: _Part) -> None:
        self.pieces: list[str] = []
        self.names: set[Chain] = set()
        self._part = part

    @cached_property
    def text(self) -> str:
        return " ".join(self.pieces)

    @cached_property
    def hash(self) -> str:
        """A hash of the text and of what its names stand for."""
        return _digest([self.text, *(f"{'.'.join(chain)} = {label}" for chain, label in self._labels())])

    @cached_property
    def targets(self) -> frozenset[_Part]:
        """The definitions that it uses, with the statements that run when their modules are imported."""
        used = {target for found in self._found.values() if not isinstance(found, str) for target in found}
        return frozenset(used | {part for target in used for part in target.module.always})

    def _labels(self) -> Iterator[tuple[Chain, str]]:
        for chain, found in self._found.items():
            yield chain, found if isinstance(found, str) else _digest(part.logic.text for part in found)

    @cached_property
    def _found(self) -> dict[Chain, list[_Part] | str]:
        found = {chain: self._part.module.resolve(chain, self._part.imports) for chain in self.names}
        return {chain: what for chain, what in found.items() if what}


class _Part:
    """A statement at the top level of a module."""

    def __init__(self, statement: ast.stmt, module: _Module) -> None:
        self.module = module
        self.logic, self.wording = _Side(self), _Side(self)
        self.imports: dict[str, tuple[str, str]] = {}
        self._read(statement, self.logic)

    def _read(self, node: ast.AST, side: _Side, in_class: bool = False) -> None:
        """Write down a node: kinds and values, without what decides nothing."""
        if isinstance(node, ast.Name):
            side.names.add((node.id,))
            side.pieces.append(node.id)
        elif isinstance(node, ast.Attribute):
            self._read_attribute(node, side)
        elif isinstance(node, ast.Constant):
            if isinstance(node.value, str) and "{" in node.value:
                side.names |= {("|", name) for name in _FILTER.findall(node.value)}
            side.pieces.append(ascii(node.value))
        elif isinstance(node, ast.Import | ast.ImportFrom):
            self.imports |= self.module.bindings(node)
        elif isinstance(node, ast.Call):
            self._read_call(node, side)
        elif in_class and isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "prompt":
            side.pieces.append("prompt")
            self._read(node.value, self.wording)
        elif not (
            _is_docstring(node) or _is_for_types(node) or _is_trace(node) or (_is_declaration(node) and not in_class)
        ):
            self._read_fields(node, side, in_class)

    def _read_fields(self, node: ast.AST, side: _Side, in_class: bool) -> None:
        side.pieces.append("Assign" if isinstance(node, ast.AnnAssign) else type(node).__name__)
        for name, value in ast.iter_fields(node):
            annotation = name in ("annotation", "simple") and not in_class
            if name in _DROPPED or annotation or value is None or value == []:
                continue
            side.pieces.append(name.removesuffix("s") if name == "targets" else name)
            for item in value if isinstance(value, list) else [value]:
                if isinstance(node, ast.JoinedStr) and isinstance(item, ast.Constant) and not item.value:
                    continue  # an empty piece, which Python 3.12 writes after a nested format
                if isinstance(item, ast.AST):
                    self._read(item, side, isinstance(node, ast.ClassDef) and name == "body")
                else:
                    side.pieces.append(ascii(item))
            side.pieces.append(".")

    def _read_attribute(self, node: ast.Attribute, side: _Side) -> None:
        chain = _chain(node)
        if chain:
            side.names.add(chain)
            side.pieces.append(".".join(chain))
        else:
            self._read(node.value, side)
            side.pieces.append(f".{node.attr}")

    def _read_call(self, node: ast.Call, side: _Side) -> None:
        """Read a call; what prompts and descriptions of knobs say is wording."""
        self._read(node.func, side)
        name = (_chain(node.func) or ("",))[-1]
        side.pieces.append("(")
        for place, argument in enumerate(node.args):
            shown = name == "Prompt" or (name == "knob" and place == 0)
            self._read(argument, self.wording if shown else side)
        for keyword in node.keywords:
            shown = name == "Prompt" or (name in ("knob", "Field") and keyword.arg == "description")
            inner = self.wording if shown else side
            inner.pieces.append(f"{keyword.arg}=")
            self._read(keyword.value, inner)
        side.pieces.append(")")


def _chain(node: ast.expr) -> Chain:
    """Return the dotted name that an expression is, () if it is none."""
    if isinstance(node, ast.Name):
        return (node.id,)
    inner = _chain(node.value) if isinstance(node, ast.Attribute) else ()
    return (*inner, node.attr) if inner and isinstance(node, ast.Attribute) else ()


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _is_trace(node: ast.AST) -> bool:
    """Tell whether this writes worked solutions, which no audit judges; the tests judge those of every task."""
    if not (isinstance(node, ast.FunctionDef) and node.name == "trace"):
        return False
    return [argument.arg for argument in node.args.args[:3]] == ["self", "instance", "rng"]


def _is_declaration(node: ast.AST) -> bool:
    return isinstance(node, ast.AnnAssign) and node.value is None


def _is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and _chain(node.test)[-1:] == ("TYPE_CHECKING",)


class _Module:
    """A file, its top-level statements and the names that they bind."""

    def __init__(self, path: Path, root: Path) -> None:
        self.root = root
        self.name = ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
        self._package = self.name if path.name == "__init__.py" else self.name.rpartition(".")[0]
        self.parts: list[_Part] = []
        self.always: list[_Part] = []
        self.bound: dict[str, list[_Part]] = {}
        self.imports: dict[str, tuple[str, str]] = {}
        for statement in ast.parse(path.read_bytes()).body:
            if isinstance(statement, ast.Import | ast.ImportFrom):
                self.imports |= self.bindings(statement)
            elif not _is_docstring(statement) and not _is_for_types(statement):
                self._add(statement)

    def _add(self, statement: ast.stmt) -> None:
        part = _Part(statement, self)
        self.parts.append(part)
        self.imports |= {} if isinstance(statement, ast.FunctionDef | ast.ClassDef) else part.imports
        names = list(_bound_by(statement))
        for name in names:
            self.bound.setdefault(name, []).append(part)
        if not names:
            self.always.append(part)

    def bindings(self, node: ast.Import | ast.ImportFrom) -> dict[str, tuple[str, str]]:
        """Return what an import binds: local names, each with a module and the name in it, "" for all of it."""
        if isinstance(node, ast.Import):
            return {alias.asname or alias.name.partition(".")[0]: (alias.name, "") for alias in node.names}
        parents = self._package.split(".")
        above = parents[: len(parents) - node.level + 1] if node.level else []
        module = ".".join([*above, *filter(None, [node.module])])
        return {alias.asname or alias.name: (module, alias.name) for alias in node.names}

    def resolve(self, chain: Chain, local: dict[str, tuple[str, str]]) -> list[_Part] | str:
        """Return the definitions that a name stands for, a label where they lie elsewhere, "" for a local name."""
        first, *rest = chain
        if first == "|":
            return self._filter(rest[0])
        if first in local or (first in self.imports and first not in self.bound):
            return self._imported(*(local.get(first) or self.imports[first]), rest)
        return self.bound.get(first, "")

    def _imported(self, module: str, name: str, rest: list[str]) -> list[_Part] | str:
        path = self._file(module)
        if path is None:
            inside = self._file(f"{module}.{name}")  # a module of a folder that is no package
            if inside is None:
                return name if _FRAME.match(module) else f"{module}.{name}"
            return _module(inside, self.root)._attribute(rest)
        return _module(path, self.root)._attribute([name, *rest] if name else rest)

    def _attribute(self, names: list[str]) -> list[_Part] | str:
        """Return the definition of an attribute of this module, all of them where it can't be told."""
        if names:
            inside = self._file(f"{self.name}.{names[0]}")
            if names[0] not in self.bound and names[0] not in self.imports and inside is not None:
                return _module(inside, self.root)._attribute(names[1:])
            return self.resolve(tuple(names), {}) or self.parts
        return self.parts

    def _filter(self, name: str) -> list[_Part] | str:
        """Return the definition of a filter of prompts; "" for those of jinja2 itself."""
        path = self._file(_PROMPTS)
        module = _module(path, self.root) if path else self
        table = module.bound.get("FILTERS", [])
        chains = [chain for part in table for chain in part.logic.names if chain[-1] == name]
        if chains:
            return module.resolve(chains[0], {})
        return table if any(ascii(name) in part.logic.pieces for part in table) else ""

    def _file(self, module: str) -> Path | None:
        return None if _FRAME.match(module) else _find(module, self.root)


@cache
def _find(module: str, root: Path) -> Path | None:
    path = root.joinpath(*module.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()), None)


@cache
def _module(path: Path, root: Path) -> _Module:
    return _Module(path, root)


def _bound_by(statement: ast.stmt) -> Iterator[str]:
    """Give the names that a statement binds."""
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        yield statement.name
        return
    for node in ast.walk(statement):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
