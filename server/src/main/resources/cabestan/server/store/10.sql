-- What seats plan to reply to the turns of others; only they may know it.
CREATE TABLE reply_plans (
  match_id TEXT NOT NULL,
  seat     INTEGER NOT NULL,
  lines    TEXT NOT NULL,
  PRIMARY KEY (match_id, seat)
);

-- Grows with every change of these plans, so that no node decides by plans that are out of date.
ALTER TABLE matches ADD COLUMN plans INTEGER NOT NULL DEFAULT 0;
