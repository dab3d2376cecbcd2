"""Packages of optional extras, imported where they are first needed."""

from importlib import import_module
from types import ModuleType

from bootcamp.errors import MissingExtra


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
