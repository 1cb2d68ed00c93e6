package views

import (
	"strconv"

	"pellucid/internal/domain"
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

// reading writes a measured value with up to three significant decimals and its unit.
func reading(c domain.AlphaCheck) string {
	value := strconv.FormatFloat(c.Value, 'f', 3, 64)
	for value[len(value)-1] == '0' {
		value = value[:len(value)-1]
	}
	if value[len(value)-1] == '.' {
		value = value[:len(value)-1]
	}
	switch c.Unit {
	case "":
		return value
	case "%":
		return value + "%"
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
