"""Does a small model learn to win games by playing them? From one start, with rewards and with shuffled rewards.

The start learns the reference policy's play of all `--games` for `--start-minutes`. The two that it then wins most
nearly as often as it loses go on: GRPO on both for `--rl-minutes`, and from the same start the same with the rewards
shuffled within the batch. Judged on held-out cases of every game, the unplayed ones included.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from experiment import Cases, Clock, Report, measure, parse_arguments, rewarded, settings, table, unseen_cases

from bootcamp.rl.config import SFTConfig
from bootcamp.rl.evaluate import accuracy_by_task, paired_difference
from bootcamp.rl.sft import SFTTrainer
from bootcamp.storage.responses import Judged

GAMES = (
    "bulls_and_cows liar_number_search chomp_duel cops_robber_chase line_game_duel nim_duel hidden_wiring_lamps "
    "meeting_day_agreement"
).split()
PLAYED, TOKENS, K = 2, 224, 4  # games that go on; tokens of replies and observations together; conversations of a case


def main() -> None:
    """Make the start, choose two games, train on them both ways, and compare with the start."""
    arguments = parse_arguments(
        __doc__ or "", games=GAMES, seed=0, per_game=96, start_minutes=1.2, rl_minutes=3.0, sft_rate=2e-4, rl_rate=1e-5
    )
    clock, report = Clock(arguments.minutes), Report(arguments)
    cases = unseen_cases(arguments.games, 2 if arguments.tiny else arguments.per_game)
    trainer = SFTTrainer(sft_config(arguments), mixture=Cases(tuple(arguments.games)))
    trainer.train()
    policy, start = trainer.policy, {k: v.clone() for k, v in trainer.policy.model.state_dict().items()}
    clock.note(f"the start is ready: {trainer.step} updates")
    before = measure(policy, cases, K, TOKENS)
    report.add_records("start", before, K)
    won = accuracy_by_task(before)
    played = sorted(arguments.games, key=lambda name: abs(won[name] - 0.5))[:PLAYED]
    report.add("played", played)
    clock.note(f"won by the start: {won}; played on: {played}")
    rows = [row("start", 0, before)]
    for run in ("grpo", "shuffled"):
        policy.model.load_state_dict(start)
        own = Cases(tuple(played), first_seed=10**6 * (1 + arguments.seed))
        limits = {"tokens": TOKENS, "minutes": arguments.rl_minutes}
        steps = rewarded(arguments, run, own, policy, **limits, shuffled=run == "shuffled")
        after = measure(policy, cases, K, TOKENS)
        report.add_records(run, after, K)
        for name in played:
            report.add(f"{run}/{name}", dict(zip(("rise", "low", "high"), rise(before, after, name), strict=True)))
        rows.append(row(run, steps, after))
        clock.note(f"{run}: {steps} rollouts; " + "; ".join(f"{n}: {show(rise(before, after, n))}" for n in played))
    print(table(rows))


def row(run: str, steps: int, records: Sequence[Judged]) -> dict[str, Any]:
    """Return the line of a run: how often each game is won."""
    return {"run": run, "rollouts": steps, **accuracy_by_task(records)}


def rise(before: Sequence[Judged], after: Sequence[Judged], name: str) -> tuple[float, float, float]:
    """Return how much more often a game is won, with its interval."""
    own = [[record for record in records if record.task == name] for records in (before, after)]
    return paired_difference(own[0], own[1], K)


def show(found: tuple[float, float, float]) -> str:
    """Write a rise with its interval."""
    return "{:+.3f} ({:+.3f} to {:+.3f})".format(*found)


def sft_config(arguments: Any) -> SFTConfig:
    """Return how the reference policies' play is learned."""
    tiny = arguments.tiny
    return SFTConfig(
        **settings(arguments, arguments.games), output_dir=str(arguments.out / "sft"), seed=arguments.seed,
        max_steps=2 if tiny else 100_000, max_minutes=arguments.start_minutes, train_batch_size=8 if tiny else 64,
        max_completion_length=TOKENS, learning_rate=arguments.sft_rate, warmup_steps=20,
    )  # fmt: skip


if __name__ == "__main__":
    main()
