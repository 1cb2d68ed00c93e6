// Package compose arranges what a brief asks for and fits it to the canvas: subjects as their relations say (package relation), in a place,
// as a design (package design) or as a sheet. The same request gives the same scene.
package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/design"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit/library"
)

// composer is a composition in the making: its subjects stand in a place, or it is a design or a sheet.
type composer struct{ *design.Designer }

func newComposer(t *hierarchy.Tree) *composer { return &composer{design.NewDesigner(t)} }

// Compose arranges the subjects of a brief. A brief without subjects gives an empty scene.
func Compose(req layout.Request) layout.Scene {
	n := len(req.Brief.Subjects)
	adorned := false
	req.Brief, adorned = design.Adorned(req.Brief)
	c := newComposer(hierarchy.NewTree(req))
	c.Ornate = adorned
	if req.Brief.Sheet != "" && len(req.Brief.Subjects) > 1 {
		return c.sheet()
	}
	if out, ok := c.Designed(); ok {
		return out.Without(n)
	}
	if out, ok := c.lineFace(); ok {
		return out.Without(n)
	}
	if out, ok := c.BesideLetter(); ok {
		return out.Without(n)
	}
	c.atReef()
	if k, ok := c.flowerField(); ok {
		return c.Staged(k).Without(n)
	}
	if k, ok := c.vista(); ok {
		return c.Staged(k).Without(n)
	}
	river := c.river()
	c.Links = slices.DeleteFunc(c.Links, func(l brief.Relation) bool { return l.From == river || l.To == river })
	var groups []layout.Cluster
	for i := range c.Brief.Subjects {
		if c.IsRoot(i) && i != river {
			groups = append(groups, c.Copies(i))
		}
	}
	return c.Staged(c.onPlace(c.tilted(c.complete(groups, len(req.Brief.Subjects))))).Without(n)
}

// upright are the groups of things that stand: they are not tilted.
var upright = map[string]bool{
	"vehicles": true, "buildings": true, "landmarks": true, "home": true, "frames": true, "effects": true, "sea": true, "fantasy": true, "lettering": true,
	"holiday": true, "plants": true, "kitchen": true, "nature": true,
}

// tilts are the turns of a lone thing in degrees, by variation.
var tilts = [4]float64{0, 0, -11, 8}

// tilted turns a composition of one lone thing, by variation.
func (c *composer) tilted(k layout.Cluster) layout.Cluster {
	if len(c.Brief.Subjects) != 1 || c.Subject(0).Count > 1 || len(k.Sprites) == 0 {
		return k
	}
	s := c.Subject(0)
	degrees := tilts[c.Variation%4]
	if s.Kind != brief.Piece || degrees == 0 || upright[library.GroupOf(s.ID)] || s.Text != "" {
		return k
	}
	return k.TurnedBy(degrees)
}
