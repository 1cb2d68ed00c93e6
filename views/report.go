package views

import (
	"pellucid/internal/domain"
)

// ReportPage is the form with which a picture is reported.
type ReportPage struct {
	Image  domain.Image
	Report domain.Report
	Errors map[string]string // by field
}

// DecisionPage tells an owner what was decided about their picture, and takes an appeal.
type DecisionPage struct {
	Decision domain.Decision
	Text     string // of an appeal that was sent back
	Error    string
}

// mayAppeal reports whether the owner can still ask to have the picture looked at again.
func (p DecisionPage) mayAppeal() bool {
	return p.Decision.Appeal == nil && p.Decision.Verdict != domain.Keep
}

func decisionPath(imageID string) string { return "/image/" + imageID + "/decision" }

func reportErrorID(p ReportPage) string {
	if p.Errors["reason"] == "" {
		return ""
	}
	return "reason-error"
}

func decisionMeaning(d domain.Decision) string {
	if d.Verdict == domain.DeleteForGood {
		return "Nobody can see it any more, and its files are removed a day after the decision, or when an appeal is answered."
	}
	return "Nobody but you can see it: it is in no list, no search and no feed."
}

func appealState(d domain.Decision) string {
	if !d.Appeal.Answered {
		return "We got your appeal and will look at the picture again."
	}
	if d.Verdict == domain.Keep {
		return "We looked again: the picture may stay."
	}
	return "We looked again, and the decision stands."
}
