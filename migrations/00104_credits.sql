-- +goose Up
-- The cycle is the one that the plan credits belong to. Entries up to cycle_began are older than the cycle: what they
-- reserved does not come back to it, and what they used does not count in it.
CREATE TABLE credit_balances (
    user_id            INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    plan_credits       INTEGER NOT NULL DEFAULT 0 CHECK (plan_credits >= 0),
    extra_credits      INTEGER NOT NULL DEFAULT 0 CHECK (extra_credits >= 0),
    used_credits       INTEGER NOT NULL DEFAULT 0 CHECK (used_credits >= 0),
    reset_at           INTEGER,                                -- next refresh; null: never
    due_at             INTEGER,
    cycle              TEXT    NOT NULL DEFAULT '',
    cycle_subscription TEXT    NOT NULL DEFAULT '',
    cycle_credits      INTEGER NOT NULL DEFAULT 0,
    cycle_clawed       INTEGER NOT NULL DEFAULT 0,
    cycle_starts_at    INTEGER NOT NULL DEFAULT 0,
    cycle_ends_at      INTEGER NOT NULL DEFAULT 0,
    cycle_began        INTEGER NOT NULL DEFAULT 0,
    entry_id           INTEGER NOT NULL DEFAULT 0              -- the ledger entry that it includes last
) STRICT;

CREATE INDEX credit_balances_due ON credit_balances (due_at) WHERE due_at IS NOT NULL;

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
    cycle           TEXT CHECK (cycle IS NULL OR kind IN ('grant', 'expire')),     -- whose credits are granted, expire or come back
    refund_of       TEXT CHECK ((refund_of IS NOT NULL) = (kind = 'refund')),      -- the provider's refund that takes credits back
    spent           INTEGER NOT NULL DEFAULT 0 CHECK (spent >= 0 AND (spent > 0) = (kind = 'settle')), -- of the reserved credits, for good
    idempotency_key TEXT    NOT NULL UNIQUE,
    created_at      INTEGER NOT NULL,
    CHECK (CASE kind WHEN 'reserve' THEN plan_delta <= 0 AND extra_delta <= 0 AND plan_delta + extra_delta < 0
                     WHEN 'settle'  THEN plan_delta = 0 AND extra_delta = 0
                     WHEN 'release' THEN plan_delta >= 0 AND extra_delta >= 0 AND plan_delta + extra_delta > 0
                     WHEN 'expire'  THEN plan_delta <= 0 AND extra_delta = 0
                     WHEN 'refund'  THEN plan_delta <= 0 AND extra_delta <= 0
                     ELSE 1 END)
) STRICT;

CREATE INDEX credit_ledger_cycle ON credit_ledger (cycle) WHERE cycle IS NOT NULL;
CREATE INDEX credit_ledger_task ON credit_ledger (task_id) WHERE task_id IS NOT NULL;
CREATE INDEX credit_ledger_user ON credit_ledger (user_id, id);

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

-- INSERT OR REPLACE removes the row in its way without firing a delete trigger, so nothing may be in an entry's way.
-- +goose StatementBegin
CREATE TRIGGER credit_ledger_no_replace BEFORE INSERT ON credit_ledger
WHEN EXISTS (SELECT 1 FROM credit_ledger WHERE id = new.id) OR EXISTS (SELECT 1 FROM credit_ledger WHERE idempotency_key = new.idempotency_key)
BEGIN
    SELECT RAISE(ABORT, 'the credit ledger only grows: there is an entry with this id or key');
END;
-- +goose StatementEnd

-- A balance is what its entries add up to: it changes with the entry, and in no other way. CHECKs on the balance refuse an
-- entry that would take more than there is.
-- +goose StatementBegin
CREATE TRIGGER credit_ledger_counted AFTER INSERT ON credit_ledger
BEGIN
    SELECT RAISE(ABORT, 'the entry belongs to nobody''s balance')
    WHERE NOT EXISTS (SELECT 1 FROM credit_balances WHERE user_id = new.user_id AND entry_id < new.id);
    UPDATE credit_balances
    SET plan_credits = plan_credits + new.plan_delta, extra_credits = extra_credits + new.extra_delta,
        used_credits = used_credits + new.spent, entry_id = new.id
    WHERE user_id = new.user_id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER credit_balances_follow BEFORE UPDATE ON credit_balances
WHEN (new.user_id <> old.user_id OR new.entry_id <> old.entry_id OR new.plan_credits <> old.plan_credits OR new.extra_credits <> old.extra_credits)
 AND NOT EXISTS (SELECT 1 FROM credit_ledger
                 WHERE id = new.entry_id AND id > old.entry_id AND user_id = old.user_id AND user_id = new.user_id
                   AND plan_delta = new.plan_credits - old.plan_credits AND extra_delta = new.extra_credits - old.extra_credits)
BEGIN
    SELECT RAISE(ABORT, 'a balance changes with a ledger entry only');
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER credit_balances_begin BEFORE INSERT ON credit_balances
WHEN new.plan_credits <> 0 OR new.extra_credits <> 0 OR new.entry_id <> 0
  OR EXISTS (SELECT 1 FROM credit_balances WHERE user_id = new.user_id) OR EXISTS (SELECT 1 FROM credit_ledger WHERE user_id = new.user_id)
BEGIN
    SELECT RAISE(ABORT, 'a balance begins at zero, before its first entry');
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER credit_balances_no_delete BEFORE DELETE ON credit_balances
WHEN EXISTS (SELECT 1 FROM credit_ledger WHERE user_id = old.user_id)
BEGIN
    SELECT RAISE(ABORT, 'a balance stays as long as its ledger');
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER user_list_balance AFTER INSERT ON credit_balances
BEGIN
    UPDATE user_list SET credits = new.plan_credits + new.extra_credits WHERE id = new.user_id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER user_list_credit AFTER UPDATE OF plan_credits, extra_credits ON credit_balances
WHEN new.plan_credits + new.extra_credits <> old.plan_credits + old.extra_credits
BEGIN
    UPDATE user_list SET credits = new.plan_credits + new.extra_credits WHERE id = new.user_id;
END;
-- +goose StatementEnd
