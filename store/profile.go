package store

import (
	"context"
	"encoding/json"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// UpdateProfile replaces what a user says of themselves. The avatar is not theirs to set here and stays.
func (s *Store) UpdateProfile(ctx context.Context, userID int64, profile domain.Profile) error {
	links, err := json.Marshal(profile.SocialLinks)
	if err != nil {
		return err
	}
	return s.write(ctx, func(tx *sqlx.Tx) error {
		result, err := tx.ExecContext(ctx, `UPDATE users SET bio = ?, website = ?, social_links = ? WHERE id = ?`,
			profile.Bio, profile.Website, string(links), userID)
		if err != nil {
			return err
		}
		if n, _ := result.RowsAffected(); n == 0 {
			return errNotFound
		}
		return nil
	})
}
