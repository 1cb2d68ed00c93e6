package admin

import (
	"strconv"

	"pellucid/internal/domain"
	"pellucid/views"
	"pellucid/views/components"
)

// ImagesStep is how many images of a user are on one page.
const ImagesStep = 48

// ImagesPage asks for the reason of an act on images.
type ImagesPage struct {
	Act    views.AdminImageAct
	Images []domain.Image
	Passed string // how many were chosen that nothing can be done with; empty: none
	Back   string // path of this site to return to
	Reason string
	Error  string // what is wrong with the reason; empty: nothing
}

// Title is what the page asks.
func (p ImagesPage) Title() string {
	if len(p.Images) == 1 {
		return p.Act.Verb() + " this image?"
	}
	return p.Act.Verb() + " " + components.Count(len(p.Images), "image") + "?"
}

func (p ImagesPage) needsReason() bool { return p.Act.Verdict() != "" }

func (p ImagesPage) reasonLabel() string {
	if p.needsReason() {
		return "Reason"
	}
	return "Reason (optional)"
}

func (p ImagesPage) reasonHint() string {
	if p.needsReason() {
		return "Shown to the owners and kept in the audit log."
	}
	return "Kept in the audit log."
}

func (p UserPage) imagesPath(page int) string {
	return p.tabPath("images") + "&page=" + strconv.Itoa(page)
}

// moreImages reports whether the user has more public images than up to this page.
func (p UserPage) moreImages() bool { return p.Page*ImagesStep < p.Images.Total }
