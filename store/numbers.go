package store

import (
	"context"
	"database/sql"
	"time"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

const dayMillis = int64(24 * time.Hour / time.Millisecond)

// Numbers returns the administrator's figures. They were counted when things happened, so the size of the gallery does not
// matter.
func (s *Store) Numbers(ctx context.Context) (n domain.Numbers, err error) {
	if n.Days, err = s.dailyNumbers(ctx); err != nil {
		return n, err
	}
	if err := s.Get(ctx, &n.Paying, `SELECT count(*) FROM subscriptions WHERE is_active = 1 AND price_cents > 0`); err != nil {
		return n, err
	}
	var queue struct {
		Waiting int           `db:"waiting"`
		Oldest  sql.NullInt64 `db:"oldest"`
	}
	if err := s.Get(ctx, &queue, `SELECT count(*) AS waiting, min(created_at) AS oldest FROM generation_tasks WHERE status = 'queued'`); err != nil {
		return n, err
	}
	n.Waiting = queue.Waiting
	if queue.Oldest.Valid {
		n.Oldest = max(0, s.Now().Sub(db.FromMillis(queue.Oldest.Int64)))
	}
	if err := s.Get(ctx, &n.Running, `SELECT count(*) FROM generation_tasks WHERE status = 'processing'`); err != nil {
		return n, err
	}
	return n, s.Get(ctx, &n.DatabaseBytes, `SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()`)
}

// dailyNumbers fills the days on which nothing happened.
func (s *Store) dailyNumbers(ctx context.Context) ([]domain.DayNumbers, error) {
	var rows []struct {
		Day      int64 `db:"day"`
		SignUps  int   `db:"sign_ups"`
		Images   int   `db:"images"`
		Passes   int   `db:"passes"`
		Failures int   `db:"failures"`
		Releases int   `db:"releases"`
		Revenue  int64 `db:"revenue_cents"`
	}
	first := s.Stamp()/dayMillis - domain.NumbersDays + 1
	err := s.List(ctx, &rows, `
		SELECT day, sign_ups, images, passes, failures, releases, revenue_cents
		FROM daily_numbers
		WHERE day >= ? AND day < ?`, first, first+domain.NumbersDays)
	days := make([]domain.DayNumbers, domain.NumbersDays)
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

// day is a number of days since 1970, in UTC.
type day int64

func dayOf(t time.Time) day { return day(db.Millis(t) / (24 * time.Hour).Milliseconds()) }

func (d day) time() time.Time { return db.FromMillis(int64(d) * (24 * time.Hour).Milliseconds()) }

// Insights counts what a user makes: images by day, and by the style keywords of their prompts. Both read an index of
// their own; SQLite still looks up each row, because the counted columns are generated.
func (s *Store) Insights(ctx context.Context, userID int64) (domain.Insights, error) {
	days, err := s.imagesByDay(ctx, userID)
	if err != nil {
		return domain.Insights{}, err
	}
	styles, err := s.imagesByStyle(ctx, userID)
	return domain.Insights{Days: days, Styles: styles}, err
}

func (s *Store) imagesByDay(ctx context.Context, userID int64) ([]domain.DayCount, error) {
	first := dayOf(s.Now()) - domain.InsightDays + 1
	var rows []struct {
		Day    day `db:"made_on"`
		Images int `db:"images"`
	}
	err := s.List(ctx, &rows, `
		SELECT made_on, count(*) AS images
		FROM images
		WHERE user_id = ? AND made_on BETWEEN ? AND ?
		GROUP BY made_on`, userID, first, first+domain.InsightDays-1)
	if err != nil {
		return nil, err
	}
	days := make([]domain.DayCount, domain.InsightDays)
	for i := range days {
		days[i].Day = (first + day(i)).time()
	}
	for _, r := range rows {
		days[r.Day-first].Images = r.Images
	}
	return days, nil
}

func (s *Store) imagesByStyle(ctx context.Context, userID int64) ([]domain.StyleCount, error) {
	var rows []struct {
		Styles int `db:"styles"`
		Images int `db:"images"`
	}
	err := s.List(ctx, &rows, `
		SELECT styles, count(*) AS images
		FROM images
		WHERE user_id = ? AND deleted_at IS NULL AND styles > 0
		GROUP BY styles`, userID)
	if err != nil {
		return nil, err
	}
	counts := make([]domain.StyleCount, len(domain.StyleKeywords))
	for i, style := range domain.StyleKeywords {
		counts[i].Style = style
		for _, r := range rows {
			if r.Styles>>i&1 == 1 {
				counts[i].Images += r.Images
			}
		}
	}
	return counts, nil
}

// EdgeTotals returns how many images people were delivered since the site began, and how many of them passed the edge check
// without a note.
func (s *Store) EdgeTotals(ctx context.Context) (totals domain.EdgeTotals, err error) {
	return totals, s.Get(ctx, &totals, `SELECT coalesce(sum(images), 0) AS images, coalesce(sum(passes), 0) AS passes FROM daily_numbers`)
}
