"""Check on a GPU what the tests check on a CPU: captured graphs give what a plain loop gives, from current weights.

In float32 the plain loop is that of transformers, in bfloat16 our own without graphs.
"""

from __future__ import annotations

import copy
import time

import torch
from transformers import LlamaConfig, LlamaForCausalLM

from bootcamp.rl.llama import bfloat16_copy
from bootcamp.rl.samplers import CachedDecoder, TransformersSampler, in_order
from bootcamp.rl.sampling import Sampling

SIZES = {"hidden_size": 576, "intermediate_size": 1536, "num_attention_heads": 9, "num_key_value_heads": 3}


def main() -> None:
    """Compare both decoders on a random model, before and after its weights change."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(0)
    model = LlamaForCausalLM(LlamaConfig(vocab_size=1000, num_hidden_layers=4, head_dim=64, **SIZES)).to(device).eval()
    for parameter in model.parameters():
        parameter.data.mul_(3)
    tokens = 96 if device == "cuda" else 12
    prompts = [[5 + i, *range(10, 20 + 3 * i)] for i in range(8)]
    for dtype in (torch.float32, torch.bfloat16):
        samplers = []
        for captured in (True, False):
            copied = bfloat16_copy(model) if dtype == torch.bfloat16 else copy.deepcopy(model)
            sampler = TransformersSampler(copied, end=[7], pad=0, graphs=captured)
            if not captured and dtype == torch.float32:
                sampler._decoder = CachedDecoder(copied, torch.tensor([7], device=device), 0)
            samplers.append(sampler)
        for change in range(2):
            for temperature in (0.0, 1.0):
                done = []
                for sampler in samplers:
                    with torch.no_grad():
                        torch._foreach_copy_(list(sampler.model.parameters()), list(model.parameters()))
                    generator = torch.Generator(device).manual_seed(change)
                    started = time.monotonic()
                    done.append(in_order(sampler.generate(prompts, 8, Sampling(tokens, temperature), generator)))
                    took = time.monotonic() - started
                same = (done[0].tokens == done[1].tokens).float().mean()
                both = done[0].tokens == done[1].tokens
                gap = (done[0].logps - done[1].logps)[both].abs().max()
                print(f"{dtype} change {change} T={temperature}: equal tokens {same:.4f}, gap {gap:.2g}, {took:.2f} s")
            with torch.no_grad():
                for parameter in model.parameters():
                    parameter.add_(0.01 * torch.randn_like(parameter))
    print("float32 must be equal in all tokens; bfloat16 may part at near-ties")


if __name__ == "__main__":
    main()
