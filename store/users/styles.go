package users

import (
	"context"
	"encoding/json"

	"github.com/jmoiron/sqlx"
)

// FavoriteStyles returns the names of the styles that a user marked as favorites, in the order of marking.
func (s *Store) FavoriteStyles(ctx context.Context, userID int64) ([]string, error) {
	var text string
	if err := s.db.Get(ctx, &text, `SELECT favorite_styles FROM users WHERE id = ?`, userID); err != nil {
		return nil, err
	}
	styles := []string{}
	return styles, json.Unmarshal([]byte(text), &styles)
}

// SetFavoriteStyles replaces a user's favorite styles.
func (s *Store) SetFavoriteStyles(ctx context.Context, userID int64, styles []string) error {
	text, err := json.Marshal(styles)
	if err != nil {
		return err
	}
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `UPDATE users SET favorite_styles = ? WHERE id = ?`, string(text), userID)
		return err
	})
}
