package rendering

import (
	"context"

	"pellucid/internal/domain"
)

// Filter decides whether a picture may be made from a wording, before anything is charged, and whether it may stand where
// others read it; see the package screen.
type Filter interface {
	Screen(ctx context.Context, userID int64, w domain.Wording) error
}
