-- +goose Up
-- The styles that a user marked as favorites on the create screen, in the order of marking. They were kept in one browser.
ALTER TABLE users ADD COLUMN favorite_styles TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(favorite_styles));
