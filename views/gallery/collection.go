package gallery

import (
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/views"
	"pellucid/views/components"
)

// Collections that are lists of folders, and what lies in one folder.
const (
	Folder Collection = "folders"
	Shared Collection = "shared"
)

// InFolder is what lies in a folder of one's own.
func InFolder(id int64) Collection { return Folder + "/" + Collection(strconv.FormatInt(id, 10)) }

// SharedBy is what guests see of the folder that a key opens.
func SharedBy(key string) Collection { return Shared + "/" + Collection(key) }

// Guest reports whether the collection is somebody's folder as others see it.
func (c Collection) Guest() bool { return strings.HasPrefix(string(c), string(Shared)) }

// inFolders reports whether the collection belongs to the tab of the folders.
func (c Collection) inFolders() bool {
	return strings.HasPrefix(string(c), string(Folder)) || c.Guest()
}

// choosing reports whether pictures can be ticked, to do something with several at once.
func (p GalleryPage) choosing(c views.Chrome) bool {
	return c.SignedIn() && p.Query.Collection != Community && !p.Query.Collection.Guest()
}

// bulkAct is a button under the pictures that were ticked.
type bulkAct struct{ act, icon, label string }

// bulkActs are what can be done with pictures of a collection. Making them private needs a plan, and has a place of its own.
func (p GalleryPage) bulkActs() []bulkAct {
	acts := []bulkAct{{"download", "file-zip", "Download"}, {"file", "folder-simple-plus", "Add to folder"}}
	switch {
	case p.Query.Collection == Mine:
		acts = append(acts, bulkAct{"public", "globe-simple", "Make public"})
		if p.MayHide {
			acts = append(acts, bulkAct{"private", "lock", "Make private"})
		}
		return append(acts, bulkAct{"delete", "trash", "Delete"})
	case p.Query.Collection == Favorites:
		return append(acts, bulkAct{"unfavorite", "bookmark-simple", "Remove"})
	default:
		return append(acts, bulkAct{"unfile", "folder-simple-minus", "Remove from folder"})
	}
}

// folderIntro says who sees what of a folder.
func (p GalleryPage) folderIntro() string {
	f := p.Folder
	stay := "stay"
	if f.Images-f.Public == 1 {
		stay = "stays"
	}
	switch hidden := f.Images - f.Public; {
	case p.Query.Collection.Guest():
		return components.Count(f.Public, "image") + ", shared by " + f.Owner + "."
	case !f.Shared():
		return components.Count(f.Images, "image") + ". Only you can see this folder."
	case hidden > 0:
		return components.Count(f.Images, "image") + ". Others see " + strconv.Itoa(f.Public) + " of them: " + components.Count(hidden, "private image") + " " + stay + " hidden."
	default:
		return components.Count(f.Images, "image") + ". Anyone with the link can see all of them."
	}
}

// tags are those to choose from. The one that narrows the list down is among them, so that it can be taken away again.
func (p GalleryPage) tags() []domain.Tag {
	chosen := p.Query.Tag
	if chosen == "" || slices.ContainsFunc(p.Tags, func(t domain.Tag) bool { return t.Name == chosen }) {
		return p.Tags
	}
	return append([]domain.Tag{{Name: chosen}}, p.Tags...)
}

func (q GalleryQuery) tagsTitle() string {
	if q.Collection == Community {
		return "Trending"
	}
	return "Frequent"
}

// FolderForm is the name of a new folder as it was written, with what is wrong with it.
type FolderForm struct {
	Name, Error string
	Status      int // of the answer that says so; 0: nothing was refused
}

// shown is what stands in the field: what was refused, or the name that the folder has.
func (f FolderForm) shown(name string) string {
	if f.Error != "" {
		return f.Name
	}
	return name
}

// FoldersPage is the list of somebody's own folders.
type FoldersPage struct {
	Folders []collection.Folder
	Form    FolderForm
}

// BulkPage asks about several pictures before something is done with them.
type BulkPage struct {
	Images  []domain.Image
	Passed  string // how many were chosen that nothing can be done with; empty: none
	Back    string // path of this site to return to
	Folders []collection.Folder
	Form    FolderForm
}

func (p BulkPage) question() string {
	if len(p.Images) == 1 {
		return "Are you sure you want to delete this image?"
	}
	return "Are you sure you want to delete these " + strconv.Itoa(len(p.Images)) + " images?"
}

func folderNumber(p GalleryPage) string { return strconv.FormatInt(p.Folder.ID, 10) }
