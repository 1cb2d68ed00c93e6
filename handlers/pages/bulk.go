package pages

import (
	"cmp"
	"context"
	"fmt"
	"net/http"
	"slices"
	"strconv"

	"pellucid/handlers/problem"
	"pellucid/internal/domain"
	"pellucid/views"
)

// bulk is what is to be done with several pictures at once.
type bulk struct {
	ids    []string // different from each other
	back   string   // where the pictures were chosen
	userID int64
}

// bulkActs are what can be done with several pictures.
var bulkActs = map[string]func(p *Pages, w http.ResponseWriter, r *http.Request, b bulk) error{
	"download":   (*Pages).bundle,
	"delete":     (*Pages).deleteAll,
	"private":    (*Pages).hideAll,
	"public":     (*Pages).showAll,
	"file":       (*Pages).fileAll,
	"unfile":     (*Pages).unfileAll,
	"unfavorite": (*Pages).unfavoriteAll,
}

// Bulk does one thing with all pictures that were ticked. Pictures that are not there, or not the user's, are passed over, and
// the answer tells how many.
func (p *Pages) Bulk(w http.ResponseWriter, r *http.Request) error {
	if err := readForm(r); err != nil {
		return err
	}
	act := bulkActs[r.PostForm.Get("act")]
	if act == nil {
		return domain.Errorf(domain.Invalid, "The form does not say what is to be done with the pictures.")
	}
	b := bulk{ids: chosen(r), back: cmp.Or(domain.LocalPath(r.PostForm.Get("back")), "/gallery/my"), userID: viewerID(r)}
	switch {
	case len(b.ids) == 0:
		return p.tell(w, r, b, "error", "Please choose at least one picture.")
	case len(b.ids) > domain.BulkMax:
		return p.tell(w, r, b, "error", fmt.Sprintf("At most %d pictures can be chosen at once.", domain.BulkMax))
	}
	return act(p, w, r, b)
}

// chosen returns the ids that were ticked, once each. What cannot be an id stays, so that it is counted among the others.
func chosen(r *http.Request) (ids []string) {
	for _, id := range r.PostForm["image"] {
		if !slices.Contains(ids, id) && len(ids) <= domain.BulkMax {
			ids = append(ids, id)
		}
	}
	return ids
}

// tell leads back to the pictures with a message.
func (p *Pages) tell(w http.ResponseWriter, r *http.Request, b bulk, kind, text string) error {
	p.Sessions.PutFlash(r.Context(), kind, text)
	return redirect(w, r, b.back)
}

// told leads back to the pictures and tells what was done with how many of them.
func (p *Pages) told(w http.ResponseWriter, r *http.Request, b bulk, done int, one, many string) error {
	if done == 0 {
		return p.tell(w, r, b, "error", "Nothing was changed. "+b.passedOver(0))
	}
	return p.tell(w, r, b, "success", sentences(counted(done, one, many), b.passedOver(done)))
}

// passedOver tells how many pictures nothing was done with; empty: none.
func (b bulk) passedOver(done int) string {
	missed := len(b.ids) - done
	if missed == 0 {
		return ""
	}
	return counted(missed, "1 picture was passed over: it is not yours, or no longer there.", "%d pictures were passed over: they are not yours, or no longer there.")
}

func sentences(first, second string) string {
	if second == "" {
		return first
	}
	return first + ". " + second
}

// deleteAll asks first, and then deletes in one act.
func (p *Pages) deleteAll(w http.ResponseWriter, r *http.Request, b bulk) error {
	if r.PostForm.Get("sure") == "" {
		images, err := p.seen(r.Context(), b, true)
		if err != nil {
			return err
		}
		if len(images) == 0 {
			return p.told(w, r, b, 0, "", "")
		}
		return render(w, r, http.StatusOK, views.BulkDelete(p.chrome(r, "Delete images", ""), views.BulkPage{Images: images, Passed: b.passedOver(len(images)), Back: b.back}))
	}
	deletion, err := p.Bin.DeleteImages(r.Context(), b.userID, b.ids)
	if err != nil {
		p.logFailure(r, err)
		return p.tell(w, r, b, "error", counted(len(b.ids), "Failed to delete image", "Failed to delete images"))
	}
	if len(deletion.Images) == 0 {
		return p.told(w, r, b, 0, "", "")
	}
	done := len(deletion.Images)
	p.Sessions.PutUndo(r.Context(), sentences(counted(done, "Image deleted successfully", "%d images deleted successfully"), b.passedOver(done)), deletion.ID)
	return redirect(w, r, b.back)
}

// seen returns those of the pictures that the user can see, in the order in which they were chosen; own: that are theirs.
func (p *Pages) seen(ctx context.Context, b bulk, own bool) (images []domain.Image, err error) {
	for _, id := range b.ids {
		if !domain.ValidID(id) {
			continue
		}
		img, err := p.Images.Image(ctx, id, b.userID)
		if code := domain.CodeOf(err); err != nil && (code == domain.NotFound || code == domain.Gone) {
			continue
		}
		if err != nil {
			return nil, err
		}
		if !own || img.UserID == b.userID {
			images = append(images, img)
		}
	}
	return images, nil
}

func (p *Pages) hideAll(w http.ResponseWriter, r *http.Request, b bulk) error {
	plan, err := p.Plans.PlanOf(r.Context(), b.userID)
	if err != nil {
		return err
	}
	if !plan.PrivateGallery {
		return p.tell(w, r, b, "error", "A private gallery comes with a larger plan. Your pictures stay as they are.")
	}
	return p.setVisible(w, r, b, false)
}

func (p *Pages) showAll(w http.ResponseWriter, r *http.Request, b bulk) error {
	return p.setVisible(w, r, b, true)
}

// setVisible makes pictures public or private, each by itself: the files of one that goes private move.
func (p *Pages) setVisible(w http.ResponseWriter, r *http.Request, b bulk, public bool) error {
	images, err := p.seen(r.Context(), b, true)
	if err != nil {
		return err
	}
	for done, img := range images {
		if _, err := p.Editor.UpdateImage(r.Context(), b.userID, img.ID, domain.ImageEdit{Public: &public}); err != nil {
			p.logFailure(r, err)
			return p.tell(w, r, b, "error", fmt.Sprintf("Only %d of %d pictures could be changed right now. Please try again in a minute.", done, len(images)))
		}
	}
	if public {
		return p.told(w, r, b, len(images), "1 picture is public now", "%d pictures are public now")
	}
	return p.told(w, r, b, len(images), "1 picture is private now", "%d pictures are private now")
}

// fileAll asks for a folder first, or for the name of a new one, and then lays the pictures into it.
func (p *Pages) fileAll(w http.ResponseWriter, r *http.Request, b bulk) error {
	id, name := r.PostForm.Get("folder"), r.PostForm.Get("name")
	if !r.PostForm.Has("name") {
		return p.chooseFolder(w, r, http.StatusOK, b, views.FolderForm{})
	}
	folder, err := p.wantedFolder(r, id, name)
	if failure := (*domain.Error)(nil); asError(err, &failure) && refusable(failure) {
		return p.chooseFolder(w, r, problem.From(r.Context(), err).Status, b, views.FolderForm{Name: name, Error: failure.Message})
	}
	if err != nil {
		return err
	}
	filed, err := p.Folders.FileImages(r.Context(), b.userID, folder.ID, b.ids)
	if err != nil {
		return err
	}
	place := " in “" + folder.Name + "” now"
	return p.told(w, r, b, len(filed), "1 picture lies"+place, "%d pictures lie"+place)
}

// wantedFolder returns the folder that was chosen, or makes one where a name was written.
func (p *Pages) wantedFolder(r *http.Request, id, name string) (domain.Folder, error) {
	if name != "" || id == "" {
		return p.Folders.AddFolder(r.Context(), viewerID(r), name)
	}
	number, err := strconv.ParseInt(id, 10, 64)
	if err != nil {
		return domain.Folder{}, domain.Errorf(domain.NotFound, "There is no such folder.")
	}
	return p.Folders.Folder(r.Context(), viewerID(r), number)
}

func (p *Pages) chooseFolder(w http.ResponseWriter, r *http.Request, status int, b bulk, form views.FolderForm) error {
	images, err := p.seen(r.Context(), b, false)
	if err != nil {
		return err
	}
	if len(images) == 0 {
		return p.told(w, r, b, 0, "", "")
	}
	folders, err := p.Folders.Folders(r.Context(), b.userID)
	if err != nil {
		return err
	}
	model := views.BulkPage{Images: images, Passed: b.passedOver(len(images)), Back: b.back, Folders: folders, Form: form}
	return render(w, r, status, views.BulkFile(p.chrome(r, "Add to a folder", ""), model))
}

func (p *Pages) unfileAll(w http.ResponseWriter, r *http.Request, b bulk) error {
	id, err := strconv.ParseInt(r.PostForm.Get("folder"), 10, 64)
	if err != nil {
		return domain.Errorf(domain.NotFound, "There is no such folder.")
	}
	taken, err := p.Folders.UnfileImages(r.Context(), b.userID, id, b.ids)
	if err != nil {
		return err
	}
	return p.told(w, r, b, len(taken), "1 picture is out of the folder", "%d pictures are out of the folder")
}

func (p *Pages) unfavoriteAll(w http.ResponseWriter, r *http.Request, b bulk) error {
	taken, err := p.Marks.Unfavorite(r.Context(), b.userID, b.ids)
	if err != nil {
		return err
	}
	return p.told(w, r, b, len(taken), "1 picture is no longer a favorite", "%d pictures are no longer favorites")
}
