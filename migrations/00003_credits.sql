-- +goose Up
CREATE TABLE credit_balances (
    user_id       INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    plan_credits  INTEGER NOT NULL DEFAULT 0 CHECK (plan_credits >= 0),
    extra_credits INTEGER NOT NULL DEFAULT 0 CHECK (extra_credits >= 0),
    used_credits  INTEGER NOT NULL DEFAULT 0 CHECK (used_credits >= 0),
    reset_at      INTEGER                                      -- next refresh; null: never
) STRICT;

-- The ledger only grows. Deltas are credits; the sum of a user's deltas is the user's balance.
CREATE TABLE credit_ledger (
    id              INTEGER PRIMARY KEY,
    user_id         INTEGER NOT NULL REFERENCES users (id),
    kind            TEXT    NOT NULL CHECK (kind IN ('grant', 'reserve', 'settle', 'release', 'refund', 'purchase', 'adjust', 'expire')),
    plan_delta      INTEGER NOT NULL,
    extra_delta     INTEGER NOT NULL,
    description     TEXT    NOT NULL DEFAULT '',
    task_id         TEXT,
    image_id        TEXT,
    actor_id        INTEGER,                                   -- the administrator who adjusted
    idempotency_key TEXT    NOT NULL UNIQUE,
    created_at      INTEGER NOT NULL,
    CHECK (CASE kind WHEN 'reserve' THEN plan_delta <= 0 AND extra_delta <= 0 AND plan_delta + extra_delta < 0
                     WHEN 'settle'  THEN plan_delta = 0 AND extra_delta = 0
                     WHEN 'release' THEN plan_delta >= 0 AND extra_delta >= 0 AND plan_delta + extra_delta > 0
                     ELSE 1 END)
) STRICT;

CREATE INDEX credit_ledger_user ON credit_ledger (user_id, id);
CREATE INDEX credit_ledger_task ON credit_ledger (task_id) WHERE task_id IS NOT NULL;

-- +goose StatementBegin
CREATE TRIGGER credit_ledger_no_update BEFORE UPDATE ON credit_ledger
BEGIN
    SELECT RAISE(ABORT, 'the credit ledger only grows');
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER credit_ledger_no_delete BEFORE DELETE ON credit_ledger
BEGIN
    SELECT RAISE(ABORT, 'the credit ledger only grows');
END;
-- +goose StatementEnd

-- Which e-mail addresses have had the registration grant, so that signing up again does not give it twice.
CREATE TABLE registration_grants (
    email_folded TEXT    PRIMARY KEY,
    user_id      INTEGER NOT NULL,
    created_at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- +goose Down
DROP TABLE registration_grants;
DROP TABLE credit_ledger;
DROP TABLE credit_balances;
