-- One session for each browser of a player. The cookie carries a secret, of which only the hash is kept.
CREATE TABLE sessions (
  id      TEXT PRIMARY KEY,
  player  TEXT NOT NULL,
  hash    TEXT NOT NULL UNIQUE,
  device  TEXT NOT NULL,
  created BIGINT NOT NULL,
  used    BIGINT NOT NULL,
  expires BIGINT NOT NULL
);

CREATE INDEX sessions_by_player ON sessions (player);

-- Whether a cookie of release 0.1, which is the signed id of the player, still opens a session. Nodes of that release
-- that run beside this one add players without knowing this column; players of this program have 0.
ALTER TABLE players ADD COLUMN signed_cookie INTEGER NOT NULL DEFAULT 1;

-- Webhook deliveries that have not been answered yet. Whoever takes one moves due ahead, and so holds a lease on it.
CREATE TABLE outbox (
  id       TEXT PRIMARY KEY,
  match_id TEXT NOT NULL,
  webhook  TEXT NOT NULL,
  body     TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  due      BIGINT NOT NULL
);

CREATE INDEX outbox_by_due ON outbox (due);
CREATE INDEX outbox_by_webhook ON outbox (webhook);
