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

CREATE INDEX audit_log_target ON audit_log (target, id);

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

-- +goose Down
DROP TABLE audit_log;
