"""The reward for OpenRLHF: ``--reward.remote_url FILE``, a file that ``bootcamp openrlhf-file FILE`` writes.

Rows as ``bootcamp export --format openrlhf`` writes them, with ``--data.input_key input --data.label_key label
--data.apply_chat_template``.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from bootcamp.errors import BootcampError
from bootcamp.extras import require
from bootcamp.rewards.outcome import Outcome, by_row, outcome, thinking_after

_log = logging.getLogger(__name__)


def reward_func(queries: Sequence[str], prompts: Sequence[str], labels: Sequence[str], **_: Any) -> dict[str, Any]:
    """Judge prompts with their responses: tensors of ``rewards`` and ``scores``, and of what is logged beside them.

    OpenRLHF drops what a reward function raises, so it is logged here as well.
    """
    torch = require("torch", "train")
    try:
        rows = by_row(queries=queries, prompts=prompts, labels=labels)
        found = [judge(query, prompt, case) for query, prompt, case in rows]
    except BootcampError:
        _log.exception("no reward: the row cannot be judged")
        raise
    scores = torch.tensor([one["score"] for one in found])
    logs = {name: torch.tensor([one[name] for one in found]) for name in ("acc", "error")}
    return {"rewards": scores, "scores": scores, "extra_logs": logs}


def judge(query: str, prompt: str, case: str) -> Outcome:
    """Judge one query, which is the prompt, then the response, both with special tokens."""
    return outcome(case, response_of(query, prompt), thinking=thinking_after(prompt))


def response_of(query: str, prompt: str) -> str:
    """Return what follows the prompt in a query."""
    start = query.find(prompt) if isinstance(query, str) and isinstance(prompt, str) else -1
    if start < 0:
        raise BootcampError(f"query={query!r:.200}: expected it to hold the prompt {prompt!r:.200}")
    return query[start + len(prompt) :]
