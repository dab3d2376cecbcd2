"""Check on a GPU what the tests check on a CPU: captured graphs give what is given without, from current weights.

Decoding in float32 is held against the loop of transformers, in bfloat16 against our own without graphs; the pass that
learns against itself as it is, and timed.
"""

from __future__ import annotations

import copy
import time

import torch
from torch import Tensor
from transformers import LlamaConfig, LlamaForCausalLM

from bootcamp.rl.llama import bfloat16_copy
from bootcamp.rl.logprobs import token_logprobs
from bootcamp.rl.pass_graphs import PassGraphs
from bootcamp.rl.samplers import CachedDecoder, Completions, TransformersSampler, in_order
from bootcamp.rl.sampling import Sampling

SIZES = {"hidden_size": 576, "intermediate_size": 1536, "num_attention_heads": 9, "num_key_value_heads": 3}


def main() -> None:
    """Compare decoders, and passes that learn."""
    decoders()
    if torch.cuda.is_available():
        passes()


def decoders() -> None:
    """Decode with a random model, before and after its weights change.

    In float32 every token must be the same; in bfloat16 kernels draw by numbers of their own, and the log-probabilities
    of what was drawn are held against those of the pass that learns.
    """
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(0)
    model = LlamaForCausalLM(LlamaConfig(vocab_size=1000, num_hidden_layers=4, head_dim=64, **SIZES)).to(device).eval()
    for parameter in model.parameters():
        parameter.data.mul_(3)
    tokens = 96 if device == "cuda" else 12
    prompts = [[5 + i, *range(10, 20 + 3 * i)] for i in range(8)]
    plain, copied = copy.deepcopy(model), bfloat16_copy(model)
    by_graphs, narrow = (TransformersSampler(each, end=[7], pad=0) for each in (model, copied))
    loop = TransformersSampler(plain, end=[7], pad=0)
    loop._decoder = CachedDecoder(plain, torch.tensor([7], device=device), 0)
    for change in range(2):
        for temperature in (0.0, 1.0):
            done = [
                in_order(each.generate(prompts, 8, Sampling(tokens, temperature), seeded(device, change)))
                for each in (by_graphs, loop, narrow)
            ]
            same = done[0].tokens == done[1].tokens
            gap = (done[0].logps - done[1].logps)[same].abs().max()
            share = float(same.float().mean())
            print(f"float32, change {change}, T={temperature}: equal tokens {share:.4f}, gap {gap:.2g}")
        ids, mask, logps = (part.to(device) for part in rows(prompts, done[2]))
        gap = (token_logprobs(copied, ids, mask)[0] - logps)[mask].abs().mean()
        print(f"bfloat16, change {change}: mean gap between drawing and learning {gap:.2g}")
        with torch.no_grad():
            for parameter in model.parameters():
                parameter.add_(0.01 * torch.randn_like(parameter))
            for each in (plain, copied):
                torch._foreach_copy_(list(each.parameters()), list(model.parameters()))


def seeded(device: str, seed: int) -> torch.Generator:
    """Return a generator that begins anew."""
    return torch.Generator(device).manual_seed(seed)


def rows(prompts: list[list[int]], done: Completions) -> tuple[Tensor, Tensor, Tensor]:
    """Return prompts with their eight responses as padded ids, mask and log-probabilities."""
    width = max(map(len, prompts))
    ids = torch.zeros((len(done.tokens), width + done.tokens.shape[1]), dtype=torch.long)
    mask, logps = torch.zeros_like(ids, dtype=torch.bool), torch.zeros(ids.shape)
    for row, length in enumerate(done.lengths.tolist()):
        prompt = prompts[row // 8]
        place = slice(len(prompt), len(prompt) + length)
        ids[row, : len(prompt)] = torch.tensor(prompt)
        ids[row, place], logps[row, place] = done.tokens[row, :length], done.logps[row, :length]
        mask[row, place] = True
    return ids, mask, logps


def passes() -> None:
    """Compare log-probabilities, gradients and times of passes of several sizes, with and without graphs."""
    torch.manual_seed(0)
    config = LlamaConfig(vocab_size=49152, num_hidden_layers=30, head_dim=64, tie_word_embeddings=True, **SIZES)
    model = LlamaForCausalLM(config).cuda().eval()
    copied = bfloat16_copy(model)
    graphs, sizes = PassGraphs(copied), [(64, 96), (256, 96), (250, 80), (256, 192)]
    batches = [invented(rows, tokens) for rows, tokens in sizes]
    for turn in range(4):
        for size, (ids, mask, prompts, weights) in zip(sizes, batches, strict=True):
            found = []
            for use in (None, graphs):
                torch.cuda.synchronize()
                started = time.monotonic()
                logps, entropy = token_logprobs(
                    copied, ids, mask, prompts, entropy=True, entropy_gradient=True, graphs=use
                )
                ((logps + entropy) * weights).sum().backward()
                torch.cuda.synchronize()
                took = 1e3 * (time.monotonic() - started)
                grads = torch.cat([parameter.grad.flatten() for parameter in model.parameters()])
                model.zero_grad()
                with torch.no_grad():
                    again = token_logprobs(copied, ids, mask, prompts, graphs=use)[0]
                found.append((took, logps.detach(), entropy.detach(), grads, again))
            (plain, *expected), (by_graphs, *got) = found
            gaps = [float((one - other).norm() / other.norm()) for one, other in zip(got, expected, strict=True)]
            shown = " ".join(f"{gap:.2g}" for gap in gaps)
            print(f"turn {turn} {size}: {plain:.0f} ms as it is, {by_graphs:.0f} by graphs; relative gaps {shown}")
        with torch.no_grad():
            for parameter in copied.parameters():
                parameter.add_(0.01 * torch.randn_like(parameter))
    print(f"peak {torch.cuda.max_memory_allocated() / 1e9:.1f} GB, taken {torch.cuda.max_memory_reserved() / 1e9:.1f}")


def invented(rows: int, tokens: int) -> tuple[Tensor, ...]:
    """Return ids, mask, prompts and weights of `rows` responses, eight to a prompt of 30 to 60 tokens."""
    starts = torch.randint(30, 60, (rows // 8 + 1,)).repeat_interleave(8)[:rows, None]
    ends = starts + torch.randint(tokens // 4, tokens, (rows, 1))
    column = torch.arange(int(ends.max()))
    mask, prompts = (column >= starts) & (column < ends), torch.arange(rows) // 8
    ids = torch.where(mask, torch.randint(49152, mask.shape), 7 * prompts[:, None] + column)
    weights = torch.randn(mask.shape) * mask / mask.sum()
    return ids.cuda(), mask.cuda(), prompts.cuda(), weights.cuda()


if __name__ == "__main__":
    main()
