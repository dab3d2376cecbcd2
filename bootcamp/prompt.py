"""The statement of a task in both languages, as templates over its instances."""

from __future__ import annotations

import inspect
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from jinja2 import Template
    from pydantic import BaseModel


class Prompt:
    """The statement of a task in both languages: jinja2 templates over the fields and properties of the instance.

    An undefined name is an error. How to hand in the answer is not part of it: the answer format adds that.
    """

    def __init__(self, *, en: str, zh: str) -> None:
        self._sources = {"en": inspect.cleandoc(en), "zh": inspect.cleandoc(zh)}

    def render(self, instance: BaseModel, language: str = "en") -> str:
        """Return the statement of `instance` in `language`."""
        template, names, builtins = _compiled(self._sources[language])
        values = {name: getattr(instance, name) for name in names} | builtins
        environment = template.environment  # a context of our own spares a copy of the environment's globals
        return "".join(template.root_render_func(environment.context_class(environment, values, None, {})))


@cache
def _compiled(source: str) -> tuple[Template, tuple[str, ...], dict[str, Any]]:
    """Compile a template; give the names that it takes from the instance, and jinja2's own functions that it calls."""
    from jinja2 import Environment, StrictUndefined
    from jinja2.meta import find_undeclared_variables

    from bootcamp.lib.prompts import FILTERS

    environment = Environment(undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    environment.filters.update(FILTERS)
    names = find_undeclared_variables(environment.parse(source))
    builtins = {name: environment.globals[name] for name in names & environment.globals.keys()}
    return environment.from_string(source), tuple(sorted(names - builtins.keys())), builtins
