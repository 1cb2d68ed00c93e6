package figure

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
)

// inTurn draws the piece whose turn it is, where the copies of a subject are of several kinds.
func (c *Drawer) inTurn(i int, h layout.How) (kit.Drawing, bool) {
	s := c.Subject(i)
	if len(s.Mix) == 0 {
		return kit.Drawing{}, false
	}
	alone := *c
	alone.Brief.Subjects = append([]brief.Subject(nil), c.Brief.Subjects...)
	if k := h.Copy % (len(s.Mix) + 1); k > 0 {
		alone.Brief.Subjects[i].ID = s.Mix[k-1]
	}
	alone.Brief.Subjects[i].Mix = nil
	return alone.Draw(i, h), true
}

// oddOne draws the copy that is unlike the others, if the copy at hand is that one.
func (c *Drawer) oddOne(i int, h layout.How) (kit.Drawing, bool) {
	s := c.Subject(i)
	if s.Odd == nil {
		return kit.Drawing{}, false
	}
	if at := h.Copy % max(s.Count, 1); at < s.Odd.At || at >= s.Odd.At+max(s.Odd.Few, 1) {
		return kit.Drawing{}, false
	}
	alone := *c
	alone.Brief.Subjects = append([]brief.Subject(nil), c.Brief.Subjects...)
	alone.Brief.Subjects[i] = s.Odd.Subject
	return alone.Draw(i, h), true
}

// colorInTurn draws a copy in the colors whose turn it is.
func (c *Drawer) colorInTurn(i int, h layout.How) (kit.Drawing, bool) {
	s, found := c.Subject(i), false
	pick := func(color string) string {
		colors := strings.Split(color, brief.ByTurns)
		found = found || len(colors) > 1
		return colors[h.Copy%len(colors)]
	}
	if s.Kind != brief.Piece && s.Kind != brief.Family && s.Count >= Unstated && len(s.More)+1 == s.Count && s.Fill == "" && s.Blend == "" {
		s.Color, s.More = strings.Join(append([]string{s.Color}, s.More...), brief.ByTurns), nil // "three birds, red, blue and yellow"
	}
	s.Color, s.Parts = pick(s.Color), slices.Clone(s.Parts)
	for k := range s.Parts {
		s.Parts[k].Color = pick(s.Parts[k].Color)
	}
	if s.Person != nil {
		f := *s.Person
		f.HairColor, f.Clothes = pick(f.HairColor), slices.Clone(f.Clothes)
		for k := range f.Clothes {
			f.Clothes[k].Color = pick(f.Clothes[k].Color)
		}
		s.Person = &f
	}
	if !found {
		return kit.Drawing{}, false
	}
	alone := *c
	alone.Brief.Subjects = append([]brief.Subject(nil), c.Brief.Subjects...)
	alone.Brief.Subjects[i] = s
	return alone.Draw(i, h), true
}
