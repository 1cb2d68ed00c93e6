-- +goose Up
-- What the administrator's list of users is searched and sorted by, in narrow rows. Each column's index holds all that a
-- search looks at as well, so that walking along it reads no other page. Triggers keep it.
CREATE TABLE user_list (
    id              INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    username_folded TEXT    NOT NULL,
    email_folded    TEXT    NOT NULL,
    tier_id         INTEGER NOT NULL,
    credits         INTEGER NOT NULL DEFAULT 0,                -- plan credits and extra ones
    created_at      INTEGER NOT NULL
) STRICT;

INSERT INTO user_list (id, username_folded, email_folded, tier_id, credits, created_at)
SELECT u.id, u.username_folded, u.email_folded, u.tier_id, coalesce(b.plan_credits + b.extra_credits, 0), u.created_at
FROM users u LEFT JOIN credit_balances b ON b.user_id = u.id;

CREATE INDEX user_list_username ON user_list (username_folded, id, email_folded, tier_id);
CREATE INDEX user_list_email ON user_list (email_folded, id, username_folded, tier_id);
CREATE INDEX user_list_tier ON user_list (tier_id, id, username_folded, email_folded);
CREATE INDEX user_list_credits ON user_list (credits, id, username_folded, email_folded, tier_id);
CREATE INDEX user_list_created ON user_list (created_at, id, username_folded, email_folded, tier_id);

DROP INDEX credit_balances_total;
DROP INDEX users_tier;

-- +goose StatementBegin
CREATE TRIGGER user_list_insert AFTER INSERT ON users
BEGIN
    INSERT INTO user_list (id, username_folded, email_folded, tier_id, created_at)
    VALUES (NEW.id, NEW.username_folded, NEW.email_folded, NEW.tier_id, NEW.created_at);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER user_list_update AFTER UPDATE OF username_folded, email_folded, tier_id, created_at ON users
BEGIN
    UPDATE user_list
    SET username_folded = NEW.username_folded, email_folded = NEW.email_folded, tier_id = NEW.tier_id, created_at = NEW.created_at
    WHERE id = NEW.id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER user_list_balance AFTER INSERT ON credit_balances
BEGIN
    UPDATE user_list SET credits = NEW.plan_credits + NEW.extra_credits WHERE id = NEW.user_id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER user_list_credit AFTER UPDATE OF plan_credits, extra_credits ON credit_balances
WHEN NEW.plan_credits + NEW.extra_credits <> OLD.plan_credits + OLD.extra_credits
BEGIN
    UPDATE user_list SET credits = NEW.plan_credits + NEW.extra_credits WHERE id = NEW.user_id;
END;
-- +goose StatementEnd

-- +goose Down
DROP TRIGGER user_list_credit;
DROP TRIGGER user_list_balance;
DROP TRIGGER user_list_update;
DROP TRIGGER user_list_insert;
DROP TABLE user_list;
CREATE INDEX users_tier ON users (tier_id);
CREATE INDEX credit_balances_total ON credit_balances (plan_credits + extra_credits, user_id);
