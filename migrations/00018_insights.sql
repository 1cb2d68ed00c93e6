-- +goose Up
-- What an owner's insights count, so that counting reads an index alone. A day is a number of days since 1970 in UTC; the
-- bits of styles are domain.StyleKeywords in their order.
ALTER TABLE images ADD COLUMN made_on INTEGER NOT NULL GENERATED ALWAYS AS (created_at / 86400000) VIRTUAL;
ALTER TABLE images ADD COLUMN styles INTEGER NOT NULL GENERATED ALWAYS AS (
    (instr(lower(prompt), 'minimalist') > 0)
    | ((instr(lower(prompt), '3d render') > 0) << 1)
    | ((instr(lower(prompt), 'flat design') > 0) << 2)
    | ((instr(lower(prompt), 'watercolor') > 0) << 3)
    | ((instr(lower(prompt), 'digital art') > 0) << 4)
) VIRTUAL;

CREATE INDEX images_made ON images (user_id, made_on);
CREATE INDEX images_styles ON images (user_id, styles) WHERE deleted_at IS NULL;

-- +goose Down
DROP INDEX images_styles;
DROP INDEX images_made;
ALTER TABLE images DROP COLUMN styles;
ALTER TABLE images DROP COLUMN made_on;
