-- Analyses that their makers keep here: a match with what was tried besides it, as text. Whoever knows the id may read
-- it, and whoever knows the key may add to it. It is replaced as a whole, and only by who knows its version.
CREATE TABLE studies (
  id       TEXT PRIMARY KEY,
  player   TEXT NOT NULL,
  title    TEXT NOT NULL,
  game     TEXT NOT NULL,
  edit_key TEXT NOT NULL,
  version  INTEGER NOT NULL,
  body     TEXT NOT NULL,
  created  BIGINT NOT NULL,
  updated  BIGINT NOT NULL
);

CREATE INDEX studies_by_player ON studies (player);
