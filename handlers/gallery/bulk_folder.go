package gallery

import (
	"net/http"
	"strconv"

	"pellucid/handlers/problem"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	galleryviews "pellucid/views/gallery"
)

// fileAll asks for a folder first, or for the name of a new one, and then lays the pictures into it.
func (p *Pages) fileAll(w http.ResponseWriter, r *http.Request, b bulk) error {
	id, name := r.PostForm.Get("folder"), r.PostForm.Get("name")
	if !r.PostForm.Has("name") {
		return p.chooseFolder(w, r, http.StatusOK, b, galleryviews.FolderForm{})
	}
	folder, err := p.wantedFolder(r, id, name)
	if failure := (*domain.Error)(nil); web.AsError(err, &failure) && refusable(failure) {
		return p.chooseFolder(w, r, problem.From(r.Context(), err).Status, b, galleryviews.FolderForm{Name: name, Error: failure.Message})
	}
	if err != nil {
		return err
	}
	filed, err := p.Store.FileImages(r.Context(), b.userID, folder.ID, b.ids)
	if err != nil {
		return err
	}
	place := " to “" + folder.Name + "”"
	return p.told(w, r, b, len(filed), "1 image added"+place, "%d images added"+place)
}

// wantedFolder returns the folder that was chosen, or makes one where a name was written.
func (p *Pages) wantedFolder(r *http.Request, id, name string) (collection.Folder, error) {
	if name != "" || id == "" {
		return p.Store.AddFolder(r.Context(), web.ViewerID(r), name)
	}
	number, err := strconv.ParseInt(id, 10, 64)
	if err != nil {
		return collection.Folder{}, domain.Errorf(domain.NotFound, "We couldn't find that folder.")
	}
	return p.Store.Folder(r.Context(), web.ViewerID(r), number)
}

func (p *Pages) chooseFolder(w http.ResponseWriter, r *http.Request, status int, b bulk, form galleryviews.FolderForm) error {
	images, err := p.seen(r.Context(), b, false)
	if err != nil {
		return err
	}
	if len(images) == 0 {
		return p.told(w, r, b, 0, "", "")
	}
	folders, err := p.Store.Folders(r.Context(), b.userID)
	if err != nil {
		return err
	}
	model := galleryviews.BulkPage{Images: images, Passed: b.passedOver(len(images)), Back: b.back, Folders: folders, Form: form}
	return web.Render(w, r, status, galleryviews.BulkFile(p.Chrome(r, "Add to a folder", ""), model))
}

func (p *Pages) unfileAll(w http.ResponseWriter, r *http.Request, b bulk) error {
	id, err := strconv.ParseInt(r.PostForm.Get("folder"), 10, 64)
	if err != nil {
		return domain.Errorf(domain.NotFound, "We couldn't find that folder.")
	}
	taken, err := p.Store.UnfileImages(r.Context(), b.userID, id, b.ids)
	if err != nil {
		return err
	}
	return p.told(w, r, b, len(taken), "1 image removed from the folder", "%d images removed from the folder")
}
