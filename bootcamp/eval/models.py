"""What models under evaluation are asked, and what they answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, runtime_checkable

from bootcamp.cases import Case

Message = dict[str, str]


class Request(NamedTuple):
    """A case and the number of the sample that is asked for, from 0; `history` is the conversation after the prompt."""

    case: Case
    sample: int
    history: tuple[Message, ...] = ()

    def messages(self, system: str | None = None) -> list[Message]:
        """Return what the model is asked, after an optional system message."""
        return [*self.case.messages(system), *self.history]


@dataclass(frozen=True)
class Reply:
    """A model's whole response; tokens and whether it was cut off are None where the model does not say."""

    response: str
    tokens: int | None = None
    prompt_tokens: int | None = None
    truncated: bool | None = None


@dataclass(frozen=True)
class Failure:
    """Why a request has no response; it is asked again when the run is started again."""

    reason: str


Answered = tuple[Request, Reply | Failure]
"""A request with what came of it."""


@dataclass(frozen=True)
class Decoding:
    """How a model is to respond; `temperature` 0 is greedy."""

    max_tokens: int = 4096
    temperature: float = 0.0
    top_p: float = 1.0
    system: str | None = None


@runtime_checkable
class Model(Protocol):
    """What answers requests, in any order."""

    def answer(self, requests: Sequence[Request]) -> Iterator[Answered]:
        """Yield each request with its reply as soon as it is there."""


@dataclass(frozen=True)
class Serving:
    """How requests are sent: where to, how many at a time, how often again, and for how long."""

    base_url: str | None = None
    concurrency: int = 16
    retries: int = 6
    timeout: float = 600.0


Respond = Callable[[list[Message]], str]
"""A model as a function from chat messages to the text of a response."""


class Responder:
    """A model that is a function, asked one case at a time."""

    def __init__(self, respond: Respond, decoding: Decoding) -> None:
        self._respond, self._system = respond, decoding.system

    def answer(self, requests: Sequence[Request]) -> Iterator[Answered]:
        for request in requests:
            try:
                reply: Reply | Failure = Reply(self._respond(request.messages(self._system)))
            except Exception as fault:  # noqa: BLE001 - whatever a function of somebody else's raises
                reply = Failure(f"{type(fault).__name__}: {fault}")
            yield request, reply
