package compose

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
)

// How far above the surface of a bed its blanket ends, in heights of the bed; how far below that the hips of who sits or sleeps in it are, in their own
// heights; how far the pillow of one who sleeps alone is from the middle, in widths of the bed; and how deep animals lie on the blanket.
const (
	blanketEdge = .1
	hipsSitting = .05
	hipsAsleep  = .25
	pillowAside = .16
	onBlanket   = .12
)

// inBed reports whether somebody is in a bed, and not upright on it.
func (c *composer) inBed(i int, in instance) bool {
	return c.creature(i) && c.subject(in.subject).ID == "bed" && in.has("surface") && !upOn[c.subject(i).Pose] || c.tucksIn(i, in)
}

// tucksIn reports whether a person sleeps or lies in a bed: only their head and shoulders are seen.
func (c *composer) tucksIn(i int, in instance) bool {
	return c.subject(i).Kind == brief.Person && c.subject(in.subject).ID == "bed" && in.has("surface") && asleep[c.subject(i).Pose]
}

// tuckedIn lets people sit up or sleep in a bed: they are seen above the edge of its blanket. Animals are on the blanket.
func (c *composer) tuckedIn(k cluster, i int, h how, link brief.Relation) cluster {
	s := &c.Brief.Subjects[i]
	hips, edge, bed := hipsSitting, k.root.anchor("surface"), k.root.box()
	if c.tucksIn(i, k.root) {
		hips, h.pose = hipsAsleep, "standing"
		if s.Expression == "" && s.Pose != "lying" {
			s.Expression = "sleeping"
		}
		if len(c.siblings(link)) == 1 && s.Count == 1 {
			edge.X -= pillowAside * bed.W()
		}
	}
	all := c.childCopies(i, h, link)
	for n := range all {
		all[n] = all[n].scaled(c.scaleBeside(all[n].root.subject, all[n].root.drawing, k.root, riderPower) / float64(all[n].root.m.Scale()))
	}
	who := row(all...)
	seat, b := all[0].root.anchor("seat"), who.bounds()
	root, ground, y := k.root, k.ground, edge.Y-blanketEdge*bed.H()
	if s.Kind == brief.Person {
		who = who.moved(edge.X-(b.X0+b.X1)/2, y+hips*bySize(all[0].root)-seat.Y)
		b = who.bounds()
		who = who.clipped(kit.Box{X0: b.X0, Y0: b.Y0, X1: b.X1, Y1: y})
	} else {
		who = who.moved(edge.X-(b.X0+b.X1)/2, edge.Y+onBlanket*bed.H()-b.Y1)
	}
	k = k.over(who)
	k.root, k.ground = root, ground
	return k
}
