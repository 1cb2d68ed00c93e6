-- +goose Up
-- What stayed of a plan that a newer one replaced: its unused credits, as extra credits.
ALTER TABLE payment_subscriptions ADD COLUMN kept INTEGER; -- null: nothing was decided
ALTER TABLE payment_subscriptions ADD COLUMN kept_clawed INTEGER NOT NULL DEFAULT 0; -- of them, because the payment went back after all
