-- +goose Up
CREATE TABLE tiers (
    id                       INTEGER PRIMARY KEY,
    name                     TEXT    NOT NULL UNIQUE,
    price_monthly_cents      INTEGER NOT NULL CHECK (price_monthly_cents >= 0),
    price_yearly_cents       INTEGER NOT NULL CHECK (price_yearly_cents >= 0),
    monthly_credits          INTEGER NOT NULL CHECK (monthly_credits >= 0),
    credits_allow_purchase   INTEGER NOT NULL CHECK (credits_allow_purchase IN (0, 1)),
    max_resolution           INTEGER NOT NULL CHECK (max_resolution > 0),
    batch_size               INTEGER NOT NULL CHECK (batch_size > 0),
    priority_level           INTEGER NOT NULL,
    commercial_use           INTEGER NOT NULL CHECK (commercial_use IN (0, 1)),
    private_gallery          INTEGER NOT NULL CHECK (private_gallery IN (0, 1)),
    advanced_prompt          INTEGER NOT NULL CHECK (advanced_prompt IN (0, 1)),
    creem_monthly_product_id TEXT    NOT NULL DEFAULT '',
    creem_yearly_product_id  TEXT    NOT NULL DEFAULT ''
) STRICT;

INSERT INTO tiers (id, name, price_monthly_cents, price_yearly_cents, monthly_credits, credits_allow_purchase,
                   max_resolution, batch_size, priority_level, commercial_use, private_gallery, advanced_prompt)
VALUES (1, 'Free',     0,     0,  10, 0, 1024, 1, 0, 0, 0, 0),
       (2, 'Basic', 1000,  9600, 200, 0, 1536, 4, 1, 1, 0, 0),
       (3, 'Pro',   2500, 24000, 800, 1, 1536, 4, 2, 1, 1, 1);

-- A subscription keeps the terms that were paid for: editing a tier never alters them.
CREATE TABLE subscriptions (
    id                       INTEGER PRIMARY KEY,
    user_id                  INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    tier_id                  INTEGER NOT NULL REFERENCES tiers (id),
    status                   TEXT    NOT NULL CHECK (status IN ('active', 'canceled', 'expired', 'replaced', 'past_due')),
    is_active                INTEGER NOT NULL CHECK (is_active IN (0, 1)),
    auto_renew               INTEGER NOT NULL CHECK (auto_renew IN (0, 1)),
    resumable                INTEGER NOT NULL DEFAULT 0 CHECK (resumable IN (0, 1)), -- a scheduled end can be taken back
    payment_type             TEXT    NOT NULL CHECK (payment_type IN ('monthly', 'yearly')),
    price_cents              INTEGER NOT NULL CHECK (price_cents >= 0),
    monthly_credits          INTEGER NOT NULL CHECK (monthly_credits >= 0),
    credits_allow_purchase   INTEGER NOT NULL CHECK (credits_allow_purchase IN (0, 1)),
    max_resolution           INTEGER NOT NULL CHECK (max_resolution > 0),
    batch_size               INTEGER NOT NULL CHECK (batch_size > 0),
    priority_level           INTEGER NOT NULL,
    commercial_use           INTEGER NOT NULL CHECK (commercial_use IN (0, 1)),
    private_gallery          INTEGER NOT NULL CHECK (private_gallery IN (0, 1)),
    advanced_prompt          INTEGER NOT NULL CHECK (advanced_prompt IN (0, 1)),
    next_tier_id             INTEGER REFERENCES tiers (id),    -- what it moves to when the period ends
    next_payment_type        TEXT    CHECK (next_payment_type IN ('monthly', 'yearly')),
    next_price_cents         INTEGER CHECK (next_price_cents >= 0),
    next_credits             INTEGER CHECK (next_credits >= 0),
    provider                 TEXT    NOT NULL DEFAULT 'creem',
    provider_subscription_id TEXT,
    provider_customer_id     TEXT,
    product_id               TEXT    NOT NULL DEFAULT '',
    starts_at                INTEGER NOT NULL,
    period_starts_at         INTEGER NOT NULL DEFAULT 0,       -- of the period that was paid for last
    expires_at               INTEGER NOT NULL,
    access_until             INTEGER,                          -- longer than expires_at when a payment is late; null: exactly until then
    created_at               INTEGER NOT NULL,
    updated_at               INTEGER NOT NULL,
    UNIQUE (provider, provider_subscription_id)
) STRICT;

CREATE UNIQUE INDEX subscriptions_active ON subscriptions (user_id) WHERE is_active = 1;
CREATE INDEX subscriptions_expiry ON subscriptions (expires_at) WHERE is_active = 1;
CREATE INDEX subscriptions_paying ON subscriptions (user_id) WHERE is_active = 1 AND price_cents > 0;
CREATE INDEX subscriptions_user ON subscriptions (user_id, starts_at);

-- users.tier_id follows the active subscription.
-- +goose StatementBegin
CREATE TRIGGER subscriptions_listed AFTER INSERT ON subscriptions WHEN new.is_active
BEGIN
    UPDATE users SET tier_id = new.tier_id WHERE id = new.user_id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER subscriptions_relisted AFTER UPDATE OF is_active, tier_id ON subscriptions
BEGIN
    UPDATE users
    SET tier_id = coalesce((SELECT tier_id FROM subscriptions s WHERE s.user_id = new.user_id AND s.is_active = 1), 1)
    WHERE id = new.user_id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER subscriptions_unlisted AFTER DELETE ON subscriptions WHEN old.is_active
BEGIN
    UPDATE users SET tier_id = 1 WHERE id = old.user_id;
END;
-- +goose StatementEnd

CREATE TABLE subscription_history (
    id              INTEGER PRIMARY KEY,
    subscription_id INTEGER NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
    user_id         INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    business_key    TEXT    NOT NULL DEFAULT '',
    change          TEXT    NOT NULL,                          -- started, renewed, canceled, resumed, expired, replaced …
    tier_id         INTEGER NOT NULL REFERENCES tiers (id),
    is_active       INTEGER NOT NULL DEFAULT 0,
    auto_renew      INTEGER NOT NULL CHECK (auto_renew IN (0, 1)),
    starts_at       INTEGER NOT NULL DEFAULT 0,
    expires_at      INTEGER NOT NULL,
    happened_at     INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX subscription_history_key ON subscription_history (user_id, business_key) WHERE business_key <> '';
CREATE INDEX subscription_history_user ON subscription_history (user_id, happened_at);
