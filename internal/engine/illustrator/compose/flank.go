package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// flanks reports whether several of a child go to both sides of k's root instead of into a row beside it: palm trees behind a skull, pigeons
// at somebody's feet, balloons over a cake.
func (c *composer) flanks(root, i int, kind string) bool {
	on, s := c.subject(root), c.subject(i)
	if kind != "with" && kind != "beside" && kind != "and" || on.Count > 1 || s.Count < 2 || s.Count > 8 || len(c.linksOf(i)) > 0 || c.isRowAsked(i) {
		return false
	}
	switch {
	case hangs[s.ID] || floats[s.ID]:
		return on.Kind != brief.Family
	case kind == "and":
		return false
	case s.Kind == brief.Bird && on.Kind == brief.Piece:
		return largeGroups[library.GroupOf(on.ID)]
	case s.Kind == brief.Animal || s.Kind == brief.Bird:
		return on.Kind == brief.Person
	}
	return s.Kind == brief.Piece && on.Kind != brief.Family && library.GroupOf(s.ID) != "clothing" && library.GroupOf(s.ID) != "office"
}

// floats are the things that rise into the air by themselves.
var floats = map[string]bool{"balloon": true, "heart": true, "star": true, "butterfly": true, "bubbles": true, "music-note": true, "sparkle": true, "snowflake": true}

// isRowAsked reports whether the prompt says how the copies of a subject stand.
func (c *composer) isRowAsked(i int) bool { return c.inRow(i) || c.stacked(i) || c.among(i) != "" }

// The share of the root's length that what flanks it measures at least and at most, and by how much of its width it is covered.
const (
	leastFlank   = .26
	mostFlank    = .86
	mostFeet     = .42
	flankOverlap = .3
	floatLift    = .5
)

// flanked sets the copies of a child on both sides of k's root by turns: what is tall behind it, what is low before it, what floats above.
func (c *composer) flanked(k cluster, i int, h how) cluster {
	root, out := k.root, k
	s := c.subject(i)
	n := s.Count
	up, pose := hangs[s.ID] || floats[s.ID], ""
	if s.Kind == brief.Bird && c.subject(root.subject).Kind == brief.Piece {
		up, pose = true, "flying"
	}
	if n == unstated && !up && s.Kind == brief.Piece {
		n = 2 // one on each side
	}
	most := mostFlank
	if c.stands(root.subject) && c.stands(i) {
		most = mostFeet
	}
	b := root.box()
	if c.flankedBefore(root.subject, i) {
		b = k.bounds() // outside of those that flank it already
	}
	for j := range n {
		left := j%2 == 1
		one := c.unit(i, how{copy: h.copy + j, pose: pose, facing: map[bool]kit.Facing{true: kit.Right, false: kit.Left}[left]})
		f := c.scaleBeside(i, one.root.drawing, root, besidePower) / float64(one.root.m.Scale())
		one = one.scaled(f)
		size := bySize(one.root) / bySize(root)
		one = one.scaled(max(leastFlank, min(most, size)) / size)
		if left && !c.stands(i) && !up {
			one = one.mirrored()
		}
		out = flankedBy(out, one, b, j, n, up)
	}
	out.root, out.ground = root, k.ground
	return out
}

// flankedBefore reports whether something that came before child i in the prompt flanks the same root.
func (c *composer) flankedBefore(root, i int) bool {
	for _, l := range c.linksOf(root) {
		if j := child(l); j < i && c.flanks(root, j, l.Kind) {
			return true
		}
	}
	return false
}

// flankedBy places the jth of n copies of what flanks a box: even ones on its right, odd ones on its left, later ones farther out.
func flankedBy(k, one cluster, b kit.Box, j, n int, up bool) cluster {
	o := one.bounds()
	ring := float64(j / 2)
	side := 1.0
	if j%2 == 1 {
		side = -1
	}
	edge := (b.X0+b.X1)/2 + side*b.W()/2
	x := edge + side*(.5-flankOverlap+ring*.85)*o.W()
	if up {
		x = edge + side*(.12+ring*.8)*o.W()
		y := b.Y0 + .2*b.H() + floatLift*o.H() - .22*ring*o.H() - .16*o.H()*float64(j%2)
		if j == n-1 && j%2 == 0 { // the last of an odd number above the middle
			x, y = (b.X0+b.X1)/2, b.Y0+.22*o.H()
		}
		return k.before(one.moved(x-(o.X0+o.X1)/2, y-o.Y1))
	}
	dy := k.ground - one.ground
	if o.H() > .6*b.H() {
		return k.before(one.moved(x-(o.X0+o.X1)/2, dy-.02*b.H()))
	}
	return k.over(one.moved(x-(o.X0+o.X1)/2, dy+.04*b.H()))
}

// breath are the things that come out of the mouth of who is said to hold or breathe them.
var breath = map[string]bool{"fire": true, "flame": true}

// breathed lets a flame come out of the mouth of k's root, to the side that it looks to.
func (c *composer) breathed(k cluster, i int, h how) cluster {
	flame := c.unit(i, how{copy: h.copy})
	flame = flame.scaled(.5 * bySize(k.root) / bySize(flame.root))
	side := 1.0
	if facing := k.root.drawing.Facing; facing == kit.Left != (k.root.m[0] < 0) {
		side = -1
	}
	flame = flame.turnedBy(side * 96)
	mouth, o := k.root.anchor("mouth"), flame.bounds()
	x := mouth.X - o.X0 + .02*bySize(k.root)
	if side < 0 {
		x = mouth.X - o.X1 - .02*bySize(k.root)
	}
	return k.over(flame.moved(x, mouth.Y-(o.Y0+o.Y1)/2))
}

// auras are what burns or flashes behind a thing that it comes with.
var auras = words("fire electricity")

// fed are the things whose fire is at a place of its own.
var fed = words("candle torch lantern fireplace barbecue-grill campfire match lighter oven birthday-candle birthday-cake cake dragon volcano rocket kinara menorah candelabra diya-lamp phoenix cooking-pot frying-pan wok cauldron log house")

// isAura reports whether a child is a flame or lightning behind the whole of a thing: "a sword with blue flames".
func (c *composer) isAura(k cluster, i int, link brief.Relation) bool {
	s, on := c.subject(i), c.subject(k.root.subject)
	return link.Kind == "with" && link.From == k.root.subject && auras[s.ID] && s.Count <= unstated && on.Kind == brief.Piece && !fed[on.ID] && library.GroupOf(on.ID) != "buildings"
}

// aura puts a flame behind all of k, as wide as it and a little higher.
func (c *composer) aura(k cluster, i int, h how) cluster {
	root, b := k.root, k.bounds()
	d := c.draw(i, how{copy: h.copy})
	f := max(1.35*b.W()/max(d.Box.W(), 1e-9), 1.3*b.H()/max(d.Box.H(), 1e-9))
	y := b.Y1 + .06*b.H() - .5*f*d.Box.H()
	out := k.before(c.place(i, d, centered(d, f, (b.X0+b.X1)/2, y, 0)))
	out.root, out.ground = root, k.ground
	return out
}

// backdrops are the discs of the sky before which everything else is seen.
var backdrops = map[string]bool{"moon": true, "sunset": true}

// isBackdrop reports whether a child is a disc behind all of k: "a wolf howling at the moon", "a cat with a full moon behind".
func (c *composer) isBackdrop(k cluster, i int, link brief.Relation) bool {
	s, on := c.subject(i), c.subject(k.root.subject)
	if link.Kind == "with" && c.flagBehind(i, k.root.subject) {
		return true
	}
	if !backdrops[s.ID] || s.Count > 1 || library.GroupOf(on.ID) == "nature" || on.Kind == brief.Family {
		return false
	}
	switch link.Kind {
	case "with", "behind", "looking at", "in front of":
		return true
	}
	return false
}

// backdropSize is the diameter of a backdrop as a share of the longer side of what is before it.
const backdropSize = .92

// flagWide is the width of a flag behind an animal as a share of the animal's longer side.
const flagWide = 1.55

// backdrop puts a disc behind all of k, a little above its middle.
func (c *composer) backdrop(k cluster, i int, h how) cluster {
	root, b := k.root, k.bounds()
	flag := c.flagBehind(i, k.root.subject)
	if flag {
		c.Brief.Subjects[i].Without = append(slices.Clone(c.Brief.Subjects[i].Without), "pole")
	}
	d := c.draw(i, how{copy: h.copy})
	if flag {
		f := flagWide * max(b.W(), b.H()) / max(d.Box.W(), 1e-9)
		out := k.before(c.place(i, d, centered(d, f, (b.X0+b.X1)/2, b.Y0+.46*b.H(), 0)))
		out.root, out.ground = root, k.ground
		return out
	}
	f := backdropSize * max(b.W(), b.H()) / max(d.Box.W(), d.Box.H(), 1e-9)
	x, y := (b.X0+b.X1)/2, b.Y0+.42*b.H()
	if b.W() > 1.2*b.H() { // who is long keeps the feet below it
		y = b.Y1 - .5*f*d.Box.H()
	}
	out := k.before(c.place(i, d, centered(d, f, x, y, 0)))
	out.root, out.ground = root, k.ground
	return out
}

// skyBodies stand in the sky over a landscape that they come with.
var skyBodies = map[string]bool{"moon": true, "sun": true, "crescent-moon": true, "crescent-moon-and-star": true, "sunset": true}

// inSwarms are what a landscape has several of in its sky.
var inSwarms = map[string]bool{"star": true, "cloud": true}

// isInSky reports whether a child is the sun or the moon of a landscape: "mountains with moon", "a cabin and the sun".
func (c *composer) isInSky(k cluster, i int, link brief.Relation) bool {
	on := c.subject(k.root.subject)
	if s := c.subject(i); !(skyBodies[s.ID] && s.Count == 1 || inSwarms[s.ID] && s.Count > 1) || on.Kind != brief.Piece || skyBodies[on.ID] || hangs[on.ID] || c.Brief.Style.Name == "logo" {
		return false
	}
	switch library.GroupOf(on.ID) {
	case "nature", "buildings", "landmarks":
		return link.Kind == "with" || link.Kind == "and" || link.Kind == "behind" || link.Kind == "beside"
	}
	return false
}

// inSky puts a disc behind the upper right of a landscape, partly hidden by it.
func (c *composer) inSky(k cluster, i int, h how) cluster {
	root, b := k.root, k.root.box()
	d := c.draw(i, how{copy: h.copy})
	if n := min(c.subject(i).Count, len(skyPlaces)); n > 1 {
		out := k
		for j, at := range skyPlaces[:n] {
			d := c.draw(i, how{copy: j})
			f := (.13 - .012*float64(j%3)) * max(b.W(), b.H()) / max(d.Box.W(), d.Box.H(), 1e-9)
			out = out.before(c.place(i, d, centered(d, f, b.X0+at[0]*b.W(), b.Y0+at[1]*b.H(), 0)))
		}
		out.root, out.ground = root, k.ground
		return out
	}
	f := skySize * min(b.W(), b.H()) / max(d.Box.W(), d.Box.H(), 1e-9)
	at := rightAt(root, b.Y0+.2*b.H(), b.Y0+.4*b.H()) // where the slope is, at a third of the height
	out := k.before(c.place(i, d, centered(d, f, min(at, b.X1-.3*f*d.Box.W()), b.Y0+.2*b.H(), 0)))
	out.root, out.ground = root, k.ground
	return out
}

// skyPlaces are where several are in the sky, in shares of the landscape's box.
var skyPlaces = [][2]float64{{.06, .02}, {.97, -.1}, {.27, -.12}, {.76, -.16}, {-.05, .22}, {1.04, .3}, {.5, -.2}, {.12, -.2}}

// skySize is the diameter of the sun or the moon behind a landscape as a share of the landscape's shorter side.
const skySize = .5

// isBefore reports whether a child stands before the disc that k's root is: "a retro sunset with a surfer".
func (c *composer) isBefore(k cluster, i int, link brief.Relation) bool {
	return (link.Kind == "with" || link.Kind == "in front of") && backdrops[c.subject(k.root.subject).ID] && c.subject(i).Count == 1 && !hangs[c.subject(i).ID]
}

// foreground sets a child before the lower part of k's root.
func (c *composer) foreground(k cluster, i int) cluster {
	root, b := k.root, k.root.box()
	other := c.copies(i)
	o := other.bounds()
	other = other.scaled(.8 * min(b.H()/o.H(), 1.1*b.W()/o.W()))
	o = other.bounds()
	out := k.over(other.moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, b.Y1+.04*b.H()-o.Y1))
	out.root, out.ground = root, k.ground
	return out
}
