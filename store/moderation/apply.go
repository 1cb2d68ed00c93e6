package moderation

import (
	"cmp"
	"context"
	"encoding/json"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/moderation"
	"pellucid/store/db"
)

// insertDecision keeps the decision, closes the reports and the appeal that it answers, and blocks what must not come back.
func (s *Store) insertDecision(ctx context.Context, tx *sqlx.Tx, id string, actorID int64, before moderated, ruling moderation.Ruling) error {
	state, err := json.Marshal(before)
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `
		INSERT INTO moderation_decisions (id, image_row, decision, reason, before, decided_at, undo_until)
		VALUES (?, ?, ?, ?, ?, ?, ?)`,
		id, before.RowID, ruling.Verdict, ruling.Reason, string(state), s.db.Stamp(), db.Millis(s.db.Now().Add(moderation.UndoTime)))
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `
		UPDATE reports SET decision = ?, decided_by = ?, decided_at = ?, decision_id = ? WHERE image_row = ? AND decided_at IS NULL`,
		ruling.Verdict, actorID, s.db.Stamp(), id, before.RowID)
	if err != nil {
		return err
	}
	if _, err = tx.ExecContext(ctx, `UPDATE appeals SET answered_by = ? WHERE image_row = ? AND answered_by IS NULL`, id, before.RowID); err != nil {
		return err
	}
	if ruling.Fingerprint == nil {
		return nil
	}
	_, err = tx.ExecContext(ctx, `INSERT INTO blocked_images (decision_id, fingerprint, created_at) VALUES (?, ?, ?)`, id, ruling.Fingerprint, s.db.Stamp())
	return err
}

// apply makes a picture stand as a verdict says.
func (s *Store) apply(ctx context.Context, tx *sqlx.Tx, id string, now moderated, verdict moderation.Judgement) error {
	want := moderated{}
	if verdict != moderation.Keep {
		want.Hidden = cmp.Or(now.Hidden, s.db.Stamp())
	}
	if verdict == moderation.DeleteForGood {
		want.Deleted, want.Deletion, want.EmptyAt = cmp.Or(now.Deleted, s.db.Stamp()), id, db.Millis(s.db.Now().Add(moderation.UndoTime))
	}
	return s.stand(ctx, tx, now, want)
}

// stand hides or shows a picture, and puts it into the bin or takes it out. Triggers take it out of every list and tell the
// caches.
func (s *Store) stand(ctx context.Context, tx *sqlx.Tx, now, want moderated) error {
	_, err := tx.ExecContext(ctx, `
		UPDATE images SET hidden_at = nullif(?, 0), deleted_at = nullif(?, 0) WHERE rowid = ?`, want.Hidden, want.Deleted, now.RowID)
	if err != nil {
		return err
	}
	switch {
	case want.Deletion != "":
		err = s.binModerated(ctx, tx, now.RowID, want)
	case now.Deletion != "":
		err = restoreRow(ctx, tx, now.RowID)
	}
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `UPDATE deletions SET total = total + 1`)
	return err
}

// binModerated says when the files of a deleted picture go; no search finds it any more.
func (s *Store) binModerated(ctx context.Context, tx *sqlx.Tx, row int64, want moderated) error {
	_, err := tx.ExecContext(ctx, `
		INSERT INTO bin (image_row, deletion, empty_at) VALUES (?, ?, ?)
		ON CONFLICT (image_row) DO UPDATE SET deletion = excluded.deletion, empty_at = excluded.empty_at`, row, want.Deletion, want.EmptyAt)
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `DELETE FROM images_search WHERE rowid = ?`, row)
	return err
}
