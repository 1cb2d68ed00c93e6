package logos

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/things"
)

// InPlantRing sets letters into a wreath of the plants in whose circle they are told to be, and reports whether it did: "monogram J in a circle of roses",
// "monogram ABC in a circle vine".
func InPlantRing(p *state.Parser) bool {
	at := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return (s.ID == "monogram" || s.ID == "alphabet-letter") && s.Text != "" })
	if at < 0 || len(p.Out.Subjects) != 2 || len(p.Out.Lettering) > 0 || !strings.Contains(strings.ToLower(string(p.Runes)), " circle") {
		return false
	}
	if t, _ := things.ByID(p.Out.Subjects[1-at].ID); !strings.HasPrefix(t.Group, "plant") {
		return false
	}
	p.Out.Motif, p.Out.Framing, p.Out.Relations, p.Out.Ground, p.Out.Design = "wreath", nil, nil, "", ""
	p.Out.Lettering = []string{p.Out.Subjects[at].Text}
	p.DropSubject(at)
	if p.Out.Style.Name == "logo" {
		p.Out.Style.Name = "default"
	}
	return true
}
