package hierarchy

import "pellucid/internal/engine/illustrator/brief"

// plainColors are the colors of numbers and badges of which none is told, so that not all of them are blue.
var plainColors = map[string][]string{
	"number": {"", "coral", "purple", "orange", "green", "pink", "turquoise", "crimson"},
	"badge":  {"", "green", "maroon", "teal", "indigo", "brown", "crimson"},
}

// colorPlain gives lone numbers and badges a color by what they say and by the variation.
func (c *Tree) colorPlain() {
	for i := range c.Brief.Subjects {
		s := &c.Brief.Subjects[i]
		list := plainColors[s.ID]
		if s.Kind != brief.Family || len(list) == 0 || s.Text == "" || s.Color != "" || s.Fill != "" || s.Material != "" || len(s.Parts) > 0 || len(c.Brief.Tints) > 0 || s.Assorted {
			continue
		}
		at := c.Variation
		for _, r := range s.Text {
			at += int(r)
		}
		s.Color = list[at%len(list)]
	}
}
