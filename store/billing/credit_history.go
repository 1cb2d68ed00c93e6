package billing

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/store/db"
)

// Settled returns how many images of a task were delivered, and how many credits were spent on them.
func Settled(ctx context.Context, tx *sqlx.Tx, taskID string) (images, credits int, err error) {
	var row struct {
		Images  int `db:"images"`
		Credits int `db:"credits"`
	}
	err = tx.GetContext(ctx, &row, `
		SELECT count(*) AS images, coalesce(sum(spent), 0) AS credits FROM credit_ledger WHERE task_id = ? AND kind = 'settle'`, taskID)
	return row.Images, row.Credits, err
}

// historyOf tells a user's ledger as people read it: what a generation took and gave back is one line, where it took it, and a
// settlement, which changes nothing, is none. The condition on the kind is that of the index credit_ledger_lines.
const historyOf = `
	WITH history AS (
	    SELECT id, created_at AS happened_at,
	           CASE WHEN kind = 'reserve' AND description = 'Background removed' THEN 'Background Removal'
	                WHEN kind = 'reserve' THEN 'Image Generation'
	                WHEN kind = 'expire' THEN 'Credits Expired'
	                WHEN cycle = 'registration:' || user_id THEN 'Sign-up Credits'
	                WHEN kind = 'grant' AND extra_delta > 0 THEN 'Credits Kept'
	                WHEN kind = 'grant' THEN 'Monthly Refresh'
	                WHEN kind = 'purchase' THEN 'Credit Purchase'
	                WHEN kind = 'refund' THEN 'Refund'
	                ELSE 'Adjustment' END AS action,
	           description,
	           plan_delta + extra_delta + CASE kind WHEN 'reserve' THEN coalesce((
	               SELECT sum(r.plan_delta + r.extra_delta) FROM credit_ledger r
	               WHERE r.task_id = l.task_id AND r.user_id = l.user_id AND r.kind = 'release'), 0) ELSE 0 END AS credits,
	           CASE kind WHEN 'reserve' THEN task_id END AS task_id,
	           CASE WHEN kind = 'reserve' THEN 'Image Generation'
	                WHEN kind IN ('grant', 'expire') THEN 'Monthly Refresh'
	                WHEN kind IN ('purchase', 'refund') THEN 'Credit Purchase'
	                ELSE '' END AS filter
	    FROM credit_ledger l
	    WHERE user_id = ? AND kind NOT IN ('release', 'settle')
	),
	chosen AS (SELECT * FROM history WHERE ? IN ('', filter) AND happened_at >= ?) `

// CreditHistory returns a part of what happened to a user's credits, newest first, and how much there is in all. Its
// credits add up to the balance.
func (s *Store) CreditHistory(ctx context.Context, userID int64, f ledger.HistoryFilter) (domain.Page[ledger.Entry], error) {
	var page domain.Page[ledger.Entry]
	since := int64(0)
	if !f.Since.IsZero() {
		since = db.Millis(f.Since)
	}
	var rows []struct {
		ID          int64  `db:"id"`
		HappenedAt  int64  `db:"happened_at"`
		Action      string `db:"action"`
		Description string `db:"description"`
		Credits     int    `db:"credits"`
		Prompt      string `db:"prompt"`
	}
	err := s.db.List(ctx, &rows, historyOf+`
		SELECT id, happened_at, action, description, credits,
		       coalesce((SELECT prompt FROM generation_tasks t WHERE t.id = chosen.task_id AND t.user_id = ?), '') AS prompt
		FROM chosen ORDER BY id DESC LIMIT ? OFFSET ?`,
		userID, f.Action, since, userID, f.Limit, f.Skip)
	if err != nil {
		return page, err
	}
	page.Data = make([]ledger.Entry, len(rows))
	for i, r := range rows {
		page.Data[i] = ledger.Entry{
			ID: r.ID, At: db.FromMillis(r.HappenedAt), Action: ledger.Action(r.Action), Description: Described(r.Description, r.Prompt), Credits: r.Credits,
		}
	}
	return page, s.db.Get(ctx, &page.Total, historyOf+`SELECT count(*) FROM chosen`, userID, f.Action, since)
}

// Described tells a generation with its prompt, and a cut-out with its title, as long as that is known: the ledger cannot forget, so no prompt is in it.
func Described(description, prompt string) string {
	if prompt == "" || description != string(ledger.Generation) && description != CutoutPosted {
		return description
	}
	return description + ": " + domain.Truncate(prompt, 60)
}
