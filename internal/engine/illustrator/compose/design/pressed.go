package design

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
)

// The measures of what is pressed into a seal, as shares of its width.
const (
	pressedReach = .24
	pressedDeep  = .009 // how far its lit and its shaded edge lie beside it
)

// pressed presses what a wax seal comes with into the wax. It reports false for other pictures.
func (c *Designer) pressed() (layout.Scene, bool) {
	s := c.Brief.Subjects
	if len(s) != 2 || len(c.Brief.Lettering)+len(c.Brief.Framing) > 0 || c.Brief.Motif != "" {
		return layout.Scene{}, false
	}
	seal := slices.IndexFunc(s, func(s brief.Subject) bool { return s.ID == "wax-seal" && s.Count == 1 })
	if seal < 0 || s[1-seal].Count != 1 || s[1-seal].Kind == brief.Person || s[1-seal].ID == "envelope" || s[1-seal].ID == "letter" {
		return layout.Scene{}, false
	}
	for _, l := range c.Links {
		if l.Kind != "with" && l.Kind != "and" && l.Kind != "on" && l.Kind != "inside" {
			return layout.Scene{}, false
		}
	}
	c.Links = nil
	s[seal].Without = append(slices.Clone(s[seal].Without), "emblem")
	wax := kit.TonesOf(kit.Hex("#c32f38"))
	if col, ok := figure.ColorOf(s[seal].Color); ok {
		wax = kit.TonesOf(col)
	}
	k := c.Unit(seal, layout.How{}).Fit(Usual)
	b := k.Bounds()
	mark := inRound(c.Unit(1-seal, layout.How{}), (b.X0+b.X1)/2, (b.Y0+b.Y1)/2, pressedReach*b.W())
	d := pressedDeep * b.W()
	out := layout.Scene{}
	out.Add(k)
	out.Add(inOneColor(mark.Moved(d, d), wax.DDD))
	out.Add(inOneColor(mark.Moved(-d, -d), wax.LL))
	out.Add(inOneColor(mark, wax.M))
	return out, true
}
