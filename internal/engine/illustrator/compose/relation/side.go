package relation

import (
	"math"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
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
