"""Check the optional extras in the environment that runs this: which of them work, and what the others say.

    python scripts/extras.py                   # none is installed: each use names the line that installs it
    python scripts/extras.py parquet yaml      # these two work as well

scripts/test.sh runs it in an environment without any extra, and in one for each that is cheap to install.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bootcamp import Mixture
from bootcamp.errors import MissingExtra

Use = Callable[[], Any]


def write_parquet() -> None:
    from bootcamp.storage.rows import write_parquet

    with tempfile.TemporaryDirectory() as folder:
        write_parquet(Path(folder) / "rows.parquet", ['{"score": 1.0}'])


def reread_yaml() -> None:
    text = Mixture("game24", difficulty=2).to_yaml()
    assert Mixture.from_yaml(text)[0].task == "game24"


def make_server() -> None:
    from bootcamp.rewards.server import create_app

    assert create_app().routes


def make_endpoint(kind: str) -> None:
    from bootcamp.eval import endpoints
    from bootcamp.eval.models import Decoding, Serving

    getattr(endpoints, kind)("model", Decoding(), Serving(base_url="http://localhost:1/v1"))


def make_dataset() -> None:
    Mixture("game24").to_hugging_face()


USES: dict[str, Use] = {
    "parquet": write_parquet,
    "yaml": reread_yaml,
    "serve": make_server,
    "eval": lambda: make_endpoint("Endpoint"),
    "inspect": lambda: make_endpoint("InspectModel"),
    "datasets": make_dataset,
    "train": lambda: Mixture("game24").to_torch(),
}
"""A small use of each extra."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("installed", nargs="*", choices=[[], *USES], help="the extras that are installed")
    installed = set(parser.parse_args().installed)
    faults = [fault for extra, use in USES.items() if (fault := _fault(extra, use, extra in installed))]
    print("\n".join(faults) or f"extras: {', '.join(sorted(installed)) or 'none'} installed, the others ask to be")
    sys.exit(bool(faults))


def _fault(extra: str, use: Use, installed: bool) -> str:
    """Return what is wrong with the use of an extra, "" if nothing is."""
    try:
        use()
    except MissingExtra as missing:
        line = f"pip install 'reasoning-bootcamp[{extra}]'"
        return f"{extra} is installed, but: {missing}" if installed else "" if line in str(missing) else str(missing)
    return "" if installed else f"{extra} works, so it is installed after all"


if __name__ == "__main__":
    main()
