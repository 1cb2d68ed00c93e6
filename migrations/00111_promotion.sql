-- +goose Up
-- What the site shows by itself: featured images, and those of trusted accounts (docs/adr/0017). These are how many, by
-- category and under '' in all.
CREATE TABLE promoted_counts (
    key   TEXT    PRIMARY KEY,
    total INTEGER NOT NULL CHECK (total >= 0)
) STRICT, WITHOUT ROWID;

INSERT INTO promoted_counts (key, total)
VALUES ('', 0), ('illustrations', 0), ('icons', 0), ('design-elements', 0), ('backgrounds', 0), ('objects', 0);

-- +goose StatementBegin
CREATE TRIGGER promoted_count_insert AFTER INSERT ON images WHEN new.promoted = 1
BEGIN
    UPDATE promoted_counts SET total = total + 1 WHERE key IN ('', new.category);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER promoted_count_update AFTER UPDATE OF is_public, hidden_at, deleted_at, category, featured_at, by_trusted ON images
WHEN old.promoted <> new.promoted OR (new.promoted = 1 AND old.category <> new.category)
BEGIN
    UPDATE promoted_counts SET total = total - 1 WHERE old.promoted = 1 AND key IN ('', old.category);
    UPDATE promoted_counts SET total = total + 1 WHERE new.promoted = 1 AND key IN ('', new.category);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER promoted_count_delete AFTER DELETE ON images WHEN old.promoted = 1
BEGIN
    UPDATE promoted_counts SET total = total - 1 WHERE key IN ('', old.category);
END;
-- +goose StatementEnd

-- The image that the administrator chose for the top of the landing page.
CREATE TABLE front_page (
    one      INTEGER PRIMARY KEY CHECK (one = 1),
    hero_row INTEGER REFERENCES images (rowid) ON DELETE SET NULL
) STRICT;

INSERT INTO front_page (one) VALUES (1);

CREATE INDEX front_page_hero ON front_page (hero_row);

-- What is cached of public pages is out of date when they may not show an image any more, or when the administrator chose.
-- +goose StatementBegin
CREATE TRIGGER images_demoted AFTER UPDATE OF featured_at, by_trusted ON images
WHEN old.featured_at IS NOT new.featured_at OR (old.promoted = 1 AND new.promoted = 0)
BEGIN
    UPDATE deletions SET total = total + 1;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER front_page_chosen AFTER UPDATE OF hero_row ON front_page WHEN old.hero_row IS NOT new.hero_row
BEGIN
    UPDATE deletions SET total = total + 1;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER images_by_trusted AFTER INSERT ON images WHEN new.by_trusted = 0 AND (SELECT trust FROM users WHERE id = new.user_id) > 0
BEGIN
    UPDATE images SET by_trusted = 1 WHERE rowid = new.rowid;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER users_trusted AFTER UPDATE OF trust ON users WHEN (old.trust > 0) <> (new.trust > 0)
BEGIN
    UPDATE images SET by_trusted = new.trust > 0 WHERE user_id = new.id AND by_trusted <> (new.trust > 0);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER users_administrator AFTER INSERT ON users WHEN new.id = 1
BEGIN
    UPDATE users SET trust = 2 WHERE id = 1;
END;
-- +goose StatementEnd

-- A strike ends earned trust in the transaction that deals it, and what the administrator granted.
-- +goose StatementBegin
CREATE TRIGGER users_suspended AFTER UPDATE OF is_active, delete_after ON users
WHEN new.trust = 1 AND (new.is_active = 0 OR new.delete_after IS NOT NULL)
BEGIN
    UPDATE users SET trust = 0 WHERE id = new.id;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER images_hidden_strike AFTER UPDATE OF hidden_at ON images WHEN old.hidden_at IS NULL AND new.hidden_at IS NOT NULL
BEGIN
    UPDATE users SET trust = 0 WHERE id = new.user_id AND trust = 1;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER moderation_strike AFTER INSERT ON moderation_decisions WHEN new.decision <> 'keep'
BEGIN
    UPDATE users SET trust = 0 WHERE trust = 1 AND id = (SELECT user_id FROM images WHERE rowid = new.image_row);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER users_grant_ends AFTER UPDATE OF trust ON users WHEN old.trust > 0 AND new.trust = 0 AND new.trust_choice = 1
BEGIN
    UPDATE users SET trust_choice = NULL WHERE id = new.id;
END;
-- +goose StatementEnd
