package audit

import (
	"context"
	"encoding/json"
	"strings"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
	"pellucid/store/db"
)

func (r auditRow) entry() auditlog.Entry {
	e := auditlog.Entry{
		ID: r.ID, ActorID: r.ActorID, Action: r.Action, Reason: r.Reason, Before: json.RawMessage(r.Before), After: json.RawMessage(r.After),
		At: db.FromMillis(r.CreatedAt), Hash: r.Hash,
	}
	e.Subject, e.SubjectID, _ = strings.Cut(r.Target, ":")
	return e
}

// auditWhere is the filter as a condition and its arguments. It has only what is asked for, so that an index serves.
func auditWhere(f auditlog.Filter) (where string, args []any) {
	where = `WHERE id > 0`
	add := func(condition string, arg any) { where, args = where+` AND `+condition, append(args, arg) }
	if f.ActorID != 0 {
		add(`actor_id = ?`, f.ActorID)
	}
	if f.Action != "" {
		add(`action = ?`, f.Action)
	}
	if subject, whole := strings.CutSuffix(f.Target, ":"); whole {
		add(`target >= ?`, subject+":")
		add(`target < ?`, subject+";") // the sign after the colon
	} else if f.Target != "" {
		add(`target = ?`, f.Target)
	}
	if !f.From.IsZero() {
		add(`created_at >= ?`, db.Millis(f.From))
	}
	if !f.Until.IsZero() {
		add(`created_at < ?`, db.Millis(f.Until))
	}
	return where, args
}

// AuditLog returns a part of the audit log, newest first, and how many entries the filter picks in all. It is for the
// administrator.
func (s *Store) AuditLog(ctx context.Context, f auditlog.Filter, skip, limit int) (page domain.Page[auditlog.Entry], err error) {
	where, args := auditWhere(f)
	if err := s.db.Get(ctx, &page.Total, `SELECT count(*) FROM audit_log `+where, args...); err != nil {
		return page, err
	}
	var rows []auditRow
	err = s.db.List(ctx, &rows, `SELECT `+auditColumns+` FROM audit_log `+where+` ORDER BY id DESC LIMIT ? OFFSET ?`, append(args, limit, skip)...)
	for _, r := range rows {
		page.Data = append(page.Data, r.entry())
	}
	return page, err
}

// AuditActions returns the names of all that was ever done, in order, for choosing among them.
func (s *Store) AuditActions(ctx context.Context) (actions []string, err error) {
	return actions, s.db.List(ctx, &actions, `
		WITH RECURSIVE -- goes from one name to the next along the index; DISTINCT would read all entries
		    known(action) AS (
		        SELECT min(action) FROM audit_log
		        UNION ALL SELECT (SELECT min(action) FROM audit_log WHERE action > known.action) FROM known WHERE known.action IS NOT NULL)
		SELECT action FROM known WHERE action IS NOT NULL`)
}
