package relation

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/things"
)

// flanks reports whether several of a child go to both sides of k's root instead of into a row beside it: palm trees behind a skull, pigeons
// at somebody's feet, balloons over a cake.
func (c *Placer) flanks(root, i int, kind string) bool {
	on, s := c.Subject(root), c.Subject(i)
	if kind != "with" && kind != "beside" && kind != "and" || on.Count > 1 || s.Count < 2 || s.Count > 8 || len(c.LinksOf(i)) > 0 || c.isRowAsked(i) {
		return false
	}
	switch {
	case placing.Hangs[s.ID] || floats[s.ID]:
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
func (c *Placer) isRowAsked(i int) bool { return c.inRow(i) || c.Stacked(i) || c.Among(i) != "" }

// The share of the root's length that what flanks it measures at least and at most, and by how much of its width it is covered.
const (
	leastFlank   = .26
	mostFlank    = .86
	mostFeet     = .42
	flankOverlap = .3
	floatLift    = .5
)

// flanked sets the copies of a child on both sides of k's root by turns: what is tall behind it, what is low before it, what floats above.
func (c *Placer) flanked(k layout.Cluster, i int, h layout.How) layout.Cluster {
	root, out := k.Root, k
	s := c.Subject(i)
	n := s.Count
	up, pose := placing.Hangs[s.ID] || floats[s.ID], ""
	if s.Kind == brief.Bird && c.Subject(root.Subject).Kind == brief.Piece {
		up, pose = true, "flying"
	}
	if n == figure.Unstated && !up && s.Kind == brief.Piece {
		n = 2 // one on each side
	}
	beasts := c.Stands(root.Subject) && c.Stands(i)
	b, deep := root.Box(), c.flankedBefore(root.Subject, i)
	if deep && up {
		b = k.Bounds() // outside of those that flank it already
	}
	for j := range n {
		left := j%2 == 1
		one := c.Unit(i, layout.How{Copy: h.Copy + j, Pose: pose, Facing: map[bool]kit.Facing{true: kit.Right, false: kit.Left}[left]})
		f := c.ScaleBeside(i, one.Root.Drawing, root, placing.BesidePower) / float64(one.Root.M.Scale())
		one = one.Scaled(f)
		most, large := mostFlank, beasts && figure.RealSize(one.Root.Drawing) > largeBeast
		if beasts && !large || things.Drink(c.Subject(root.Subject).ID) && library.GroupOf(s.ID) == "food" {
			most = mostFeet // cookies beside a cup are no larger than its saucer
		}
		size := placing.BySize(one.Root) / placing.BySize(root)
		one = one.Scaled(max(leastFlank, min(most, size)) / size)
		if left && !c.Stands(i) && !up {
			one = one.Mirrored()
		}
		if large {
			out = besideBeast(out, one, b, j)
			continue
		}
		out = flankedBy(out, one, b, j, n, up, deep)
	}
	out.Root, out.Ground = root, k.Ground
	return out
}

// largeBeast is the length in centimeters from which an animal stands beside somebody, a little behind, rather than at their feet.
const largeBeast = 90

// besideBeast stands the jth of several large animals at the side of a box, looking at who is there: sheep at a shepherd, reindeer at Santa.
func besideBeast(k, one layout.Cluster, b kit.Box, j int) layout.Cluster {
	o, ring := one.Bounds(), float64(j/2)
	dx, lift := b.X1+(.5*ring-.1)*o.W()-o.X0, (.05+.2*ring)*o.H()
	if j%2 == 1 {
		dx = b.X0 - (.5*ring-.1)*o.W() - o.X1
	}
	return k.Before(one.Moved(dx, k.Ground-one.Ground-lift))
}

// flankedBefore reports whether something that came before child i in the prompt flanks the same root.
func (c *Placer) flankedBefore(root, i int) bool {
	for _, l := range c.LinksOf(root) {
		if j := hierarchy.Child(l); j < i && c.flanks(root, j, l.Kind) {
			return true
		}
	}
	return false
}

// flankedBy places the jth of n copies of what flanks a box: even ones on its right, odd ones on its left, later ones farther out; deep ones are behind
// others that flank it.
func flankedBy(k, one layout.Cluster, b kit.Box, j, n int, up, deep bool) layout.Cluster {
	o := one.Bounds()
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
		return k.Before(one.Moved(x-(o.X0+o.X1)/2, y-o.Y1))
	}
	dy := k.Ground - one.Ground
	if deep || o.H() > .6*b.H() {
		x, lift := edge+side*(.08+.7*ring)*o.W(), .1*o.H()
		if wide := b.W() > 1.15*b.H(); deep || wide { // above its back rather than farther out
			x, lift = edge+side*(.12+.4*ring)*o.W(), (.26+.2*ring)*o.H()
		}
		return k.Before(one.Moved(x-(o.X0+o.X1)/2, dy-lift))
	}
	return k.Over(one.Moved(x-(o.X0+o.X1)/2, dy+.04*b.H()))
}

// auras are what burns or flashes behind a thing that it comes with.
var auras = figure.Words("fire electricity")

// fed are the things whose fire is at a place of its own.
var fed = figure.Words("candle torch lantern fireplace barbecue-grill campfire match lighter oven birthday-candle birthday-cake cake dragon volcano rocket kinara menorah candelabra diya-lamp phoenix cooking-pot frying-pan wok cauldron log house")

// isAura reports whether a child is a flame or lightning behind the whole of a thing: "a sword with blue flames".
func (c *Placer) isAura(k layout.Cluster, i int, link brief.Relation) bool {
	s, on := c.Subject(i), c.Subject(k.Root.Subject)
	return link.Kind == "with" && link.From == k.Root.Subject && auras[s.ID] && s.Count <= figure.Unstated && on.Kind == brief.Piece && !fed[on.ID] && library.GroupOf(on.ID) != "buildings"
}

// aura puts a flame behind all of k, as wide as it and a little higher.
func (c *Placer) aura(k layout.Cluster, i int, h layout.How) layout.Cluster {
	root, b := k.Root, k.Bounds()
	d := c.Draw(i, layout.How{Copy: h.Copy})
	f := max(1.35*b.W()/max(d.Box.W(), 1e-9), 1.3*b.H()/max(d.Box.H(), 1e-9))
	y := b.Y1 + .06*b.H() - .5*f*d.Box.H()
	out := k.Before(c.Place(i, d, layout.Centered(d, f, (b.X0+b.X1)/2, y, 0)))
	out.Root, out.Ground = root, k.Ground
	return out
}

// backdrops are the discs of the sky before which everything else is seen.
var backdrops = map[string]bool{"moon": true, "sunset": true}

// isBackdrop reports whether a child is a disc behind all of k: "a wolf howling at the moon", "a cat with a full moon behind".
func (c *Placer) isBackdrop(k layout.Cluster, i int, link brief.Relation) bool {
	s, on := c.Subject(i), c.Subject(k.Root.Subject)
	if link.Kind == "with" && c.FlagBehind(i, k.Root.Subject) {
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

// backdropSize is the diameter of a backdrop as a share of the longer side of what is before it, backdropRound of what is about as wide as high: spread wings
// would cover the disc.
const (
	backdropSize  = .92
	backdropRound = 1.3
)

// flagWide is the width of a flag behind an animal as a share of the animal's longer side.
const flagWide = 1.55

// backdrop puts a disc behind all of k, a little above its middle.
func (c *Placer) backdrop(k layout.Cluster, i int, h layout.How) layout.Cluster {
	root, b := k.Root, k.Bounds()
	flag := c.FlagBehind(i, k.Root.Subject)
	if flag {
		c.Brief.Subjects[i].Without = append(slices.Clone(c.Brief.Subjects[i].Without), "pole")
	}
	d := c.Draw(i, layout.How{Copy: h.Copy})
	if flag {
		f := flagWide * max(b.W(), b.H()) / max(d.Box.W(), 1e-9)
		out := k.Before(c.Place(i, d, layout.Centered(d, f, (b.X0+b.X1)/2, b.Y0+.46*b.H(), 0)))
		out.Root, out.Ground = root, k.Ground
		return out
	}
	size := backdropSize
	if min(b.W(), b.H()) > .8*max(b.W(), b.H()) {
		size = backdropRound
	}
	f := size * max(b.W(), b.H()) / max(d.Box.W(), d.Box.H(), 1e-9)
	x, y := (b.X0+b.X1)/2, b.Y0+.42*b.H()
	if b.W() > 1.2*b.H() { // who is long keeps the feet below it
		y = b.Y1 - .5*f*d.Box.H()
	}
	out := k.Before(c.Place(i, d, layout.Centered(d, f, x, y, 0)))
	out.Root, out.Ground = root, k.Ground
	return out
}

// SkyBodies stand in the sky over a landscape that they come with.
var SkyBodies = map[string]bool{"moon": true, "sun": true, "crescent-moon": true, "crescent-moon-and-star": true, "sunset": true}

// inSwarms are what a landscape has several of in its sky.
var inSwarms = map[string]bool{"star": true, "cloud": true}

// isInSky reports whether a child is the sun or the moon of a landscape: "mountains with moon", "a cabin and the sun".
func (c *Placer) isInSky(k layout.Cluster, i int, link brief.Relation) bool {
	on := c.Subject(k.Root.Subject)
	if s := c.Subject(i); !(SkyBodies[s.ID] && s.Count == 1 || inSwarms[s.ID] && s.Count > 1) || on.Kind != brief.Piece || SkyBodies[on.ID] || placing.Hangs[on.ID] || c.Brief.Style.Name == "logo" {
		return false
	}
	switch library.GroupOf(on.ID) {
	case "nature", "buildings", "landmarks":
		return link.Kind == "with" || link.Kind == "and" || link.Kind == "behind" || link.Kind == "beside"
	}
	return false
}

// inSky puts a disc behind the upper right of a landscape, partly hidden by it.
func (c *Placer) inSky(k layout.Cluster, i int, h layout.How) layout.Cluster {
	root, b := k.Root, k.Root.Box()
	d := c.Draw(i, layout.How{Copy: h.Copy})
	if n := min(c.Subject(i).Count, len(skyPlaces)); n > 1 {
		out := k
		for j, at := range skyPlaces[:n] {
			d := c.Draw(i, layout.How{Copy: j})
			f := (.13 - .012*float64(j%3)) * max(b.W(), b.H()) / max(d.Box.W(), d.Box.H(), 1e-9)
			out = out.Before(c.Place(i, d, layout.Centered(d, f, b.X0+at[0]*b.W(), b.Y0+at[1]*b.H(), 0)))
		}
		out.Root, out.Ground = root, k.Ground
		return out
	}
	f := skySize * min(b.W(), b.H()) / max(d.Box.W(), d.Box.H(), 1e-9)
	at := layout.RightAt(root, b.Y0+.2*b.H(), b.Y0+.4*b.H()) // where the slope is, at a third of the height
	out := k.Before(c.Place(i, d, layout.Centered(d, f, min(at, b.X1-.3*f*d.Box.W()), b.Y0+.2*b.H(), 0)))
	out.Root, out.Ground = root, k.Ground
	return out
}

// skyPlaces are where several are in the sky, in shares of the landscape's box.
var skyPlaces = [][2]float64{{.06, .02}, {.97, -.1}, {.27, -.12}, {.76, -.16}, {-.05, .22}, {1.04, .3}, {.5, -.2}, {.12, -.2}}

// skySize is the diameter of the sun or the moon behind a landscape as a share of the landscape's shorter side.
const skySize = .5

// isBefore reports whether a child stands before the disc that k's root is: "a retro sunset with a surfer".
func (c *Placer) isBefore(k layout.Cluster, i int, link brief.Relation) bool {
	return (link.Kind == "with" || link.Kind == "in front of") && backdrops[c.Subject(k.Root.Subject).ID] && c.Subject(i).Count == 1 && !placing.Hangs[c.Subject(i).ID]
}

// foreground sets a child before the lower part of k's root.
func (c *Placer) foreground(k layout.Cluster, i int) layout.Cluster {
	root, b := k.Root, k.Root.Box()
	other := c.Copies(i)
	o := other.Bounds()
	other = other.Scaled(.8 * min(b.H()/o.H(), 1.1*b.W()/o.W()))
	o = other.Bounds()
	out := k.Over(other.Moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, b.Y1+.04*b.H()-o.Y1))
	out.Root, out.Ground = root, k.Ground
	return out
}
