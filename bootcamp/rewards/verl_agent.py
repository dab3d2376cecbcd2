"""The agent loop with which verl plays games, beside questions of one reply and rows of other data.

``actor_rollout_ref.rollout.agent.agent_loop_config_path=docs/recipes/verl_agents.yaml`` makes it known and
``actor_rollout_ref.rollout.agent.default_agent_loop=bootcamp`` chooses it; rewards and rows are as ever, see
:mod:`bootcamp.rewards.verl`.
"""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from verl.experimental.agent_loop.agent_loop import AgentLoopOutput
from verl.experimental.agent_loop.single_turn_agent_loop import SingleTurnAgentLoop
from verl.utils.profiler import simple_timer

from bootcamp.cases import Case, as_case
from bootcamp.interactive import Instance
from bootcamp.rewards.outcome import carries_case, outcome


class BootcampAgentLoop(SingleTurnAgentLoop):  # type: ignore[misc]
    """Plays what is a game, and leaves all other rows to verl's loop of one reply.

    ``rollout.response_length`` covers replies and observations together; what was told has mask 0.
    """

    async def run(self, sampling_params: dict[str, Any], priority: int = 0, **row: Any) -> AgentLoopOutput:
        """Play the game of a row, or ask for one reply."""
        text = row.get("reward_model", {}).get("ground_truth")
        if carries_case(text) and isinstance((case := as_case(text)).instance, Instance):
            return await self._play(case, list(row["raw_prompt"]), sampling_params)
        return await super().run(sampling_params, priority, **row)

    async def _play(self, case: Case, messages: list[dict[str, str]], sampling_params: dict[str, Any]) -> Any:
        episode, request, metrics = case.play(), uuid4().hex, {}  # type: ignore[var-annotated]
        ids = await self.ct_build_initial_tokens(messages)
        start, mask, logps, told = len(ids), [], None, {}  # type: ignore[var-annotated]
        while True:
            room = self.response_length - len(mask)
            with simple_timer("generate_sequences", metrics):
                reply = await self.server_manager.generate(
                    request_id=request, prompt_ids=ids, sampling_params={**sampling_params, "max_new_tokens": room}
                )
            told |= reply.extra_fields
            known = reply.log_probs or None
            merged, mask, logps = await self.ct_merge_assistant_token(
                ids, reply.token_ids, mask, (logps or []) if known else None, assistant_logprobs=known
            )
            ids = merged.token_ids
            cut_off = len(reply.token_ids) >= room and reply.token_ids[-1] != self.tokenizer.eos_token_id
            text = self.tokenizer.decode(reply.token_ids, skip_special_tokens=True)
            observation, _, done = episode.step(text, truncated=cut_off or None)
            if done:
                break
            before = [*messages, {"role": "assistant", "content": text}]
            messages = [*before, {"role": "user", "content": observation}]
            merged, longer, longer_logps = await self.ct_merge_context_msg(before, messages, ids, mask, logps)
            if len(longer) >= self.response_length:
                break
            ids, mask, logps = merged.token_ids, longer, longer_logps
        found = outcome(case, episode.messages)
        return AgentLoopOutput(
            prompt_ids=ids[:start],
            response_ids=ids[start : start + self.response_length],
            response_mask=mask[: self.response_length],
            response_logprobs=logps[: self.response_length] if logps else None,
            reward_score=found["score"],
            num_turns=len(episode.messages),
            metrics={"num_preempted": -1, **metrics},
            extra_fields={**told, "reward_extra_info": dict(found), "turn_scores": [], "tool_rewards": []},
        )
