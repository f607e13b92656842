-- A match is its head and its events; the head has the seats as they were at the beginning. Rows of release 0.1 have
-- nothing here, and the program then works it out from the events.
ALTER TABLE seats ADD COLUMN opening TEXT NOT NULL DEFAULT '';
