package search

import (
	"context"
	"net/url"
	"strings"

	"pellucid/internal/domain"
	"pellucid/internal/domain/upkeep"
	"pellucid/store/db"
)

// auditRead is how many of the newest entries are searched for words in their reasons.
const auditRead = 5_000

func (s *Store) searchAudit(ctx context.Context, query string) (hits []upkeep.AdminHit, err error) {
	n, _ := number(query)
	var rows []struct {
		ID     int64  `db:"id"`
		Action string `db:"action"`
		Target string `db:"target"`
		Reason string `db:"reason"`
	}
	err = s.db.List(ctx, &rows, `
		SELECT id, action, target, reason FROM audit_log WHERE id IN (
			SELECT ?1
			UNION SELECT id FROM (SELECT id FROM audit_log WHERE target = ?2 ORDER BY id DESC LIMIT ?4)
			UNION SELECT id FROM (
				SELECT id FROM audit_log WHERE id > (SELECT entries FROM audit_head) - ?3 AND instr(lower(reason), lower(?2)) > 0 ORDER BY id DESC LIMIT ?4))
		ORDER BY id DESC LIMIT ?4`, n, query, auditRead, upkeep.SearchShown)
	for _, r := range rows {
		note := r.Action + " · " + r.Target
		if r.Reason != "" {
			note += " · " + domain.Truncate(r.Reason, 80)
		}
		hits = append(hits, upkeep.AdminHit{Title: "Entry " + domain.IDText(r.ID), Note: note, Path: "/admin/audit?subject=" + url.QueryEscape(r.Target)})
	}
	return hits, err
}

// AuditNames returns what the users, tiers and images of audit entries are called now, by target: "user:7".
func (s *Store) AuditNames(ctx context.Context, targets []string) (map[string]string, error) {
	names := map[string]string{}
	for _, kind := range []struct{ prefix, statement string }{
		{"user:", `SELECT id, username AS name FROM users WHERE id = ?`},
		{"tier:", `SELECT id, name FROM tiers WHERE id = ?`},
		{"image:", `SELECT id, iif(is_public, prompt, '') AS name FROM images WHERE id = ?`},
		{"receipt:", `SELECT r.id, u.username AS name FROM receipts r JOIN users u ON u.id = r.user_id WHERE r.id = ?`},
	} {
		for _, target := range targets {
			id, ours := strings.CutPrefix(target, kind.prefix)
			if _, had := names[target]; !ours || had {
				continue
			}
			var row struct {
				ID   string `db:"id"`
				Name string `db:"name"`
			}
			err := s.db.Get(ctx, &row, kind.statement, id)
			if err != nil && !db.NotFound(err) {
				return nil, err
			}
			names[target] = row.Name
		}
	}
	return names, nil
}
