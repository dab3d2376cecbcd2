"""An OpenAI-compatible server on this machine that answers by a script."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock, Thread
from typing import Any, NamedTuple

from bootcamp.cases import Case


class Answer(NamedTuple):
    """What the server sends: a status, a body (text of a completion unless it is given as bytes), headers, a delay."""

    text: str | None = ""
    status: int = 200
    body: bytes | None = None
    headers: dict[str, str] = {}  # noqa: RUF012
    seconds: float = 0.0
    finish: str = "stop"


Script = Callable[[Case, int], Answer]
"""Gives the answer to the n-th request, from 0, for a case."""


def right(case: Case, number: int) -> Answer:
    return Answer(rf"So it is \boxed{{{case.answer}}}.")


def wrong(case: Case, number: int) -> Answer:
    return Answer(r"\boxed{0}")


class Server:
    """The address of the server, and what it has seen."""

    def __init__(self, cases: Iterable[Case], script: Script) -> None:
        self.cases: Any = {case.prompt: case for case in cases}
        self.script = script
        self.requests: list[dict[str, Any]] = []
        self.asked: dict[str, int] = {}
        self.most_at_once = self._at_once = 0
        self._lock = Lock()
        self.url = ""

    def answer(self, request: dict[str, Any]) -> Answer:
        case = self.cases[request["messages"][-1]["content"]]
        with self._lock:
            self.requests.append(request)
            number = self.asked.get(case.id, 0)
            self.asked[case.id] = number + 1
            self._at_once += 1
            self.most_at_once = max(self.most_at_once, self._at_once)
        try:
            answer = self.script(case, number)
            time.sleep(answer.seconds)
            return answer
        finally:
            with self._lock:
                self._at_once -= 1


@contextmanager
def serve(cases: Iterable[Case], script: Script) -> Iterator[Server]:
    """Serve on a free port until the block ends."""
    server = Server(cases, script)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            answer = server.answer(request)
            body = completion(answer, request["model"]) if answer.body is None else answer.body
            try:
                self.send_response(answer.status)
                for name, value in ({"Content-Type": "application/json"} | answer.headers).items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
            except OSError:
                pass  # the client has gone away

        def log_message(self, *arguments: Any) -> None:
            pass

    http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    http.daemon_threads = True
    thread = Thread(target=http.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    server.url = f"http://127.0.0.1:{http.server_port}/v1"
    try:
        yield server
    finally:
        http.shutdown()
        http.server_close()


def completion(answer: Answer, model: str) -> bytes:
    """Write a chat completion."""
    message = {"role": "assistant", "content": answer.text}
    return json.dumps(
        {
            "id": "c",
            "object": "chat.completion",
            "created": 0,
            "model": model,
            "choices": [{"index": 0, "message": message, "finish_reason": answer.finish}],
            "usage": {"prompt_tokens": 11, "completion_tokens": 7, "total_tokens": 18},
        }
    ).encode()
