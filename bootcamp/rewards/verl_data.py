"""Mixtures and curricula as verl's data sets: ``data.custom_cls.path=pkg://bootcamp.rewards.verl_data``.

``data.train_files`` and ``val_files`` each name one mixture in YAML, as `bootcamp.Mixture.to_yaml` writes it, in place
of a table of rows; ``+data.mixture_size`` (100,000) is the number of rows of an epoch.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from verl.utils.dataset.rl_dataset import RLHFDataset

from bootcamp import registry
from bootcamp.cases import Case
from bootcamp.dataset import Mixture
from bootcamp.dataset.curriculum import Curriculum, PassRates, Result
from bootcamp.errors import BootcampError
from bootcamp.rewards.rows import FORMATS, Row


class MixtureDataset(RLHFDataset):  # type: ignore[misc]
    """Makes each row when it is asked for; prompts fit ``data.max_prompt_length``."""

    def _read_files_and_tokenize(self) -> None:
        if len(self.data_files) != 1:
            raise BootcampError(f"data files {list(self.data_files)}: expected one mixture in YAML")
        settings = Mixture.from_yaml(Path(self.data_files[0])).settings
        mixture = Mixture(**{**settings, "tokenizer": self.tokenizer, "max_prompt_tokens": self.max_prompt_length})
        size = self.max_samples if self.max_samples > 0 else self.config.get("mixture_size", 100_000)
        self.dataframe = _Rows(self.cases(mixture), size)

    def cases(self, mixture: Mixture) -> Callable[[int], Case]:
        """Return what gives the case of an index."""
        return mixture.__getitem__


class CurriculumDataset(MixtureDataset):
    """Draws harder and easier levels by the results of each step.

    The levels with pass rates about one half come most often, see
    :class:`bootcamp.dataset.curriculum.PassRates`; override `policy` for another rule.
    It needs ``data.dataloader_num_workers=0``, and starts anew when a run is resumed.
    """

    def policy(self) -> PassRates:
        """Return the rule that weighs the levels."""
        return PassRates()

    def cases(self, mixture: Mixture) -> Callable[[int], Case]:
        self.curriculum = Curriculum(mixture, self.policy())
        return lambda index: self.curriculum[index]

    def on_batch_end(self, batch: Any) -> None:
        """Take in the results of a step, which verl hands over after it."""
        columns = batch.non_tensor_batch
        self.curriculum.update(
            Result(about["id"], None if error else float(acc))
            for about, acc, error in zip(columns["extra_info"], columns["acc"], columns["error"], strict=True)
        )


class _Rows:
    """The rows of a number of cases, made one by one."""

    def __init__(self, cases: Callable[[int], Case], size: int) -> None:
        self._cases, self._size = cases, size

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, index: int) -> Row:
        case = self._cases(index)
        row = FORMATS["verl"](case, source=f"bootcamp/{registry.find(case.task).domain}")
        row["extra_info"]["index"] = index
        return row
