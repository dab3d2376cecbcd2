"""The statement of a task in both languages, as templates over its instances."""

from __future__ import annotations

import inspect
import re
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from jinja2 import Template


_TAG = re.compile(r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}", re.DOTALL)
_ITEM = re.compile(r"\s*(?:[-+*|]|(?:\d+|[A-Z]|\{\{ loop\.index \}\})\.) ")
_PUNCTUATION = "，。；：？！、（）《》“”…—"


class Prompt:
    """The statement of a task in both languages: jinja2 templates over the instance and the name `language`.

    A template may use the fields and properties of the instance, the filters of :mod:`bootcamp.lib.prompts` and
    `language`, ``en`` or ``zh``; an undefined name is an error. The lines of a paragraph become one line, see
    :func:`joined`. `before` and `after` hold paragraphs that several tasks share. How to hand in the answer is not part
    of it: the answer format adds that.
    """

    def __init__(self, *, en: str, zh: str, before: Prompt | None = None, after: Prompt | None = None) -> None:
        self._sources: dict[str, str] = {}
        for language, source in (("en", en), ("zh", zh)):
            own = joined(inspect.cleandoc(source), language)
            parts = (before._sources[language] if before else "", own, after._sources[language] if after else "")
            self._sources[language] = "\n\n".join(filter(None, parts))

    def render(self, instance: object, language: str = "en") -> str:
        """Return the statement of `instance` in `language`."""
        template, names, builtins = _compiled(self._sources[language])
        values = {name: getattr(instance, name) for name in names} | builtins | {"language": language}
        environment = template.environment  # a context of our own spares a copy of the environment's globals
        text = "".join(template.root_render_func(environment.context_class(environment, values, None, {})))
        return text.rstrip("\n")  # a condition at the end leaves a line break


@cache
def _compiled(source: str) -> tuple[Template, tuple[str, ...], dict[str, Any]]:
    """Compile a template; give the names that it takes from the instance, and jinja2's own functions that it calls."""
    from jinja2 import Environment, StrictUndefined
    from jinja2.meta import find_undeclared_variables

    from bootcamp.lib.prompts import FILTERS

    environment = Environment(undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    environment.filters.update(FILTERS)
    names = find_undeclared_variables(environment.parse(source)) - {"language"}
    builtins = {name: environment.globals[name] for name in names & environment.globals.keys()}
    return environment.from_string(source), tuple(sorted(names - builtins.keys())), builtins


def joined(source: str, language: str) -> str:
    r"""Make each paragraph of a template one line, as wrapped lines of a source are meant.

    Two lines are joined unless one of them is blank, holds nothing but tags (``{% if ... %}``, ``{{ board }}``), is a
    row of a table or of a drawing (``| a | b |``, words two blanks apart), or the lower one begins an item of a list
    (``- ``, ``1. ``). The inside of a tag is left alone. English lines are joined by a blank, Chinese ones without,
    apart from the blank that stands between Chinese and Latin letters or digits.

    >>> print(joined("Find x.\nSmall ones\nare no good:\n\n{{ board }}\n- a wall\n  is high\n- a door", "en"))
    Find x. Small ones are no good:
    <BLANKLINE>
    {{ board }}
    - a wall is high
    - a door
    >>> print(joined("求这些数的和，\n再求它们\n的积和\nx 的值。", "zh"))
    求这些数的和，再求它们的积和 x 的值。
    """
    lines = _TAG.sub(lambda tag: tag[0].replace("\n", "\0"), source).split("\n")
    text = lines[0]
    for above, line in pairwise(lines):
        text += _glue(above, line, language) + line.lstrip() if _flows(above, line) else "\n" + line
    return text.replace("\0", "\n")


def _flows(above: str, line: str) -> bool:
    """Tell whether `line` goes on with the text of the line above."""
    return _is_prose(above) and _is_prose(line) and not above.startswith("| ") and not _ITEM.match(line)


def _is_prose(line: str) -> bool:
    words = _TAG.sub(" ", line).strip()
    return bool(words) and "  " not in _TAG.sub("x", line).strip()


def _glue(above: str, line: str, language: str) -> str:
    """Return what stands between two lines that are joined."""
    ends = (above.rstrip()[-2:], line.lstrip()[:2])
    chinese = ends[0][-1] > "\u2e7f", ends[1][0] > "\u2e7f"
    marks = ends[0] == "%}" or ends[1] == "{%" or ends[0][-1] in _PUNCTUATION or ends[1][0] in _PUNCTUATION
    tight = language == "zh" and (all(chinese) or marks)
    return "" if tight else " "
