package relation

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// Things beside each other make a compact group: the smaller one grows, and where the row of many would be low and wide it overlaps
// the larger one a little, in front of it and a bit lower, as what is nearer. A few alone are all seen whole.
const (
	wideGroup     = 1.5 // width of a group, in heights, from which its things overlap
	thingOverlap  = .26 // of the narrower thing's width
	figureOverlap = .14
	nearer        = .12 // how much lower what is in front stands, as a share of its height
	leastGroup    = .4  // of the larger one's length: what the smaller one measures at least
)

// standBeside stands a cluster on the right of k, or on its left, and returns both with k where it was.
func (c *Placer) standBeside(k, other layout.Cluster, left bool) layout.Cluster {
	other = c.contrasted(k, other)
	if !c.kin(k.Root.Subject, other.Root.Subject) { // a calf is small beside its herd
		other = ofLikeSize(k, other)
	}
	b, o := k.Bounds(), other.Bounds()
	space := gap * min(b.H(), o.H())
	lap := thingOverlap
	if c.Stands(k.Root.Subject) || c.Stands(other.Root.Subject) {
		lap = figureOverlap
	}
	if c.fewAlone() {
		lap = 0
	}
	high := max(b.H(), o.H())
	if b.W()+o.W() > wideRanks*high && !c.fewAlone() && c.Stands(k.Root.Subject) && c.Stands(other.Root.Subject) {
		return ranked(k, other)
	}
	over := max(0, min(lap*min(b.W(), o.W())+space, b.W()+o.W()+space-wideGroup*high))
	if lap == 0 {
		over = 0
	}
	x := b.X1 + space - over - o.X0
	if left {
		x = b.X0 - space + over - o.X1
	}
	front := o.H() <= b.H()
	drop := 0.0
	if over > space {
		drop = nearer * min(b.H(), o.H())
		if !front {
			drop = -drop
		}
	}
	other = other.Moved(x, k.Ground+drop-other.Ground)
	if front {
		return k.Over(other)
	}
	return k.Before(other)
}

// mostSubjects and mostApart are how many subjects, and how many copies of each, are seen whole one beside the other.
const (
	mostSubjects = 3
	mostApart    = 5
)

// fewAlone reports whether an image has so few subjects that they have room enough to be seen whole.
func (c *Placer) fewAlone() bool {
	for i := range c.Brief.Subjects {
		if i >= mostSubjects || c.Subject(i).Count > mostApart {
			return false
		}
	}
	return !slices.ContainsFunc(c.Brief.Relations, func(r brief.Relation) bool { return r.Kind != "and" && r.Kind != "beside" && r.Kind != "with" })
}

// contrasted scales a cluster so that what is called big is larger than what is called tiny, whatever their real sizes.
func (c *Placer) contrasted(k, other layout.Cluster) layout.Cluster {
	f := sizeOf(c.Subject(other.Root.Subject)) / sizeOf(c.Subject(k.Root.Subject))
	ratio := bySize(other.Root) / max(bySize(k.Root), 1e-9)
	switch {
	case f > contrast && ratio < contrast:
		return other.Scaled(contrast / ratio)
	case f < 1/contrast && ratio > 1/contrast:
		return other.Scaled(1 / contrast / ratio)
	}
	return other
}

// ofLikeSize scales a cluster until neither it nor k is less than leastGroup of the other's length.
func ofLikeSize(k, other layout.Cluster) layout.Cluster {
	b, o := k.Bounds(), other.Bounds()
	long, most := max(o.W(), o.H()), max(b.W(), b.H())
	switch {
	case long < leastGroup*most:
		return other.Scaled(leastGroup * most / long)
	case most < leastGroup*long:
		return other.Scaled(most / leastGroup / long)
	}
	return other
}

// ranked stands two wide groups of figures behind each other, the lower one in front of the legs of the other one.
func ranked(k, other layout.Cluster) layout.Cluster {
	b, o := k.Bounds(), other.Bounds()
	middle := (b.X0+b.X1)/2 - (o.X0+o.X1)/2
	if o.H() <= b.H() {
		return k.Over(other.Moved(middle, k.Ground+rankDrop*o.H()-other.Ground))
	}
	return k.Before(other.Moved(middle, k.Ground-rankDrop*b.H()-other.Ground))
}

// wideRanks is the width of two groups of figures, in heights, from which they stand behind each other, rankDrop how much lower the front
// ones stand, as a share of their height.
const (
	wideRanks = 2.7
	rankDrop  = .55
)

// apart stands a cluster clear of k on the side that was asked for.
func (c *Placer) apart(k, other layout.Cluster, left bool) layout.Cluster {
	other = ofLikeSize(k, other)
	b, o := k.Bounds(), other.Bounds()
	space := gap * min(b.H(), o.H())
	y := k.Ground - other.Ground
	if hangs[c.Subject(other.Root.Subject).ID] || floats[c.Subject(other.Root.Subject).ID] {
		y = b.Y0 - o.Y0
	}
	if left {
		return k.Over(other.Moved(b.X0-space-o.X1, y))
	}
	return k.Over(other.Moved(b.X1+space-o.X0, y))
}

// sided are the relations that say on which side of another thing something is.
var sided = map[string]bool{"left of": true, "right of": true}

// CrossedPair lays two long things across each other, the second one over the first.
func (c *Placer) CrossedPair(k, other layout.Cluster) layout.Cluster {
	first, second := straightened(k), straightened(other)
	if k.Root.Subject == other.Root.Subject { // the blades of two sticks point away from each other
		second = second.Mirrored()
	}
	a, b := first.Bounds(), second.Bounds()
	if b.H() < .8*a.H() {
		second = second.Scaled(.8 * a.H() / b.H())
	} else if a.H() < .8*b.H() {
		second = second.Scaled(a.H() / .8 / b.H())
	}
	first, second = first.TurnedBy(45), second.TurnedBy(-45)
	a, b = first.Bounds(), second.Bounds()
	out := first.Over(second.Moved((a.X0+a.X1-b.X0-b.X1)/2, (a.Y0+a.Y1-b.Y0-b.Y1)/2))
	for n, s := range out.Sprites {
		out.Sprites[n].Box = tightBox(s)
	}
	out.Ground = out.Bounds().Y1
	return out
}

// tightBox is the box of what a turned sprite paints: the box around its turned box is up to half larger.
func tightBox(s layout.Layer) kit.Box {
	degrees := layout.Turn(s.M)
	back := s.M.Mul(scene.Rotate(-degrees * math.Pi / 180))
	return layout.MapBox(back, kit.FromScene(s.Nodes).Rotate(degrees, 0, 0).Bounds())
}

// straightened turns a cluster so that the longer axis of its root is vertical, by less than a quarter.
func straightened(k layout.Cluster) layout.Cluster {
	axis, _ := longAxis(k)
	turn := 90 - axis
	if turn > 90 {
		turn -= 180
	}
	return k.TurnedBy(turn)
}

// laidFlat turns a long thing that is drawn aslant so that it lies level: a surfboard on the roof of a car.
func laidFlat(k layout.Cluster) layout.Cluster {
	axis, slender := longAxis(k)
	if slender < longestBlock || math.Abs(axis) < leastAslant || math.Abs(axis) > 90-leastAslant {
		return k
	}
	k = k.TurnedBy(-axis)
	k.Ground = math.Inf(-1)
	for n := range k.Sprites {
		k.Sprites[n].Box = tightBox(k.Sprites[n])
		k.Ground = max(k.Ground, k.Sprites[n].Box.Y1)
	}
	return k
}

// longestBlock is how many times as long as wide a thing may be that does not topple; leastAslant is in degrees.
const (
	longestBlock = 2.4
	leastAslant  = 12
)

// longAxis is the direction in which the root of a cluster is longest, in degrees clockwise from the x axis (-90 to 90), and how many times as
// long as wide it is, by the moments of its coverage.
func longAxis(k layout.Cluster) (degrees, slender float64) {
	const rows = 48
	l, _ := layout.Coverage(k.Root, rows)
	var n, x, y, xx, xy, yy float64
	for j := range rows {
		for i := range rows {
			if l.Pix[4*(j*rows+i)+3] > .5 {
				u, v := float64(i), float64(j)
				n, x, y, xx, xy, yy = n+1, x+u, y+v, xx+u*u, xy+u*v, yy+v*v
			}
		}
	}
	if n == 0 {
		return 90, 1
	}
	xx, xy, yy = xx/n-x*x/n/n, xy/n-x*y/n/n, yy/n-y*y/n/n
	mean, apart := (xx+yy)/2, math.Hypot((xx-yy)/2, xy)
	return .5 * math.Atan2(2*xy, xx-yy) * 180 / math.Pi, math.Sqrt((mean + apart) / max(mean-apart, 1e-6))
}

// whoIsAround are the copies of all who are around one thing.
func (c *Placer) whoIsAround(i int) []heapItem {
	link := brief.Relation{From: i, Kind: "around"}
	for _, l := range c.Links {
		if l.From == i && l.Kind == "around" {
			link.To = l.To
		}
	}
	var all []heapItem
	for _, l := range c.Links {
		if l.Kind != "around" || l.To != link.To || !figure.Living(c.Subject(l.From)) {
			continue
		}
		n := c.Subject(l.From).Count
		for j := range max(1, min(n, maxCount)) {
			all = append(all, heapItem{l.From, layout.How{Copy: j}})
		}
	}
	return all
}

// facingMiddle is the side that somebody shows who stands at a share of a ring from its left.
func facingMiddle(share float64) kit.Facing {
	if share < .5 {
		return kit.Right
	}
	return kit.Left
}

// before is how many things the one who holds the subject of a relation holds before it.
func (c *Placer) before(link brief.Relation) int {
	if !hierarchy.Tasted[link.Kind] && c.tastesAndHolds(link.From) {
		return 1
	}
	n := 0
	for _, l := range c.Links {
		if l == link {
			break
		}
		if l.From == link.From && (l.Kind == link.Kind || hierarchy.Tasted[l.Kind] && link.Kind == "holding") {
			n++
		}
	}
	return n
}
