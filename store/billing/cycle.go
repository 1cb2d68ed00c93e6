package billing

import (
	"context"
	"fmt"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/billingstate"
	"pellucid/store/db"

	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/sale"
)

// settledCycle is the cycle that a user's plan credits belong to, as the balance has it.
type settledCycle struct {
	Key            string `db:"cycle"`
	SubscriptionID string `db:"cycle_subscription"`
	Credits        int    `db:"cycle_credits"`
	Clawed         int    `db:"cycle_clawed"`
	StartsAt       int64  `db:"cycle_starts_at"`
	EndsAt         int64  `db:"cycle_ends_at"`
	Began          int64  `db:"cycle_began"`
	Plan           int    `db:"plan_credits"`
}

const cycleQuery = `
	SELECT cycle, cycle_subscription, cycle_credits, cycle_clawed, cycle_starts_at, cycle_ends_at, cycle_began, plan_credits
	FROM credit_balances WHERE user_id = ?`

func (c settledCycle) held() sale.HeldCycle {
	return sale.HeldCycle{Credits: c.Credits, Clawed: c.Clawed, Left: c.Plan, StartsAt: db.FromMillis(c.StartsAt), EndsAt: db.FromMillisOrZero(c.EndsAt)}
}

// CycleOf returns the cycle that a user's plan credits belong to.
func (s *Store) CycleOf(ctx context.Context, userID int64) (sale.HeldCycle, error) {
	var cycle settledCycle
	err := s.db.Get(ctx, &cycle, cycleQuery, userID)
	return cycle.held(), err
}

// expireCycle takes what is left of a cycle that is over.
func (s *Store) expireCycle(ctx context.Context, tx *sqlx.Tx, userID int64, from settledCycle, to billingstate.Cycle) error {
	left := ledger.Delta{Plan: -from.Plan}
	if to.RefundID != "" && to.Ended {
		return s.clawBack(ctx, tx, userID, left, to.RefundID)
	}
	if from.Plan == 0 {
		return nil
	}
	name := from.Key
	if name == "" {
		name = registrationCycle(userID)
	}
	key, err := freshKey(ctx, tx, "expire:"+name)
	if err != nil {
		return err
	}
	return s.Post(ctx, tx, Entry{
		UserID: userID, Kind: ledger.EntryExpire, Delta: left, Description: "Unused plan credits expired", Cycle: name, Key: key,
	})
}

// grantCycle gives a cycle's credits, the first time that it is the present one.
func (s *Store) grantCycle(ctx context.Context, tx *sqlx.Tx, userID int64, to billingstate.Cycle, over int) (int64, error) {
	credits := max(0, to.Credits-to.Clawed-over)
	description := to.Description
	if credits < to.Credits {
		description = fmt.Sprintf("%s: %d of %d", to.Description, credits, to.Credits)
	}
	err := s.Post(ctx, tx, Entry{
		UserID: userID, Kind: ledger.EntryGrant, Delta: ledger.Delta{Plan: credits}, Description: description, Cycle: to.Key, Key: to.Key,
	})
	if err != nil {
		return 0, err
	}
	began, _, err := cycleGrant(ctx, tx, userID, to.Key)
	return began, err
}

// restoreCycle gives back what had expired of a cycle that turns out to be the present one after all.
func (s *Store) restoreCycle(ctx context.Context, tx *sqlx.Tx, userID int64, cycle string) error {
	var left int
	err := tx.GetContext(ctx, &left, `
		SELECT coalesce(-sum(plan_delta), 0) FROM credit_ledger
		WHERE user_id = ? AND cycle = ?
		  AND id <> (SELECT min(id) FROM credit_ledger WHERE user_id = ? AND cycle = ? AND kind = 'grant')`,
		userID, cycle, userID, cycle)
	if err != nil || left <= 0 {
		return err
	}
	key, err := freshKey(ctx, tx, "restore:"+cycle)
	if err != nil {
		return err
	}
	return s.Post(ctx, tx, Entry{
		UserID: userID, Kind: ledger.EntryGrant, Delta: ledger.Delta{Plan: left}, Description: "Plan credits restored", Cycle: cycle, Key: key,
	})
}
