-- Browsers that are told of their player's matches while no page is open: where a push service takes messages for
-- them, and the keys that encrypt these. Each belongs to a session and goes with it.
CREATE TABLE devices (
  session  TEXT PRIMARY KEY,
  player   TEXT NOT NULL,
  endpoint TEXT NOT NULL,
  p256dh   TEXT NOT NULL,
  auth     TEXT NOT NULL,
  site     TEXT NOT NULL,
  language TEXT NOT NULL,
  kinds    TEXT NOT NULL,
  silent   TEXT NOT NULL
);

CREATE INDEX devices_by_player ON devices (player);
CREATE INDEX devices_by_endpoint ON devices (endpoint);

-- The version that a notice tells of, so that a device is sent only the newest of those that wait.
ALTER TABLE outbox ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

-- Whether due is the end of a lease, so that a node that has the database to itself can take back its own.
ALTER TABLE outbox ADD COLUMN leased INTEGER NOT NULL DEFAULT 0;

-- The deadline of which whoever is on turn has been reminded.
ALTER TABLE matches ADD COLUMN reminded BIGINT NOT NULL DEFAULT 0;
