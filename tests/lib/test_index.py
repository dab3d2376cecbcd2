"""The page of the shared modules is what the script writes."""

import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_page_is_current() -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "lib_index.py"))
    page = (ROOT / "bootcamp" / "lib" / "README.md").read_text(encoding="utf-8")
    assert page == script["index"](), "run python scripts/lib_index.py"
