package operations

import (
	"context"
	"fmt"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/upkeep"
	"pellucid/store/db"
)

// retainAtOnce is how many rows of a table are cleared in one act, so that a first sweep of an old database blocks nobody.
const retainAtOnce = 500

// retainRule clears what has been kept for long enough: at most retainAtOnce rows older than a time at once.
type retainRule struct {
	length    func(upkeep.Retention) time.Duration
	statement string // its arguments are the time and the number of rows
}

var retainRules = []retainRule{
	{func(r upkeep.Retention) time.Duration { return r.Mail }, `
		DELETE FROM mail_queue WHERE id IN (SELECT id FROM mail_queue WHERE done_at <= ? LIMIT ?)`},
	{func(r upkeep.Retention) time.Duration { return r.Reports }, `
		UPDATE reports SET detail = '', reporter = 'forgotten:' || id
		WHERE id IN (SELECT id FROM reports WHERE decided_at <= ? AND reporter NOT LIKE 'forgotten:%' LIMIT ?)`},
	{func(r upkeep.Retention) time.Duration { return r.Webhooks }, `
		UPDATE payment_events SET payload = CAST('{}' AS BLOB)
		WHERE id IN (SELECT id FROM payment_events WHERE processed_at <= ? AND length(payload) > 2 LIMIT ?)`},
	{func(r upkeep.Retention) time.Duration { return r.FailedPrompts }, `
		UPDATE generation_tasks SET prompt = '', negative_prompt = ''
		WHERE id IN (SELECT id FROM generation_tasks t
		             WHERE status IN ('failed', 'canceled') AND finished_at <= ? AND prompt <> ''
		               AND NOT EXISTS (SELECT 1 FROM images i WHERE i.task_id = t.id)
		             LIMIT ?)`},
	{func(r upkeep.Retention) time.Duration { return r.BuyerDetails }, `
		DELETE FROM receipt_buyers WHERE document_id IN (SELECT document_id FROM receipt_buyers WHERE issued_at <= ? LIMIT ?)`},
}

// Retain clears what has been kept for as long as r says. What expires by itself, such as sessions, DeleteExpired removes.
func (s *Store) Retain(ctx context.Context, r upkeep.Retention) error {
	for _, rule := range retainRules {
		before := db.Millis(s.db.Now().Add(-rule.length(r)))
		for {
			var n int64
			err := s.db.Write(ctx, func(tx *sqlx.Tx) error {
				result, err := tx.ExecContext(ctx, rule.statement, before, retainAtOnce)
				if err == nil {
					n, err = result.RowsAffected()
				}
				return err
			})
			if err != nil {
				return fmt.Errorf("%.60s: %w", rule.statement, err)
			}
			if n < retainAtOnce {
				break
			}
		}
	}
	return nil
}
