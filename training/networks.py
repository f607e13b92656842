"""What the training programs of the three games have in common."""

import argparse
import glob
import hashlib
import math

import numpy as np
import torch

SECOND = 16  # units of the second layer where seats are scored
MOST = 8  # of a unit there
UNKNOWN = 255  # the result of a position that was not played


def options(description, game, **defaults):
    """A parser for what every training can be told; defaults are those of the game."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("data", nargs="+", help=f"files of `cabestan selfplay {game}`")
    parser.add_argument("--out", required=True, help="where the result is written")
    parser.add_argument("--units", type=int, help="of the first layer")
    parser.add_argument("--batch", type=int, help="positions in a step, for each network that is trained at once")
    parser.add_argument("--rate", type=float, help="of learning")
    parser.add_argument("--hindsight", type=float, help="the weight of the results against the values")
    parser.add_argument("--seed", type=int, default=1)
    parser.set_defaults(**defaults)
    return parser


def begin(arguments, record):
    """Fixes the seed, and reads all records; with the device on which to train."""
    torch.manual_seed(arguments.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    return np.concatenate([np.fromfile(f, record) for g in arguments.data for f in sorted(glob.glob(g))]), device


def tensor(column, kind, device):
    return torch.from_numpy(np.ascontiguousarray(column).astype(kind)).to(device)


def schedule(optimizer, steps):
    """The rate rises for 200 steps, and falls as a cosine does."""
    return torch.optim.lr_scheduler.LambdaLR(
        optimizer,
        lambda step: min(1.0, (step + 1) / 200) * (0.5 + 0.5 * math.cos(math.pi * min(1, step / steps))) + 1e-3)


def scores(sums, there, first_bias, second, second_bias, third):
    """What each seat may expect, before the softmax; everything by network, sums and result by position and seat."""
    mine, given = sums.chunk(2, 3)
    given = given * there[..., None]
    units = mine + given.sum(2, keepdim=True) - given + first_bias[:, None, None]
    later = torch.einsum("npsu,nuv->npsv", units.clamp(0, MOST), second)
    later = (later + second_bias[:, None, None]).clamp(0, MOST)
    return torch.einsum("npsv,nv->nps", later, third).masked_fill(~there, -1e4)


def expectations(given, result, there, hindsight):
    """What each seat may expect: by the search, and by what came of it."""
    expected = given * there
    expected = expected / expected.sum(-1, keepdim=True)
    seats = there.shape[-1]
    known = (result != UNKNOWN) & (result > 0)
    won = torch.nn.functional.one_hot((result - 1).clamp(0, seats - 1), seats).float()
    return expected + (hindsight * known)[..., None] * (won - expected)


def integers(numbers, kind=">i2"):
    """Bytes as Java reads them."""
    most = np.iinfo(kind).max
    return numbers.round().clamp(-most, most).cpu().numpy().astype(kind).tobytes()


def write(path, network):
    with open(path, "wb") as out:
        out.write(network)
    print(f"{path}: {len(network)} bytes, SHA-256 {hashlib.sha256(network).hexdigest()}")
