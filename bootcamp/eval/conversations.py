"""Playing games with a model under evaluation: all that are open are asked for their next reply in one batch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bootcamp.eval.models import Failure, Model, Reply, Request
from bootcamp.interactive import Episode
from bootcamp.storage.responses import Judged


@dataclass
class _Game:
    """A game under way: what was said, with the counts of tokens where the model gives them."""

    request: Request
    episode: Episode
    replies: list[Reply] = field(default_factory=list)

    @property
    def asked(self) -> Request:
        return self.request._replace(history=tuple(self.episode.messages[1:]))

    def judged(self) -> Judged:
        """Return the replies with the verdict; the last one's end is the game's."""
        tokens = [reply.tokens for reply in self.replies]
        prompts = [reply.prompt_tokens for reply in self.replies]
        return Judged.of(
            self.request.case.id,
            [{"role": "assistant", "content": reply.response} for reply in self.replies],
            self.episode.verdict,
            sample=self.request.sample,
            tokens=sum(count or 0 for count in tokens) if None not in tokens else None,
            prompt_tokens=sum(count or 0 for count in prompts) if None not in prompts else None,
            truncated=self.replies[-1].truncated,
            turns=len(self.episode.moves),
            slips=self.episode.slips,
        )


def play_games(model: Model, requests: Sequence[Request], thinking: str = "auto") -> Iterator[Judged | Failure]:
    """Play the games, and give each as it ends; one for which a reply fails is given up and played anew another time.

    What is kept of a game is its replies, which are judged again by replay.
    """
    games = [_Game(request, request.case.play(thinking=thinking)) for request in requests]
    tables = {(game.request.case.id, game.request.sample): game for game in games}
    while tables:
        for request, reply in list(model.answer([game.asked for game in tables.values()])):
            key = (request.case.id, request.sample)
            if isinstance(reply, Failure):
                del tables[key]
                yield reply
                continue
            game = tables[key]
            game.replies.append(reply)
            if game.episode.step(reply.response, truncated=reply.truncated).done:
                del tables[key]
                yield game.judged()
