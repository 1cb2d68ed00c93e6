package curation

import (
	"context"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/generation/rendering"
)

// Folders keeps folders.
type Folders interface {
	Folder(ctx context.Context, userID, id int64) (collection.Folder, error)
	RenameFolder(ctx context.Context, userID, id int64, name string) error
	ShareFolder(ctx context.Context, userID, id int64, share bool) (collection.Folder, error)
}

// Sharing names folders and shares them. How somebody calls a folder of their own is their affair; the name of one that
// others see is screened, as all is that they read.
type Sharing struct {
	folders Folders
	filter  rendering.Filter
}

// NewSharing returns a Sharing.
func NewSharing(folders Folders, filter rendering.Filter) *Sharing {
	return &Sharing{folders: folders, filter: filter}
}

// EditFolder changes a user's own folder, and returns it as it is then. A name that is refused changes nothing.
func (s *Sharing) EditFolder(ctx context.Context, userID, id int64, edit collection.FolderEdit) (collection.Folder, error) {
	folder, err := s.folders.Folder(ctx, userID, id)
	if err == nil {
		err = s.screen(ctx, folder, edit)
	}
	if err == nil && edit.Name != nil {
		err = s.folders.RenameFolder(ctx, userID, id, *edit.Name)
	}
	if err == nil && edit.Shared != nil {
		_, err = s.folders.ShareFolder(ctx, userID, id, *edit.Shared)
	}
	if err != nil {
		return folder, err
	}
	return s.folders.Folder(ctx, userID, id)
}

// screen looks at the name that others will read, if there is one that they do not read already.
func (s *Sharing) screen(ctx context.Context, folder collection.Folder, edit collection.FolderEdit) error {
	name, shared := folder.Name, folder.Shared()
	if edit.Name != nil {
		name = *edit.Name
	}
	if edit.Shared != nil {
		shared = *edit.Shared
	}
	if !shared || folder.Shared() && name == folder.Name {
		return nil
	}
	return s.filter.Screen(ctx, folder.UserID, domain.Wording{Field: "name", Text: name})
}
