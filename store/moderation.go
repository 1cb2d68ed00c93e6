package store

import (
	"context"
	"database/sql"
	"encoding/json"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// moderated is how a picture stood before a decision, so that undoing it brings just that back.
type moderated struct {
	RowID    int64         `db:"rowid" json:"-"`
	UserID   int64         `db:"user_id" json:"-"`
	HiddenAt sql.NullInt64 `db:"hidden_at" json:"-"`
	Binned   bool          `db:"binned" json:"deleted"`
	Hidden   int64         `db:"-" json:"hidden_at"` // 0: not hidden
	Active   bool          `db:"is_active" json:"owner_active"`
}

// moderated reads a picture that stands, or that was deleted by decision and is still in the bin.
func (s *Store) moderated(ctx context.Context, tx *sqlx.Tx, where string, arg any) (m moderated, err error) {
	err = tx.GetContext(ctx, &m, `
		SELECT i.rowid, i.user_id, i.hidden_at, b.image_row IS NOT NULL AS binned, u.is_active
		FROM images i JOIN users u ON u.id = i.user_id
		LEFT JOIN bin b ON b.image_row = i.rowid AND b.empty_at > ? AND b.deletion IN (SELECT id FROM moderation_decisions)
		WHERE `+where+` AND (i.deleted_at IS NULL OR b.image_row IS NOT NULL)`, s.stamp(), arg)
	m.Hidden = m.HiddenAt.Int64
	return m, err
}

// Decide rules on a picture, answers what is open about it and writes it down. It is for the administrator. What was
// decided can be undone for domain.ModerationUndo.
func (s *Store) Decide(ctx context.Context, actorID int64, ruling domain.Ruling) (id string, err error) {
	if !ruling.Verdict.Valid() {
		return "", domain.FieldErrorf("decision", "Please choose keep, hide, delete or suspend.")
	}
	if ruling.Reason, err = domain.AuditReason(ruling.Reason); err != nil {
		return "", err
	}
	id = domain.NewSecret()
	err = s.write(ctx, func(tx *sqlx.Tx) error {
		before, err := s.moderated(ctx, tx, `i.id = ?`, ruling.ImageID)
		if err != nil {
			return err
		}
		if err := s.insertDecision(ctx, tx, id, actorID, before, ruling); err != nil {
			return err
		}
		if err := s.carryOut(ctx, tx, id, before, ruling.Verdict); err != nil {
			return err
		}
		if ruling.Verdict == domain.SuspendTheOwner && before.Active {
			if err := s.suspend(ctx, tx, actorID, before.UserID, ruling.Reason); err != nil {
				return err
			}
		}
		return s.audit(ctx, tx, domain.AuditEntry{
			ActorID: actorID, Action: "image." + string(ruling.Verdict), Subject: "image", SubjectID: ruling.ImageID, Reason: ruling.Reason,
			Before: before, After: map[string]any{"decision": id, "verdict": ruling.Verdict, "blocked": ruling.Fingerprint != nil},
		})
	})
	return id, err
}

// insertDecision keeps the decision, closes the reports and the appeal that it answers, and blocks what must not come back.
func (s *Store) insertDecision(ctx context.Context, tx *sqlx.Tx, id string, actorID int64, before moderated, ruling domain.Ruling) error {
	state, err := json.Marshal(before)
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `
		INSERT INTO moderation_decisions (id, image_row, decision, reason, before, decided_by, decided_at, undo_until)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
		id, before.RowID, ruling.Verdict, ruling.Reason, string(state), actorID, s.stamp(), millis(s.now().Add(domain.ModerationUndo)))
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `
		UPDATE reports SET decision = ?, decided_by = ?, decided_at = ?, decision_id = ? WHERE image_row = ? AND decided_at IS NULL`,
		ruling.Verdict, actorID, s.stamp(), id, before.RowID)
	if err != nil {
		return err
	}
	if _, err = tx.ExecContext(ctx, `UPDATE appeals SET answered_by = ? WHERE image_row = ? AND answered_by IS NULL`, id, before.RowID); err != nil {
		return err
	}
	if ruling.Fingerprint == nil {
		return nil
	}
	_, err = tx.ExecContext(ctx, `INSERT INTO blocked_pictures (decision_id, fingerprint, created_at) VALUES (?, ?, ?)`, id, ruling.Fingerprint, s.stamp())
	return err
}

// carryOut makes a picture stand as a verdict says. Triggers take it out of every list and tell the caches.
func (s *Store) carryOut(ctx context.Context, tx *sqlx.Tx, id string, now moderated, verdict domain.Judgement) error {
	var hidden any
	if verdict != domain.Keep {
		hidden = s.stamp()
		if now.HiddenAt.Valid {
			hidden = now.HiddenAt.Int64
		}
	}
	return s.stand(ctx, tx, id, now, hidden, verdict == domain.DeleteForGood)
}

// stand hides or shows a picture, and puts it into the bin or takes it out.
func (s *Store) stand(ctx context.Context, tx *sqlx.Tx, id string, now moderated, hiddenAt any, deleted bool) error {
	if _, err := tx.ExecContext(ctx, `UPDATE images SET hidden_at = ? WHERE rowid = ?`, hiddenAt, now.RowID); err != nil {
		return err
	}
	switch {
	case deleted && now.Binned:
		_, err := tx.ExecContext(ctx, `UPDATE bin SET deletion = ?, empty_at = ? WHERE image_row = ?`, id, millis(s.now().Add(domain.ModerationUndo)), now.RowID)
		return err
	case deleted:
		return s.binModerated(ctx, tx, id, now.RowID)
	case now.Binned:
		for _, statement := range restoring {
			if _, err := tx.ExecContext(ctx, statement, now.RowID); err != nil {
				return err
			}
		}
	}
	_, err := tx.ExecContext(ctx, `UPDATE departures SET total = total + 1`)
	return err
}

// binModerated deletes a picture, with its files a day later.
func (s *Store) binModerated(ctx context.Context, tx *sqlx.Tx, id string, row int64) error {
	_, err := tx.ExecContext(ctx, `INSERT INTO bin (image_row, deletion, empty_at) VALUES (?, ?, ?)`, row, id, millis(s.now().Add(domain.ModerationUndo)))
	if err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, `UPDATE images SET deleted_at = ? WHERE rowid = ?`, s.stamp(), row); err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `DELETE FROM images_search WHERE rowid = ?`, row)
	return err
}

// UndoDecision brings back how a picture and its owner stood before the latest decision about it; what it answered is open
// again. It is for the administrator. Too late is Gone.
func (s *Store) UndoDecision(ctx context.Context, actorID int64, id string) (imageID string, err error) {
	err = s.write(ctx, func(tx *sqlx.Tx) error {
		var d struct {
			Row     int64            `db:"image_row"`
			ImageID string           `db:"id"`
			Verdict domain.Judgement `db:"decision"`
			Reason  string           `db:"reason"`
			Before  []byte           `db:"before"`
		}
		err := tx.GetContext(ctx, &d, `
			UPDATE moderation_decisions SET undone_at = ?
			WHERE id = ? AND undone_at IS NULL AND undo_until > ?
			  AND NOT EXISTS (SELECT 1 FROM moderation_decisions o WHERE o.image_row = moderation_decisions.image_row AND o.undone_at IS NULL AND o.rowid > moderation_decisions.rowid)
			RETURNING image_row, (SELECT i.id FROM images i WHERE i.rowid = image_row) AS id, decision, reason, before`,
			s.stamp(), id, s.stamp())
		if domain.CodeOf(mapError(err)) == domain.NotFound {
			return domain.Errorf(domain.Gone, "This decision cannot be undone any more: it is a day old, undone already, or there is a later one.")
		}
		if err != nil {
			return err
		}
		imageID = d.ImageID
		var before moderated
		if err := json.Unmarshal(d.Before, &before); err != nil {
			return err
		}
		now, err := s.moderated(ctx, tx, `i.rowid = ?`, d.Row)
		if err != nil {
			return err
		}
		if err := s.takeBack(ctx, tx, id, now, before); err != nil {
			return err
		}
		if d.Verdict == domain.SuspendTheOwner && before.Active && !now.Active {
			if err := s.reactivate(ctx, tx, actorID, now.UserID, "A decision was undone: "+domain.Truncate(d.Reason, 400)); err != nil {
				return err
			}
		}
		return s.audit(ctx, tx, domain.AuditEntry{
			ActorID: actorID, Action: "image.undo", Subject: "image", SubjectID: d.ImageID, Reason: "Undone: " + domain.Truncate(d.Reason, 400),
			Before: map[string]any{"decision": id, "verdict": d.Verdict}, After: before,
		})
	})
	return imageID, err
}

func (s *Store) takeBack(ctx context.Context, tx *sqlx.Tx, id string, now, before moderated) error {
	var hidden any
	if before.Hidden != 0 {
		hidden = before.Hidden
	}
	if err := s.stand(ctx, tx, id, now, hidden, before.Binned); err != nil {
		return err
	}
	for _, statement := range []string{
		`UPDATE reports SET decision = NULL, decided_by = NULL, decided_at = NULL, decision_id = NULL WHERE decision_id = ?`,
		`UPDATE appeals SET answered_by = NULL WHERE answered_by = ?`,
		`DELETE FROM blocked_pictures WHERE decision_id = ?`,
	} {
		if _, err := tx.ExecContext(ctx, statement, id); err != nil {
			return err
		}
	}
	return nil
}
