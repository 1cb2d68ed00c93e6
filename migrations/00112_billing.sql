-- +goose Up
CREATE TABLE checkouts (
    id                   TEXT    PRIMARY KEY,
    user_id              INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    tier_id              INTEGER REFERENCES tiers (id),
    payment_type         TEXT    CHECK (payment_type IN ('monthly', 'yearly')),
    credits              INTEGER CHECK (credits > 0),
    status               TEXT    NOT NULL CHECK (status IN ('pending', 'completed', 'expired')),
    provider_checkout_id TEXT    UNIQUE,
    product_id           TEXT    NOT NULL DEFAULT '',
    url                  TEXT    NOT NULL DEFAULT '',
    read_at              INTEGER,                              -- when we ask the provider about it next; null: there is nothing to ask
    reads                INTEGER NOT NULL DEFAULT 0,           -- in vain, in a row
    created_at           INTEGER NOT NULL,
    CHECK ((tier_id IS NULL) <> (credits IS NULL))
) STRICT;

CREATE INDEX checkouts_pending ON checkouts (created_at) WHERE status = 'pending';
CREATE INDEX checkouts_read ON checkouts (read_at) WHERE status = 'pending' AND read_at IS NOT NULL;
CREATE INDEX checkouts_user ON checkouts (user_id, created_at);

-- The inbox: every event is stored as it came before anything acts on it.
CREATE TABLE payment_events (
    id           INTEGER PRIMARY KEY,
    provider     TEXT    NOT NULL,
    event_id     TEXT    NOT NULL,
    type         TEXT    NOT NULL,
    payload      BLOB    NOT NULL,
    received_at  INTEGER NOT NULL,
    processed_at INTEGER,
    retry_at     INTEGER,
    attempts     INTEGER NOT NULL DEFAULT 0,
    outcome      TEXT    NOT NULL DEFAULT '',
    UNIQUE (provider, event_id)
) STRICT;

CREATE INDEX payment_events_open ON payment_events (received_at) WHERE processed_at IS NULL;

-- What the payment provider has said, each distinct thing once. Who has which plan, and which credits it gives, is worked
-- out from these three tables alone, so that the order in which they were filled does not matter (docs/adr/0009).
CREATE TABLE subscription_reports (
    id              INTEGER PRIMARY KEY,
    subscription_id TEXT    NOT NULL,
    type            TEXT    NOT NULL,                          -- the event's; read: we asked for it
    status          TEXT    NOT NULL,
    customer_id     TEXT    NOT NULL,
    product_id      TEXT    NOT NULL,
    transaction_id  TEXT    NOT NULL,
    amount_cents    INTEGER NOT NULL,
    currency        TEXT    NOT NULL,
    period_start    INTEGER NOT NULL,                          -- 0: not said
    period_end      INTEGER NOT NULL,
    updated_at      INTEGER NOT NULL,
    UNIQUE (subscription_id, type, status, product_id, transaction_id, period_start, period_end, updated_at)
) STRICT;

CREATE TABLE paid_orders (
    order_id        TEXT    PRIMARY KEY,
    user_id         INTEGER REFERENCES users (id) ON DELETE CASCADE,
    checkout_id     TEXT    NOT NULL,                          -- ours
    transaction_id  TEXT    NOT NULL,
    subscription_id TEXT    NOT NULL,
    credits         INTEGER NOT NULL CHECK (credits >= 0),     -- of a pack
    clawed          INTEGER NOT NULL DEFAULT 0,                -- credits that were to be taken back so far
    amount_cents    INTEGER NOT NULL,
    currency        TEXT    NOT NULL,
    paid_at         INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX paid_orders_subscription ON paid_orders (subscription_id) WHERE subscription_id <> '';
CREATE INDEX paid_orders_transaction ON paid_orders (transaction_id);
CREATE INDEX paid_orders_user ON paid_orders (user_id);

CREATE TABLE refund_reports (
    refund_id      TEXT    NOT NULL,
    status         TEXT    NOT NULL,
    dispute        INTEGER NOT NULL CHECK (dispute IN (0, 1)),
    transaction_id TEXT    NOT NULL,
    order_id       TEXT    NOT NULL,
    amount_cents   INTEGER NOT NULL,
    paid_cents     INTEGER NOT NULL,
    reported_at    INTEGER NOT NULL,
    PRIMARY KEY (refund_id, status)
) STRICT, WITHOUT ROWID;

CREATE INDEX refund_reports_order ON refund_reports (order_id) WHERE order_id <> '';
CREATE INDEX refund_reports_transaction ON refund_reports (transaction_id);

-- Whose the provider's names are, and when we ask about a subscription of which we should have heard.
CREATE TABLE payment_subscriptions (
    subscription_id TEXT    PRIMARY KEY,
    user_id         INTEGER REFERENCES users (id) ON DELETE CASCADE,
    checkout_id     TEXT    NOT NULL DEFAULT '',               -- ours, in which it was bought
    read_at         INTEGER,                                   -- null: there is nothing to ask
    reads           INTEGER NOT NULL DEFAULT 0                 -- in vain, in a row
) STRICT, WITHOUT ROWID;

CREATE INDEX payment_subscriptions_read ON payment_subscriptions (read_at) WHERE read_at IS NOT NULL;
CREATE INDEX payment_subscriptions_user ON payment_subscriptions (user_id);

CREATE TABLE payment_customers (
    customer_id TEXT    PRIMARY KEY,
    user_id     INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX payment_customers_user ON payment_customers (user_id, created_at);

-- What a product was when it was bought: editing a tier never alters what users have. bought is 'checkout:ID' (ours) or
-- 'subscription:ID' (the provider's).
CREATE TABLE frozen_offers (
    bought                 TEXT    NOT NULL,
    product_id             TEXT    NOT NULL,
    tier_id                INTEGER NOT NULL REFERENCES tiers (id),
    tier_name              TEXT    NOT NULL,
    payment_type           TEXT    NOT NULL CHECK (payment_type IN ('monthly', 'yearly')),
    price_cents            INTEGER NOT NULL,
    monthly_credits        INTEGER NOT NULL,
    credits_allow_purchase INTEGER NOT NULL,
    max_resolution         INTEGER NOT NULL,
    batch_size             INTEGER NOT NULL,
    priority_level         INTEGER NOT NULL,
    commercial_use         INTEGER NOT NULL,
    private_gallery        INTEGER NOT NULL,
    advanced_prompt        INTEGER NOT NULL,
    PRIMARY KEY (bought, product_id)
) STRICT, WITHOUT ROWID;

-- Payments that were made, for people to see and for the administrator to give back.
CREATE TABLE receipts (
    id             INTEGER PRIMARY KEY,
    user_id        INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    business_key   TEXT    NOT NULL UNIQUE,                    -- creem:tran:ID or creem:order:ID
    transaction_id TEXT    NOT NULL,
    order_id       TEXT    NOT NULL,
    description    TEXT    NOT NULL,
    amount_cents   INTEGER NOT NULL,
    refunded_cents INTEGER NOT NULL,
    currency       TEXT    NOT NULL,
    paid_at        INTEGER NOT NULL
) STRICT;

CREATE INDEX receipts_transaction ON receipts (transaction_id);
CREATE INDEX receipts_user ON receipts (user_id, paid_at);

-- What the provider is to do because of what we know: end a subscription, give a payment back, or stop renewing what a
-- suspended user pays for.
CREATE TABLE provider_tasks (
    id         INTEGER PRIMARY KEY,
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    act        TEXT    NOT NULL CHECK (act IN ('cancel', 'refund', 'stop')),
    target     TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    run_after  INTEGER NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    done_at    INTEGER,
    outcome    TEXT    NOT NULL DEFAULT '',
    UNIQUE (act, target)
) STRICT;

CREATE INDEX provider_tasks_open ON provider_tasks (run_after) WHERE done_at IS NULL;
