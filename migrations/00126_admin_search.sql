-- +goose Up
-- The first characters of API tokens, so that one that is found somewhere can be traced to its owner. They open nothing: 48 of
-- 256 random bits. Tokens of before have none.
ALTER TABLE api_tokens ADD COLUMN prefix TEXT NOT NULL DEFAULT '';

CREATE INDEX api_tokens_prefix ON api_tokens (prefix) WHERE prefix <> '';
CREATE INDEX receipts_order ON receipts (order_id) WHERE order_id <> '';
CREATE INDEX subscriptions_provider_id ON subscriptions (provider_subscription_id) WHERE provider_subscription_id IS NOT NULL;
