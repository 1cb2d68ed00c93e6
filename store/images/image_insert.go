package images

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/store/billing"
	"pellucid/store/db"
)

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
			UserID: task.UserID, Kind: ledger.EntrySettle, Description: "Image delivered", TaskID: task.ID, ImageID: img.ID, Spent: max(1, img.Cost),
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
