package images

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/billing"
	"pellucid/store/db"
)

const Columns = `i.rowid, i.id, i.user_id, u.username, coalesce(i.task_id, '') AS task_id, i.variation, i.blob_key, i.prompt,
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
		ID: r.ID, UserID: r.UserID, Username: r.Username, TaskID: r.TaskID, Variation: r.Variation, BlobKey: r.BlobKey,
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

// DeliverImage keeps an image of a task and marks its credit as spent, in one act. Delivering the same variation again
// changes nothing, and neither does delivering to a task that has ended: its credits are given back already. It tells
// whether the image was kept; the files of one that was not belong to nobody.
func (s *Store) DeliverImage(ctx context.Context, task domain.Task, img domain.Image) (kept bool, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		kept = false
		var open bool
		err := tx.GetContext(ctx, &open, `
			SELECT EXISTS (SELECT 1 FROM generation_tasks WHERE id = ? AND status IN ('queued', 'processing'))`, task.ID)
		if err != nil || !open {
			return err
		}
		if kept, err = s.InsertImage(ctx, tx, img); err != nil || !kept {
			return err
		}
		err = s.billing.Post(ctx, tx, billing.Entry{
			UserID: task.UserID, Kind: domain.EntrySettle, Description: "Image delivered", TaskID: task.ID, ImageID: img.ID, Spent: max(1, img.Cost),
			Key: fmt.Sprintf("settle:%s:%d", task.ID, img.Variation),
		})
		if err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, `
			UPDATE generation_tasks
			SET progress = min(99, 100 * (SELECT count(*) FROM images WHERE task_id = ?) / num_samples)
			WHERE id = ? AND status = 'processing'`, task.ID, task.ID)
		return err
	})
	return kept && err == nil, err
}

// AddDemoImage keeps an image that belongs to no task and costs nobody a credit, such as one of the demo gallery.
func (s *Store) AddDemoImage(ctx context.Context, img domain.Image) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := s.InsertImage(ctx, tx, img)
		return err
	})
}

// InsertImage adds an image within a transaction. Adding the same one again changes nothing.
func (s *Store) InsertImage(ctx context.Context, tx *sqlx.Tx, img domain.Image) (added bool, err error) {
	var exists bool
	err = tx.GetContext(ctx, &exists, `SELECT EXISTS (SELECT 1 FROM images WHERE task_id = ? AND variation = ?)`, img.TaskID, img.Variation)
	if err != nil || exists {
		return false, err
	}
	if err := insertFiles(ctx, tx, img); err != nil {
		return false, err
	}
	var rowID int64
	err = tx.GetContext(ctx, &rowID, `
		INSERT INTO images (id, user_id, task_id, variation, blob_key, prompt, negative_prompt, width, height, guidance_scale, steps,
		                    seed, engine, model, category, alt_text, kinds, is_public, commercial, plan_name, terms_version, cost, hot, created_at)
		VALUES (?, ?, nullif(?, ''), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
		RETURNING rowid`,
		img.ID, img.UserID, img.TaskID, img.Variation, img.BlobKey, img.Prompt, img.NegativePrompt, img.Width, img.Height,
		img.GuidanceScale, img.Steps, img.Seed, img.Engine, img.Model, img.Category, img.AltText, joinKinds(img.Kinds), img.IsPublic, img.License.Commercial,
		img.License.Plan, img.License.TermsVersion, img.Cost, domain.Hot(0, 0, 0, img.CreatedAt), db.Millis(img.CreatedAt))
	if err != nil {
		return false, err
	}
	if err := setTags(ctx, tx, rowID, img.Tags); err != nil {
		return false, err
	}
	_, err = tx.ExecContext(ctx, indexImages+`i.rowid = ?`, rowID)
	return true, err
}

// insertFiles keeps what is true of the image's files.
func insertFiles(ctx context.Context, tx *sqlx.Tx, img domain.Image) error {
	report, err := json.Marshal(img.Alpha)
	if err != nil {
		return fmt.Errorf("encode the alpha report: %w", err)
	}
	notes, err := json.Marshal(append([]string{}, img.Notes...))
	if err != nil {
		return fmt.Errorf("encode the notes: %w", err)
	}
	provenance, err := encodeProvenance(img.Provenance)
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `
		INSERT INTO image_files (blob_key, bytes, alpha_verdict, alpha_report, recipe, notes, provenance) VALUES (?, ?, ?, ?, ?, ?, ?)`,
		img.BlobKey, img.Bytes, img.Alpha.Verdict, string(report), string(img.Recipe), string(notes), provenance)
	if err != nil {
		return err
	}
	return insertVisualFeatures(ctx, tx, img)
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

// CountDownload adds one to an image's downloads, which trending counts, unless it is its owner who downloads.
func (s *Store) CountDownload(ctx context.Context, id string, userID int64) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if _, err := tx.ExecContext(ctx, `UPDATE images SET downloads_count = downloads_count + 1 WHERE id = ? AND user_id <> ?`, id, userID); err != nil {
			return err
		}
		return updateTrendingScore(ctx, tx, id)
	})
}

// CheckEdit returns a user's own image, and an edit of it as it would be written. What the edit may say is checked here,
// under the user's plan; a private image stays as it is under any plan.
func (s *Store) CheckEdit(ctx context.Context, userID int64, id string, edit domain.ImageEdit) (domain.Image, domain.ImageEdit, error) {
	img, err := s.Image(ctx, id, userID)
	if err != nil {
		return img, edit, err
	}
	if img.UserID != userID {
		return img, edit, domain.Errorf(domain.Forbidden, "Only the owner of this image can change it.")
	}
	plan, err := s.billing.PlanOf(ctx, userID)
	if err != nil {
		return img, edit, err
	}
	if edit.Public != nil && *edit.Public == img.IsPublic {
		edit.Public = nil
	}
	edit.Normalize()
	return img, edit, edit.Validate(plan)
}

// UpdateImage changes what a user says of their own image, with its tags, its files and the search index in line. It
// returns the key of files that no image points to any more: those that are under another key now, unless another image
// shares them. An image goes private only together with its files.
func (s *Store) UpdateImage(ctx context.Context, userID int64, id string, edit domain.ImageEdit) (orphan string, err error) {
	img, edit, err := s.CheckEdit(ctx, userID, id, edit)
	if err != nil {
		return "", err
	}
	switch hides := edit.Hides(img); {
	case hides && edit.BlobKey == "":
		return "", domain.Errorf(domain.Conflict, "This image was just changed somewhere else. Please try again.")
	case !hides: // somebody else was faster: the copies are one too many
		orphan, edit.BlobKey = edit.BlobKey, ""
	}
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if edit.BlobKey != "" {
			if orphan, err = moveFiles(ctx, tx, userID, id, edit.BlobKey); err != nil {
				return err
			}
		}
		return s.applyEdit(ctx, tx, userID, id, edit)
	})
	return orphan, err
}

// applyEdit writes an edit; triggers keep the counters of the listings and the sitemap. The words that a public image had
// leave the gallery, and with them whatever is kept of its pages.
func (s *Store) applyEdit(ctx context.Context, tx *sqlx.Tx, userID int64, id string, edit domain.ImageEdit) error {
	var row struct {
		RowID  int64 `db:"rowid"`
		Listed bool  `db:"listed"`
	}
	err := tx.GetContext(ctx, &row, `
		UPDATE images
		SET alt_text = coalesce(?, alt_text), category = coalesce(?, category), is_public = coalesce(?, is_public),
		    share_key = CASE WHEN coalesce(?, is_public) = 1 THEN NULL ELSE share_key END, edited_at = ?
		WHERE id = ? AND user_id = ? AND deleted_at IS NULL
		RETURNING rowid, listed`, edit.AltText, edit.Category, edit.Public, edit.Public, s.db.Stamp(), id, userID)
	if err != nil {
		return err
	}
	if row.Listed {
		if _, err := tx.ExecContext(ctx, `UPDATE deletions SET total = total + 1`); err != nil {
			return err
		}
	}
	if edit.Tags == nil {
		return nil
	}
	return replaceTags(ctx, tx, row.RowID, *edit.Tags)
}

// replaceTags gives an image other tags, and makes it found by them.
func replaceTags(ctx context.Context, tx *sqlx.Tx, rowID int64, names []string) error {
	if _, err := tx.ExecContext(ctx, `DELETE FROM image_tags WHERE image_row = ?`, rowID); err != nil {
		return err
	}
	tags := make([]domain.Tag, len(names))
	for i, name := range names {
		tags[i].Name = name
	}
	if err := setTags(ctx, tx, rowID, tags); err != nil {
		return err
	}
	return reindex(ctx, tx, rowID)
}
