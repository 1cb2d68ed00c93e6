package image

import (
	"pellucid/internal/domain"
	texts "pellucid/views/content"
)

// CutoutPage is the form, and the preview that it led to.
type CutoutPage struct {
	Error   string
	Why     texts.Topic
	MayHide bool   // the plan keeps images private
	Missing string // files of the neural networks that this server lacks; empty: none
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
		return "Passed every edge check."
	case domain.AlphaFail:
		return "Failed an edge check. Look closely before you use it."
	}
	return "Passed with notes. Look closely before you use it."
}
