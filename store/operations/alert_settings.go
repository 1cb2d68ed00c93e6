package operations

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/auditlog"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/upkeep"
	"pellucid/store/db"
)

// AlertSettings returns when the administrator is mailed about what waits.
func (s *Store) AlertSettings(ctx context.Context) (a upkeep.AlertSettings, err error) {
	var row struct {
		Hour   int  `db:"hour"`
		Urgent bool `db:"urgent"`
	}
	err = s.db.Get(ctx, &row, `SELECT coalesce(digest_hour, -1) AS hour, urgent FROM admin_alerts`)
	return upkeep.AlertSettings{DigestHour: row.Hour, Urgent: row.Urgent}, err
}

// SaveAlertSettings replaces it, for the administrator.
func (s *Store) SaveAlertSettings(ctx context.Context, actorID int64, a upkeep.AlertSettings) error {
	before, err := s.AlertSettings(ctx)
	if err != nil || before == a {
		return err
	}
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if _, err := tx.ExecContext(ctx, `UPDATE admin_alerts SET digest_hour = iif(? < 0, NULL, ?), urgent = ?`, a.DigestHour, a.DigestHour, a.Urgent); err != nil {
			return err
		}
		return s.audit.Record(ctx, tx, auditlog.Entry{ActorID: actorID, Action: auditlog.SiteAlerts, Subject: "site", SubjectID: "alerts", Before: before, After: a})
	})
}

// SendAlert queues an email to the administrator, unless one of its kind left within gap, or told of nothing older than event.
func (s *Store) SendAlert(ctx context.Context, kind string, event time.Time, gap time.Duration, email mailing.Email) (sent bool, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		result, err := tx.ExecContext(ctx, `
			INSERT INTO alerts_sent (kind, sent_at, event_at) VALUES (?1, ?2, ?3)
			ON CONFLICT (kind) DO UPDATE SET sent_at = ?2, event_at = ?3 WHERE alerts_sent.sent_at <= ?4 AND alerts_sent.event_at < ?3`,
			kind, s.db.Stamp(), db.Millis(event), db.Millis(s.db.Now().Add(-gap)))
		if err != nil {
			return err
		}
		if n, _ := result.RowsAffected(); n == 0 {
			return nil
		}
		sent = true
		return s.mail.Queue(ctx, tx, email)
	})
	return sent, err
}
