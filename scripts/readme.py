"""Write the table of tasks by domain into README.md, between its markers.

Without arguments the table is written; ``--check`` only tells whether it is current, and exits with 1 if it is not.
"""

import sys
from pathlib import Path

from bootcamp import registry
from bootcamp.storage.files import whole_file

README = Path(__file__).parents[1] / "README.md"
BEGIN, END = "<!-- tasks by domain, written by scripts/readme.py -->", "<!-- end of tasks by domain -->"
EXAMPLES = 4


def table() -> str:
    """Return the table: each domain with the number of its tasks and the first names."""
    rows = []
    for domain in registry.domains():
        names = registry.names(domain)
        shown = ", ".join(names[:EXAMPLES]) + (", ..." if len(names) > EXAMPLES else "")
        rows.append(f"| [{domain}](docs/tasks/{domain}.md) | {len(names)} | {shown} |")
    total = f"| {len(rows)} domains | {len(registry.names())} | |"
    return "\n".join(["| Domain | Tasks | Such as |", "|---|---|---|", *rows, total])


def current(text: str) -> str:
    """Return the text of the page with the table as it is now between the markers."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"{README}: expected the lines {BEGIN!r} and {END!r}")
    return f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}"


def main() -> None:
    text = README.read_text(encoding="utf-8")
    if "--check" in sys.argv[1:]:
        sys.exit(0 if text == current(text) else "README.md is not current, run scripts/readme.py")
    with whole_file(README) as file:
        file.write(current(text))


if __name__ == "__main__":
    main()
