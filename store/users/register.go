package users

import (
	"context"
	"fmt"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/store/db"
)

// Register adds a user with the credits that registration grants, once for an e-mail address. A name that is taken gives
// a Conflict error with its field.
func (s *Store) Register(ctx context.Context, reg people.Registration, passwordHash string) (*domain.User, error) {
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

func (s *Store) insertUser(ctx context.Context, tx *sqlx.Tx, reg people.Registration, passwordHash string) (row userRow, err error) {
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

// CreateAdmin makes the administrator, user 1. It returns a Conflict error when there is one.
func (s *Store) CreateAdmin(ctx context.Context, reg people.Registration, passwordHash string) error {
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

// FindOrAddDemoUser returns the id of an account that belongs to the product itself and that nobody can sign in to, such
// as the maker of the demo gallery. When a person has that name already, it is a Conflict error.
func (s *Store) FindOrAddDemoUser(ctx context.Context, username string) (int64, error) {
	user, hash, err := s.Credentials(ctx, username)
	switch {
	case db.NotFound(err):
		reg := people.Registration{Username: username, Email: fmt.Sprintf("%s@demo.invalid", domain.FoldName(username))}
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
