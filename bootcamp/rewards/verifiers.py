"""An endless taskset and its environment for verifiers (0.4): a package of one's own exports `Bootcamp` and
`Playground`, which also plays games turn by turn; see docs/recipes/verifiers.py.

``vf-eval bootcamp_tasks --env.taskset.tasks 'game24,grids/*' --env.taskset.difficulty 1-4`` chooses what is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import verifiers.v1 as vf
from pydantic import BeforeValidator
from verifiers.v1.envs.single_agent import SingleAgentEnv

from bootcamp.cases import as_case
from bootcamp.dataset import Mixture
from bootcamp.interactive import Instance
from bootcamp.rewards.outcome import outcome


class Data(vf.TaskData):  # type: ignore[misc]
    """A prompt with its case in JSON."""

    case: str


class Task(vf.Task[Data]):  # type: ignore[misc]
    """Judges the last reply, or all replies in a game."""

    @property
    def key(self) -> str:
        """The id of the case."""
        return str(self.data.id)

    @vf.reward(weight=1.0)  # type: ignore[untyped-decorator]
    async def correct(self, trace: vf.Trace) -> float:
        """Return 1 for a right answer; raise where nothing can be said, so that the rollout counts as failed."""
        case = as_case(self.data.case)
        played = isinstance(case.instance, Instance)
        replies = [{"role": "assistant", "content": reply.content or ""} for reply in trace.assistant_messages]
        found = outcome(case, replies if played else trace.last_reply)
        if found["error"]:
            raise vf.TaskError(f"{self.data.id} could not be judged: {found['reason']}")
        return found["score"]

    async def validate(self, runtime: Any) -> bool:
        """Tell whether the reference answer is right, or the reference policy wins."""
        case = as_case(self.data.case)
        if isinstance(case.instance, Instance):
            return case.verify(case.demonstrate()).correct
        return case.verify(rf"\boxed{{{case.answer}}}").correct


def _split(tasks: object) -> object:
    """Part names with commas between them, as the command line gives them."""
    return tuple(name.strip() for name in tasks.split(",")) if isinstance(tasks, str) else tasks


class Config(vf.TasksetConfig):  # type: ignore[misc]
    """What to draw, as in :class:`bootcamp.Mixture`; tasks are a list or text with commas."""

    tasks: Annotated[tuple[str, ...], BeforeValidator(_split)] = ("*",)
    difficulty: int | str | list[int] = "1-10"
    split: str = "train"
    seed: int = 0
    language: str = "en"
    answer_style: str = "boxed"


class Bootcamp(vf.Taskset[Task, Config]):  # type: ignore[misc]
    """The cases of a mixture, without end."""

    INFINITE = True

    def load(self) -> Iterator[Task]:
        """Yield the cases in the mixture's order."""
        config = self.config
        mixture = Mixture(
            config.tasks,
            difficulty=config.difficulty,
            split=config.split,
            seed=config.seed,
            language=config.language,
            answer_style=config.answer_style,
        )
        for case in mixture:
            data = Data(id=case.id, name=case.task, prompt=case.prompt, case=case.to_json())
            yield Task(data, config.task)


class Playground(SingleAgentEnv):  # type: ignore[misc]
    """One agent, which answers a case or plays it turn by turn, as the case is a game or not."""

    async def run(self, task: Task, agents: Any) -> None:
        """Let the agent answer, or answer its moves until the game is over."""
        case = as_case(task.data.case)
        if not isinstance(case.instance, Instance):
            await super().run(task, agents)
            return
        episode = case.play()
        async with agents.agent.interaction(task) as interaction:
            segment = await interaction.turn()
            while not segment.terminated and not episode.step(segment.last_reply).done:
                segment = await interaction.turn(episode.observation)


__all__ = ["Bootcamp", "Playground"]
