"""A task for lm-evaluation-harness: this file as bootcamp_utils.py beside bootcamp.yaml, then ``--include_path``."""

from typing import Any

from bootcamp import Mixture
from bootcamp.dataset import row
from bootcamp.rewards.outcome import outcome


def build(tasks: str = "*", count: int = 100, **options: Any) -> dict[str, Any]:
    from datasets import Dataset

    cases = Mixture(tasks, split="test", **options)[:count]
    return {"test": Dataset.from_list([{**row(case), "text": case.prompt, "answer": case.answer} for case in cases])}


def process_results(doc: dict[str, Any], results: list[str]) -> dict[str, float]:
    found = outcome(doc["case"], results[0])
    return {"exact_match": found["acc"], "error": found["error"]}
