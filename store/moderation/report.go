package moderation

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/moderation"
	"pellucid/store/db"
)

func (s *Store) openReports(ctx context.Context, row int64) ([]moderation.Report, error) {
	var rows []struct {
		Reason moderation.ReportReason `db:"reason"`
		Detail string                  `db:"detail"`
		At     int64                   `db:"created_at"`
	}
	err := s.db.List(ctx, &rows, `SELECT reason, detail, created_at FROM reports WHERE image_row = ? AND decided_at IS NULL ORDER BY created_at, id`, row)
	reports := make([]moderation.Report, len(rows))
	for i, r := range rows {
		reports[i] = moderation.Report{Reason: r.Reason, Detail: r.Detail, At: db.FromMillis(r.At)}
	}
	return reports, err
}

// Report keeps what somebody says about a public picture of somebody else, once: a second report by the same reporter
// changes nothing. reporter is "user:ID", or the keyed hash of a visitor. It reports whether it was kept.
func (s *Store) Report(ctx context.Context, imageID, reporter string, report moderation.Report) (kept bool, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var row int64
		if err := tx.GetContext(ctx, &row, `SELECT rowid FROM images WHERE id = ? AND listed = 1`, imageID); err != nil {
			return err
		}
		result, err := tx.ExecContext(ctx, `
			INSERT INTO reports (image_row, reporter, reason, detail, created_at) VALUES (?, ?, ?, ?, ?)
			ON CONFLICT (image_row, reporter) DO NOTHING`, row, reporter, report.Reason, report.Detail, s.db.Stamp())
		if err != nil {
			return err
		}
		n, err := result.RowsAffected()
		kept = n == 1
		return err
	})
	return kept, err
}

// Appeal keeps why an owner wants a decision about their picture looked at again, once for each picture. The files of a
// deleted one stay until that is answered.
func (s *Store) Appeal(ctx context.Context, userID int64, imageID, text string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var row int64
		err := tx.GetContext(ctx, &row, `
			SELECT i.rowid FROM images i JOIN moderation_decisions d ON d.image_row = i.rowid AND d.undone_at IS NULL
			LEFT JOIN bin ON bin.image_row = i.rowid
			WHERE i.id = ? AND i.user_id = ? AND i.hidden_at IS NOT NULL AND (i.deleted_at IS NULL OR bin.empty_at > ?)
			LIMIT 1`, imageID, userID, s.db.Stamp())
		if domain.CodeOf(db.MapError(err)) == domain.NotFound {
			return domain.Errorf(domain.Gone, "There is nothing left to appeal.")
		}
		if err != nil {
			return err
		}
		result, err := tx.ExecContext(ctx, `
			INSERT INTO appeals (image_row, text, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING`, row, text, s.db.Stamp())
		if err != nil {
			return err
		}
		if n, _ := result.RowsAffected(); n == 0 {
			return domain.Errorf(domain.Conflict, "You already appealed this decision. You can appeal once.")
		}
		_, err = tx.ExecContext(ctx, `UPDATE bin SET empty_at = ? WHERE image_row = ? AND empty_at > 0`, db.Millis(s.db.Now().Add(moderation.AppealTime)), row)
		return err
	})
}
