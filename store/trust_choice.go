package store

import (
	"context"
	"database/sql"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

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
	err := s.get(ctx, &row, `
		SELECT u.trust, u.trust_choice, u.created_at, u.is_active, u.delete_after IS NOT NULL OR u.erased_at IS NOT NULL AS leaving,
		       (SELECT count(*) FROM (SELECT 1 FROM images i WHERE i.user_id = u.id AND i.deleted_at IS NULL AND i.listed = 1 AND i.created_at <= ? LIMIT ?)) AS kept,
		       (SELECT count(*) FROM images i WHERE i.user_id = u.id AND i.hidden_at IS NOT NULL) AS hidden, `+standingDecisions+` AS decisions
		FROM users u WHERE u.id = ?`, millis(s.now().Add(-domain.TrustKept)), domain.TrustImages, userID)
	return domain.Trust{
		Trusted: row.Trust > 0, SiteOwned: row.Trust == 2, Choice: trustChoice(row.Choice), Age: s.now().Sub(fromMillis(row.CreatedAt)),
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
	return s.write(ctx, func(tx *sqlx.Tx) error {
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
		return s.audit(ctx, tx, domain.AuditEntry{
			ActorID: actorID, Action: "user.trust", Subject: "user", SubjectID: domain.IDText(userID), Reason: reason, Before: before, After: after,
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
		return state, domain.Errorf(domain.Conflict, "That is already the choice for this account.")
	case choice == domain.TrustGranted && row.Out:
		return state, domain.Errorf(domain.Conflict, "An account that is suspended or set to be deleted cannot be trusted.")
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
