package images

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

const Columns = `i.rowid, i.id, i.user_id, u.username, NOT u.is_active AS suspended, coalesce(i.task_id, '') AS task_id, i.variation, i.blob_key, i.prompt,
	i.negative_prompt, i.width, i.height, i.guidance_scale, i.steps, i.seed, i.engine, i.model, i.category, i.alt_text, i.is_public, i.commercial, i.plan_name, i.terms_version, i.likes_count, i.created_at, i.edited_at, i.hidden_at, i.deleted_at, i.promoted, i.featured_at,
	coalesce((SELECT v.faint_on FROM visual_features v WHERE v.blob_key = i.blob_key), 0) AS faint_on,
	EXISTS (SELECT 1 FROM likes l WHERE l.user_id = nullif(?, 0) AND l.image_row = i.rowid) AS liked,
	EXISTS (SELECT 1 FROM favorites f WHERE f.user_id = nullif(?, 0) AND f.image_row = i.rowid) AS favorited,
	coalesce((SELECT group_concat(t.id || ' ' || t.name, char(10)) FROM image_tags it JOIN tags t ON t.id = it.tag_id WHERE it.image_row = i.rowid), '') AS tags`

// DetailColumns come from the image's files; a list does without them unless it is asked to tell all.
const DetailColumns = `, p.bytes, p.alpha_report, p.recipe, p.notes, p.provenance`

// Row is an image as Columns reads it.
type Row struct {
	RowID          int64           `db:"rowid"`
	ID             string          `db:"id"`
	UserID         int64           `db:"user_id"`
	Username       string          `db:"username"`
	Suspended      bool            `db:"suspended"`
	TaskID         string          `db:"task_id"`
	Variation      int             `db:"variation"`
	BlobKey        string          `db:"blob_key"`
	Prompt         string          `db:"prompt"`
	NegativePrompt string          `db:"negative_prompt"`
	Width          int             `db:"width"`
	Height         int             `db:"height"`
	Bytes          int64           `db:"bytes"`
	GuidanceScale  float64         `db:"guidance_scale"`
	Steps          int             `db:"steps"`
	Seed           int64           `db:"seed"`
	Engine         string          `db:"engine"`
	Model          string          `db:"model"`
	Category       domain.Category `db:"category"`
	AltText        string          `db:"alt_text"`
	IsPublic       bool            `db:"is_public"`
	AlphaReport    []byte          `db:"alpha_report"`
	Recipe         []byte          `db:"recipe"`
	Notes          []byte          `db:"notes"`
	Provenance     []byte          `db:"provenance"`
	Commercial     bool            `db:"commercial"`
	PlanName       string          `db:"plan_name"`
	TermsVersion   string          `db:"terms_version"`
	Likes          int             `db:"likes_count"`
	FaintOn        domain.Faint    `db:"faint_on"`
	Liked          bool            `db:"liked"`
	Favorited      bool            `db:"favorited"`
	Tags           string          `db:"tags"` // a line for each: its id and its name
	CreatedAt      int64           `db:"created_at"`
	EditedAt       sql.NullInt64   `db:"edited_at"`
	HiddenAt       sql.NullInt64   `db:"hidden_at"`
	DeletedAt      sql.NullInt64   `db:"deleted_at"`
	Promoted       bool            `db:"promoted"`
	FeaturedAt     sql.NullInt64   `db:"featured_at"`
}

// ImageOf decodes a row, without the image's tags.
func (s *Store) ImageOf(r Row) (domain.Image, error) {
	img := domain.Image{
		ID: r.ID, UserID: r.UserID, Username: r.Username, Suspended: r.Suspended, TaskID: r.TaskID, Variation: r.Variation, BlobKey: r.BlobKey,
		Prompt: r.Prompt, NegativePrompt: r.NegativePrompt, Width: r.Width, Height: r.Height, Bytes: r.Bytes,
		GuidanceScale: r.GuidanceScale, Steps: r.Steps, Seed: r.Seed, Engine: r.Engine, Model: r.Model, Category: r.Category, AltText: r.AltText,
		IsPublic: r.IsPublic, Recipe: r.Recipe, Likes: r.Likes, Liked: r.Liked, Favorited: r.Favorited,
		License:   domain.License{Commercial: r.Commercial, Plan: r.PlanName, TermsVersion: r.TermsVersion},
		CreatedAt: db.FromMillis(r.CreatedAt), UpdatedAt: db.FromMillis(r.CreatedAt), HiddenAt: db.FromNullMillis(r.HiddenAt),
		DeletedAt: db.FromNullMillis(r.DeletedAt), Tags: readTags(r.Tags), Promoted: r.Promoted, FeaturedAt: db.FromNullMillis(r.FeaturedAt),
		VisualFeatures: domain.VisualFeatures{FaintOn: r.FaintOn},
	}
	if img.IsPublic && img.HiddenAt.IsZero() && img.DeletedAt.IsZero() {
		img.FilesHost = s.FilesHost
	}
	if r.EditedAt.Valid {
		img.UpdatedAt = db.FromMillis(r.EditedAt.Int64)
	}
	if r.AlphaReport == nil {
		return img, nil // a list without details
	}
	if err := json.Unmarshal(r.AlphaReport, &img.Alpha); err != nil {
		return img, fmt.Errorf("alpha report of image %s: %w", r.ID, err)
	}
	if err := json.Unmarshal(r.Notes, &img.Notes); err != nil {
		return img, fmt.Errorf("notes of image %s: %w", r.ID, err)
	}
	if r.Provenance == nil {
		return img, nil
	}
	if err := json.Unmarshal(r.Provenance, &img.Provenance); err != nil {
		return img, fmt.Errorf("provenance of image %s: %w", r.ID, err)
	}
	return img, nil
}

func (s *Store) imagesOf(rows []Row) ([]domain.Image, error) {
	images := make([]domain.Image, len(rows))
	for i, row := range rows {
		var err error
		if images[i], err = s.ImageOf(row); err != nil {
			return nil, err
		}
	}
	return images, nil
}

// Image returns an image as viewer (zero: a visitor) may see it. What is private to somebody else is NotFound; what was
// deleted is Gone.
func (s *Store) Image(ctx context.Context, id string, viewerID int64) (domain.Image, error) {
	var row Row
	err := s.db.Get(ctx, &row, `
		SELECT `+Columns+DetailColumns+`
		FROM images i JOIN users u ON u.id = i.user_id JOIN image_files p ON p.blob_key = i.blob_key
		WHERE i.id = ? AND (i.listed = 1 OR i.user_id = ? OR (i.deleted_at IS NOT NULL AND i.is_public = 1))`,
		viewerID, viewerID, id, viewerID)
	if err != nil {
		return domain.Image{}, err
	}
	if row.DeletedAt.Valid {
		return domain.Image{}, domain.Errorf(domain.Gone, "This image was deleted.")
	}
	return s.ImageOf(row)
}

// ImagesByID returns those of some images that a viewer (zero: a visitor) can see, in the order of their ids.
func (s *Store) ImagesByID(ctx context.Context, ids []string, viewerID int64) ([]domain.Image, error) {
	list, err := json.Marshal(ids)
	if err != nil {
		return nil, err
	}
	var rows []Row
	err = s.db.List(ctx, &rows, `
		SELECT `+Columns+DetailColumns+`
		FROM json_each(?) chosen CROSS JOIN images i ON i.id = chosen.value JOIN users u ON u.id = i.user_id JOIN image_files p ON p.blob_key = i.blob_key
		WHERE i.deleted_at IS NULL AND (i.listed = 1 OR i.user_id = ?) ORDER BY chosen.key`, viewerID, viewerID, string(list), viewerID)
	if err != nil {
		return nil, err
	}
	return s.imagesOf(rows)
}

// CountDownload adds one to an image's downloads, which trending counts, unless it is its owner who downloads.
func (s *Store) CountDownload(ctx context.Context, id string, userID int64) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if _, err := tx.ExecContext(ctx, `UPDATE images SET downloads_count = downloads_count + 1 WHERE id = ? AND user_id <> ?`, id, userID); err != nil {
			return err
		}
		return updateTrendingScore(ctx, tx, id)
	})
}
