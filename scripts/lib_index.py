"""Write bootcamp/lib/README.md: one line for every public name of the shared modules, from their docstrings.

Run `python scripts/lib_index.py` after a change in bootcamp/lib; `--check` only says whether the page is current.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

LIB = Path(__file__).resolve().parents[1] / "bootcamp" / "lib"
PAGE = LIB / "README.md"
HEAD = """# What tasks share

One line for each public name, taken from its docstring by `python scripts/lib_index.py`. What a task's `sample` calls
never changes its output: new behaviour gets a new name.
"""


def index() -> str:
    """Compose the page."""
    sections = [HEAD]
    for path in sorted(LIB.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        entries = [line for node in tree.body for line in _entries(node)]
        name = ".".join(path.relative_to(LIB).with_suffix("").parts).removesuffix("__init__").rstrip(".")
        if name and (entries or ast.get_docstring(tree)):
            sections.append("\n".join([f"## {name}", "", _summary(tree), "", *entries]).rstrip() + "\n")
    return "\n".join(sections)


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
    paragraph = (ast.get_docstring(node) or "").partition("\n\n")[0]
    return " ".join(paragraph.split())


def main() -> int:
    """Write the page, or check it."""
    if "--check" in sys.argv[1:]:
        current = PAGE.exists() and PAGE.read_text(encoding="utf-8") == index()
        print(f"{PAGE.name} is {'current' if current else 'stale: run python scripts/lib_index.py'}")
        return 0 if current else 1
    PAGE.write_text(index(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
