package compose

import (
	"math"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// streamed are the things that leave something in a stream that grows wider as it rises: notes out of a trumpet, bats out of a pumpkin.
func (c *composer) streams(i int) bool {
	s := c.subject(i)
	if s.Kind != brief.Piece && !(s.Kind == brief.Bird && s.Count > 1) {
		return false
	}
	return vapors[s.ID] || hanging[s.ID] || c.flies(i) && s.Count > 1 || paperOnes[s.ID] && s.Count > 1
}

// paperOnes are the light things that are thrown up in a stream.
var paperOnes = words("envelope playing-card money money-stack coin bubble bubbles emoji letter-block dollar-bill fireflies photo ticket popcorn candy sparkles glitter")

// streamCount is how many copies leave something where the prompt only says that there are several.
const streamCount = 7

// mouth is where things come out of k's root: its opening, the bell of a horn, a screen, or the middle of its top.
func (c *composer) mouth(k cluster) kit.Anchor {
	b := k.root.box()
	at := kit.Anchor{X: (b.X0 + b.X1) / 2, Y: b.Y0 + .06*b.H(), W: .5 * b.W()}
	switch group := library.GroupOf(c.subject(k.root.subject).ID); {
	case k.root.has("inside"):
		room := k.root.anchor("inside")
		at.X, at.W, at.Y = room.X, min(room.W, .8*b.W()), max(b.Y0, room.Y-.5*room.H)
	case c.subject(k.root.subject).ID == "cave":
		at.Y = b.Y0 + .5*b.H()
	case group == "music" && b.W() > b.H():
		at.X, at.Y, at.W = b.X1-.1*b.W(), b.Y0+.2*b.H(), .2*b.W()
	case group == "electronics" && k.root.has("print"):
		print := k.root.anchor("print")
		at.X, at.Y, at.W = print.X, print.Y-.1*print.H, .6*print.W
	case c.stands(k.root.subject) && k.root.has("headTop"):
		top := k.root.anchor("headTop")
		at.X, at.Y = top.X, top.Y
	}
	return at
}

// streamed lets copies of a subject leave k's root in a stream: the first ones small and half in it, the last ones large and far away.
func (c *composer) streamed(k cluster, i int, h how) cluster {
	if vapors[c.subject(i).ID] {
		return c.rising(k, i, h)
	}
	k = c.unstopped(k)
	n := max(1, min(c.subject(i).Count, maxCount))
	if n == unstated {
		n = streamCount
	}
	at, b := c.mouth(k), k.root.box()
	size := .3 * max(b.H(), b.W())
	if n > streamCount {
		size *= math.Sqrt(float64(streamCount) / float64(n))
	}
	high := .62*max(b.H(), .8*b.W()) + .1*size*float64(n)
	var first, rest cluster
	for j := range n {
		share := (float64(j) + .3) / float64(n)
		side := 1.0
		if j%2 == 1 {
			side = -1
		}
		g := how{copy: h.copy + j, facing: kit.Right}
		if side < 0 {
			g.facing = kit.Left
		}
		if c.flies(i) {
			g.pose = "flying"
		}
		d := c.draw(i, g)
		f := size * (.5 + .5*share) * (.9 + .2*c.rng.Float64()) / max(longer(d.Box), 1e-9)
		x := at.X + side*(.12*at.W+share*(.42*high)*(.55+.45*c.rng.Float64()))
		y := at.Y + .1*size - share*high
		one := c.place(i, d, centered(d, f, x, y, side*(8+22*c.rng.Float64())*share))
		if j < 2 {
			first = first.over(one)
		} else {
			rest = rest.over(one)
		}
	}
	root, ground := k.root, k.ground
	if len(root.drawing.Layers[kit.Fore]) > 0 && root.has("inside") {
		k = k.within(root.serial, kit.Fore, first).over(rest)
	} else {
		k = k.before(first).over(rest)
	}
	k.root, k.ground = root, ground
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
func (c *composer) sprouted(k cluster, i int, h how, link brief.Relation) cluster {
	s := &c.Brief.Subjects[i]
	if s.Count == unstated && c.isPosy(*s) {
		s.Count = 5
	}
	all := c.childCopies(i, h, link)
	b := k.root.box()
	middle := (b.X0 + b.X1) / 2
	var inner cluster
	for n, one := range all {
		off := 0.0
		if len(all) > 1 {
			off = 2*float64(n)/float64(len(all)-1) - 1
		}
		high := sproutHigh * max(b.H(), .7*b.W()) * (1 - .16*math.Abs(off))
		one = one.scaled(high / max(one.bounds().H(), .8*one.bounds().W(), 1e-9)).turnedBy(sproutLean * off)
		x := middle + off*.3*b.W()
		edge := topAt(k.root, x)
		o := one.bounds()
		one = one.moved(x+.1*off*o.W()-(o.X0+o.X1)/2, edge+sproutHid*o.H()-o.Y1)
		inner = one.over(inner)
	}
	root, ground := k.root, k.ground
	k = k.before(inner)
	k.root, k.ground = root, ground
	return k
}

// topAt is the upper edge of an instance at a place along its width.
func topAt(in instance, x float64) float64 {
	const rows = 64
	l, k := coverage(in, rows)
	b := in.box()
	column := int((x - b.X0) * k)
	for y := range rows {
		if column >= 0 && column < rows && l.Pix[4*(y*rows+column)+3] > .5 {
			return b.Y0 + float64(y)/k
		}
	}
	return b.Y0 + .1*b.H()
}

// outOfPages lets things rise from between the pages of an open book.
func (c *composer) outOfPages(k cluster, i int, h how, link brief.Relation) cluster {
	other := row(c.childCopies(i, h, link)...)
	b, o := k.root.box(), other.bounds()
	other = other.scaled(min(1.1*b.W()/o.H(), .86*b.W()/o.W()))
	o = other.bounds()
	return k.over(other.moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, b.Y0+.42*b.H()-o.Y1))
}

// bottomAt is the lower edge of an instance at a place along its width.
func bottomAt(in instance, x float64) float64 {
	const rows = 64
	l, k := coverage(in, rows)
	b := in.box()
	column := int((x - b.X0) * k)
	for y := rows - 1; y >= 0; y-- {
		if column >= 0 && column < rows && l.Pix[4*(y*rows+column)+3] > .5 {
			return b.Y0 + float64(y+1)/k
		}
	}
	return b.Y1
}

// blazing are the fires that people are around.
var blazing = words("campfire bonfire fire")
