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
    on_record = [entry.name for entry in registry.entries() if fingerprints.recorded(entry) is not None]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        faults = [text for text in pool.map(fault, on_record, chunksize=8) if text]
    for text in faults:
        print(text)
    same = len(on_record) - len(faults)
    print(f"Python {platform.python_version()}: {same} of {len(on_record)} tasks make the cases on record")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
