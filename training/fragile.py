#!/usr/bin/env python3
"""Trains the networks that judge for level 5 of Fragile; README.md says how, and from what."""

import argparse
import glob
import hashlib
import math
import time

import numpy as np
import torch

SEATS = 4
PLACES = 31  # of each seat
INPUTS = 668  # that may be there, with 0 for none
SECOND = 16  # units of the second layer
RECORD = np.dtype(
    [("network", "u1"), ("seats", "u1"), ("result", "u1"), ("chances", ">u2", SEATS),
     ("inputs", ">i2", (SEATS, PLACES))]
)
NETWORKS = ["two players", "more players"]
UNKNOWN = 255
FIRST = 64  # what stands for 1 in the first layer; in the weights after it
UNIT = 128
MOST = 8  # of a unit


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
        mine, given = sums.reshape(positions, seats, -1).chunk(2, 2)
        given = given * there[..., None]
        units = mine + given.sum(1, keepdim=True) - given + self.first_bias
        later = (units.clamp(0, MOST) @ self.second + self.second_bias).clamp(0, MOST)
        return (later @ self.third).masked_fill(~there, -1e4)

    @torch.no_grad()
    def hold(self):
        """Within what a byte can say."""
        self.first.clamp_(-127 / FIRST, 127 / FIRST)

    @torch.no_grad()
    def integers(self, met):
        """In the order in which Java reads them; inputs that were never met add nothing."""
        rows = (self.first * met[:, None])[1:] * FIRST
        rows = rows.round().clamp(-127, 127).cpu().numpy().astype("i1").tobytes()
        rest = [self.first_bias * FIRST, self.second * UNIT, self.second_bias * UNIT, self.third * UNIT]
        return rows + b"".join(numbers(part) for part in rest)


def numbers(tensor):
    return tensor.round().clamp(-32767, 32767).cpu().numpy().astype(">i2").tobytes()


class Data:
    """Positions on the device."""

    def __init__(self, records, device):
        def tensor(column, kind):
            return torch.from_numpy(np.ascontiguousarray(column).astype(kind)).to(device)

        self.inputs = tensor(records["inputs"], np.int16)
        self.seats = tensor(records["seats"], np.int64)
        self.result = tensor(records["result"], np.int64)
        self.chances = tensor(records["chances"], np.float32) / 65535
        self.device = device

    def __len__(self):
        return len(self.seats)

    def positions(self, chosen, hindsight):
        """Inputs, the seats that are there, and what each may expect: by the search, and by what came of it."""
        seats = self.seats[chosen]
        most = int(seats.max())
        there = torch.arange(most, device=self.device) < seats[:, None]
        expected = self.chances[chosen][:, :most] * there
        expected = expected / expected.sum(1, keepdim=True)
        result = self.result[chosen]
        known = (result != UNKNOWN) & (result > 0)
        won = torch.nn.functional.one_hot((result - 1).clamp(0, most - 1), most).float()
        weight = (hindsight * known)[:, None]
        return self.inputs[chosen][:, :most].int(), there, expected + weight * (won - expected)


def loss(network, data, chosen, hindsight):
    inputs, there, expected = data.positions(chosen, hindsight)
    return -(expected * torch.log_softmax(network(inputs, there), 1)).sum(1).mean()


@torch.no_grad()
def examine(network, held, hindsight):
    return loss(network, held, torch.arange(len(held), device=held.device), hindsight).item()


def train(name, data, held, arguments):
    network = Network(arguments.units).to(data.device)
    optimizer = torch.optim.AdamW(network.parameters(), lr=arguments.rate, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer,
        lambda step: min(1.0, (step + 1) / 200) * (0.5 + 0.5 * math.cos(math.pi * min(1, step / arguments.steps))) + 1e-3)
    began = time.time()
    for step in range(arguments.steps):
        surprise = loss(network, data, torch.randint(len(data), (arguments.batch,), device=data.device),
                        arguments.hindsight)
        optimizer.zero_grad(set_to_none=True)
        surprise.backward()
        optimizer.step()
        schedule.step()
        network.hold()
        if (step + 1) % max(1, arguments.steps // 4) == 0:
            print(f"{name}: step {step + 1} of {arguments.steps}, {time.time() - began:.0f} s: surprise "
                  f"{surprise.item():.4f}, on positions held back {examine(network, held, arguments.hindsight):.4f}",
                  flush=True)
    return network


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", nargs="+", help="files of `cabestan selfplay fragile`")
    parser.add_argument("--out", required=True, help="where the networks are written")
    parser.add_argument("--units", type=int, default=32)
    parser.add_argument("--steps", type=int, default=8000)
    parser.add_argument("--batch", type=int, default=4096, help="positions in a step")
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--hindsight", type=float, default=0.3, help="the weight of the results against the values")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    records = np.concatenate([np.fromfile(f, RECORD) for g in arguments.data for f in sorted(glob.glob(g))])
    written = bytes([arguments.units])
    for index, name in enumerate(NETWORKS):
        chosen = records[records["network"] == index]
        held = max(1, min(len(chosen) // 20, 30_000))
        print(f"{name}: {len(chosen)} positions, {held} of them held back, on {device}", flush=True)
        network = train(name, Data(chosen[:-held], device), Data(chosen[-held:], device), arguments)
        met = np.bincount(chosen["inputs"].astype(np.int64).ravel(), minlength=INPUTS) > 0
        written += network.integers(torch.from_numpy(met).to(device))
    with open(arguments.out, "wb") as out:
        out.write(written)
    print(f"{arguments.out}: {len(written)} bytes, SHA-256 {hashlib.sha256(written).hexdigest()}")


if __name__ == "__main__":
    main()
