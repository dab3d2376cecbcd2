"""Tasks that are played turn by turn: their contract, episodes, and judging by replay of the model's replies alone.

What a move brings is a pure function of the instance and the moves so far, luck included. So a conversation is judged
from the assistant's messages, for ever and on any machine; nothing else is stored, and no state lies in a server.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random
from threading import Lock
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar, cast, final

from bootcamp import models, registry
from bootcamp.cases import Case
from bootcamp.errors import BootcampError, Retry
from bootcamp.identity import require_choice
from bootcamp.lib.arguments import integer, number
from bootcamp.models import Params, knob
from bootcamp.prompt import Prompt
from bootcamp.task import Task
from bootcamp.verifiers.judging import judge_response
from bootcamp.verifiers.response import THINKING, Response, content
from bootcamp.verifiers.verdict import Verdict

__all__ = ["Episode", "Instance", "Interactive", "Params", "Prompt", "Retry", "Step", "Turn", "knob"]

MOST_TURNS = 40
"""The most moves that a game may have."""

MOST_GUESSES = 300
"""Guesses of a format that a random legal move is looked for among."""

TOOL = "submit"
"""The name of the tool whose calls are moves."""

CREDITS = ("final", "potential")


class Instance(models.Instance):
    """A game as dealt: what is shown and, named in `secret`, what the player must find out.

    The luck of a case, if there is any, is drawn from a secret field `chance` (:mod:`bootcamp.lib.chance`).
    """

    secret: ClassVar[tuple[str, ...]] = ()
    """Fields that prompt, legality and policy may not read; they have no defaults."""

    turns: int
    """The most moves."""

    @classmethod
    def secrets(cls) -> frozenset[str]:
        """Return the names of the fields that a veiled instance lacks."""
        return frozenset(cls.secret) | ({"chance"} & cls.model_fields.keys())

    @final
    def veiled(self) -> Any:
        """Return this instance without its secrets; reading one of them there raises AttributeError."""
        secrets = self.secrets()
        shown = {name: getattr(self, name) for name in type(self).model_fields if name not in secrets}
        return type(self).model_construct(_fields_set=set(shown), **shown)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            if name in type(self).secrets():
                raise AttributeError(f"{name} is a secret of the game: it cannot be read here")
            return super().__getattr__(name)


class Turn(NamedTuple):
    """What a move brings: the next state, what the model learns, and ``won``, ``lost`` or "" while the game goes on."""

    state: Any
    seen: Any
    over: str = ""


class Step(NamedTuple):
    """What follows a reply: what the model is told, what it earned, and whether the episode is over."""

    observation: str
    reward: float | None
    done: bool


P = TypeVar("P", bound=Params)
I = TypeVar("I", bound=Instance)
M = TypeVar("M")
S = TypeVar("S")
V = TypeVar("V")


class Interactive(Task[P, I, M], Generic[P, I, M, S, V]):
    """A game: deals instances, plays a world that answers moves, and judges whole conversations.

    ``M`` is the type of a move, read by `answer` or `format`; ``S`` that of a state, which is immutable; ``V`` a
    NamedTuple of all that the model learns from a move. A game overrides the hooks below and `Params`, `Instance`,
    `version`, `prompt`, `answer` or `format` and `params`, as every task does.
    """

    interactive: ClassVar[bool] = True
    reply: ClassVar[Prompt]
    """What the model is told after a move: templates over the fields of ``V`` and nothing else."""

    slips: ClassVar[int] = 2
    """Replies without a readable, legal move that a game forgives."""

    def deal(self, params: P, rng: Random) -> I:
        """Draw an instance from `rng` alone; raise Retry where the policy would not win it."""
        raise NotImplementedError

    def begin(self, instance: I) -> S:
        """Return the state before the first move."""
        raise NotImplementedError

    def react(self, instance: I, state: S, move: M) -> Turn:
        """Return what a legal move brings; it depends on the arguments alone."""
        raise NotImplementedError

    def illegal(self, shown: I, past: Past[M, V], move: M) -> str:
        """Return the rule that a move breaks, or ""; `shown` is veiled, so that legality tells nothing new."""
        return ""

    def policy(self, shown: I, past: Past[M, V], rng: Random) -> M:
        """Return the move of a player who knows what the model knows and wins every case."""
        raise NotImplementedError

    def random_move(self, shown: I, past: Past[M, V], rng: Random) -> M | None:
        """Draw a legal move, None if none is found; override it where the format's guesses are hardly ever legal."""
        format_ = self.format(shown)
        guesses = (format_.guess(rng) for _ in range(MOST_GUESSES))
        return next((move for move in guesses if not self.illegal(shown, past, move)), None)

    def progress(self, instance: I, state: S) -> float:
        """Return how far the player came, from 0 up to but not including 1."""
        return 0.0

    def key(self, instance: I) -> object:
        """Return all fields but the luck: what makes two instances the same game, secrets included."""
        return instance.model_dump(exclude={"chance"})

    # What follows is the library's, the same for every game.

    @final
    def sample(self, params: P, rng: Random) -> tuple[I, M]:
        """Deal an instance; a game has no reference answer."""
        return self.deal(params, rng), cast(M, None)

    @final
    def pose(self, instance: I, reference: M, language: str, style: str, pick: int) -> tuple[str, str]:
        """Return the prompt, which the veiled instance decides, and no reference answer."""
        shown = instance.veiled()
        rules = _ASKED[language][style].format(form=self.format(shown).form(language))
        budget = _BUDGET[language].format(turns=shown.turns, slips=self.slips)
        return f"{self.prompt.render(shown, language)}\n\n{rules}\n\n{budget}", ""

    @final
    def judge(self, response: Response, case: Case, *, thinking: str, truncated: bool | None) -> Verdict:
        """Judge a whole conversation by replay."""
        return replay(case, response, thinking=thinking, truncated=truncated).verdict

    @final
    def play(self, case: Case, **options: Any) -> Episode:
        """Begin an episode of a case; `options` are those of :class:`Episode`."""
        return Episode(case, **options)

    @final
    def demonstrate(self, case: Case) -> list[dict[str, str]]:
        """Return the policy's conversation, each move in the style that the case asks for."""
        episode = Episode(case)
        for text in self.demonstration(case):
            episode.step(text)
        return episode.messages

    @final
    def demonstration(self, case: Case) -> Iterator[str]:
        """Give the replies of the policy, in the style that the case asks for."""
        instance = cast(I, case.instance)
        format_ = self.format(instance.veiled())
        for move, _ in self.policy_game(instance)[0]:
            yield _HANDED_IN[case.answer_style].format(move=format_.render(move))

    @final
    def policy_game(self, instance: I) -> tuple[Past[M, V], str]:
        """Let the policy play; return its moves with what was seen, and how the game ended: ``won``, ``lost`` or ""."""
        shown, state = instance.veiled(), self.begin(instance)
        rng = Random(int.from_bytes(self.key_digest(instance), "big"))
        past: Past[M, V] = ()
        for _ in range(instance.turns):
            move = self.policy(shown, past, rng)
            fault = self.illegal(shown, past, move)
            if fault:
                raise BootcampError(f"{self.name}: the policy's move {move!r:.80} breaks a rule: {fault}")
            turn = self.react(instance, state, move)
            state, past = turn.state, (*past, (move, turn.seen))
            if turn.over:
                return past, turn.over
        return past, ""

    @final
    def policy_wins(self, instance: I) -> bool:
        """Tell whether the policy wins within the turns, as `deal` must make sure."""
        return self.policy_game(instance)[1] == "won"

    @final
    def opening(self, instance: I) -> Position:
        """Return the position before the first reply."""
        return Position(self.begin(instance))

    @final
    def after(
        self, case: Case, position: Position, reply: str, *, thinking: str = "auto", truncated: bool | None = None
    ) -> Position:
        """Return the position that a reply leads to; once the game is over nothing changes it."""
        if position.over:
            return position
        instance, language = cast(I, case.instance), case.language
        shown = instance.veiled()
        played: list[Turn] = []

        def accept(move: M) -> str:
            fault = self.illegal(shown, position.past, move)
            if not fault:
                turn = self.react(instance, position.state, move)
                played.append(turn._replace(seen=(move, turn.seen)))
            return fault

        verdict = judge_response(
            self.format(shown), reply, accept, style=case.answer_style, thinking=thinking, truncated=truncated
        )
        if verdict.score is None:
            return replace(position, over=verdict.reason, observation=_END["error"][language], verdict=verdict)
        if not played:
            return self._slip(position, verdict, instance.turns - len(position.past), language, truncated)
        state, seen, over = played[0]
        past = (*position.past, seen)
        left = instance.turns - len(past)
        over = over or ("" if left else "out of moves")
        told = self.reply.render(seen[1], language)
        if not over:
            now = f"{told}\n\n{_LEFT[language].format(left=left)}"
            return Position(state, past, position.slips, observation=now)
        if over != "won":
            detail = {"lost": "the game was lost", "out of moves": "the moves are used up"}[over]
            grade = self.progress(instance, state)
            verdict = replace(verdict, score=0.0, grade=grade, correct=False, reason="wrong", detail=detail)
        return Position(state, past, position.slips, over, f"{told}\n\n{_END[over][language]}", verdict)

    @final
    def _slip(self, position: Position, verdict: Verdict, left: int, language: str, truncated: bool | None) -> Position:
        """Return the position after a reply without a readable, legal move: the world stands still."""
        if truncated:
            return replace(position, over="cut off", observation=_END["cut off"][language], verdict=_UNFINISHED)
        slips = position.slips + 1
        told = _SLIP[language].format(reason=verdict.detail or _NO_MOVE[language])
        if slips > self.slips:
            ended = f"{told} {_END['slips'][language]}"
            return replace(position, slips=slips, over="slips", observation=ended, verdict=verdict)
        told = f"{told} {_FORGIVEN[language].format(left=self.slips - slips)}"
        return replace(position, slips=slips, observation=f"{told}\n\n{_LEFT[language].format(left=left)}")


Past = tuple[tuple[M, V], ...]
"""The moves of a game so far, each with what was seen."""


_UNFINISHED = Verdict(0.0, 0.0, False, "no_answer", "", "the game is not over", "")


@dataclass(frozen=True)
class Position:
    """Where a conversation stands after some replies.

    `over` is "" while it goes on, else ``won``, ``lost``, ``out of moves``, ``slips``, ``cut off`` or the reason why
    nothing can be said; `verdict` is that of a conversation that stops here.
    """

    state: Any
    past: tuple[tuple[Any, Any], ...] = ()
    slips: int = 0
    over: str = ""
    observation: str = ""
    verdict: Verdict = _UNFINISHED


def game(case: Case) -> Interactive[Any, Any, Any, Any, Any]:
    """Return the task of a case that is played turn by turn; raise BootcampError for another one."""
    task = registry.get(case.task)
    if not isinstance(task, Interactive):
        raise BootcampError(f"case={case.id!r}: {case.task} is not played turn by turn; use case.verify(response)")
    return task


def replies(response: Response | Sequence[str], thinking: str = "auto") -> list[tuple[str, str]]:
    r"""Return the assistant's replies in a conversation, each with the way in which its thinking is delimited.

    A bare text is one reply; a list may hold messages, of which the assistant's count, or the replies as texts. Where
    any message has calls of tools, each call of ``submit`` is a reply and the texts are chatter.

    >>> replies([{"role": "user", "content": "Play!"}, {"role": "assistant", "content": "up"}])
    [('up', 'auto')]
    >>> call = {"function": {"name": "submit", "arguments": '{"move": "up"}'}}
    >>> replies([{"role": "assistant", "content": "Well.", "tool_calls": [call]}])
    [('\\boxed{up}', 'stripped')]
    """
    if response is None:
        return []
    if isinstance(response, str | Mapping):
        response = [response] if isinstance(response, Mapping) else [{"role": "assistant", "content": response}]
    if not isinstance(response, Sequence):
        raise TypeError(f"response={response!r:.80}: expected text, a message or a list of messages")
    messages = [{"role": "assistant", "content": one} if isinstance(one, str) else one for one in response]
    if not all(isinstance(message, Mapping) for message in messages):
        raise TypeError(f"response={response!r:.80}: expected text, a message or a list of messages")
    own = [message for message in messages if message.get("role", "assistant") == "assistant"]
    if any(message.get("tool_calls") for message in own):
        listed = (message.get("tool_calls") for message in own)
        calls = (call for some in listed if isinstance(some, Sequence) for call in some)
        return [(rf"\boxed{{{move}}}", "stripped") for move in map(_submitted, calls) if move is not None]
    return [content(message, thinking) for message in own]


def called(move: str) -> dict[str, Any]:
    """Return the assistant's message that makes a move by a call of the tool."""
    function = {"name": TOOL, "arguments": json.dumps({"move": move})}
    return {"role": "assistant", "content": "", "tool_calls": [{"type": "function", "function": function}]}


def _submitted(call: object) -> str | None:
    """Return the move of a call of the tool, "" if it has none, or None for a call of another tool."""
    function = call.get("function", call) if isinstance(call, Mapping) else None
    if not isinstance(function, Mapping) or function.get("name") != TOOL:
        return None
    arguments = function.get("arguments")
    if isinstance(arguments, str):
        try:
            arguments = json.loads(arguments)
        except (ValueError, RecursionError):
            return ""
    values = list(arguments.values()) if isinstance(arguments, Mapping) else []
    return values[0] if len(values) == 1 and isinstance(values[0], str) else ""


def replay(
    case: Case, response: Response | Sequence[str], *, thinking: str = "auto", truncated: bool | None = None
) -> Position:
    """Return where a conversation stands; `truncated` tells whether its last reply was cut off.

    Positions are kept in a bounded cache, so that one more reply to a conversation costs one step.
    """
    task, position = game(case), None
    said = replies(response, thinking)
    keys = [sha256(f"{case.to_json()}\n{task.slips}".encode()).digest()]
    for place, (text, way) in enumerate(said, start=1):
        cut = bool(truncated) and place == len(said)
        keys.append(sha256(keys[-1] + f"{way}{cut}\n".encode() + text.encode("utf-8", "replace")).digest())
        if place > MOST_TURNS + task.slips:  # no game goes on that long
            break
    known = next((place for place in range(len(keys) - 1, 0, -1) if keys[place] in _positions), 0)
    position = _cached(keys[known]) if known else None
    if position is None:
        known, position = 0, task.opening(cast(Any, case.instance))
    for place in range(known, len(keys) - 1):
        if position.over:
            break
        text, way = said[place]
        cut = bool(truncated) and place + 1 == len(said)
        position = task.after(case, position, text, thinking=way, truncated=cut or None)
        _keep(keys[place + 1], position)
    return position


_KEPT = 4096
_positions: OrderedDict[bytes, Position] = OrderedDict()
_lock = Lock()


def forget() -> None:
    """Empty the cache of positions, which changes no result."""
    with _lock:
        _positions.clear()


def _cached(key: bytes) -> Position | None:
    with _lock:
        if key in _positions:
            _positions.move_to_end(key)
        return _positions.get(key)


def _keep(key: bytes, position: Position) -> None:
    with _lock:
        _positions[key] = position
        while len(_positions) > _KEPT:
            _positions.popitem(last=False)


def drift(case: Case, messages: Sequence[Mapping[str, Any]], *, thinking: str = "auto") -> str:
    """Return the first observation in `messages` that does not hold the case's own, "" if there is none.

    Messages of users and tools may wrap an observation, but not change or shorten it.
    """
    if not (isinstance(messages, Sequence) and all(isinstance(message, Mapping) for message in messages)):
        raise BootcampError(f"messages={messages!r:.80}: expected a list of messages")
    game(case)
    own = [place for place, message in enumerate(messages) if message.get("role") == "assistant"]
    for place, following in zip(own, [*own, len(messages)][1:], strict=True):
        told = "".join(
            content({**message, "role": "assistant"}, "auto")[0] for message in messages[place + 1 : following]
        )
        position = replay(case, messages[: place + 1], thinking=thinking)
        if messages[place + 1 : following] and position.observation not in told:
            return told
    return ""


class Episode:
    r"""A conversation about a case, turn by turn.

    `reward` of a step is 0 until the last one, which brings the score, or `partial_credit` times the grade of a game
    that was played to its end and lost. With ``credit="potential"`` each step brings the difference that it makes to
    `partial_credit` times the progress instead; the sum is the same.

    >>> from bootcamp import registry
    >>> case = registry.get("liar_number_search").generate(1, seed=0)
    >>> episode = case.play()
    >>> for reply in registry.get("liar_number_search").demonstration(case):
    ...     observation, reward, done = episode.step(reply)
    >>> done, reward, episode.verdict.reason
    (True, 1.0, 'correct')
    """

    def __init__(
        self, case: Case, *, credit: str = "final", partial_credit: float = 0.0, thinking: str = "auto"
    ) -> None:
        require_choice("credit", credit, CREDITS)
        require_choice("thinking", thinking, THINKING)
        if not number("partial_credit", partial_credit, 0) < 1:
            raise BootcampError(
                f"partial_credit={partial_credit!r}: expected a number from 0 up to but not including 1"
            )
        self.case, self.credit, self.partial_credit, self.thinking = case, credit, partial_credit, thinking
        self._task = game(case)
        self.reset()

    def reset(self) -> str:
        """Start anew and return the prompt."""
        self.messages: list[dict[str, Any]] = [{"role": "user", "content": self.case.prompt}]
        self.position = self._task.opening(cast(Any, self.case.instance))
        self._paid = 0.0
        return self.case.prompt

    def step(self, reply: str | Mapping[str, Any], *, truncated: bool | None = None) -> Step:
        """Take a reply of the model, a text or a message; raise BootcampError once the episode is over."""
        if self.done:
            raise BootcampError(f"{self.case.id}: the episode is over; call reset() first")
        if not isinstance(reply, str | Mapping):
            raise BootcampError(f"reply={reply!r:.80}: expected the text of a reply, or a message")
        message = {"role": "assistant", "content": reply} if isinstance(reply, str) else dict(reply)
        self.messages.append(message)
        self.position = replay(self.case, self.messages, thinking=self.thinking, truncated=truncated)
        self.messages.append({"role": "user", "content": self.position.observation})
        worth = self._worth()
        earned = None if worth is None else worth - self._paid
        self._paid = worth or 0.0
        return Step(self.position.observation, earned, self.done)

    def _worth(self) -> float | None:
        """Return what all steps so far earn together; None if the game could not be judged."""
        if self.done:
            score = self.verdict.score
            return None if score is None else max(score, self.partial_credit * self.verdict.grade)
        if self.credit == "final":
            return 0.0
        return self.partial_credit * self._task.progress(cast(Any, self.case.instance), self.position.state)

    @property
    def done(self) -> bool:
        """Whether no further reply counts."""
        return bool(self.position.over)

    @property
    def observation(self) -> str:
        """What the model was told last; the prompt before its first reply."""
        return self.position.observation or self.case.prompt

    @property
    def reward(self) -> float | None:
        """What all steps so far earned together; None if the game could not be judged."""
        return self._worth()

    @property
    def verdict(self) -> Verdict:
        """The verdict on the conversation if it stops here."""
        return self.position.verdict

    @property
    def moves(self) -> tuple[Any, ...]:
        """The legal moves so far."""
        return tuple(move for move, _ in self.position.past)

    @property
    def slips(self) -> int:
        """How many replies held no readable, legal move."""
        return self.position.slips

    @property
    def most_replies(self) -> int:
        """How many replies there can be: the turns and the slips, with the one too many."""
        return int(cast(Any, self.case.instance).turns) + self._task.slips

    def messages_for(self, window: int) -> list[dict[str, Any]]:
        """Return the conversation with all but the last `window` replies folded into lines ``move → observation``.

        It is for trainers that cut the history; the lines stand at the end of the prompt.
        """
        window = integer("window", window, 0)
        turns = len(self.messages) // 2
        folded = max(0, turns - window)
        lines = []
        for place in range(1, 2 * folded, 2):
            text = content(self.messages[place], self.thinking)[0].strip()
            lines.append(f"{' '.join(text.split())[-60:]} → {' '.join(self.messages[place + 1]['content'].split())}")
        head = "\n".join([self.case.prompt, "", *lines]) if lines else self.case.prompt
        return [{"role": "user", "content": head}, *self.messages[1 + 2 * folded :]]


_ASKED = {
    "en": {
        "boxed": "We play turn by turn. In every reply make one move, in \\boxed{{}}: {form}.",
        "tags": "We play turn by turn. In every reply make one move, between <answer> and </answer>: {form}.",
        "line": 'We play turn by turn. In every reply make one move, on a line that starts with "Answer:": {form}.',
        "none": "We play turn by turn. Every reply is one move: {form}.",
    },
    "zh": {
        "boxed": "我们一步一步地进行。每次回复走一步，写在 \\boxed{{}} 里：{form}。",
        "tags": "我们一步一步地进行。每次回复走一步，写在 <answer> 和 </answer> 之间：{form}。",
        "line": "我们一步一步地进行。每次回复走一步，另起一行以“答案：”开头写出：{form}。",
        "none": "我们一步一步地进行。每次回复就是一步：{form}。",
    },
}
_BUDGET = {
    "en": "You have at most {turns} moves. A reply without a readable, allowed move changes nothing; this is forgiven "
    "{slips} times, the next time the game is lost.",
    "zh": "最多走 {turns} 步。如果回复里没有可读的、允许的一步，局面不变；"
    "这样的回复可以有 {slips} 次，再有一次即判负。",
}
_LEFT = {"en": "Moves left: {left}.", "zh": "剩余步数：{left}。"}
_SLIP = {
    "en": "Your reply holds no allowed move ({reason}); nothing has changed.",
    "zh": "回复里没有允许的一步（{reason}），局面不变。",
}
_NO_MOVE = {"en": "there is none in it", "zh": "没有写出"}
_FORGIVEN = {"en": "Such replies that are still forgiven: {left}.", "zh": "还可以有 {left} 次这样的回复。"}
_END = {
    "won": {"en": "You won.", "zh": "你赢了。"},
    "lost": {"en": "You lost.", "zh": "你输了。"},
    "out of moves": {"en": "You lost: no moves are left.", "zh": "步数已用完，你输了。"},
    "slips": {"en": "You lost: there were too many such replies.", "zh": "这样的回复太多，你输了。"},
    "cut off": {"en": "You lost: the reply was cut off.", "zh": "回复被截断，你输了。"},
    "error": {"en": "The game cannot be judged.", "zh": "本局无法评判。"},
}
_HANDED_IN = {
    "boxed": r"\boxed{{{move}}}",
    "tags": "<answer>{move}</answer>",
    "line": "Answer: {move}",
    "none": "{move}",
}
