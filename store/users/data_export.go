package users

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/people"
	"pellucid/store/db"
	"pellucid/store/mail"
)

// largeAccount is how many images an account has whose data is prepared in the background.
const largeAccount = 500

// LargeAccount reports whether an account has so many images that their download takes long to make.
func (s *Store) LargeAccount(ctx context.Context, userID int64) (large bool, err error) {
	return large, s.db.Get(ctx, &large, `SELECT count(*) > ? FROM (SELECT 1 FROM images WHERE user_id = ? AND deleted_at IS NULL LIMIT ?)`, largeAccount, userID, largeAccount+1)
}

// RequestExport has a user's data prepared. While that is under way, or a file is there that was made within the last hour,
// asking again changes nothing.
func (s *Store) RequestExport(ctx context.Context, userID int64) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			INSERT INTO data_exports (id, user_id, requested_at, run_after)
			SELECT ?1, ?2, ?3, ?3
			WHERE NOT EXISTS (SELECT 1 FROM data_exports WHERE user_id = ?2 AND (ready_at IS NULL OR ready_at > ?4))`,
			domain.NewID(), userID, s.db.Stamp(), db.Millis(s.db.Now().Add(-time.Hour)))
		return err
	})
}

type exportRow struct {
	ID          string `db:"id"`
	UserID      int64  `db:"user_id"`
	RequestedAt int64  `db:"requested_at"`
	ReadyAt     int64  `db:"ready_at"`
	ExpiresAt   int64  `db:"expires_at"`
	Bytes       int64  `db:"bytes"`
}

const exportColumns = `id, user_id, requested_at, coalesce(ready_at, 0) AS ready_at, coalesce(expires_at, 0) AS expires_at, bytes`

func (r exportRow) export() *people.DataExport {
	return &people.DataExport{
		ID: r.ID, UserID: r.UserID, RequestedAt: db.FromMillis(r.RequestedAt), ReadyAt: db.FromMillisOrZero(r.ReadyAt), ExpiresAt: db.FromMillisOrZero(r.ExpiresAt), Bytes: r.Bytes,
	}
}

// LatestExport returns the file that a user asked for last; nil: none.
func (s *Store) LatestExport(ctx context.Context, userID int64) (*people.DataExport, error) {
	var rows []exportRow
	err := s.db.List(ctx, &rows, `SELECT `+exportColumns+` FROM data_exports WHERE user_id = ? ORDER BY requested_at DESC LIMIT 1`, userID)
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	return rows[0].export(), nil
}

// ExportOf returns one of a user's files, or a NotFound error.
func (s *Store) ExportOf(ctx context.Context, userID int64, id string) (*people.DataExport, error) {
	var row exportRow
	if err := s.db.Get(ctx, &row, `SELECT `+exportColumns+` FROM data_exports WHERE user_id = ? AND id = ?`, userID, id); err != nil {
		return nil, err
	}
	return row.export(), nil
}

// NextExport returns a file that is to be made and puts it off for lease. Without one, it is a NotFound error.
func (s *Store) NextExport(ctx context.Context, lease time.Duration) (*people.DataExport, error) {
	var row exportRow
	err := s.db.Write(ctx, func(tx *sqlx.Tx) error {
		return tx.GetContext(ctx, &row, `
			UPDATE data_exports SET attempts = attempts + 1, run_after = ?
			WHERE id = (SELECT id FROM data_exports WHERE ready_at IS NULL AND run_after <= ? ORDER BY run_after LIMIT 1)
			RETURNING `+exportColumns, db.Millis(s.db.Now().Add(lease)), s.db.Stamp())
	})
	if err != nil {
		return nil, db.MapError(err)
	}
	return row.export(), nil
}

// FinishExport notes that a file can be downloaded, and writes to its owner.
func (s *Store) FinishExport(ctx context.Context, id string, bytes int64, life time.Duration) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var userID int64
		err := tx.GetContext(ctx, &userID, `
			UPDATE data_exports SET ready_at = ?, expires_at = ?, bytes = ? WHERE id = ? AND ready_at IS NULL RETURNING user_id`,
			s.db.Stamp(), db.Millis(s.db.Now().Add(life)), bytes, id)
		if db.NotFound(db.MapError(err)) {
			return nil // its owner has left
		}
		if err != nil {
			return err
		}
		return s.mail.Queue(ctx, tx, mailing.Email{
			Kind: mailing.ExportReady, UserID: userID, OnceKey: "export:" + id, Data: map[string]string{"export": id, "until": mail.LongDate(s.db.Now().Add(life))},
		})
	})
}

// ExpiredExports returns the files whose time is over.
func (s *Store) ExpiredExports(ctx context.Context) (ids []string, err error) {
	return ids, s.db.List(ctx, &ids, `SELECT id FROM data_exports WHERE expires_at <= ?`, s.db.Stamp())
}

// ForgetExport forgets a file that is gone.
func (s *Store) ForgetExport(ctx context.Context, id string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `DELETE FROM data_exports WHERE id = ?`, id)
		return err
	})
}

// ExportIDs returns all files that are there or are being made.
func (s *Store) ExportIDs(ctx context.Context) (ids []string, err error) {
	return ids, s.db.List(ctx, &ids, `SELECT id FROM data_exports`)
}
