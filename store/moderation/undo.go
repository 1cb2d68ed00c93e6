package moderation

import (
	"context"
	"encoding/json"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
	"pellucid/internal/domain/moderation"
	"pellucid/store/db"
	"pellucid/store/images"
)

func restoreRow(ctx context.Context, tx *sqlx.Tx, row int64) error {
	for _, statement := range images.Restoring {
		if _, err := tx.ExecContext(ctx, statement, row); err != nil {
			return err
		}
	}
	return nil
}

// undone is a decision that is taken back.
type undone struct {
	ID      string               `db:"-"`
	Row     int64                `db:"image_row"`
	ImageID string               `db:"id"`
	Prompt  string               `db:"prompt"`
	Verdict moderation.Judgement `db:"decision"`
	Reason  string               `db:"reason"`
	State   []byte               `db:"before"`
	before  moderated
}

// UndoDecision brings back how a picture and its owner stood before the latest decision about it; what it answered is open
// again. It is for the administrator. It returns the decision that does not stand any more, with the appeal that it had
// answered. Too late is Gone.
func (s *Store) UndoDecision(ctx context.Context, actorID int64, id string) (taken moderation.Decision, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		d, err := s.endDecision(ctx, tx, id)
		if err != nil {
			return err
		}
		now, err := s.moderated(ctx, tx, `i.rowid = ?`, d.Row)
		if err != nil {
			return err
		}
		if taken, err = s.told(ctx, tx, d, now.UserID); err != nil {
			return err
		}
		if err := s.stand(ctx, tx, now, d.before.kept(s.db.Now())); err != nil {
			return err
		}
		if err := reopen(ctx, tx, id); err != nil {
			return err
		}
		if d.Verdict == moderation.SuspendTheOwner && d.before.Active && !now.Active {
			if err := s.users.ReactivateTx(ctx, tx, actorID, now.UserID, "A decision was undone: "+domain.Truncate(d.Reason, 400)); err != nil {
				return err
			}
		}
		if err := s.retrust(ctx, tx, now.UserID); err != nil {
			return err
		}
		return s.audit.Record(ctx, tx, auditlog.Entry{
			ActorID: actorID, Action: auditlog.ImageUndo, Subject: "image", SubjectID: d.ImageID, Reason: "Undone: " + domain.Truncate(d.Reason, 400),
			Before: map[string]any{"decision": id, "verdict": d.Verdict}, After: d.before,
		})
	})
	return taken, err
}

// endDecision marks a decision as undone, unless it is too old or not the latest.
func (s *Store) endDecision(ctx context.Context, tx *sqlx.Tx, id string) (d undone, err error) {
	err = tx.GetContext(ctx, &d, `
		UPDATE moderation_decisions SET undone_at = ?
		WHERE id = ? AND undone_at IS NULL AND undo_until > ?
		  AND NOT EXISTS (SELECT 1 FROM moderation_decisions o WHERE o.image_row = moderation_decisions.image_row AND o.undone_at IS NULL AND o.rowid > moderation_decisions.rowid)
		RETURNING image_row, (SELECT i.id FROM images i WHERE i.rowid = image_row) AS id, (SELECT i.prompt FROM images i WHERE i.rowid = image_row) AS prompt,
		          decision, reason, before`,
		s.db.Stamp(), id, s.db.Stamp())
	if domain.CodeOf(db.MapError(err)) == domain.NotFound {
		return d, domain.Errorf(domain.Gone, "This decision can't be undone: it is more than a day old, was already undone, or a newer one replaced it.")
	}
	if err != nil {
		return d, err
	}
	d.ID = id
	return d, json.Unmarshal(d.State, &d.before)
}

// reopen lets the reports and the appeal wait again that a decision had answered, and what it blocked come back.
func reopen(ctx context.Context, tx *sqlx.Tx, id string) error {
	for _, statement := range []string{
		`UPDATE reports SET decision = NULL, decided_by = NULL, decided_at = NULL, decision_id = NULL WHERE decision_id = ?`,
		`UPDATE appeals SET answered_by = NULL WHERE answered_by = ?`,
		`DELETE FROM blocked_images WHERE decision_id = ?`,
	} {
		if _, err := tx.ExecContext(ctx, statement, id); err != nil {
			return err
		}
	}
	return nil
}
