"""Every public name of bootcamp.verifiers shows its use in its docstring; the examples run with all doctests."""

from __future__ import annotations

import pytest

from bootcamp import verifiers

SHOWN = [name for name in verifiers.__all__ if hasattr(getattr(verifiers, name), "__module__") and name != "Board"]


@pytest.mark.parametrize("name", SHOWN)
def test_shows_its_use(name: str) -> None:
    assert ">>> " in (getattr(verifiers, name).__doc__ or "")
