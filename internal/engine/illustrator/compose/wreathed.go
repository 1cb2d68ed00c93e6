package compose

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// encircled reports whether flowers or leaves that are around k's root are a wreath at its outline: around a heart, a skull, a letter or a head. Around what
// stands in a landscape, and around figures, they lie on the ground.
func (c *composer) encircled(k cluster, i int) bool {
	on, s := c.subject(k.root.subject), c.subject(i)
	if on.Count > 1 || s.Kind != brief.Piece || !c.isPosy(s) {
		return false
	}
	if on.Kind != brief.Piece {
		return on.Portrait || on.Kind == brief.Family
	}
	switch library.GroupOf(on.ID) {
	case "buildings", "vehicles", "landmarks", "nature", "plants", "people":
		return false
	case "home":
		return realSize(k.root.drawing) < 60
	}
	return !c.creature(k.root.subject) || on.Portrait
}

// wreathCopies is how many copies are in a wreath, wreathSize how large one is in the thing's size.
const (
	wreathCopies = 13
	wreathSize   = .3
)

// wreathed puts copies of a subject along the outline of k's root: those above and beside it half behind it, those below before it.
func (c *composer) wreathed(k cluster, i int) cluster {
	s := &c.Brief.Subjects[i]
	for _, part := range []string{"stem", "stems"} {
		if slices.Contains(library.Parts(s.ID), part) && slices.Contains(library.Parts(s.ID), "petals") && !slices.Contains(s.Without, part) {
			s.Without = append(slices.Clone(s.Without), part)
		}
	}
	root, ground, b := k.root, k.ground, k.root.box()
	radius := radiusOf(root)
	size := wreathSize * math.Sqrt(max(b.W()*b.H(), 1e-9))
	var behind, before cluster
	for j := range wreathCopies {
		angle := math.Pi * (2*float64(j)/wreathCopies - .5)
		sin, cos := math.Sincos(angle)
		r := radius(angle)
		d := c.draw(i, how{copy: j})
		f := size * (.84 + .3*float64(j%3)/2) / max(longer(d.Box), 1e-9)
		one := c.place(i, d, centered(d, f, (b.X0+b.X1)/2+r*cos, (b.Y0+b.Y1)/2+r*sin, angle*180/math.Pi+90+24*(c.rng.Float64()-.5)))
		if sin > .3 && !c.subject(root.subject).Portrait { // a face stays free
			before = before.over(one)
		} else {
			behind = behind.over(one)
		}
	}
	k = k.before(behind).over(before)
	k.root, k.ground = root, ground
	return k
}

// radiusOf returns how far the outline of an instance is from the middle of its box in a direction, in radians.
func radiusOf(in instance) func(angle float64) float64 {
	const rows = 48
	l, k := coverage(in, rows)
	b := in.box()
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

// clasped lets what is alive hold a thing that it is around: it is before the lower half of it.
func (c *composer) clasped(k cluster, i int) cluster {
	one := c.unit(i, how{facing: kit.Right})
	b, o := k.root.box(), one.bounds()
	one = one.scaled(.74 * max(b.W(), .7*b.H()) / max(o.W(), o.H()))
	o = one.bounds()
	root, ground := k.root, k.ground
	k = k.over(one.moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, b.Y0+.62*b.H()-(o.Y0+o.Y1)/2))
	k.root, k.ground = root, ground
	return k
}
