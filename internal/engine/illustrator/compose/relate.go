package compose

import (
	"fmt"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/kit/maps"
	"pellucid/internal/engine/illustrator/kit/person"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// The poses that hold one thing in one hand, one in both hands, one in each hand.
var (
	holdOne, holdTwo = person.HoldPose(1), person.HoldPose(2)
	holdBoth         = "holding both"
)

// above places a child over or under k's root.
func (c *composer) above(k cluster, i int, kind string, h how) cluster {
	link := brief.Relation{From: i, Kind: kind, To: k.root.subject}
	all := c.childCopies(i, how{copy: h.copy, pose: c.poseFor(i, link)}, link)
	for n := range all {
		all[n] = all[n].scaled(c.scaleBeside(all[n].root.subject, all[n].root.drawing, k.root, besidePower) / float64(all[n].root.m.Scale()))
	}
	if least := .36 * bySize(k.root); kind == "over" && hangs[c.subject(i).ID] { // what is in the sky is only far away
		for n := range all {
			all[n] = all[n].scaled(max(1, least/bySize(all[n].root)))
		}
	}
	other := row(all...)
	b, o := k.root.box(), other.bounds()
	if c.subject(k.root.subject).Count > 1 && kind == "over" { // over all of them
		b = k.bounds()
	}
	middle := (b.X0+b.X1)/2 - (o.X0+o.X1)/2
	switch kind {
	case "under":
		return c.sheltered(k, other)
	case "hanging from":
		if c.subject(k.root.subject).ID == "swing" && c.stands(i) { // one sits on it
			return c.rider(k, i, h)
		}
		if c.stands(i) {
			return c.suspended(k, i, h)
		}
		if id := c.subject(i).ID; upsideDown[id] {
			other = other.transformed(scene.ScaleBy(1, -1))
			o = other.bounds()
			middle = (b.X0+b.X1)/2 - (o.X0+o.X1)/2
		}
		if k.root.has("hang") {
			return k.over(other.moved(middle, k.root.anchor("hang").Y-o.Y0))
		}
		return c.strungBelow(k, all)
	}
	if kind == "jumping over" { // close above it, as in the middle of a jump
		return k.over(other.moved(middle, b.Y0+jumpInto*o.H()-o.Y1))
	}
	return k.over(other.moved(middle, k.bounds().Y0-gap*min(b.H(), o.H())-o.Y1)) // above all that is on it too
}

// jumpInto is how far a figure comes down before what it jumps over, as a share of its height.
const jumpInto = .14

// jumpedThrough lets a child come through the hoop that is k's root: half of the rim lies before it, half behind.
func (c *composer) jumpedThrough(k cluster, i int, h how) cluster {
	one := c.unit(i, how{copy: h.copy, pose: "jumping", facing: kit.Right})
	at := k.root.anchor("through")
	one = one.scaled(1.28 * at.H / max(one.bounds().H(), .72*one.bounds().W()))
	o := one.bounds()
	return k.within(k.root.serial, kit.Fore, one.moved(at.X+.06*o.W()-(o.X0+o.X1)/2, at.Y+.02*at.H-(o.Y0+o.Y1)/2))
}

// depth places a child behind or in front of k's root, so that both are seen.
func (c *composer) depth(k cluster, i int, kind string) cluster {
	other := c.copies(i)
	other = other.scaled(c.scaleBeside(i, other.root.drawing, k.root, besidePower) / float64(other.root.m.Scale()))
	b, o := k.bounds(), other.bounds()
	if least := leastDepth * b.H(); o.H() < least {
		other = other.scaled(least / o.H())
		o = other.bounds()
	}
	if most := mostDepth * b.H(); o.H() > most {
		other = other.scaled(most / o.H())
		o = other.bounds()
	}
	if kind == "behind" && c.stands(i) && c.subject(k.root.subject).Kind == brief.Piece && openInTheMiddle(k.root) {
		if o.H() < .8*b.H() {
			other = other.scaled(.8 * b.H() / o.H())
			o = other.bounds()
		}
		return k.before(other.moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, k.ground-other.ground))
	}
	if root := k.root.box(); kind == "behind" && c.subject(i).Pose == "peeking" && root.W() > 1.1*root.H() { // over its upper edge
		return c.peeking(k, other)
	}
	if edge, ok := c.trunkEdge(k, i); kind == "behind" && ok {
		return c.hiddenAtTrunk(k, other, edge)
	}
	if kind == "behind" {
		lift := 0.0
		if o.H() < 1.15*b.H() {
			lift = min(.22*b.H(), .3*o.H())
		}
		edge := rightAt(k.root, k.ground-lift-.8*o.H(), k.ground-lift-.2*o.H())
		return k.before(other.moved(edge-.42*o.W()-o.X0, k.ground-other.ground-lift))
	}
	middle := b.X1 - .5*o.W()
	if o.W() < .5*b.W() {
		middle = b.X0 + .76*b.W() - .5*o.W()
	}
	return k.over(other.moved(middle-o.X0, k.ground+.08*min(b.H(), o.H())-other.ground))
}

// leastDepth and mostDepth are the smallest and the largest share of the height of what is before or behind it that something
// measures.
const (
	leastDepth = .3
	mostDepth  = 2.6
)

// rightAt is where an instance ends on its right between two heights: a tree ends at its trunk below and at its crown above.
func rightAt(in instance, y0, y1 float64) float64 {
	const rows = 48
	b := in.box()
	l, k := coverage(in, rows)
	from, to := int((y0-b.Y0)*k), int((y1-b.Y0)*k)
	last := -1
	for y := max(from, 0); y <= min(to, rows-1); y++ {
		for x := rows - 1; x > last; x-- {
			if l.Pix[4*(y*rows+x)+3] > .5 {
				last = x
			}
		}
	}
	if last < 0 {
		return b.X1
	}
	return b.X0 + float64(last+1)/k
}

// coverage paints an instance on so many rows, and returns how many pixels a unit is.
func coverage(in instance, rows int) (l *raster.Layer, pixels float64) {
	b := in.box()
	l = raster.Square(rows)
	k := float32(rows) / float32(max(b.W(), b.H()))
	raster.Draw(l, in.drawing.Nodes(), scene.ScaleBy(k, k).Mul(translate(-b.X0, -b.Y0)).Mul(in.m))
	return l, float64(k)
}

// openInTheMiddle reports whether one sees through the middle of an instance: between two curtains, through a frame.
func openInTheMiddle(in instance) bool {
	const rows = 32
	l, k := coverage(in, rows)
	b := in.box()
	cx, cy := int(b.W()*k/2), int(b.H()*k*.55)
	for y := cy - 3; y <= cy+3; y++ {
		for x := cx - 1; x <= cx+1; x++ {
			if x < 0 || y < 0 || x >= rows || y >= rows || l.Pix[4*(y*rows+x)+3] > .3 {
				return false
			}
		}
	}
	return true
}

// between stands the children of a "between" on both sides of k's root.
func (c *composer) between(k cluster, i int, h how) cluster {
	left := c.unit(i, how{copy: h.copy, facing: kit.Right})
	right := c.unit(i, how{copy: h.copy + 1, facing: kit.Left})
	for _, l := range c.links {
		if l.Kind == "between" && l.From == k.root.subject && l.To != i {
			if l.To < i {
				return k // the pair was placed with the first of both
			}
			right = c.unit(l.To, how{facing: kit.Left})
		}
	}
	root := k.root
	out := row(left, k, right)
	out.root = root
	return out
}

// around sets copies of a subject in a ring around k.
func (c *composer) around(k cluster, i int) cluster {
	n := c.subject(i).Count
	b := k.bounds()
	if out, ok := c.aroundGlobe(k, i); ok {
		return out
	}
	if living(c.subject(i)) && (n > 1 || len(c.whoIsAround(i)) > 1) {
		return c.circleOf(k, i)
	}
	if out, ok := c.coiled(k, i); ok {
		return out
	}
	if n == 1 && library.GroupOf(c.subject(i).ID) != "frames" {
		return c.oneAround(k, i)
	}
	if n == 1 {
		d := c.draw(i, how{aspect: b.W() / b.H()})
		f := 1.45 * max(b.W(), b.H()) / max(d.Box.W(), d.Box.H())
		return k.before(c.place(i, d, centered(d, f, (b.X0+b.X1)/2, (b.Y0+b.Y1)/2, 0)))
	}
	if n == 3 {
		n = scatterCount // several
	}
	if c.encircled(k, i) {
		return c.wreathed(k, i)
	}
	if c.floats(k, i) {
		return c.scattered(k, i, n)
	}
	return c.gathered(k, i, n)
}

// circleOf stands figures on the ground around k: in an arc behind it and beside it, and so that nobody covers it.
func (c *composer) circleOf(k cluster, i int) cluster {
	all := c.whoIsAround(i)
	if len(all) == 0 || all[0].subject != i {
		return k // they were placed with the first of them
	}
	if len(all) == 2 && c.subject(i).Count == 2 || len(all) == 1 {
		for j := len(all); j < 5; j++ {
			all = append(all, heapItem{i, how{copy: j}})
		}
	}
	b := k.bounds()
	n := len(all)
	var behind, front cluster
	for j, it := range all {
		share := float64(j) / float64(n-1)
		it.how.facing = facingMiddle(share)
		one := c.unit(it.subject, it.how)
		one = one.scaled(c.scaleBeside(it.subject, one.root.drawing, k.root, besidePower) / float64(one.root.m.Scale()))
		o := one.bounds()
		s, co := math.Sincos(math.Pi * (1 + share))
		rx := max(.5*b.W()+.5*o.W(), .24*float64(n)*o.W())
		ry := .5*b.H() + .1*o.H()
		if blazing[c.subject(k.root.subject).ID] { // nobody stands in the fire
			co = math.Copysign(max(math.Abs(co), .62), co+.001)
		}
		one = one.moved((b.X0+b.X1)/2+co*rx-(o.X0+o.X1)/2, k.ground+.04*o.H()+ry*s-one.ground)
		if math.Abs(co) > .95 {
			front = front.over(one)
		} else {
			behind = behind.before(one)
		}
	}
	return k.before(behind).over(front)
}

// oneAround puts one thing where it can be around k's root: a bow on its neck, a plaster on it, an octopus before it, a bee near it.
func (c *composer) oneAround(k cluster, i int) cluster {
	id := c.subject(i).ID
	switch on := c.subject(k.root.subject); {
	case slices.Contains(library.Parts(on.ID), id): // a snowman has a scarf
		if s := c.subject(i); s.Color != "" {
			on := &c.Brief.Subjects[k.root.subject]
			on.Parts = append(slices.Clone(on.Parts), brief.PartColor{Part: id, Color: s.Color})
			return c.redrawn(k)
		}
		return k
	case bows[id] && on.Kind == brief.Piece:
		return c.tied(k, i, how{})
	case wornPlaces[id] == "neck":
		return c.worn(k, i, how{})
	case c.garnishes(k.root.subject, i) && id == "adhesive-bandage":
		return c.garnished(k, i, how{})
	case c.creature(i) && !c.flies(i) && on.Kind == brief.Piece && c.subject(i).Pose != "flying":
		return c.clasped(k, i)
	}
	return c.near(k, i)
}

// near puts one thing at the upper right of k, smaller than it: a bee around a flower.
func (c *composer) near(k cluster, i int) cluster {
	other := c.unit(i, how{pose: "flying", facing: kit.Left})
	b, o := k.bounds(), other.bounds()
	other = other.scaled(min(1, .42*max(b.W(), b.H())/max(o.W(), o.H())))
	o = other.bounds()
	return k.over(other.moved(b.X1-.35*o.W()-o.X0, b.Y0-.1*b.H()-o.Y0))
}

// kicked puts a ball in front of the foot of k's root.
func (c *composer) kicked(k cluster, i int, h how) cluster {
	ball := c.unit(i, how{copy: h.copy})
	ball = ball.scaled(c.scaleBeside(i, ball.root.drawing, k.root, heldPower) / float64(ball.root.m.Scale()))
	foot := k.root.anchor("footNear")
	if far := k.root.anchor("footFar"); far.X > foot.X {
		foot = far
	}
	o := ball.bounds()
	return k.over(ball.moved(foot.X+.04*bySize(k.root)-o.X0, foot.Y-.1*o.H()-(o.Y0+o.Y1)/2))
}

// centered puts the middle of a drawing's box at x, y, turned by degrees.
func centered(d kit.Drawing, f, x, y, degrees float64) scene.Matrix {
	return translate(x, y).Mul(scene.Rotate(degrees * math.Pi / 180)).Mul(scene.ScaleBy(float32(f), float32(f))).
		Mul(translate(-(d.Box.X0+d.Box.X1)/2, -(d.Box.Y0+d.Box.Y1)/2))
}

// printed puts a child on the flat front of k's root.
func (c *composer) printed(k cluster, i int) cluster {
	h := how{}
	if s := c.subject(i); s.Kind == brief.Animal && s.Pose == "" {
		h.pose = "sitting" // it fills a square area better than one on four legs
	}
	d := c.draw(i, h)
	k = c.unprinted(k)
	at := k.root.anchor("print")
	on := c.subject(k.root.subject)
	if !k.root.has("print") && heaps[on.ID] {
		return c.crownedWith(k, i, h) // a theme stands on top of a cake
	} else if a, ok := chestOf(k.root.drawing, c.subject(k.root.subject)); ok && on.Kind != brief.Piece && !k.root.has("print") {
		at = mapAnchor(k.root.m, a)
	} else if c.stands(k.root.subject) && !k.root.has("print") {
		at.W, at.H = .5*at.W, .5*at.H
	}
	if on.Kind == brief.Map {
		return c.onMap(k, i, d)
	}
	f := min(at.W/d.Box.W(), at.H/d.Box.H()) * printShare(on)
	if b := k.root.box(); library.GroupOf(c.subject(k.root.subject).ID) == "clothing" { // pockets and cords leave little room, but a print is seen
		f = max(f, .4*min(b.W(), b.H())/max(d.Box.W(), d.Box.H()))
	}
	if b := k.root.box(); on.Kind == brief.Piece && k.root.has("print") && !heaps[on.ID] {
		f = max(f, .34*min(b.W(), b.H())/max(d.Box.W(), d.Box.H()))
	}
	if b := k.root.box(); heaps[on.ID] { // a figure of sugar, larger than a line of writing
		f = max(f, .34*b.H()/max(d.Box.W(), d.Box.H()))
	}
	item := c.place(i, d, centered(d, f, at.X, at.Y, at.Angle))
	return k.over(item) // vessels have their front wall in the fore
}

// onMap prints as many copies of a subject on a map as were asked for and have room within its outline.
func (c *composer) onMap(k cluster, i int, d kit.Drawing) cluster {
	out := k
	for n := range max(1, c.subject(i).Count) {
		if !k.root.has(maps.SpotName(n)) {
			break
		}
		at := k.root.anchor(maps.SpotName(n))
		out = out.over(c.place(i, d, centered(d, min(at.W/d.Box.W(), at.H/d.Box.H()), at.X, at.Y, 0)))
	}
	return out
}

// ownPrints are the parts of pieces in whose place another print goes.
var ownPrints = []string{"print", "patch", "logo"}

// unprinted draws k's root without its own print.
func (c *composer) unprinted(k cluster) cluster {
	s := &c.Brief.Subjects[k.root.subject]
	if s.Kind != brief.Piece {
		return k
	}
	for _, part := range ownPrints {
		if slices.Contains(library.Parts(s.ID), part) && !slices.Contains(s.Without, part) {
			s.Without = append(slices.Clone(s.Without), part)
			return c.redrawn(k)
		}
	}
	return k
}

// leads reports whether a subject walks an animal on a leash.
func (c *composer) leads(i int) bool {
	return slices.ContainsFunc(c.links, func(l brief.Relation) bool { return l.Kind == "walking" && l.From == i })
}

// maxLeashed is the most animals that one person walks.
const maxLeashed = 6

// cord is a leash or a rope from one place to another that hangs down by sag.
func (c *composer) cord(i int, from, to kit.Anchor, sag float64) cluster {
	canvas, err := kit.NewCanvas("cord", nil, kit.Options{})
	if err != nil {
		return cluster{}
	}
	width := .016 * math.Hypot(to.X-from.X, to.Y-from.Y)
	canvas.Part("cord", canvas.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", from.X, from.Y, (from.X+to.X)/2, (from.Y+to.Y)/2+sag, to.X, to.Y), kit.Hex("#b8432f"), width))
	return c.place(i, canvas.Drawing(), scene.Identity)
}
