"""Checkpoints that appear whole or not at all: the model, its tokenizer, and the state that resuming needs."""

from __future__ import annotations

import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import torch

from bootcamp.errors import BootcampError

_NAME = re.compile(r"checkpoint-(\d+)")
_STATE = "trainer_state.pt"


def save_checkpoint(
    folder: Path, step: int, model: Any, tokenizer: Any, state: Mapping[str, Any] | None, *, keep: int
) -> Path:
    """Write ``checkpoint-<step>`` under `folder` and remove all but the `keep` newest; no `state`: only the model."""
    target, partial = folder / f"checkpoint-{step}", folder / f"partial-{step}"
    if target.exists():
        return target
    for stale in folder.glob("partial-*"):
        shutil.rmtree(stale)
    model.save_pretrained(partial)
    tokenizer.save_pretrained(partial)
    if state is not None:
        torch.save(dict(state), partial / _STATE)
    partial.rename(target)
    for old in _by_step(folder)[:-keep]:
        shutil.rmtree(old)
    return target


def resumable(folder: Path, resume: bool) -> Path | None:
    """Return the newest checkpoint to resume from, if there is one; without `resume` there must be none."""
    found = [path for path in _by_step(folder) if (path / _STATE).exists()]
    if found and not resume:
        raise BootcampError(
            f"output_dir={str(folder)!r}: it holds {found[-1].name} of an earlier run; resume it or name another"
        )
    return found[-1] if found else None


def load_state(checkpoint: Path) -> dict[str, Any]:
    """Read the state saved with a checkpoint: tensors, numbers and text only."""
    state: dict[str, Any] = torch.load(checkpoint / _STATE, map_location="cpu", weights_only=True)
    return state


def _by_step(folder: Path) -> list[Path]:
    found = [(int(match[1]), path) for path in folder.glob("checkpoint-*") if (match := _NAME.fullmatch(path.name))]
    return [path for _, path in sorted(found)]
