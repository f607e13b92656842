-- The matches of a host: those that wait count against a limit, and the guests of all have sat beside their host.
CREATE INDEX matches_by_host ON matches (host, phase);
