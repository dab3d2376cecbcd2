"""Measuring models: `evaluate` one on a suite, `rescore` stored responses, `compare` runs."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bootcamp.eval.measuring import compare as compare, evaluate as evaluate, rescore as rescore

__all__ = ["compare", "evaluate", "rescore"]


def __getattr__(name: str) -> Any:
    """Import the public functions when one is first used: the types of an evaluation need none of what they load."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}; public names: {', '.join(__all__)}")
    return getattr(import_module("bootcamp.eval.measuring"), name)


def __dir__() -> list[str]:
    return __all__
