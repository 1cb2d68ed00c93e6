-- +goose Up
-- What the administrator is mailed about what waits: one digest a day at an hour (UTC; null: none), and at once what can't wait.
CREATE TABLE admin_alerts (
    id          INTEGER PRIMARY KEY CHECK (id = 1),
    digest_hour INTEGER CHECK (digest_hour BETWEEN 0 AND 23),
    urgent      INTEGER NOT NULL DEFAULT 1 CHECK (urgent IN (0, 1))
) STRICT;

INSERT INTO admin_alerts (id, digest_hour) VALUES (1, 7);

-- When each kind of alert was mailed last, and when what it told of had happened: nothing is told twice.
CREATE TABLE alerts_sent (
    kind     TEXT    PRIMARY KEY,
    sent_at  INTEGER NOT NULL,
    event_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX subscriptions_past_due ON subscriptions (updated_at) WHERE is_active = 1 AND status = 'past_due';
