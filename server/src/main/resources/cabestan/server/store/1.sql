-- Types and statements that SQLite and PostgreSQL both understand. Times are milliseconds.
CREATE TABLE players (
  id      TEXT PRIMARY KEY,
  name    TEXT NOT NULL,
  webhook TEXT NOT NULL DEFAULT '',
  created BIGINT NOT NULL
);

CREATE TABLE tokens (
  id      TEXT PRIMARY KEY,
  player  TEXT NOT NULL,
  hash    TEXT NOT NULL UNIQUE,
  label   TEXT NOT NULL,
  created BIGINT NOT NULL
);

CREATE INDEX tokens_by_player ON tokens (player);

CREATE TABLE links (
  hash    TEXT PRIMARY KEY,
  player  TEXT NOT NULL,
  expires BIGINT NOT NULL
);

-- The first columns never change; those from version on say where the match stands, for lists and for waking up.
CREATE TABLE matches (
  id       TEXT PRIMARY KEY,
  game     TEXT NOT NULL,
  variant  TEXT NOT NULL,
  options  TEXT NOT NULL,
  first    INTEGER NOT NULL,
  start    TEXT NOT NULL,
  seed     TEXT NOT NULL,
  clock    TEXT NOT NULL,
  listed   INTEGER NOT NULL,
  host     TEXT NOT NULL,
  watch    TEXT NOT NULL,
  webhook  TEXT NOT NULL,
  created  BIGINT NOT NULL,
  version  INTEGER NOT NULL,
  phase    TEXT NOT NULL,
  on_turn  INTEGER NOT NULL,
  turn     INTEGER NOT NULL,
  points   TEXT NOT NULL,
  result   TEXT NOT NULL,
  bot_turn INTEGER NOT NULL,
  deadline BIGINT NOT NULL,
  updated  BIGINT NOT NULL
);

CREATE INDEX matches_in_lobby ON matches (updated) WHERE listed = 1 AND phase = 'waiting';
CREATE INDEX matches_of_bots ON matches (id) WHERE bot_turn = 1;
CREATE INDEX matches_by_deadline ON matches (deadline) WHERE deadline > 0;

CREATE TABLE seats (
  match_id TEXT NOT NULL,
  seat     INTEGER NOT NULL,
  kind     TEXT NOT NULL,
  player   TEXT NOT NULL,
  name     TEXT NOT NULL,
  level    INTEGER NOT NULL,
  invite   TEXT NOT NULL,
  PRIMARY KEY (match_id, seat)
);

CREATE INDEX seats_by_player ON seats (player) WHERE player <> '';

-- The truth: a match is its first columns and these, replayed. The key settles who was first.
CREATE TABLE events (
  match_id TEXT NOT NULL,
  version  INTEGER NOT NULL,
  kind     TEXT NOT NULL,
  seat     INTEGER NOT NULL,
  player   TEXT NOT NULL,
  command  TEXT NOT NULL,
  detail   TEXT NOT NULL,
  at       BIGINT NOT NULL,
  PRIMARY KEY (match_id, version)
);
