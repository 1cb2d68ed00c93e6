package testkit

import "testing"

// CheckLedger fails the test unless every balance is the sum of its ledger, and every task has taken exactly what its
// state allows: an ended one what its delivered images cost, an open one all that it asked for. What was used counts
// since the cycle began, with an entry of that user's; no cycle holds more plan credits than it gave.
func CheckLedger(t testing.TB, s *Store) {
	t.Helper()
	for _, broken := range All[string](t, s, `
		SELECT 'user ' || b.user_id || ' has ' || b.plan_credits || '+' || b.extra_credits || ', ledger says ' || total(l.plan_delta) || '+' || total(l.extra_delta)
		FROM credit_balances b LEFT JOIN credit_ledger l ON l.user_id = b.user_id
		GROUP BY b.user_id
		HAVING b.plan_credits <> total(l.plan_delta) OR b.extra_credits <> total(l.extra_delta)`) {
		t.Error(broken)
	}
	for _, broken := range All[string](t, s, `
		SELECT 'task ' || k.id || ' (' || k.status || ') has taken ' || k.taken || ' for ' || k.images || ' images, settled ' || k.settled || ' of ' || k.num_samples
		FROM (SELECT g.id, g.status, g.num_samples, g.price,
		             (SELECT total(spent) FROM credit_ledger WHERE task_id = g.id) AS spent,
		             (SELECT -total(plan_delta + extra_delta) FROM credit_ledger WHERE task_id = g.id) AS taken,
		             (SELECT count(*) FROM credit_ledger WHERE task_id = g.id AND kind = 'settle') AS settled,
		             (SELECT count(*) FROM images WHERE task_id = g.id) AS images
		      FROM generation_tasks g) k
		WHERE k.settled <> k.images
		   OR k.taken <> CASE WHEN k.status IN ('completed', 'failed', 'canceled') THEN k.spent ELSE k.num_samples * k.price END
		   OR k.spent > k.images * k.price
		   OR (k.status = 'completed' AND k.images = 0)
		   OR (k.status IN ('failed', 'canceled') AND k.images > 0)`) {
		t.Error(broken)
	}
	for _, broken := range All[string](t, s, `
		SELECT 'user ' || b.user_id || ' used ' || b.used_credits || ' credits, spent ' || total(l.spent) || ' on images delivered since the cycle began'
		FROM credit_balances b LEFT JOIN credit_ledger l ON l.user_id = b.user_id AND l.kind = 'settle' AND l.id > b.cycle_began
		GROUP BY b.user_id
		HAVING b.used_credits <> total(l.spent)`) {
		t.Error(broken)
	}
	for _, broken := range All[string](t, s, `
		SELECT 'user ' || b.user_id || ' is in the cycle ' || b.cycle || ', which began with no entry of theirs (' || b.cycle_began || ')'
		FROM credit_balances b
		WHERE (b.cycle = '' AND b.cycle_began <> 0)
		   OR (b.cycle NOT LIKE 'ended:%' AND b.cycle <> '' AND NOT EXISTS (
		           SELECT 1 FROM credit_ledger l WHERE l.id = b.cycle_began AND l.user_id = b.user_id AND l.kind = 'grant'))
		   OR (b.cycle_began > 0 AND NOT EXISTS (SELECT 1 FROM credit_ledger l WHERE l.id = b.cycle_began AND l.user_id = b.user_id))`) {
		t.Error(broken)
	}
	for _, broken := range All[string](t, s, `
		SELECT 'user ' || b.user_id || ' has ' || b.plan_credits || ' plan credits in the cycle ' || b.cycle || ', which gave ' || b.cycle_credits
		FROM credit_balances b
		WHERE b.cycle <> '' AND b.plan_credits > b.cycle_credits + (
			SELECT total(plan_delta) FROM credit_ledger WHERE user_id = b.user_id AND kind = 'adjust' AND plan_delta > 0)`) {
		t.Error(broken)
	}
	for _, broken := range All[string](t, s, `
		SELECT 'user ' || user_id || ' has ' || sum(is_active) || ' active subscriptions'
		FROM subscriptions GROUP BY user_id HAVING sum(is_active) > 1`) {
		t.Error(broken)
	}
}
