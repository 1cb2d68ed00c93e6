-- +goose Up
-- What the administrator decided about an account's trust (docs/adr/0017): 1: trusted without having earned it, until the next
-- strike; 0: not trusted, whatever it earns. NULL: the rule decides.
ALTER TABLE users ADD COLUMN trust_choice INTEGER CHECK (trust_choice IN (0, 1));

-- +goose StatementBegin
CREATE TRIGGER users_grant_ends AFTER UPDATE OF trust ON users WHEN old.trust > 0 AND new.trust = 0 AND new.trust_choice = 1
BEGIN
    UPDATE users SET trust_choice = NULL WHERE id = new.id;
END;
-- +goose StatementEnd

-- +goose Down
DROP TRIGGER users_grant_ends;
ALTER TABLE users DROP COLUMN trust_choice;
