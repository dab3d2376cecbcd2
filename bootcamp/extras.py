"""Packages of optional extras, imported where they are first needed."""

from importlib import import_module
from types import ModuleType
from typing import Any

from bootcamp.errors import BootcampError, MissingExtra


def require(module: str, extra: str) -> ModuleType:
    """Import `module`, which the optional extra `extra` brings, and return it.

    Raises MissingExtra with the line that installs it if the package is not there; a package that is there but
    fails to import raises its own error.

    >>> require("json", "parquet").loads("[1, 2]")
    [1, 2]
    >>> require("no_package.part", "parquet")
    Traceback (most recent call last):
      ...
    bootcamp.errors.MissingExtra: the package 'no_package' is needed here: pip install 'reasoning-bootcamp[parquet]'
    """
    package = module.partition(".")[0]
    try:
        return import_module(module)
    except ModuleNotFoundError as fault:
        if fault.name is None or fault.name.partition(".")[0] != package:
            raise
        raise MissingExtra(package, extra) from None


def load_tokenizer(name: str) -> Any:
    """Return a tokenizer of transformers, from a folder or a hub; raise BootcampError where there is none."""
    try:
        return require("transformers", "train").AutoTokenizer.from_pretrained(name)
    except (OSError, ValueError) as fault:
        raise BootcampError(f"tokenizer={name!r}: expected a folder or a name on a hub ({fault})") from None
