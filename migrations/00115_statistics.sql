-- +goose Up
-- What happened on each day since 1970 in UTC, counted as it happens so that the administrator's figures never count a
-- million rows. Only what people asked for counts: not the demo gallery, not the site's own accounts.
CREATE TABLE daily_numbers (
    day           INTEGER PRIMARY KEY,
    sign_ups      INTEGER NOT NULL DEFAULT 0,
    images        INTEGER NOT NULL DEFAULT 0,                  -- delivered
    passes        INTEGER NOT NULL DEFAULT 0,                  -- of those: through the edge check without a remark
    failures      INTEGER NOT NULL DEFAULT 0,                  -- generations that gave nothing, canceled ones apart
    releases      INTEGER NOT NULL DEFAULT 0,                  -- credits that went back
    revenue_cents INTEGER NOT NULL DEFAULT 0                   -- of the day's payments, less what was given back of them
) STRICT;

-- +goose StatementBegin
CREATE TRIGGER daily_sign_ups AFTER INSERT ON users WHEN new.id <> 1 AND new.email_folded NOT LIKE '%@demo.invalid'
BEGIN
    INSERT INTO daily_numbers (day, sign_ups) VALUES (new.created_at / 86400000, 1)
    ON CONFLICT (day) DO UPDATE SET sign_ups = sign_ups + 1;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER daily_images AFTER INSERT ON images WHEN new.task_id IS NOT NULL
BEGIN
    INSERT INTO daily_numbers (day, images, passes)
    VALUES (new.created_at / 86400000, 1, (SELECT alpha_verdict = 'pass' FROM image_files WHERE blob_key = new.blob_key))
    ON CONFLICT (day) DO UPDATE SET images = images + 1, passes = passes + excluded.passes;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER daily_failures AFTER UPDATE OF status ON generation_tasks
WHEN new.status = 'failed' AND old.status <> 'failed' AND new.finished_at IS NOT NULL
BEGIN
    INSERT INTO daily_numbers (day, failures) VALUES (new.finished_at / 86400000, 1)
    ON CONFLICT (day) DO UPDATE SET failures = failures + 1;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER daily_releases AFTER INSERT ON credit_ledger WHEN new.kind = 'release'
BEGIN
    INSERT INTO daily_numbers (day, releases) VALUES (new.created_at / 86400000, new.plan_delta + new.extra_delta)
    ON CONFLICT (day) DO UPDATE SET releases = releases + excluded.releases;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER daily_revenue AFTER INSERT ON receipts WHEN new.currency = 'USD'
BEGIN
    INSERT INTO daily_numbers (day, revenue_cents) VALUES (new.paid_at / 86400000, new.amount_cents - new.refunded_cents)
    ON CONFLICT (day) DO UPDATE SET revenue_cents = revenue_cents + excluded.revenue_cents;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER daily_revenue_changed AFTER UPDATE OF amount_cents, refunded_cents, currency, paid_at ON receipts
BEGIN
    UPDATE daily_numbers SET revenue_cents = revenue_cents - (old.amount_cents - old.refunded_cents)
    WHERE day = old.paid_at / 86400000 AND old.currency = 'USD';
    INSERT INTO daily_numbers (day, revenue_cents)
    SELECT new.paid_at / 86400000, new.amount_cents - new.refunded_cents WHERE new.currency = 'USD'
    ON CONFLICT (day) DO UPDATE SET revenue_cents = revenue_cents + excluded.revenue_cents;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER daily_revenue_removed AFTER DELETE ON receipts WHEN old.currency = 'USD'
BEGIN
    UPDATE daily_numbers SET revenue_cents = revenue_cents - (old.amount_cents - old.refunded_cents) WHERE day = old.paid_at / 86400000;
END;
-- +goose StatementEnd
