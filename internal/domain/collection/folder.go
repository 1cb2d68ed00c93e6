package collection

import (
	"strings"
	"time"
	"unicode/utf8"

	"pellucid/internal/domain"
)

// Bounds on folders.
const (
	FolderNameMax = 80  // characters
	FoldersMax    = 200 // of one user
	FolderCovers  = 4   // images that stand for a folder
)

// Folder is a user's own collection of images that they made or can see. An image may be in several.
type Folder struct {
	ID        int64
	UserID    int64
	Owner     string // username
	Name      string
	ShareKey  string         // who knows it may look at the public images in it; empty: only the owner
	Images    int            // that the owner sees
	Public    int            // of those, how many everybody may see
	Covers    []domain.Image // the newest ones
	CreatedAt time.Time
}

// FolderEdit is what is to change of a folder: nil leaves it as it is.
type FolderEdit struct {
	Name   *string
	Shared *bool
}

// Shared reports whether others may look into the folder.
func (f Folder) Shared() bool { return f.ShareKey != "" }

// SharePath is where others look into a shared folder.
func (f Folder) SharePath() string { return "/gallery/shared/" + f.ShareKey }

// FolderName makes white space in a name single, and returns an Error of the field "name" when it cannot be one.
func FolderName(name string) (string, error) {
	name = strings.Join(strings.Fields(name), " ")
	switch {
	case !shows(name):
		return "", domain.FieldErrorf("name", "Please give the folder a name.")
	case utf8.RuneCountInString(name) > FolderNameMax:
		return "", domain.FieldErrorf("name", "Folder names can have up to %d characters.", FolderNameMax)
	case hasControl(name):
		return "", domain.FieldErrorf("name", "The name contains characters that can't be displayed.")
	}
	return name, nil
}
