package views

import (
	"fmt"
	"math"
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

// verdictIcon and verdictWord show a verdict to the eye and to the ear; colour alone would not do.
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

func verdictWord(v domain.Verdict) string {
	switch v {
	case domain.AlphaPass:
		return "Passed"
	case domain.AlphaWarn:
		return "Note"
	default:
		return "Failed"
	}
}

// highlightCount is how many checks stand in the panel before it is opened.
const highlightCount = 4

// highlights are the checks that a reader should see first: all that did not pass, filled up with the first that did.
func highlights(checks []domain.AlphaCheck) []domain.AlphaCheck {
	var notable, passed []domain.AlphaCheck
	for _, check := range checks {
		if check.Verdict == domain.AlphaPass {
			passed = append(passed, check)
		} else {
			notable = append(notable, check)
		}
	}
	room := max(0, highlightCount-len(notable))
	return append(notable, passed[:min(room, len(passed))]...)
}

// passedLine counts the checks that passed: "15 of 16 checks passed".
func passedLine(checks []domain.AlphaCheck) string {
	passed := 0
	for _, check := range checks {
		if check.Verdict == domain.AlphaPass {
			passed++
		}
	}
	return fmt.Sprintf("%d of %s passed", passed, components.Count(len(checks), "check"))
}

// checkName is a check's name as words: "hidden colour".
func checkName(c domain.AlphaCheck) string { return strings.ReplaceAll(c.Name, "-", " ") }

// reading writes a measured value with its unit: shares as percentages, counts bare, the rest with up to three decimals.
func reading(c domain.AlphaCheck) string {
	if c.Unit == "share" {
		return components.Percent(c.Value)
	}
	value := strconv.FormatFloat(math.Round(1000*c.Value)/1000, 'f', -1, 64)
	if c.Unit == "" || c.Unit == "count" {
		return value
	}
	return value + " " + c.Unit
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
