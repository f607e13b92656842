-- Until when the lobby shows a listed match that waits: the node to which its host is connected moves it ahead, so that
-- tables whose host has gone leave the lobby. Where a turn lasts days nobody has to be there, and the table stays.
ALTER TABLE matches ADD COLUMN lobby_until BIGINT NOT NULL DEFAULT 0;
UPDATE matches SET lobby_until = updated + 172800000 WHERE listed = 1 AND phase = 'waiting' AND clock LIKE 'turn%';
DROP INDEX matches_in_lobby;
CREATE INDEX matches_in_lobby ON matches (lobby_until) WHERE listed = 1 AND phase = 'waiting';

-- Guests who have not come back for long and never played are looked for now and then.
CREATE INDEX players_by_creation ON players (created);
