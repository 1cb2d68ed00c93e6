package moderation

import (
	"slices"
	"strings"
	"time"

	"pellucid/internal/domain"
)

// UndoTime is how long a decision about a picture can be undone; the files of a deleted picture stay so long.
const UndoTime = 24 * time.Hour

// AppealTime is how long the files of a deleted picture stay when its owner asked to look at it again.
const AppealTime = 30 * 24 * time.Hour

// The most characters that people write about a picture.
const (
	ReportDetailMax = 1000
	AppealMax       = 1000
)

// ReportReason is why somebody reports a picture.
type ReportReason string

// ReportReasons are the reasons to choose from, in the order of the form.
var ReportReasons = []ReportReason{"sexual", "minor", "hate", "violence", "person", "copyright", "other"}

// Title is the reason in words.
func (r ReportReason) Title() string {
	switch r {
	case "sexual":
		return "Sexual or indecent"
	case "minor":
		return "A child in a sexual or harmful setting"
	case "hate":
		return "Hate or its symbols"
	case "violence":
		return "Cruelty or gore"
	case "person":
		return "A real person, without their consent"
	case "copyright":
		return "My work or my brand, without permission"
	}
	return "Something else"
}

// Report is what somebody says about a picture. Who it was is kept apart from what is shown.
type Report struct {
	Reason ReportReason
	Detail string
	At     time.Time
}

// Check trims the report and returns the first rule that it breaks.
func (r *Report) Check() error {
	r.Detail = strings.TrimSpace(strings.ReplaceAll(r.Detail, "\r\n", "\n"))
	if !slices.Contains(ReportReasons, r.Reason) {
		return domain.FieldErrorf("reason", "Please choose what is wrong with this image.")
	}
	if r.Reason == "other" && r.Detail == "" {
		return domain.FieldErrorf("detail", "Please say in a few words what is wrong.")
	}
	return domain.ValidateText("detail", r.Detail, ReportDetailMax)
}
