#!/usr/bin/env python3
"""Trains the networks that judge for level 5 of Fragile; README.md says how, and from what."""

import time

import numpy as np
import torch

from networks import SECOND, begin, expectations, integers, options, schedule, scores, tensor, write

SEATS = 4
PLACES = 31  # of each seat
INPUTS = 668  # that may be there, with 0 for none
RECORD = np.dtype(
    [("network", "u1"), ("seats", "u1"), ("result", "u1"), ("chances", ">u2", SEATS),
     ("inputs", ">i2", (SEATS, PLACES))]
)
NETWORKS = ["two players", "more players"]
FIRST = 64  # what stands for 1 in the first layer; in the weights after it
UNIT = 128


class Network(torch.nn.Module):
    def __init__(self, units):
        super().__init__()
        self.first = torch.nn.Parameter(torch.randn(INPUTS, 2 * units) * 0.1)
        self.first_bias = torch.nn.Parameter(torch.full((units,), 0.2))
        self.second = torch.nn.Parameter(torch.randn(units, SECOND) * 0.15)
        self.second_bias = torch.nn.Parameter(torch.full((SECOND,), 0.2))
        self.third = torch.nn.Parameter(torch.randn(SECOND) * 0.15)

    def forward(self, inputs, there):
        """What each seat may expect, before the softmax; by position and seat."""
        rows = torch.cat([torch.zeros_like(self.first[:1]), self.first[1:]])
        positions, seats, places = inputs.shape
        sums = torch.nn.functional.embedding_bag(inputs.reshape(-1, places), rows, mode="sum")
        layers = (self.first_bias, self.second, self.second_bias, self.third)
        return scores(sums.reshape(1, positions, seats, -1), there[None], *(layer[None] for layer in layers))[0]

    @torch.no_grad()
    def hold(self):
        """Within what a byte can say."""
        self.first.clamp_(-127 / FIRST, 127 / FIRST)

    @torch.no_grad()
    def written(self, met):
        """In the order in which Java reads them; inputs that were never met add nothing."""
        rows = integers((self.first * met[:, None])[1:] * FIRST, "i1")
        rest = [self.first_bias * FIRST, self.second * UNIT, self.second_bias * UNIT, self.third * UNIT]
        return rows + b"".join(integers(part) for part in rest)


class Data:
    """Positions on the device."""

    def __init__(self, records, device):
        self.inputs = tensor(records["inputs"], np.int16, device)
        self.seats = tensor(records["seats"], np.int64, device)
        self.result = tensor(records["result"], np.int64, device)
        self.chances = tensor(records["chances"], np.float32, device) / 65535
        self.device = device

    def __len__(self):
        return len(self.seats)

    def positions(self, chosen, hindsight):
        """Inputs, the seats that are there, and what each may expect: by the search, and by what came of it."""
        seats = self.seats[chosen]
        most = int(seats.max())
        there = torch.arange(most, device=self.device) < seats[:, None]
        expected = expectations(self.chances[chosen][:, :most], self.result[chosen], there, hindsight)
        return self.inputs[chosen][:, :most].int(), there, expected


def loss(network, data, chosen, hindsight):
    inputs, there, expected = data.positions(chosen, hindsight)
    return -(expected * torch.log_softmax(network(inputs, there), 1)).sum(1).mean()


@torch.no_grad()
def examine(network, held, hindsight):
    return loss(network, held, torch.arange(len(held), device=held.device), hindsight).item()


def train(name, data, held, arguments):
    network = Network(arguments.units).to(data.device)
    optimizer = torch.optim.AdamW(network.parameters(), lr=arguments.rate, weight_decay=1e-3)
    rate = schedule(optimizer, arguments.steps)
    began = time.time()
    for step in range(arguments.steps):
        surprise = loss(network, data, torch.randint(len(data), (arguments.batch,), device=data.device),
                        arguments.hindsight)
        optimizer.zero_grad(set_to_none=True)
        surprise.backward()
        optimizer.step()
        rate.step()
        network.hold()
        if (step + 1) % max(1, arguments.steps // 4) == 0:
            print(f"{name}: step {step + 1} of {arguments.steps}, {time.time() - began:.0f} s: surprise "
                  f"{surprise.item():.4f}, on positions held back {examine(network, held, arguments.hindsight):.4f}",
                  flush=True)
    return network


def kept(arguments, index):
    """The network of this number in the file to keep from."""
    if not arguments.keep:
        raise SystemExit(f"no positions for {NETWORKS[index]}; name a file with --keep")
    with open(arguments.keep, "rb") as file:
        before = file.read()
    if before[0] != arguments.units:
        raise SystemExit(f"{arguments.keep} has {before[0]} units, not {arguments.units}")
    size = (len(before) - 1) // len(NETWORKS)
    return before[1 + index * size : 1 + (index + 1) * size]


def main():
    parser = options(__doc__, "fragile", units=32, batch=4096, rate=3e-3, hindsight=0.3)
    parser.add_argument("--steps", type=int, default=8000)
    parser.add_argument("--keep", help="a result whose network stays where there are no positions for a new one")
    arguments = parser.parse_args()
    records, device = begin(arguments, RECORD)
    written = bytes([arguments.units])
    for index, name in enumerate(NETWORKS):
        chosen = records[records["network"] == index]
        if len(chosen) == 0:
            written += kept(arguments, index)
            print(f"{name}: no positions; that of {arguments.keep} stays", flush=True)
            continue
        held = max(1, min(len(chosen) // 20, 30_000))
        print(f"{name}: {len(chosen)} positions, {held} of them held back, on {device}", flush=True)
        network = train(name, Data(chosen[:-held], device), Data(chosen[-held:], device), arguments)
        met = np.bincount(chosen["inputs"].astype(np.int64).ravel(), minlength=INPUTS) > 0
        written += network.written(torch.from_numpy(met).to(device))
    write(arguments.out, written)


if __name__ == "__main__":
    main()
