package image

import (
	"math"
	"strconv"
	"strings"

	"pellucid/internal/domain"
	"pellucid/views/components"
)

// instrument is what a check is called on the panel and what its number counts.
type instrument struct{ title, of string }

// instruments name the checks of the alpha report; design notes and formulas stand beside each check in internal/alpha.
var instruments = map[string]instrument{
	"transparency":     {"Transparency", "of the image is clear"},
	"checkerboard":     {"Painted checkerboard", "with a checkerboard"},
	"halo":             {"Halo", "of foreign color, of 255"},
	"rim":              {"Rim", "of drift along the edge, of 255"},
	"border":           {"Cut at the frame", "of one side is touched"},
	"haze":             {"Haze", "of veil in the empty area, of 255"},
	"specks":           {"Stray specks", ""},
	"jaggies":          {"Stair steps", "of the edge is unsmoothed"},
	"edge-width":       {"Edge width", "from clear to solid"},
	"soft-share":       {"Softness", "of the edge is half-transparent"},
	"interior":         {"Solid inside", "of the inside is translucent"},
	"holes":            {"Holes", ""},
	"hidden-color":     {"Hidden color", "of the clear area hides color"},
	"resize":           {"Resizing", "of error when halved, of 255"},
	"visibility-light": {"On white", "of the edge fades into it"},
	"visibility-dark":  {"On dark", "of the edge fades into it"},
}

// checkName is what a check is called on the panel; one that is not known yet goes by its own name.
func checkName(c domain.AlphaCheck) string {
	if known, ok := instruments[c.Name]; ok {
		return known.title
	}
	return strings.ReplaceAll(c.Name, "-", " ")
}

// readingOf says what the number of a check counts.
func readingOf(c domain.AlphaCheck) string { return instruments[c.Name].of }

// reading writes a measured value with its unit: shares as percentages, counts with their noun, the rest with up to three
// decimals.
func reading(c domain.AlphaCheck) string {
	switch c.Unit {
	case "share":
		return components.Percent(c.Value)
	case "count":
		return components.Count(int(c.Value), strings.TrimSuffix(strings.ReplaceAll(c.Name, "-", " "), "s"))
	}
	value := strconv.FormatFloat(math.Round(1000*c.Value)/1000, 'f', -1, 64)
	return strings.TrimSpace(value + " " + c.Unit)
}
