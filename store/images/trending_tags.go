package images

import (
	"context"
	"encoding/json"
	"slices"
	"sync"
	"time"

	"pellucid/internal/domain"
)

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
