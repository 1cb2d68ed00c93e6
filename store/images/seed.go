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
