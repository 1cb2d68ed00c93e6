package store

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// NoteRefund writes down that the administrator gives a payment back, before the provider is asked: money never moves
// without an entry.
func (s *Store) NoteRefund(ctx context.Context, actorID int64, r domain.Receipt, reason string) error {
	reason, err := domain.AuditReason(reason)
	if err != nil {
		return err
	}
	return s.noteRefund(ctx, r, domain.AuditEntry{
		ActorID: actorID, Action: "payment.refund", Reason: reason, After: refundState{r.AmountCents},
	})
}

// NoteRefundFailed writes down that the provider did not give back what NoteRefund told of.
func (s *Store) NoteRefundFailed(ctx context.Context, actorID int64, r domain.Receipt, why string) error {
	return s.noteRefund(ctx, r, domain.AuditEntry{
		ActorID: actorID, Action: "payment.refund_failed", Reason: why, After: refundState{r.RefundedCents},
	})
}

type refundState struct {
	RefundedCents int64 `json:"refunded_cents"`
}

func (s *Store) noteRefund(ctx context.Context, r domain.Receipt, e domain.AuditEntry) error {
	e.Subject, e.SubjectID, e.Before = "receipt", domain.IDText(r.ID), refundState{r.RefundedCents}
	return s.write(ctx, func(tx *sqlx.Tx) error { return s.audit(ctx, tx, e) })
}
