package relation

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
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
func (c *Placer) inBed(i int, in layout.Instance) bool {
	return c.Creature(i) && c.Subject(in.Subject).ID == "bed" && in.Has("surface") && !hierarchy.UpOn[c.Subject(i).Pose] || c.tucksIn(i, in)
}

// tucksIn reports whether a person sleeps or lies in a bed: only their head and shoulders are seen.
func (c *Placer) tucksIn(i int, in layout.Instance) bool {
	return c.Subject(i).Kind == brief.Person && c.Subject(in.Subject).ID == "bed" && in.Has("surface") && hierarchy.Asleep[c.Subject(i).Pose]
}

// tuckedIn lets people sit up or sleep in a bed: they are seen above the edge of its blanket. Animals are on the blanket.
func (c *Placer) tuckedIn(k layout.Cluster, i int, h layout.How, link brief.Relation) layout.Cluster {
	s := &c.Brief.Subjects[i]
	hips, edge, bed := hipsSitting, k.Root.Anchor("surface"), k.Root.Box()
	if c.tucksIn(i, k.Root) {
		hips, h.Pose = hipsAsleep, "standing"
		if s.Expression == "" && s.Pose != "lying" {
			s.Expression = "sleeping"
		}
		if len(c.Siblings(link)) == 1 && s.Count == 1 {
			edge.X -= pillowAside * bed.W()
		}
	}
	all := c.childCopies(i, h, link)
	for n := range all {
		all[n] = all[n].Scaled(c.scaleBeside(all[n].Root.Subject, all[n].Root.Drawing, k.Root, riderPower) / float64(all[n].Root.M.Scale()))
	}
	who := row(all...)
	seat, b := all[0].Root.Anchor("seat"), who.Bounds()
	root, ground, y := k.Root, k.Ground, edge.Y-blanketEdge*bed.H()
	if s.Kind == brief.Person {
		who = who.Moved(edge.X-(b.X0+b.X1)/2, y+hips*bySize(all[0].Root)-seat.Y)
		b = who.Bounds()
		who = clipped(who, kit.Box{X0: b.X0, Y0: b.Y0, X1: b.X1, Y1: y})
	} else {
		who = who.Moved(edge.X-(b.X0+b.X1)/2, edge.Y+onBlanket*bed.H()-b.Y1)
	}
	k = k.Over(who)
	k.Root, k.Ground = root, ground
	return k
}
