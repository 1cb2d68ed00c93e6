package admin

import (
	"cmp"
	"context"
	"fmt"
	"net/http"
	"slices"
	"strconv"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/domain/moderation"
	"pellucid/views"
	adminviews "pellucid/views/admin"
)

// Featurer shows images on the front of the site.
type Featurer interface {
	Feature(ctx context.Context, actorID int64, imageID string, on bool, reason string) (changed bool, err error)
	Images(ctx context.Context, l domain.Listing) (domain.Page[domain.Image], error)
	Withdrawn(ctx context.Context, userID int64, n int) ([]domain.Image, error)
}

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
	case len(ids) > collection.BulkMax:
		return p.toldImages(w, r, "error", fmt.Sprintf("You can select up to %d images at once.", collection.BulkMax), back)
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
func (p *Pages) chosenImages(r *http.Request, act views.AdminImageAct, ids []string) (chosen []moderation.Case, err error) {
	if act.Verdict() != "" {
		if chosen, err = p.Store.Cases(r.Context(), ids); err != nil || act != views.AdminHide {
			return chosen, err
		}
	}
	images, err := p.Store.ImagesByID(r.Context(), ids, web.ViewerID(r))
	for _, img := range images {
		if img.IsPublic && img.HiddenAt.IsZero() && !slices.ContainsFunc(chosen, func(c moderation.Case) bool { return c.Image.ID == img.ID }) {
			chosen = append(chosen, moderation.Case{Image: img})
		}
	}
	return chosen, err
}

func imagesOf(cases []moderation.Case) []domain.Image {
	images := make([]domain.Image, len(cases))
	for i, c := range cases {
		images[i] = c.Image
	}
	return images
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
