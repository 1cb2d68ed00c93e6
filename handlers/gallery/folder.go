package gallery

import (
	"context"
	"net/http"
	"strconv"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/problem"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	galleryviews "pellucid/views/gallery"
)

// Folders are lists of users' own, and of others who share them.
type Folders interface {
	Folders(ctx context.Context, userID int64) ([]collection.Folder, error)
	Folder(ctx context.Context, userID, id int64) (collection.Folder, error)
	AddFolder(ctx context.Context, userID int64, name string) (collection.Folder, error)
	DeleteFolder(ctx context.Context, userID, id int64) error
	FileImages(ctx context.Context, userID, id int64, imageIDs []string) (filed []string, err error)
	UnfileImages(ctx context.Context, userID, id int64, imageIDs []string) (taken []string, err error)

	SharedFolder(ctx context.Context, key string) (collection.Folder, error)
	SharedWith(ctx context.Context, userID int64) ([]collection.Folder, error)
	RememberShared(ctx context.Context, userID int64, key string) error
	ForgetShared(ctx context.Context, userID, folderID int64) error
}

// Sharing names folders and shows them to others; what others read is screened.
type Sharing interface {
	EditFolder(ctx context.Context, userID, id int64, edit collection.FolderEdit) (collection.Folder, error)
}

// FolderList shows the folders of who is signed in.
func (p *Pages) FolderList(w http.ResponseWriter, r *http.Request) error {
	return p.showFolders(w, r, http.StatusOK, galleryviews.FolderForm{})
}

func (p *Pages) showFolders(w http.ResponseWriter, r *http.Request, status int, form galleryviews.FolderForm) error {
	folders, err := p.Store.Folders(r.Context(), web.ViewerID(r))
	if err != nil {
		return err
	}
	return web.Render(w, r, status, galleryviews.Folders(p.Chrome(r, "Folders", ""), galleryviews.FoldersPage{Folders: folders, Form: form}))
}

// AddFolder makes a folder and opens it.
func (p *Pages) AddFolder(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	folder, err := p.Store.AddFolder(r.Context(), web.ViewerID(r), r.PostForm.Get("name"))
	if failure := (*domain.Error)(nil); web.AsError(err, &failure) && refusable(failure) {
		return p.showFolders(w, r, problem.From(r.Context(), err).Status, galleryviews.FolderForm{Name: r.PostForm.Get("name"), Error: failure.Message})
	}
	if err != nil {
		return err
	}
	return web.Redirect(w, r, galleryviews.InFolder(folder.ID).Address())
}

// refusable reports whether a failure is one that a form can say beside its field.
func refusable(failure *domain.Error) bool {
	return failure.Code == domain.Invalid || failure.Code == domain.Conflict
}

// FolderPage shows what lies in a folder of who is signed in.
func (p *Pages) FolderPage(w http.ResponseWriter, r *http.Request) error {
	folder, err := p.ownFolder(r)
	if err != nil {
		return err
	}
	return p.showFolder(w, r, folder, galleryviews.FolderForm{})
}

func (p *Pages) showFolder(w http.ResponseWriter, r *http.Request, folder collection.Folder, form galleryviews.FolderForm) error {
	query, page, err := web.ParseGallery(r)
	if err != nil {
		return err
	}
	query.Collection = galleryviews.InFolder(folder.ID)
	return p.showGallery(w, r, galleryviews.GalleryPage{Query: query, Page: page, Folder: &folder, Renamed: form})
}

// EditFolder renames a folder, or begins or ends sharing it, and shows it again.
func (p *Pages) EditFolder(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	folder, err := p.ownFolder(r)
	if err != nil {
		return err
	}
	var edit collection.FolderEdit
	told := "The folder has its new name."
	switch r.PostForm.Get("act") {
	case "rename":
		edit.Name = new(r.PostForm.Get("name"))
	case "share":
		told = "Folder shared. Anyone with the link can see its public images."
		edit.Shared = new(true)
	case "unshare":
		told = "Sharing stopped. The old link no longer works."
		edit.Shared = new(false)
	default:
		return domain.Errorf(domain.Invalid, "Choose what to do with the folder.")
	}
	_, err = p.Sharing.EditFolder(r.Context(), folder.UserID, folder.ID, edit)
	if failure := (*domain.Error)(nil); web.AsError(err, &failure) && refusable(failure) {
		name := folder.Name // that others may not read
		if edit.Name != nil {
			name = *edit.Name
		}
		return p.showFolder(w, r, folder, galleryviews.FolderForm{Name: name, Error: failure.Message, Status: problem.From(r.Context(), err).Status})
	}
	if err != nil {
		return err
	}
	p.Sessions.PutFlash(r.Context(), "success", told)
	return web.Redirect(w, r, galleryviews.InFolder(folder.ID).Address())
}

// FolderDeleteForm asks whether a folder is to be removed.
func (p *Pages) FolderDeleteForm(w http.ResponseWriter, r *http.Request) error {
	folder, err := p.ownFolder(r)
	if err != nil {
		return err
	}
	return web.Render(w, r, http.StatusOK, galleryviews.FolderDelete(p.Chrome(r, "Delete folder", ""), folder))
}

// FolderDelete removes a folder. Its pictures stay.
func (p *Pages) FolderDelete(w http.ResponseWriter, r *http.Request) error {
	folder, err := p.ownFolder(r)
	if err != nil {
		return err
	}
	if err := p.Store.DeleteFolder(r.Context(), folder.UserID, folder.ID); err != nil {
		return err
	}
	p.Sessions.PutFlash(r.Context(), "success", "Folder deleted. Its images are still in My Images.")
	return web.Redirect(w, r, galleryviews.Folder.Address())
}

// ownFolder returns the folder of the address if it belongs to the one who asks; others learn nothing of it.
func (p *Pages) ownFolder(r *http.Request) (collection.Folder, error) {
	id, err := strconv.ParseInt(chi.URLParam(r, "folder"), 10, 64)
	if err != nil {
		return collection.Folder{}, domain.Errorf(domain.NotFound, "We couldn't find that folder.")
	}
	return p.Store.Folder(r.Context(), web.ViewerID(r), id)
}
