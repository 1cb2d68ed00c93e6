package users

import (
	"context"
	"strings"

	"github.com/jmoiron/sqlx"
	"go.mau.fi/util/confusable"
	"golang.org/x/text/unicode/norm"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

func mapTaken(err error) error {
	switch {
	case db.Violates(err, "users.email_folded"):
		return &domain.Error{Code: domain.Conflict, Field: "email", Message: "That email is already in use. Sign in instead."}
	case db.Violates(err, "users.username_folded"):
		return &domain.Error{Code: domain.Conflict, Field: "username", Message: "That username is taken. Please choose another."}
	}
	return err
}

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
var errAlike = &domain.Error{Code: domain.Conflict, Field: "username", Message: "That username looks too much like an existing one. Please choose another."}

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
