package gallery

import (
	"net/http"
	"strconv"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	galleryviews "pellucid/views/gallery"
)

// SharedList shows the folders that others share with who is signed in.
func (p *Pages) SharedList(w http.ResponseWriter, r *http.Request) error {
	folders, err := p.Store.SharedWith(r.Context(), web.ViewerID(r))
	if err != nil {
		return err
	}
	return web.Render(w, r, http.StatusOK, galleryviews.SharedFolders(p.Chrome(r, "Shared with me", ""), folders))
}

// SharedPage shows the public pictures of a folder to whoever has its link, and remembers it for those who are signed in.
func (p *Pages) SharedPage(w http.ResponseWriter, r *http.Request) error {
	folder, err := p.Store.SharedFolder(r.Context(), chi.URLParam(r, "key"))
	if domain.CodeOf(err) == domain.NotFound {
		return domain.Errorf(domain.NotFound, "This link doesn't work. The folder may no longer be shared.")
	}
	if err != nil {
		return err
	}
	query, page, err := web.ParseGallery(r)
	if err != nil {
		return err
	}
	if user := session.User(r.Context()); user != nil && user.ID != folder.UserID && r.Method == http.MethodGet {
		if err := p.Store.RememberShared(r.Context(), user.ID, folder.ShareKey); err != nil {
			web.LogFailure(r, err) // the pictures are of use without it
		}
	}
	query.Collection = galleryviews.SharedBy(folder.ShareKey)
	return p.showGallery(w, r, galleryviews.GalleryPage{Query: query, Page: page, Folder: &folder})
}

// ForgetShared takes a folder of somebody else from the list of who is signed in.
func (p *Pages) ForgetShared(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	id, err := strconv.ParseInt(r.PostForm.Get("folder"), 10, 64)
	if err != nil {
		return domain.Errorf(domain.NotFound, "We couldn't find that folder.")
	}
	if err := p.Store.ForgetShared(r.Context(), web.ViewerID(r), id); err != nil {
		return err
	}
	p.Sessions.PutFlash(r.Context(), "success", "Folder removed from Shared with me. Open its link to add it again.")
	return web.Redirect(w, r, galleryviews.Shared.Address())
}
