package store

import (
	"context"
	"log/slog"
	"strings"

	"github.com/jmoiron/sqlx"
	"go.mau.fi/util/confusable"
	"golang.org/x/text/unicode/norm"

	"pellucid/internal/domain"
)

// skeleton returns a form that is equal for usernames that look alike: Unicode's skeleton (UTS #39) of the small letters.
func skeleton(username string) string {
	return strings.ToLower(confusable.Skeleton(strings.ToLower(compatible(username))))
}

// compatible returns a username in Unicode's compatible form (NFKC), as it is kept: wide letters become plain ones, and a
// letter with its accent is one sign.
func compatible(username string) string { return norm.NFKC.String(username) }

// foldName returns the form of an e-mail address or username by which it is looked up.
func foldName(name string) string { return domain.FoldName(compatible(name)) }

// errAlike is what a username gets that looks like another user's.
var errAlike = &domain.Error{Code: domain.Conflict, Field: "username", Message: "This username looks like one that is taken. Please choose another."}

// nameTaken reports whether a username is another user's, or looks like one.
func nameTaken(ctx context.Context, tx *sqlx.Tx, username string) (same, alike bool, err error) {
	var row struct {
		Same  bool `db:"same"`
		Alike bool `db:"alike"`
	}
	err = tx.GetContext(ctx, &row, `
		SELECT EXISTS (SELECT 1 FROM users WHERE username_folded = ?) AS same,
		       EXISTS (SELECT 1 FROM users WHERE username_skeleton = ?) AS alike`, foldName(username), skeleton(username))
	return row.Same, row.Alike, err
}

// namesAtOnce is how many accounts get their skeleton in one transaction.
const namesAtOnce = 1000

// fillSkeletons works out what the usernames look like that were taken before that was kept, and writes them in Unicode's
// compatible form (NFKC) as new ones are. One whose new form is somebody else's stays as it is.
func (s *Store) fillSkeletons(ctx context.Context) error {
	for after := int64(0); ; {
		var rows []struct {
			ID   int64  `db:"id"`
			Name string `db:"username"`
		}
		err := s.write(ctx, func(tx *sqlx.Tx) error {
			err := tx.SelectContext(ctx, &rows, `
				SELECT id, username FROM users WHERE username_skeleton IS NULL AND id > ? ORDER BY id LIMIT ?`, after, namesAtOnce)
			if err != nil {
				return err
			}
			for _, row := range rows {
				if err := fillSkeleton(ctx, tx, row.ID, row.Name); err != nil {
					return err
				}
				after = row.ID
			}
			return nil
		})
		if err != nil || len(rows) < namesAtOnce {
			return err
		}
	}
}

func fillSkeleton(ctx context.Context, tx *sqlx.Tx, userID int64, name string) error {
	if _, err := tx.ExecContext(ctx, `UPDATE users SET username_skeleton = ? WHERE id = ?`, skeleton(name), userID); err != nil {
		return err
	}
	plain := compatible(name)
	if plain == name {
		return nil
	}
	result, err := tx.ExecContext(ctx, `UPDATE OR IGNORE users SET username = ?, username_folded = ? WHERE id = ?`, plain, foldName(plain), userID)
	if err != nil {
		return err
	}
	if n, _ := result.RowsAffected(); n == 0 {
		slog.WarnContext(ctx, "a username cannot be written in its compatible form, which is somebody else's", "user", userID)
	}
	return nil
}
