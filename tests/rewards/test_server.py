"""The server: its own routes and those that trainers post to, over HTTP."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import pytest

from bootcamp import Mixture, __version__, registry
from bootcamp.cases import Case
from bootcamp.dataset import row
from bootcamp.rewards.outcome import outcome
from bootcamp.rewards.rows import FORMATS

pytest.importorskip("fastapi")
pytest.importorskip("uvicorn")

TOKEN = "a-token"
MAX_BYTES = 200_000
REQUESTS = int(os.environ.get("BOOTCAMP_LOAD", "400"))
CONNECTIONS = 32


@contextmanager
def served(*options: str) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    """A server of its own, with a token: its port and process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        number: int = free.getsockname()[1]
    command = [
        sys.executable,
        "-m",
        "bootcamp",
        "serve",
        "--port",
        str(number),
        "--max-bytes",
        str(MAX_BYTES),
        *options,
    ]
    server = subprocess.Popen(command, env={**os.environ, "BOOTCAMP_TOKEN": TOKEN}, stderr=subprocess.PIPE, text=True)
    for _ in range(600):
        try:
            HTTPConnection("127.0.0.1", number, timeout=5).request("GET", "/health")
            break
        except ConnectionError:
            assert server.poll() is None, server.stderr and server.stderr.read()
            time.sleep(0.1)
    yield number, server
    server.send_signal(signal.SIGINT)
    _, errors = server.communicate(timeout=60)
    assert "Traceback" not in errors


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """The port of a server of one process."""
    with served() as (number, _):
        yield number


class Client:
    """A connection that stays open."""

    def __init__(self, port: int, token: str = TOKEN) -> None:
        self._connection, self._token = HTTPConnection("127.0.0.1", port, timeout=60), token

    def send(self, method: str, path: str, body: bytes | None = None) -> tuple[int, Any]:
        headers = {"Content-Type": "application/json"} | (
            {"Authorization": f"Bearer {self._token}"} if self._token else {}
        )
        self._connection.request(method, path, body, headers)
        answer = self._connection.getresponse()
        return answer.status, json.loads(answer.read())

    def post(self, path: str, body: Any) -> tuple[int, Any]:
        return self.send("POST", path, json.dumps(body).encode())


@pytest.fixture
def client(port: int) -> Client:
    return Client(port)


def test_tells_health_without_the_token(port: int) -> None:
    assert Client(port, token="").send("GET", "/health") == (200, {"status": "ok", "version": __version__})


@pytest.mark.parametrize("token", ["", "another", "ü"])
def test_asks_for_the_token(port: int, token: str) -> None:
    status, answer = Client(port, token).send("GET", "/tasks")
    assert status == 401
    assert "Authorization: Bearer" in answer["detail"]


def test_takes_the_token_from_the_url(port: int) -> None:
    assert Client(port, token="").send("GET", f"/tasks?token={TOKEN}")[0] == 200


def test_lists_tasks(client: Client) -> None:
    assert {"name": "game24", "domain": "arithmetic"} in client.send("GET", "/tasks")[1]


def test_makes_cases_and_scores_responses(client: Client) -> None:
    status, made = client.post("/generate", {"task": "game24", "difficulty": 2, "seed": 5, "language": "zh"})
    assert status == 200
    case = Case.from_json(made["case"])
    assert made["id"] == case.id == "game24@1/2/5?language=zh"
    right = {"case": made["case"], "response": rf"\boxed{{{case.answer}}}"}
    wrong = {"case": made["case"], "response": [{"role": "assistant", "content": r"\boxed{1}"}]}
    assert client.post("/score", right) == (200, outcome(**right))
    status, both = client.post("/score_batch", {"items": [right, wrong]})
    assert [one["score"] for one in both] == [1.0, 0.0]


def test_takes_a_case_in_any_form(client: Client, case: Case, right: str) -> None:
    for form in (case.to_dict(), case.to_json(), case.id):
        status, found = client.post("/score", {"case": form, "response": right})
        assert (status, found["score"]) == (200, 1.0)


def test_makes_the_cases_of_mixtures(client: Client) -> None:
    settings: dict[str, Any] = {"tasks": {"game24": 2, "chinese_remainder": 1}, "difficulty": "1-3", "seed": 4}
    settings |= {"language": "zh", "params": {"game24": {"size": 4}}}
    mixture = Mixture(**settings)
    status, rows = client.post("/generate", {**settings, "start": 3, "count": 5})
    assert status == 200
    assert rows == [row(mixture[index]) for index in range(3, 8)]
    assert client.post("/generate", {"tasks": "game24", "difficulty": [2, 4]})[1][0]["difficulty"] in (2, 4)


def test_makes_cases_of_ones_own_knobs(client: Client) -> None:
    status, made = client.post("/generate", {"task": "game24", "difficulty": 3, "params": {"size": 4}})
    assert status == 200
    assert Case.from_json(made["case"]) == registry.get("game24").generate(3, params={"size": 4})


def test_plays_games_that_no_worker_remembers(port: int) -> None:
    cases = [registry.get(name).generate(level, 3) for name in registry.names("interactive")[:3] for level in (1, 4)]

    def play(case: Case) -> int:
        client, messages, turns = Client(port), [], 0
        status, told = client.post("/turn", {"case": case.to_json()})
        assert (status, told["observation"], told["done"], told["reward"]) == (200, case.prompt, False, 0.0)
        for message in case.demonstrate()[1::2]:
            assert not told["done"]
            messages += [message]
            status, told = client.post("/turn", {"case": case.id, "messages": messages})
            messages += [{"role": "user", "content": told["observation"]}]
            turns += 1
        assert (told["done"], told["reward"], told["verdict"]["reason"], told["turns"]) == (True, 1.0, "correct", turns)
        assert messages == case.demonstrate()[1:]
        return turns

    with ThreadPoolExecutor(CONNECTIONS) as pool:
        assert sum(pool.map(play, cases * max(1, REQUESTS // 60))) >= REQUESTS // 2


def test_games_outlive_a_worker() -> None:
    """64 clients play games at two workers, one of which is killed; with BOOTCAMP_LOAD=10000 so many turns."""
    names = registry.names("interactive")
    done = [0] * 64

    def turn(client: Client, body: dict[str, Any]) -> tuple[Client, Any]:
        for patience in range(100):
            try:
                status, told = client.post("/turn", body)
            except (ConnectionError, HTTPException):  # its worker is gone: any other one goes on
                client = Client(number)
                time.sleep(0.02 * patience)
            else:
                assert status == 200, told
                return client, told
        raise AssertionError("no worker answers")

    def play(player: int) -> None:
        client, seed = Client(number), player
        while done[player] < REQUESTS / 64:
            case = registry.get(names[seed % len(names)]).generate(1 + seed % 3, seed)
            script = case.demonstrate()[1:]
            for place in range(0, len(script), 2):
                client, told = turn(client, {"case": case.id, "messages": script[: place + 1]})
                assert (told["observation"], told["turns"]) == (script[place + 1]["content"], place // 2 + 1)
                assert told["done"] == (place + 2 == len(script))
                done[player] += 1
            assert (told["verdict"]["reason"], told["reward"]) == ("correct", 1.0)
            seed += 64

    with served("--workers", "2") as (number, server), ThreadPoolExecutor(64) as pool:
        games = pool.map(play, range(64))
        while sum(done) < REQUESTS / 4:
            time.sleep(0.01)
        workers = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
        os.kill(int(workers[-1]), signal.SIGKILL)
        list(games)
    assert sum(done) >= REQUESTS


def test_refuses_to_play_what_is_no_game(client: Client, case: Case) -> None:
    status, told = client.post("/turn", {"case": case.to_json()})
    assert status == 422
    assert "not played turn by turn" in told["detail"]


def test_judges_a_game_of_nemo_gym(client: Client) -> None:
    game = registry.get("hidden_wiring_lamps").generate(1, 2)
    row = FORMATS["nemo-gym"](game, source="")
    said = [
        {"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": message["content"]}]}
        for message in game.demonstrate()[1::2]
    ]
    assert client.post("/verify", {**row, "response": {"output": said}})[1]["reward"] == 1.0
    calls = [
        {"type": "function_call", "name": "submit", "arguments": json.dumps({"move": message["content"][7:-1]})}
        for message in game.demonstrate()[1::2]
    ]
    assert client.post("/verify", {**row, "response": {"output": calls}})[1]["reward"] == 1.0
    assert client.post("/verify", {**row, "response": {"output": calls[:-1]}})[1]["reward"] == 0.0


def test_answers_nemo_gym(client: Client, case: Case, right: str) -> None:
    message = {"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": right}]}
    row = FORMATS["nemo-gym"](case, source="")
    request = {**row, "response": {"output": [{"type": "reasoning", "summary": []}, message], "id": "r1"}}
    assert client.post("/seed_session", request)[0] == 200
    status, answer = client.post("/verify", request)
    assert status == 200
    assert answer["reward"] == 1.0
    assert {name: answer[name] for name in request} == request
    assert client.post("/verify", {**request, "response": {"output": []}})[1]["reward"] == 0.0
    call = {"type": "function_call", "name": "calculator", "arguments": "{}"}
    for output in ([call, message], [message, call]):
        assert client.post("/verify", {**request, "response": {"output": output}})[1]["reward"] == 1.0


def test_answers_openrlhf(client: Client, case: Case, right: str) -> None:
    query = f"<|im_start|>user\n{case.prompt}<|im_end|>\n"
    body = {"query": [f"{query}{right}<|im_end|>"], "prompts": [query], "labels": [case.to_json()]}
    assert client.post("/openrlhf", body) == (
        200,
        {"rewards": [1.0], "scores": [1.0], "extra_logs": {"acc": [1.0], "error": [0.0]}},
    )
    assert client.post("/openrlhf", {**body, "labels": []})[0] == 422


def test_answers_slime(client: Client, case: Case, right: str) -> None:
    body = {"prompt": case.messages(), "response": right, "label": case.to_json()}
    assert client.post("/slime", body) == (200, 1.0)


def hostile_bodies(case: Case) -> list[tuple[str, bytes, int]]:
    text = case.to_json()
    stale = json.dumps({**json.loads(text), "version": 99})
    style = json.dumps({**json.loads(text), "answer_style": "song"})
    lone = json.dumps({"case": text, "response": "\\boxed{\ud800}"})
    return [
        ("/score", b"", 422),
        ("/score", b"{", 422),
        ("/score", b"[" * 100_000, 400),
        ("/score", b'{"case": NaN, "response": ""}', 422),
        ("/score", json.dumps({"case": "{}", "response": ""}).encode(), 422),
        ("/score", json.dumps({"case": "[" * 50_000, "response": ""}).encode(), 422),
        ("/score", json.dumps({"case": stale, "response": ""}).encode(), 422),
        ("/score", json.dumps({"case": style, "response": ""}).encode(), 422),
        ("/score", json.dumps({"case": text, "response": "", "thinking": "aloud"}).encode(), 422),
        ("/score", json.dumps({"case": "\ud800", "response": ""}).encode(), 422),
        ("/score", lone.encode(), 200),
        ("/score", json.dumps({"case": text, "response": "1" * MAX_BYTES}).encode(), 413),
        ("/score_batch", b'{"items": 5}', 422),
        ("/generate", json.dumps({"task": "no_such_task"}).encode(), 404),
        ("/generate", json.dumps({"task": "../cli"}).encode(), 404),
        ("/generate", json.dumps({"task": "game24", "seed": -1}).encode(), 422),
        ("/generate", json.dumps({"task": "game24", "split": "trian"}).encode(), 422),
        ("/generate", json.dumps({"task": "game24", "params": {"sise": 4}}).encode(), 422),
        ("/generate", json.dumps({"tasks": "no_such_task"}).encode(), 404),
        ("/generate", json.dumps({"tasks": "game24", "difficulty": "1-99"}).encode(), 422),
        ("/generate", json.dumps({"tasks": "game24", "count": 10**6}).encode(), 422),
        ("/generate", json.dumps({"tasks": {"game24": "x"}}).encode(), 422),
        ("/generate", b"[]", 422),
        ("/score", json.dumps({"case": {"task": "game24"}, "response": ""}).encode(), 422),
        ("/score", json.dumps({"case": "game24@1/99/0", "response": ""}).encode(), 422),
        ("/score", json.dumps({"case": 5, "response": ""}).encode(), 422),
        ("/verify", json.dumps({"case": text, "response": {"output": 5}}).encode(), 422),
        ("/verify", (b'{"x": Infinity, "response": {"output": []}, "case": %s}' % json.dumps(text).encode()), 422),
        ("/openrlhf", json.dumps({"query": ["a"], "prompts": ["b"], "labels": [text]}).encode(), 422),
    ]


def test_refuses_bad_input_and_goes_on(client: Client, case: Case) -> None:
    for path, body, expected in hostile_bodies(case):
        status, answer = client.send("POST", path, body)
        assert status == expected, (path, body[:80], answer)
        assert status == 200 or answer["detail"]
    assert client.send("GET", "/health")[0] == 200


def test_loses_no_request_of_many_connections(port: int, case: Case, right: str) -> None:
    """With BOOTCAMP_LOAD=10000 so many requests."""
    body = {
        True: {"case": case.to_json(), "response": right},
        False: {"case": case.to_json(), "response": r"\boxed{1}"},
    }

    def work(number: int) -> int:
        client = Client(port)
        answers = [client.post("/score", body[index % 2 == 0]) for index in range(number, REQUESTS, CONNECTIONS)]
        wanted = [(200, float(index % 2 == 0)) for index in range(number, REQUESTS, CONNECTIONS)]
        assert [(status, answer["score"]) for status, answer in answers] == wanted
        return len(answers)

    with ThreadPoolExecutor(CONNECTIONS) as pool:
        assert sum(pool.map(work, range(CONNECTIONS))) == REQUESTS


def test_schema_describes_what_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random requests within and outside of the OpenAPI schema: no answer is a fault of the server."""
    schemathesis = pytest.importorskip("schemathesis")
    from bootcamp.rewards.server import create_app

    monkeypatch.delenv("BOOTCAMP_TOKEN", raising=False)
    schema = schemathesis.openapi.from_asgi("/openapi.json", create_app())
    from hypothesis import HealthCheck, Phase, given, settings

    calm = settings(
        max_examples=25,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) == 10
    for operation in operations:

        @calm
        @given(operation.as_strategy())
        def check(case: Any) -> None:
            assert case.call().status_code < 500

        check()
