package moderation

import (
	"context"
	"database/sql"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/db"
	"pellucid/store/images"
)

// waiting are the rows of images with an open report or appeal: those that somebody appealed first, then the oldest.
const waiting = `
	SELECT i.rowid, min(w.appealed) AS appealed, min(w.at) AS at
	FROM (SELECT image_row, created_at AS at, 1 AS appealed FROM reports WHERE decided_at IS NULL
	      UNION ALL SELECT image_row, created_at, 0 FROM appeals WHERE answered_by IS NULL) w
	JOIN images i ON i.rowid = w.image_row
	LEFT JOIN bin b ON b.image_row = i.rowid AND b.empty_at > 0
	WHERE i.deleted_at IS NULL OR (b.image_row IS NOT NULL AND w.appealed = 0)
	GROUP BY i.rowid`

// ModerationQueue returns the ids of up to limit images that wait for a decision, in the order of the queue, and how many
// wait in all.
func (s *Store) ModerationQueue(ctx context.Context, limit int) (ids []string, total int, err error) {
	if err := s.db.Get(ctx, &total, `SELECT count(*) FROM (`+waiting+`)`); err != nil {
		return nil, 0, err
	}
	err = s.db.List(ctx, &ids, `
		SELECT i.id FROM (`+waiting+`) q JOIN images i ON i.rowid = q.rowid ORDER BY q.appealed, q.at, q.rowid LIMIT ?`, limit)
	return ids, total, err
}

// Case returns an image that waits for a decision, with all that is needed for one. It is for the administrator. Who
// reported is not told.
func (s *Store) Case(ctx context.Context, imageID string) (c domain.Case, err error) {
	var row images.Row
	err = s.db.Get(ctx, &row, `
		SELECT `+images.Columns+images.DetailColumns+`
		FROM images i JOIN users u ON u.id = i.user_id JOIN image_files p ON p.blob_key = i.blob_key
		WHERE i.id = ? AND i.rowid IN (SELECT rowid FROM (`+waiting+`))`, 0, 0, imageID)
	if err != nil {
		return c, err
	}
	if c.Image, err = s.images.ImageOf(row); err != nil {
		return c, err
	}
	if c.Reports, err = s.openReports(ctx, row.RowID); err != nil {
		return c, err
	}
	decision, err := s.decision(ctx, row.RowID)
	if err != nil {
		return c, err
	}
	if decision.Appeal != nil && !decision.Appeal.Answered {
		c.Appeal = decision.Appeal
	}
	if decision.ID != "" {
		c.Standing = &decision
	}
	c.Owner, err = s.ownerHistory(ctx, row.UserID)
	return c, err
}

func (s *Store) openReports(ctx context.Context, row int64) ([]domain.Report, error) {
	var rows []struct {
		Reason domain.ReportReason `db:"reason"`
		Detail string              `db:"detail"`
		At     int64               `db:"created_at"`
	}
	err := s.db.List(ctx, &rows, `SELECT reason, detail, created_at FROM reports WHERE image_row = ? AND decided_at IS NULL ORDER BY created_at, id`, row)
	reports := make([]domain.Report, len(rows))
	for i, r := range rows {
		reports[i] = domain.Report{Reason: r.Reason, Detail: r.Detail, At: db.FromMillis(r.At)}
	}
	return reports, err
}

func (s *Store) ownerHistory(ctx context.Context, userID int64) (h domain.OwnerHistory, err error) {
	var row struct {
		ID        int64  `db:"id"`
		Username  string `db:"username"`
		IsActive  bool   `db:"is_active"`
		CreatedAt int64  `db:"created_at"`
		Images    int    `db:"images"`
		TakenDown int    `db:"taken_down"`
		Reports   int    `db:"reports"`
	}
	err = s.db.Get(ctx, &row, `
		SELECT u.id, u.username, u.is_active, u.created_at,
		       (SELECT count(*) FROM images i WHERE i.user_id = u.id AND i.deleted_at IS NULL) AS images,
		       (SELECT count(DISTINCT d.image_row) FROM moderation_decisions d JOIN images i ON i.rowid = d.image_row
		        WHERE i.user_id = u.id AND d.undone_at IS NULL AND d.decision <> 'keep') AS taken_down,
		       (SELECT count(*) FROM reports r JOIN images i ON i.rowid = r.image_row WHERE i.user_id = u.id) AS reports
		FROM users u WHERE u.id = ?`, userID)
	return domain.OwnerHistory{
		ID: row.ID, Username: row.Username, IsActive: row.IsActive, JoinedAt: db.FromMillis(row.CreatedAt), Images: row.Images,
		TakenDown: row.TakenDown, Reports: row.Reports,
	}, err
}

const decisionColumns = `d.id, i.id AS image_id, i.user_id, u.username, i.prompt, i.blob_key, d.decision, d.reason, d.decided_at, d.undo_until,
	EXISTS (SELECT 1 FROM blocked_images b WHERE b.decision_id = d.id) AS blocked,
	coalesce(a.text, '') AS appeal, a.created_at AS appealed_at, a.answered_by IS NOT NULL AS answered`

const decisionTables = `
	FROM moderation_decisions d JOIN images i ON i.rowid = d.image_row JOIN users u ON u.id = i.user_id
	LEFT JOIN appeals a ON a.image_row = i.rowid`

type decisionRow struct {
	ID         string           `db:"id"`
	ImageID    string           `db:"image_id"`
	UserID     int64            `db:"user_id"`
	Username   string           `db:"username"`
	Prompt     string           `db:"prompt"`
	BlobKey    string           `db:"blob_key"`
	Verdict    domain.Judgement `db:"decision"`
	Reason     string           `db:"reason"`
	DecidedAt  int64            `db:"decided_at"`
	UndoUntil  int64            `db:"undo_until"`
	Blocked    bool             `db:"blocked"`
	Appeal     string           `db:"appeal"`
	AppealedAt sql.NullInt64    `db:"appealed_at"`
	Answered   bool             `db:"answered"`
}

func (r decisionRow) decision() domain.Decision {
	d := domain.Decision{
		ID: r.ID, ImageID: r.ImageID, OwnerID: r.UserID, Owner: r.Username, Prompt: r.Prompt, BlobKey: r.BlobKey, Verdict: r.Verdict,
		Reason: r.Reason, Blocked: r.Blocked, At: db.FromMillis(r.DecidedAt), UndoUntil: db.FromMillis(r.UndoUntil),
	}
	if r.AppealedAt.Valid {
		d.Appeal = &domain.Appeal{Text: r.Appeal, At: db.FromMillis(r.AppealedAt.Int64), Answered: r.Answered}
	}
	return d
}

// decision returns the latest decision about an image, if it was not undone, or the zero one.
func (s *Store) decision(ctx context.Context, row int64) (domain.Decision, error) {
	var d decisionRow
	err := s.db.Get(ctx, &d, `
		SELECT `+decisionColumns+decisionTables+`
		WHERE d.image_row = ? AND d.undone_at IS NULL ORDER BY d.decided_at DESC, d.rowid DESC LIMIT 1`, row)
	if domain.CodeOf(err) == domain.NotFound {
		return domain.Decision{}, nil
	}
	return d.decision(), err
}

// DecisionAbout tells an owner what was decided about their own image last. Without a decision it is NotFound.
func (s *Store) DecisionAbout(ctx context.Context, userID int64, imageID string) (domain.Decision, error) {
	var d decisionRow
	err := s.db.Get(ctx, &d, `
		SELECT `+decisionColumns+decisionTables+`
		WHERE i.id = ? AND i.user_id = ? AND d.undone_at IS NULL ORDER BY d.decided_at DESC, d.rowid DESC LIMIT 1`, imageID, userID)
	return d.decision(), err
}

// RecentDecisions returns the decisions that can still be undone, latest first: of each image only the last. It is for the
// administrator.
func (s *Store) RecentDecisions(ctx context.Context, limit int) ([]domain.Decision, error) {
	var rows []decisionRow
	err := s.db.List(ctx, &rows, `
		SELECT `+decisionColumns+decisionTables+`
		WHERE d.undone_at IS NULL AND d.decided_at > ? AND d.undo_until > ?
		  AND NOT EXISTS (SELECT 1 FROM moderation_decisions o WHERE o.image_row = d.image_row AND o.undone_at IS NULL AND o.rowid > d.rowid)
		ORDER BY d.decided_at DESC, d.rowid DESC LIMIT ?`, db.Millis(s.db.Now().Add(-domain.ModerationUndo)), s.db.Stamp(), limit)
	decisions := make([]domain.Decision, len(rows))
	for i, r := range rows {
		decisions[i] = r.decision()
	}
	return decisions, err
}

// Report keeps what somebody says about a public picture of somebody else, once: a second report by the same reporter
// changes nothing. reporter is "user:ID", or the keyed hash of a visitor. It reports whether it was kept.
func (s *Store) Report(ctx context.Context, imageID, reporter string, report domain.Report) (kept bool, err error) {
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
		_, err = tx.ExecContext(ctx, `UPDATE bin SET empty_at = ? WHERE image_row = ? AND empty_at > 0`, db.Millis(s.db.Now().Add(domain.AppealTime)), row)
		return err
	})
}
