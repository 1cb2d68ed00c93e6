package billing

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/ledger"
	"pellucid/store/db"
)

// Entry is one line of the credit ledger. Key makes it count once, however often it is sent.
type Entry struct {
	UserID      int64
	Kind        ledger.EntryKind
	Delta       ledger.Delta
	Description string
	TaskID      string
	ImageID     string
	ActorID     int64  // the administrator who adjusted
	Cycle       string // whose credits are granted, expire or come back
	RefundOf    string // the provider's refund that takes credits back
	Spent       int    // credits, of EntrySettle: what was reserved and is spent for good
	Key         string
}

// Balance returns a user's credits.
func (s *Store) Balance(ctx context.Context, userID int64) (ledger.Balance, error) {
	return Balance(ctx, s.db.Reader, userID)
}

// Balance reads a user's credits, within a transaction or outside of one.
func Balance(ctx context.Context, from sqlx.QueryerContext, userID int64) (ledger.Balance, error) {
	var row struct {
		Plan    int           `db:"plan_credits"`
		Extra   int           `db:"extra_credits"`
		Used    int           `db:"used_credits"`
		ResetAt sql.NullInt64 `db:"reset_at"`
	}
	err := sqlx.GetContext(ctx, from, &row, `
		SELECT plan_credits, extra_credits, used_credits, reset_at FROM credit_balances WHERE user_id = ?`, userID)
	if err != nil {
		return ledger.Balance{}, db.MapError(err)
	}
	return ledger.Balance{Plan: row.Plan, Extra: row.Extra, Used: row.Used, ResetAt: db.FromNullMillis(row.ResetAt)}, nil
}

// Post writes one ledger entry; the database changes the balance with it. Posting the same key again changes nothing.
func (s *Store) Post(ctx context.Context, tx *sqlx.Tx, e Entry) error {
	_, err := tx.ExecContext(ctx, `
		INSERT INTO credit_ledger (user_id, kind, plan_delta, extra_delta, description, task_id, image_id, actor_id, cycle, refund_of, spent, idempotency_key, created_at)
		SELECT ?, ?, ?, ?, ?, nullif(?, ''), nullif(?, ''), nullif(?, 0), nullif(?, ''), nullif(?, ''), ?, ?, ?
		WHERE NOT EXISTS (SELECT 1 FROM credit_ledger WHERE idempotency_key = ?)`,
		e.UserID, e.Kind, e.Delta.Plan, e.Delta.Extra, e.Description, e.TaskID, e.ImageID, e.ActorID, e.Cycle, e.RefundOf, e.Spent, e.Key, s.db.Stamp(), e.Key)
	return err
}

// entryWithKey returns the id of the entry with a key, if there is one.
func entryWithKey(ctx context.Context, tx *sqlx.Tx, key string) (id int64, known bool, err error) {
	err = db.MapError(tx.GetContext(ctx, &id, `SELECT id FROM credit_ledger WHERE idempotency_key = ?`, key))
	if db.NotFound(err) {
		return 0, false, nil
	}
	return id, err == nil, err
}

// lastEntry returns the id of a user's newest entry, 0 when there is none.
func lastEntry(ctx context.Context, tx *sqlx.Tx, userID int64) (id int64, err error) {
	err = tx.GetContext(ctx, &id, `SELECT coalesce(max(id), 0) FROM credit_ledger WHERE user_id = ?`, userID)
	return id, err
}

// freshKey returns a key that was not used yet: the name, or the name with a number. What it is for happens because of
// what the balance says, and not because of the key.
func freshKey(ctx context.Context, tx *sqlx.Tx, name string) (string, error) {
	key := name
	for n := 2; ; n++ {
		_, known, err := entryWithKey(ctx, tx, key)
		if err != nil || !known {
			return key, err
		}
		key = fmt.Sprintf("%s#%d", name, n)
	}
}

// Reservation returns what a task took from its owner's balance, and what has been given back of it.
func Reservation(ctx context.Context, tx *sqlx.Tx, taskID string) (spent, released ledger.Delta, err error) {
	var rows []struct {
		Kind  ledger.EntryKind `db:"kind"`
		Plan  int              `db:"plan_delta"`
		Extra int              `db:"extra_delta"`
	}
	err = tx.SelectContext(ctx, &rows, `
		SELECT kind, plan_delta, extra_delta FROM credit_ledger WHERE task_id = ? AND kind IN ('reserve', 'release')`, taskID)
	for _, r := range rows {
		if r.Kind == ledger.EntryReserve {
			spent = ledger.Delta{Plan: spent.Plan + r.Plan, Extra: spent.Extra + r.Extra}
		} else {
			released = ledger.Delta{Plan: released.Plan + r.Plan, Extra: released.Extra + r.Extra}
		}
	}
	return spent, released, err
}
