package moderation

import (
	"cmp"
	"context"
	"encoding/json"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/db"
	"pellucid/store/images"
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
// decided can be undone for domain.ModerationUndo.
func (s *Store) Decide(ctx context.Context, actorID int64, ruling domain.Ruling) (id string, err error) {
	if !ruling.Verdict.Valid() {
		return "", domain.FieldErrorf("decision", "Please choose keep, hide, delete or suspend.")
	}
	if ruling.Reason, err = domain.AuditReason(ruling.Reason); err != nil {
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
		if ruling.Verdict == domain.SuspendTheOwner && before.Active {
			if err := s.users.SuspendTx(ctx, tx, actorID, before.UserID, ruling.Reason); err != nil {
				return err
			}
		}
		if err := s.retrust(ctx, tx, before.UserID); err != nil { // an appeal that was granted gives it back
			return err
		}
		return s.audit.Record(ctx, tx, domain.AuditEntry{
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
		INSERT INTO moderation_decisions (id, image_row, decision, reason, before, decided_at, undo_until)
		VALUES (?, ?, ?, ?, ?, ?, ?)`,
		id, before.RowID, ruling.Verdict, ruling.Reason, string(state), s.db.Stamp(), db.Millis(s.db.Now().Add(domain.ModerationUndo)))
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
func (s *Store) apply(ctx context.Context, tx *sqlx.Tx, id string, now moderated, verdict domain.Judgement) error {
	want := moderated{}
	if verdict != domain.Keep {
		want.Hidden = cmp.Or(now.Hidden, s.db.Stamp())
	}
	if verdict == domain.DeleteForGood {
		want.Deleted, want.Deletion, want.EmptyAt = cmp.Or(now.Deleted, s.db.Stamp()), id, db.Millis(s.db.Now().Add(domain.ModerationUndo))
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
	ID      string           `db:"-"`
	Row     int64            `db:"image_row"`
	ImageID string           `db:"id"`
	Prompt  string           `db:"prompt"`
	Verdict domain.Judgement `db:"decision"`
	Reason  string           `db:"reason"`
	State   []byte           `db:"before"`
	before  moderated
}

// UndoDecision brings back how a picture and its owner stood before the latest decision about it; what it answered is open
// again. It is for the administrator. It returns the decision that does not stand any more, with the appeal that it had
// answered. Too late is Gone.
func (s *Store) UndoDecision(ctx context.Context, actorID int64, id string) (taken domain.Decision, err error) {
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
		if d.Verdict == domain.SuspendTheOwner && d.before.Active && !now.Active {
			if err := s.users.ReactivateTx(ctx, tx, actorID, now.UserID, "A decision was undone: "+domain.Truncate(d.Reason, 400)); err != nil {
				return err
			}
		}
		if err := s.retrust(ctx, tx, now.UserID); err != nil {
			return err
		}
		return s.audit.Record(ctx, tx, domain.AuditEntry{
			ActorID: actorID, Action: domain.AuditImageUndo, Subject: "image", SubjectID: d.ImageID, Reason: "Undone: " + domain.Truncate(d.Reason, 400),
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

// told is what the owner of the picture is to know of a decision that was taken back.
func (s *Store) told(ctx context.Context, tx *sqlx.Tx, d undone, ownerID int64) (domain.Decision, error) {
	decision := domain.Decision{ID: d.ID, ImageID: d.ImageID, OwnerID: ownerID, Prompt: d.Prompt, Verdict: d.Verdict, Reason: d.Reason}
	var texts []string
	if err := tx.SelectContext(ctx, &texts, `SELECT text FROM appeals WHERE answered_by = ?`, d.ID); err != nil {
		return decision, err
	}
	if len(texts) > 0 {
		decision.Appeal = &domain.Appeal{Text: texts[0]}
	}
	return decision, nil
}

// kept is the state of an image, with its files for as long as somebody may still have to look at them.
func (m moderated) kept(now time.Time) moderated {
	if m.Deletion != "" {
		m.EmptyAt = max(m.EmptyAt, db.Millis(now.Add(domain.ModerationUndo)))
	}
	return m
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

// BlockedPictures returns the fingerprints of the pictures that do not come back.
func (s *Store) BlockedPictures(ctx context.Context) (fingerprints [][]byte, err error) {
	return fingerprints, s.db.List(ctx, &fingerprints, `SELECT fingerprint FROM blocked_images ORDER BY created_at`)
}
