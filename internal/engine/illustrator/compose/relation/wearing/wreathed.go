package wearing

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// Encircled reports whether flowers or leaves that are around k's root are a wreath at its outline: around a heart, a skull, a letter or a head. Around what
// stands in a landscape, and around figures, they lie on the ground.
func Encircled(c *placing.Placer, k layout.Cluster, i int) bool {
	on, s := c.Subject(k.Root.Subject), c.Subject(i)
	if on.Count > 1 || s.Kind != brief.Piece || !c.IsPosy(s) {
		return false
	}
	if on.Kind != brief.Piece {
		return on.Portrait || on.Kind == brief.Family
	}
	switch library.GroupOf(on.ID) {
	case "buildings", "vehicles", "landmarks", "nature", "plants", "people":
		return false
	case "home":
		return figure.RealSize(k.Root.Drawing) < 60
	}
	return !c.Creature(k.Root.Subject) || on.Portrait
}

// wreathCopies is how many copies are in a wreath, wreathSize how large one is in the thing's size.
const (
	wreathCopies = 13
	wreathSize   = .3
)

// Wreathed puts copies of a subject along the outline of k's root: those above and beside it half behind it, those below before it.
func Wreathed(c *placing.Placer, k layout.Cluster, i int) layout.Cluster {
	s := &c.Brief.Subjects[i]
	for _, part := range []string{"stem", "stems"} {
		if slices.Contains(library.Parts(s.ID), part) && slices.Contains(library.Parts(s.ID), "petals") && !slices.Contains(s.Without, part) {
			s.Without = append(slices.Clone(s.Without), part)
		}
	}
	root, ground, b := k.Root, k.Ground, k.Root.Box()
	radius := radiusOf(root)
	size := wreathSize * math.Sqrt(max(b.W()*b.H(), 1e-9))
	var behind, before layout.Cluster
	for j := range wreathCopies {
		angle := math.Pi * (2*float64(j)/wreathCopies - .5)
		sin, cos := math.Sincos(angle)
		r := radius(angle)
		d := c.Draw(i, layout.How{Copy: j})
		f := size * (.84 + .3*float64(j%3)/2) / max(layout.Longer(d.Box), 1e-9)
		one := c.Place(i, d, layout.Centered(d, f, (b.X0+b.X1)/2+r*cos, (b.Y0+b.Y1)/2+r*sin, angle*180/math.Pi+90+24*(c.Rng.Float64()-.5)))
		if sin > .3 && !c.Subject(root.Subject).Portrait { // a face stays free
			before = before.Over(one)
		} else {
			behind = behind.Over(one)
		}
	}
	k = k.Before(behind).Over(before)
	k.Root, k.Ground = root, ground
	return k
}

// radiusOf returns how far the outline of an instance is from the middle of its box in a direction, in radians.
func radiusOf(in layout.Instance) func(angle float64) float64 {
	const rows = 48
	l, k := layout.Coverage(in, rows)
	b := in.Box()
	return func(angle float64) float64 {
		sin, cos := math.Sincos(angle)
		for r := .5 * math.Hypot(b.W(), b.H()); r > 0; r -= .5 / k {
			x, y := int((.5*b.W()+r*cos)*k), int((.5*b.H()+r*sin)*k)
			if x >= 0 && y >= 0 && x < rows && y < rows && l.Pix[4*(y*rows+x)+3] > .5 {
				return r
			}
		}
		return .3 * min(b.W(), b.H())
	}
}

// Clasped lets what is alive hold a thing that it is around: it is before the lower half of it.
func Clasped(c *placing.Placer, k layout.Cluster, i int) layout.Cluster {
	one := c.Unit(i, layout.How{Facing: kit.Right})
	b, o := k.Root.Box(), one.Bounds()
	one = one.Scaled(.74 * max(b.W(), .7*b.H()) / max(o.W(), o.H()))
	o = one.Bounds()
	root, ground := k.Root, k.Ground
	k = k.Over(one.Moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, b.Y0+.62*b.H()-(o.Y0+o.Y1)/2))
	k.Root, k.Ground = root, ground
	return k
}
