"""One server for every trainer that takes its rewards over HTTP; `bootcamp serve` runs it."""

from __future__ import annotations

import hmac
import json
import os
from asyncio import CancelledError
from dataclasses import asdict
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import BaseModel, ConfigDict, Discriminator, Field, Tag

from bootcamp import __version__, registry
from bootcamp.cases import Case, as_case, case as remake
from bootcamp.dataset import Mixture, row
from bootcamp.errors import BootcampError, UnknownTask
from bootcamp.extras import require
from bootcamp.identity import CaseId
from bootcamp.interactive import replay
from bootcamp.rewards import openrlhf
from bootcamp.rewards.outcome import Outcome, by_row, outcome, reward_of, thinking_after

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    from fastapi import FastAPI

    Message = MutableMapping[str, Any]
    Receive = Callable[[], Awaitable[Message]]
    Send = Callable[[Message], Awaitable[None]]
    App = Callable[[Message, Receive, Send], Awaitable[None]]

TOKEN = "BOOTCAMP_TOKEN"
MAX_BYTES = "BOOTCAMP_MAX_BYTES"
"""The settings of a server, in the environment since every worker process makes an app of its own."""

SALT = "BOOTCAMP_SALT"
"""The secret of the cases that a server plays for clients which know only their ids."""

MAX_BATCH = 4096
MAX_CASES = 1024
MAX_MESSAGES = 1024
_OPEN = ("/health", "/docs", "/openapi.json")


AnyCase = str | dict[str, Any]
"""A case as an object, as its JSON in a text, or by its id."""


class _Request(BaseModel):
    """A request in a form of our own: a field that it has not, a misspelt option say, is refused."""

    model_config = ConfigDict(extra="forbid")


class ScoreRequest(_Request):
    """A response to a case: text, a chat message or a list of messages."""

    case: AnyCase
    response: str | dict[str, Any] | list[dict[str, Any]] | None
    thinking: str = Field("auto", pattern="^(auto|prefilled|stripped)$")
    truncated: bool | None = None
    partial_credit: float = Field(0.0, ge=0, le=1)


class TurnRequest(_Request):
    """A game and its conversation so far, of which the assistant's messages count; none begin it."""

    case: AnyCase
    messages: list[dict[str, Any]] = Field([], max_length=MAX_MESSAGES)
    thinking: str = Field("auto", pattern="^(auto|prefilled|stripped)$")
    truncated: bool | None = None
    partial_credit: float = Field(0.0, ge=0, lt=1)


class BatchRequest(_Request):
    items: list[ScoreRequest] = Field(max_length=MAX_BATCH)


class GenerateRequest(_Request):
    """The arguments of :meth:`bootcamp.Task.generate`."""

    task: str
    difficulty: int = Field(1, ge=1, le=10)
    seed: int = Field(0, ge=0, lt=2**63)
    params: dict[str, Any] | None = None
    split: str = "train"
    language: str = "en"
    answer_style: str = "boxed"


class MixtureRequest(_Request):
    """Arguments of :class:`bootcamp.Mixture`, and which of its cases are asked for: `count` from number `start` on."""

    tasks: str | list[str] | dict[str, float]
    difficulty: int | str | list[int] | dict[int, float] = "1-10"
    seed: int = Field(0, ge=0, lt=2**63)
    weights: dict[str, float] = {}
    params: dict[str, Any] = {}
    split: str = "train"
    language: str = "en"
    answer_style: str = "boxed"
    start: int = Field(0, ge=0, lt=2**53)
    count: int = Field(1, ge=1, le=MAX_CASES)


def _kind(body: object) -> str:
    return "mixture" if isinstance(body, dict) and "tasks" in body else "case"


AnyGenerateRequest = Annotated[
    Annotated[GenerateRequest, Tag("case")] | Annotated[MixtureRequest, Tag("mixture")], Discriminator(_kind)
]


class OpenRLHFRequest(BaseModel):
    query: list[str] = Field(max_length=MAX_BATCH)
    prompts: list[str]
    labels: list[str]


class SlimeRequest(BaseModel):
    prompt: str | list[dict[str, Any]]
    response: str
    label: str


class NemoGymRequest(BaseModel):
    """A row of ``bootcamp export --format nemo-gym`` with the model's `response`; other fields come back as sent."""

    model_config = ConfigDict(extra="allow")

    case: AnyCase
    response: dict[str, Any]


def create_app() -> FastAPI:
    """Return the application, under the token and the limit that the environment sets."""
    fastapi = require("fastapi", "serve")
    from fastapi import Request
    from fastapi.responses import JSONResponse

    app: FastAPI = fastapi.FastAPI(title="bootcamp", version=__version__, description=__doc__)
    app.add_middleware(
        _Guard,
        token=os.environ.get(TOKEN, ""),
        max_bytes=int(os.environ.get(MAX_BYTES, 2**24)),
    )

    def refuse(request: Request, fault: Exception) -> JSONResponse:
        status = 404 if isinstance(fault, UnknownTask) else 422
        return JSONResponse({"detail": _ascii(str(fault))}, status)

    app.add_exception_handler(BootcampError, refuse)

    def refuse_form(request: Request, fault: Any) -> JSONResponse:
        faults = [{"loc": error["loc"], "msg": error["msg"], "type": error["type"]} for error in fault.errors()]
        return JSONResponse({"detail": json.loads(_ascii(json.dumps(faults)))}, 422)

    app.add_exception_handler(fastapi.exceptions.RequestValidationError, refuse_form)

    app.get("/health")(health)
    app.get("/tasks")(tasks)
    app.post("/score")(score)
    app.post("/score_batch")(score_batch)
    app.post("/turn")(turn)
    app.post("/generate")(generate)
    app.post("/openrlhf")(openrlhf_reward)
    app.post("/slime")(slime_reward)
    app.post("/seed_session")(seed_session)
    app.post("/verify")(verify)
    return app


def health() -> dict[str, str]:
    """Tell that the server runs, and which version."""
    return {"status": "ok", "version": __version__}


def tasks() -> list[dict[str, str]]:
    """List the tasks."""
    return [{"name": entry.name, "domain": entry.domain} for entry in registry.entries()]


def score(body: ScoreRequest) -> Outcome:
    """Judge one response."""
    return _judge(body.case, body.response, body.thinking, truncated=body.truncated, partial_credit=body.partial_credit)


def score_batch(body: BatchRequest) -> list[Outcome]:
    """Judge many responses, in order."""
    return [score(item) for item in body.items]


def turn(body: TurnRequest) -> dict[str, Any]:
    """Answer the last move of a conversation: what the model is told, what it earned, whether the game is over.

    Nothing is kept between requests, so that any worker may take the next one. A case that is given by an id with a
    salt is made by the secret of the server, BOOTCAMP_SALT.
    """
    case = _private(body.case)
    place = replay(case, body.messages, thinking=body.thinking, truncated=body.truncated)
    found = place.verdict
    return {
        "observation": place.observation or case.prompt,
        "done": bool(place.over),
        "reward": reward_of(found, body.partial_credit) if place.over else 0.0,
        "verdict": asdict(found),
        "turns": len(place.past),
        "slips": place.slips,
    }


def _private(case: AnyCase) -> Case:
    """Return a case; one that is named by an id may need the server's salt."""
    if isinstance(case, str) and CaseId.describes(case) and CaseId.parse(case).salt:
        return remake(case, salt=os.environ.get(SALT, ""))
    return as_case(case)


def generate(body: AnyGenerateRequest) -> dict[str, Any] | list[dict[str, Any]]:
    """Make a case of a task, or a list of those of a mixture: id, prompt and JSON."""
    if isinstance(body, GenerateRequest):
        return row(registry.get(body.task).generate(**body.model_dump(exclude={"task"})))
    mixture = _mixture(body.model_dump_json(exclude={"start", "count"}))
    return [row(mixture[index]) for index in range(body.start, body.start + body.count)]


@lru_cache(maxsize=64)
def _mixture(settings: str) -> Mixture:
    return Mixture(**json.loads(settings))


def openrlhf_reward(body: OpenRLHFRequest) -> dict[str, Any]:
    """Judge as ``--reward.remote_url`` of OpenRLHF asks for it."""
    found = [
        _judge(case, openrlhf.response_of(query, prompt), thinking_after(prompt))
        for query, prompt, case in by_row(query=body.query, prompts=body.prompts, labels=body.labels)
    ]
    scores = [one["score"] for one in found]
    logs = {"acc": [one["acc"] for one in found], "error": [one["error"] for one in found]}
    return {"rewards": scores, "scores": scores, "extra_logs": logs}


def slime_reward(body: SlimeRequest) -> float:
    """Judge as ``--rm-type remote_rm --rm-url`` of slime asks for it."""
    return _judge(body.label, body.response, thinking_after(body.prompt))["score"]


def seed_session(body: dict[str, Any]) -> dict[str, Any]:
    """Begin an episode of NeMo Gym, which needs nothing here."""
    return {}


def verify(body: NemoGymRequest) -> dict[str, Any]:
    """Judge as NeMo Gym asks a resources server: the request comes back with its reward."""
    found = _judge(body.case, _messages(body.response))
    sent = body.model_dump()
    try:
        json.dumps(sent, allow_nan=False)
    except ValueError as fault:
        raise BootcampError(f"the body cannot be sent back: {fault}") from None
    return json.loads(_ascii(json.dumps({**sent, "reward": found["score"], **_flat(found)})))  # type: ignore[no-any-return]


def _flat(found: Outcome) -> dict[str, Any]:
    return {name: found[name] for name in ("acc", "error", "pred", "reason")}


def _messages(response: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the messages in an answer of OpenAI's Responses interface."""
    output = response.get("output")
    if not isinstance(output, list) or not all(isinstance(item, dict) for item in output):
        raise BootcampError(f"response.output={output!r:.80}: expected a list of items")
    calls = [item for item in output if item.get("type") == "function_call"]  # of a game, the moves
    messages = [item for item in output if item.get("type") == "message"]  # the last one answers any other question
    return [*({"role": "assistant", "tool_calls": [{"function": item}]} for item in calls), *messages]


def _judge(case: AnyCase, response: Any, thinking: str = "auto", **options: Any) -> Outcome:
    """Judge a response; a case that is no case is the caller's fault."""
    try:
        return outcome(case, response, thinking=thinking, **options)
    except BootcampError:
        raise
    except (ValueError, TypeError) as fault:
        raise BootcampError(f"case: {fault}") from None


def _ascii(text: str) -> str:
    """Replace what UTF-8 cannot hold: JSON admits halves of characters, which a response may repeat."""
    return text.encode("utf-8", "replace").decode()


class _Guard:
    """Refuses requests without the token, and bodies above the limit, before anything reads them."""

    def __init__(self, app: App, token: str, max_bytes: int) -> None:
        self.app, self.token, self.max_bytes = app, token, max_bytes

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        from fastapi import HTTPException
        from fastapi.responses import JSONResponse

        if self.token and scope["path"] not in _OPEN and not self._knows_token(scope):
            refusal = JSONResponse({"detail": "send the token as 'Authorization: Bearer TOKEN' or ?token=TOKEN"}, 401)
            await refusal(scope, receive, send)
            return
        size = 0

        async def bounded() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > self.max_bytes:
                raise HTTPException(413, f"the body has more than {self.max_bytes} bytes; send smaller batches")
            return message

        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, bounded, noted)
        except CancelledError:  # the server ends, and this request took too long
            if not begun:
                await JSONResponse({"detail": "the server has been stopped"}, 503)(scope, receive, send)

    def _knows_token(self, scope: Message) -> bool:
        from urllib.parse import parse_qs

        headers = dict(scope["headers"])
        sent = headers.get(b"authorization", b"").removeprefix(b"Bearer ").decode("latin-1")
        in_url = parse_qs(scope["query_string"].decode("latin-1")).get("token", [""])[0]
        return any(hmac.compare_digest(one.encode(), self.token.encode()) for one in (sent, in_url))
