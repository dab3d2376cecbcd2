"""Check that tasks still make the cases of their recorded versions, under the interpreter that runs this.

It imports every task. Those whose cases are made are the ones that changed since their audit and, by BOOTCAMP_ROTATION
or the date, a quarter of the others; ``--all`` makes the cases of all. Only the core dependencies are needed, so that
any supported Python can run it. With ``--reset`` the records of the named tasks are written anew: for tasks that no
release has shipped yet; all others raise their version instead.
"""

import argparse
import os
import platform
import sys
from concurrent.futures import ProcessPoolExecutor
from datetime import date

from bootcamp import registry
from bootcamp.authoring import audits, fingerprints


def import_fault(name: str) -> str:
    """What an interpreter has against a task's file: annotations, for one, are evaluated at import."""
    try:
        registry.get(name)
    except Exception as error:  # noqa: BLE001 - named with its task in the report
        return f"{name} cannot be imported: {error!r}"
    return ""


def fault(name: str) -> str:
    return fingerprints.fault(registry.find(name))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true", help="check all tasks")
    parser.add_argument("--reset", nargs="+", metavar="NAME", help="write the records of these tasks anew")
    options = parser.parse_args()
    if options.reset:
        for name in registry.match(options.reset, interactive=True):
            fingerprints.record(registry.find(name))
        return
    rotation = int(os.environ.get("BOOTCAMP_ROTATION", date.today().toordinal()))
    entries = registry.entries() if options.all else audits.due(registry.entries(), rotation)
    on_record = [entry.name for entry in entries if fingerprints.recorded(entry) is not None]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        not_imported = list(filter(None, pool.map(import_fault, registry.names(interactive=True), chunksize=64)))
        if not_imported:
            sys.exit("\n".join(not_imported))
        faults = list(filter(None, pool.map(fault, on_record, chunksize=8)))
    for text in faults:
        print(text)
    same = len(on_record) - len(faults)
    print(f"Python {platform.python_version()}: {same} of {len(on_record)} tasks make the cases on record")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
