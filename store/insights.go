package store

import (
	"context"

	"pellucid/internal/domain/collection"
	"pellucid/store/db"
)

// Insights counts what a user makes: images by day, and by the style keywords of their prompts. Both read an index of
// their own; SQLite still looks up each row, because the counted columns are generated.
func (s *Store) Insights(ctx context.Context, userID int64) (collection.Insights, error) {
	days, err := s.imagesByDay(ctx, userID)
	if err != nil {
		return collection.Insights{}, err
	}
	styles, err := s.imagesByStyle(ctx, userID)
	return collection.Insights{Days: days, Styles: styles}, err
}

func (s *Store) imagesByDay(ctx context.Context, userID int64) ([]collection.DayCount, error) {
	first := db.DayOf(s.Now()) - collection.InsightDays + 1
	var rows []struct {
		Day    db.Day `db:"made_on"`
		Images int    `db:"images"`
	}
	err := s.List(ctx, &rows, `
		SELECT made_on, count(*) AS images
		FROM images
		WHERE user_id = ? AND made_on BETWEEN ? AND ?
		GROUP BY made_on`, userID, first, first+collection.InsightDays-1)
	if err != nil {
		return nil, err
	}
	days := make([]collection.DayCount, collection.InsightDays)
	for i := range days {
		days[i].Day = (first + db.Day(i)).Time()
	}
	for _, r := range rows {
		days[r.Day-first].Images = r.Images
	}
	return days, nil
}

func (s *Store) imagesByStyle(ctx context.Context, userID int64) ([]collection.StyleCount, error) {
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
	counts := make([]collection.StyleCount, len(collection.StyleKeywords))
	for i, style := range collection.StyleKeywords {
		counts[i].Style = style
		for _, r := range rows {
			if r.Styles>>i&1 == 1 {
				counts[i].Images += r.Images
			}
		}
	}
	return counts, nil
}
