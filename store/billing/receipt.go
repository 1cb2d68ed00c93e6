package billing

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
	"pellucid/internal/domain/sale"
	"pellucid/store/db"
)

const receiptColumns = `id, user_id, transaction_id, order_id, description, amount_cents, refunded_cents, currency, paid_at,
	EXISTS (SELECT 1 FROM provider_tasks a WHERE a.act = 'refund' AND a.target = transaction_id AND a.done_at IS NULL) AS returning_now`

type receiptRow struct {
	ID            int64  `db:"id"`
	UserID        int64  `db:"user_id"`
	TransactionID string `db:"transaction_id"`
	OrderID       string `db:"order_id"`
	Description   string `db:"description"`
	AmountCents   int64  `db:"amount_cents"`
	RefundedCents int64  `db:"refunded_cents"`
	Currency      string `db:"currency"`
	PaidAt        int64  `db:"paid_at"`
	Returning     bool   `db:"returning_now"`
}

func (r receiptRow) receipt() sale.Receipt {
	return sale.Receipt{
		ID: r.ID, UserID: r.UserID, TransactionID: r.TransactionID, OrderID: r.OrderID, Description: r.Description,
		AmountCents: r.AmountCents, RefundedCents: r.RefundedCents, Currency: r.Currency, PaidAt: db.FromMillis(r.PaidAt),
		Returning: r.Returning && r.RefundedCents < r.AmountCents,
	}
}

// Receipts returns what a user has paid, newest first.
func (s *Store) Receipts(ctx context.Context, userID int64) ([]sale.Receipt, error) {
	var rows []receiptRow
	err := s.db.List(ctx, &rows, `SELECT `+receiptColumns+` FROM receipts WHERE user_id = ? ORDER BY paid_at DESC, id DESC`, userID)
	receipts := make([]sale.Receipt, len(rows))
	for i, r := range rows {
		receipts[i] = r.receipt()
	}
	return receipts, err
}

// ReceiptOf returns the receipt of a provider's transaction, whoever's it is, or a NotFound error. It is for the
// administrator.
func (s *Store) ReceiptOf(ctx context.Context, transactionID string) (sale.Receipt, error) {
	var row receiptRow
	if err := s.db.Get(ctx, &row, `SELECT `+receiptColumns+` FROM receipts WHERE transaction_id = ? AND transaction_id <> ''`, transactionID); err != nil {
		return sale.Receipt{}, err
	}
	return row.receipt(), nil
}

// NoteRefund writes down that the administrator gives a payment back, before the provider is asked: money never moves
// without an entry.
func (s *Store) NoteRefund(ctx context.Context, actorID int64, r sale.Receipt, reason string) error {
	reason, err := auditlog.Reason(reason)
	if err != nil {
		return err
	}
	return s.noteRefund(ctx, r, auditlog.Entry{
		ActorID: actorID, Action: auditlog.Refund, Reason: reason, After: refundState{r.AmountCents},
	})
}

// NoteRefundFailed writes down that the provider did not give back what NoteRefund told of.
func (s *Store) NoteRefundFailed(ctx context.Context, actorID int64, r sale.Receipt, why string) error {
	return s.noteRefund(ctx, r, auditlog.Entry{
		ActorID: actorID, Action: auditlog.RefundFailed, Reason: why, After: refundState{r.RefundedCents},
	})
}

type refundState struct {
	RefundedCents int64 `json:"refunded_cents"`
}

func (s *Store) noteRefund(ctx context.Context, r sale.Receipt, e auditlog.Entry) error {
	e.Subject, e.SubjectID, e.Before = "receipt", domain.IDText(r.ID), refundState{r.RefundedCents}
	return s.db.Write(ctx, func(tx *sqlx.Tx) error { return s.audit.Record(ctx, tx, e) })
}
