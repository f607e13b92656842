"""Random matches of noughts and crosses in OpenSpiel: actions a second of processor time.

python3 -m venv venv && venv/bin/pip install open_spiel && venv/bin/python bench/peers/noughts_openspiel.py [seconds]
"""

import random
import sys
import time

import pyspiel


def play(game):
    state = game.new_initial_state()
    actions = 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        actions += 1
    return actions


def measure(game, seconds):
    actions = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        actions += play(game)
    return actions / (time.process_time() - began)


if __name__ == "__main__":
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3
    game = pyspiel.load_game("tic_tac_toe")
    measure(game, seconds)  # the warm-up
    print(f"openspiel    noughts {measure(game, seconds):,.0f} actions/s")
