#!/usr/bin/env python3
"""Trains the networks that lead level 5 of Cartagena; README.md says how, and from what."""

import time

import numpy as np
import torch

from networks import SECOND, begin, expectations, integers, options, schedule, scores, tensor, write

SEATS = 5
INPUTS = 68  # of each seat
ACTIONS = 43
PROPERTIES = 8  # of each action, at most
KINDS = 279  # of properties, with 0 for none
RECORD = np.dtype(
    [("network", "u1"), ("seats", "u1"), ("result", "u1"), ("actions", "u1"), ("shares", "u1", SEATS),
     ("inputs", "u1", (SEATS, INPUTS)), ("offered", [("visits", "u1"), ("properties", ">i2", PROPERTIES)], ACTIONS)]
)
NETWORKS = [f"{variant}, {seats}" for variant in ("basic", "advanced", "jamaica", "tortuga")
            for seats in ("two players", "more players")]
MANY = len(NETWORKS)
INPUT = 16  # what stands for 1 in the inputs; in weights and units; in the scores of actions
UNIT = 128
ACTION = 64


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
        return scores(sums, there, *(self.part(name) for name in ("first_bias", "second", "second_bias", "third")))

    def chances(self, properties, there):
        """Which action is the best, before the softmax; by network, position and action."""
        weights = torch.cat([torch.zeros(MANY, 1, device=properties.device), self.part("actions")[:, 1:]], 1)
        network = torch.arange(MANY, device=properties.device)[:, None, None, None] * KINDS
        return weights.reshape(-1)[properties + network].sum(3).masked_fill(~there, -1e4)


class Data:
    """Decisions on the device, those of each network together."""

    def __init__(self, records, device):
        records = records[np.argsort(records["network"], kind="stable")]
        self.inputs = tensor(records["inputs"], np.uint8, device)
        self.seats = tensor(records["seats"], np.int64, device)
        self.result = tensor(records["result"], np.int64, device)
        self.given = tensor(records["shares"], np.uint8, device)
        self.count = tensor(records["actions"], np.int64, device)
        self.properties = tensor(records["offered"]["properties"], np.int16, device)
        self.visits = tensor(records["offered"]["visits"], np.uint8, device)
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
        expected = expectations(self.given[chosen].float(), self.result[chosen], there, hindsight)
        return self.inputs[chosen].float() / INPUT, there, expected

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
    rate = schedule(optimizer, arguments.steps)
    began = time.time()
    for step in range(arguments.steps):
        at_positions, at_actions = losses(networks, data, data.choose(arguments.batch), arguments.hindsight)
        optimizer.zero_grad(set_to_none=True)
        (at_positions.sum() + at_actions.sum()).backward()
        optimizer.step()
        rate.step()
        if (step + 1) % max(1, arguments.steps // 4) == 0:
            found = examine(networks, held, arguments)
            print(f"step {step + 1} of {arguments.steps}, {time.time() - began:.0f} s: surprise on held-back decisions, "
                  "positions " + " ".join("%.4f" % x for x in found[0])
                  + ", actions " + " ".join("%.4f" % x for x in found[1]), flush=True)


@torch.no_grad()
def written(networks, index):
    """A network in integers, in the order in which Java reads them."""
    names = ["first", "first_bias", "second", "second_bias", "third"]
    parts = [integers(networks.part(name)[index] * UNIT) for name in names]
    return b"".join(parts) + integers(networks.part("actions")[index] * ACTION)


def main():
    parser = options(__doc__, "cartagena", units=32, batch=512, rate=3e-3, hindsight=0.2)
    parser.add_argument("--steps", type=int, default=8000)
    arguments = parser.parse_args()
    records, device = begin(arguments, RECORD)
    held = max(MANY, min(len(records) // 20, 50_000))
    data, test = Data(records[:-held], device), Data(records[-held:], device)
    print(f"{len(records)} decisions, {held} of them held back, on {device}: "
          + ", ".join(f"{name} {size}" for name, size in zip(NETWORKS, data.sizes.tolist())), flush=True)
    networks = Networks(arguments.units).to(device)
    train(networks, data, test, arguments)
    parts = [written(networks, index) for index in range(MANY)]
    write(arguments.out, bytes([arguments.units]) + b"".join(parts))


if __name__ == "__main__":
    main()
