"""Reports of runs as one page that needs no other file."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources

from jinja2 import Environment, StrictUndefined

from bootcamp.eval.report import Report, Rise

COLOURS = ("#4477aa", "#ee6677", "#228833", "#ccbb44", "#66ccee", "#aa3377")
"""One for each run; told apart by most who are colour-blind."""

LONGEST = 3000
"""Characters of a text that are shown."""


def to_html(reports: Sequence[Report], rise: Rise | None = None) -> str:
    """Return the page of up to six runs, side by side; `rise` is the second's over the first."""
    source = resources.files("bootcamp.eval").joinpath("report.html.j2").read_text(encoding="utf-8")
    environment = Environment(undefined=StrictUndefined, autoescape=True, trim_blocks=True, lstrip_blocks=True)
    environment.filters["ladder"] = Report.ladder
    first = reports[0]

    def keys(group: str) -> list[str]:
        found = {key for report in reports for key in report.groups[group]}
        return sorted(found, key=lambda key: key.zfill(2) if key.isdecimal() else key)

    return environment.from_string(source).render(
        reports=reports,
        rise=rise,
        suite=first.settings["suite"],
        samples=first.settings["samples"],
        levels=[level for level in keys("level") if level.isdecimal()],
        keys=keys,
        colours=COLOURS,
        shorten=shorten,
    )


def shorten(text: str) -> str:
    """Leave out the middle of a long text.

    >>> len(shorten("x" * 10_000)) < 3100
    True
    """
    if len(text) <= LONGEST:
        return text
    return f"{text[: LONGEST // 2]}\n[... {len(text) - LONGEST} characters ...]\n{text[-LONGEST // 2 :]}"
