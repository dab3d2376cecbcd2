"""A model of transformers, a random one, that answers on this machine."""

import pytest

from bootcamp.eval.models import Decoding, Failure, Reply, Request, Serving
from bootcamp.eval.providers import open_model
from bootcamp.eval.runs import Run
from bootcamp.eval.suites import compose

pytest.importorskip("torch")
pytest.importorskip("transformers")

SUITE = compose("chain_sum,decimal_arithmetic", [2, 3], n=2)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A model with room for 1,000 tokens, a letter each."""
    from tests.rl.tiny import make_model, make_tokenizer

    path = tmp_path_factory.mktemp("tiny")
    make_model("llama", max_position_embeddings=1000).save_pretrained(path)
    make_tokenizer().save_pretrained(path)
    return path


def ask(folder, cases, **decoding):
    model = open_model(f"hf:{folder}", Decoding(**decoding), Serving(concurrency=3))
    return dict(model.answer([Request(case, 0) for case in cases]))


def test_every_request_gets_its_reply(folder):
    cases = SUITE.cases()
    replies = ask(folder, cases, max_tokens=6)
    assert sorted(request.case.id for request in replies) == sorted(case.id for case in cases)
    for request, reply in replies.items():
        assert isinstance(reply, Reply)
        assert reply.prompt_tokens is not None
        assert reply.prompt_tokens >= len(request.case.prompt)
        assert 1 <= (reply.tokens or 0) <= 6
    assert ask(folder, cases[3:], max_tokens=6).items() <= replies.items()


def test_samples_are_the_same_again(folder):
    cases = SUITE.cases()[:3]
    first, second = (ask(folder, cases, max_tokens=8, temperature=1.0) for _ in range(2))
    assert first == second
    assert first != ask(folder, cases, max_tokens=8, temperature=0.0)


def test_prompts_that_do_not_fit_fail(folder):
    replies = ask(folder, SUITE.cases(), max_tokens=999)
    assert all(isinstance(reply, Failure) and "fit in 1000" in reply.reason for reply in replies.values())


def test_a_run(folder, tmp_path):
    decoding = Decoding(max_tokens=4)
    name = f"hf:{folder}"
    run = Run.begin(tmp_path / "run", SUITE, model=name, samples=1, thinking="auto", decoding=decoding)
    assert run.go_on(open_model(name, decoding, Serving())) == []
    assert len(run.responses()) == 8
