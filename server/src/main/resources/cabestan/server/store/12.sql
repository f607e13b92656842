-- Analyses of matches that are over, one for each match for which somebody has asked. Those that wait are shared out
-- among nodes by a lease; the result stays with the match.
CREATE TABLE analyses (
  match_id TEXT PRIMARY KEY,
  player   TEXT NOT NULL,
  state    TEXT NOT NULL,
  asked    BIGINT NOT NULL,
  taken    BIGINT NOT NULL,
  attempts INTEGER NOT NULL,
  node     TEXT NOT NULL,
  lease    BIGINT NOT NULL,
  judged   INTEGER NOT NULL,
  actions  INTEGER NOT NULL,
  failure  TEXT NOT NULL,
  report   TEXT NOT NULL
);

CREATE INDEX analyses_unfinished ON analyses (state, lease) WHERE state <> 'done';
CREATE INDEX analyses_by_player ON analyses (player, taken);

-- How accurately each seat of an analysed match played, per ten thousand.
CREATE TABLE accuracies (
  match_id  TEXT NOT NULL,
  seat      INTEGER NOT NULL,
  decisions INTEGER NOT NULL,
  accuracy  INTEGER NOT NULL,
  PRIMARY KEY (match_id, seat)
);

-- How often positions of openings were reached, by the digest of their canonical form, and what the match was worth to
-- each seat, counted from the one on turn: the sum per ten thousand.
CREATE TABLE openings (
  position TEXT NOT NULL,
  seat     INTEGER NOT NULL,
  matches  BIGINT NOT NULL,
  points   BIGINT NOT NULL,
  PRIMARY KEY (position, seat)
);

-- Whether a match that is over has been counted among the openings.
ALTER TABLE matches ADD COLUMN explored INTEGER NOT NULL DEFAULT 0;
CREATE INDEX matches_unexplored ON matches (id) WHERE explored = 0 AND phase = 'over';
