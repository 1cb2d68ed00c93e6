package store

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// SetProvenance keeps what the files under a blob key say of where they come from. What is kept already stays: files never
// change.
func (s *Store) SetProvenance(ctx context.Context, blobKey string, provenance domain.Provenance) error {
	encoded, err := encodeProvenance(&provenance)
	if err != nil {
		return err
	}
	return s.write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `UPDATE image_files SET provenance = ? WHERE blob_key = ? AND provenance IS NULL`, encoded, blobKey)
		return err
	})
}

// encodeProvenance returns the column's value: null for a provenance that nobody has read yet.
func encodeProvenance(provenance *domain.Provenance) (*string, error) {
	if provenance == nil {
		return nil, nil
	}
	encoded, err := json.Marshal(provenance)
	if err != nil {
		return nil, fmt.Errorf("encode the provenance: %w", err)
	}
	text := string(encoded)
	return &text, nil
}
