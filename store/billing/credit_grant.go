package billing

import (
	"context"
	"fmt"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
)

// registrationCycle names the time before any paid plan, to which the credits of registration belong.
func registrationCycle(userID int64) string { return fmt.Sprintf("registration:%d", userID) }

// cycleGrant returns the id of the entry that granted a cycle's credits, if there is one: the first of its grants, as others
// bring back what had expired of it.
func cycleGrant(ctx context.Context, tx *sqlx.Tx, userID int64, cycle string) (id int64, known bool, err error) {
	err = tx.GetContext(ctx, &id, `
		SELECT coalesce(min(id), 0) FROM credit_ledger WHERE user_id = ? AND cycle = ? AND kind = 'grant'`, userID, cycle)
	return id, id > 0, err
}

// GrantRegistration opens a new user's balance and gives the Free tier's credits, once for a mailbox.
func (s *Store) GrantRegistration(ctx context.Context, tx *sqlx.Tx, userID int64, email string) error {
	mailbox := domain.MailboxOf(email)
	if _, err := tx.ExecContext(ctx, `INSERT INTO credit_balances (user_id) VALUES (?)`, userID); err != nil {
		return err
	}
	result, err := tx.ExecContext(ctx, `
		INSERT INTO registration_grants (email_folded)
		SELECT ? WHERE NOT EXISTS (SELECT 1 FROM registration_grants WHERE email_folded IN (?, ?))`,
		mailbox, mailbox, HashedEmail(mailbox))
	if err != nil {
		return err
	}
	if n, _ := result.RowsAffected(); n == 0 {
		return nil
	}
	var credits int
	if err := tx.GetContext(ctx, &credits, `SELECT monthly_credits FROM tiers WHERE id = ?`, domain.FreeTierID); err != nil {
		return err
	}
	if credits == 0 {
		return nil
	}
	return s.Post(ctx, tx, Entry{
		UserID: userID, Kind: ledger.EntryGrant, Delta: ledger.Delta{Plan: credits},
		Description: "Free credits at registration", Cycle: registrationCycle(userID), Key: registrationCycle(userID),
	})
}
