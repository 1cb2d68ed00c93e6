-- +goose Up
-- The plan that a user's active subscription is of, so that users can be listed and found by it. Access itself is always
-- asked of the subscription, which knows when it ends.
ALTER TABLE users ADD COLUMN tier_id INTEGER NOT NULL DEFAULT 1;
UPDATE users SET tier_id = coalesce((SELECT tier_id FROM subscriptions s WHERE s.user_id = users.id AND s.is_active = 1), 1);

-- +goose StatementBegin
CREATE TRIGGER subscriptions_listed AFTER INSERT ON subscriptions WHEN NEW.is_active
BEGIN
    UPDATE users SET tier_id = NEW.tier_id WHERE id = NEW.user_id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER subscriptions_relisted AFTER UPDATE OF is_active, tier_id ON subscriptions
BEGIN
    UPDATE users
    SET tier_id = coalesce((SELECT tier_id FROM subscriptions s WHERE s.user_id = NEW.user_id AND s.is_active = 1), 1)
    WHERE id = NEW.user_id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER subscriptions_unlisted AFTER DELETE ON subscriptions WHEN OLD.is_active
BEGIN
    UPDATE users SET tier_id = 1 WHERE id = OLD.user_id;
END;
-- +goose StatementEnd

CREATE INDEX users_tier ON users (tier_id);
CREATE INDEX credit_balances_total ON credit_balances (plan_credits + extra_credits, user_id);

-- Finds users by any three letters of their names.
CREATE VIRTUAL TABLE users_search USING fts5(username_folded, email_folded, content='users', content_rowid='id', tokenize='trigram');
INSERT INTO users_search (users_search, rank) VALUES ('secure-delete', 1); -- a name that somebody gave up is gone from the file
INSERT INTO users_search (users_search) VALUES ('rebuild');

-- +goose StatementBegin
CREATE TRIGGER users_found AFTER INSERT ON users
BEGIN
    INSERT INTO users_search (rowid, username_folded, email_folded) VALUES (NEW.id, NEW.username_folded, NEW.email_folded);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER users_refound AFTER UPDATE OF username_folded, email_folded ON users
BEGIN
    INSERT INTO users_search (users_search, rowid, username_folded, email_folded) VALUES ('delete', OLD.id, OLD.username_folded, OLD.email_folded);
    INSERT INTO users_search (rowid, username_folded, email_folded) VALUES (NEW.id, NEW.username_folded, NEW.email_folded);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER users_lost AFTER DELETE ON users
BEGIN
    INSERT INTO users_search (users_search, rowid, username_folded, email_folded) VALUES ('delete', OLD.id, OLD.username_folded, OLD.email_folded);
END;
-- +goose StatementEnd

-- +goose Down
DROP TRIGGER users_lost;
DROP TRIGGER users_refound;
DROP TRIGGER users_found;
DROP TABLE users_search;
DROP INDEX credit_balances_total;
DROP INDEX users_tier;
DROP TRIGGER subscriptions_unlisted;
DROP TRIGGER subscriptions_relisted;
DROP TRIGGER subscriptions_listed;
ALTER TABLE users DROP COLUMN tier_id;
