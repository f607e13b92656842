"""A player that takes a seat and plays any legal action:
python3 example_bot.py http://localhost:8080 TOKEN MATCH INVITE-KEY
"""

import json
import random
import sys
import urllib.error
import urllib.request

server, token, match, key = sys.argv[1:5]


def ask(path, body=None):
    request = urllib.request.Request(server + path, headers={"Authorization": "Bearer " + token})
    if body is not None:
        request.data = json.dumps(body).encode()
    return urllib.request.urlopen(request)


def post(what, body):
    try:
        ask(f"/api/matches/{match}/{what}", body).read()
    except urllib.error.HTTPError as refusal:
        print(refusal.read().decode(), file=sys.stderr)


def act(version, view):
    post("commands", {
        "type": "act",
        "id": f"v{version}",
        "version": version,
        "seat": view["seat"],
        "action": random.choice(view["legal"])["text"],
    })


post("join", {"key": key})
for line in ask(f"/api/stream?match={match}"):
    message = json.loads(line) if line.strip() else {}
    if message.get("type") != "changed":
        continue
    if message["summary"]["state"] == "over":
        break
    for view in message["views"]:
        if view["legal"]:
            act(message["version"], view)
