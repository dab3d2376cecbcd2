"""Runs of an evaluation: a folder with what was asked, every response with its verdict, and the settings of both.

``run.json`` is the settings, ``cases.jsonl`` the cases and ``responses.jsonl`` the judged responses, in the order in
which they came. A response is on disk before the next one is judged, so that a killed run loses only those in flight.
"""

from __future__ import annotations

import json
from collections.abc import Container, Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bootcamp import __version__, registry
from bootcamp.cases import Case, score
from bootcamp.errors import BootcampError
from bootcamp.eval.conversations import play_games
from bootcamp.eval.models import Decoding, Failure, Model, Reply, Request
from bootcamp.eval.rescoring import Rescoring, judge_again
from bootcamp.eval.suites import Suite, hash_cases
from bootcamp.storage.files import appended_file, make_folder, parse_json, read_text, text_lines, whole_file
from bootcamp.storage.locks import locked_folder
from bootcamp.storage.progress import track
from bootcamp.storage.responses import RUN_RESPONSES as RESPONSES, Judged, judged_of, write_judged
from bootcamp.verifiers import REVISION
from bootcamp.verifiers.response import THINKING

SETTINGS, CASES = "run.json", "cases.jsonl"

_NAMES = ("model", "samples", "thinking", "decoding", "suite", "cases", "hash")


class Run:
    """The folder of a run that was begun."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.settings: dict[str, Any] = json.loads((path / SETTINGS).read_text(encoding="utf-8"))
        except (OSError, ValueError) as fault:
            raise BootcampError(f"{path} is not the folder of a run: {fault}") from None
        known = self.settings if isinstance(self.settings, dict) else ()
        if lacking := [name for name in _NAMES if name not in known]:
            raise BootcampError(f"{path} is not the folder of a run: {SETTINGS} in it lacks {', '.join(lacking)}")

    @classmethod
    def begin(
        cls, path: Path, suite: Suite, *, model: str, samples: int, thinking: str, decoding: Decoding, secret: str = ""
    ) -> Run:
        """Return the run at `path`, begun there before with the same settings or begun now.

        Raises BootcampError if the folder holds a run with other settings, or anything else.
        """
        if thinking not in THINKING:
            raise BootcampError(f"thinking={thinking!r}: expected one of {', '.join(THINKING)}")
        settings = {
            "bootcamp": __version__,
            "revision": REVISION,
            "model": model,
            "samples": samples,
            "thinking": thinking,
            "decoding": asdict(decoding),
            "suite": suite.model_dump(mode="json"),
        }
        if not (path / SETTINGS).exists():
            _lay_out(path, settings, suite.cases(secret))
        run = cls(path)
        if different := [name for name, value in settings.items() if run.settings.get(name) != value]:
            raise BootcampError(
                f"{path} holds a run with another {' and another '.join(different)} (see {path / SETTINGS}): "
                "choose another folder, or remove this one"
            )
        return run

    @property
    def samples(self) -> int:
        """How many responses each case is to have."""
        return int(self.settings["samples"])

    def case_texts(self) -> dict[str, str]:
        """Return the cases in JSON by id, in the order of the suite."""
        texts = {}
        for number, text in text_lines(self.path / CASES):
            place = f"{self.path / CASES}, line {number}"
            row = parse_json(text, place)
            if not isinstance(row, dict) or not isinstance(row.get("id"), str):
                raise BootcampError(f"{place}: expected a case, as the run wrote it, not {text!r:.80}")
            texts[row["id"]] = text
        return texts

    def responses(self) -> list[Judged]:
        """Return the responses so far, those of a case together, in the order of the suite.

        A last line that was cut off, by a kill or a full disk, does not count: the response is asked for again.
        """
        path = self.path / RESPONSES
        lines = read_text(path).split("\n")[:-1] if path.exists() else []
        order = {case_id: number for number, case_id in enumerate(self.case_texts())}
        return sorted(self._read(lines, order), key=lambda response: (order[response.id], response.sample))

    def _read(self, lines: Iterable[str], known: Container[str]) -> list[Judged]:
        """Read lines of responses, all of them to cases whose ids are `known`."""
        path = self.path / RESPONSES
        places = ((f"{path}, line {number}", line) for number, line in enumerate(lines, start=1))
        found = [judged_of(place, parse_json(line, place)) for place, line in places]
        if strangers := [response.id for response in found if response.id not in known]:
            raise BootcampError(f"{path}: {strangers[0]} is none of the cases of this run")
        return found

    def go_on(self, model: Model) -> list[Failure]:
        """Ask for the responses that are missing, judge and keep them; return what went wrong."""
        with locked_folder(self.path):
            return self._go_on(model)

    def _go_on(self, model: Model) -> list[Failure]:
        failures = []
        texts = self.case_texts()
        cases = [Case.from_json(text) for text in texts.values()]
        with appended_file(self.path / RESPONSES) as (file, lines):
            kept = {(judged.id, judged.sample) for judged in self._read(lines, texts)}
            requests = [Request(case, sample) for sample in range(self.samples) for case in cases]
            missing = [request for request in requests if (request.case.id, request.sample) not in kept]
            for judged in track(self._judged(model, missing), len(missing), "eval"):
                if isinstance(judged, Failure):
                    failures.append(judged)
                    continue
                file.write(judged.to_json() + "\n")
                file.flush()
        return failures

    def _judged(self, model: Model, requests: list[Request]) -> Iterator[Judged | Failure]:
        """Ask for responses and judge them as they come, then play the games."""
        games: list[Request] = []
        questions: list[Request] = []
        for request in requests:
            (games if registry.get(request.case.task).interactive else questions).append(request)
        for request, reply in model.answer(questions) if questions else ():
            yield reply if isinstance(reply, Failure) else self._judge(request, reply)
        yield from play_games(model, games, self.settings["thinking"])

    def _judge(self, request: Request, reply: Reply) -> Judged:
        thinking = self.settings["thinking"]
        verdict = score(request.case, reply.response, thinking=thinking, truncated=reply.truncated)
        about = {name: value for name, value in asdict(reply).items() if name != "response"}
        return Judged.of(request.case.id, reply.response, verdict, sample=request.sample, **about)

    def rescore(self) -> Rescoring:
        """Judge all responses again, see :func:`bootcamp.eval.rescoring.judge_again`, and keep the new verdicts."""
        with locked_folder(self.path):
            found = judge_again(self.responses(), self.case_texts(), self.settings["thinking"])
            write_judged(self.path / RESPONSES, found.responses)
            self.settings |= {"bootcamp": __version__, "revision": REVISION}
            _write_settings(self.path, self.settings)
        return found


def _lay_out(path: Path, settings: dict[str, Any], cases: list[Case]) -> None:
    """Write cases, then settings: with the settings there, all is there."""
    make_folder(path)
    if strangers := [file.name for file in path.iterdir() if file.name != CASES]:
        raise BootcampError(f"{path} holds {strangers[0]} and no run: choose a new folder")
    with whole_file(path / CASES) as file:
        file.writelines(case.to_json() + "\n" for case in cases)
    _write_settings(path, settings | {"cases": len(cases), "hash": hash_cases(cases)})


def _write_settings(path: Path, settings: dict[str, Any]) -> None:
    with whole_file(path / SETTINGS) as file:
        file.write(json.dumps(settings, ensure_ascii=False, indent=1) + "\n")
