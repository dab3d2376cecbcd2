"""Procedural reasoning tasks with exact verifiers, for reinforcement learning of language models."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bootcamp.cases import Case as Case, case as case, score as score
    from bootcamp.dataset import Mixture as Mixture
    from bootcamp.engine.scoring import score_many as score_many
    from bootcamp.errors import (
        BootcampError as BootcampError,
        GenerationError as GenerationError,
        Retry as Retry,
        StaleCase as StaleCase,
        UnknownTask as UnknownTask,
    )
    from bootcamp.models import Instance as Instance, Params as Params
    from bootcamp.prompt import Prompt as Prompt
    from bootcamp.registry import domains as domains, get as get, names as names, register as register
    from bootcamp.task import Task as Task
    from bootcamp.verifiers.verdict import Verdict as Verdict

__version__ = "0.1.0"

_HOMES = {
    "bootcamp.cases": ("Case", "case", "score"),
    "bootcamp.dataset": ("Mixture",),
    "bootcamp.engine.scoring": ("score_many",),
    "bootcamp.errors": ("BootcampError", "GenerationError", "Retry", "StaleCase", "UnknownTask"),
    "bootcamp.models": ("Instance", "Params"),
    "bootcamp.prompt": ("Prompt",),
    "bootcamp.registry": ("domains", "get", "names", "register"),
    "bootcamp.task": ("Task",),
    "bootcamp.verifiers.verdict": ("Verdict",),
}
__all__ = ["__version__", *(name for names in _HOMES.values() for name in names)]


def __getattr__(name: str) -> Any:
    """Import the home of a public name when it is first used, so that `import bootcamp` costs next to nothing."""
    home = next((home for home, names in _HOMES.items() if name in names), None)
    if home is None:
        raise AttributeError(f"module 'bootcamp' has no attribute {name!r}; public names: {', '.join(__all__)}")
    globals()[name] = value = getattr(import_module(home), name)
    return value


def __dir__() -> list[str]:
    """List the public names, whether they have been used or not."""
    return sorted(__all__)
