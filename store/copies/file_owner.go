package copies

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

// FileOwner is a row that has files under a blob key.
type FileOwner struct {
	Kind    string `db:"kind"` // image, reference or visitor
	ID      string `db:"id"`
	BlobKey string `db:"blob_key"`
	Width   int    `db:"width"` // of an image, in pixels
}

// Names returns the names of the files that a row has from the start.
func (o FileOwner) Names() []string {
	names := []string{domain.OriginalName}
	for _, size := range domain.RenditionSizes {
		if o.Kind == "image" && size <= o.Width {
			names = append(names, domain.RenditionName(size))
		}
	}
	return names
}

// EachFileOwner tells of one row for each blob key that somebody has files under, as Store.KeysInUse knows them, in the order of the
// keys. It ends with the first error of each.
func (c *Copy) EachFileOwner(ctx context.Context, each func(FileOwner) error) error {
	rows, err := c.db.QueryxContext(ctx, `
		SELECT kind, id, blob_key, max(width) AS width FROM (
			SELECT 'image' AS kind, i.id, i.blob_key, i.width FROM images i LEFT JOIN bin ON bin.image_row = i.rowid
			WHERE i.deleted_at IS NULL OR bin.empty_at > 0
			UNION ALL
			SELECT 'reference', id, blob_key, 0 FROM reference_images
			UNION ALL
			SELECT 'visitor', id, blob_key, 0 FROM visitor_images WHERE claimed_at IS NULL
		) GROUP BY blob_key ORDER BY blob_key`)
	if err != nil {
		return unreadable(err)
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var owner FileOwner
		if err := rows.StructScan(&owner); err != nil {
			return unreadable(err)
		}
		if err := each(owner); err != nil {
			return err
		}
	}
	return unreadable(rows.Err())
}

// BlobKeyNow returns the key under which an image has its files at this moment, in a database that a server may be writing to; empty
// when there is no such image. It migrates nothing.
func BlobKeyNow(ctx context.Context, path, imageID string) (key string, err error) {
	db, err := sqlx.Open("sqlite3", db.DSN(path, "mode=rw&_mutex=no&_timeout=5000&_query_only=true"))
	if err != nil {
		return "", fmt.Errorf("open %s: %w", path, err)
	}
	defer func() { _ = db.Close() }()
	err = db.GetContext(ctx, &key, `SELECT blob_key FROM images WHERE id = ?`, imageID)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return key, unreadable(err)
}
