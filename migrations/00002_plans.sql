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
       (2, 'Basic',  990,  9504, 200, 0, 1536, 4, 1, 1, 0, 0),
       (3, 'Pro',   2490, 23904, 800, 1, 1536, 4, 2, 1, 1, 1);

-- A subscription keeps the terms that were paid for: editing a tier never alters them.
CREATE TABLE subscriptions (
    id                       INTEGER PRIMARY KEY,
    user_id                  INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    tier_id                  INTEGER NOT NULL REFERENCES tiers (id),
    status                   TEXT    NOT NULL CHECK (status IN ('active', 'canceled', 'expired', 'replaced', 'past_due')),
    is_active                INTEGER NOT NULL CHECK (is_active IN (0, 1)),
    auto_renew               INTEGER NOT NULL CHECK (auto_renew IN (0, 1)),
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
    provider                 TEXT    NOT NULL DEFAULT 'creem',
    provider_subscription_id TEXT,
    provider_customer_id     TEXT,
    starts_at                INTEGER NOT NULL,
    expires_at               INTEGER NOT NULL,
    created_at               INTEGER NOT NULL,
    updated_at               INTEGER NOT NULL,
    UNIQUE (provider, provider_subscription_id)
) STRICT;

CREATE UNIQUE INDEX subscriptions_active ON subscriptions (user_id) WHERE is_active = 1;
CREATE INDEX subscriptions_user ON subscriptions (user_id, starts_at);
CREATE INDEX subscriptions_expiry ON subscriptions (expires_at) WHERE is_active = 1;

CREATE TABLE subscription_history (
    id              INTEGER PRIMARY KEY,
    subscription_id INTEGER NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
    user_id         INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    change          TEXT    NOT NULL,                          -- started, renewed, canceled, resumed, expired, replaced …
    tier_id         INTEGER NOT NULL REFERENCES tiers (id),
    auto_renew      INTEGER NOT NULL CHECK (auto_renew IN (0, 1)),
    expires_at      INTEGER NOT NULL,
    happened_at     INTEGER NOT NULL
) STRICT;

CREATE INDEX subscription_history_user ON subscription_history (user_id, happened_at);

CREATE TABLE checkouts (
    id                   TEXT    PRIMARY KEY,
    user_id              INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    tier_id              INTEGER REFERENCES tiers (id),
    payment_type         TEXT    CHECK (payment_type IN ('monthly', 'yearly')),
    credits              INTEGER CHECK (credits > 0),
    status               TEXT    NOT NULL CHECK (status IN ('pending', 'completed', 'expired')),
    provider_checkout_id TEXT    UNIQUE,
    created_at           INTEGER NOT NULL,
    updated_at           INTEGER NOT NULL,
    CHECK ((tier_id IS NULL) <> (credits IS NULL))
) STRICT;

CREATE INDEX checkouts_user ON checkouts (user_id, created_at);
CREATE INDEX checkouts_pending ON checkouts (created_at) WHERE status = 'pending';

-- The inbox: every event is stored as it came before anything acts on it.
CREATE TABLE payment_events (
    id           INTEGER PRIMARY KEY,
    provider     TEXT    NOT NULL,
    event_id     TEXT    NOT NULL,
    type         TEXT    NOT NULL,
    business_key TEXT    NOT NULL DEFAULT '',                  -- last_transaction_id or order.id
    payload      BLOB    NOT NULL,
    received_at  INTEGER NOT NULL,
    processed_at INTEGER,
    outcome      TEXT    NOT NULL DEFAULT '',
    attempts     INTEGER NOT NULL DEFAULT 0,
    UNIQUE (provider, event_id)
) STRICT;

CREATE INDEX payment_events_open ON payment_events (received_at) WHERE processed_at IS NULL;

-- +goose Down
DROP TABLE payment_events;
DROP TABLE checkouts;
DROP TABLE subscription_history;
DROP TABLE subscriptions;
DROP TABLE tiers;
