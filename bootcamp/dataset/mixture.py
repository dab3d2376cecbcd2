"""Mixtures of tasks: sequences of cases, endless or finite, each a pure function of settings and index."""

from __future__ import annotations

import copy
import logging
import operator
import sys
from bisect import bisect_right
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from inspect import signature
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple, overload

from bootcamp import registry
from bootcamp.cases import Case
from bootcamp.dataset.calibration import signal_weights
from bootcamp.dataset.difficulty import Difficulty, level_weights, span
from bootcamp.dataset.rows import count_tokens, key_digest, read_keys, row
from bootcamp.dataset.selection import check_table, knobs_by_task, resolve
from bootcamp.errors import BootcampError, GenerationError
from bootcamp.extras import load_tokenizer, require
from bootcamp.identity import SPLITS, require_choice
from bootcamp.lib.arguments import flag, integer, nearest
from bootcamp.storage.files import read_text
from bootcamp.storage.key_set import KeySet
from bootcamp.verifiers.base import LANGUAGES, STYLES

_log = logging.getLogger(__name__)

STREAMS = 100
"""The most draws for one index before it is an error."""

_ENDLESS = sys.maxsize
_SHOWN = 3

_GOLDEN = 0x9E3779B97F4A7C15
"""2**64 divided by the golden ratio."""

Exclusions = str | Path | Iterable[str | Path]

Pair = tuple[str, int | None]
"""A task and a level, None where it has knobs of one's own."""


class Draw(NamedTuple):
    """The arguments of one case: task, level and seed."""

    task: str
    level: int
    seed: int


class Mixture(Sequence[Case]):
    """Cases of several tasks and levels in fixed proportions; ``mixture[i]`` is the same case for ever.

    `tasks` are names or globs: with weights, each pattern has its share and spreads it evenly over what it matches;
    without, every task has the same. A name may pin a version, ``game24@1``. `difficulty` is a level, a range ``(low,
    high)`` with both ends, a list of levels, text such as ``"1-4"`` or ``"1,5,10"``, or a mapping of levels to weights.
    `weights` multiplies the share of a task (``game24``) or of one of its levels (``game24/3``); it may be the path of
    a table that `bootcamp calibrate` wrote, see :func:`bootcamp.dataset.calibration.signal_weights`. Cases whose keys
    are in `exclude` (keys, files with a key a line, or folders that `bootcamp generate` wrote) and prompts above
    `max_prompt_tokens` are replaced by the next draw of the same index; `tokenizer` has an ``encode`` method, or is the
    name of one that transformers loads. `hold_out` names a choice of tasks, see :func:`bootcamp.dataset.held_out`, that
    are left out or, with `only_held_out`, the only ones. `params` has knobs of one's own for some tasks, in place of
    those of the level, as ``{"game24": {"size": 4}}``; where there is one task, the knobs themselves. Globs leave out
    the tasks that are played turn by turn unless `interactive` is set.

    Any slice is a mixture too: ``mixture[rank::world_size]`` is a rank's share, ``mixture[:1000]`` a finite set. A
    mixture that is not sliced has no end, and no length. Iterating bars duplicates: a case whose key has come before
    gives way to the next draw of its index. Where no new one is left, GenerationError says which tasks and levels are
    used up or, with `repeat`, all may come once more. Raises BootcampError for wrong arguments and StaleCase for a
    pinned version that is not the installed one.
    """

    def __init__(
        self,
        tasks: str | Iterable[str] | Mapping[str, float] = "*",
        *,
        difficulty: Difficulty = (1, 10),
        split: str = "train",
        seed: int = 0,
        language: str = "en",
        answer_style: str = "boxed",
        weights: Mapping[str, float] | str | Path | None = None,
        exclude: Exclusions = (),
        tokenizer: Any = None,
        max_prompt_tokens: int | None = None,
        hold_out: str = "",
        hold_out_share: float = 0.1,
        only_held_out: bool = False,
        params: Mapping[str, Any] | None = None,
        repeat: bool = False,
        interactive: bool = False,
    ) -> None:
        require_choice("split", split, SPLITS)
        require_choice("language", language, LANGUAGES)
        require_choice("answer_style", answer_style, STYLES)
        if max_prompt_tokens is not None:
            max_prompt_tokens = integer("max_prompt_tokens", max_prompt_tokens, 1)
            if tokenizer is None:
                raise BootcampError(f"max_prompt_tokens={max_prompt_tokens}: needs a tokenizer= to count them")
        for name, value in {"only_held_out": only_held_out, "repeat": repeat, "interactive": interactive}.items():
            flag(name, value)
        self.tasks = resolve(tasks, hold_out, hold_out_share, only_held_out, interactive)
        self.levels = level_weights(difficulty)
        self.weights = _weights(weights, self.tasks)
        self.split, self.seed, self.language, self.answer_style = (
            split,
            integer("seed", seed, 0),
            language,
            answer_style,
        )
        self.max_prompt_tokens, self.repeat = max_prompt_tokens, repeat
        self.params = knobs_by_task(params or {}, [name.partition("@")[0] for name in self.tasks], self.levels)
        if not isinstance(exclude, Iterable | Path):
            raise BootcampError(f"exclude={exclude!r:.80}: expected keys, files or folders")
        self._exclude = [str(item) for item in ([exclude] if isinstance(exclude, str | Path) else exclude)]
        self._excluded = read_keys(self._exclude)
        self._tokenizer_name = tokenizer if isinstance(tokenizer, str) else getattr(tokenizer, "name_or_path", None)
        self._tokenizer = load_tokenizer(tokenizer) if isinstance(tokenizer, str) else tokenizer
        if tokenizer is not None and not hasattr(self._tokenizer, "encode"):
            raise BootcampError(f"tokenizer={tokenizer!r:.80}: expected a name, or an object with a method encode")
        self._indices = range(_ENDLESS)
        self._lay_out()

    @property
    def settings(self) -> dict[str, Any]:
        """The arguments that make this mixture again, with globs resolved; data that JSON and YAML can hold."""
        settings: dict[str, Any] = {
            "tasks": self.tasks,
            "difficulty": self.levels,
            "split": self.split,
            "seed": self.seed,
            "language": self.language,
            "answer_style": self.answer_style,
            "weights": self.weights,
            "exclude": self._exclude,
        }
        if self.params:
            settings["params"] = self.params
        if self.repeat:
            settings["repeat"] = True
        if self.max_prompt_tokens is not None:
            if self._tokenizer_name is None:
                raise BootcampError("tokenizer: it has no name_or_path, so the mixture cannot be saved; pass a name")
            settings |= {"tokenizer": self._tokenizer_name, "max_prompt_tokens": self.max_prompt_tokens}
        return settings

    def to_yaml(self) -> str:
        """Write the settings as YAML."""
        text: str = require("yaml", "yaml").safe_dump(self.settings, sort_keys=False, allow_unicode=True)
        return text

    @classmethod
    def from_yaml(cls, source: str | Path) -> Mixture:
        """Read a mixture from a file (a Path) or from text."""
        yaml = require("yaml", "yaml")
        text = read_text(source) if isinstance(source, Path) else source
        try:
            settings = yaml.safe_load(text) if isinstance(text, str) else None
        except (yaml.YAMLError, ValueError, RecursionError) as fault:
            raise BootcampError(f"this is not YAML ({fault}): {text!r:.80}") from None
        if not isinstance(settings, dict):
            raise BootcampError(
                f"expected a mapping of arguments of Mixture in YAML, or the Path of a file: {text!r:.80}"
            )
        known = signature(cls).parameters
        for name in settings:
            if name not in known:
                raise BootcampError(f"a mixture in YAML: there is no setting {name!r}; {nearest(str(name), known)}")
        return cls(**settings)

    def reweighted(self, weights: Mapping[str, float]) -> Mixture:
        """Return the same mixture under another table of weights."""
        other = copy.copy(self)
        other.weights = _weights(weights, self.tasks)
        other._lay_out()
        return other

    def weight(self, task: str, level: int) -> float:
        """Return what the table of weights makes of a level of a task."""
        return self.weights.get(task, 1.0) * self.weights.get(f"{task}/{level}", 1.0)

    @property
    def endless(self) -> bool:
        """Whether nobody will come to the end: all of the indices, or a rank's share of them."""
        return len(self._indices) > _ENDLESS // 2**20

    def __len__(self) -> int:
        """The number of cases of a finite mixture; an endless one raises TypeError."""
        if self.endless:
            raise TypeError("this mixture is endless and has no length: take a slice, such as mixture[:1000]")
        return len(self._indices)

    def __bool__(self) -> bool:
        return bool(self._indices)

    def __repr__(self) -> str:
        size = "endless" if self.endless else f"{len(self)} cases"
        tasks = ", ".join(list(self.tasks)[:_SHOWN]) + (
            f" and {len(self.tasks) - _SHOWN} more" * (len(self.tasks) > _SHOWN)
        )
        return f"<Mixture, {size}: {tasks}; levels {span(self.levels)}, split {self.split}, seed {self.seed}>"

    @overload
    def __getitem__(self, index: int) -> Case: ...

    @overload
    def __getitem__(self, index: slice) -> Mixture: ...

    def __getitem__(self, index: int | slice) -> Case | Mixture:
        """Return the case of an index, or the mixture of a slice of the indices."""
        if isinstance(index, slice):
            part = copy.copy(self)
            part._indices = self._indices[index]
            return part
        if not -len(self._indices) <= operator.index(index) < len(self._indices):
            raise IndexError(f"index {index}: this mixture has {len(self._indices)} cases")
        return self._found(index, next(self.candidates(index), None))

    def __iter__(self) -> Iterator[Case]:
        seen = KeySet()
        for index in range(len(self._indices)):
            case = self._unseen(index, seen)
            if case is None and self.repeat:
                seen = KeySet()
                case = self._unseen(index, seen)
            yield self._found(index, case)

    def _unseen(self, index: int, seen: KeySet) -> Case | None:
        """Return the first choice for an index whose key is new, and mark it as seen."""
        return next((case for case in self.candidates(index) if seen.add(key_digest(case))), None)

    @property
    def pairs(self) -> set[Pair]:
        """The tasks and levels that have a weight above 0; a task with knobs of one's own has no level."""
        return {self.pair_of(Draw(*pair, 0)) for pair in self._pairs}

    def pair_of(self, draw: Draw) -> Pair:
        """Return the task and level of a draw, as its case will have them."""
        return draw.task, None if draw.task in self.params else draw.level

    def candidates(self, index: int, start: int = 0, without: Container[Pair] = ()) -> Iterator[Case]:
        """Yield the cases that may stand at `index`, best first, from draw number `start` on.

        Those of the tasks and levels in `without`, which may grow meanwhile, are passed over.
        """
        for stream in range(start, STREAMS):
            draw = self.draw(index, stream)
            if self.pair_of(draw) in without:
                continue
            task = registry.get(draw.task)
            if self.split != "train" and draw.level in task.small_levels and draw.task not in self.params:
                continue
            try:
                case = task.generate(
                    *(draw.level, draw.seed),
                    params=self.params.get(draw.task),
                    split=self.split,
                    language=self.language,
                    answer_style=self.answer_style,
                )
            except GenerationError as fault:
                _log.warning("the next draw takes the place of one that failed: %s", fault)
                continue
            if not (self._excluded and key_digest(case) in self._excluded) and self._fits(case):
                yield case

    def draw(self, index: int, stream: int = 0) -> Draw:
        """Return task, level and seed of a draw.

        The first draws of consecutive indices are stratified: each block of as many as there are pairs of task and
        level meets every equal part of the line of weights once. The later ones are independent.
        """
        number = self._indices[index]
        digest = sha256(f"mixture/{self.seed}/{number}/{stream}".encode()).digest()
        point = int.from_bytes(digest[:8], "big") / 2**64
        if stream == 0:
            size = len(self._pairs)
            block, place = divmod(number, size)
            shift = int.from_bytes(sha256(f"mixture/{self.seed}/block/{block}".encode()).digest()[:8], "big")
            point = ((self._order[place] + shift) % size + point) / size
        chosen = min(bisect_right(self._bounds, point), len(self._pairs) - 1)
        return Draw(*self._pairs[chosen], int.from_bytes(digest[8:16], "big") >> 11)  # 53 bits: exact in any JSON

    def to_torch(self) -> Any:
        """Return a torch IterableDataset of the cases; the workers of a DataLoader share them out."""
        data = require("torch.utils.data", "train")
        mixture = self

        class Cases(data.IterableDataset):  # type: ignore[misc, name-defined]
            def __iter__(self) -> Iterator[Case]:
                worker = data.get_worker_info()
                return iter(mixture if worker is None else mixture[worker.id :: worker.num_workers])

            def __reduce__(self) -> tuple[Any, ...]:  # a local class has no name to be found by in a spawned worker
                return Mixture.to_torch, (mixture,)

        return Cases()

    def to_hugging_face(self, shards: int = 1) -> Any:
        """Return a Hugging Face IterableDataset of `row`; the cases are dealt in turn to so many `shards`."""
        parts = [self[shard::shards] for shard in range(integer("shards", shards, 1))]
        return require("datasets", "datasets").IterableDataset.from_generator(_rows, gen_kwargs={"parts": parts})

    def to_dataset(self) -> Any:
        """Return the cases of a finite mixture as a Hugging Face Dataset of `row`, as TRL takes it."""
        return require("datasets", "datasets").Dataset.from_list(self._rows())

    def to_pandas(self) -> Any:
        """Return the cases of a finite mixture as a pandas DataFrame of `row`."""
        return require("pandas", "datasets").DataFrame(self._rows())

    def _rows(self) -> list[dict[str, Any]]:
        if self.endless:
            raise BootcampError("this mixture is endless: take a slice, such as mixture[:1000], or to_hugging_face()")
        return list(map(row, self))

    def _found(self, index: int, case: Case | None) -> Case:
        """Return the case of an index; raise GenerationError where there is none."""
        if case is None:
            drawn = sorted({self.draw(index, stream)[:2] for stream in range(STREAMS)})
            pairs = ", ".join(f"{task} level {level}" for task, level in drawn)
            raise GenerationError(
                f"mixture, index {index}: {STREAMS} draws gave no case that is new, not excluded and short enough; "
                f"these have too few: {pairs:.300}. Add tasks or levels, ask for fewer cases, or pass repeat=True"
            )
        return case

    def _fits(self, case: Case) -> bool:
        if self.max_prompt_tokens is None:
            return True
        return count_tokens(self._tokenizer, case) <= self.max_prompt_tokens

    def _lay_out(self) -> None:
        """Put the pairs of task and level on a line, each as long as its weight."""
        shares = {name.partition("@")[0]: share for name, share in self.tasks.items()}
        self.weights = check_table(self.weights, shares)
        weights = {
            (name, level): share * weight * self.weight(name, level)
            for name, share in shares.items()
            for level, weight in self.levels.items()
        }
        self._pairs = [pair for pair, weight in weights.items() if weight > 0]
        if not self._pairs:
            raise BootcampError("weights: every task and level has weight 0; leave at least one above")
        sums = list(accumulate(weights[pair] for pair in self._pairs))
        self._bounds = [bound / sums[-1] for bound in sums]
        self._order = _golden_order(len(self._pairs))


def _weights(weights: Mapping[str, float] | str | Path | None, tasks: Iterable[str]) -> dict[str, float]:
    """Return the table of weights of a mixture, read from a file of pass rates if a path is given."""
    if weights is None or isinstance(weights, Mapping):
        return dict(weights or {})
    if not isinstance(weights, str | Path):
        raise BootcampError(f"weights={weights!r:.80}: expected weights by task, or the path of a table of pass rates")
    pinned = (task.partition("@") for task in tasks)
    return signal_weights(Path(weights), {name: int(version) for name, _, version in pinned})


def _golden_order(size: int) -> list[int]:
    """Return a permutation of 0, ..., size - 1 whose first numbers, however many, lie evenly.

    They are the ranks of the multiples of the golden ratio, which leave the most even gaps (D. Knuth, The Art of
    Computer Programming 3, section 6.4).
    """
    order = [0] * size
    for rank, place in enumerate(sorted(range(size), key=lambda place: place * _GOLDEN % 2**64)):
        order[place] = rank
    return order


def _rows(parts: list[Mixture]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield from map(row, part)
