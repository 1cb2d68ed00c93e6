package images

import (
	"context"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// setTags gives a new image its tags.
func setTags(ctx context.Context, tx *sqlx.Tx, rowID int64, tags []domain.Tag) error {
	for _, tag := range tags {
		var id int64
		err := tx.GetContext(ctx, &id, `
			INSERT INTO tags (name) VALUES (?) ON CONFLICT (name) DO UPDATE SET name = name RETURNING id`, tag.Name)
		if err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, `INSERT INTO image_tags (tag_id, image_row) VALUES (?, ?) ON CONFLICT DO NOTHING`, id, rowID); err != nil {
			return err
		}
	}
	return nil
}

// readTags reads the column of an image's tags, and sorts them by their names.
func readTags(column string) []domain.Tag {
	var tags []domain.Tag
	for line := range strings.Lines(column) {
		id, name, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		number, _ := strconv.ParseInt(id, 10, 64) // a number in the table
		tags = append(tags, domain.Tag{ID: number, Name: name})
	}
	slices.SortFunc(tags, func(a, b domain.Tag) int { return strings.Compare(a.Name, b.Name) })
	return tags
}

// trendingWindow is how many of the newest images the trending tags are counted over.
const trendingWindow = 500

// trendingLife is how long counted tags are told again: as long as a page that visitors get may be old.
const trendingLife = time.Minute

// trending remembers the tags that were counted last.
type trending struct {
	mu        sync.Mutex
	counted   time.Time
	deletions int64
	limit     int
	tags      []domain.Tag
}

// sayingNothing are tags that every image of a category has: they narrow nothing down.
var sayingNothing = []string{"transparent", "object", "illustration", "icon", "design-element", "background"}

// TrendingTags returns the tags that most of the newest promoted images carry, most first. What was counted within the last
// minute is told again, unless an image has left the gallery since.
func (s *Store) TrendingTags(ctx context.Context, limit int) ([]domain.Tag, error) {
	t := &s.trending
	t.mu.Lock()
	defer t.mu.Unlock()
	deletions, now := s.db.Deletions(), s.db.Now()
	if len(t.tags) > 0 && t.limit == limit && t.deletions == deletions && now.Sub(t.counted) < trendingLife {
		return slices.Clone(t.tags), nil
	}
	tags, err := s.countTrendingTags(ctx, limit)
	if err != nil {
		return nil, err
	}
	t.counted, t.deletions, t.limit, t.tags = now, deletions, limit, tags
	return slices.Clone(tags), nil
}

func (s *Store) countTrendingTags(ctx context.Context, limit int) ([]domain.Tag, error) {
	dull, err := json.Marshal(sayingNothing)
	if err != nil {
		return nil, err
	}
	var rows []struct {
		ID   int64  `db:"id"`
		Name string `db:"name"`
	}
	err = s.db.List(ctx, &rows, `
		SELECT t.id, t.name
		FROM (SELECT rowid AS r FROM images WHERE promoted = 1 ORDER BY rowid DESC LIMIT ?) recent
		JOIN image_tags it ON it.image_row = recent.r
		JOIN tags t ON t.id = it.tag_id
		WHERE t.name NOT IN (SELECT value FROM json_each(?))
		GROUP BY t.id
		ORDER BY count(*) DESC, t.name
		LIMIT ?`, trendingWindow, string(dull), limit)
	tags := make([]domain.Tag, len(rows))
	for i, row := range rows {
		tags[i] = domain.Tag{ID: row.ID, Name: row.Name}
	}
	return tags, err
}

// collectionAhead is how many of the newest images of a collection tags are counted over: all of 20,000 took most of the
// page's time.
const collectionAhead = 1000

// CollectionTags returns the tags that most of the newest images of a user's own collection carry, most first.
func (s *Store) CollectionTags(ctx context.Context, collection domain.Listing, limit int) ([]domain.Tag, error) {
	dull, err := json.Marshal(sayingNothing)
	if err != nil {
		return nil, err
	}
	var src source
	src.addOwner(collection)
	var rows []struct {
		ID   int64  `db:"id"`
		Name string `db:"name"`
	}
	err = s.db.List(ctx, &rows, `
		SELECT t.id, t.name
		FROM (SELECT p.rowid AS image_row FROM images p WHERE `+src.where.String()+` ORDER BY p.rowid DESC LIMIT ?) newest
		CROSS JOIN image_tags it ON it.image_row = newest.image_row
		CROSS JOIN tags t ON t.id = it.tag_id
		WHERE t.name NOT IN (SELECT value FROM json_each(?))
		GROUP BY t.id
		ORDER BY count(*) DESC, t.name
		LIMIT ?`, append(src.where.args, collectionAhead, string(dull), limit)...)
	tags := make([]domain.Tag, len(rows))
	for i, row := range rows {
		tags[i] = domain.Tag{ID: row.ID, Name: row.Name}
	}
	return tags, err
}

// Unfavorite takes images off a user's favorites, and returns the ids of those that were among them.
func (s *Store) Unfavorite(ctx context.Context, userID int64, imageIDs []string) (taken []string, err error) {
	for _, id := range imageIDs {
		img, err := s.Image(ctx, id, userID)
		if domain.CodeOf(err) == domain.NotFound || domain.CodeOf(err) == domain.Gone || (err == nil && !img.Favorited) {
			continue
		}
		if err == nil {
			_, _, err = s.ToggleFavorite(ctx, userID, id)
		}
		if err != nil {
			return taken, err
		}
		taken = append(taken, id)
	}
	return taken, nil
}

// insertVisualFeatures keeps what an image is compared by, beside its files; an image that was never measured has nothing to keep.
func insertVisualFeatures(ctx context.Context, tx *sqlx.Tx, img domain.Image) error {
	if img.VisualFeatures.Silhouette == 0 {
		return nil
	}
	_, err := tx.ExecContext(ctx, `
		INSERT INTO visual_features (blob_key, silhouette, colors, faint_on) VALUES (?, ?, ?, ?)
		ON CONFLICT (blob_key) DO UPDATE SET faint_on = excluded.faint_on`,
		img.BlobKey, int64(img.VisualFeatures.Silhouette), colorBits(img.VisualFeatures.Colors), img.VisualFeatures.FaintOn) // the same 64 bits: SQLite's integers have a sign
	return err
}

// colorBits packs colors into an integer: bit n is domain.Colors[n].
func colorBits(colors []domain.Color) (bits int64) {
	for _, color := range colors {
		if n := slices.Index(domain.Colors, color); n >= 0 {
			bits |= 1 << n
		}
	}
	return bits
}

// Unmeasured returns the blob keys of files whose look was never measured in full, of images that still stand.
func (s *Store) Unmeasured(ctx context.Context, limit int) (blobKeys []string, err error) {
	return blobKeys, s.db.List(ctx, &blobKeys, `
		SELECT p.blob_key FROM image_files p
		WHERE NOT EXISTS (SELECT 1 FROM visual_features l WHERE l.blob_key = p.blob_key AND l.faint_on IS NOT NULL)
		  AND EXISTS (SELECT 1 FROM images i WHERE i.blob_key = p.blob_key AND i.deleted_at IS NULL)
		ORDER BY p.blob_key
		LIMIT ?`, limit)
}

// SetVisualFeatures keeps the look of files that were made before looks were measured.
func (s *Store) SetVisualFeatures(ctx context.Context, blobKey string, look domain.VisualFeatures) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		return insertVisualFeatures(ctx, tx, domain.Image{BlobKey: blobKey, VisualFeatures: look})
	})
}
