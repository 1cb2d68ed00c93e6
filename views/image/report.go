package image

import (
	"pellucid/internal/domain"
	"pellucid/internal/domain/moderation"
)

// ReportPage is the form with which a picture is reported.
type ReportPage struct {
	Image  domain.Image
	Report moderation.Report
	Errors map[string]string // by field
}

// DecisionPage tells an owner what was decided about their picture, and takes an appeal.
type DecisionPage struct {
	Decision moderation.Decision
	Text     string // of an appeal that was sent back
	Error    string
}

// mayAppeal reports whether the owner can still ask to have the picture looked at again.
func (p DecisionPage) mayAppeal() bool {
	return p.Decision.Appeal == nil && p.Decision.Verdict != moderation.Keep
}

func reportErrorID(p ReportPage) string {
	if p.Errors["reason"] == "" {
		return ""
	}
	return "reason-error"
}

func decisionMeaning(d moderation.Decision) string {
	if d.Verdict == moderation.DeleteForGood {
		return "No one can see it anymore. Its files are deleted one day after the decision, or when your appeal is answered."
	}
	return "Only you can see it. It doesn't appear in lists, search or feeds."
}

func appealState(d moderation.Decision) string {
	if !d.Appeal.Answered {
		return "We received your appeal and will review the image again."
	}
	if d.Verdict == moderation.Keep {
		return "We reviewed it again: the image can stay."
	}
	return "We reviewed it again and are keeping the decision."
}
