package wearing

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// leastOnPart is how large what is on a part is at least, as a share of the smaller side of the whole: a heart on an eraser is seen.
const leastOnPart = .15

// replaced are the parts in whose place another one is: a moon hangs from a necklace instead of its heart.
var replaced = figure.Words("pendant charm stone")

// strung are the pieces from which what comes with them hangs at the bottom.
var strung = figure.Words("necklace pearl-necklace")

// OnPart prints subject i on the part of k's root that was told, on the largest even area of it, such as one sail. It reports false if none was.
func OnPart(c *placing.Placer, k layout.Cluster, i int, d kit.Drawing) (layout.Cluster, bool) {
	root := k.Root.Subject
	n := slices.IndexFunc(c.Links, func(l brief.Relation) bool { return l.From == i && l.To == root && l.Kind == "printed on" })
	if n < 0 {
		return k, false
	}
	part := c.Links[n].Part
	if part == "" && strung[c.Subject(root).ID] {
		if !surface.HasPart(k.Root.Drawing, "pendant") {
			b := k.Root.Box()
			f := .3 * b.H() / max(d.Box.W(), d.Box.H())
			return k.Over(c.Place(i, d, layout.Centered(d, f, (b.X0+b.X1)/2, b.Y1+.4*f*d.Box.H(), 0))), true
		}
		part = "pendant"
	}
	if part == "" || !surface.HasPart(k.Root.Drawing, part) {
		return k, false
	}
	at := layout.MapAnchor(k.Root.M, areaOf(k.Root.Drawing, part))
	if s := &c.Brief.Subjects[root]; replaced[part] && !slices.Contains(s.Without, part) {
		s.Without = append(slices.Clone(s.Without), part)
		k = c.Redrawn(k)
		at.W, at.H = 1.3*at.W, 1.3*at.H
	}
	return k.Over(c.Place(i, d, layout.Centered(d, min(at.W/d.Box.W(), at.H/d.Box.H()), at.X, at.Y, 0))), true
}

// areaOf is the room for a picture on a part of a drawing.
func areaOf(d kit.Drawing, part string) kit.Anchor {
	alone := finish.Only(d, part, true)
	b := alone.Box
	at := figure.LookAt(alone).Room("on")
	if at.W <= 0 || at.W*at.H < .2*b.W()*b.H() { // a ring, or stripes
		at = kit.Anchor{X: (b.X0 + b.X1) / 2, Y: (b.Y0 + b.Y1) / 2, W: .8 * b.W(), H: .8 * b.H()}
	}
	least := leastOnPart * min(d.Box.W(), d.Box.H())
	at.W, at.H = max(at.W, least), max(at.H, least)
	return at
}
