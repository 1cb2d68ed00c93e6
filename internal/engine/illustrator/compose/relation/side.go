package relation

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
)

// apart stands a cluster clear of k on the side that was asked for.
func (c *Placer) apart(k, other layout.Cluster, left bool) layout.Cluster {
	other = c.ofLikeSize(k, other)
	b, o := k.Bounds(), other.Bounds()
	space := placing.Gap * min(b.H(), o.H())
	y := k.Ground - other.Ground
	if placing.Hangs[c.Subject(other.Root.Subject).ID] || floats[c.Subject(other.Root.Subject).ID] {
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
		out.Sprites[n].Box = placing.TightBox(s)
	}
	out.Ground = out.Bounds().Y1
	return out
}

// straightened turns a cluster so that the longer axis of its root is vertical, by less than a quarter.
func straightened(k layout.Cluster) layout.Cluster {
	axis, _ := placing.LongAxis(k)
	turn := 90 - axis
	if turn > 90 {
		turn -= 180
	}
	return k.TurnedBy(turn)
}

// whoIsAround are the copies of all who are around one thing.
func (c *Placer) whoIsAround(i int) []placing.Copy {
	link := brief.Relation{From: i, Kind: "around"}
	for _, l := range c.Links {
		if l.From == i && l.Kind == "around" {
			link.To = l.To
		}
	}
	var all []placing.Copy
	for _, l := range c.Links {
		if l.Kind != "around" || l.To != link.To || !figure.Living(c.Subject(l.From)) {
			continue
		}
		n := c.Subject(l.From).Count
		for j := range max(1, min(n, placing.MaxCount)) {
			all = append(all, placing.Copy{Subject: l.From, How: layout.How{Copy: j}})
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
