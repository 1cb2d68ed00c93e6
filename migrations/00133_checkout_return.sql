-- +goose Up
-- Where the provider leads the buyer after the payment. Who asks for another page gets a checkout of their own.
ALTER TABLE checkouts ADD COLUMN success_url TEXT NOT NULL DEFAULT '';
