package compose

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// Things beside each other make a compact group: the smaller one grows, and where the row would be low and wide it overlaps the larger one a
// little, in front of it and a bit lower, as what is nearer.
const (
	wideGroup     = 1.5 // width of a group, in heights, from which its things overlap
	thingOverlap  = .26 // of the narrower thing's width
	figureOverlap = .14
	nearer        = .12 // how much lower what is in front stands, as a share of its height
	leastGroup    = .5  // of the larger one's length: what the smaller one measures at least
)

// standBeside stands a cluster on the right of k, or on its left, and returns both with k where it was.
func (c *composer) standBeside(k, other cluster, left bool) cluster {
	other = c.contrasted(k, other)
	if !c.kin(k.root.subject, other.root.subject) { // a calf is small beside its herd
		other = ofLikeSize(k, other)
	}
	b, o := k.bounds(), other.bounds()
	space := gap * min(b.H(), o.H())
	lap := thingOverlap
	if c.stands(k.root.subject) || c.stands(other.root.subject) {
		lap = figureOverlap
	}
	high := max(b.H(), o.H())
	if b.W()+o.W() > wideRanks*high && c.stands(k.root.subject) && c.stands(other.root.subject) {
		return ranked(k, other)
	}
	over := max(0, min(lap*min(b.W(), o.W())+space, b.W()+o.W()+space-wideGroup*high))
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
	other = other.moved(x, k.ground+drop-other.ground)
	if front {
		return k.over(other)
	}
	return k.before(other)
}

// contrasted scales a cluster so that what is called big is larger than what is called tiny, whatever their real sizes.
func (c *composer) contrasted(k, other cluster) cluster {
	f := sizeOf(c.subject(other.root.subject)) / sizeOf(c.subject(k.root.subject))
	ratio := bySize(other.root) / max(bySize(k.root), 1e-9)
	switch {
	case f > contrast && ratio < contrast:
		return other.scaled(contrast / ratio)
	case f < 1/contrast && ratio > 1/contrast:
		return other.scaled(1 / contrast / ratio)
	}
	return other
}

// ofLikeSize scales a cluster until neither it nor k is less than leastGroup of the other's length.
func ofLikeSize(k, other cluster) cluster {
	b, o := k.bounds(), other.bounds()
	long, most := max(o.W(), o.H()), max(b.W(), b.H())
	switch {
	case long < leastGroup*most:
		return other.scaled(leastGroup * most / long)
	case most < leastGroup*long:
		return other.scaled(most / leastGroup / long)
	}
	return other
}

// ranked stands two wide groups of figures behind each other, the lower one in front of the legs of the other one.
func ranked(k, other cluster) cluster {
	b, o := k.bounds(), other.bounds()
	middle := (b.X0+b.X1)/2 - (o.X0+o.X1)/2
	if o.H() <= b.H() {
		return k.over(other.moved(middle, k.ground+rankDrop*o.H()-other.ground))
	}
	return k.before(other.moved(middle, k.ground-rankDrop*b.H()-other.ground))
}

// wideRanks is the width of two groups of figures, in heights, from which they stand behind each other, rankDrop how much lower the front
// ones stand, as a share of their height.
const (
	wideRanks = 2.7
	rankDrop  = .55
)

// apart stands a cluster clear of k on the side that was asked for.
func (c *composer) apart(k, other cluster, left bool) cluster {
	other = ofLikeSize(k, other)
	b, o := k.bounds(), other.bounds()
	space := gap * min(b.H(), o.H())
	y := k.ground - other.ground
	if hangs[c.subject(other.root.subject).ID] || floats[c.subject(other.root.subject).ID] {
		y = b.Y0 - o.Y0
	}
	if left {
		return k.over(other.moved(b.X0-space-o.X1, y))
	}
	return k.over(other.moved(b.X1+space-o.X0, y))
}

// sided are the relations that say on which side of another thing something is.
var sided = map[string]bool{"left of": true, "right of": true}

// crossedPair lays two long things across each other, the second one over the first.
func (c *composer) crossedPair(k, other cluster) cluster {
	first, second := straightened(k), straightened(other)
	if k.root.subject == other.root.subject { // the blades of two sticks point away from each other
		second = second.mirrored()
	}
	a, b := first.bounds(), second.bounds()
	if b.H() < .8*a.H() {
		second = second.scaled(.8 * a.H() / b.H())
	} else if a.H() < .8*b.H() {
		second = second.scaled(a.H() / .8 / b.H())
	}
	first, second = first.turnedBy(45), second.turnedBy(-45)
	a, b = first.bounds(), second.bounds()
	out := first.over(second.moved((a.X0+a.X1-b.X0-b.X1)/2, (a.Y0+a.Y1-b.Y0-b.Y1)/2))
	for n, s := range out.sprites {
		out.sprites[n].box = tightBox(s)
	}
	out.ground = out.bounds().Y1
	return out
}

// tightBox is the box of what a turned sprite paints: the box around its turned box is up to half larger.
func tightBox(s sprite) kit.Box {
	degrees := turn(s.m)
	back := s.m.Mul(scene.Rotate(-degrees * math.Pi / 180))
	return mapBox(back, kit.FromScene(s.nodes).Rotate(degrees, 0, 0).Bounds())
}

// straightened turns a cluster so that the longer axis of its root is vertical, by less than a quarter.
func straightened(k cluster) cluster {
	const rows = 48
	l, _ := coverage(k.root, rows)
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
		return k
	}
	xx, xy, yy = xx/n-x*x/n/n, xy/n-x*y/n/n, yy/n-y*y/n/n
	axis := .5 * math.Atan2(2*xy, xx-yy) * 180 / math.Pi // of the longer direction, clockwise from the x axis
	turn := 90 - axis
	if turn > 90 {
		turn -= 180
	}
	return k.turnedBy(turn)
}

// ring collects who is around a thing together with who is around it by name: friends are a woman and a man, and another one.
func (c *composer) ring(i int) []int {
	all := []int{i}
	for n := 0; n < len(all); n++ {
		for _, l := range c.Brief.Relations {
			for _, pair := range [2][2]int{{l.From, l.To}, {l.To, l.From}} {
				if pair[0] == all[n] && loose[l.Kind] && l.From != l.To && c.subject(pair[1]).Kind == brief.Person && !slices.Contains(all, pair[1]) {
					all = append(all, pair[1])
				}
			}
		}
	}
	return all
}

// gatherRound lets everybody of a group who is around something be around it, not only the one that the relation names.
func (c *composer) gatherRound() {
	for n := range c.Brief.Relations {
		r := c.Brief.Relations[n]
		if r.Kind != "around" || c.subject(r.From).Kind != brief.Person {
			continue
		}
		members := c.ring(r.From)
		if len(members) < 2 {
			continue
		}
		var kept []brief.Relation
		for _, l := range c.Brief.Relations {
			if l == r || !(loose[l.Kind] && (slices.Contains(members, l.From) && (slices.Contains(members, l.To) || l.To == r.To))) {
				kept = append(kept, l)
			}
		}
		for _, m := range members {
			if m != r.From {
				kept = append(kept, brief.Relation{From: m, Kind: "around", To: r.To})
			}
		}
		c.Brief.Relations = kept
		return
	}
}

// whoIsAround are the copies of all who are around one thing.
func (c *composer) whoIsAround(i int) []heapItem {
	link := brief.Relation{From: i, Kind: "around"}
	for _, l := range c.links {
		if l.From == i && l.Kind == "around" {
			link.To = l.To
		}
	}
	var all []heapItem
	for _, l := range c.links {
		if l.Kind != "around" || l.To != link.To || !living(c.subject(l.From)) {
			continue
		}
		n := c.subject(l.From).Count
		for j := range max(1, min(n, maxCount)) {
			all = append(all, heapItem{l.From, how{copy: j}})
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
