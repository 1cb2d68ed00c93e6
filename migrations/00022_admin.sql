-- +goose Up
-- How many entries the audit log has and the hash of the last, kept apart from it: a log whose tail was cut off is still a
-- chain, and only this tells that there was more.
CREATE TABLE audit_head (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    entries INTEGER NOT NULL CHECK (entries >= 0),
    hash    BLOB    NOT NULL
) STRICT;

INSERT INTO audit_head (id, entries, hash) SELECT 1, count(*), coalesce((SELECT hash FROM audit_log ORDER BY id DESC LIMIT 1), zeroblob(32)) FROM audit_log;

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

CREATE INDEX audit_log_action ON audit_log (action, id);
CREATE INDEX audit_log_actor ON audit_log (actor_id, id);
CREATE INDEX audit_log_time ON audit_log (created_at, id);

-- What happened on each day since 1970 in UTC, counted as it happens so that the administrator's figures never count a
-- million rows. Only what people asked for counts: not the demo gallery, not the accounts of the house.
CREATE TABLE daily_numbers (
    day           INTEGER PRIMARY KEY,
    sign_ups      INTEGER NOT NULL DEFAULT 0,
    images        INTEGER NOT NULL DEFAULT 0,                  -- delivered
    passes        INTEGER NOT NULL DEFAULT 0,                  -- of those: through the alpha gate without a remark
    failures      INTEGER NOT NULL DEFAULT 0,                  -- generations that gave nothing, cancelled ones apart
    releases      INTEGER NOT NULL DEFAULT 0,                  -- credits that went back
    revenue_cents INTEGER NOT NULL DEFAULT 0                   -- of the day's payments, less what was given back of them
) STRICT;

INSERT INTO daily_numbers (day, sign_ups, images, passes, failures, releases, revenue_cents)
SELECT day, sum(sign_ups), sum(images), sum(passes), sum(failures), sum(releases), sum(revenue)
FROM (
    SELECT created_at / 86400000 AS day, 1 AS sign_ups, 0 AS images, 0 AS passes, 0 AS failures, 0 AS releases, 0 AS revenue
    FROM users WHERE id <> 1 AND email_folded NOT LIKE '%@house.invalid'
    UNION ALL
    SELECT i.created_at / 86400000, 0, 1, f.alpha_verdict = 'pass', 0, 0, 0
    FROM images i JOIN picture_files f ON f.blob_key = i.blob_key WHERE i.task_id IS NOT NULL
    UNION ALL
    SELECT finished_at / 86400000, 0, 0, 0, 1, 0, 0
    FROM generation_tasks WHERE status = 'failed' AND error <> 'Cancelled' AND finished_at IS NOT NULL
    UNION ALL
    SELECT created_at / 86400000, 0, 0, 0, 0, plan_delta + extra_delta, 0 FROM credit_ledger WHERE kind = 'release'
    UNION ALL
    SELECT paid_at / 86400000, 0, 0, 0, 0, 0, amount_cents - refunded_cents FROM receipts WHERE currency = 'USD'
)
GROUP BY day;

-- +goose StatementBegin
CREATE TRIGGER daily_sign_ups AFTER INSERT ON users WHEN new.id <> 1 AND new.email_folded NOT LIKE '%@house.invalid'
BEGIN
    INSERT INTO daily_numbers (day, sign_ups) VALUES (new.created_at / 86400000, 1)
    ON CONFLICT (day) DO UPDATE SET sign_ups = sign_ups + 1;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER daily_images AFTER INSERT ON images WHEN new.task_id IS NOT NULL
BEGIN
    INSERT INTO daily_numbers (day, images, passes)
    VALUES (new.created_at / 86400000, 1, (SELECT alpha_verdict = 'pass' FROM picture_files WHERE blob_key = new.blob_key))
    ON CONFLICT (day) DO UPDATE SET images = images + 1, passes = passes + excluded.passes;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER daily_failures AFTER UPDATE OF status ON generation_tasks
WHEN new.status = 'failed' AND old.status <> 'failed' AND new.error <> 'Cancelled' AND new.finished_at IS NOT NULL
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

CREATE INDEX subscriptions_paying ON subscriptions (user_id) WHERE is_active = 1 AND price_cents > 0;

-- +goose Down
DROP INDEX subscriptions_paying;
DROP TRIGGER daily_revenue_removed;
DROP TRIGGER daily_revenue_changed;
DROP TRIGGER daily_revenue;
DROP TRIGGER daily_releases;
DROP TRIGGER daily_failures;
DROP TRIGGER daily_images;
DROP TRIGGER daily_sign_ups;
DROP TABLE daily_numbers;
DROP INDEX audit_log_time;
DROP INDEX audit_log_actor;
DROP INDEX audit_log_action;
DROP TRIGGER audit_log_counted;
DROP TRIGGER audit_log_in_order;
DROP TABLE audit_head;
