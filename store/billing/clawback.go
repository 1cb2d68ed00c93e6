package billing

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/billingstate"

	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/sale"
)

// clawBack takes credits back because their payment was returned. What is not there any more is forgiven.
func (s *Store) clawBack(ctx context.Context, tx *sqlx.Tx, userID int64, delta ledger.Delta, refundID string) error {
	if delta.Total() == 0 {
		return nil
	}
	key, err := freshKey(ctx, tx, "creem:refund:"+refundID)
	if err != nil {
		return err
	}
	return s.Post(ctx, tx, Entry{
		UserID: userID, Kind: ledger.EntryRefund, Delta: delta, Description: "Taken back: the payment was refunded", RefundOf: refundID, Key: key,
	})
}

// settlePacks gives the credits of packs, each once, and takes back those whose payment was returned.
func (s *Store) settlePacks(ctx context.Context, tx *sqlx.Tx, userID int64, packs []billingstate.Pack) error {
	for _, p := range packs {
		err := s.Post(ctx, tx, Entry{
			UserID: userID, Kind: ledger.EntryPurchase, Delta: ledger.Delta{Extra: p.Order.Credits},
			Description: sale.Pack{Credits: p.Order.Credits}.Name(), Key: "creem:order:" + p.Order.OrderID,
		})
		if err != nil {
			return err
		}
		if err := s.clawPack(ctx, tx, userID, p); err != nil {
			return err
		}
	}
	return nil
}

func (s *Store) clawPack(ctx context.Context, tx *sqlx.Tx, userID int64, p billingstate.Pack) error {
	var row struct {
		Clawed int `db:"clawed"`
		Extra  int `db:"extra_credits"`
	}
	err := tx.GetContext(ctx, &row, `
		SELECT o.clawed, b.extra_credits FROM paid_orders o, credit_balances b WHERE o.order_id = ? AND b.user_id = ?`, p.Order.OrderID, userID)
	if err != nil || p.Clawed <= row.Clawed {
		return err
	}
	if err := s.clawBack(ctx, tx, userID, ledger.Delta{Extra: -min(p.Clawed-row.Clawed, row.Extra)}, p.RefundID); err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `UPDATE paid_orders SET clawed = ? WHERE order_id = ?`, p.Clawed, p.Order.OrderID)
	return err
}
