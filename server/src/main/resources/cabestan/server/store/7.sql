-- Words at the table. Each channel of a match numbers its messages without holes. A message never changes; it can only
-- be hidden, and then has the time when that was done.
CREATE TABLE chat (
  match_id TEXT NOT NULL,
  channel  TEXT NOT NULL,
  number   INTEGER NOT NULL,
  player   TEXT NOT NULL,
  command  TEXT NOT NULL,
  kind     TEXT NOT NULL,
  body     TEXT NOT NULL,
  at       BIGINT NOT NULL,
  hidden   BIGINT NOT NULL DEFAULT 0,
  PRIMARY KEY (match_id, channel, number)
);

CREATE UNIQUE INDEX chat_by_command ON chat (match_id, player, command);
CREATE INDEX chat_by_player ON chat (player);
CREATE INDEX chat_hidden ON chat (hidden) WHERE hidden > 0;

-- Whether people may write to each other at this match; its host decides when it is made.
ALTER TABLE matches ADD COLUMN chat INTEGER NOT NULL DEFAULT 1;

-- Messages that somebody wants the operator to look at.
CREATE TABLE reports (
  match_id TEXT NOT NULL,
  channel  TEXT NOT NULL,
  number   INTEGER NOT NULL,
  reporter TEXT NOT NULL,
  at       BIGINT NOT NULL,
  PRIMARY KEY (match_id, channel, number, reporter)
);

CREATE INDEX reports_by_reporter ON reports (reporter);

-- Two people, once, in the order of their ids: who of them asked, and when they agreed, or 0.
CREATE TABLE friends (
  one    TEXT NOT NULL,
  other  TEXT NOT NULL,
  asker  TEXT NOT NULL,
  at     BIGINT NOT NULL,
  agreed BIGINT NOT NULL DEFAULT 0,
  PRIMARY KEY (one, other)
);

CREATE INDEX friends_by_other ON friends (other);

-- Until when a player counts as being here: where nodes share a database, the one to which the player is connected
-- moves it ahead, for those who have friends.
ALTER TABLE players ADD COLUMN online_until BIGINT NOT NULL DEFAULT 0;
