package studio

import (
	"context"

	"pellucid/internal/domain"
)

// Shelves keeps folders.
type Shelves interface {
	Folder(ctx context.Context, userID, id int64) (domain.Folder, error)
	RenameFolder(ctx context.Context, userID, id int64, name string) error
	ShareFolder(ctx context.Context, userID, id int64, share bool) (domain.Folder, error)
}

// Sharing names folders and shares them. How somebody calls a folder of their own is their affair; the name of one that
// others see is screened, as all is that they read.
type Sharing struct {
	shelves  Shelves
	screener Screener
}

// NewSharing returns a Sharing.
func NewSharing(shelves Shelves, screener Screener) *Sharing {
	return &Sharing{shelves: shelves, screener: screener}
}

// RenameFolder gives a user's own folder another name.
func (s *Sharing) RenameFolder(ctx context.Context, userID, id int64, name string) error {
	folder, err := s.shelves.Folder(ctx, userID, id)
	if err == nil && folder.Shared() {
		err = s.screen(ctx, userID, name)
	}
	if err != nil {
		return err
	}
	return s.shelves.RenameFolder(ctx, userID, id, name)
}

// ShareFolder begins or ends sharing a user's own folder, and returns it as it is then.
func (s *Sharing) ShareFolder(ctx context.Context, userID, id int64, share bool) (domain.Folder, error) {
	if share {
		folder, err := s.shelves.Folder(ctx, userID, id)
		if err == nil {
			err = s.screen(ctx, userID, folder.Name)
		}
		if err != nil {
			return folder, err
		}
	}
	return s.shelves.ShareFolder(ctx, userID, id, share)
}

func (s *Sharing) screen(ctx context.Context, userID int64, name string) error {
	return s.screener.Screen(ctx, userID, domain.Wording{Field: "name", Text: name})
}
