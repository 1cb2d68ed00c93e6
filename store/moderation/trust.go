package moderation

import (
	"context"
	"database/sql"
	"strings"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

// trustRule is true of a user u who has earned trust: domain.TrustAge, domain.TrustImages that have been up for
// domain.TrustKept, and no strike. A strike is a hidden image, or a decision against an image that no later one has
// overturned.
const trustRule = `
	u.is_active = 1 AND u.delete_after IS NULL AND u.erased_at IS NULL AND u.created_at <= ?
	AND (SELECT count(*) FROM (
	         SELECT 1 FROM images i WHERE i.user_id = u.id AND i.deleted_at IS NULL AND i.listed = 1 AND i.created_at <= ? LIMIT ?)) >= ?
	AND NOT EXISTS (SELECT 1 FROM images i WHERE i.user_id = u.id AND i.hidden_at IS NOT NULL)
	AND u.id NOT IN (
	    SELECT i.user_id FROM moderation_decisions d JOIN images i ON i.rowid = d.image_row
	    WHERE d.undone_at IS NULL AND d.decision <> 'keep'
	      AND NOT EXISTS (SELECT 1 FROM moderation_decisions o WHERE o.image_row = d.image_row AND o.undone_at IS NULL AND o.rowid > d.rowid))`

func (s *Store) trustArgs() []any {
	return []any{db.Millis(s.db.Now().Add(-domain.TrustAge)), db.Millis(s.db.Now().Add(-domain.TrustKept)), domain.TrustImages, domain.TrustImages}
}

// RefreshTrust gives trust to the accounts that have earned it, and takes it from those that have no longer. Strikes take it
// at once; what comes with time, or goes because an owner deletes images, waits for this.
func (s *Store) RefreshTrust(ctx context.Context) error {
	var changed []int64
	err := s.db.List(ctx, &changed, `
		SELECT u.id FROM users u WHERE u.trust = 0 AND u.trust_choice IS NULL AND `+trustRule+`
		UNION ALL
		SELECT u.id FROM users u WHERE u.trust = 1 AND u.trust_choice IS NULL AND NOT (`+trustRule+`)`, append(s.trustArgs(), s.trustArgs()...)...)
	if err != nil {
		return err
	}
	for _, id := range changed { // each in a transaction of its own: an account may have many images
		err := s.db.Write(ctx, func(tx *sqlx.Tx) error { return s.retrust(ctx, tx, id) })
		if err != nil {
			return err
		}
	}
	return nil
}

// retrust brings one account's trust in line with the rule, unless the administrator chose.
func (s *Store) retrust(ctx context.Context, tx *sqlx.Tx, userID int64) error {
	_, err := tx.ExecContext(ctx, `
		UPDATE users AS u SET trust = (`+trustRule+`) WHERE u.id = ? AND u.trust < 2 AND u.trust_choice IS NULL`, append(s.trustArgs(), userID)...)
	return err
}

// frontState is what of an image the administrator chooses for the front.
type frontState struct {
	RowID    int64 `db:"rowid" json:"-"`
	Featured bool  `db:"featured" json:"featured"`
	Hero     bool  `db:"hero" json:"hero"`
}

// Feature shows a public image on the front of the site, or takes it away from there, unless its owner is trusted. It is for
// the administrator, whose reason the audit log keeps; empty: none was given. changed is false where it was so already.
func (s *Store) Feature(ctx context.Context, actorID int64, imageID string, on bool, reason string) (changed bool, err error) {
	if reason = strings.TrimSpace(reason); reason != "" {
		if reason, err = domain.AuditReason(reason); err != nil {
			return false, err
		}
	}
	action := domain.AuditImageFeature
	if !on {
		action = domain.AuditImageUnfeature
	}
	return s.choose(ctx, domain.AuditEntry{ActorID: actorID, Action: action, SubjectID: imageID, Reason: reason}, func(state frontState) frontState {
		state.Featured, state.Hero = on, state.Hero && on
		return state
	})
}

// SetHero makes a public image the one at the top of the landing page, and featured with it; or leaves that place to the
// newest featured one again. It is for the administrator.
func (s *Store) SetHero(ctx context.Context, actorID int64, imageID string, on bool) error {
	action := domain.AuditImageHero
	if !on {
		action = domain.AuditImageUnhero
	}
	_, err := s.choose(ctx, domain.AuditEntry{ActorID: actorID, Action: action, SubjectID: imageID}, func(state frontState) frontState {
		state.Featured, state.Hero = state.Featured || on, on
		return state
	})
	return err
}

// choose changes what of an image stands on the front, and writes the entry of it where that makes a difference.
func (s *Store) choose(ctx context.Context, entry domain.AuditEntry, change func(frontState) frontState) (changed bool, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var before frontState
		err := tx.GetContext(ctx, &before, `
			SELECT i.rowid, i.featured_at IS NOT NULL AS featured, i.rowid IS (SELECT hero_row FROM front_page) AS hero
			FROM images i WHERE i.id = ? AND i.listed = 1`, entry.SubjectID)
		if err != nil {
			return err
		}
		after := change(before)
		if changed = after != before; !changed {
			return nil
		}
		if after.Featured != before.Featured {
			_, err = tx.ExecContext(ctx, `UPDATE images SET featured_at = iif(?, ?, NULL) WHERE rowid = ?`, after.Featured, s.db.Stamp(), before.RowID)
		}
		if err == nil && after.Hero != before.Hero {
			_, err = tx.ExecContext(ctx, `UPDATE front_page SET hero_row = iif(?, ?, NULL)`, after.Hero, before.RowID)
		}
		if err != nil {
			return err
		}
		entry.Subject, entry.Before, entry.After = "image", before, after
		return s.audit.Record(ctx, tx, entry)
	})
	return changed, err
}

// Hero returns the image that the administrator chose for the first screen of the landing page. Without one it is a NotFound
// error, and the page has those that ship with the program.
func (s *Store) Hero(ctx context.Context, viewerID int64) (domain.Image, error) {
	var row int64
	err := s.db.Get(ctx, &row, `
		SELECT i.rowid FROM front_page f CROSS JOIN images i ON i.rowid = f.hero_row WHERE i.promoted = 1`)
	if err != nil {
		return domain.Image{}, err
	}
	images, err := s.images.ImagesByRow(ctx, []int64{row}, viewerID, false)
	if err == nil && len(images) == 0 {
		err = db.ErrNotFound
	}
	if err != nil {
		return domain.Image{}, err
	}
	return images[0], nil
}

// Featured returns the images that the administrator features, the newest choice first, at most n.
func (s *Store) Featured(ctx context.Context, n int, viewerID int64) ([]domain.Image, error) {
	var rows []int64
	err := s.db.List(ctx, &rows, `SELECT rowid FROM images WHERE promoted = 1 AND featured_at IS NOT NULL ORDER BY featured_at DESC LIMIT ?`, n)
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	return s.images.ImagesByRow(ctx, rows, viewerID, false)
}

// IsHero reports whether the administrator chose an image for the top of the landing page.
func (s *Store) IsHero(ctx context.Context, imageID string) (is bool, err error) {
	return is, s.db.Get(ctx, &is, `SELECT EXISTS (SELECT 1 FROM front_page f JOIN images i ON i.rowid = f.hero_row WHERE i.id = ?)`, imageID)
}

// standingDecisions is how many images of a user u have a decision against them that no later one has overturned.
const standingDecisions = `
	(SELECT count(DISTINCT d.image_row) FROM moderation_decisions d JOIN images i ON i.rowid = d.image_row
	 WHERE i.user_id = u.id AND d.undone_at IS NULL AND d.decision <> 'keep'
	   AND NOT EXISTS (SELECT 1 FROM moderation_decisions o WHERE o.image_row = d.image_row AND o.undone_at IS NULL AND o.rowid > d.rowid))`

// TrustOf reports whether a user's images are promoted, and why.
func (s *Store) TrustOf(ctx context.Context, userID int64) (domain.Trust, error) {
	var row struct {
		Trust     int           `db:"trust"`
		Choice    sql.NullInt64 `db:"trust_choice"`
		CreatedAt int64         `db:"created_at"`
		Active    bool          `db:"is_active"`
		Leaving   bool          `db:"leaving"`
		Kept      int           `db:"kept"`
		Hidden    int           `db:"hidden"`
		Decisions int           `db:"decisions"`
	}
	err := s.db.Get(ctx, &row, `
		SELECT u.trust, u.trust_choice, u.created_at, u.is_active, u.delete_after IS NOT NULL OR u.erased_at IS NOT NULL AS leaving,
		       (SELECT count(*) FROM (SELECT 1 FROM images i WHERE i.user_id = u.id AND i.deleted_at IS NULL AND i.listed = 1 AND i.created_at <= ? LIMIT ?)) AS kept,
		       (SELECT count(*) FROM images i WHERE i.user_id = u.id AND i.hidden_at IS NOT NULL) AS hidden, `+standingDecisions+` AS decisions
		FROM users u WHERE u.id = ?`, db.Millis(s.db.Now().Add(-domain.TrustKept)), domain.TrustImages, userID)
	return domain.Trust{
		Trusted: row.Trust > 0, SiteOwned: row.Trust == 2, Choice: trustChoice(row.Choice), Age: s.db.Now().Sub(db.FromMillis(row.CreatedAt)),
		Kept: row.Kept, Hidden: row.Hidden, Decisions: row.Decisions, Suspended: !row.Active, Leaving: row.Leaving,
	}, err
}

func trustChoice(column sql.NullInt64) domain.TrustChoice {
	switch {
	case !column.Valid:
		return domain.TrustByRule
	case column.Int64 == 1:
		return domain.TrustGranted
	default:
		return domain.TrustWithheld
	}
}

// trustState is what the audit log keeps of a user's trust.
type trustState struct {
	Trusted bool               `json:"trusted"`
	Choice  domain.TrustChoice `json:"choice"`
}

// ChooseTrust grants a user trust, withdraws it, or leaves it to the rule again. A suspended or leaving account gets none. It
// is for the administrator.
func (s *Store) ChooseTrust(ctx context.Context, actorID, userID int64, choice domain.TrustChoice, reason string) error {
	reason, err := domain.AuditReason(reason)
	if err != nil {
		return err
	}
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		before, err := trustBefore(ctx, tx, userID, choice)
		if err != nil {
			return err
		}
		if err := s.chooseTrust(ctx, tx, userID, choice); err != nil {
			return err
		}
		after := trustState{Choice: choice}
		if err := tx.GetContext(ctx, &after.Trusted, `SELECT trust > 0 FROM users WHERE id = ?`, userID); err != nil {
			return err
		}
		return s.audit.Record(ctx, tx, domain.AuditEntry{
			ActorID: actorID, Action: domain.AuditTrust, Subject: "user", SubjectID: domain.IDText(userID), Reason: reason, Before: before, After: after,
		})
	})
}

// trustBefore returns a user's trust as it is, or why it cannot become what is chosen.
func trustBefore(ctx context.Context, tx *sqlx.Tx, userID int64, choice domain.TrustChoice) (trustState, error) {
	var row struct {
		Trust  int           `db:"trust"`
		Choice sql.NullInt64 `db:"trust_choice"`
		Out    bool          `db:"out"`
	}
	err := tx.GetContext(ctx, &row, `
		SELECT trust, trust_choice, is_active = 0 OR delete_after IS NOT NULL OR erased_at IS NOT NULL AS out FROM users WHERE id = ?`, userID)
	state := trustState{Trusted: row.Trust > 0, Choice: trustChoice(row.Choice)}
	switch {
	case err != nil:
		return state, err
	case row.Trust == 2:
		return state, domain.Errorf(domain.Conflict, "This account belongs to the site and is always trusted.")
	case state.Choice == choice:
		return state, domain.Errorf(domain.Conflict, "This account already has that setting.")
	case choice == domain.TrustGranted && row.Out:
		return state, domain.Errorf(domain.Conflict, "An account that is suspended or set to be deleted can't be trusted.")
	}
	return state, nil
}

func (s *Store) chooseTrust(ctx context.Context, tx *sqlx.Tx, userID int64, choice domain.TrustChoice) error {
	var err error
	switch choice {
	case domain.TrustGranted:
		_, err = tx.ExecContext(ctx, `UPDATE users SET trust_choice = 1, trust = 1 WHERE id = ?`, userID)
	case domain.TrustWithheld:
		_, err = tx.ExecContext(ctx, `UPDATE users SET trust_choice = 0, trust = 0 WHERE id = ?`, userID)
	default:
		if _, err = tx.ExecContext(ctx, `UPDATE users SET trust_choice = NULL WHERE id = ?`, userID); err == nil {
			err = s.retrust(ctx, tx, userID)
		}
	}
	return err
}
