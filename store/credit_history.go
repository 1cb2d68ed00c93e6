package store

import (
	"context"

	"pellucid/internal/domain"
)

// historyOf tells a user's ledger as people read it: what a generation took and gave back is one line, and a settlement,
// which changes nothing, is none.
const historyOf = `
	WITH history AS (
	    SELECT min(id) AS id, min(created_at) AS happened_at, 'Image Generation' AS action,
	           max(CASE WHEN kind = 'reserve' THEN description ELSE '' END) AS description,
	           sum(plan_delta + extra_delta) AS credits, task_id, 'Image Generation' AS filter
	    FROM credit_ledger
	    WHERE user_id = ? AND kind IN ('reserve', 'release')
	    GROUP BY task_id
	    UNION ALL
	    SELECT id, created_at,
	           CASE WHEN kind = 'expire' THEN 'Credits Expired'
	                WHEN cycle = 'registration:' || user_id THEN 'Sign-up Credits'
	                WHEN kind = 'grant' THEN 'Monthly Refresh'
	                WHEN kind = 'purchase' THEN 'Credit Purchase'
	                WHEN kind = 'refund' THEN 'Refund'
	                ELSE 'Adjustment' END,
	           description, plan_delta + extra_delta, NULL,
	           CASE WHEN kind IN ('grant', 'expire') THEN 'Monthly Refresh'
	                WHEN kind IN ('purchase', 'refund') THEN 'Credit Purchase'
	                ELSE '' END
	    FROM credit_ledger
	    WHERE user_id = ? AND kind NOT IN ('reserve', 'release', 'settle')
	),
	chosen AS (SELECT * FROM history WHERE ? IN ('', filter) AND happened_at >= ?) `

// CreditHistory returns a part of what happened to a user's credits, newest first, and how much there is in all. Its
// credits add up to the balance.
func (s *Store) CreditHistory(ctx context.Context, userID int64, f domain.HistoryFilter) (domain.Page[domain.CreditEntry], error) {
	var page domain.Page[domain.CreditEntry]
	since := int64(0)
	if !f.Since.IsZero() {
		since = millis(f.Since)
	}
	var rows []struct {
		ID          int64  `db:"id"`
		HappenedAt  int64  `db:"happened_at"`
		Action      string `db:"action"`
		Description string `db:"description"`
		Credits     int    `db:"credits"`
		Prompt      string `db:"prompt"`
	}
	err := s.list(ctx, &rows, historyOf+`
		SELECT id, happened_at, action, description, credits,
		       coalesce((SELECT prompt FROM generation_tasks t WHERE t.id = chosen.task_id AND t.user_id = ?), '') AS prompt
		FROM chosen ORDER BY id DESC LIMIT ? OFFSET ?`,
		userID, userID, f.Action, since, userID, f.Limit, f.Skip)
	if err != nil {
		return page, err
	}
	page.Data = make([]domain.CreditEntry, len(rows))
	for i, r := range rows {
		page.Data[i] = domain.CreditEntry{
			ID: r.ID, At: fromMillis(r.HappenedAt), Action: domain.CreditAction(r.Action), Description: described(r.Description, r.Prompt), Credits: r.Credits,
		}
	}
	return page, s.get(ctx, &page.Total, historyOf+`SELECT count(*) FROM chosen`, userID, userID, f.Action, since)
}

// described tells a generation with its prompt, as long as that is known: the ledger cannot forget, so no prompt is in it.
func described(description, prompt string) string {
	if prompt == "" || description != string(domain.CreditGeneration) {
		return description
	}
	return description + ": " + domain.Truncate(prompt, 60)
}
