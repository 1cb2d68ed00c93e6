package rendering

import (
	"context"
	"errors"
	"image"

	"pellucid/internal/alpha/features"
	"pellucid/internal/domain"
)

// BlockList knows the fingerprints of the pictures that do not come back.
type BlockList interface {
	BlockedPictures(ctx context.Context) (fingerprints [][]byte, err error)
}

// ErrBlocked is what becomes of a drawing that looks like a picture which does not come back.
var ErrBlocked = errors.New("the image looks like one that was removed for good")

// Blocked reports whether a picture does not come back. Without a list, all may.
func Blocked(ctx context.Context, list BlockList, picture *image.NRGBA) (bool, error) {
	if list == nil {
		return false, nil
	}
	known, err := list.BlockedPictures(ctx)
	if err != nil || len(known) == 0 {
		return false, err
	}
	seen := features.Fingerprint(picture)
	for _, fingerprint := range known {
		if features.SamePicture(fingerprint, seen) {
			return true, nil
		}
	}
	return false, nil
}

// Fingerprint is what an image that is kept looks like, for the block list.
func (m *Renderer) Fingerprint(ctx context.Context, img domain.Image) ([]byte, error) {
	picture, _, err := m.Original(ctx, img)
	if err != nil {
		return nil, err
	}
	return features.Fingerprint(picture), nil
}
