package users

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/jmoiron/sqlx"
	"go.mau.fi/util/confusable"
	"golang.org/x/text/unicode/norm"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

const userColumns = `id, email, username, is_active, avatar_url, bio, website, social_links, created_at, last_login_at,
	email_verified_at IS NOT NULL AS email_verified, password_hash <> '' AS has_password, delete_after, mail_returned_at, mail_optional,
	` + hasSecondFactor + ` AS second_factor,
	(SELECT coalesce(s.access_until, s.expires_at) FROM subscriptions s
	 WHERE s.user_id = users.id AND s.is_active = 1 AND s.status = 'past_due') AS payment_due`

type userRow struct {
	ID          int64         `db:"id"`
	Email       string        `db:"email"`
	Username    string        `db:"username"`
	IsActive    bool          `db:"is_active"`
	AvatarURL   string        `db:"avatar_url"`
	Bio         string        `db:"bio"`
	Website     string        `db:"website"`
	SocialLinks string        `db:"social_links"`
	CreatedAt   int64         `db:"created_at"`
	LastLoginAt sql.NullInt64 `db:"last_login_at"`
	Verified    bool          `db:"email_verified"`
	HasPassword bool          `db:"has_password"`
	DeleteAfter sql.NullInt64 `db:"delete_after"`
	PaymentDue  sql.NullInt64 `db:"payment_due"`

	MailReturnedAt sql.NullInt64 `db:"mail_returned_at"`
	MailOptional   bool          `db:"mail_optional"`
	SecondFactor   bool          `db:"second_factor"`
}

func (r userRow) user() *domain.User {
	links := map[string]string{}
	_ = json.Unmarshal([]byte(r.SocialLinks), &links) // the column's CHECK holds it to JSON
	return &domain.User{
		ID: r.ID, Email: r.Email, Username: r.Username, IsActive: r.IsActive,
		CreatedAt: db.FromMillis(r.CreatedAt), LastLogin: db.FromNullMillis(r.LastLoginAt),
		Profile:       domain.Profile{AvatarURL: r.AvatarURL, Bio: r.Bio, Website: r.Website, SocialLinks: links},
		EmailVerified: r.Verified, HasPassword: r.HasPassword, DeleteAfter: db.FromNullMillis(r.DeleteAfter),
		PaymentDue: db.FromNullMillis(r.PaymentDue), MailReturned: db.FromNullMillis(r.MailReturnedAt), NoOptionalMail: !r.MailOptional, SecondFactor: r.SecondFactor,
	}
}

// User returns the user with an id, or a NotFound error.
func (s *Store) User(ctx context.Context, id int64) (*domain.User, error) {
	var row userRow
	if err := s.db.Get(ctx, &row, `SELECT `+userColumns+` FROM users WHERE id = ?`, id); err != nil {
		return nil, err
	}
	return row.user(), nil
}

// Credentials returns the user with an e-mail address or username, whatever its case, and the hash of their password.
func (s *Store) Credentials(ctx context.Context, name string) (*domain.User, string, error) {
	var row struct {
		userRow
		PasswordHash string `db:"password_hash"`
	}
	folded := foldName(name)
	err := s.db.Get(ctx, &row, `
		SELECT `+userColumns+`, password_hash
		FROM users
		WHERE email_folded = ? OR username_folded = ?
		ORDER BY email_folded = ? DESC
		LIMIT 1`, folded, folded, folded)
	if err != nil {
		return nil, "", err
	}
	return row.user(), row.PasswordHash, nil
}

// Register adds a user with the credits that registration grants, once for an e-mail address. A name that is taken gives
// a Conflict error with its field.
func (s *Store) Register(ctx context.Context, reg domain.Registration, passwordHash string) (*domain.User, error) {
	var row userRow
	err := s.db.Write(ctx, func(tx *sqlx.Tx) (err error) {
		row, err = s.insertUser(ctx, tx, reg, passwordHash)
		return err
	})
	if err != nil {
		return nil, err
	}
	return row.user(), nil
}

func (s *Store) insertUser(ctx context.Context, tx *sqlx.Tx, reg domain.Registration, passwordHash string) (row userRow, err error) {
	reg.Username = compatible(reg.Username)
	if reg.Derived {
		if reg.Username, err = freeUsername(ctx, tx, reg.Username); err != nil {
			return row, err
		}
	}
	same, alike, err := nameTaken(ctx, tx, reg.Username)
	if err == nil && alike && !same {
		err = errAlike
	}
	if err != nil {
		return row, err
	}
	// Ids start at 2: nobody can sign up into the administrator's account, even while there is none.
	err = tx.GetContext(ctx, &row, `
		INSERT INTO users (id, email, email_folded, username, username_folded, username_skeleton, password_hash, created_at)
		SELECT max(?, coalesce(max(id), 0)) + 1, ?, ?, ?, ?, ?, ?, ? FROM users
		RETURNING `+userColumns,
		domain.AdminID, reg.Email, domain.FoldName(reg.Email), reg.Username, domain.FoldName(reg.Username), skeleton(reg.Username), passwordHash, s.db.Stamp())
	if err != nil {
		return row, mapTaken(err)
	}
	return row, s.billing.GrantRegistration(ctx, tx, row.ID, domain.FoldName(reg.Email))
}

func mapTaken(err error) error {
	switch {
	case db.Violates(err, "users.email_folded"):
		return &domain.Error{Code: domain.Conflict, Field: "email", Message: "That email is already in use. Sign in instead."}
	case db.Violates(err, "users.username_folded"):
		return &domain.Error{Code: domain.Conflict, Field: "username", Message: "That username is taken. Please choose another."}
	}
	return err
}

// CreateAdmin makes the administrator, user 1. It returns a Conflict error when there is one.
func (s *Store) CreateAdmin(ctx context.Context, reg domain.Registration, passwordHash string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			INSERT INTO users (id, email, email_folded, username, username_folded, username_skeleton, password_hash, email_verified_at, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			domain.AdminID, reg.Email, domain.FoldName(reg.Email), reg.Username, domain.FoldName(reg.Username), skeleton(reg.Username), passwordHash, s.db.Stamp(), s.db.Stamp())
		if err != nil {
			return mapTaken(err)
		}
		return s.billing.GrantRegistration(ctx, tx, domain.AdminID, domain.FoldName(reg.Email))
	})
}

// ReplacePassword replaces a user's password on behalf of the administrator, and ends all their sessions and tokens. The audit log
// keeps the reason.
func (s *Store) ReplacePassword(ctx context.Context, userID int64, passwordHash, reason string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		result, err := tx.ExecContext(ctx, `UPDATE users SET password_hash = ? WHERE id = ?`, passwordHash, userID)
		if err != nil {
			return err
		}
		if n, _ := result.RowsAffected(); n == 0 {
			return db.ErrNotFound
		}
		for _, statement := range []string{`DELETE FROM sessions WHERE user_id = ?`, `DELETE FROM api_tokens WHERE user_id = ?`} {
			if _, err := tx.ExecContext(ctx, statement, userID); err != nil {
				return err
			}
		}
		return s.audit.Record(ctx, tx, domain.AuditEntry{
			ActorID: domain.AdminID, Action: domain.AuditResetPassword, Subject: "user", SubjectID: domain.IDText(userID), Reason: reason,
		})
	})
}

// TouchLogin records that a user has signed in.
func (s *Store) TouchLogin(ctx context.Context, userID int64) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `UPDATE users SET last_login_at = ? WHERE id = ?`, s.db.Stamp(), userID)
		return err
	})
}

// FindOrAddDemoUser returns the id of an account that belongs to the product itself and that nobody can sign in to, such
// as the maker of the demo gallery. When a person has that name already, it is a Conflict error.
func (s *Store) FindOrAddDemoUser(ctx context.Context, username string) (int64, error) {
	user, hash, err := s.Credentials(ctx, username)
	switch {
	case db.NotFound(err):
		reg := domain.Registration{Username: username, Email: fmt.Sprintf("%s@demo.invalid", domain.FoldName(username))}
		user, err = s.Register(ctx, reg, "")
	case err == nil && hash != "":
		err = domain.Errorf(domain.Conflict, "The account %s belongs to a person.", username)
	}
	if err != nil {
		return 0, err
	}
	return user.ID, s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `UPDATE users SET trust = 2 WHERE id = ? AND trust < 2`, user.ID)
		return err
	})
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

// UpdateProfile replaces what a user says of themselves. The avatar is not theirs to set here and stays.
func (s *Store) UpdateProfile(ctx context.Context, userID int64, profile domain.Profile) error {
	links, err := json.Marshal(profile.SocialLinks)
	if err != nil {
		return err
	}
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		result, err := tx.ExecContext(ctx, `UPDATE users SET bio = ?, website = ?, social_links = ? WHERE id = ?`,
			profile.Bio, profile.Website, string(links), userID)
		if err != nil {
			return err
		}
		if n, _ := result.RowsAffected(); n == 0 {
			return db.ErrNotFound
		}
		return nil
	})
}

// BeginViewAs writes down that the administrator looks at the site as a user sees it, and why.
func (s *Store) BeginViewAs(ctx context.Context, actorID, userID int64, reason string) error {
	reason, err := domain.AuditReason(reason)
	if err != nil {
		return err
	}
	if userID == domain.AdminID {
		return domain.Errorf(domain.Conflict, "You're already viewing the site as this user.")
	}
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if _, err := accountOf(ctx, tx, userID); err != nil {
			return err
		}
		return s.audit.Record(ctx, tx, domain.AuditEntry{
			ActorID: actorID, Action: domain.AuditViewAs, Subject: "user", SubjectID: domain.IDText(userID), Reason: reason,
		})
	})
}

// EndViewAs writes down that the administrator looks no longer.
func (s *Store) EndViewAs(ctx context.Context, actorID, userID int64) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		return s.audit.Record(ctx, tx, domain.AuditEntry{
			ActorID: actorID, Action: domain.AuditViewAsEnd, Subject: "user", SubjectID: domain.IDText(userID),
		})
	})
}
