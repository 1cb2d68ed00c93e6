package operations

import (
	"context"
	"database/sql"
	"time"

	"pellucid/internal/domain/upkeep"
	"pellucid/store/db"
)

const dayMillis = int64(24 * time.Hour / time.Millisecond)

// Numbers returns the administrator's figures. They were counted when things happened, so the size of the gallery does not
// matter.
func (s *Store) Numbers(ctx context.Context) (n upkeep.Numbers, err error) {
	if n.Days, err = s.dailyNumbers(ctx); err != nil {
		return n, err
	}
	if err := s.db.Get(ctx, &n.Paying, `SELECT count(*) FROM subscriptions WHERE is_active = 1 AND price_cents > 0`); err != nil {
		return n, err
	}
	var queue struct {
		Waiting int           `db:"waiting"`
		Oldest  sql.NullInt64 `db:"oldest"`
	}
	if err := s.db.Get(ctx, &queue, `SELECT count(*) AS waiting, min(created_at) AS oldest FROM generation_tasks WHERE status = 'queued'`); err != nil {
		return n, err
	}
	n.Waiting = queue.Waiting
	if queue.Oldest.Valid {
		n.Oldest = max(0, s.db.Now().Sub(db.FromMillis(queue.Oldest.Int64)))
	}
	if err := s.db.Get(ctx, &n.Running, `SELECT count(*) FROM generation_tasks WHERE status = 'processing'`); err != nil {
		return n, err
	}
	return n, s.db.Get(ctx, &n.DatabaseBytes, `SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()`)
}

// dailyNumbers fills the days on which nothing happened.
func (s *Store) dailyNumbers(ctx context.Context) ([]upkeep.DayNumbers, error) {
	var rows []struct {
		Day      int64 `db:"day"`
		SignUps  int   `db:"sign_ups"`
		Images   int   `db:"images"`
		Passes   int   `db:"passes"`
		Failures int   `db:"failures"`
		Releases int   `db:"releases"`
		Revenue  int64 `db:"revenue_cents"`
	}
	first := s.db.Stamp()/dayMillis - upkeep.NumbersDays + 1
	err := s.db.List(ctx, &rows, `
		SELECT day, sign_ups, images, passes, failures, releases, revenue_cents
		FROM daily_numbers
		WHERE day >= ? AND day < ?`, first, first+upkeep.NumbersDays)
	days := make([]upkeep.DayNumbers, upkeep.NumbersDays)
	for i := range days {
		days[i].Day = db.FromMillis((first + int64(i)) * dayMillis)
	}
	for _, r := range rows {
		day := &days[r.Day-first]
		day.SignUps, day.Images, day.Passes, day.Failures = r.SignUps, r.Images, r.Passes, r.Failures
		day.Releases, day.RevenueCents = r.Releases, r.Revenue
	}
	return days, err
}

// EdgeTotals returns how many images people were delivered since the site began, and how many of them passed the edge check
// without a note.
func (s *Store) EdgeTotals(ctx context.Context) (totals upkeep.EdgeTotals, err error) {
	return totals, s.db.Get(ctx, &totals, `SELECT coalesce(sum(images), 0) AS images, coalesce(sum(passes), 0) AS passes FROM daily_numbers`)
}
