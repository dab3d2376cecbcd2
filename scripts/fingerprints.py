"""Check that every task still makes the cases of its recorded version, under the interpreter that runs this.

Only the core dependencies are needed, so that any supported Python can run it. With ``--reset`` the records of the
named tasks are written anew: for tasks that no release has shipped yet; all others raise their version instead.
"""

import argparse
import os
import platform
import sys
from concurrent.futures import ProcessPoolExecutor

from bootcamp import registry
from bootcamp.authoring import fingerprints


def fault(name: str) -> str:
    return fingerprints.fault(registry.find(name))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--reset", nargs="+", metavar="NAME", help="write the records of these tasks anew")
    names = parser.parse_args().reset
    if names:
        for name in registry.match(names):
            fingerprints.record(registry.find(name))
        return
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        faults = [text for text in pool.map(fault, registry.names(), chunksize=8) if text]
    print(*faults, sep="\n", end="\n" if faults else "")
    print(f"Python {platform.python_version()}: {len(registry.names()) - len(faults)} tasks make the cases on record")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
