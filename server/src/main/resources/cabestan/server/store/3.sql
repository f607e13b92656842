-- Many nodes over one database. Old programs keep running beside this schema: nothing that they read or write goes.

-- Until when a node has taken it on itself to think for the bot on turn; 0 when nobody has.
ALTER TABLE matches ADD COLUMN lease BIGINT NOT NULL DEFAULT 0;
DROP INDEX matches_of_bots;
CREATE INDEX matches_of_bots ON matches (lease) WHERE bot_turn = 1;

-- When the match of this seat ended, or 0; so that a player's list costs what it shows, not what they ever played.
ALTER TABLE seats ADD COLUMN ended BIGINT NOT NULL DEFAULT 0;
UPDATE seats SET ended = (SELECT updated FROM matches WHERE id = match_id)
  WHERE match_id IN (SELECT id FROM matches WHERE phase = 'over');
DROP INDEX seats_by_player;
CREATE INDEX seats_by_player ON seats (player, ended) WHERE player <> '';

-- What all nodes share: the signing key, and when one of them was last seen alive.
CREATE TABLE house (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
