package images

import (
	"context"
	"fmt"
	"math"
	"slices"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

// Words are what seeded prompts are put together from; each word is a tag as well.
type Words struct {
	Adjectives, Subjects, Styles []string
	Kinds                        func(subject string) []string // nil: none
}

func (w Words) kindsOf(word string) string {
	if w.Kinds == nil || !slices.Contains(w.Subjects, word) {
		return ""
	}
	return joinKinds(w.Kinds(word))
}

const (
	seedChunk      = 100_000 // rows per transaction
	seedLikesMost  = 40      // likes of the best liked seeded image
	seedPerUser    = 100     // images per seeded user
	seedUsersMost  = 10_000
	seedUsersLeast = 50
	seedSpread     = 60_000 // milliseconds between two seeded images
)

// Seed adds n public images with users, tags and likes, over the files of the images that samples names. It is for
// benchmarks: rows are made inside the database, by the tens of thousands. told hears how many are there so far.
func (s *Store) Seed(ctx context.Context, n int, samples []string, words Words, told func(done int)) error {
	// The rows are made to refer to each other; checking each of a million again would take a quarter of the time. The
	// cache, in KiB, holds what a chunk writes.
	if _, err := s.db.Writer.ExecContext(ctx, `PRAGMA foreign_keys = OFF; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -256000`); err != nil {
		return db.MapError(err)
	}
	defer func() {
		_, _ = s.db.Writer.ExecContext(context.WithoutCancel(ctx), `PRAGMA foreign_keys = ON; PRAGMA temp_store = DEFAULT; PRAGMA cache_size = -32000`)
	}()
	users := min(max(n/seedPerUser, seedUsersLeast), seedUsersMost)
	r, err := s.prepareSeed(ctx, users, samples, words)
	if err != nil {
		return fmt.Errorf("prepare the seed: %w", err)
	}
	for done := 0; done < n; done += seedChunk {
		chunk := min(seedChunk, n-done)
		r.Last = r.First + int64(chunk) - 1
		if err := s.seedChunk(ctx, r); err != nil {
			return fmt.Errorf("seed rows from %d: %w", r.First, err)
		}
		r.First = r.Last + 1
		told(done + chunk)
	}
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `DROP TABLE seed_words; DROP TABLE seed_samples; DROP TABLE seed_heat; PRAGMA analysis_limit = 1000; ANALYZE`)
		return err
	})
}

// prepareSeed adds the users and the tables that the rows are put together from, and returns where to begin.
func (s *Store) prepareSeed(ctx context.Context, users int, samples []string, words Words) (seedRange, error) {
	r := seedRange{Users: users, Samples: len(samples), Adjectives: len(words.Adjectives), Subjects: len(words.Subjects), Styles: len(words.Styles)}
	err := s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if _, err := tx.ExecContext(ctx, seedTables); err != nil {
			return err
		}
		for kind, list := range [][]string{words.Adjectives, words.Subjects, words.Styles} {
			for i, word := range list {
				if _, err := tx.ExecContext(ctx, seedWord, word, kind, i, word, word, words.kindsOf(word)); err != nil {
					return err
				}
			}
		}
		for i, id := range samples {
			if _, err := tx.ExecContext(ctx, `INSERT INTO seed_samples SELECT ?, rowid FROM images WHERE id = ?`, i, id); err != nil {
				return err
			}
		}
		for likes := range seedLikesMost + 1 {
			heat := math.Log10(float64(1 + 3*likes)) // the first term of domain.Hot
			if _, err := tx.ExecContext(ctx, `INSERT INTO seed_heat VALUES (?, ?)`, likes, heat); err != nil {
				return err
			}
		}
		if err := tx.GetContext(ctx, &r.FirstUser, `SELECT coalesce(max(id), 1) + 1 FROM users`); err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, seedUsers, r.FirstUser, r.FirstUser+int64(users)-1, s.db.Stamp(), r.FirstUser); err != nil {
			return err
		}
		return tx.GetContext(ctx, &r.First, `SELECT coalesce(max(rowid), 0) + 1 FROM images`)
	})
	return r, err
}

// seedRange says which rows a chunk makes, and how much there is to choose from.
type seedRange struct {
	First      int64 `db:"first"`
	Last       int64 `db:"last"`
	FirstUser  int64 `db:"first_user"`
	Users      int   `db:"users"`
	Samples    int   `db:"samples"`
	Adjectives int   `db:"adjectives"`
	Subjects   int   `db:"subjects"`
	Styles     int   `db:"styles"`

	Now          int64   `db:"now"`
	Spread       int64   `db:"spread"`
	Terms        string  `db:"terms"`
	Heat         float64 `db:"heat"`
	HeatPerMilli float64 `db:"heat_per_milli"`
}

func (s *Store) seedChunk(ctx context.Context, r seedRange) error {
	newest := s.db.Now()
	day := domain.Hot(0, 0, 0, newest) - domain.Hot(0, 0, 0, newest.AddDate(0, 0, -1))
	r.Now, r.Spread, r.Terms = db.Millis(newest), seedSpread, domain.TermsVersion
	r.Heat, r.HeatPerMilli = domain.Hot(0, 0, 0, newest), day/(24*60*60*1000)
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		return withoutUpkeep(ctx, tx, r, func() error {
			for _, statement := range []string{seedImages, seedTags, seedSearch, seedLikes, seedFacets, seedCounts} {
				if _, err := tx.NamedExecContext(ctx, statement, r); err != nil {
					return err
				}
			}
			return nil
		})
	})
}

// withoutUpkeep runs fill without the triggers that keep counters and facets row by row: fill does their work in bulk.
// Where the chunk is the greater part of the rows, it goes without the indexes too: sorting all is quicker then. What is
// taken away is put back in the same transaction, so that nobody ever meets the database without it.
func withoutUpkeep(ctx context.Context, tx *sqlx.Tx, r seedRange, fill func() error) error {
	var parts []struct {
		Type string `db:"type"`
		Name string `db:"name"`
		SQL  string `db:"sql"`
	}
	err := tx.SelectContext(ctx, &parts, `
		SELECT type, name, sql FROM sqlite_master
		WHERE tbl_name IN ('images', 'image_tags', 'listed_facets', 'likes') AND sql IS NOT NULL AND (type = 'trigger' OR type = 'index' AND ?)`,
		r.First <= r.Last-r.First+1)
	if err != nil {
		return err
	}
	for _, part := range parts {
		if _, err := tx.ExecContext(ctx, `DROP `+part.Type+` `+part.Name); err != nil {
			return err
		}
	}
	if err := fill(); err != nil {
		return err
	}
	for _, part := range parts {
		if _, err := tx.ExecContext(ctx, part.SQL); err != nil {
			return err
		}
	}
	return nil
}

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
