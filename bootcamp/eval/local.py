"""A model that transformers runs on this machine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256

from bootcamp.eval.models import Answered, Decoding, Failure, Reply, Request
from bootcamp.extras import require


class LocalModel:
    """A causal language model from a folder or a hub, in bfloat16 on a GPU and in float32 elsewhere.

    It answers `batch` requests at a time, those of short prompts first. What is sampled depends on which requests share
    a batch, so a run that was interrupted may get other responses than one that was not, unless the temperature is 0.
    """

    def __init__(self, name: str, decoding: Decoding, batch: int) -> None:
        require("torch", "train")
        require("transformers", "train")
        from bootcamp.rl.llama import bfloat16_copy
        from bootcamp.rl.policy import end_tokens, load_model, pick_device
        from bootcamp.rl.samplers import TransformersSampler

        device = pick_device("auto")
        model, self._tokenizer = load_model(name, device)
        if device.type == "cuda":
            model = bfloat16_copy(model)
        end = end_tokens(model, self._tokenizer)
        self._sampler = TransformersSampler(model, end=end, pad=min(end), max_rows=batch)
        self._room = getattr(model.config, "max_position_embeddings", None)
        self._device, self._decoding, self._batch = device, decoding, batch

    def answer(self, requests: Sequence[Request]) -> Iterator[Answered]:
        from bootcamp.rl.policy import prompt_tokens

        rows = prompt_tokens(self._tokenizer, [request.messages(self._decoding.system) for request in requests])
        encoded = list(zip(rows, requests, strict=True))
        fitting = []
        for prompt, request in sorted(encoded, key=lambda pair: len(pair[0])):
            if self._room is not None and len(prompt) + self._decoding.max_tokens > self._room:
                yield request, Failure(f"{len(prompt)} tokens of prompt and the response do not fit in {self._room}")
            else:
                fitting.append((prompt, request))
        for first in range(0, len(fitting), self._batch):
            yield from self._answer_batch(fitting[first : first + self._batch])

    def _answer_batch(self, batch: Sequence[tuple[list[int], Request]]) -> Iterator[Answered]:
        import torch

        from bootcamp.rl.sampling import Sampling

        prompts, requests = zip(*batch, strict=True)
        decoding = self._decoding
        sampling = Sampling(decoding.max_tokens, temperature=decoding.temperature, top_p=decoding.top_p)
        names = "".join(f"{request.case.id} {request.sample}\n" for request in requests)
        seed = int.from_bytes(sha256(names.encode()).digest()[:7], "big")
        generator = torch.Generator(self._device).manual_seed(seed)
        for numbers, done in self._sampler.generate(prompts, 1, sampling, generator):
            columns = (part.tolist() for part in (done.tokens, done.lengths, done.truncated))
            for number, row, length, cut in zip(numbers, *columns, strict=True):
                text = self._tokenizer.decode(row[:length], skip_special_tokens=True)
                yield requests[number], Reply(text, tokens=length, prompt_tokens=len(prompts[number]), truncated=cut)
