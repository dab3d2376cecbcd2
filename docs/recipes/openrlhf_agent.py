"""Games in OpenRLHF: ``--train.agent_func_path openrlhf_agent.py``, rows of ``bootcamp export --format openrlhf``.

OpenRLHF appends what the environment says as raw text, so `TURN` writes the tokens of the chat template itself; this is
ChatML, in which a reply ends with its own end token.
"""

from typing import Any

import torch
from openrlhf.utils.agent import AgentInstanceBase, MultiTurnAgentExecutor

from bootcamp.cases import as_case

TURN = "\n<|im_start|>user\n{observation}<|im_end|>\n<|im_start|>assistant\n"


class AgentInstance(AgentInstanceBase):
    """One game."""

    def __init__(self, *_: Any, **__: Any) -> None:
        pass

    async def reset(self, states: dict[str, Any], **_: Any) -> dict[str, Any]:
        self._episode = as_case(states["label"]).play()
        return {"observation": states["observation"]}

    async def step(self, state_dict: dict[str, Any], **_: Any) -> dict[str, Any]:
        observation, reward, done = self._episode.step(state_dict["action_text"])
        verdict = self._episode.verdict
        return {
            "rewards": torch.tensor(reward or 0.0),
            "scores": torch.tensor(verdict.score or 0.0),
            "environment_feedback": "" if done else TURN.format(observation=observation),
            "done": done,
            "extra_logs": {
                "acc": torch.tensor(float(verdict.correct)),
                "turns": torch.tensor(len(self._episode.moves)),
            },
        }


class AgentExecutor(MultiTurnAgentExecutor):
    """What OpenRLHF looks for in the file."""

    def __init__(self) -> None:
        super().__init__(AgentInstance)
