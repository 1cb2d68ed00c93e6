package store

import "context"

// BlockedPictures returns the fingerprints of the pictures that do not come back.
func (s *Store) BlockedPictures(ctx context.Context) (fingerprints [][]byte, err error) {
	return fingerprints, s.list(ctx, &fingerprints, `SELECT fingerprint FROM blocked_images ORDER BY created_at`)
}
