"""The command `verify`."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from bootcamp import registry
from bootcamp.cases import score
from bootcamp.commands.options import Address, Cases, EngineName, Format, Responses, Shards, Workers, is_folder
from bootcamp.commands.tables import show_table, whole
from bootcamp.engine import verification
from bootcamp.engine.backends import choose
from bootcamp.errors import BootcampError
from bootcamp.storage.cases import read_cases
from bootcamp.storage.files import STANDARD
from bootcamp.storage.progress import track
from bootcamp.storage.responses import pair_responses
from bootcamp.storage.rows import require_kind, write_rows


def verify(
    cases: Cases,
    responses: Responses,
    out: Shards = None,
    format: Format = "jsonl",
    workers: Workers = None,
    engine: EngineName = "local",
    address: Address = None,
    stale: Annotated[str, typer.Option("--stale", help="Cases of another task version: raise or try.")] = "raise",
) -> None:
    """Judge responses, one JSON verdict a line, and count them on standard error.

    Files are JSON Lines, packed or not, CSV or Parquet. A response is text or a list of messages. It belongs to the
    case with its id, any number of them to each case; if no row has an id, the first response belongs to the first
    case, and so on. With a folder as output, cases and responses may be of any size, every response has an id, and the
    same command goes on with what was cut off.
    """
    chosen = choose(engine, workers, address)
    if is_folder(out, format):
        outcome = verification.verify(cases, responses, out, chosen, format, stale)
        _show_counts(outcome.counts, outcome.unanswered)
        return
    if workers is not None or engine != "local":
        raise BootcampError("--workers and --engine: verdicts of many workers go to a folder; give --out FOLDER")
    _verify_file(cases, responses, out, stale)


def _verify_file(cases: Path, responses: Path, out: Path | None, stale: str) -> None:
    if cases == responses == STANDARD:
        raise BootcampError("cases and responses are both standard input: give a file for one of them")
    require_kind(out)
    known = read_cases(cases, stale)
    pairs = pair_responses(known, responses)
    domain_of = {case.task: registry.find(case.task).domain for case in known}
    counts: dict[str, Counter[str]] = {domain: Counter() for domain in sorted(domain_of.values())}

    def verdicts() -> Iterator[str]:
        for case, response in track(pairs, len(pairs), "verify"):
            verdict = score(case, response)
            counts[domain_of[case.task]][verdict.reason] += 1
            yield json.dumps({"id": case.id, **asdict(verdict)})

    write_rows(out, verdicts(), verification.COLUMNS)
    _show_counts(counts, unanswered=len({case.id for case in known} - {case.id for case, _ in pairs}))


def _show_counts(counts: dict[str, Counter[str]], unanswered: int) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from bootcamp.verifiers.verdict import REASONS

    table = Table(whole("domain", right=False), *map(whole, ("all", *REASONS)), box=SIMPLE_HEAD, pad_edge=False)
    for domain, reasons in [*counts.items(), ("all", sum(counts.values(), Counter()))]:
        table.add_row(domain, *(str(number) for number in (reasons.total(), *(reasons[reason] for reason in REASONS))))
    show_table(table, stderr=True)
    if unanswered:
        print(f"{unanswered} cases have no response", file=sys.stderr)
