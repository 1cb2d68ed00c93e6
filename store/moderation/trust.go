package moderation

import (
	"context"
	"database/sql"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/moderation"
	"pellucid/store/db"
)

// trustRule is true of a user u who has earned trust: moderation.TrustAge, moderation.TrustImages that have been up for
// moderation.TrustKept, and no strike. A strike is a hidden image, or a decision against an image that no later one has
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
	return []any{db.Millis(s.db.Now().Add(-moderation.TrustAge)), db.Millis(s.db.Now().Add(-moderation.TrustKept)), moderation.TrustImages, moderation.TrustImages}
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

// standingDecisions is how many images of a user u have a decision against them that no later one has overturned.
const standingDecisions = `
	(SELECT count(DISTINCT d.image_row) FROM moderation_decisions d JOIN images i ON i.rowid = d.image_row
	 WHERE i.user_id = u.id AND d.undone_at IS NULL AND d.decision <> 'keep'
	   AND NOT EXISTS (SELECT 1 FROM moderation_decisions o WHERE o.image_row = d.image_row AND o.undone_at IS NULL AND o.rowid > d.rowid))`

// TrustOf reports whether a user's images are promoted, and why.
func (s *Store) TrustOf(ctx context.Context, userID int64) (moderation.Trust, error) {
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
		FROM users u WHERE u.id = ?`, db.Millis(s.db.Now().Add(-moderation.TrustKept)), moderation.TrustImages, userID)
	return moderation.Trust{
		Trusted: row.Trust > 0, SiteOwned: row.Trust == 2, Choice: trustChoice(row.Choice), Age: s.db.Now().Sub(db.FromMillis(row.CreatedAt)),
		Kept: row.Kept, Hidden: row.Hidden, Decisions: row.Decisions, Suspended: !row.Active, Leaving: row.Leaving,
	}, err
}
