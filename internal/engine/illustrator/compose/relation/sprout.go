package relation

import (
	"math"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/compose/relation/supports"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// streamed are the things that leave something in a stream that grows wider as it rises: notes out of a trumpet, bats out of a pumpkin.
func (c *Placer) streams(i int) bool {
	s := c.Subject(i)
	if s.Kind != brief.Piece && !(s.Kind == brief.Bird && s.Count > 1) {
		return false
	}
	return vapors[s.ID] || hanging[s.ID] || c.flies(i) && s.Count > 1 || paperOnes[s.ID] && s.Count > 1
}

// paperOnes are the light things that are thrown up in a stream.
var paperOnes = figure.Words("envelope playing-card money money-stack coin bubble bubbles emoji letter-block dollar-bill fireflies photo ticket popcorn candy sparkles glitter sheet-of-paper newspaper feather receipt letter")

// streamCount is how many copies leave something where the prompt only says that there are several.
const streamCount = 7

// mouth is where things come out of k's root: its opening, the bell of a horn, a screen, or the middle of its top.
func (c *Placer) mouth(k layout.Cluster) kit.Anchor {
	b := k.Root.Box()
	at := kit.Anchor{X: (b.X0 + b.X1) / 2, Y: b.Y0 + .06*b.H(), W: .5 * b.W()}
	switch group := library.GroupOf(c.Subject(k.Root.Subject).ID); {
	case k.Root.Has("inside"):
		room := k.Root.Anchor("inside")
		at.X, at.W, at.Y = room.X, min(room.W, .8*b.W()), max(b.Y0, room.Y-.5*room.H)
	case c.Subject(k.Root.Subject).ID == "cave":
		at.Y = b.Y0 + .5*b.H()
	case group == "music" && b.W() > b.H():
		at.X, at.Y, at.W = b.X1-.1*b.W(), b.Y0+.2*b.H(), .2*b.W()
	case group == "electronics" && k.Root.Has("print"):
		print := k.Root.Anchor("print")
		at.X, at.Y, at.W = print.X, print.Y-.1*print.H, .6*print.W
	case c.Stands(k.Root.Subject) && k.Root.Has("headTop"):
		top := k.Root.Anchor("headTop")
		at.X, at.Y = top.X, top.Y
	}
	return at
}

// streamed lets copies of a subject leave k's root in a stream: the first ones small and half in it, the last ones large and far away.
func (c *Placer) streamed(k layout.Cluster, i int, h layout.How) layout.Cluster {
	if vapors[c.Subject(i).ID] {
		return c.rising(k, i, h)
	}
	k = supports.Unstopped(c.Placer, k)
	n := max(1, min(c.Subject(i).Count, placing.MaxCount))
	if n == figure.Unstated && !c.Numbered(c.Subject(i)) {
		n = streamCount
	}
	at, b := c.mouth(k), k.Root.Box()
	size := .3 * max(b.H(), b.W())
	if c.Subject(i).ID == "sheet-of-paper" { // seen at its real size beside a book
		size *= 1.7
	}
	if n > streamCount {
		size *= math.Sqrt(float64(streamCount) / float64(n))
	}
	high := .62*max(b.H(), .8*b.W()) + .1*size*float64(n)
	var first, rest layout.Cluster
	for j := range n {
		share := (float64(j) + .3) / float64(n)
		side := 1.0
		if j%2 == 1 {
			side = -1
		}
		g := layout.How{Copy: h.Copy + j, Facing: kit.Right}
		if side < 0 {
			g.Facing = kit.Left
		}
		if c.flies(i) {
			g.Pose = "flying"
		}
		d := c.Draw(i, g)
		f := size * (.5 + .5*share) * (.9 + .2*c.Rng.Float64()) / max(layout.Longer(d.Box), 1e-9)
		x := at.X + side*(.12*at.W+share*(.42*high)*(.55+.45*c.Rng.Float64()))
		y := at.Y + .1*size - share*high
		one := c.Place(i, d, layout.Centered(d, f, x, y, side*(8+22*c.Rng.Float64())*share))
		if j < 2 {
			first = first.Over(one)
		} else {
			rest = rest.Over(one)
		}
	}
	root, ground := k.Root, k.Ground
	if len(root.Drawing.Layers[kit.Fore]) > 0 && root.Has("inside") {
		k = k.Within(root.Serial, kit.Fore, first).Over(rest)
	} else {
		k = k.Before(first).Over(rest)
	}
	k.Root, k.Ground = root, ground
	return k
}

// How what grows out of a thing without an opening is drawn: its height in that of the thing, how much of it is hidden behind the thing's upper edge, and by how
// many degrees the outer ones of several lean.
const (
	sproutHigh = .78
	sproutHid  = .24
	sproutLean = 32
)

// sprouted lets plants and things grow out of the upper edge of k's root: they stand behind it, several of them fan out.
func (c *Placer) sprouted(k layout.Cluster, i int, h layout.How, link brief.Relation) layout.Cluster {
	s := &c.Brief.Subjects[i]
	if s.Count == figure.Unstated && c.IsPosy(*s) {
		s.Count = 5
	}
	all := c.childCopies(i, h, link)
	b := k.Root.Box()
	middle := (b.X0 + b.X1) / 2
	var inner layout.Cluster
	for n, one := range all {
		off := 0.0
		if len(all) > 1 {
			off = 2*float64(n)/float64(len(all)-1) - 1
		}
		high := sproutHigh * max(b.H(), .7*b.W()) * (1 - .16*math.Abs(off))
		one = one.Scaled(high / max(one.Bounds().H(), .8*one.Bounds().W(), 1e-9)).TurnedBy(sproutLean * off)
		x := middle + off*.3*b.W()
		edge := placing.TopAt(k.Root, x)
		o := one.Bounds()
		one = one.Moved(x+.1*off*o.W()-(o.X0+o.X1)/2, edge+sproutHid*o.H()-o.Y1)
		inner = one.Over(inner)
	}
	root, ground := k.Root, k.Ground
	k = k.Before(inner)
	k.Root, k.Ground = root, ground
	return k
}

// outOfPages lets things rise from between the pages of an open book.
func (c *Placer) outOfPages(k layout.Cluster, i int, h layout.How, link brief.Relation) layout.Cluster {
	other := placing.Row(c.childCopies(i, h, link)...)
	b, o := k.Root.Box(), other.Bounds()
	other = other.Scaled(min(1.1*b.W()/o.H(), .86*b.W()/o.W()))
	o = other.Bounds()
	return k.Over(other.Moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, b.Y0+.42*b.H()-o.Y1))
}

// blazing are the fires that people are around.
var blazing = figure.Words("campfire bonfire fire")

// leapTurn is by how many degrees what leaps out of something has its head up.
const leapTurn = -32

// leaptOut lets a child leap out of k's root: it is in the air above the opening, and water splashes where it left it.
func (c *Placer) leaptOut(k layout.Cluster, i int, h layout.How) layout.Cluster {
	link := brief.Relation{From: i, Kind: "leaping from", To: k.Root.Subject}
	if c.streams(i) {
		return c.streamed(k, i, h)
	}
	k = supports.Emptied(c.Placer, supports.Unstopped(c.Placer, k), i)
	pose := c.Subject(i).Pose
	if pose == "" {
		pose = "jumping"
	}
	all := c.childCopies(i, layout.How{Copy: h.Copy, Pose: pose, Facing: kit.Right}, link)
	for n := range all {
		all[n] = all[n].Scaled(c.ScaleBeside(i, all[n].Root.Drawing, k.Root, placing.BesidePower) / float64(all[n].Root.M.Scale()))
		if !c.Stands(i) {
			all[n] = all[n].TurnedBy(leapTurn)
		}
	}
	other := placing.Row(all...)
	b := k.Root.Box()
	top := kit.Anchor{X: (b.X0 + b.X1) / 2, Y: b.Y0, W: b.W() * .6}
	if k.Root.Has("inside") {
		top = k.Root.Anchor("inside")
		top.Y = max(b.Y0, top.Y-.5*top.H)
	}
	if most := 1.1 * placing.BySize(k.Root); placing.BySize(other.Root) > most {
		other = other.Scaled(most / placing.BySize(other.Root))
	} else if least := .45 * placing.BySize(k.Root); placing.BySize(other.Root) < least {
		other = other.Scaled(least / placing.BySize(other.Root))
	}
	o := other.Bounds()
	return k.Over(other.Moved(top.X+.12*o.W()-(o.X0+o.X1)/2, top.Y-.04*b.H()-o.Y1)).Over(c.splash(i, k, top, o.W()))
}

// splash is a ring of drops above the opening of a vessel that has water in it.
func (c *Placer) splash(i int, k layout.Cluster, top kit.Anchor, wide float64) layout.Cluster {
	if !wet[c.Subject(k.Root.Subject).ID] {
		return layout.Cluster{}
	}
	d := figure.MustDraw("splash")
	if d.Box.W() <= 0 {
		return layout.Cluster{}
	}
	f := min(.8*top.W, .9*wide) / d.Box.W()
	drops := c.Place(i, d, layout.Centered(d, f, 0, 0, 0))
	o := drops.Bounds()
	return drops.Moved(top.X-(o.X0+o.X1)/2, top.Y+.1*o.H()-o.Y1)
}

// wet are the vessels and places with water in them.
var wet = figure.Words("fish-bowl aquarium fish-tank bathtub pond bucket puddle wave swimming-pool pool well fountain")
