package copies

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"

	"pellucid/internal/domain/auditlog"
	"pellucid/store/audit"
)

// Check reports the first thing that is wrong with a copy: a damaged page, a row that refers to nothing, a balance that is not the
// sum of its entries, an audit log that was tampered with.
func (c *Copy) Check(ctx context.Context) error {
	for _, check := range []func(context.Context) error{c.checkPages, c.checkReferences, c.checkLedger, c.checkAudit} {
		if err := check(ctx); err != nil {
			return err
		}
	}
	return nil
}

func (c *Copy) checkPages(ctx context.Context) error {
	var problems []string
	if err := c.db.SelectContext(ctx, &problems, `PRAGMA integrity_check(3)`); err != nil {
		return fmt.Errorf("the database is damaged: %w", err)
	}
	if !slices.Equal(problems, []string{"ok"}) {
		return fmt.Errorf("the database is damaged: %s", strings.Join(problems, "; "))
	}
	return nil
}

func (c *Copy) checkReferences(ctx context.Context) error {
	var broken struct {
		Table  string        `db:"table"`
		Row    sql.NullInt64 `db:"rowid"`
		Parent string        `db:"parent"`
	}
	err := c.db.GetContext(ctx, &broken, `SELECT "table", rowid, parent FROM pragma_foreign_key_check LIMIT 1`)
	if errors.Is(err, sql.ErrNoRows) {
		return nil
	}
	if err != nil {
		return unreadable(err)
	}
	return fmt.Errorf("row %d of table %s refers to a row of %s that is missing", broken.Row.Int64, broken.Table, broken.Parent)
}

func (c *Copy) checkLedger(ctx context.Context) error {
	var wrong struct {
		UserID  int64 `db:"user_id"`
		Balance int64 `db:"balance"`
		Sum     int64 `db:"sum"`
	}
	err := c.db.GetContext(ctx, &wrong, `
		SELECT l.user_id, coalesce(b.plan_credits + b.extra_credits, 0) AS balance, l.plan + l.extra AS sum
		FROM (SELECT user_id, sum(plan_delta) AS plan, sum(extra_delta) AS extra FROM credit_ledger GROUP BY user_id) l
		LEFT JOIN credit_balances b ON b.user_id = l.user_id
		WHERE b.plan_credits IS NOT l.plan OR b.extra_credits IS NOT l.extra
		UNION ALL
		SELECT user_id, plan_credits + extra_credits, 0 FROM credit_balances b
		WHERE plan_credits + extra_credits <> 0 AND NOT EXISTS (SELECT 1 FROM credit_ledger WHERE user_id = b.user_id)
		LIMIT 1`)
	if errors.Is(err, sql.ErrNoRows) {
		return nil
	}
	if err != nil {
		return unreadable(err)
	}
	return fmt.Errorf("the credits of user %d don't add up: the balance is %d, the ledger's sum is %d", wrong.UserID, wrong.Balance, wrong.Sum)
}

func (c *Copy) checkAudit(ctx context.Context) error {
	tx, err := c.db.BeginTxx(ctx, nil)
	if err != nil {
		return unreadable(err)
	}
	defer func() { _ = tx.Rollback() }()
	head, err := audit.VerifyChain(ctx, tx, auditlog.Head{})
	if err == nil {
		err = audit.VerifySeal(ctx, tx, head)
	}
	if err == nil {
		err = audit.VerifyGuards(ctx, tx)
	}
	if err != nil {
		return fmt.Errorf("the audit log is damaged: %w", err)
	}
	return nil
}
