"""The files of a new task, from templates."""

from __future__ import annotations

import keyword
import re
from importlib.resources import files
from pathlib import Path

from bootcamp import registry
from bootcamp.errors import BootcampError, UnknownTask

_SNAKE = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_LONGEST = 40


def places(folder: str, name: str, *, new_domain: bool = False, package: Path | None = None) -> tuple[Path, Path]:
    """Return where a new task and its oracle go: in the checkout, in `package`, or where the domain's tasks lie.

    `folder` is a domain or ``domain/family``. Raises BootcampError for a folder that does not exist, unless it is to be
    new, for a name that is taken, and outside of a checkout.
    """
    domain, _, family = folder.partition("/")
    if package is None:
        package = _package_of(domain, new_domain)
    elif not package.is_dir():
        raise BootcampError(f"--package {package}: expected the folder of a package with tasks")
    package = package.resolve()
    if package == _built_in().resolve():
        require_free_name(name)
        root = package.parents[1]
    else:
        root = next((folder for folder in package.parents if (folder / "pyproject.toml").is_file()), package.parent)
    if family and not new_domain and not (package / folder).is_dir():
        known = ", ".join(sorted({entry.family for entry in registry.entries(external=True) if entry.domain == domain}))
        raise BootcampError(f"folder={folder!r} does not exist; families of {domain}: {known}; --new-domain makes it")
    task = package / folder / f"{name}.py"
    if task.exists():
        raise BootcampError(f"name={name!r} is taken: {task}")
    return task, root / "tests" / "oracles" / folder / f"{name}.py"


def _package_of(domain: str, new_domain: bool) -> Path:
    """Return the folder that holds a domain: that of the built-in tasks, or of another package that has it."""
    if domain not in registry.domains():
        others = [entry for entry in registry.entries(external=True) if entry.domain == domain]
        if others:
            return Path(others[0].path).parents[2 if others[0].family else 1]
        if not new_domain:
            try:
                registry.names(domain, external=True)
            except BootcampError as fault:
                raise BootcampError(f"{fault}; --new-domain makes a new one") from None
    root = _built_in().parents[1]
    if not (root / "tests" / "oracles").is_dir():
        raise BootcampError(
            f"{root} is not a checkout of the repository (it has no folder tests/oracles): clone it to add tasks, or "
            "give --package FOLDER, a package of your own"
        )
    return _built_in()


def _built_in() -> Path:
    return Path(registry.__file__).parent / "tasks"


def render(template: str, name: str) -> str:
    """Fill in one of the templates for a task."""
    from jinja2 import Environment, StrictUndefined

    source = (files("bootcamp.authoring") / "templates" / template).read_text(encoding="utf-8")
    environment = Environment(undefined=StrictUndefined, keep_trailing_newline=True)
    return environment.from_string(source).render(name=name, class_name=registry.class_name(name))


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
