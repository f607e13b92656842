"""Asks the released program what everybody may know of every match, and prints it as JSON.

JAVA_HOME=… python3 expect.py cabestan.jar MADE FLAGS…

MADE is the folder that make-fixture.py wrote; FLAGS are those of serve that lead to a database with its content.
"""

import json
import pathlib
import sys
import time

from client import Person, Server

jar, made, *flags = sys.argv[1:]
players, matches = (json.loads(pathlib.Path(made, name).read_text()) for name in ("players.json", "matches.json"))


def answer(person, path):
    status, body = person.get(path)
    return {"status": status, "body": body}


def when_nobody_looks(person, match):
    """Waits until the server has noticed that the last viewer went, and gives the summary."""
    while True:
        found = answer(person, f"/api/matches/{match['id']}?key={match['watch']}")
        if not any(seat["online"] for seat in found["body"]["seats"] if seat["kind"] != "bot"):
            return found
        time.sleep(0.01)


def seen_by(viewer, person, match, key):
    """All that one viewer is told; without a key it may be that this match is none of their business."""
    path, query = f"/api/matches/{match['id']}", f"key={key}"
    when_nobody_looks(person, match)
    summary = answer(person, f"{path}?{query}")
    changed = person.follow(match["id"], key)
    seats = [view["seat"] for view in changed.get("views", [])] or [0]
    last = len(changed.get("record", []))
    when_nobody_looks(person, match)
    return {
        "viewer": viewer,
        "summary": summary,
        "changed": changed,
        "record": answer(person, f"{path}/record?{query}"),
        "positions": [
            {"n": n, "seat": seat, **answer(person, f"{path}/positions/{n}?seat={seat}&{query}")}
            for seat in seats
            for n in sorted({0, last // 2, last})
        ],
    }


def expected_of(match, people):
    host = next(person for person in people if person.name == match["host"])
    events = host.follow(match["id"], match["watch"], since=0)["events"]
    viewers = [seen_by(person.name, person, match, "") for person in people]
    return {**match, "events": events, "viewers": viewers + [seen_by("", Person(host.server), match, match["watch"])]}


def lists_of(person):
    paths = ("/api/me", "/api/me/matches", "/api/lobby")
    solved = [problem for problem in person.get("/api/problems")[1]["problems"] if "mine" in problem]
    return {"viewer": person.name, "lists": {path: answer(person, path) for path in paths}, "solved": solved}


server = Server(jar, 18392, *flags)
try:
    people = [Person(server, player["name"], player["headers"]) for player in players]
    lists = [lists_of(person) for person in people]
    expected = {"players": players, "lists": lists, "matches": [expected_of(match, people) for match in matches]}
finally:
    server.stop()


def rows(value, depth):
    """A row for each answer, so that a difference can be found."""
    if depth == 0 or not isinstance(value, (dict, list)) or not value:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    if isinstance(value, list):
        return "[\n" + ",\n".join(rows(item, depth - 1) for item in value) + "\n]"
    return "{\n" + ",\n".join(json.dumps(key) + ":" + rows(item, depth - 1) for key, item in value.items()) + "\n}"


print(rows(expected, 6))
