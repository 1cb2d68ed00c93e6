package views

import (
	"pellucid/internal/domain"
	texts "pellucid/views/content"
)

// CutoutPath is the page on which people remove the background of a picture of theirs.
const CutoutPath = "/tools/remove-background"

// CutoutPage is the form, and the preview that it led to.
type CutoutPage struct {
	Error   string
	Why     texts.Topic
	MayHide bool   // the plan keeps images private
	Key     string // sending the form twice keeps one image
	Preview string // address of the cut-out; empty: none yet
	About   string // how it was made
	Width   int
	Height  int
	Report  domain.AlphaReport
}

// cutoutVerdict says in a sentence what the measures say of a preview.
func cutoutVerdict(p CutoutPage) string {
	switch p.Report.Verdict {
	case domain.AlphaPass:
		return "All checks of its edge passed."
	case domain.AlphaFail:
		return "A check failed: look closely before you use it."
	}
	return "Some checks have notes: look closely before you use it."
}
