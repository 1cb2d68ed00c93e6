-- +goose Up
-- What the payment provider has said, each distinct thing once. Who has which plan, and which credits it gives, is worked
-- out from these tables alone, so that the order in which they were filled does not matter (docs/adr/0009).
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

CREATE INDEX paid_orders_user ON paid_orders (user_id);
CREATE INDEX paid_orders_transaction ON paid_orders (transaction_id);
CREATE INDEX paid_orders_subscription ON paid_orders (subscription_id) WHERE subscription_id <> '';

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

CREATE INDEX refund_reports_transaction ON refund_reports (transaction_id);
CREATE INDEX refund_reports_order ON refund_reports (order_id) WHERE order_id <> '';

-- Whose the provider's names are, and when we ask about a subscription of which we should have heard.
CREATE TABLE payment_subscriptions (
    subscription_id TEXT    PRIMARY KEY,
    user_id         INTEGER REFERENCES users (id) ON DELETE CASCADE,
    checkout_id     TEXT    NOT NULL DEFAULT '',               -- ours, in which it was bought
    read_at         INTEGER,                                   -- null: there is nothing to ask
    reads           INTEGER NOT NULL DEFAULT 0                 -- in vain, in a row
) STRICT, WITHOUT ROWID;

CREATE INDEX payment_subscriptions_user ON payment_subscriptions (user_id);
CREATE INDEX payment_subscriptions_read ON payment_subscriptions (read_at) WHERE read_at IS NOT NULL;

CREATE TABLE payment_customers (
    customer_id TEXT    PRIMARY KEY,
    user_id     INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX payment_customers_user ON payment_customers (user_id, created_at);

-- What a product was when it was bought: editing a tier never alters what somebody has. bought is 'checkout:ID' (ours)
-- or 'subscription:ID' (the provider's).
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

CREATE INDEX receipts_user ON receipts (user_id, paid_at);
CREATE INDEX receipts_transaction ON receipts (transaction_id);

-- What the provider is to do because of what we know: end a subscription, or give a payment back.
CREATE TABLE payment_chores (
    id         INTEGER PRIMARY KEY,
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    act        TEXT    NOT NULL CHECK (act IN ('cancel', 'refund')),
    target     TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    run_after  INTEGER NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    done_at    INTEGER,
    outcome    TEXT    NOT NULL DEFAULT '',
    UNIQUE (act, target)
) STRICT;

CREATE INDEX payment_chores_open ON payment_chores (run_after) WHERE done_at IS NULL;

ALTER TABLE payment_events ADD COLUMN retry_at INTEGER;        -- null: not to be tried again by itself
ALTER TABLE checkouts ADD COLUMN url TEXT NOT NULL DEFAULT '';
ALTER TABLE checkouts ADD COLUMN product_id TEXT NOT NULL DEFAULT '';
ALTER TABLE checkouts ADD COLUMN read_at INTEGER;              -- when we ask the provider about it
ALTER TABLE checkouts ADD COLUMN reads INTEGER NOT NULL DEFAULT 0;
CREATE INDEX checkouts_read ON checkouts (read_at) WHERE status = 'pending' AND read_at IS NOT NULL;

-- A subscription gives access a while longer than it is paid for when a payment is late; null: exactly until expires_at.
ALTER TABLE subscriptions ADD COLUMN access_until INTEGER;
ALTER TABLE subscriptions ADD COLUMN product_id TEXT NOT NULL DEFAULT '';
ALTER TABLE subscription_history ADD COLUMN business_key TEXT NOT NULL DEFAULT '';
ALTER TABLE subscription_history ADD COLUMN starts_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE subscription_history ADD COLUMN is_active INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX subscription_history_key ON subscription_history (user_id, business_key) WHERE business_key <> '';

-- Which cycle the plan credits belong to. Entries up to cycle_began are older than the cycle: what they reserved does not
-- come back to it, and what they used does not count in it.
ALTER TABLE credit_balances ADD COLUMN cycle TEXT NOT NULL DEFAULT '';
ALTER TABLE credit_balances ADD COLUMN cycle_subscription TEXT NOT NULL DEFAULT '';
ALTER TABLE credit_balances ADD COLUMN cycle_credits INTEGER NOT NULL DEFAULT 0;
ALTER TABLE credit_balances ADD COLUMN cycle_clawed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE credit_balances ADD COLUMN cycle_starts_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE credit_balances ADD COLUMN cycle_ends_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE credit_balances ADD COLUMN cycle_began INTEGER NOT NULL DEFAULT 0;
ALTER TABLE credit_balances ADD COLUMN due_at INTEGER;         -- when time alone changes the plan or its credits
CREATE INDEX credit_balances_due ON credit_balances (due_at) WHERE due_at IS NOT NULL;

-- +goose Down
DROP INDEX credit_balances_due;
ALTER TABLE credit_balances DROP COLUMN due_at;
ALTER TABLE credit_balances DROP COLUMN cycle_began;
ALTER TABLE credit_balances DROP COLUMN cycle_ends_at;
ALTER TABLE credit_balances DROP COLUMN cycle_starts_at;
ALTER TABLE credit_balances DROP COLUMN cycle_clawed;
ALTER TABLE credit_balances DROP COLUMN cycle_credits;
ALTER TABLE credit_balances DROP COLUMN cycle_subscription;
ALTER TABLE credit_balances DROP COLUMN cycle;
DROP INDEX subscription_history_key;
ALTER TABLE subscription_history DROP COLUMN is_active;
ALTER TABLE subscription_history DROP COLUMN starts_at;
ALTER TABLE subscription_history DROP COLUMN business_key;
ALTER TABLE subscriptions DROP COLUMN product_id;
ALTER TABLE subscriptions DROP COLUMN access_until;
DROP INDEX checkouts_read;
ALTER TABLE checkouts DROP COLUMN reads;
ALTER TABLE checkouts DROP COLUMN read_at;
ALTER TABLE checkouts DROP COLUMN product_id;
ALTER TABLE checkouts DROP COLUMN url;
ALTER TABLE payment_events DROP COLUMN retry_at;
DROP TABLE payment_chores;
DROP TABLE receipts;
DROP TABLE frozen_offers;
DROP TABLE payment_customers;
DROP TABLE payment_subscriptions;
DROP TABLE refund_reports;
DROP TABLE paid_orders;
DROP TABLE subscription_reports;
