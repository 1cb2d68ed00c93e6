package images

const seedTables = `
	DROP TABLE IF EXISTS seed_words;
	DROP TABLE IF EXISTS seed_samples;
	DROP TABLE IF EXISTS seed_heat;
	CREATE TEMP TABLE seed_words (kind INTEGER, n INTEGER, word TEXT, tag_id INTEGER, kinds TEXT, PRIMARY KEY (kind, n)) STRICT, WITHOUT ROWID;
	CREATE TEMP TABLE seed_samples (n INTEGER PRIMARY KEY, image_row INTEGER) STRICT;
	CREATE TEMP TABLE seed_heat (likes INTEGER PRIMARY KEY, heat REAL) STRICT;`

const seedWord = `
	INSERT INTO tags (name) VALUES (?) ON CONFLICT DO NOTHING;
	INSERT INTO seed_words VALUES (?, ?, ?, (SELECT id FROM tags WHERE name = ?), ?)`

const seedUsers = `
	WITH RECURSIVE n (i) AS (SELECT ? UNION ALL SELECT i + 1 FROM n WHERE i < ?)
	INSERT INTO users (id, email, email_folded, username, username_folded, username_skeleton, trust, created_at)
	SELECT i, 'seed' || i || '@seed.invalid', 'seed' || i || '@seed.invalid', 'seed' || i, 'seed' || i, replace(replace('seed' || i, '0', 'o'), '1', 'l'), 2, ? FROM n;
	INSERT INTO credit_balances (user_id) SELECT id FROM users WHERE id >= ?`

// The numbers below scatter the rows: i times a large prime, so that neighbors differ and every run gives the same rows.
// CROSS JOIN keeps SQLite to the order in which the joins are written.
const seedImages = `
	WITH RECURSIVE n (i) AS (SELECT :first UNION ALL SELECT i + 1 FROM n WHERE i < :last),
	rows (i, h) AS (SELECT i, (i * 2654435761) & 0xffffffff FROM n),
	liked (i, h, likes) AS (
		SELECT i, h, CASE WHEN h % 100 < 70 THEN 0 WHEN h % 100 < 90 THEN 1 + h % 2 WHEN h % 100 < 98 THEN 3 + h % 5 ELSE 10 + h % 30 END
		FROM rows)
	INSERT INTO images (rowid, id, user_id, blob_key, prompt, width, height, guidance_scale, steps, seed, model, category, alt_text, kinds,
	                    is_public, commercial, plan_name, terms_version, likes_count, hot, by_trusted, created_at)
	SELECT r.i, lower(hex(randomblob(8))), :first_user + r.h / 7 % :users, f.blob_key,
	       a.word || ' ' || w.word || ', ' || y.word, f.width, f.height, f.guidance_scale, f.steps, r.h, f.model,
	       CASE r.h % 5 WHEN 0 THEN 'illustrations' WHEN 1 THEN 'icons' WHEN 2 THEN 'design-elements' WHEN 3 THEN 'backgrounds' ELSE 'objects' END,
	       a.word || ' ' || w.word || ', ' || y.word || ', transparent background', w.kinds, 1, 0, 'Free', :terms, r.likes,
	       :heat - (:last - r.i) * :spread * :heat_per_milli + heat.heat, 1, :now - (:last - r.i) * :spread
	FROM liked r
	CROSS JOIN seed_words a ON a.kind = 0 AND a.n = r.h / 3 % :adjectives
	CROSS JOIN seed_words w ON w.kind = 1 AND w.n = r.h / 11 % :subjects
	CROSS JOIN seed_words y ON y.kind = 2 AND y.n = r.h / 5 % :styles
	CROSS JOIN seed_heat heat ON heat.likes = r.likes
	CROSS JOIN seed_samples sample ON sample.n = r.h % :samples
	CROSS JOIN images f ON f.rowid = sample.image_row`

const seedTags = `
	WITH RECURSIVE n (i) AS (SELECT :first UNION ALL SELECT i + 1 FROM n WHERE i < :last),
	rows (i, h) AS (SELECT i, (i * 2654435761) & 0xffffffff FROM n)
	INSERT INTO image_tags (tag_id, image_row)
	SELECT w.tag_id, r.i
	FROM (SELECT i, 0 AS kind, h / 3 % :adjectives AS n FROM rows
	      UNION ALL SELECT i, 1, h / 11 % :subjects FROM rows
	      UNION ALL SELECT i, 2, h / 5 % :styles FROM rows) r
	CROSS JOIN seed_words w ON w.kind = r.kind AND w.n = r.n
	ORDER BY 1, 2`

const seedSearch = `
	INSERT INTO images_search (rowid, prompt, tags, kinds)
	SELECT rowid, prompt, replace(prompt, ',', ''), CASE WHEN kinds = '' THEN '' ELSE '§' || replace(kinds, ' ', ' §') END FROM images WHERE rowid BETWEEN :first AND :last`

const seedLikes = `
	WITH RECURSIVE k (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM k WHERE i < 40)
	INSERT INTO likes (user_id, image_row, created_at)
	SELECT :first_user + (g.rowid * 31 + k.i) % :users, g.rowid, g.created_at
	FROM images g
	CROSS JOIN k ON k.i < g.likes_count
	WHERE g.rowid BETWEEN :first AND :last
	ORDER BY 1, 2;
	UPDATE images SET own_like = 1
	WHERE rowid BETWEEN :first AND :last AND EXISTS (SELECT 1 FROM likes l WHERE l.user_id = images.user_id AND l.image_row = images.rowid)`

// seedFacets and seedCounts do in bulk what triggers do for every other image; see migrations 00107 and 00108.
const seedFacets = `
	INSERT INTO listed_facets (facet, image_row, popularity, hot)
	SELECT t.tag_id, g.rowid, g.popularity, g.hot
	FROM (SELECT DISTINCT tag_id FROM seed_words ORDER BY 1) w
	CROSS JOIN image_tags t ON t.tag_id = w.tag_id AND t.image_row BETWEEN :first AND :last
	CROSS JOIN images g ON g.rowid = t.image_row;
	INSERT INTO listed_facets (facet, image_row, popularity, hot)
	SELECT c.facet, g.rowid, g.popularity, g.hot
	FROM images g CROSS JOIN visual_features l ON l.blob_key = g.blob_key CROSS JOIN color_facets c ON l.colors >> c.bit & 1
	WHERE g.rowid BETWEEN :first AND :last
	ORDER BY 1, 2`

const seedCounts = `
	INSERT INTO facet_counts (facet, total)
	SELECT w.facet, count(*)
	FROM (SELECT tag_id AS facet FROM seed_words UNION SELECT facet FROM color_facets) w
	CROSS JOIN listed_facets s ON s.facet = w.facet AND s.image_row BETWEEN :first AND :last
	WHERE true GROUP BY w.facet
	ON CONFLICT (facet) DO UPDATE SET total = total + excluded.total;
	WITH fresh (category, images, newest) AS MATERIALIZED (
		SELECT category, count(*), max(created_at) FROM images NOT INDEXED WHERE rowid BETWEEN :first AND :last GROUP BY category)
	UPDATE listing_counts
	SET total = total + (SELECT coalesce(sum(images), 0) FROM fresh WHERE key IN ('', category)),
	    changed_at = max(changed_at, (SELECT max(newest) FROM fresh));
	UPDATE promoted_counts
	SET total = total + (SELECT count(*) FROM images NOT INDEXED WHERE rowid BETWEEN :first AND :last AND promoted = 1 AND key IN ('', category))`
