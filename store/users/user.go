package users

import (
	"context"
	"database/sql"
	"encoding/json"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
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
		return s.audit.Record(ctx, tx, auditlog.Entry{
			ActorID: domain.AdminID, Action: auditlog.ResetPassword, Subject: "user", SubjectID: domain.IDText(userID), Reason: reason,
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
