"""Locks, so that no two processes write to the same run.

A lock belongs to an open file or folder, leaves nothing behind, and ends with the process that holds it, however that
ends.
"""

from __future__ import annotations

import errno
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bootcamp.errors import BootcampError

try:
    import fcntl
except ImportError:  # Windows has none; runs are not locked there
    fcntl = None  # type: ignore[assignment]

_log = logging.getLogger(__name__)

_TAKEN = (errno.EAGAIN, errno.EACCES)


@contextmanager
def locked_folder(path: Path, *, wait: bool = False) -> Iterator[None]:
    """Hold the lock of a folder; if another process has it, wait for it if told to, else raise BootcampError."""
    if fcntl is None:
        yield
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        with lock(handle, path, wait=wait):
            yield
    finally:
        os.close(handle)


@contextmanager
def lock(handle: int, path: Path, *, wait: bool = False) -> Iterator[None]:
    """Hold the lock of an open file, which is called `path` in messages; see :func:`locked_folder`."""
    if fcntl is not None:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except OSError as fault:
            if fault.errno in _TAKEN:
                raise BootcampError(
                    f"{path} is in use by another process: wait until it ends, or choose another place"
                ) from None
            _log.warning("%s cannot be locked (%s): see to it that no other process writes there", path, fault.strerror)
    try:
        yield
    finally:
        if fcntl is not None:
            fcntl.flock(handle, fcntl.LOCK_UN)
