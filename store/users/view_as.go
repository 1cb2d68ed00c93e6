package users

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
)

// BeginViewAs writes down that the administrator looks at the site as a user sees it, and why.
func (s *Store) BeginViewAs(ctx context.Context, actorID, userID int64, reason string) error {
	reason, err := auditlog.Reason(reason)
	if err != nil {
		return err
	}
	if userID == domain.AdminID {
		return domain.Errorf(domain.Conflict, "You're already viewing the site as this user.")
	}
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if _, err := accountOf(ctx, tx, userID); err != nil {
			return err
		}
		return s.audit.Record(ctx, tx, auditlog.Entry{
			ActorID: actorID, Action: auditlog.ViewAs, Subject: "user", SubjectID: domain.IDText(userID), Reason: reason,
		})
	})
}

// EndViewAs writes down that the administrator looks no longer.
func (s *Store) EndViewAs(ctx context.Context, actorID, userID int64) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		return s.audit.Record(ctx, tx, auditlog.Entry{
			ActorID: actorID, Action: auditlog.ViewAsEnd, Subject: "user", SubjectID: domain.IDText(userID),
		})
	})
}
