"""The errors that a caller of the library can meet."""


class BootcampError(ValueError):
    """A wrong argument; the text names it, its value, what was expected and the remedy."""


class UnknownTask(BootcampError):
    """No task has this name."""


class StaleCase(BootcampError):
    """The case was made by another version of its task."""


class Unfinished(BootcampError):
    """No argument was wrong, but not all that was asked for could be had; the text says why and how to go on."""


class GenerationError(Unfinished):
    """No case could be drawn within the counted number of attempts: what was asked for has too few."""


class Retry(Exception):
    """Raised by `sample` when a draw led nowhere; the next attempt has a stream of its own."""


class MissingExtra(ImportError):
    """A package of an optional extra is not installed; the text gives the line that installs it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"the package {package!r} is needed here: pip install 'reasoning-bootcamp[{extra}]'")
