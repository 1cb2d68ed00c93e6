package store

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// BeginViewAs writes down that the administrator looks at the site as a user sees it, and why.
func (s *Store) BeginViewAs(ctx context.Context, actorID, userID int64, reason string) error {
	reason, err := domain.AuditReason(reason)
	if err != nil {
		return err
	}
	if userID == domain.AdminID {
		return domain.Errorf(domain.Conflict, "This is how you see the site already.")
	}
	return s.write(ctx, func(tx *sqlx.Tx) error {
		if _, err := accountOf(ctx, tx, userID); err != nil {
			return err
		}
		return s.audit(ctx, tx, domain.AuditEntry{
			ActorID: actorID, Action: "user.view_as", Subject: "user", SubjectID: domain.IDText(userID), Reason: reason,
		})
	})
}

// EndViewAs writes down that the administrator looks no longer.
func (s *Store) EndViewAs(ctx context.Context, actorID, userID int64) error {
	return s.write(ctx, func(tx *sqlx.Tx) error {
		return s.audit(ctx, tx, domain.AuditEntry{
			ActorID: actorID, Action: "user.view_as_end", Subject: "user", SubjectID: domain.IDText(userID),
		})
	})
}
