"""Work that misbehaves, in a module of its own so that worker processes can import it."""

import os
import signal
import time
from pathlib import Path


def square(offset: int, number: int) -> int:
    return offset + number * number


def die_once(folder: Path, number: int) -> int:
    """Kill this process on the first try of number 7."""
    if number == 7 and not (folder / "died").exists():
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(_: object, number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def late(_: object, number: int) -> int:
    """Take longer for lower numbers."""
    time.sleep(0.02 * (6 - number))
    return number


def fail(_: object, number: int) -> int:
    raise ValueError(f"number {number}")
