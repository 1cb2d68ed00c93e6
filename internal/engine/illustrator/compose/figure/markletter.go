package figure

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/lettering"
)

// markInk is the color of letters that are the mark of a logo where none is told.
var markInk = kit.Hex("#23395d")

// markLetter sets letters or numbers of a logo in even type, as a mark: a plump letter with lights would be no part of one. It reports false for what is
// no letter of a logo.
func (c *Drawer) markLetter(s brief.Subject) (kit.Drawing, bool) {
	if c.Brief.Style.Name != "logo" || s.Kind != brief.Family || s.Text == "" || s.Material != "" || s.Fill != "" || !LetterFamilies[s.ID] {
		return kit.Drawing{}, false
	}
	col, ok := ColorOf(s.Color)
	if !ok && len(c.Brief.Tints) > 0 {
		col, ok = ColorOf(c.Brief.Tints[0])
	}
	if !ok {
		col = markInk
		if c.Brief.Style.Look == "luxury" {
			col = LuxuryInk
		}
	}
	face := "serif"
	if c.Brief.Style.Look == "minimal" {
		face = "sans"
	}
	if l := letterFaces[c.Brief.Letter.Style]; l != "" {
		face = l
	}
	d, err := lettering.Plain(s.Text, face, col).Render(kit.Options{})
	return d, err == nil && d.Box.W() > 0
}

// LuxuryInk is the old gold of logos that are to look luxurious; it reads on white and on black.
var LuxuryInk = kit.Hex("#a67c36")
