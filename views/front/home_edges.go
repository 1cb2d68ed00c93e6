package front

import (
	"strconv"

	"pellucid/internal/domain"
	"pellucid/views/components"
)

// edgeExample is an image that went through the edge check when the program was built, with what was measured.
type edgeExample struct {
	name  string
	title string
	why   string
	onInk bool // its edge shows best on ink
}

var edgeExamples = []edgeExample{
	{"fox", "Fox", "Edge pixels keep the color of the fur.", false},
	{"bowl", "Goldfish in a glass bowl", "The glass lets any background through.", false},
	{"spokes", "Bear on a bicycle", "Every gap between the spokes is clear.", false},
	{"basket", "Kittens in a wicker basket", "Two stray specks float beside the basket.", false},
	{"halo", "Fox with a white halo", "A white line would show on any dark page.", true},
	{"checkerboard", "Octopus on a painted checkerboard", "The squares are part of the image. Nothing is clear.", true},
}

// verdict is an outcome of the edge check in the words and the colors of the page.
func (a LandingArt) verdict() (words, kind, icon string) {
	switch a.Report.Verdict {
	case domain.AlphaPass:
		return "Passed", "pass", "check"
	case domain.AlphaWarn:
		return "Passed with notes", "warn", "warning-circle"
	}
	return "Failed, redone free", "fail", "x"
}

// edgeFigure is one number of a report; bad: it is why the image failed.
type edgeFigure struct {
	name, value string
	bad         bool
}

// figures are what is told of a report: the shares, and what the checks that were not passed have measured.
func (a LandingArt) figures() []edgeFigure {
	list := []edgeFigure{
		{"Fully clear", components.Percent(a.Report.Transparent), a.failed("transparency")},
		{"See-through and soft pixels", components.Number(a.SoftPixels), false},
	}
	for _, name := range []string{"rim", "border", "specks"} {
		for _, check := range a.Report.Checks {
			if check.Name == name && (name != "specks" || check.Verdict != domain.AlphaPass) {
				list = append(list, edgeFigure{edgeNames[name], edgeValue(check), check.Verdict != domain.AlphaPass && check.Verdict != domain.AlphaWarn})
			}
		}
	}
	return list
}

func (a LandingArt) failed(name string) bool {
	for _, check := range a.Report.Checks {
		if check.Name == name {
			return check.Verdict != domain.AlphaPass && check.Verdict != domain.AlphaWarn
		}
	}
	return false
}

// edgeNames are plain names of the checks that people know by sight.
var edgeNames = map[string]string{"rim": "Foreign color at the edge", "border": "Cut off by the frame", "specks": "Stray specks"}

func edgeValue(check domain.AlphaCheck) string {
	if check.Unit == "share" {
		return components.Percent(check.Value)
	}
	if check.Unit == "count" {
		return strconv.Itoa(int(check.Value))
	}
	return strconv.Itoa(int(check.Value+0.5)) + " of 255"
}

// edgesTold is how many images the site must have made before it tells how many of them passed.
const edgesTold = 1000

// edgeTotals says how the images of the site have come through the check; empty: there are too few to tell.
func (p HomePage) edgeTotals() string {
	e := p.Edges
	if e.Images < edgesTold {
		return ""
	}
	return "Of " + components.Number(e.Images) + " images delivered here, " + components.Number(e.Passes) + " passed without a note and " +
		components.Number(e.Images-e.Passes) + " with notes."
}
