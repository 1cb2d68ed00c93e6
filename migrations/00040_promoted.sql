-- +goose Up
-- What the site shows by itself: featured images, and those of trusted accounts (docs/adr/0017). Trust is 0: none, 1: earned,
-- 2: the administrator and the accounts of the house, which never lose it.
ALTER TABLE users ADD COLUMN trust INTEGER NOT NULL DEFAULT 0 CHECK (trust IN (0, 1, 2));

UPDATE users SET trust = 2 WHERE id = 1 OR (password_hash = '' AND email_folded LIKE '%@house.invalid');

ALTER TABLE images ADD COLUMN featured_at INTEGER;
ALTER TABLE images ADD COLUMN by_trusted INTEGER NOT NULL DEFAULT 0 CHECK (by_trusted IN (0, 1)); -- whether users.trust > 0; triggers keep it
ALTER TABLE images ADD COLUMN promoted INTEGER NOT NULL GENERATED ALWAYS AS (
    is_public = 1 AND hidden_at IS NULL AND deleted_at IS NULL AND (featured_at IS NOT NULL OR by_trusted = 1)
) VIRTUAL;

-- Visitors have no sessions any more (docs/adr/0010); what they left behind stays for nobody.
DELETE FROM sessions WHERE user_id IS NULL;

UPDATE images SET by_trusted = 1 WHERE user_id IN (SELECT id FROM users WHERE trust > 0);

CREATE INDEX images_promoted ON images (promoted) WHERE promoted = 1;
CREATE INDEX images_promoted_hot ON images (hot) WHERE promoted = 1;
CREATE INDEX images_promoted_category ON images (category) WHERE promoted = 1;
CREATE INDEX images_promoted_category_hot ON images (category, hot) WHERE promoted = 1;
CREATE INDEX images_featured ON images (featured_at) WHERE promoted = 1 AND featured_at IS NOT NULL;
CREATE INDEX images_hidden ON images (user_id) WHERE hidden_at IS NOT NULL;

-- How many promoted images there are, by category and under '' in all.
CREATE TABLE promoted_counts (
    key   TEXT    PRIMARY KEY,
    total INTEGER NOT NULL CHECK (total >= 0)
) STRICT, WITHOUT ROWID;

INSERT INTO promoted_counts (key, total)
SELECT key, (SELECT count(*) FROM images WHERE promoted = 1 AND key IN ('', category)) FROM listing_counts;

-- The image that the administrator chose for the top of the landing page.
CREATE TABLE front_page (
    one       INTEGER PRIMARY KEY CHECK (one = 1),
    hero_row  INTEGER REFERENCES images (rowid) ON DELETE SET NULL
) STRICT;

INSERT INTO front_page (one) VALUES (1);

CREATE INDEX front_page_hero ON front_page (hero_row);

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

-- What is kept of public pages is out of date when they may not show an image any more, or when the administrator chose.
-- +goose StatementBegin
CREATE TRIGGER images_demoted AFTER UPDATE OF featured_at, by_trusted ON images
WHEN old.featured_at IS NOT new.featured_at OR (old.promoted = 1 AND new.promoted = 0)
BEGIN
    UPDATE departures SET total = total + 1;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER front_page_chosen AFTER UPDATE OF hero_row ON front_page WHEN old.hero_row IS NOT new.hero_row
BEGIN
    UPDATE departures SET total = total + 1;
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

-- A strike ends earned trust in the transaction that deals it.
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

-- +goose Down
DROP TRIGGER moderation_strike;
DROP TRIGGER images_hidden_strike;
DROP TRIGGER users_suspended;
DROP TRIGGER users_administrator;
DROP TRIGGER users_trusted;
DROP TRIGGER images_by_trusted;
DROP TRIGGER front_page_chosen;
DROP TRIGGER images_demoted;
DROP TRIGGER promoted_count_delete;
DROP TRIGGER promoted_count_update;
DROP TRIGGER promoted_count_insert;
DROP TABLE front_page;
DROP TABLE promoted_counts;
DROP INDEX images_hidden;
DROP INDEX images_featured;
DROP INDEX images_promoted_category_hot;
DROP INDEX images_promoted_category;
DROP INDEX images_promoted_hot;
DROP INDEX images_promoted;
ALTER TABLE images DROP COLUMN promoted;
ALTER TABLE images DROP COLUMN by_trusted;
ALTER TABLE images DROP COLUMN featured_at;
ALTER TABLE users DROP COLUMN trust;
