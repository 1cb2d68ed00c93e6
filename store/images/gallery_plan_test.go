package images

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

// openImages opens an empty database with the user 1.
func openImages(t *testing.T) *Store {
	t.Helper()
	d, err := db.Open(t.Context(), filepath.Join(t.TempDir(), "pellucid.db"), time.Now)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = d.Close() })
	_, err = d.Writer.ExecContext(t.Context(), `INSERT INTO users (id, email, email_folded, username, username_folded, username_skeleton, created_at) VALUES (1, 'mira@example.org', 'mira@example.org', 'mira', 'mira', 'mira', 1)`)
	if err != nil {
		t.Fatal(err)
	}
	return New(d, nil)
}

// TestPlainListsAreReadAlongAnIndexWhateverTheStatisticsSay: the statistics of a young gallery once made SQLite sort a
// million rows for a page. So every list is explained without statistics, with those of an empty gallery and with those of
// one in which all images but a few are in one category.
func TestPlainListsAreReadAlongAnIndexWhateverTheStatisticsSay(t *testing.T) {
	s := openImages(t)
	run := func(query string, args ...any) {
		t.Helper()
		if _, err := s.db.Writer.ExecContext(t.Context(), query, args...); err != nil {
			t.Fatal(err)
		}
	}
	run(`INSERT INTO tags (id, name) VALUES (1, 'fox'), (2, 'owl')`)
	run(`INSERT INTO image_files (blob_key, bytes, alpha_verdict, alpha_report, recipe, notes) VALUES ('a', 1, 'pass', '{}', '{}', '[]')`)
	explainLists(t, s, "without statistics")
	run(`ANALYZE`)
	explainLists(t, s, "an empty gallery")
	run(`
		WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
		INSERT INTO images (rowid, id, user_id, blob_key, prompt, width, height, guidance_scale, steps, seed, model, category,
		                    is_public, commercial, plan_name, terms_version, likes_count, hot, created_at, by_trusted)
		SELECT i, 'image' || i, 1, 'a', 'a fox', 8, 8, 7, 30, i, 'm', iif(i % 500, 'objects', 'icons'), 1, 0, 'Free', '1', i % 9 / 8, i, i, i % 50 = 0 FROM n`)
	run(`INSERT INTO image_tags (tag_id, image_row) SELECT 1, rowid FROM images`)
	run(`INSERT INTO image_tags (tag_id, image_row) SELECT 2, rowid FROM images WHERE rowid % 900 = 0`)
	explainLists(t, s, "a lopsided gallery with the statistics of an empty one")
	run(`ANALYZE`)
	explainLists(t, s, "a lopsided gallery")
}

func explainLists(t *testing.T, s *Store, when string) {
	t.Helper()
	for _, list := range []domain.Listing{
		{}, {Category: domain.Icons}, {Category: domain.Objects}, {Promoted: true}, {Promoted: true, Category: domain.Icons}, {Tags: []string{"fox"}}, {Tags: []string{"owl"}},
	} {
		for _, list.Sort = range []domain.Sort{domain.Newest, domain.Oldest, domain.Popular, domain.Trending} {
			if list.Promoted && list.Sort == domain.Popular {
				continue // few enough to be sorted
			}
			src, err := s.sourceOf(t.Context(), list)
			if err != nil {
				t.Fatal(err)
			}
			o := order(src, list.Sort)
			sources := map[string]source{"counted": src, "beside": src.narrowed(src.row+o.beyond(), 1500)}
			if o.key != "" {
				sources["beside"], sources["beyond"] = src.narrowed(o.key+` = ? AND `+src.row+o.beyond(), 1, 1500), src.narrowed(o.key+o.beyond(), 1)
			}
			for how, src := range sources {
				for _, o := range []ordering{o, o.reversed()} {
					plan := explain(t, s, src, o)
					if strings.Contains(plan, "TEMP B-TREE") || !strings.HasPrefix(plan, "SEARCH p USING") {
						t.Errorf("%s, %s %s%s %v, %s, by %s: %s", when, list.Sort, list.Category, list.Color, list.Tags, how, o, plan)
					}
				}
			}
		}
	}
}

func explain(t *testing.T, s *Store, src source, o ordering) string {
	t.Helper()
	rows, err := s.db.Writer.QueryxContext(t.Context(), fmt.Sprintf(`EXPLAIN QUERY PLAN SELECT %s FROM %s WHERE %s ORDER BY %s LIMIT 0 + 20 OFFSET 0`, src.row, src.from, &src.where, o), src.where.args...)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	var steps []string
	for rows.Next() {
		step := map[string]any{}
		if err := rows.MapScan(step); err != nil {
			t.Fatal(err)
		}
		steps = append(steps, fmt.Sprint(step["detail"]))
	}
	return strings.Join(steps, "; ")
}
