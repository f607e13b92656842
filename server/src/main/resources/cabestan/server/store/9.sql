-- Where players get mails about their matches. An address is told nothing before the link that was mailed to it is used.
CREATE TABLE mailboxes (
  player    TEXT PRIMARY KEY,
  id        TEXT NOT NULL UNIQUE,
  address   TEXT NOT NULL,
  confirmed INTEGER NOT NULL,
  expires   BIGINT NOT NULL,
  language  TEXT NOT NULL,
  kinds     TEXT NOT NULL,
  silent    TEXT NOT NULL
);

-- Mails that were asked for lately to confirm an address, so that nobody can be mailed at will. They outlive the player
-- who asked, for a day, and do not reveal the address.
CREATE TABLE confirmations (
  player  TEXT NOT NULL,
  account TEXT NOT NULL,
  asked   BIGINT NOT NULL
);

CREATE INDEX confirmations_by_player ON confirmations (player);
CREATE INDEX confirmations_by_account ON confirmations (account);
CREATE INDEX confirmations_by_time ON confirmations (asked);
