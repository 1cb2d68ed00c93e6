-- +goose Up
-- What the administrator did, chained: each entry's hash covers the one before it.
CREATE TABLE audit_log (
    id            INTEGER PRIMARY KEY,
    actor_id      INTEGER NOT NULL,
    action        TEXT    NOT NULL,
    target        TEXT    NOT NULL,                            -- 'user:ID', 'tier:ID', 'image:ID' …
    reason        TEXT    NOT NULL DEFAULT '',
    before        TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(before)),
    after         TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(after)),
    created_at    INTEGER NOT NULL,
    previous_hash BLOB    NOT NULL,
    hash          BLOB    NOT NULL UNIQUE
) STRICT;

CREATE INDEX audit_log_action ON audit_log (action, id);
CREATE INDEX audit_log_actor ON audit_log (actor_id, id);
CREATE INDEX audit_log_target ON audit_log (target, id);
CREATE INDEX audit_log_time ON audit_log (created_at, id);

-- How many entries the audit log has and the hash of the last, kept apart from it: a log whose tail was cut off is still a
-- chain, and only this tells that there was more.
CREATE TABLE audit_head (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    entries INTEGER NOT NULL CHECK (entries >= 0),
    hash    BLOB    NOT NULL
) STRICT;

INSERT INTO audit_head (id, entries, hash) VALUES (1, 0, zeroblob(32));

-- +goose StatementBegin
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log
BEGIN
    SELECT RAISE(ABORT, 'the audit log only grows');
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log
BEGIN
    SELECT RAISE(ABORT, 'the audit log only grows');
END;
-- +goose StatementEnd

-- An INSERT OR REPLACE would remove a row without any trigger for deleting; so no entry has another's number.
-- +goose StatementBegin
CREATE TRIGGER audit_log_in_order BEFORE INSERT ON audit_log
WHEN NOT EXISTS (SELECT 1 FROM audit_head WHERE entries + 1 = new.id AND hash = new.previous_hash)
BEGIN
    SELECT RAISE(ABORT, 'an audit entry comes after the last one');
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER audit_log_counted AFTER INSERT ON audit_log
BEGIN
    UPDATE audit_head SET entries = new.id, hash = new.hash;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER audit_head_only_grows BEFORE UPDATE ON audit_head
WHEN new.entries <> old.entries + 1 OR NOT EXISTS (SELECT 1 FROM audit_log WHERE id = new.entries AND hash = new.hash)
BEGIN
    SELECT RAISE(ABORT, 'the audit log only grows');
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER audit_head_no_delete BEFORE DELETE ON audit_head
BEGIN
    SELECT RAISE(ABORT, 'the audit log only grows');
END;
-- +goose StatementEnd
