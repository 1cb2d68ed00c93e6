-- +goose Up
-- What a username looks like, by Unicode's confusables: nobody may take a name that looks like another user's. NULL: an account
-- from before, for which the store works it out when it opens the database (names that looked alike already stay).
ALTER TABLE users ADD COLUMN username_skeleton TEXT;

CREATE INDEX users_skeleton ON users (username_skeleton);

-- +goose Down
DROP INDEX users_skeleton;
ALTER TABLE users DROP COLUMN username_skeleton;
