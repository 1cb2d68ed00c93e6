package moderation

import (
	"context"
	"encoding/json"

	"pellucid/internal/domain/moderation"
	"pellucid/store/db"
	"pellucid/store/images"
)

// Cases returns those of some images that wait for a decision, in the order of their ids, with their open reports and appeals.
// What was decided before and who owns them is left to Case. They are for the administrator.
func (s *Store) Cases(ctx context.Context, imageIDs []string) ([]moderation.Case, error) {
	list, err := json.Marshal(imageIDs)
	if err != nil {
		return nil, err
	}
	var rows []images.Row
	err = s.db.List(ctx, &rows, `
		SELECT `+images.Columns+images.DetailColumns+`
		FROM json_each(?) chosen CROSS JOIN images i ON i.id = chosen.value JOIN users u ON u.id = i.user_id JOIN image_files p ON p.blob_key = i.blob_key
		WHERE i.rowid IN (SELECT rowid FROM (`+waiting+`)) ORDER BY chosen.key`, 0, 0, string(list))
	if err != nil {
		return nil, err
	}
	cases, place := make([]moderation.Case, len(rows)), map[int64]int{}
	for i, row := range rows {
		if cases[i].Image, err = s.images.ImageOf(row); err != nil {
			return nil, err
		}
		place[row.RowID] = i
	}
	return cases, s.addOpen(ctx, cases, place, string(list))
}

// addOpen adds the open reports and appeals to cases, whose places are by the rows of their images.
func (s *Store) addOpen(ctx context.Context, cases []moderation.Case, place map[int64]int, list string) error {
	const chosen = ` AND image_row IN (SELECT i.rowid FROM json_each(?) c CROSS JOIN images i ON i.id = c.value) ORDER BY created_at, rowid`
	var open []struct {
		Row    int64                   `db:"image_row"`
		Reason moderation.ReportReason `db:"reason"`
		Text   string                  `db:"text"`
		At     int64                   `db:"created_at"`
	}
	if err := s.db.List(ctx, &open, `SELECT image_row, reason, detail AS text, created_at FROM reports WHERE decided_at IS NULL`+chosen, list); err != nil {
		return err
	}
	for _, r := range open {
		if at, ok := place[r.Row]; ok {
			cases[at].Reports = append(cases[at].Reports, moderation.Report{Reason: r.Reason, Detail: r.Text, At: db.FromMillis(r.At)})
		}
	}
	open = open[:0]
	if err := s.db.List(ctx, &open, `SELECT image_row, '' AS reason, text, created_at FROM appeals WHERE answered_by IS NULL`+chosen, list); err != nil {
		return err
	}
	for _, a := range open {
		if at, ok := place[a.Row]; ok {
			cases[at].Appeal = &moderation.Appeal{Text: a.Text, At: db.FromMillis(a.At)}
		}
	}
	return nil
}
