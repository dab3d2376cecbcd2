"""Where a run's numbers go: a JSONL file, TensorBoard where it is installed, and a line on the terminal."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel
from rich.console import Console

from bootcamp.errors import BootcampError
from bootcamp.extras import require
from bootcamp.storage.files import parse_json, read_text
from bootcamp.storage.responses import Judged

ALIASES = {
    "reward": "rollout/rewards",
    "completions/mean_length": "rollout/response_length",
    "frac_reward_zero_std": "rollout/frac_zero_std",
    "entropy": "train/entropy_loss",
    "clip_ratio/region_mean": "train/clip_fraction",
}
"""TRL's name and RLinf's for the same number; both are written."""

_SHOWN = ("loss", "reward", "rollout/accuracy", "train/entropy", "completions/mean_length", "step_time")


class RunLog:
    """Writes the scalars of a run to `folder`; only the first rank does.

    A resumed run passes the `position` in the file that its checkpoint recorded: what was written after it is dropped.
    """

    def __init__(self, folder: Path, config: BaseModel, *, rank: int = 0, step: int = 0, position: int = 0) -> None:
        self._folder, self._rank, self._writes = folder, rank, rank == 0
        folder.mkdir(parents=True, exist_ok=True)
        _keep_before(self._completions, step)
        if self._writes:
            (folder / "config.yaml").write_text(to_yaml(config), encoding="utf-8")
            self._lines = (folder / "metrics.jsonl").open("ab")
            self._lines.truncate(position)
            self._board = _summary_writer(folder / "tensorboard", step)
            self._console = Console(stderr=True)

    @property
    def _completions(self) -> Path:
        return self._folder / f"completions-{self._rank}.jsonl"

    @property
    def position(self) -> int:
        """The length of the file so far, in bytes."""
        return self._lines.tell() if self._writes else 0

    def scalars(self, step: int, values: Mapping[str, float]) -> None:
        """Record `values` at one step, in one line of the file."""
        if self._writes:
            values = {**values, **{alias: values[name] for name, alias in ALIASES.items() if name in values}}
            self._lines.write(json.dumps({"step": step, **values}).encode() + b"\n")
            self._lines.flush()
            for name, value in values.items() if self._board is not None else ():
                self._board.add_scalar(name, value, step)

    def completions(self, step: int, records: Iterable[Judged]) -> None:
        """Append the judged responses of one step of this rank."""
        with self._completions.open("a", encoding="utf-8") as file:
            for record in records:
                file.write(json.dumps({"step": step, **record.to_dict()}) + "\n")

    def progress(self, step: int, total: int, values: Mapping[str, float]) -> None:
        """Show one line of progress."""
        if self._writes:
            shown = "  ".join(f"{name} {values[name]:.3g}" for name in _SHOWN if name in values)
            self._console.print(f"step {step}/{total}  {shown}", soft_wrap=True)

    def __enter__(self) -> RunLog:
        return self

    def __exit__(self, *_: object) -> None:
        if self._writes:
            self._lines.close()
            if self._board is not None:
                self._board.close()


def read_metrics(log: str | Path) -> list[dict[str, float]]:
    """Read the scalars of a run, a dictionary with its ``step`` for each line, from its folder or ``metrics.jsonl``.

    A last line that was cut off does not count. Raises BootcampError naming the line of what is no such file.
    """
    path = Path(log)
    path = path / "metrics.jsonl" if path.is_dir() else path
    lines = read_text(path).split("\n")[:-1]
    rows = [(f"{path}, line {number}", line) for number, line in enumerate(lines, start=1)]
    if not rows:
        raise BootcampError(f"{path} holds no metrics; expected the output_dir of a run or its metrics.jsonl")
    return [_scalars(place, parse_json(line, place)) for place, line in rows]


def _scalars(place: str, row: Any) -> dict[str, float]:
    numbers = isinstance(row, dict) and all(isinstance(value, int | float) for value in row.values())
    if not numbers or "step" not in row:
        raise BootcampError(f"{place}: expected a step and numbers, as `bootcamp train` writes them, not {row!r:.80}")
    return dict(row)


def to_yaml(config: BaseModel) -> str:
    """Return a resolved configuration as YAML."""
    return str(require("yaml", "train").safe_dump(config.model_dump(mode="json"), sort_keys=False, allow_unicode=True))


def _keep_before(path: Path, step: int) -> None:
    """Drop the lines of step `step` and later, which a resumed run writes again, and a line cut off by a kill."""
    if path.exists():
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if line.endswith("\n") and json.loads(line)["step"] < step]
        path.write_text("".join(kept), encoding="utf-8")


def _summary_writer(folder: Path, step: int) -> Any:
    try:
        from torch.utils.tensorboard import SummaryWriter
    except ImportError:
        return None
    return SummaryWriter(str(folder), purge_step=step or None)
