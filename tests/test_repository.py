"""Rules that the repository keeps as a whole."""

import ast
import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

import bootcamp
from bootcamp import registry
from bootcamp.authoring import audits, fingerprints, gallery, indexes
from bootcamp.authoring.oracles import oracle_path
from bootcamp.cli import COMMANDS

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "bootcamp"
MODULES = sorted(path for path in PACKAGE.rglob("*.py"))
TASK_MODULES = [path for path in MODULES if path.is_relative_to(PACKAGE / "tasks") and path.name != "__init__.py"]
ORACLES = ROOT / "tests" / "oracles"
ENTRIES = registry.entries()
RENEW = "run: bootcamp renew"

HEAVY = frozenset(
    """torch transformers trl ray pyarrow fastapi uvicorn datasets pandas matplotlib scipy verl openai inspect_ai
    vllm""".split()
)
"""Packages that are not loaded before a function needs them."""

LAYERS = (
    {"errors"},
    {"extras"},
    {"verifiers"},
    {"lib"},
    {"identity", "models", "prompt", "registry"},
    {"cases"},
    {"task"},
    {"interactive"},
    {"tasks"},
    {"storage"},
    {"testing"},
    {"dataset"},
    {"engine", "traces"},
    {"authoring", "rewards"},
    {"rl"},
    {"eval"},
    {"commands"},
    {"cli"},
    {"__main__"},
)
"""The parts of the package from the ground up. A part imports from its own layer and those below it; a task only its
own folder's shared modules besides. What is imported for annotations alone does not count."""

TASKS_MAY_IMPORT = {"task", "interactive", "verifiers", "lib"}

FORBIDDEN = {"eval", "exec", "compile", "__import__", "sympify", "parse_expr", "breakpoint"}
FORBIDDEN_ATTRIBUTES = {("pickle", "loads"), ("pickle", "load"), ("os", "system"), ("marshal", "loads")}
FORBIDDEN_IN_TASKS = {"print", "input", "open", "hash", "id", "globals", "setattr"}
SIGNALS = {
    "engine/pool.py",  # its processes end quietly when they are interrupted
    "verifiers/symbolic/worker.py",  # a process of its own, which no trainer's thread enters
}
PICKLES = {"reproducing.py"}  # it proves that cases survive pickle


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_bytes())


def short(path: Path | None) -> str:
    return str(path.relative_to(ROOT)) if path else ""


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """Give the nodes below one, without what is imported for annotations alone."""
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"):
            yield child
            yield from statements(child)


def imports(path: Path) -> Iterator[str]:
    """Give the modules of this package that a file imports, as `part` or `part.rest` below bootcamp."""
    homes = {name: home.removeprefix("bootcamp.") for home, names in bootcamp._HOMES.items() for name in names}
    for node in statements(tree(path)):
        if isinstance(node, ast.ImportFrom) and node.module == "bootcamp":
            yield from (homes.get(alias.name, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("bootcamp."):
            yield str(node.module).removeprefix("bootcamp.")
        elif isinstance(node, ast.Import):
            yield from (a.name.removeprefix("bootcamp.") for a in node.names if a.name.startswith("bootcamp."))


def python(code: str, *options: str, **environment: str) -> str:
    """Run code in an interpreter of its own, with the checkout on its path."""
    variables = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
    run = subprocess.run(
        [sys.executable, *options, "-c", code], env=variables, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def loaded_by(code: str) -> list[str]:
    """Return the modules that `code` loads beyond those of a bare interpreter, whatever else is installed here."""
    watched = f"import sys, site; bare = set(sys.modules); {code}; print(*sorted(set(sys.modules) - bare))"
    return python(watched, "-S", "-W", "error").split()


def test_import_loads_few_modules() -> None:
    assert len(loaded_by("import bootcamp")) <= 30


def test_names_imports_no_task_and_no_other_package() -> None:
    loaded = loaded_by("import bootcamp; bootcamp.names()")
    assert not [name for name in loaded if name.startswith("bootcamp.tasks.")]
    assert {name.partition(".")[0] for name in loaded} <= sys.stdlib_module_names | {"bootcamp"}


def test_no_heavy_package_at_import() -> None:
    """The library and the modules of all commands; those of rewards and rl for one trainer may need that trainer."""
    apart = ("rewards", "rl", "tasks")
    inner = [path for path in MODULES if path.relative_to(PACKAGE).parts[0] not in apart and path.stem != "__main__"]
    names = {".".join(path.with_suffix("").relative_to(ROOT).parts) for path in inner}
    names |= {f"bootcamp.commands.{command.partition(':')[0]}" for command in COMMANDS.values()}
    loads = f"from importlib import import_module\nfor name in {sorted(names)!r}: import_module(name)"
    assert not HEAVY & set(python(f"{loads}\nimport sys; print(*sys.modules)").split())


def test_every_task_file_is_listed() -> None:
    files = [path for path in TASK_MODULES if not path.name.startswith("_")]
    assert sorted(path.stem for path in files) == registry.names(interactive=True)


def test_retired_names_are_gone() -> None:
    assert not registry.retired().keys() & set(registry.names(interactive=True))


@cache
def only_users() -> dict[Path, list[Path]]:
    """Give for a task's file the shared modules that nothing but it imports."""
    users: dict[Path, set[Path]] = defaultdict(set)
    for path in TASK_MODULES:
        for node in statements(tree(path)):
            if isinstance(node, ast.ImportFrom):
                for name in ("", *(alias.name for alias in node.names)):
                    users[ROOT.joinpath(*str(node.module).split("."), name).with_suffix(".py")].add(path)
    own: dict[Path, list[Path]] = defaultdict(list)
    for module, paths in users.items():
        if len(paths) == 1 and module in TASK_MODULES:
            own[next(iter(paths))].append(module)
    return own


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_task_file(entry: registry.Entry) -> None:
    path = Path(entry.path)
    assert re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", entry.name), "a task's name is in snake_case"
    parts = [path, *only_users().get(path, [])]
    lines = sum(part.read_text(encoding="utf-8").count("\n") for part in parts)
    assert lines <= 200, f"{' and '.join(map(short, parts))}: {lines} lines; move mechanisms to bootcamp/lib"
    public = [node.name for node in tree(path).body if isinstance(node, ast.ClassDef) and not node.name.startswith("_")]
    assert public == [registry.class_name(entry.name)], "a task file has one public class, named after the file"
    head = path.read_bytes()[:2048]
    assert head.count(b'"""') >= 2, "the docstring ends within the first 2,048 bytes, which `bootcamp list` reads"
    assert oracle_path(entry) is not None, f"there is no oracle tests/oracles/{entry.folder}/{entry.name}.py"


def test_every_oracle_has_its_task() -> None:
    oracles = [path for path in ORACLES.rglob("*.py") if not path.name.startswith("_")]
    assert not {short(path) for path in oracles} - {short(oracle_path(entry)) for entry in ENTRIES}


def _topics(path: Path) -> str:
    """Return a pattern of the shared modules that a task may import: those of its own folder and of its domain."""
    domain, *family = path.parent.relative_to(PACKAGE / "tasks").parts
    return re.escape(domain) + "".join(rf"(\.{re.escape(name)})?" for name in family) + r"(\._\w+)?"


def part_of(path: Path) -> str:
    """Return the package or module below bootcamp that a file belongs to."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def height(part: str) -> int:
    return next(place for place, layer in enumerate(LAYERS) if part in layer)


def test_every_part_has_one_layer() -> None:
    parts = {part_of(path) for path in MODULES} - {"__init__"}
    listed = [part for layer in LAYERS for part in layer]
    assert sorted(listed) == sorted(parts)


@pytest.mark.parametrize("path", MODULES, ids=short)
def test_imports_point_one_way(path: Path) -> None:
    part = part_of(path)
    for module in imports(path) if part != "__init__" else ():
        other, _, rest = module.partition(".")
        if other == "__version__":
            continue
        if part == "tasks":
            own_topic = other == "tasks" and re.fullmatch(_topics(path), rest)
            allowed = other in TASKS_MAY_IMPORT or own_topic
        else:
            allowed = height(other) <= height(part)
        assert allowed, f"{short(path)} imports bootcamp.{module}"


@pytest.mark.parametrize("path", MODULES, ids=short)
def test_no_forbidden_call(path: Path) -> None:
    in_task = path in TASK_MODULES
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            forbidden = FORBIDDEN | (FORBIDDEN_IN_TASKS if in_task else set())
            assert node.func.id not in forbidden, f"line {node.lineno} calls {node.func.id}"
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            used = (node.value.id, node.attr)
            assert used not in FORBIDDEN_ATTRIBUTES or path.name in PICKLES, f"line {node.lineno} uses {'.'.join(used)}"
            drawn = node.value.id == "random" and node.attr not in ("Random", "getstate")
            assert not drawn, f"line {node.lineno} uses the global generator: random.{node.attr}"
        elif isinstance(node, ast.Import | ast.ImportFrom):
            names = {alias.name for alias in node.names} | {getattr(node, "module", None)}
            assert not names & {"sympify", "parse_expr"}, f"line {node.lineno} imports {names}"
            assert "signal" not in names or path.relative_to(PACKAGE).as_posix() in SIGNALS, "judging uses no signals"
            timed = in_task and names & {"time", "datetime.now", "logging", "os", "subprocess", "pathlib"}
            assert not timed, f"line {node.lineno} imports {timed}: a task depends on its arguments alone"
        elif isinstance(node, ast.ExceptHandler):
            assert node.type is not None, f"line {node.lineno} has a bare except"


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef))


def body(function: ast.FunctionDef) -> list[ast.stmt]:
    """Return the statements of a function without its docstring."""
    return function.body[1:] if ast.get_docstring(function) is not None else function.body


def test_no_copied_function_bodies() -> None:
    seen: dict[str, list[str]] = defaultdict(list)
    for path in [*MODULES, *(ROOT / "tests").rglob("*.py")]:
        for function in functions(path):
            statements = body(function)
            if statements and (statements[-1].end_lineno or 0) - statements[0].lineno + 1 >= 5:
                text = "\n".join(map(ast.dump, statements))
                seen[text].append(f"{short(path)}:{function.lineno} {function.name}")
    assert not [places for places in seen.values() if len(places) > 1]


@pytest.mark.parametrize("path", MODULES, ids=short)
def test_module_is_documented(path: Path) -> None:
    part = path.relative_to(PACKAGE).parts[0]
    assert ast.get_docstring(tree(path)), "the module has no docstring"
    if part in ("lib", "verifiers"):
        public = [
            node for node in tree(path).body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
        ]
        assert not [function.name for function in public if not ast.get_docstring(function)]


def test_no_catch_all_modules() -> None:
    names = {path.stem.lstrip("_") for path in MODULES}
    assert not names & {"utils", "util", "common", "helpers", "helper", "misc"}


@pytest.mark.each_task
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_fingerprint_is_current(entry: registry.Entry) -> None:
    assert fingerprints.fault(entry) == ""
    record = fingerprints.recorded(entry)
    assert record is not None, f"no fingerprint; {RENEW}"
    assert record[0] == registry.get(entry.name).version, f"the fingerprint is of version {record[0]}; {RENEW}"


@pytest.mark.each_task
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_gallery_is_current(entry: registry.Entry) -> None:
    row = audits.rows(ROOT, entry.domain).get(entry.name)
    assert gallery.section(entry, row) in gallery_page(entry.folder), RENEW


@cache
def gallery_page(name: str) -> str:
    path = gallery.folder(ROOT) / f"{name}.md"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@pytest.mark.parametrize("name", gallery.folders())
def test_gallery_lists_its_tasks(name: str) -> None:
    entries = gallery.folders()[name]
    assert gallery_page(name).startswith(gallery.head(name, entries)), RENEW
    assert re.findall("^## (.*)$", gallery_page(name), re.MULTILINE) == [entry.name for entry in entries], RENEW


def test_gallery_has_no_other_pages() -> None:
    pages = gallery.folder(ROOT).rglob("*.md")
    assert {str(path.relative_to(gallery.folder(ROOT)).with_suffix("")) for path in pages} == {
        *gallery.folders(),
        "README",
    }
    assert gallery_page("README") == gallery.index(), RENEW


@pytest.mark.parametrize("written", [indexes.readme, indexes.lib_index], ids=["README", "lib"])
def test_list_is_current(written: Callable[[Path], dict[Path, str]]) -> None:
    for path, text in written(ROOT).items():
        assert path.read_text(encoding="utf-8") == text, RENEW


@pytest.mark.parametrize("domain", registry.domains())
def test_audits_are_current_and_passed(domain: str) -> None:
    rows = audits.rows(ROOT, domain)
    tasks = {entry.name: entry for entry in ENTRIES if entry.domain == domain}
    assert not [row.task for row in rows.values() if row.verdict != "passed"]
    assert not [name for name, entry in tasks.items() if audits.state(entry) != "current"], RENEW
    assert not rows.keys() - tasks.keys(), f"rows of tasks that do not exist; {RENEW}"
