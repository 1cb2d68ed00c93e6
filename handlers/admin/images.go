package admin

import (
	"cmp"
	"context"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"pellucid/handlers/problem"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/views"
	adminviews "pellucid/views/admin"
)

// Featurer shows images on the front of the site.
type Featurer interface {
	Feature(ctx context.Context, actorID int64, imageID string, on bool, reason string) (changed bool, err error)
	Images(ctx context.Context, l domain.Listing) (domain.Page[domain.Image], error)
}

// undoImages is the path that takes back what Images did.
const undoImages = "/admin/images/undo"

// Images features or hides the images that were ticked, or takes them off the front. It asks for the reason first, unless the
// form says that it is sure; hiding always needs one.
func (p *Pages) Images(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	act := views.AdminImageAct(r.PostForm.Get("act"))
	if !act.Valid() {
		return domain.Errorf(domain.Invalid, "Choose what to do with the images.")
	}
	ids := slices.DeleteFunc(slices.Compact(slices.Sorted(slices.Values(r.PostForm["image"]))), func(id string) bool { return !domain.ValidID(id) })
	back := cmp.Or(domain.LocalPath(r.PostForm.Get("back")), "/admin")
	switch {
	case len(ids) == 0:
		return p.toldImages(w, r, "error", "Select at least one image.", back)
	case len(ids) > domain.BulkMax:
		return p.toldImages(w, r, "error", fmt.Sprintf("You can select up to %d images at once.", domain.BulkMax), back)
	}
	chosen, err := p.chosenImages(r, act, ids)
	if err != nil {
		return err
	}
	passed := passedOver(act, len(ids)-len(chosen))
	if len(chosen) == 0 {
		return p.toldImages(w, r, "error", "Nothing was changed. "+passed, back)
	}
	model := adminviews.ImagesPage{Act: act, Images: imagesOf(chosen), Passed: passed, Back: back, Reason: r.PostForm.Get("reason")}
	if r.PostForm.Get("sure") == "" || act.Verdict() != "" && !r.PostForm.Has("reason") {
		model.Reason = cmp.Or(model.Reason, usualReason(act, chosen))
		return p.askImages(w, r, http.StatusOK, model)
	}
	return p.actOnImages(w, r, model, chosen)
}

// chosenImages returns those of the images that can be dealt with: all that wait for a decision, and to feature and to hide, all
// that everybody sees. Private ones are their owners' own affair.
func (p *Pages) chosenImages(r *http.Request, act views.AdminImageAct, ids []string) (chosen []domain.Case, err error) {
	for _, id := range ids {
		found, err := p.chosenImage(r.Context(), web.ViewerID(r), act, id)
		if code := domain.CodeOf(err); code == domain.NotFound || code == domain.Gone {
			continue
		}
		if err != nil {
			return nil, err
		}
		chosen = append(chosen, found)
	}
	return chosen, nil
}

func (p *Pages) chosenImage(ctx context.Context, viewer int64, act views.AdminImageAct, id string) (found domain.Case, err error) {
	if act.Verdict() != "" {
		found, err = p.Store.Case(ctx, id)
		if act != views.AdminHide || domain.CodeOf(err) != domain.NotFound {
			return found, err
		}
	}
	img, err := p.Store.Image(ctx, id, viewer)
	if err == nil && (!img.IsPublic || !img.HiddenAt.IsZero()) {
		err = domain.Errorf(domain.NotFound, "The image isn't public.")
	}
	return domain.Case{Image: img}, err
}

func imagesOf(cases []domain.Case) []domain.Image {
	images := make([]domain.Image, len(cases))
	for i, c := range cases {
		images[i] = c.Image
	}
	return images
}

// usualReason is the reason that the form begins with: what was reported first.
func usualReason(act views.AdminImageAct, chosen []domain.Case) string {
	if act == views.AdminKeep {
		return adminviews.ReasonToKeep
	}
	for _, c := range chosen {
		if act.Verdict() != "" && len(c.Reports) > 0 {
			return c.Reports[0].Reason.Title()
		}
	}
	return ""
}

func (p *Pages) askImages(w http.ResponseWriter, r *http.Request, status int, model adminviews.ImagesPage) error {
	return web.Render(w, r, status, adminviews.Images(p.Chrome(r, model.Title(), ""), model))
}

// actOnImages does it with each image by itself, so that every one has an entry in the audit log and can be taken back.
func (p *Pages) actOnImages(w http.ResponseWriter, r *http.Request, model adminviews.ImagesPage, chosen []domain.Case) error {
	var undo []string
	var told []domain.Case
	defer func() { p.tellOwners(r, told) }() // of what was done, also when the rest failed
	for _, c := range chosen {
		done, err := p.actOnImage(r, model, c.Image)
		switch code := domain.CodeOf(err); {
		case err == nil:
		case domain.FieldOf(err) == "reason" && len(undo) == 0:
			what := problem.From(r.Context(), err)
			model.Error = what.Detail
			return p.askImages(w, r, what.Status, model)
		case code == domain.NotFound || code == domain.Gone: // its owner was a moment faster
			continue
		default:
			return err
		}
		if done == "" {
			continue
		}
		undo = append(undo, done)
		if verdict := model.Act.Verdict(); verdict != "" && (domain.Decision{Verdict: verdict, Appeal: c.Appeal}).Tells() {
			told = append(told, c)
		}
	}
	if len(undo) == 0 {
		return p.toldImages(w, r, "success", "Nothing to change: this was already done.", model.Back)
	}
	text := model.Act.Done(len(undo))
	if model.Passed != "" {
		text += " " + model.Passed
	}
	p.Waiting.Forget()
	p.Sessions.PutUndoAt(r.Context(), text, string(model.Act)+":"+strings.Join(undo, ","), undoImages)
	return web.Redirect(w, r, model.Back)
}

// actOnImage returns what undoes it: the id of the decision about the image, or the image's; empty: nothing changed.
func (p *Pages) actOnImage(r *http.Request, model adminviews.ImagesPage, img domain.Image) (undo string, err error) {
	ctx, actor := r.Context(), web.ViewerID(r)
	if verdict := model.Act.Verdict(); verdict != "" {
		return p.Store.Decide(ctx, actor, domain.Ruling{ImageID: img.ID, Verdict: verdict, Reason: model.Reason})
	}
	changed, err := p.Store.Feature(ctx, actor, img.ID, model.Act == views.AdminFeature, model.Reason)
	if !changed {
		return "", err
	}
	return img.ID, err
}

// UndoImages takes back what Images did a moment ago. What can no longer be taken back is passed over, and told.
func (p *Pages) UndoImages(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	back := cmp.Or(domain.LocalPath(r.PostForm.Get("back")), "/admin")
	name, list, _ := strings.Cut(r.PostForm.Get("deletion"), ":")
	act, ids := views.AdminImageAct(name), strings.Split(list, ",")
	if !act.Valid() || len(ids) > domain.BulkMax {
		return domain.Errorf(domain.Invalid, "There is nothing to undo.")
	}
	var taken []domain.Decision
	defer func() { p.tellOwnersOfUndoing(r, taken) }()
	done := 0
	for _, id := range ids {
		decision, err := p.undoImage(r, act, id)
		if code := domain.CodeOf(err); code == domain.NotFound || code == domain.Gone || code == domain.Conflict {
			continue
		}
		if err != nil {
			return err
		}
		done++
		if act.Verdict() != "" && decision.Tells() {
			taken = append(taken, decision)
		}
	}
	if done == 0 {
		return p.toldImages(w, r, "error", "This can't be undone anymore.", back)
	}
	p.Waiting.Forget()
	return p.toldImages(w, r, "success", web.Counted(done, "Undone for 1 image.", "Undone for %d images."), back)
}

// undoImage returns the decision that it took back, if the act was one.
func (p *Pages) undoImage(r *http.Request, act views.AdminImageAct, id string) (taken domain.Decision, err error) {
	ctx, actor := r.Context(), web.ViewerID(r)
	if act.Verdict() != "" {
		return p.Store.UndoDecision(ctx, actor, id)
	}
	_, err = p.Store.Feature(ctx, actor, id, act == views.AdminUnfeature, "Undone")
	return taken, err
}

func (p *Pages) toldImages(w http.ResponseWriter, r *http.Request, kind, text, back string) error {
	p.Sessions.PutFlash(r.Context(), kind, text)
	return web.Redirect(w, r, back)
}

// passedOver tells how many images nothing can be done with; empty: none.
func passedOver(act views.AdminImageAct, n int) string {
	switch {
	case n == 0:
		return ""
	case act == views.AdminKeep || act == views.AdminDelete:
		return web.Counted(n, "1 image was skipped because it isn't waiting anymore.", "%d images were skipped because they aren't waiting anymore.")
	}
	return web.Counted(n, "1 image was skipped because it isn't public.", "%d images were skipped because they aren't public.")
}

// userImages reads a page of what a user has public.
func (p *Pages) userImages(r *http.Request, model *adminviews.UserPage) (err error) {
	model.Page = pageNumber(r)
	model.Images, err = p.Store.Images(r.Context(), domain.Listing{
		CreatorID: model.User.ID, ViewerID: web.ViewerID(r), Sort: domain.Newest,
		Skip: (model.Page - 1) * adminviews.ImagesStep, Limit: adminviews.ImagesStep,
	})
	return err
}

// pageNumber is the page that the address asks for, from 1.
func pageNumber(r *http.Request) int {
	page, _ := strconv.Atoi(r.URL.Query().Get("page")) // nonsense is as none
	return min(max(page, 1), 10_000)
}
