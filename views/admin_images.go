package views

import (
	"strconv"

	"pellucid/internal/domain"
	"pellucid/views/components"
)

// AdminImageAct is what the administrator does with public images.
type AdminImageAct string

// What can be done with them.
const (
	AdminFeature   AdminImageAct = "feature"
	AdminUnfeature AdminImageAct = "unfeature"
	AdminHide      AdminImageAct = "hide"
	AdminKeep      AdminImageAct = "keep"   // of those that wait for a decision
	AdminDelete    AdminImageAct = "delete" // likewise
)

// AdminImagesStep is how many images of a user are on one page.
const AdminImagesStep = 48

var adminImageActs = map[AdminImageAct]struct{ verb, done, hint string }{
	AdminFeature:   {"Feature", "featured", "Featured images can show on the landing page, in category fronts and in feeds."},
	AdminUnfeature: {"Unfeature", "unfeatured", "They stay in the gallery and in search. Those of trusted accounts still show on the front."},
	AdminHide:      {"Hide", "hidden", "Only the owner can see a hidden image. You can undo this for 24 hours under Moderation."},
	AdminKeep:      {"Keep", "kept", "They break no rules. Reports and appeals about them are closed, and hidden ones can be seen again. You can undo this for 24 hours."},
	AdminDelete:    {"Delete", "deleted", "Their files are deleted after a day. Until then you can undo this under Moderation."},
}

// Valid reports whether there is such an act.
func (a AdminImageAct) Valid() bool {
	_, known := adminImageActs[a]
	return known
}

// Verdict is what the act decides about images; empty: it decides nothing.
func (a AdminImageAct) Verdict() domain.Judgement {
	return map[AdminImageAct]domain.Judgement{AdminHide: domain.Hide, AdminKeep: domain.Keep, AdminDelete: domain.DeleteForGood}[a]
}

// Done says what was done with how many images.
func (a AdminImageAct) Done(n int) string {
	return components.Count(n, "image") + " " + adminImageActs[a].done + "."
}

// AdminImagesPage asks for the reason of an act on images.
type AdminImagesPage struct {
	Act    AdminImageAct
	Images []domain.Image
	Passed string // how many were chosen that nothing can be done with; empty: none
	Back   string // path of this site to return to
	Reason string
	Error  string // what is wrong with the reason; empty: nothing
}

// Title is what the page asks.
func (p AdminImagesPage) Title() string {
	if len(p.Images) == 1 {
		return adminImageActs[p.Act].verb + " this image?"
	}
	return adminImageActs[p.Act].verb + " " + components.Count(len(p.Images), "image") + "?"
}

func (p AdminImagesPage) needsReason() bool { return p.Act.Verdict() != "" }

func (p AdminImagesPage) reasonLabel() string {
	if p.needsReason() {
		return "Reason"
	}
	return "Reason (optional)"
}

func (p AdminImagesPage) reasonHint() string {
	if p.needsReason() {
		return "Shown to the owners and kept in the audit log."
	}
	return "Kept in the audit log."
}

func (p AdminUserPage) imagesPath(page int) string {
	return p.tabPath("images") + "&page=" + strconv.Itoa(page)
}

// moreImages reports whether the user has more public images than up to this page.
func (p AdminUserPage) moreImages() bool { return p.Page*AdminImagesStep < p.Images.Total }

func (f Flash) undoPath() string {
	if f.UndoAt != "" {
		return f.UndoAt
	}
	return "/gallery/undo"
}
