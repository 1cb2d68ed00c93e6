-- +goose Up
CREATE TABLE users (
    id                INTEGER PRIMARY KEY,
    email             TEXT    NOT NULL,
    email_folded      TEXT    NOT NULL UNIQUE,
    username          TEXT    NOT NULL,
    username_folded   TEXT    NOT NULL UNIQUE,
    username_skeleton TEXT    NOT NULL,                        -- what it looks like, by Unicode's confusables: nobody takes a look-alike
    password_hash     TEXT    NOT NULL DEFAULT '',             -- argon2id; empty: cannot sign in by password
    is_active         INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
    inactive_reason   TEXT    NOT NULL DEFAULT '',
    email_verified_at INTEGER,
    avatar_url        TEXT    NOT NULL DEFAULT '',
    bio               TEXT    NOT NULL DEFAULT '',
    website           TEXT    NOT NULL DEFAULT '',
    social_links      TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(social_links)),
    created_at        INTEGER NOT NULL,
    last_login_at     INTEGER,
    delete_after      INTEGER,                                 -- the account is erased then, unless its owner undoes it
    erased_at         INTEGER,                                 -- the row stays for the ledger, without anything personal
    tier_id           INTEGER NOT NULL DEFAULT 1,              -- of the active subscription, to sort and find by; access asks the subscription
    trust             INTEGER NOT NULL DEFAULT 0 CHECK (trust IN (0, 1, 2)), -- 0: none, 1: earned, 2: the site's own accounts, never lost
    trust_choice      INTEGER CHECK (trust_choice IN (0, 1))   -- the administrator's: 1 until the next strike, 0 for good; null: the rule decides
) STRICT;

CREATE INDEX users_created ON users (created_at);
CREATE INDEX users_delete_after ON users (delete_after) WHERE delete_after IS NOT NULL;
CREATE INDEX users_skeleton ON users (username_skeleton);

-- Finds users by any three letters of their names.
CREATE VIRTUAL TABLE users_search USING fts5(username_folded, email_folded, content='users', content_rowid='id', tokenize='trigram');

INSERT INTO users_search (users_search, rank) VALUES ('secure-delete', 1); -- a name that was given up is gone from the file

-- +goose StatementBegin
CREATE TRIGGER users_found AFTER INSERT ON users
BEGIN
    INSERT INTO users_search (rowid, username_folded, email_folded) VALUES (new.id, new.username_folded, new.email_folded);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER users_refound AFTER UPDATE OF username_folded, email_folded ON users
BEGIN
    INSERT INTO users_search (users_search, rowid, username_folded, email_folded) VALUES ('delete', old.id, old.username_folded, old.email_folded);
    INSERT INTO users_search (rowid, username_folded, email_folded) VALUES (new.id, new.username_folded, new.email_folded);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER users_lost AFTER DELETE ON users
BEGIN
    INSERT INTO users_search (users_search, rowid, username_folded, email_folded) VALUES ('delete', old.id, old.username_folded, old.email_folded);
END;
-- +goose StatementEnd

-- What the administrator's list of users is searched and sorted by, in narrow rows. Each column's index holds all that a
-- search looks at as well, so that reading along it touches no other page. Triggers keep it.
CREATE TABLE user_list (
    id              INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    username_folded TEXT    NOT NULL,
    email_folded    TEXT    NOT NULL,
    tier_id         INTEGER NOT NULL,
    credits         INTEGER NOT NULL DEFAULT 0,                -- plan credits and extra ones
    created_at      INTEGER NOT NULL
) STRICT;

CREATE INDEX user_list_created ON user_list (created_at, id, username_folded, email_folded, tier_id);
CREATE INDEX user_list_credits ON user_list (credits, id, username_folded, email_folded, tier_id);
CREATE INDEX user_list_email ON user_list (email_folded, id, username_folded, tier_id);
CREATE INDEX user_list_tier ON user_list (tier_id, id, username_folded, email_folded);
CREATE INDEX user_list_username ON user_list (username_folded, id, email_folded, tier_id);

-- +goose StatementBegin
CREATE TRIGGER user_list_insert AFTER INSERT ON users
BEGIN
    INSERT INTO user_list (id, username_folded, email_folded, tier_id, created_at)
    VALUES (new.id, new.username_folded, new.email_folded, new.tier_id, new.created_at);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER user_list_update AFTER UPDATE OF username_folded, email_folded, tier_id, created_at ON users
BEGIN
    UPDATE user_list
    SET username_folded = new.username_folded, email_folded = new.email_folded, tier_id = new.tier_id, created_at = new.created_at
    WHERE id = new.id;
END;
-- +goose StatementEnd

-- Which email addresses have had the sign-up credits, so that signing up again does not give them twice.
CREATE TABLE registration_grants (
    email_folded TEXT PRIMARY KEY                              -- or its hash, when the account was erased
) STRICT, WITHOUT ROWID;
