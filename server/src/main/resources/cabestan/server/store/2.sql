-- Problems for one player. The published ones and the pack have no author; the rest are composed by players.
CREATE TABLE problems (
  id        TEXT PRIMARY KEY,
  title     TEXT NOT NULL,
  author    TEXT NOT NULL,
  text      TEXT NOT NULL,
  grade     INTEGER NOT NULL,
  state     TEXT NOT NULL,
  turns     INTEGER NOT NULL,
  points    INTEGER NOT NULL,
  solutions BIGINT NOT NULL,
  solution  TEXT NOT NULL,
  created   BIGINT NOT NULL
);

CREATE INDEX problems_to_prove ON problems (created) WHERE state = 'proving';
CREATE INDEX problems_by_author ON problems (author);

-- The best each player has done.
CREATE TABLE solved (
  player  TEXT NOT NULL,
  problem TEXT NOT NULL,
  turns   INTEGER NOT NULL,
  points  INTEGER NOT NULL,
  at      BIGINT NOT NULL,
  PRIMARY KEY (player, problem)
);
