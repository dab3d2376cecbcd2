"""Two lists that are written from the code: the tasks by domain in README.md, and bootcamp/lib/README.md."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from bootcamp import registry
from bootcamp.errors import BootcampError

BEGIN, END = "<!-- tasks by domain, written by bootcamp renew -->", "<!-- end of tasks by domain -->"
EXAMPLES = 4
"""Names of tasks that are given for each domain."""

_LIB_HEAD = """# What tasks share

One line for each public name, the first sentence of its docstring; written by `bootcamp renew`. What a task's `sample`
calls never changes its output: new behaviour gets a new name.
"""


def readme(root: Path) -> dict[Path, str]:
    """Return README.md with the table of tasks as it is now between its markers."""
    path = root / "README.md"
    before, begin, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise BootcampError(f"{path}: expected the lines {BEGIN!r} and {END!r}, between which the table of tasks goes")
    return {path: f"{before}{BEGIN}\n\n{task_table()}\n\n{END}{after}"}


def task_table() -> str:
    """Return the table: each domain with the number of its tasks and the first names."""
    domains: dict[str, list[registry.Entry]] = {}
    for entry in registry.entries():
        domains.setdefault(entry.domain, []).append(entry)
    rows = []
    for domain, entries in sorted(domains.items()):
        names = sorted(entry.name for entry in entries)
        examples = ", ".join(names[:EXAMPLES]) + (", ..." if len(names) > EXAMPLES else "")
        families = sorted({entry.family for entry in entries if entry.family})
        pages = ", ".join(f"[{family}](docs/tasks/{domain}/{family}.md)" for family in families)
        here = f"[{domain}](docs/tasks/{domain}.md)" if any(not entry.family for entry in entries) else domain
        rows.append(f"| {f'{here}: {pages}' if families else here} | {len(names)} | {examples} |")
    total = f"| {len(domains)} domains | {len(registry.names(interactive=True))} | |"
    return "\n".join(["| Domain | Tasks | Such as |", "|---|---|---|", *rows, total])


def lib_index(root: Path) -> dict[Path, str]:
    """Return the page of the shared modules: a line for every public name."""
    lib = root / "bootcamp" / "lib"
    sections = [_LIB_HEAD]
    for path in sorted(lib.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        entries = [line for node in tree.body for line in _entries(node)]
        name = ".".join(path.relative_to(lib).with_suffix("").parts).removesuffix("__init__").rstrip(".")
        if name and (entries or ast.get_docstring(tree)):
            sections.append("\n".join([f"**{name}**: {_summary(tree)}", *entries]) + "\n")
    return {lib / "README.md": "\n".join(sections)}


def _entries(node: ast.stmt) -> list[str]:
    if not isinstance(node, (ast.FunctionDef, ast.ClassDef)) or node.name.startswith("_"):
        return []
    if isinstance(node, ast.FunctionDef):
        return [f"- `{node.name}({', '.join(_parameters(node.args))})`: {_summary(node)}"]
    return [f"- `{node.name}`: {_summary(node)}"]


def _parameters(arguments: ast.arguments) -> list[str]:
    positional = [argument.arg for argument in (*arguments.posonlyargs, *arguments.args)]
    if arguments.vararg:
        positional.append(f"*{arguments.vararg.arg}")
    elif arguments.kwonlyargs:
        positional.append("*")
    return positional + [argument.arg for argument in arguments.kwonlyargs]


def _summary(node: ast.Module | ast.FunctionDef | ast.ClassDef) -> str:
    """Return the first sentence of a docstring, in one line."""
    paragraph = " ".join((ast.get_docstring(node) or "").partition("\n\n")[0].split())
    return re.split(r"(?<=\.) (?=[A-Z`])", paragraph, maxsplit=1)[0]
