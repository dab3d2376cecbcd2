"""Procedural reasoning tasks with exact verifiers, for reinforcement learning of language models."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bootcamp.dataset import Mixture as Mixture
    from bootcamp.engine.scoring import score_many as score_many
    from bootcamp.errors import (
        BootcampError as BootcampError,
        GenerationError as GenerationError,
        StaleCase as StaleCase,
        UnknownTask as UnknownTask,
    )
    from bootcamp.registry import case as case, domains as domains, get as get, names as names, register as register
    from bootcamp.task import (
        Case as Case,
        Instance as Instance,
        Params as Params,
        Prompt as Prompt,
        Retry as Retry,
        Task as Task,
        score as score,
    )
    from bootcamp.verifiers.verdict import Verdict as Verdict

__version__ = "0.1.0"

_HOMES = {
    "bootcamp.dataset": ("Mixture",),
    "bootcamp.engine.scoring": ("score_many",),
    "bootcamp.errors": ("BootcampError", "GenerationError", "StaleCase", "UnknownTask"),
    "bootcamp.registry": ("case", "domains", "get", "names", "register"),
    "bootcamp.task": ("Case", "Instance", "Params", "Prompt", "Retry", "Task", "score"),
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
