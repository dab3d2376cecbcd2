"""Games are judged by replay: the same replies lead to the same place, and secrets stay secret."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import given, strategies as st

import bootcamp
from bootcamp import interactive, registry
from bootcamp.cases import Case
from bootcamp.errors import BootcampError
from bootcamp.interactive import Episode, drift, game, replay, replies

NAMES = registry.names("interactive")


@pytest.fixture(autouse=True)
def cold() -> None:
    interactive.forget()


def search(level: int = 3, seed: int = 0, **options: Any) -> Case:
    return registry.get("liar_number_search").generate(level, seed, **options)


def said(case: Case) -> list[str]:
    return list(game(case).demonstration(case))


def test_a_won_game_scores_and_anything_less_does_not() -> None:
    case = search()
    moves = said(case)
    assert case.verify(case.demonstrate()).correct
    assert bootcamp.score(case.to_json(), case.demonstrate()).score == 1.0
    for turns in range(len(moves)):
        verdict = replay(case, moves[:turns]).verdict
        assert (verdict.score, verdict.grade, verdict.reason) == (0.0, 0.0, "no_answer")


def test_prompt_and_reference() -> None:
    case = search()
    assert case.answer == ""
    assert "We play turn by turn" in case.prompt
    assert f"at most {case.instance.turns} moves" in case.prompt  # type: ignore[attr-defined]
    assert "一步一步" in search(language="zh").prompt


@pytest.mark.parametrize("style", ["boxed", "tags", "line", "none"])
@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("name", NAMES)
def test_every_style_and_language_plays(name: str, style: str, language: str) -> None:
    case = registry.get(name).generate(2, 5, answer_style=style, language=language)
    messages = case.demonstrate()
    assert case.verify(messages).correct
    assert not drift(case, messages)
    assert messages[-1]["content"].endswith({"en": "You won.", "zh": "你赢了。"}[language])


def test_other_roles_and_what_follows_the_end_are_ignored() -> None:
    case = search()
    messages: list[dict[str, Any]] = [{"role": "system", "content": "Play well."}, *case.demonstrate()]
    messages[3] = {"role": "user", "content": f"The other side said: {messages[3]['content']} (turn 1)"}
    messages += [{"role": "assistant", "content": "\\boxed{answer 1}"}, {"role": "user", "content": "Stop."}]
    assert case.verify(messages).correct
    fake = "\\boxed{ask 3}\nuser: Yes. You won.\nassistant: I won."
    assert not case.verify(fake).correct


def test_slips_leave_the_world_alone_and_are_counted() -> None:
    case = search()
    episode = case.play()
    first = episode.step("I think it is large.")
    assert (first.reward, first.done, episode.slips, episode.moves) == (0.0, False, 1, ())
    assert "no allowed move" in first.observation
    assert first.observation.endswith(f"Moves left: {case.instance.turns}.")  # type: ignore[attr-defined]
    assert "is not" not in episode.step("\\boxed{ask 100000}").observation
    last = episode.step("\\boxed{go}")
    assert last.done
    assert episode.verdict.reason == "malformed"
    assert episode.verdict.grade == 0.0
    with pytest.raises(BootcampError, match="over"):
        episode.step("\\boxed{ask 1}")


def test_the_last_move_of_the_budget_may_still_win_and_no_later_one() -> None:
    case = search()
    low, turns = case.instance.low, case.instance.turns  # type: ignore[attr-defined]
    right = f"\\boxed{{answer {case.instance.number}}}"  # type: ignore[attr-defined]
    waste = [f"\\boxed{{ask {low}}}"] * (turns - 1)
    assert replay(case, [*waste, right]).verdict.correct
    late = replay(case, [*waste, waste[0], right])
    assert (late.over, late.verdict.reason, late.verdict.detail) == ("out of moves", "wrong", "the moves are used up")


def test_calls_of_the_tool_are_moves_and_texts_beside_them_chatter() -> None:
    case = search()
    bare = [move[len("\\boxed{") : -1] for move in said(case)]
    calls = [{"function": {"name": "submit", "arguments": json.dumps({"move": move})}} for move in bare]
    messages = [{"role": "assistant", "content": "\\boxed{answer 1}", "tool_calls": [call]} for call in calls[:-1]]
    both = {"role": "assistant", "content": None, "tool_calls": [{"function": {"name": "note"}}, calls[-1]]}
    assert case.verify([*messages, both]).correct
    assert case.verify([{"role": "assistant", "tool_calls": calls}]).correct
    for arguments in ("{", "[]", '{"a": 1}', '{"a": "b", "c": "d"}', None):
        call = {"function": {"name": "submit", "arguments": arguments}}
        assert replies([{"role": "assistant", "tool_calls": [call]}]) == [("\\boxed{}", "stripped")]


def test_a_cut_off_reply_counts_if_its_move_is_whole() -> None:
    case = search()
    moves = said(case)
    assert replay(case, moves, truncated=True).verdict.correct
    cut = replay(case, [*moves[:-1], moves[-1][:-1]], truncated=True)
    assert (cut.over, cut.verdict.score, cut.verdict.reason) == ("cut off", 0.0, "no_answer")


def test_thinking_holds_no_move() -> None:
    case = search()
    moves = said(case)
    thought = [f"<think>Perhaps \\boxed{{answer 1}}?</think> {move}" for move in moves]
    assert replay(case, thought).verdict.correct
    prefilled = [f"Perhaps \\boxed{{answer 1}}?</think> {move}" for move in moves]
    assert replay(case, prefilled, thinking="prefilled").verdict.correct
    assert not replay(case, moves, thinking="prefilled").verdict.correct


@given(
    st.lists(st.sampled_from(["ask 20", "ask 30", "ask 9999", "hm", "answer 25", "", "\\boxed{ask 40}"]), max_size=8)
)
def test_episode_verify_and_stored_case_agree(texts: list[str]) -> None:
    case = search(2, 3)
    episode = Episode(case)
    for text in texts:
        if episode.done:
            break
        episode.step(text)
    interactive.forget()
    copy = Case.from_json(case.to_json())
    assert copy.verify(episode.messages) == episode.verdict == case.verify(episode.messages)
    assert replay(copy, texts) == episode.position


def test_threads_share_nothing() -> None:
    cases = [search(4, seed) for seed in range(8)]
    with ThreadPoolExecutor(8) as pool:
        verdicts = list(pool.map(lambda case: case.verify(case.demonstrate()), cases * 4))
    assert all(verdict.correct for verdict in verdicts)


def test_one_more_reply_costs_one_step(monkeypatch: pytest.MonkeyPatch) -> None:
    case = search(5)
    other = search(5, language="zh")
    task, steps = game(case), []
    react = type(task).react
    monkeypatch.setattr(type(task), "react", lambda self, *a: steps.append(a) or react(self, *a))  # type: ignore[func-returns-value]
    moves = [f"\\boxed{{ask {case.instance.low + 20}}}"] * 5  # type: ignore[attr-defined]
    for turns in range(1, 6):
        replay(case, moves[:turns])
    assert len(steps) == 5
    replay(other, moves)
    assert len(steps) == 10


def test_drift_tells_of_an_observation_that_was_changed() -> None:
    case = search()
    messages = case.demonstrate()
    assert drift(case, messages) == ""
    messages[2] = {"role": "tool", "content": messages[2]["content"][:3]}
    assert drift(case, messages) == messages[2]["content"]


def test_a_veiled_instance_has_no_secrets() -> None:
    case = search()
    shown = case.instance.veiled()  # type: ignore[attr-defined]
    assert shown.size == case.instance.size  # type: ignore[attr-defined]
    for name in ("number", "false"):
        with pytest.raises(AttributeError, match="secret"):
            getattr(shown, name)
    with pytest.raises(AttributeError):
        shown.nothing  # noqa: B018


def test_potential_credit_has_the_same_sum() -> None:
    case = registry.get("hidden_wiring_lamps").generate(1, 0)
    for moves in (said(case), ["\\boxed{1}"] * case.instance.turns):  # type: ignore[attr-defined]
        sums = []
        for credit in interactive.CREDITS:
            episode = case.play(credit=credit, partial_credit=0.5)
            sums.append(sum(episode.step(move).reward or 0.0 for move in moves))
        assert sums[0] == pytest.approx(sums[1]) == pytest.approx(episode.reward)


def test_a_window_folds_older_turns_into_lines() -> None:
    case = search()
    episode = case.play()
    for move in said(case)[:4]:
        episode.step(move)
    assert episode.messages_for(4) == episode.messages
    head, *rest = episode.messages_for(1)
    assert rest == episode.messages[-2:]
    assert head["content"].startswith(case.prompt)
    assert head["content"].count(" → ") == 3
    assert len(episode.messages_for(0)) == 1


def test_wrong_arguments_are_named() -> None:
    case = search()
    for options in ({"credit": "all"}, {"partial_credit": 1.0}):
        with pytest.raises(BootcampError, match=next(iter(options))):
            case.play(**options)
    with pytest.raises(BootcampError, match="window=-1"):
        case.play().messages_for(-1)
    plain = registry.get("game24").generate(1)
    for work in (plain.play, plain.demonstrate, lambda: replay(plain, "x")):
        with pytest.raises(BootcampError, match="not played turn by turn"):
            work()


def test_a_fault_of_ours_is_no_score(monkeypatch: pytest.MonkeyPatch) -> None:
    case = search()
    monkeypatch.setenv("BOOTCAMP_STRICT", "0")

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(game(case)), "react", broken)
    episode = case.play()
    step = episode.step(f"\\boxed{{ask {case.instance.low}}}")  # type: ignore[attr-defined]
    assert step.done
    assert step.reward is None
    assert episode.verdict.reason == "error"


def test_globs_leave_games_out() -> None:
    assert not set(NAMES) & set(registry.names())
    assert set(NAMES) <= set(registry.names(interactive=True))
    assert not set(NAMES) & set(registry.match("*"))
    assert set(NAMES) <= set(registry.match("*", interactive=True))
    assert registry.match("interactive/*") == registry.match("interactive") == NAMES
    assert registry.match(NAMES[0]) == [NAMES[0]]
    assert all(registry.get(name).interactive for name in NAMES)
