#!/usr/bin/env python3
"""Trains the network with which level 5 of Arcanor judges positions; README.md says how, and from what."""

import time

import numpy as np
import torch

from networks import begin, integers, options, schedule, tensor, write

RECORD = np.dtype(
    [("squares", "u1", 24), ("side", "u1"), ("result", "u1"), ("played", "u1"), ("spare", "u1"),
     ("value", ">i2"), ("evaluation", ">i2")]
)
SQUARES = 56
KINDS = 16  # side, size, and whether a piece shows
STAGES = 8
SPARE = 8  # inputs without weights: one for empty squares, and a width that suits the hardware
SCALE = 250  # a lead of so much wins about three matches in four
ONE = 64  # what stands for 1 in the integers of the first layer
FINER = 2 ** 15  # sums of the second layer are finer than values
MOST = 1.9  # of the second layer's weights, so that the sums of 64 units stay within 31 bits


def stacks():
    """All stacks that a match can lead to, as bits: White's pieces from the largest, then Black's."""
    found = []
    for stack in range(1, 256):
        white, black = stack & 15, stack >> 4
        sizes = white | black
        is_stack = white & black == 0 and sizes & (sizes + (sizes & -sizes)) == 0
        if is_stack and white & 6 != 6 and black & 6 != 6:  # a 2 never holds a 3 of its own side
            found.append(stack)
    return found


STACKS = stacks()


def parts():
    """Which pieces make up each stack: learning them as well lets rare stacks profit from common ones."""
    table = torch.zeros(len(STACKS), KINDS)
    for row, stack in enumerate(STACKS):
        outermost = min(bit % 4 for bit in range(8) if stack >> bit & 1)
        for bit in range(8):
            if stack >> bit & 1:
                table[row, 2 * bit + (bit % 4 > outermost)] = 1
    return table


class Network(torch.nn.Module):
    def __init__(self, units):
        super().__init__()
        self.stacks = torch.nn.Parameter(torch.zeros(len(STACKS), SQUARES, units))
        self.pieces = torch.nn.Parameter(torch.randn(KINDS, SQUARES, units) * 0.05)
        self.bias = torch.nn.Parameter(torch.full((units,), 0.3))
        self.second = torch.nn.Parameter(torch.randn(STAGES, 2 * units) * 0.02)
        self.offset = torch.nn.Parameter(torch.zeros(STAGES))
        self.register_buffer("parts", parts())

    def rows(self):
        return self.stacks + torch.einsum("sk,kqu->squ", self.parts, self.pieces)

    def forward(self, own, other, stage):
        rows = torch.nn.functional.pad(self.rows().reshape(len(STACKS) * SQUARES, -1), (0, 0, 0, SPARE))
        layer = torch.cat([own @ rows + self.bias, other @ rows + self.bias], 1).clamp(0, 1).square()
        values = layer @ self.second.T + self.offset
        return values.gather(1, stage[:, None]).squeeze(1)


class Data:
    """Positions on the device, turned so that the side to move plays upwards."""

    def __init__(self, records, device):
        self.device = device
        squares = tensor(records["squares"], np.uint8, device)
        side = tensor(records["side"], np.uint8, device).bool()
        turned = self.turn(squares.long())
        swapped = torch.cat([turned[:, 12:], turned[:, :12]], 1).to(torch.uint8)
        self.squares = torch.where(side[:, None], swapped, squares)
        self.value = self.numbers(records["value"])
        self.evaluation = self.numbers(records["evaluation"])
        self.result = torch.from_numpy(records["result"] / np.float32(2)).to(device)
        self.played = tensor(records["played"], np.uint8, device).bool()
        bits = torch.arange(24, device=device) // 3
        self.bits = (1 << bits).long()
        self.index = torch.zeros(256, dtype=torch.long, device=device)
        self.index[torch.tensor(STACKS, device=device)] = torch.arange(1, len(STACKS) + 1, device=device)
        square = torch.arange(SQUARES, device=device)
        self.flip = (6 - square // 8) * 8 + square % 8
        self.mirror = square // 8 * 8 + 7 - square % 8
        tops = [[min(b % 4 for b in range(8) if s >> b & 1), s] for s in STACKS]
        owner = [0] + [1 if s >> top & 1 else 2 for top, s in tops]
        self.owner = torch.tensor(owner, device=device)

    @staticmethod
    def turn(squares):
        return torch.where(squares < SQUARES, (6 - squares // 8) * 8 + squares % 8, squares)

    def numbers(self, column):
        return tensor(column, np.float32, self.device)

    def __len__(self):
        return len(self.squares)

    def batch(self, chosen, mirrored):
        squares = self.squares[chosen].long().clamp(max=SQUARES)
        pieces = torch.zeros(len(chosen), SQUARES + 1, dtype=torch.long, device=self.device)
        pieces.scatter_add_(1, squares, self.bits.expand_as(squares))
        pieces = pieces[:, :SQUARES]
        if mirrored:
            pieces = pieces[:, self.mirror]
        own = self.index[pieces]
        other = self.index[(pieces >> 4 | (pieces & 15) << 4)[:, self.flip]]
        shown = self.owner[own]
        arrived = (shown[:, 48:] == 1).sum(1) + (shown[:, :8] == 2).sum(1)
        return self.inputs(own), self.inputs(other), arrived.clamp(max=STAGES - 1)

    def inputs(self, stack):
        square = torch.arange(SQUARES, device=self.device)
        place = torch.where(stack > 0, (stack - 1) * SQUARES + square, len(STACKS) * SQUARES)
        inputs = torch.zeros(len(stack), len(STACKS) * SQUARES + SPARE, device=self.device)
        return inputs.scatter_(1, place, 1.0)

    def target(self, chosen, hindsight):
        """What the search thought, and, where the position was played, what came of it."""
        expected = torch.sigmoid(self.value[chosen] / SCALE)
        share = torch.where(self.played[chosen], hindsight, hindsight / 2)
        return expected + share * (self.result[chosen] - expected)


def surprise(logits, target):
    return torch.nn.functional.binary_cross_entropy_with_logits(logits, target)


def examine(network, data, arguments, batch=16384):
    """The mean surprise on positions that were held back: the network's, the evaluation's, the least there could be."""
    sums = [0.0, 0.0, 0.0]
    with torch.no_grad():
        for first in range(0, len(data), batch):
            chosen = torch.arange(first, min(first + batch, len(data)), device=data.device)
            target = data.target(chosen, arguments.hindsight)
            known = data.evaluation[chosen] / SCALE
            logits = network(*data.batch(chosen, False))
            certain = torch.logit(target.clamp(1e-6, 1 - 1e-6))
            for i, guess in enumerate((logits, known, certain)):
                sums[i] += surprise(guess, target).item() * len(chosen)
    return [s / len(data) for s in sums]


def train(network, data, held, arguments):
    steps = int(arguments.epochs * len(data) / arguments.batch)
    optimizer = torch.optim.AdamW(network.parameters(), lr=arguments.rate, weight_decay=0.0)
    rate = schedule(optimizer, steps)
    most = MOST * min(1, 64 / arguments.units)
    began = time.time()
    order = torch.empty(0, dtype=torch.long, device=data.device)
    for step in range(steps):
        if len(order) < arguments.batch:
            order = torch.randperm(len(data), device=data.device)
        chosen, order = order[: arguments.batch], order[arguments.batch :]
        logits = network(*data.batch(chosen, step % 2 == 1))
        loss = surprise(logits, data.target(chosen, arguments.hindsight))
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        rate.step()
        with torch.no_grad():
            network.second.clamp_(-most, most)
        if (step + 1) % max(1, steps // 5) == 0:
            print(f"step {step + 1} of {steps}, {time.time() - began:.0f} s: surprise on held-back positions "
                  + "%.5f, of the evaluation %.5f, at least %.5f" % tuple(examine(network, held, arguments)), flush=True)


@torch.no_grad()
def written(network):
    """The network in integers, in the order in which Java reads them."""
    rows = network.rows() * ONE
    second = network.second * SCALE * FINER / ONE**2
    later = torch.cat([second, network.offset[:, None] * SCALE], 1)
    return bytes([rows.shape[2]]) + integers(network.bias * ONE) + integers(rows, "i1") + integers(later)


def main():
    parser = options(__doc__, "arcanor", units=64, batch=16384, rate=2e-3, hindsight=0.3)
    parser.add_argument("--epochs", type=float, default=20)
    arguments = parser.parse_args()
    records, device = begin(arguments, RECORD)
    torch.backends.cuda.matmul.allow_tf32 = True
    held = min(len(records) // 20, 200_000)
    print(f"{len(records)} positions, {held} of them held back, on {device}", flush=True)
    network = Network(arguments.units).to(device)
    train(network, Data(records[:-held], device), Data(records[-held:], device), arguments)
    write(arguments.out, written(network))


if __name__ == "__main__":
    main()
