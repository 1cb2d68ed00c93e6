-- +goose Up
-- The ledger again, with columns for what keys used to tell, and guarded against every statement that is not a new entry.
CREATE TABLE credit_entries (
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
    idempotency_key TEXT    NOT NULL UNIQUE,
    created_at      INTEGER NOT NULL,
    CHECK (CASE kind WHEN 'reserve' THEN plan_delta <= 0 AND extra_delta <= 0 AND plan_delta + extra_delta < 0
                     WHEN 'settle'  THEN plan_delta = 0 AND extra_delta = 0
                     WHEN 'release' THEN plan_delta >= 0 AND extra_delta >= 0 AND plan_delta + extra_delta > 0
                     WHEN 'expire'  THEN plan_delta <= 0 AND extra_delta = 0
                     WHEN 'refund'  THEN plan_delta <= 0 AND extra_delta <= 0
                     ELSE 1 END)
) STRICT;

-- Keys were 'expire:CYCLE', 'restore:CYCLE' and 'creem:refund:ID', with '#2' and so on behind them when they came again.
INSERT INTO credit_entries (id, user_id, kind, plan_delta, extra_delta, description, task_id, image_id, actor_id, cycle, refund_of, idempotency_key, created_at)
SELECT id, user_id, kind, plan_delta, extra_delta, description, task_id, image_id, actor_id,
       CASE WHEN kind = 'expire' AND key GLOB 'expire:release:*' THEN NULL
            WHEN kind = 'expire' AND key GLOB 'expire:*' THEN substr(key, 8)
            WHEN kind = 'grant' AND key GLOB 'restore:*' THEN substr(key, 9)
            WHEN kind = 'grant' THEN key END,
       CASE WHEN kind <> 'refund' THEN NULL WHEN key GLOB 'creem:refund:*' THEN substr(key, 14) ELSE key END,
       idempotency_key, created_at
FROM (SELECT *, CASE WHEN instr(idempotency_key, '#') > 0 THEN substr(idempotency_key, 1, instr(idempotency_key, '#') - 1) ELSE idempotency_key END AS key
      FROM credit_ledger)
ORDER BY id;

DROP TABLE credit_ledger;
ALTER TABLE credit_entries RENAME TO credit_ledger;
CREATE INDEX credit_ledger_user ON credit_ledger (user_id, id);
CREATE INDEX credit_ledger_task ON credit_ledger (task_id) WHERE task_id IS NOT NULL;
CREATE INDEX credit_ledger_cycle ON credit_ledger (cycle) WHERE cycle IS NOT NULL;

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
ALTER TABLE credit_balances ADD COLUMN entry_id INTEGER NOT NULL DEFAULT 0;                   -- the last entry counted in
UPDATE credit_balances SET entry_id = coalesce((SELECT max(id) FROM credit_ledger l WHERE l.user_id = credit_balances.user_id), 0);

-- +goose StatementBegin
CREATE TRIGGER credit_ledger_counted AFTER INSERT ON credit_ledger
BEGIN
    SELECT RAISE(ABORT, 'the entry belongs to nobody''s balance')
    WHERE NOT EXISTS (SELECT 1 FROM credit_balances WHERE user_id = new.user_id AND entry_id < new.id);
    UPDATE credit_balances
    SET plan_credits = plan_credits + new.plan_delta, extra_credits = extra_credits + new.extra_delta,
        used_credits = used_credits + (new.kind = 'settle'), entry_id = new.id
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
CREATE TRIGGER daily_releases AFTER INSERT ON credit_ledger WHEN new.kind = 'release'
BEGIN
    INSERT INTO daily_numbers (day, releases) VALUES (new.created_at / 86400000, new.plan_delta + new.extra_delta)
    ON CONFLICT (day) DO UPDATE SET releases = releases + excluded.releases;
END;
-- +goose StatementEnd

-- +goose Down
DROP TRIGGER credit_balances_no_delete;
DROP TRIGGER credit_balances_begin;
DROP TRIGGER credit_balances_follow;
DROP TRIGGER credit_ledger_counted;
DROP TRIGGER credit_ledger_no_replace;
ALTER TABLE credit_balances DROP COLUMN entry_id;
DROP INDEX credit_ledger_cycle;
CREATE TABLE credit_entries (
    id              INTEGER PRIMARY KEY,
    user_id         INTEGER NOT NULL REFERENCES users (id),
    kind            TEXT    NOT NULL CHECK (kind IN ('grant', 'reserve', 'settle', 'release', 'refund', 'purchase', 'adjust', 'expire')),
    plan_delta      INTEGER NOT NULL,
    extra_delta     INTEGER NOT NULL,
    description     TEXT    NOT NULL DEFAULT '',
    task_id         TEXT,
    image_id        TEXT,
    actor_id        INTEGER,
    idempotency_key TEXT    NOT NULL UNIQUE,
    created_at      INTEGER NOT NULL,
    CHECK (CASE kind WHEN 'reserve' THEN plan_delta <= 0 AND extra_delta <= 0 AND plan_delta + extra_delta < 0
                     WHEN 'settle'  THEN plan_delta = 0 AND extra_delta = 0
                     WHEN 'release' THEN plan_delta >= 0 AND extra_delta >= 0 AND plan_delta + extra_delta > 0
                     ELSE 1 END)
) STRICT;
INSERT INTO credit_entries SELECT id, user_id, kind, plan_delta, extra_delta, description, task_id, image_id, actor_id, idempotency_key, created_at FROM credit_ledger ORDER BY id;
DROP TABLE credit_ledger;
ALTER TABLE credit_entries RENAME TO credit_ledger;
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

-- +goose StatementBegin
CREATE TRIGGER daily_releases AFTER INSERT ON credit_ledger WHEN new.kind = 'release'
BEGIN
    INSERT INTO daily_numbers (day, releases) VALUES (new.created_at / 86400000, new.plan_delta + new.extra_delta)
    ON CONFLICT (day) DO UPDATE SET releases = releases + excluded.releases;
END;
-- +goose StatementEnd
