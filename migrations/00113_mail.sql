-- +goose Up
-- Emails wait here until they are sent. They name what is to be told and to whom, never the text: the text of some holds a
-- secret, which is made when the email leaves.
CREATE TABLE mail_queue (
    id         INTEGER PRIMARY KEY,
    kind       TEXT    NOT NULL,
    user_id    INTEGER REFERENCES users (id) ON DELETE CASCADE,
    name       TEXT    NOT NULL DEFAULT '',                    -- what a visitor typed, where nobody is known to be meant
    data       TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(data)),
    once_key   TEXT    UNIQUE,                                 -- a letter with the same key is not sent again
    attempts   INTEGER NOT NULL DEFAULT 0,
    run_after  INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    done_at    INTEGER,                                        -- sent, dropped or given up
    outcome    TEXT    NOT NULL DEFAULT ''
) STRICT;

CREATE INDEX mail_queue_done ON mail_queue (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX mail_queue_open ON mail_queue (run_after) WHERE done_at IS NULL;
