package images

import (
	"context"
	"database/sql"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

// SitemapShards returns the shards of images that the sitemap is made of, oldest first, without those that have become
// empty.
func (s *Store) SitemapShards(ctx context.Context) ([]domain.SitemapShard, error) {
	var rows []struct {
		Shard     int   `db:"shard"`
		ChangedAt int64 `db:"changed_at"`
	}
	err := s.db.List(ctx, &rows, `
		SELECT shard, changed_at FROM sitemap_shards
		WHERE EXISTS (SELECT 1 FROM images WHERE listed = 1 AND rowid BETWEEN shard * ? AND shard * ? + ?)
		ORDER BY shard`, domain.SitemapShardSize, domain.SitemapShardSize, domain.SitemapShardSize-1)
	shards := make([]domain.SitemapShard, len(rows))
	for i, row := range rows {
		shards[i] = domain.SitemapShard{Number: row.Shard, ChangedAt: db.FromMillis(row.ChangedAt)}
	}
	return shards, err
}

type sitemapRow struct {
	RowID     int64          `db:"rowid"`
	ID        string         `db:"id"`
	BlobKey   string         `db:"blob_key"`
	Prompt    string         `db:"prompt"`
	AltText   string         `db:"alt_text"`
	CreatedAt int64          `db:"created_at"`
	EditedAt  sql.NullInt64  `db:"edited_at"`
	Promoted  bool           `db:"promoted"`
	Verdict   domain.Verdict `db:"alpha_verdict"`
}

// SitemapImages returns a part of the listed images of a shard, in the order of their rows: those after the row that the
// last call gave as next, at first zero. Only what a sitemap tells of an image is filled in. An empty part is the end.
func (s *Store) SitemapImages(ctx context.Context, shard int, after int64, limit int) (images []domain.Image, next int64, err error) {
	first := int64(shard) * domain.SitemapShardSize
	var rows []sitemapRow
	err = s.db.List(ctx, &rows, `
		SELECT i.rowid, i.id, i.blob_key, i.prompt, i.alt_text, i.created_at, i.edited_at, i.promoted, p.alpha_verdict
		FROM images i JOIN image_files p ON p.blob_key = i.blob_key
		WHERE i.rowid BETWEEN ? AND ? AND i.listed = 1
		ORDER BY i.rowid
		LIMIT ?`, max(first, after+1), first+domain.SitemapShardSize-1, limit)
	for _, row := range rows {
		img := domain.Image{
			ID: row.ID, BlobKey: row.BlobKey, Prompt: row.Prompt, AltText: row.AltText, IsPublic: true, Promoted: row.Promoted,
			Alpha: domain.AlphaReport{Verdict: row.Verdict}, CreatedAt: db.FromMillis(row.CreatedAt), UpdatedAt: db.FromMillis(row.CreatedAt),
		}
		if row.EditedAt.Valid {
			img.UpdatedAt = db.FromMillis(row.EditedAt.Int64)
		}
		images, next = append(images, img), row.RowID
	}
	return images, next, err
}

// ListSummaries returns what is known of each category's front, which shows promoted images, and under "" of all public images.
func (s *Store) ListSummaries(ctx context.Context) (map[domain.Category]domain.ListSummary, error) {
	var rows []struct {
		Key       domain.Category `db:"key"`
		Total     int             `db:"total"`
		ChangedAt sql.NullInt64   `db:"changed_at"`
	}
	err := s.db.List(ctx, &rows, `SELECT key, iif(key = '', total, (SELECT p.total FROM promoted_counts p WHERE p.key = l.key)) AS total, nullif(changed_at, 0) AS changed_at
		FROM listing_counts l`)
	summaries := make(map[domain.Category]domain.ListSummary, len(rows))
	for _, row := range rows {
		summaries[row.Key] = domain.ListSummary{Total: row.Total, ChangedAt: db.FromNullMillis(row.ChangedAt)}
	}
	return summaries, err
}
