"""An environment for OpenEnv: each reset draws a case of a mixture; an episode is one answer, or a game.

Serve it with ``create_app(BootcampEnvironment, Answer, Question, env_name="bootcamp")``.
"""

from typing import Any

from openenv.core.env_server.interfaces import Environment
from openenv.core.env_server.types import Action, Observation, State

from bootcamp import Mixture
from bootcamp.interactive import Instance
from bootcamp.rewards.environment import Environment as Episode


class Answer(Action):
    answer: str


class Question(Observation):
    prompt: str = ""


class BootcampEnvironment(Environment):
    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(self) -> None:
        super().__init__()
        self._state = State(episode_id=None, step_count=0)

    def reset(self, seed: int | None = None, episode_id: str | None = None, tasks: str = "*", **_: Any) -> Question:
        case = Mixture(tasks)[seed or 0]
        self._episode = case.play() if isinstance(case.instance, Instance) else Episode(case)
        self._state = State(episode_id=episode_id or self._episode.case.id, step_count=0)
        return Question(done=False, reward=None, prompt=self._episode.case.prompt)

    def step(self, action: Answer, timeout_s: float | None = None, **_: Any) -> Question:
        observation, reward, done = self._episode.step(action.answer)
        self._state = State(episode_id=self._state.episode_id, step_count=self._state.step_count + 1)
        return Question(done=done, reward=reward, prompt=observation)

    @property
    def state(self) -> State:
        return self._state
