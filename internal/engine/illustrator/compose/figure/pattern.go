package figure

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/finish/patterns"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/kit/library"
)

// wellPrinted is the share of what takes the main color of a subject that its own forms have to pattern. Below it the pattern is laid
// over the finished drawing: a cat has plaid legs too, and a ring of one line takes any print.
const wellPrinted = .8

// oneCloth are the patterns that run over the whole of a thing rather than over each of its forms.
var oneCloth = Words("american-flag sunset")

func inOneCloth(fill string) bool { return oneCloth[fill] || strings.HasPrefix(fill, brief.OfFlag) }

// printing remembers by kind and ID whether the forms of a subject take patterns well.
var printing sync.Map

// patterned draws a subject with a pattern over its main color.
func (c *Drawer) patterned(i int, s brief.Subject, h layout.How) kit.Drawing {
	gone := ownOrnament(s)
	own := func(color, fill string) kit.Drawing {
		one := *c
		one.Brief.Subjects = append([]brief.Subject{}, c.Brief.Subjects...)
		t := &one.Brief.Subjects[i]
		t.Color, t.Fill, t.Without = color, fill, append(slices.Clone(t.Without), gone...)
		return one.drawn(i, *t, h)
	}
	if ground := patterns.GroundOf(s.Fill); s.Color == "" && ground != "" {
		one := *c
		one.Brief.Subjects = append([]brief.Subject{}, c.Brief.Subjects...)
		one.Brief.Subjects[i].Color = ground
		s.Color = ground
		return one.patterned(i, s, h)
	}
	whole := func() kit.Drawing { return c.drawn(i, s, h) }
	key := string(s.Kind) + " " + s.ID
	known, asked := printing.Load(key)
	if asked && known.(bool) && !inOneCloth(s.Fill) {
		return whole()
	}
	plain, one, other := own(s.Color, ""), own(finish.OneColor, ""), own(finish.OtherColor, "")
	if !asked {
		well := finish.Differing(one, other, own(finish.OneColor, patterns.Probe)) > wellPrinted
		if printing.Store(key, well); well && !inOneCloth(s.Fill) {
			return whole()
		}
	}
	pattern, ok := patternOf(s)
	if !ok {
		return whole()
	}
	base, told := ColorOf(s.Color)
	if !told || s.Color == "" {
		base = surface.RulingColor(plain)
	}
	if d, ok := finish.Overprint(plain, one, other, pattern, base, c.SeedOf(i, h.Copy)); ok {
		return d
	}
	return whole()
}

// patternOf is the pattern of a subject, in the second color that was told for it.
func patternOf(s brief.Subject) (kit.Fill, bool) {
	switch {
	case partsOfTwo(s), len(s.More) > 1 && panels(s):
		return nil, false // each panel has a color of its own
	case len(s.More) > 1 && (s.Fill == "stripes" || s.Fill == "upright" || s.Fill == "diagonal"):
		if all := colorsOf(append([]string{s.Color}, s.More...)); len(all) > 2 {
			return patterns.Striped(s.Fill, all), true
		}
		return FillOf(s.Fill)
	case s.Second != "":
		return fillIn(s.Fill, s.Second)
	case len(s.More) > 0 && patterns.TakesColor(s.Fill):
		if second, known := ColorOf(s.More[0]); known {
			return patterns.FillIn(s.Fill, second)
		}
	}
	return FillOf(s.Fill)
}

// ornaments are the parts that are only the ornament of a thing, made those kinds of things whose ornament is painted or sewn on.
var (
	ornaments = Words("pattern print stickers emblem logo hearts")
	shades    = Words("two-tone glitter rainbow galaxy holographic sunset tie-dye marble") // are colors rather than patterns
	made      = Words("clothing kitchen home holiday sport office music tools props vehicles food drinks")
)

// ownOrnament are the ornaments of the drawing of a thing that go where another pattern was told: a teapot with polka dots has no flowers under them.
func ownOrnament(s brief.Subject) []string {
	group := library.GroupOf(s.ID)
	if s.Fill == "" || shades[s.Fill] || s.Kind != brief.Piece || !made[group] {
		return nil
	}
	var gone []string
	for _, part := range library.Parts(s.ID) {
		if (ornaments[part] || part == "flowers" && (group == "kitchen" || group == "food")) && !slices.ContainsFunc(s.Parts, func(p brief.PartColor) bool { return p.Part == part }) {
			gone = append(gone, part)
		}
	}
	return gone
}

// partsOfTwo reports whether the parts of a thing take the two tones that were told of it, rather than its upper and lower half.
func partsOfTwo(s brief.Subject) bool {
	return s.Fill == "two-tone" && s.Kind == brief.Piece && len(s.More) > 0 && len(library.Slots(s.ID)) > 1
}

// panels reports whether a thing is striped by itself, so that several colors of stripes are those of its own.
func panels(s brief.Subject) bool {
	_, ok := slotOf(library.Slots(s.ID), "stripes")
	_, gores := slotOf(library.Slots(s.ID), "gores")
	return (ok || gores) && s.Fill == "stripes" && s.Kind == brief.Piece
}

// takesPatterns reports whether a pattern is drawn over the main color of a subject: who wears clothes has it on them.
func takesPatterns(s brief.Subject, h layout.How) bool {
	if s.Fill == "" || partsOfTwo(s) || len(s.More) > 1 && panels(s) || s.Portrait || h.Upright || Dressed(s) || Humanly(s) {
		return false
	}
	return s.Kind == brief.Piece || s.Kind == brief.Animal
}
