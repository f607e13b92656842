-- From when on the others may go on without whoever is on turn in a match without a clock, as a full hour; 0 where
-- nobody is waited for so. "reminded" is also the silence of which they have been told.
ALTER TABLE matches ADD COLUMN silent_from BIGINT NOT NULL DEFAULT 0;
UPDATE matches SET silent_from = updated + 86400000 *
  CASE WHEN clock = 'none' THEN 14 ELSE CAST(SUBSTR(clock, 6) AS INTEGER) END
  WHERE phase = 'running' AND bot_turn = 0 AND clock LIKE 'none%';
CREATE INDEX matches_silent ON matches (silent_from) WHERE silent_from > 0 AND silent_from <> reminded;
