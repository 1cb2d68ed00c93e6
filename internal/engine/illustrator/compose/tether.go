package compose

import (
	"fmt"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// drops is how many drops of water lie on a thing that has some.
const drops = 11

// tethered ties a child to k's root: balloons float over it on their strings, who is tied to a post stands beside it on a rope.
func (c *composer) tethered(k cluster, i int, h how) cluster {
	if bows[c.subject(i).ID] {
		return c.tied(k, i, h)
	}
	root, ground, b := k.root, k.ground, k.root.box()
	if s := &c.Brief.Subjects[i]; s.ID == "balloon" && s.Count >= unstated {
		s.ID, s.Count = "balloon-bunch", 1
	}
	one := c.unit(i, h)
	if one.root.has("tie") {
		one = one.scaled(min(c.scaleBeside(i, one.root.drawing, k.root, besidePower)/float64(one.root.m.Scale()), 1.1*max(b.H(), b.W())/one.bounds().H()))
		if least := .6 * max(b.H(), .7*b.W()); one.bounds().H() < least {
			one = one.scaled(least / one.bounds().H())
		}
		x := (b.X0 + b.X1) / 2
		top := topAt(k.root, x)
		tie := one.root.anchor("tie")
		one = one.moved(x-tie.X, top-.3*one.bounds().H()-tie.Y)
		tie = one.root.anchor("tie")
		k = k.over(c.string(i, tie.X, tie.Y, x, top+.03*b.H(), .012*one.bounds().H(), "#d9c9a3")).over(one)
		k.root, k.ground = root, ground
		return k
	}
	out := c.companion(k, brief.Relation{From: root.subject, Kind: "beside", To: i}, h)
	for _, s := range out.sprites {
		if s.subject != i {
			continue
		}
		o := covered1(out, i)
		at := kit.Anchor{X: b.X0 + .5*b.W(), Y: b.Y0 + .4*b.H()}
		from, inward := kit.Anchor{X: o.X1, Y: o.Y0 + .5*o.H()}, -.12
		if o.X0+o.X1 > b.X0+b.X1 {
			from.X, inward = o.X0, .12
		}
		if c.stands(i) {
			from.X, from.Y = from.X+inward*o.W(), o.Y0+.42*o.H()
		}
		mid := out.bounds().Y1 - .12*o.H()
		return out.over(c.slackRope(i, from, at, mid, .026*max(o.H(), .5*o.W())))
	}
	return out
}

// covered1 is what a subject covers in a cluster.
func covered1(k cluster, i int) kit.Box {
	var out kit.Box
	for _, s := range k.sprites {
		if s.subject == i {
			if out.W() == 0 {
				out = s.box
			}
			out = out.Union(s.box)
		}
	}
	return out
}

// string is a thin straight cord.
func (c *composer) string(i int, x0, y0, x1, y1, width float64, hex string) cluster {
	canvas, err := kit.NewCanvas("string", nil, kit.Options{})
	if err != nil {
		return cluster{}
	}
	t := kit.TonesOf(kit.Hex(hex))
	d := fmt.Sprintf("M%g %gL%g %g", x0, y0, x1, y1)
	canvas.Part("string", canvas.Line(d, t.DD, 1.5*width), canvas.Line(d, t.M, width))
	return c.place(i, canvas.Drawing(), scene.Identity)
}

// slackRope is a twisted rope that hangs down to a height between its ends.
func (c *composer) slackRope(i int, from, to kit.Anchor, low, width float64) cluster {
	canvas, err := kit.NewCanvas("rope", nil, kit.Options{})
	if err != nil {
		return cluster{}
	}
	t := kit.TonesOf(kit.Hex("#c99f62"))
	d := fmt.Sprintf("M%g %gC%g %g %g %g %g %g", from.X, from.Y, from.X+.2*(to.X-from.X), low, to.X-.2*(to.X-from.X), low, to.X, to.Y)
	knot := canvas.Ellipse(to.X, to.Y, 1.5*width, 1.3*width, kit.Rad(to.X-.5*width, to.Y-.5*width, 2*width, t.LL, t.M, t.DD)).Stroke(t.DDD, .2*width)
	canvas.Part("rope", canvas.Line(d, t.DDD, 1.35*width), canvas.Line(d, t.M, width), canvas.Line(d, t.DD, .9*width).Dash(.28*width, .7*width).Butt().Opacity(.7), knot)
	return c.place(i, canvas.Drawing(), scene.Identity)
}

// packed are the animals that carry on their backs, and things that do.
var packed = words("donkey mule camel llama alpaca horse ox yak elephant reindeer turtle tortoise snail hedgehog pony")

// loads lets vehicles carry what they carry in their bed or their basket, else on their roof, and beasts of burden on their back.
func (c *composer) loads() {
	for n, l := range c.links {
		from, to := c.subject(l.From), c.subject(l.To)
		if l.Kind != "carrying" || to.Kind != brief.Piece && to.Kind != brief.Animal && to.Kind != brief.Bird && to.Kind != brief.Person {
			continue
		}
		vehicle := from.Kind == brief.Piece && library.GroupOf(from.ID) == "vehicles"
		beast := packed[from.ID] && to.Kind == brief.Piece && (from.Kind == brief.Animal || from.Kind == brief.Piece) && !dressed(from)
		if !vehicle && !beast || slices.ContainsFunc(c.links, func(o brief.Relation) bool { return o != l && child(o) == l.To }) {
			continue
		}
		kind := "on"
		if d := mustDraw(from.ID); vehicle && d.Anchors["inside"].W > 0 && (len(d.Layers[kit.Fore]) > 0 || to.Kind != brief.Piece) {
			kind = "inside"
		}
		if beast && from.Kind == brief.Animal && !animal.Hoofed(from.ID) && from.ID != "elephant" && from.ID != "hedgehog" {
			kind = "riding"
		}
		c.links[n] = brief.Relation{From: l.To, Kind: kind, To: l.From}
	}
}
