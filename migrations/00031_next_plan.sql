-- +goose Up
-- When the period that was paid for last began, what the subscription moves to when it ends, and whether a scheduled end can
-- be taken back.
ALTER TABLE subscriptions ADD COLUMN period_starts_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE subscriptions ADD COLUMN resumable INTEGER NOT NULL DEFAULT 0 CHECK (resumable IN (0, 1));
ALTER TABLE subscriptions ADD COLUMN next_tier_id INTEGER REFERENCES tiers (id);
ALTER TABLE subscriptions ADD COLUMN next_payment_type TEXT CHECK (next_payment_type IN ('monthly', 'yearly'));
ALTER TABLE subscriptions ADD COLUMN next_price_cents INTEGER CHECK (next_price_cents >= 0);
ALTER TABLE subscriptions ADD COLUMN next_credits INTEGER CHECK (next_credits >= 0);

UPDATE subscriptions SET resumable = 1 WHERE is_active = 1 AND auto_renew = 0 AND status = 'active';

-- +goose Down
ALTER TABLE subscriptions DROP COLUMN next_credits;
ALTER TABLE subscriptions DROP COLUMN next_price_cents;
ALTER TABLE subscriptions DROP COLUMN next_payment_type;
ALTER TABLE subscriptions DROP COLUMN next_tier_id;
ALTER TABLE subscriptions DROP COLUMN resumable;
ALTER TABLE subscriptions DROP COLUMN period_starts_at;
