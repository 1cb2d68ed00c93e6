package users

import (
	"context"
	"fmt"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/billing"
	"pellucid/store/images"
)

// DueDeletions returns the users whose account is to be deleted now; one whose pictures are being made waits.
func (s *Store) DueDeletions(ctx context.Context) ([]int64, error) {
	var ids []int64
	err := s.db.List(ctx, &ids, `
		SELECT id FROM users
		WHERE delete_after <= ?
		  AND NOT EXISTS (SELECT 1 FROM generation_tasks t WHERE t.user_id = users.id AND t.status IN ('queued', 'processing'))
		ORDER BY delete_after`, s.db.Stamp())
	return ids, err
}

// Depart ends an account whose time has come and whose images are gone. Its row stays without anything of the person: the
// ledger and the receipts, which only grow, belong to it.
func (s *Store) Depart(ctx context.Context, userID int64) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var email string
		err := tx.GetContext(ctx, &email, `SELECT email_folded FROM users WHERE id = ? AND delete_after <= ?`, userID, s.db.Stamp())
		if err != nil {
			return err
		}
		for _, statement := range erasing {
			if _, err := tx.ExecContext(ctx, statement, userID); err != nil {
				return fmt.Errorf("%.40s: %w", statement, err)
			}
		}
		if err := forgetPayer(ctx, tx, userID, email); err != nil {
			return err
		}
		// The credits at registration are given once for an address, also after its owner left: a hash remembers it.
		_, err = tx.ExecContext(ctx, `UPDATE OR IGNORE registration_grants SET email_folded = ? WHERE email_folded = ?`, billing.HashedEmail(domain.MailboxOf(email)), domain.MailboxOf(email))
		if err != nil {
			return err
		}
		name := fmt.Sprintf("erased-%d", userID)
		_, err = tx.ExecContext(ctx, `
			UPDATE users
			SET email = ?, email_folded = ?, username = ?, username_folded = ?, username_skeleton = ?, password_hash = '', is_active = 0,
			    inactive_reason = 'erased', email_verified_at = NULL, avatar_url = '', bio = '', website = '', social_links = '{}', favorite_styles = '[]',
			    last_login_at = NULL, delete_after = NULL, mail_returned_at = NULL, mail_returned = '', erased_at = ?
			WHERE id = ?`, name+"@erased.invalid", name+"@erased.invalid", name, name, skeleton(name), s.db.Stamp(), userID)
		return err
	})
}

// erasing are the statements that remove what was a user's own.
var erasing = []string{
	`INSERT INTO provider_tasks (user_id, act, target, created_at, run_after)
	 SELECT user_id, 'cancel', provider_subscription_id, updated_at, 0 FROM subscriptions
	 WHERE user_id = ? AND is_active = 1 AND auto_renew = 1 AND provider_subscription_id IS NOT NULL
	 ON CONFLICT DO NOTHING`,
	`UPDATE images SET likes_count = likes_count - 1 WHERE rowid IN (SELECT image_row FROM likes WHERE user_id = ?)`,
	`UPDATE images SET favorites_count = favorites_count - 1 WHERE rowid IN (SELECT image_row FROM favorites WHERE user_id = ?)`,
	`UPDATE images SET ` + images.Forgotten + ` WHERE user_id = ?`,
	`DELETE FROM bin WHERE image_row IN (SELECT rowid FROM images WHERE user_id = ?)`, // no undo: the files are gone
	`DELETE FROM image_edits WHERE user_id = ?`,
	`DELETE FROM appeals WHERE image_row IN (SELECT rowid FROM images WHERE user_id = ?)`,
	`DELETE FROM account_appeals WHERE user_id = ?`,
	`UPDATE reports SET detail = '' WHERE reporter = 'user:' || ?`, // the reason stays, for whoever has to decide
	`DELETE FROM likes WHERE user_id = ?`,
	`DELETE FROM favorites WHERE user_id = ?`,
	`DELETE FROM folder_guests WHERE user_id = ?`,
	`DELETE FROM folders WHERE user_id = ?`,
	`DELETE FROM reference_images WHERE user_id = ?`,
	`DELETE FROM generation_tasks WHERE user_id = ?`,
	`DELETE FROM help_votes WHERE user_id = ?`,
	`DELETE FROM identities WHERE user_id = ?`,
	`DELETE FROM passkeys WHERE user_id = ?`,
	`DELETE FROM recovery_codes WHERE user_id = ?`,
	`DELETE FROM second_factors WHERE user_id = ?`,
	`DELETE FROM sessions WHERE user_id = ?`,
	`DELETE FROM api_tokens WHERE user_id = ?`,
	`DELETE FROM mail_tokens WHERE user_id = ?`,
	`DELETE FROM mail_queue WHERE user_id = ?`,
	`DELETE FROM billing_details WHERE user_id = ?`,
	`DELETE FROM receipt_buyers WHERE user_id = ?`, // the payment provider keeps the legal invoice
	`DELETE FROM data_exports WHERE user_id = ?`,   // the file goes with the next sweep
}

// forgetPayer empties the provider's messages about somebody, which name them and their address. What they said of money is
// kept in columns of its own. A message that still waits to be acted on is emptied by then.
func forgetPayer(ctx context.Context, tx *sqlx.Tx, userID int64, email string) error {
	_, err := tx.ExecContext(ctx, `
		UPDATE payment_events SET payload = CAST('{}' AS BLOB)
		WHERE processed_at IS NOT NULL
		  AND (instr(lower(CAST(payload AS TEXT)), ?) OR EXISTS (
			SELECT 1 FROM payment_customers c WHERE c.user_id = ? AND instr(CAST(payment_events.payload AS TEXT), c.customer_id)))`, email, userID)
	return err
}
