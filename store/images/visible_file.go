package images

import (
	"context"
	"sync"

	"pellucid/internal/domain"
)

// shownMost caps how many blob keys are remembered; beyond it all are forgotten.
const shownMost = 10_000

// shown remembers which files everybody may fetch, until an image leaves the gallery: the answer to a request for a file
// costs less than a question to the database.
type shown struct {
	mu        sync.RWMutex
	deletions int64 // when the keys were learned
	keys      map[string]struct{}
}

func (k *shown) has(deletions int64, blobKey string) bool {
	k.mu.RLock()
	defer k.mu.RUnlock()
	_, known := k.keys[blobKey]
	return known && k.deletions == deletions
}

// add remembers a key that was found public after as many deletions.
func (k *shown) add(deletions int64, blobKey string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if deletions < k.deletions {
		return // an image has left since, and it may be this one
	}
	if deletions > k.deletions || k.keys == nil || len(k.keys) >= shownMost {
		k.deletions, k.keys = deletions, map[string]struct{}{}
	}
	k.keys[blobKey] = struct{}{}
}

// BlobVisible reports whether viewer (zero: a visitor) may fetch the files under a blob key, and whether everybody may.
func (s *Store) BlobVisible(ctx context.Context, blobKey string, viewerID int64) (visible, public bool, err error) {
	deletions := s.db.Deletions()
	if s.shown.has(deletions, blobKey) {
		return true, true, nil
	}
	var found struct {
		Visible bool `db:"visible"`
		Public  bool `db:"public"`
	}
	err = s.db.Get(ctx, &found, `
		SELECT EXISTS (SELECT 1 FROM images WHERE blob_key = ? AND listed = 1) AS public,
		       EXISTS (SELECT 1 FROM images WHERE blob_key = ? AND deleted_at IS NULL AND (listed = 1 OR user_id = ?))
		       OR EXISTS (SELECT 1 FROM reference_images WHERE blob_key = ? AND user_id = ?)
		       OR (? = ? AND EXISTS (SELECT 1 FROM images i WHERE i.blob_key = ? AND i.hidden_at IS NOT NULL
		                             AND i.rowid IN (SELECT image_row FROM moderation_decisions))) AS visible`,
		blobKey, blobKey, viewerID, blobKey, viewerID, viewerID, domain.AdminID, blobKey)
	if err == nil && found.Public {
		s.shown.add(deletions, blobKey)
	}
	return found.Visible, found.Public, err
}
