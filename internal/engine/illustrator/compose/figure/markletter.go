package figure

import (
	"cmp"
	"unicode"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/lettering"
)

// markInk is the color of letters that are the mark of a logo where none is told.
var markInk = kit.Hex("#23395d")

// Polishes are the colors of letters in metal.
var Polishes = map[string]kit.Color{"gold": kit.Hex("#cb9a35"), "rose gold": kit.Hex("#d59a86"), "silver": kit.Hex("#aab0bb"), "bronze": kit.Hex("#a9713d"), "copper": kit.Hex("#b9703f")}

// twinedLetters sets two or three letters of a monogram that overlap, in a logo and where it was asked for, and the lone letter of a logo in metal. It
// reports false for others.
func (c *Drawer) twinedLetters(s brief.Subject) (kit.Drawing, bool) {
	l := c.Brief.Letter
	var letters []rune
	for _, r := range s.Text {
		if unicode.IsLetter(r) {
			letters = append(letters, r)
		}
	}
	logo := c.Brief.Style.Name == "logo"
	if s.Material != "" || s.Fill != "" || s.ID != "monogram" && !(logo && s.ID == "alphabet-letter" && len(letters) == 1) {
		return kit.Drawing{}, false
	}
	name := s.Color
	if name == "" && len(c.Brief.Tints) > 0 {
		name = c.Brief.Tints[0]
	}
	col, metal := Polishes[name]
	if len(letters) == 0 || len(letters) > 3 || !l.Thin && !(len(letters) > 1 && (l.Twined || logo)) && !(logo && metal) {
		return kit.Drawing{}, false
	}
	if !metal {
		told := false
		if col, told = ColorOf(name); !told {
			col, metal = LuxuryInk, true
		}
	}
	d, err := lettering.Twined(letters, cmp.Or(letterFaces[l.Style], "serif"), col, l.Thin, metal).Render(kit.Options{})
	return d, err == nil && d.Box.W() > 0
}

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

// characters are what draws letters, numbers and signs as things, with what they say where a prompt tells nothing.
var characters = map[string]string{"alphabet-letter": "A", "number": "1", "monogram": "M", "ampersand": "&"}

// styledLetter sets letters, numbers or an ampersand in the style of letters that was asked for. It reports false for what is no letter, and where no
// style was told.
func (c *Drawer) styledLetter(s brief.Subject) (kit.Piece, bool) {
	own, ok := characters[s.ID]
	if !ok || c.Brief.Letter.Style == "" || c.Brief.Design == "crest" {
		return kit.Piece{}, false
	}
	return lettering.Styled(cmp.Or(s.Text, own), c.Brief.Letter.Style, false, s.Color != "" || len(c.Brief.Tints) > 0), true
}

// LuxuryInk is the old gold of logos that are to look luxurious; it reads on white and on black.
var LuxuryInk = kit.Hex("#a67c36")
