package billing

import (
	"context"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
)

// Refund gives back all that remains of a transaction; what it had brought is taken back with it. It is for the
// administrator, whose reason stands in the audit log.
func (b *Billing) Refund(ctx context.Context, actorID int64, transactionID string) error {
	if !b.Selling() {
		return errNotSelling
	}
	receipt, err := b.Store.ReceiptOf(ctx, transactionID)
	if err != nil {
		return err
	}
	if receipt.RefundedCents >= receipt.AmountCents {
		return domain.Errorf(domain.Conflict, "This payment was already refunded.")
	}
	if err := b.returnPayment(ctx, transactionID); err != nil {
		return err
	}
	b.Log.Info("a payment was given back", "actor", actorID, "user", receipt.UserID, "transaction", transactionID)
	return nil
}

// returnPayment asks the provider to give back what remains of a payment, and records that it has agreed before its own
// event tells of it.
func (b *Billing) returnPayment(ctx context.Context, transactionID string) error {
	if err := b.Provider.Refund(ctx, transactionID); err != nil {
		return err
	}
	r, err := b.Store.ReceiptOf(ctx, transactionID)
	if err != nil {
		return err
	}
	_, err = b.Store.ApplyPayment(ctx, "", sale.PaymentReport{UserID: r.UserID, Refund: &sale.RefundReport{
		RefundID: "asked:" + r.TransactionID, Status: "succeeded", TransactionID: r.TransactionID, OrderID: r.OrderID,
		AmountCents: r.AmountCents, PaidCents: r.AmountCents, ReportedAt: b.Now(),
	}})
	return err
}
