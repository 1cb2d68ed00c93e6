package image

import (
	"fmt"
	"strconv"
	"strings"

	"pellucid/internal/domain"
	"pellucid/views/components"
)

// alphaHeadline says in plain words what the whole report comes to.
func alphaHeadline(r domain.AlphaReport) string {
	switch r.Verdict {
	case domain.AlphaPass:
		return "Edges: clean on any background"
	case domain.AlphaWarn:
		return "Edges: clean on most backgrounds"
	default:
		return "Edges: look closely before you use it"
	}
}

// isAdvice reports whether a check is about where a picture stands out, which is no fault whatever comes of it: a white cup
// is hard to see on white, and meant to be.
func isAdvice(c domain.AlphaCheck) bool { return strings.HasPrefix(c.Name, "visibility-") }

// checkWord and checkClass tell a check's outcome to the ear and to the eye: the class has a sign of its own beside its color,
// which the style sheet draws, because a page has two dozen of them.
func checkWord(c domain.AlphaCheck) string {
	switch {
	case isAdvice(c):
		return "Advice"
	case c.Verdict == domain.AlphaPass:
		return "Passed"
	case c.Verdict == domain.AlphaWarn:
		return "Note"
	default:
		return "Failed"
	}
}

func checkClass(c domain.AlphaCheck) string {
	if isAdvice(c) {
		return "verdict-advice"
	}
	return "verdict-" + string(c.Verdict)
}

func verdictIcon(v domain.Verdict) string {
	switch v {
	case domain.AlphaPass:
		return "check-circle"
	case domain.AlphaWarn:
		return "warning"
	default:
		return "x-circle"
	}
}

// partChecks parts the checks that judge a picture from those that give advice.
func partChecks(checks []domain.AlphaCheck) (judged, advice []domain.AlphaCheck) {
	for _, check := range checks {
		if isAdvice(check) {
			advice = append(advice, check)
		} else {
			judged = append(judged, check)
		}
	}
	return judged, advice
}

// highlightCount is how many checks stand in the panel before it is opened.
const highlightCount = 4

// highlights are the checks that a reader should see first: all that did not pass, advice that keeps a picture off a
// background, filled up with the first that passed.
func highlights(checks []domain.AlphaCheck) []domain.AlphaCheck {
	var notable, passed []domain.AlphaCheck
	judged, advice := partChecks(checks)
	for _, check := range judged {
		if check.Verdict == domain.AlphaPass {
			passed = append(passed, check)
		} else {
			notable = append(notable, check)
		}
	}
	for _, check := range advice {
		if check.Verdict != domain.AlphaPass {
			notable = append(notable, check)
		}
	}
	room := max(0, highlightCount-len(notable))
	return append(notable, passed[:min(room, len(passed))]...)
}

// passedLine counts the checks that passed: "13 of 14 checks passed". Advice does not count.
func passedLine(checks []domain.AlphaCheck) string {
	judged, _ := partChecks(checks)
	passed := 0
	for _, check := range judged {
		if check.Verdict == domain.AlphaPass {
			passed++
		}
	}
	return fmt.Sprintf("%d of %s passed", passed, components.Count(len(judged), "check"))
}

// barPart is a stretch of the bar that shows how much of the picture is opaque, soft and transparent; in percent of it.
type barPart struct{ class, x, width string }

func alphaBar(r domain.AlphaReport) []barPart {
	percent := func(share float64) string { return strconv.FormatFloat(100*share, 'f', 2, 64) + "%" }
	return []barPart{
		{"bar-opaque", "0%", percent(r.Opaque)},
		{"bar-soft", percent(r.Opaque), percent(r.Soft)},
	}
}
