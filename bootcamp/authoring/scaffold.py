"""The files of a new task, from templates."""

from __future__ import annotations

import keyword
import re
from importlib.resources import files

from bootcamp import registry
from bootcamp.errors import BootcampError, UnknownTask

_SNAKE = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_LONGEST = 40


def render(template: str, domain: str, name: str) -> str:
    """Fill in one of the templates for a task."""
    from jinja2 import Environment, StrictUndefined

    source = (files("bootcamp.authoring") / "templates" / template).read_text(encoding="utf-8")
    environment = Environment(undefined=StrictUndefined, keep_trailing_newline=True)
    return environment.from_string(source).render(domain=domain, name=name, class_name=registry.class_name(name))


def require_free_name(name: str) -> None:
    """Raise BootcampError unless `name` may become the name of a built-in task.

    >>> require_free_name("latinSquare")
    Traceback (most recent call last):
      ...
    bootcamp.errors.BootcampError: name='latinSquare': expected snake_case, such as latin_square_fill
    """
    require_snake_case("name", name)
    if name in registry.retired():
        raise BootcampError(f"name={name!r} is retired ({registry.retired()[name]}): choose another")
    try:
        entry = registry.find(name)
    except UnknownTask:
        return
    raise BootcampError(f"name={name!r} is taken: {entry.path}")


def require_snake_case(argument: str, word: str) -> None:
    """Raise BootcampError unless `word` is in snake_case, no keyword of Python and at most 40 characters long."""
    if not _SNAKE.fullmatch(word):
        raise BootcampError(f"{argument}={word!r}: expected snake_case, such as latin_square_fill")
    if keyword.iskeyword(word) or len(word) > _LONGEST:
        raise BootcampError(f"{argument}={word!r}: expected at most {_LONGEST} characters and no keyword of Python")
