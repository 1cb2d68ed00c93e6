package moderation

import (
	"context"
	"database/sql"

	"pellucid/internal/domain"
	"pellucid/internal/domain/moderation"
	"pellucid/store/db"
)

const decisionColumns = `d.id, i.id AS image_id, i.user_id, u.username, i.prompt, i.blob_key, d.decision, d.reason, d.decided_at, d.undo_until,
	EXISTS (SELECT 1 FROM blocked_images b WHERE b.decision_id = d.id) AS blocked,
	coalesce(a.text, '') AS appeal, a.created_at AS appealed_at, a.answered_by IS NOT NULL AS answered`

const decisionTables = `
	FROM moderation_decisions d JOIN images i ON i.rowid = d.image_row JOIN users u ON u.id = i.user_id
	LEFT JOIN appeals a ON a.image_row = i.rowid`

type decisionRow struct {
	ID         string               `db:"id"`
	ImageID    string               `db:"image_id"`
	UserID     int64                `db:"user_id"`
	Username   string               `db:"username"`
	Prompt     string               `db:"prompt"`
	BlobKey    string               `db:"blob_key"`
	Verdict    moderation.Judgement `db:"decision"`
	Reason     string               `db:"reason"`
	DecidedAt  int64                `db:"decided_at"`
	UndoUntil  int64                `db:"undo_until"`
	Blocked    bool                 `db:"blocked"`
	Appeal     string               `db:"appeal"`
	AppealedAt sql.NullInt64        `db:"appealed_at"`
	Answered   bool                 `db:"answered"`
}

func (r decisionRow) decision() moderation.Decision {
	d := moderation.Decision{
		ID: r.ID, ImageID: r.ImageID, OwnerID: r.UserID, Owner: r.Username, Prompt: r.Prompt, BlobKey: r.BlobKey, Verdict: r.Verdict,
		Reason: r.Reason, Blocked: r.Blocked, At: db.FromMillis(r.DecidedAt), UndoUntil: db.FromMillis(r.UndoUntil),
	}
	if r.AppealedAt.Valid {
		d.Appeal = &moderation.Appeal{Text: r.Appeal, At: db.FromMillis(r.AppealedAt.Int64), Answered: r.Answered}
	}
	return d
}

// decision returns the latest decision about an image, if it was not undone, or the zero one.
func (s *Store) decision(ctx context.Context, row int64) (moderation.Decision, error) {
	var d decisionRow
	err := s.db.Get(ctx, &d, `
		SELECT `+decisionColumns+decisionTables+`
		WHERE d.image_row = ? AND d.undone_at IS NULL ORDER BY d.decided_at DESC, d.rowid DESC LIMIT 1`, row)
	if domain.CodeOf(err) == domain.NotFound {
		return moderation.Decision{}, nil
	}
	return d.decision(), err
}

// DecisionAbout tells an owner what was decided about their own image last. Without a decision it is NotFound.
func (s *Store) DecisionAbout(ctx context.Context, userID int64, imageID string) (moderation.Decision, error) {
	var d decisionRow
	err := s.db.Get(ctx, &d, `
		SELECT `+decisionColumns+decisionTables+`
		WHERE i.id = ? AND i.user_id = ? AND d.undone_at IS NULL ORDER BY d.decided_at DESC, d.rowid DESC LIMIT 1`, imageID, userID)
	return d.decision(), err
}

// RecentDecisions returns the decisions that can still be undone, latest first: of each image only the last. It is for the
// administrator.
func (s *Store) RecentDecisions(ctx context.Context, limit int) ([]moderation.Decision, error) {
	var rows []decisionRow
	err := s.db.List(ctx, &rows, `
		SELECT `+decisionColumns+decisionTables+`
		WHERE d.undone_at IS NULL AND d.decided_at > ? AND d.undo_until > ?
		  AND NOT EXISTS (SELECT 1 FROM moderation_decisions o WHERE o.image_row = d.image_row AND o.undone_at IS NULL AND o.rowid > d.rowid)
		ORDER BY d.decided_at DESC, d.rowid DESC LIMIT ?`, db.Millis(s.db.Now().Add(-moderation.UndoTime)), s.db.Stamp(), limit)
	decisions := make([]moderation.Decision, len(rows))
	for i, r := range rows {
		decisions[i] = r.decision()
	}
	return decisions, err
}
