-- +goose Up
-- What became of backups and of drills, which restore one and look whether all is there. The newest hundred of each kind stay.
CREATE TABLE backup_runs (
    id       INTEGER PRIMARY KEY,
    kind     TEXT    NOT NULL CHECK (kind IN ('backup', 'drill')),
    ended_at INTEGER NOT NULL,
    took     INTEGER NOT NULL CHECK (took >= 0),               -- milliseconds
    ok       INTEGER NOT NULL CHECK (ok IN (0, 1)),
    message  TEXT    NOT NULL                                  -- what was found, for the administrator
) STRICT;

CREATE INDEX backup_runs_kind ON backup_runs (kind, id);

-- When the server last wrote something only so that it can be looked for in the replica.
CREATE TABLE replica_beat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;

INSERT INTO replica_beat (id, at) VALUES (1, 0);
