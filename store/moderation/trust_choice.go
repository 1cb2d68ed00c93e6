package moderation

import (
	"context"
	"database/sql"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
	"pellucid/internal/domain/moderation"
)

func trustChoice(column sql.NullInt64) moderation.TrustChoice {
	switch {
	case !column.Valid:
		return moderation.TrustByRule
	case column.Int64 == 1:
		return moderation.TrustGranted
	default:
		return moderation.TrustWithheld
	}
}

// trustState is what the audit log keeps of a user's trust.
type trustState struct {
	Trusted bool                   `json:"trusted"`
	Choice  moderation.TrustChoice `json:"choice"`
}

// ChooseTrust grants a user trust, withdraws it, or leaves it to the rule again. A suspended or leaving account gets none. It
// is for the administrator.
func (s *Store) ChooseTrust(ctx context.Context, actorID, userID int64, choice moderation.TrustChoice, reason string) error {
	reason, err := auditlog.Reason(reason)
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
		return s.audit.Record(ctx, tx, auditlog.Entry{
			ActorID: actorID, Action: auditlog.Trust, Subject: "user", SubjectID: domain.IDText(userID), Reason: reason, Before: before, After: after,
		})
	})
}

// trustBefore returns a user's trust as it is, or why it cannot become what is chosen.
func trustBefore(ctx context.Context, tx *sqlx.Tx, userID int64, choice moderation.TrustChoice) (trustState, error) {
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
	case choice == moderation.TrustGranted && row.Out:
		return state, domain.Errorf(domain.Conflict, "An account that is suspended or set to be deleted can't be trusted.")
	}
	return state, nil
}

func (s *Store) chooseTrust(ctx context.Context, tx *sqlx.Tx, userID int64, choice moderation.TrustChoice) error {
	var err error
	switch choice {
	case moderation.TrustGranted:
		_, err = tx.ExecContext(ctx, `UPDATE users SET trust_choice = 1, trust = 1 WHERE id = ?`, userID)
	case moderation.TrustWithheld:
		_, err = tx.ExecContext(ctx, `UPDATE users SET trust_choice = 0, trust = 0 WHERE id = ?`, userID)
	default:
		if _, err = tx.ExecContext(ctx, `UPDATE users SET trust_choice = NULL WHERE id = ?`, userID); err == nil {
			err = s.retrust(ctx, tx, userID)
		}
	}
	return err
}
