"""What the tests of the trainer share; they need torch and transformers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.rl.tiny import make_model, make_tokenizer

collect_ignore_glob: list[str] = []
try:
    import torch
    import transformers  # noqa: F401
except ImportError:
    collect_ignore_glob = ["test_*.py"]
else:
    torch.set_num_threads(1)


@pytest.fixture(scope="session")
def tokenizer() -> Any:
    return make_tokenizer()


@pytest.fixture(scope="session")
def start(tmp_path_factory: pytest.TempPathFactory, tokenizer: Any) -> Path:
    """The folder of a tiny Llama with random weights."""
    folder = tmp_path_factory.mktemp("tiny")
    make_model("llama").save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder
