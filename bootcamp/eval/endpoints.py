"""Models that are called over a network, many requests at a time."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from bootcamp.errors import BootcampError, Unfinished
from bootcamp.eval.models import Answered, Decoding, Failure, Reply, Request, Serving
from bootcamp.extras import require

Ask = Callable[[Request], Awaitable[Reply | Failure]]

PATIENCE = 20
"""How many requests in a row may fail, each after its retries, before the endpoint is taken to be down."""


class Endpoint:
    """A model behind an OpenAI-compatible endpoint; the key is OPENAI_API_KEY.

    The client retries what may pass (429, 5xx, connections and timeouts), as long as the server asks or ever longer.
    BootcampError ends the run where key, address or model are refused, Unfinished where nothing passes any more.
    """

    def __init__(self, name: str, decoding: Decoding, serving: Serving) -> None:
        self._openai = require("openai", "eval")
        if serving.base_url is not None:
            check_address(serving.base_url)
        self._name, self._decoding, self._serving = name, decoding, serving
        self._failed_in_a_row = 0

    def answer(self, requests: Sequence[Request]) -> Iterator[Answered]:
        return drain(self._answer(requests))

    async def _answer(self, requests: Sequence[Request]) -> AsyncGenerator[Answered, None]:
        async with self._client() as client:

            async def ask(request: Request) -> Reply | Failure:
                return await self._ask(client, request)

            async for answered in bounded(ask, requests, self._serving.concurrency):
                yield answered

    def _client(self) -> Any:
        key = os.environ.get("OPENAI_API_KEY") or ("none" if self._serving.base_url else None)
        try:
            return self._openai.AsyncOpenAI(
                api_key=key,
                base_url=self._serving.base_url,
                max_retries=self._serving.retries,
                timeout=self._serving.timeout,
            )
        except self._openai.OpenAIError as fault:
            raise BootcampError(f"no endpoint: give --base-url, or a key in OPENAI_API_KEY ({fault})") from None

    async def _ask(self, client: Any, request: Request) -> Reply | Failure:
        # OpenAI's newer models refuse the older name, which other servers still go by.
        limit = "max_completion_tokens" if client.base_url.host == "api.openai.com" else "max_tokens"
        try:
            completion = await client.chat.completions.create(
                model=self._name,
                messages=request.messages(self._decoding.system),
                temperature=self._decoding.temperature,
                top_p=self._decoding.top_p,
                **{limit: self._decoding.max_tokens},
            )
        except (
            self._openai.AuthenticationError,
            self._openai.PermissionDeniedError,
            self._openai.NotFoundError,
        ) as fault:
            raise BootcampError(
                f"model={self._name!r}: the endpoint refuses to serve it: {fault}{self._hint(fault)}"
            ) from None
        except self._openai.BadRequestError as fault:  # a prompt that is too long, say: the next may be well
            return Failure(f"{type(fault).__name__}: {fault}")
        except (self._openai.OpenAIError, ValueError) as fault:  # ValueError: a body that is not JSON
            return self._fail(f"{type(fault).__name__}: {fault}")
        self._failed_in_a_row = 0
        return read_completion(completion)

    def _hint(self, fault: Exception) -> str:
        """Say what an address that leads nowhere may lack."""
        address = (self._serving.base_url or "").rstrip("/")
        lacks = isinstance(fault, self._openai.NotFoundError) and address and not address.endswith("/v1")
        return f"; does --base-url lack /v1, as in {address}/v1?" if lacks else ""

    def _fail(self, reason: str) -> Failure:
        self._failed_in_a_row += 1
        if self._failed_in_a_row == PATIENCE:
            raise Unfinished(f"{PATIENCE} requests in a row failed, the last with {reason}; the same command goes on")
        return Failure(reason)


def check_address(base_url: str) -> None:
    """Raise BootcampError, saying what is missing, unless this is the address of an endpoint.

    >>> check_address("localhost:8200")
    Traceback (most recent call last):
      ...
    bootcamp.errors.BootcampError: base_url='localhost:8200': the scheme is missing, as in http://localhost:8200/v1
    """
    scheme, separator, rest = base_url.partition("://")
    if not separator:
        path = "" if base_url.rstrip("/").endswith("/v1") else "/v1"
        raise BootcampError(f"base_url={base_url!r}: the scheme is missing, as in http://{base_url.strip('/')}{path}")
    if scheme not in ("http", "https") or not rest.strip("/"):
        raise BootcampError(f"base_url={base_url!r}: expected an address such as http://localhost:8000/v1")


def read_completion(completion: Any) -> Reply | Failure:
    """Read a chat completion, which a server may have filled with anything."""
    try:
        choice = completion.choices[0]
        text, usage = choice.message.content, getattr(completion, "usage", None)
        reason = choice.finish_reason
    except (AttributeError, TypeError, IndexError, KeyError):
        return Failure(f"the endpoint sent no chat completion: {completion!r:.200}")
    if text is not None and not isinstance(text, str):
        return Failure(f"the endpoint sent a message that is not text: {text!r:.200}")
    return Reply(
        text or "",
        tokens=_count(usage, "completion_tokens"),
        prompt_tokens=_count(usage, "prompt_tokens"),
        truncated={"length": True, "stop": False}.get(str(reason)),
    )


def _count(usage: object, name: str) -> int | None:
    count = getattr(usage, name, None)
    return count if isinstance(count, int) else None


class InspectModel:
    """A model of one of inspect_ai's providers, such as ``anthropic/claude-sonnet-4-5``; its keys are inspect's."""

    def __init__(self, name: str, decoding: Decoding, serving: Serving) -> None:
        self._inspect = require("inspect_ai.model", "inspect")
        self._name, self._decoding, self._serving = name, decoding, serving

    def answer(self, requests: Sequence[Request]) -> Iterator[Answered]:
        return drain(self._answer(requests))

    async def _answer(self, requests: Sequence[Request]) -> AsyncGenerator[Answered, None]:
        model = self._open()

        async def ask(request: Request) -> Reply | Failure:
            try:
                kinds = {"user": self._inspect.ChatMessageUser, "assistant": self._inspect.ChatMessageAssistant}
                output = await model.generate(
                    [kinds[one["role"]](content=one["content"]) for one in request.messages()]
                )
            except Exception as fault:  # noqa: BLE001 - every provider has errors of its own
                return Failure(f"{type(fault).__name__}: {fault}")
            return Reply(
                output.completion,
                tokens=_count(output.usage, "output_tokens"),
                prompt_tokens=_count(output.usage, "input_tokens"),
                truncated={"max_tokens": True, "model_length": True, "stop": False}.get(output.stop_reason),
            )

        async for answered in bounded(ask, requests, self._serving.concurrency):
            yield answered

    def _open(self) -> Any:
        config = self._inspect.GenerateConfig(
            max_tokens=self._decoding.max_tokens,
            temperature=self._decoding.temperature,
            top_p=self._decoding.top_p,
            system_message=self._decoding.system,
            max_connections=self._serving.concurrency,
            max_retries=self._serving.retries,
            timeout=int(self._serving.timeout),
        )
        try:
            return self._inspect.get_model(self._name, config=config)
        except Exception as fault:  # noqa: BLE001 - providers report keys and packages that are missing in many ways
            raise BootcampError(f"model='inspect:{self._name}': inspect_ai cannot open it: {fault}") from None


async def bounded(ask: Ask, requests: Iterable[Request], concurrency: int) -> AsyncGenerator[Answered, None]:
    """Yield each request with what `ask` makes of it, in the order of completion, at most `concurrency` at a time."""

    async def answered(request: Request) -> Answered:
        return request, await ask(request)

    pending: set[asyncio.Task[Answered]] = set()
    done: set[asyncio.Task[Answered]] = set()
    requests = iter(requests)
    try:
        while True:
            pending |= {asyncio.ensure_future(answered(r)) for r in islice(requests, concurrency - len(pending))}
            if not pending:
                return
            done, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
            while done:
                yield done.pop().result()
    finally:
        await _cancel(pending | done)


def drain(answers: AsyncGenerator[Answered, None]) -> Iterator[Answered]:
    """Give what an asynchronous generator gives; its event loop runs only while the next answer is waited for."""
    loop = asyncio.new_event_loop()
    try:
        while True:
            try:
                yield loop.run_until_complete(answers.__anext__())
            except StopAsyncIteration:
                return
    finally:
        loop.run_until_complete(_cancel(asyncio.all_tasks(loop)))
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()


async def _cancel(tasks: Iterable[asyncio.Task[Answered]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
