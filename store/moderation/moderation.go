package moderation

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
	"pellucid/internal/domain/moderation"
	"pellucid/store/db"
)

// moderated is the state of an image, so that undoing a decision brings just that back.
type moderated struct {
	RowID    int64  `db:"rowid" json:"-"`
	UserID   int64  `db:"user_id" json:"-"`
	Hidden   int64  `db:"hidden_at" json:"hidden_at"` // 0: not hidden
	Deleted  int64  `db:"deleted_at" json:"deleted_at"`
	Deletion string `db:"deletion" json:"deletion"` // under which it is in the bin; empty: it is not
	EmptyAt  int64  `db:"empty_at" json:"empty_at"` // when its files go
	Active   bool   `db:"is_active" json:"owner_active"`
}

// moderated reads an image that is not deleted, or that was deleted by decision and is still in the bin.
func (s *Store) moderated(ctx context.Context, tx *sqlx.Tx, where string, arg any) (m moderated, err error) {
	err = tx.GetContext(ctx, &m, `
		SELECT i.rowid, i.user_id, coalesce(i.hidden_at, 0) AS hidden_at, coalesce(i.deleted_at, 0) AS deleted_at,
		       coalesce(b.deletion, '') AS deletion, coalesce(b.empty_at, 0) AS empty_at, u.is_active
		FROM images i JOIN users u ON u.id = i.user_id
		LEFT JOIN bin b ON b.image_row = i.rowid AND b.empty_at > ? AND b.deletion IN (SELECT id FROM moderation_decisions)
		WHERE `+where+` AND (i.deleted_at IS NULL OR b.image_row IS NOT NULL)`, s.db.Stamp(), arg)
	return m, err
}

// Decide rules on a picture, answers what is open about it and writes it down. It is for the administrator. What was
// decided can be undone for moderation.UndoTime.
func (s *Store) Decide(ctx context.Context, actorID int64, ruling moderation.Ruling) (id string, err error) {
	if !ruling.Verdict.Valid() {
		return "", domain.FieldErrorf("decision", "Please choose keep, hide, delete or suspend.")
	}
	if ruling.Reason, err = auditlog.Reason(ruling.Reason); err != nil {
		return "", err
	}
	id = domain.NewSecret()
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		before, err := s.moderated(ctx, tx, `i.id = ?`, ruling.ImageID)
		if err != nil {
			return err
		}
		if err := s.insertDecision(ctx, tx, id, actorID, before, ruling); err != nil {
			return err
		}
		if err := s.apply(ctx, tx, id, before, ruling.Verdict); err != nil {
			return err
		}
		if ruling.Verdict == moderation.SuspendTheOwner && before.Active {
			if err := s.users.SuspendTx(ctx, tx, actorID, before.UserID, ruling.Reason); err != nil {
				return err
			}
		}
		if err := s.retrust(ctx, tx, before.UserID); err != nil { // an appeal that was granted gives it back
			return err
		}
		return s.audit.Record(ctx, tx, auditlog.Entry{
			ActorID: actorID, Action: "image." + string(ruling.Verdict), Subject: "image", SubjectID: ruling.ImageID, Reason: ruling.Reason,
			Before: before, After: map[string]any{"decision": id, "verdict": ruling.Verdict, "blocked": ruling.Fingerprint != nil},
		})
	})
	return id, err
}

// told is what the owner of the picture is to know of a decision that was taken back.
func (s *Store) told(ctx context.Context, tx *sqlx.Tx, d undone, ownerID int64) (moderation.Decision, error) {
	decision := moderation.Decision{ID: d.ID, ImageID: d.ImageID, OwnerID: ownerID, Prompt: d.Prompt, Verdict: d.Verdict, Reason: d.Reason}
	var texts []string
	if err := tx.SelectContext(ctx, &texts, `SELECT text FROM appeals WHERE answered_by = ?`, d.ID); err != nil {
		return decision, err
	}
	if len(texts) > 0 {
		decision.Appeal = &moderation.Appeal{Text: texts[0]}
	}
	return decision, nil
}

// kept is the state of an image, with its files for as long as somebody may still have to look at them.
func (m moderated) kept(now time.Time) moderated {
	if m.Deletion != "" {
		m.EmptyAt = max(m.EmptyAt, db.Millis(now.Add(moderation.UndoTime)))
	}
	return m
}

// BlockedPictures returns the fingerprints of the pictures that do not come back.
func (s *Store) BlockedPictures(ctx context.Context) (fingerprints [][]byte, err error) {
	return fingerprints, s.db.List(ctx, &fingerprints, `SELECT fingerprint FROM blocked_images ORDER BY created_at`)
}
