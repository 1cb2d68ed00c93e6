package moderation

import (
	"context"

	"pellucid/internal/domain/moderation"
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
func (s *Store) Case(ctx context.Context, imageID string) (c moderation.Case, err error) {
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

func (s *Store) ownerHistory(ctx context.Context, userID int64) (h moderation.OwnerHistory, err error) {
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
	return moderation.OwnerHistory{
		ID: row.ID, Username: row.Username, IsActive: row.IsActive, JoinedAt: db.FromMillis(row.CreatedAt), Images: row.Images,
		TakenDown: row.TakenDown, Reports: row.Reports,
	}, err
}
