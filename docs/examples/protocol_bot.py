"""A computer player for `cabestan arena` that plays any legal action (docs/bot-protocol.md):
cabestan arena arcanor --seats 'level1,exec:python3 docs/examples/protocol_bot.py' --matches 4
"""

import json
import random
import sys


def think(question):
    """Chooses an action; question["position"] is all that this seat sees of the table."""
    dice = random.Random(question["seed"])  # the same seed gives the same match
    return {"type": "answer", "actions": [dice.choice(question["legal"])], "value": 0.5}


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "any legal action"}
    elif message["type"] == "think":
        answer = think(message)
    elif message["type"] == "quit":
        break
    else:  # a stop comes too late: the answer is already given
        continue
    print(json.dumps(answer), flush=True)
