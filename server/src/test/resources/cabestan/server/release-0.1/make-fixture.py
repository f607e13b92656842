"""Plays the matches of this folder with a released program; README.md says what they show.

JAVA_HOME=… python3 make-fixture.py cabestan.jar GOLDEN_RECORDS FOLDER

GOLDEN_RECORDS is rules/src/test/resources/golden. FOLDER becomes the server's data folder, and
gets players.json and matches.json, from which expect.py goes on.
"""

import json
import pathlib
import random
import sys
import time

from client import Person, Server

JAR, GOLDEN, FOLDER = sys.argv[1:4]
PORT = 18391
chance = random.Random(1)
matches = []


def place(text):
    kind, _, rest = text.partition(" ")
    return {"kind": kind, **({"level": int(rest)} if kind == "bot" else {"name": rest} if kind == "guest" else {})}


class Match:
    def __init__(self, name, host, made, seats):
        self.name, self.host, self.id, self.watch = name, host, made["match"], made["watch"]
        self.keys = {invite["seat"]: invite["key"] for invite in made["invites"]}
        self.people = {n + 1: host for n, seat in enumerate(seats) if seat.split()[0] in ("me", "guest")}
        matches.append(self)

    def summary(self):
        return self.host.get(f"/api/matches/{self.id}?key={self.watch}")[1]

    def join(self, *people):
        """They take the free seats in order."""
        for person in people:
            seat = next(seat for seat in self.keys if seat not in self.people)
            person.post(f"/api/matches/{self.id}/join", {"key": self.keys[seat]})
            self.people[seat] = person
        return self

    def leave(self, seat):
        self.people.pop(seat).post(f"/api/matches/{self.id}/leave", {"seat": seat})

    def try_command(self, kind, seat, **more):
        self.on_turn()
        command = {"type": kind, "id": f"c{chance.getrandbits(40)}", "version": self.summary()["version"], "seat": seat}
        return self.people[seat].ask("POST", f"/api/matches/{self.id}/commands", {**command, **more})

    def command(self, kind, seat, **more):
        status, answer = self.try_command(kind, seat, **more)
        assert status == 200, (self.name, kind, answer)
        return self

    def on_turn(self):
        """The person on turn, after the bots have played; 0 when it is over."""
        while True:
            summary = self.summary()
            seat = summary["onTurn"]
            if seat == 0 or summary["seats"][seat - 1]["kind"] != "bot":
                return seat
            time.sleep(0.05)

    def view(self, seat):
        views = self.people[seat].follow(self.id)["views"]
        return next(view for view in views if view["seat"] == seat)

    def act(self):
        """The person on turn plays any legal action; says who that was, 0 when the match is over."""
        seat = self.on_turn()
        if seat > 0:
            self.command("act", seat, action=chance.choice(self.view(seat)["legal"])["text"])
        return seat

    def play(self, actions):
        for _ in range(actions):
            if self.act() == 0:
                break
        return self

    def play_out(self):
        while self.act() > 0:
            pass
        return self

    def play_until(self, done):
        while not done(self):
            assert self.act() > 0, self.name
        return self

    def asks_back(self, seat):
        """Whether this seat could ask for its last action back; something may have been revealed since."""
        return self.try_command("ask-takeback", seat)[0] == 200

    def rematch(self, seat, name):
        self.command("rematch", seat)
        asker = self.people[seat]
        summary = asker.get(f"/api/matches/{self.summary()['next']}")[1]
        made = {"match": summary["id"], "watch": summary["watch"], "invites": summary["invites"]}
        again = Match(name, asker, made, [])
        again.people = {seat["seat"]: asker for seat in summary["seats"] if seat["mine"]}
        return again


def make(name, host, game, variant, *seats, **more):
    wish = {"game": game, "variant": variant, "seats": [place(seat) for seat in seats], **more}
    return Match(name, host, host.post("/api/matches", wish), seats)


def bring(name, host, record, *seats):
    body = {"record": record, **({"seats": [place(seat) for seat in seats]} if seats else {})}
    return Match(name, host, host.post("/api/records", body), seats)


def golden(name):
    return pathlib.Path(GOLDEN, name + ".match").read_text()


def cut(record, turns):
    """The first turns of a record, still running."""
    lines = record.splitlines()
    head = [line for line in lines if not line.startswith(("turn", "result"))]
    return "\n".join(head + [line for line in lines if line.startswith("turn")][:turns] + ["result    running", ""])


def from_position(match, step):
    """The record of a finished match, begun at one of its positions instead."""
    position = match.host.get(f"/api/matches/{match.id}/positions/{step}")[1]["position"]
    lines = match.host.get(f"/api/matches/{match.id}/record")[1].splitlines()
    turns = [line for line in lines if line.startswith("turn")]
    assert all(len(turn.split()) == 3 for turn in turns), "a step is a turn only where turns have one action"
    head = [line for line in lines if line.startswith(("cabestan", "game", "seat "))]
    start = ["start     " + line for line in position.strip().split("\n")]
    return "\n".join(head + start + turns[step:] + [lines[-1], ""])


def waiting(ana, ben, cleo, dan):
    ten_minutes = {"kind": "match", "seconds": 600, "increment": 5}
    make("waiting-listed", ana, "fragile", "standard", "me", "open", "open", "bot 2", listed=True).join(ben)
    left = make("waiting-left", ana, "cartagena", "basic", "me", "open", "open", "open", "guest Gil")
    left.join(ben, cleo).leave(3)
    make("waiting-clock", dan, "arcanor", "open", "open", "me", clock=ten_minutes)
    make("closed-by-host", dan, "arcanor", "memory", "me", "open").leave(1)


def running(ana, ben, cleo, dan):
    mid_turn = make("mid-turn", ana, "fragile", "standard", "me", "open", "open", options={"quiet-end": "off"})
    mid_turn.join(ben, cleo).play(12).play_until(lambda m: m.view(m.on_turn())["undoable"] >= 2)
    undone = make("undone", cleo, "fragile", "standard", "open", "me", options={"quiet-end": "30"}).join(dan)
    undone.play(5).play_until(lambda m: m.view(m.on_turn())["undoable"] >= 2)
    undone.command("undo", undone.on_turn()).play(1)
    offered = make("draw-offered", ana, "arcanor", "open", "me", "open", options={"release": "any"}).join(ben)
    offered.play(9).command("offer-draw", 1)
    declined = make("draw-declined", ben, "arcanor", "memory", "me", "open", first=2).join(dan).play(6)
    declined.command("offer-draw", 2).command("decline-draw", 1).play(3)
    make("draw-declined-by-bot", ana, "arcanor", "open", "me", "bot 1").play(2).command("offer-draw", 1)
    takebacks(ana, ben, cleo, dan)
    day = {"kind": "match", "seconds": 86400, "increment": 10}
    month = {"kind": "turn", "days": 30}
    release = {"release": "any"}
    make("clock-of-match", ana, "arcanor", "memory", "open", "me", options=release, clock=day).join(cleo).play(7)
    make("clock-of-turn", ben, "cartagena", "tortuga", "me", "open", clock=month).join(cleo).play(8)
    make("bots-and-guest", dan, "cartagena", "jamaica", "me", "bot 1", "guest Gil", "bot 2").play(9).on_turn()
    straws = make("straws", ana, "fragile", "straws", "open", "me", "open", "open", listed=True)
    straws.join(ben, cleo, dan).play(25)
    five = make("tortuga-of-five", dan, "cartagena", "tortuga", "me", "bot 1", "open", "guest Gil", "open")
    five.join(ana, ben).play(12).on_turn()


def takebacks(ana, ben, cleo, dan):
    asked = make("takeback-partly-granted", ana, "cartagena", "advanced", "me", "open", "open").join(ben, cleo)
    asked.play(6).play_until(lambda m: m.asks_back(1)).command("grant-takeback", 2)
    granted = make("takeback-granted", ben, "arcanor", "open", "me", "open").join(ana).play(5)
    granted.command("ask-takeback", 2).command("grant-takeback", 1).play(2)
    granted.command("ask-takeback", 1).command("refuse-takeback", 2).play(1)
    by_bot = make("takeback-granted-by-bot", cleo, "fragile", "standard", "me", "bot 1").play(6)
    by_bot.command("ask-takeback", 1).play(1).on_turn()
    by_all = make("takeback-granted-by-all", dan, "cartagena", "basic", "me", "open", "open").join(cleo, ana)
    by_all.play(4).play_until(lambda m: m.asks_back(2))
    by_all.command("grant-takeback", 3).command("grant-takeback", 1).play(1)


def forfeits(ana, ben, cleo, dan):
    make("resigned-by-one-of-two", ana, "arcanor", "memory", "me", "open").join(cleo).play(8).command("resign", 2)
    stays = make("resigned-and-bot-plays-on", ben, "cartagena", "basic", "me", "open", "open").join(cleo, dan).play(7)
    stays.command("resign", 2).on_turn()
    guest = make("guest-resigned-and-bot-plays-on", ana, "fragile", "standard", "me", "guest Gil", "open")
    guest.join(dan).play(9).command("resign", 2).on_turn()
    last = make("last-person-resigned", ana, "cartagena", "advanced", "bot 1", "me", "bot 1", "bot 2").play(3)
    last.command("resign", 2)
    second = {"kind": "match", "seconds": 1, "increment": 0}
    of_two = make("timed-out", ben, "arcanor", "open", "me", "open", clock=second).join(cleo).play(2)
    of_three = make("timed-out-one-after-another", ben, "cartagena", "jamaica", "me", "open", "open", clock=second)
    of_three.join(ana, dan)
    time.sleep(2.5)
    assert of_two.summary()["state"] == "over"
    assert "bot" in [seat["kind"] for seat in of_three.summary()["seats"]]
    agreed = make("draw-agreed", cleo, "arcanor", "open", "open", "me").join(dan).play(4)
    agreed.command("offer-draw", 1).command("accept-draw", 2)
    eve = Person.welcome(ana.server, "Eve")
    gone = make("player-gone", ana, "cartagena", "tortuga", "me", "open", "open").join(eve, ben).play(5)
    eve.ask("DELETE", "/api/me")
    gone.on_turn()


def over(ana, ben, cleo, dan):
    people = make("over-cartagena", ana, "cartagena", "basic", "me", "open").join(ben).play_out()
    people.rematch(1, "rematch-waiting")
    make("over-fragile", cleo, "fragile", "standard", "bot 1", "bot 1", "bot 1", "bot 1").on_turn()
    mixed = make("over-arcanor", dan, "arcanor", "open", "me", "bot 1").play_out()
    mixed.rematch(1, "rematch-with-bot").play(3).on_turn()
    short = make("over-memory", ben, "arcanor", "memory", "open", "me", listed=True).join(dan).play(3)
    short.command("resign", 2).rematch(1, "rematch-joined").join(ben).play(4)
    make("over-jamaica", ana, "cartagena", "jamaica", "me", "bot 1", "open", "bot 1", "bot 1").join(cleo).play_out()
    return mixed


def records(ana, ben, cleo, dan, finished):
    bring("record-finished", ana, golden("cartagena-tortuga-3-7"))
    bring("record-finished-with-seats", cleo, golden("fragile-standard-2-16"), "me", "bot 3")
    resigned = golden("arcanor-memory-62").splitlines()[:-1]
    bring("record-resigned", ben, "\n".join(resigned[:30] + ["result    2,1 resigned", ""]))
    jamaica = cut(golden("cartagena-jamaica-2-5"), 4)
    bring("record-dealt", dan, jamaica, "me", "open")
    bring("record-dealt-and-joined", dan, jamaica, "open", "me").join(ana).play(5)
    straws = cut(golden("fragile-straws-3-21"), 6)
    dealt = bring("record-dealt-and-over", ana, straws, "guest Gil", "open", "bot 1").join(cleo).play(6)
    dealt.command("resign", 2).command("resign", 1)
    bring("record-with-deals", ben, ana.get(f"/api/matches/{dealt.id}/record")[1])
    advanced = cut(golden("cartagena-advanced-3-3"), 5)
    bring("record-on-one-screen", ben, advanced, "me", "guest Gil", "bot 1").play(2).on_turn()
    bring("record-from-position", cleo, from_position(finished, 10))
    from_start = cut(from_position(finished, 10), 3)
    bring("record-from-position-running", cleo, from_start, "me", "open").join(ben).play(2)


def problems(ana, ben):
    def solve(person, problem):
        solution = person.get(f"/api/problems/{problem}/solution")[1]
        turns = [[action["text"] for action in turn["actions"]] for turn in solution["turns"]]
        assert person.post(f"/api/problems/{problem}/solutions", {"turns": turns})["solved"]

    text = "game fragile-problem\ncrates H6 H6\ndockers E6 H7\ngoal H6.bottom J7\nturns 2\n"
    own = ben.post("/api/problems", {"title": "A crate for J7", "text": text})["id"]
    while ben.get(f"/api/problems/{own}")[1]["state"] == "proving":
        time.sleep(0.1)
    solve(ana, own)
    solve(ana, "p1")


def bots_on_turn(ana, ben, cleo, dan):
    """The last ones: the server stops before these bots have thought."""
    after = make("bot-on-turn-after-actions", dan, "cartagena", "advanced", "me", "bot 5", first=1)
    after.play_until(lambda m: m.summary()["onTurn"] == 2)
    make("bot-on-turn", ana, "fragile", "straws", "bot 5", "bot 5", "open").join(ben)


def main():
    server = Server(JAR, PORT, "--data", FOLDER)
    ana, ben, cleo, dan = people = [Person.welcome(server, name) for name in ("Ana", "Ben", "Cléo", "Dan")]
    cleo.use_token("fixture")
    try:
        waiting(*people)
        running(*people)
        forfeits(*people)
        records(*people, over(*people))
        problems(ana, ben)
        bots_on_turn(*people)
    finally:
        server.stop()

    folder = pathlib.Path(FOLDER)
    (folder / "players.json").write_text(json.dumps([{"name": p.name, "headers": p.headers} for p in people]))
    (folder / "matches.json").write_text(
        json.dumps([{"name": m.name, "id": m.id, "host": m.host.name, "watch": m.watch} for m in matches])
    )


main()
