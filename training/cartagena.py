#!/usr/bin/env python3
"""Trains the networks that lead level 5 of Cartagena; README.md says how, and from what."""

import argparse
import glob
import hashlib
import math
import time

import numpy as np
import torch

SEATS = 5
INPUTS = 68  # of each seat
ACTIONS = 43
PROPERTIES = 8  # of each action, at most
KINDS = 279  # of properties, with 0 for none
SECOND = 16  # units of the second layer
RECORD = np.dtype(
    [("network", "u1"), ("seats", "u1"), ("result", "u1"), ("actions", "u1"), ("shares", "u1", SEATS),
     ("inputs", "u1", (SEATS, INPUTS)), ("offered", [("visits", "u1"), ("properties", ">i2", PROPERTIES)], ACTIONS)]
)
NETWORKS = [f"{variant}, {seats}" for variant in ("basic", "advanced", "jamaica", "tortuga")
            for seats in ("two players", "more players")]
UNKNOWN = 255
MANY = len(NETWORKS)
INPUT = 16  # what stands for 1 in the inputs; in weights and units; in the scores of actions
UNIT = 128
ACTION = 64
MOST = 8  # of a unit


class Networks(torch.nn.Module):
    """All networks at once. What they have in common is learned as well, so that each profits from all positions."""

    def __init__(self, units):
        super().__init__()
        shapes = {"first": ((INPUTS, 2 * units), 0.1, 0), "first_bias": ((units,), 0, 0.2),
                  "second": ((units, SECOND), 0.15, 0), "second_bias": ((SECOND,), 0, 0.2),
                  "third": ((SECOND,), 0.15, 0), "actions": ((KINDS,), 0, 0)}
        self.common = torch.nn.ParameterDict(
            {name: torch.nn.Parameter(torch.randn(shape) * spread + level)
             for name, (shape, spread, level) in shapes.items()})
        self.own = torch.nn.ParameterDict(
            {name: torch.nn.Parameter(torch.zeros(MANY, *shape)) for name, (shape, _, _) in shapes.items()})

    def part(self, name):
        return self.common[name] + self.own[name]

    def shares(self, inputs, there):
        """What each seat may expect, before the softmax; by network, position and seat."""
        sums = torch.einsum("npsi,niu->npsu", inputs, self.part("first"))
        mine, given = sums.chunk(2, 3)
        given = given * there[..., None]
        units = mine + given.sum(2, keepdim=True) - given + self.part("first_bias")[:, None, None]
        later = torch.einsum("npsu,nuv->npsv", units.clamp(0, MOST), self.part("second"))
        later = (later + self.part("second_bias")[:, None, None]).clamp(0, MOST)
        return torch.einsum("npsv,nv->nps", later, self.part("third")).masked_fill(~there, -1e4)

    def chances(self, properties, there):
        """Which action is the best, before the softmax; by network, position and action."""
        scores = torch.cat([torch.zeros(MANY, 1, device=properties.device), self.part("actions")[:, 1:]], 1)
        network = torch.arange(MANY, device=properties.device)[:, None, None, None] * KINDS
        return scores.reshape(-1)[properties + network].sum(3).masked_fill(~there, -1e4)


class Data:
    """Decisions on the device, those of each network together."""

    def __init__(self, records, device):
        def tensor(column, kind=np.uint8):
            return torch.from_numpy(np.ascontiguousarray(column).astype(kind)).to(device)

        records = records[np.argsort(records["network"], kind="stable")]
        self.inputs = tensor(records["inputs"])
        self.seats = tensor(records["seats"], np.int64)
        self.result = tensor(records["result"], np.int64)
        self.given = tensor(records["shares"])
        self.count = tensor(records["actions"], np.int64)
        self.properties = tensor(records["offered"]["properties"], np.int16)
        self.visits = tensor(records["offered"]["visits"])
        self.sizes = torch.from_numpy(np.bincount(records["network"], minlength=MANY)).to(device)
        self.begins = self.sizes.cumsum(0) - self.sizes
        self.device = device

    def __len__(self):
        return len(self.seats)

    def choose(self, batch):
        """As many decisions for each network."""
        spread = torch.rand(MANY, batch, device=self.device)
        return self.begins[:, None] + (spread * self.sizes[:, None]).long().minimum(self.sizes[:, None] - 1)

    def positions(self, chosen, hindsight):
        """Inputs, the seats that are there, and what each may expect: by the search, and by what came of it."""
        there = torch.arange(SEATS, device=self.device) < self.seats[chosen][..., None]
        expected = self.given[chosen].float() * there
        expected = expected / expected.sum(2, keepdim=True)
        result = self.result[chosen]
        known = (result != UNKNOWN) & (result > 0)
        won = torch.nn.functional.one_hot((result - 1).clamp(0, SEATS - 1), SEATS).float()
        weight = (hindsight * known)[..., None]
        return self.inputs[chosen].float() / INPUT, there, expected + weight * (won - expected)

    def offers(self, chosen):
        there = torch.arange(ACTIONS, device=self.device) < self.count[chosen][..., None]
        visits = (self.visits[chosen].float() + 0.02) * there
        return self.properties[chosen].long(), there, visits / visits.sum(2, keepdim=True)


def losses(networks, data, chosen, hindsight):
    """The surprise of each network: at what each seat got, and at the action that was best."""
    inputs, seats, expected = data.positions(chosen, hindsight)
    properties, actions, visits = data.offers(chosen[:, : chosen.shape[1] // 4])  # sums need fewer examples
    shares = torch.log_softmax(networks.shares(inputs, seats), 2)
    chances = torch.log_softmax(networks.chances(properties, actions), 2)
    return -(expected * shares).sum(2).mean(1), -(visits * chances).sum(2).mean(1)


def examine(networks, data, arguments):
    with torch.no_grad():
        found = [torch.stack(losses(networks, data, data.choose(2048), arguments.hindsight)) for _ in range(8)]
        return torch.stack(found).mean(0).cpu().numpy()


def train(networks, data, held, arguments):
    actions = [networks.common["actions"], networks.own["actions"]]
    judging = [part for name, part in networks.common.items() if name != "actions"]
    differing = [part for name, part in networks.own.items() if name != "actions"]
    optimizer = torch.optim.AdamW(
        [{"params": judging, "lr": arguments.rate, "weight_decay": 0.0},
         {"params": differing, "lr": arguments.rate, "weight_decay": 0.05},
         {"params": actions, "lr": 0.01, "weight_decay": 0.0}])
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer,
        lambda step: min(1.0, (step + 1) / 200) * (0.5 + 0.5 * math.cos(math.pi * min(1, step / arguments.steps))) + 1e-3)
    began = time.time()
    for step in range(arguments.steps):
        at_positions, at_actions = losses(networks, data, data.choose(arguments.batch), arguments.hindsight)
        optimizer.zero_grad(set_to_none=True)
        (at_positions.sum() + at_actions.sum()).backward()
        optimizer.step()
        schedule.step()
        if (step + 1) % max(1, arguments.steps // 4) == 0:
            found = examine(networks, held, arguments)
            print(f"step {step + 1} of {arguments.steps}, {time.time() - began:.0f} s: surprise on held-back decisions, "
                  "positions " + " ".join("%.4f" % x for x in found[0])
                  + ", actions " + " ".join("%.4f" % x for x in found[1]), flush=True)


@torch.no_grad()
def integers(networks, index):
    """A network in integers, in the order in which Java reads them."""
    names = ["first", "first_bias", "second", "second_bias", "third"]
    parts = [numbers(networks.part(name)[index] * UNIT) for name in names]
    return b"".join(parts) + numbers(networks.part("actions")[index] * ACTION)


def numbers(tensor):
    return tensor.round().clamp(-32767, 32767).cpu().numpy().astype(">i2").tobytes()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", nargs="+", help="files of `cabestan selfplay cartagena`")
    parser.add_argument("--out", required=True, help="where the networks are written")
    parser.add_argument("--units", type=int, default=32)
    parser.add_argument("--steps", type=int, default=8000)
    parser.add_argument("--batch", type=int, default=512, help="decisions for each network in a step")
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--hindsight", type=float, default=0.2, help="the weight of the results against the values")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    records = np.concatenate([np.fromfile(f, RECORD) for g in arguments.data for f in sorted(glob.glob(g))])
    held = max(MANY, min(len(records) // 20, 50_000))
    data, test = Data(records[:-held], device), Data(records[-held:], device)
    print(f"{len(records)} decisions, {held} of them held back, on {device}: "
          + ", ".join(f"{name} {size}" for name, size in zip(NETWORKS, data.sizes.tolist())), flush=True)
    networks = Networks(arguments.units).to(device)
    train(networks, data, test, arguments)
    written = bytes([arguments.units]) + b"".join(integers(networks, index) for index in range(MANY))
    with open(arguments.out, "wb") as out:
        out.write(written)
    print(f"{arguments.out}: {len(written)} bytes, sha256 {hashlib.sha256(written).hexdigest()}")


if __name__ == "__main__":
    main()
