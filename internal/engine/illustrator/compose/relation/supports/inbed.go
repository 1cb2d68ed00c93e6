package supports

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
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

// inBed reports whether somebody, or a toy, is in a bed, and not upright on it.
func inBed(c *placing.Placer, i int, in layout.Instance) bool {
	s := c.Subject(i)
	return (c.Creature(i) || placing.Figures[s.ID]) && c.Subject(in.Subject).ID == "bed" && in.Has("surface") && !hierarchy.UpOn[s.Pose] || tucksIn(c, i, in)
}

// tucksIn reports whether a person sleeps or lies in a bed: only their head and shoulders are seen.
func tucksIn(c *placing.Placer, i int, in layout.Instance) bool {
	return c.Subject(i).Kind == brief.Person && c.Subject(in.Subject).ID == "bed" && in.Has("surface") && hierarchy.Asleep[c.Subject(i).Pose]
}

// tuckedIn lets people sit up or sleep in a bed: they are seen above the edge of its blanket, in a row. Animals and toys are on the blanket, beside them.
func tuckedIn(c *placing.Placer, k layout.Cluster, i int, link brief.Relation) layout.Cluster {
	var people, others []layout.Cluster
	for _, j := range c.Siblings(link) {
		for n := range max(1, min(c.Subject(j).Count, placing.MaxCount)) {
			if one, person := bedfellow(c, k.Root, j, n); person {
				people = append(people, one)
			} else {
				others = append(others, one)
			}
		}
	}
	edge, bed := k.Root.Anchor("surface"), k.Root.Box()
	root, ground, y := k.Root, k.Ground, edge.Y-blanketEdge*bed.H()
	aside := 0.0
	if len(people) == 1 && (len(others) > 0 || hierarchy.Asleep[c.Subject(people[0].Root.Subject).Pose]) {
		aside = pillowAside * bed.W()
	}
	if len(people) > 0 {
		who := sideBySide(people, bedWide*bed.W())
		b := who.Bounds()
		who = who.Moved(edge.X-aside-(b.X0+b.X1)/2, y)
		b = who.Bounds()
		k = k.Over(placing.Clipped(who, kit.Box{X0: b.X0, Y0: b.Y0, X1: b.X1, Y1: y}))
	}
	if len(others) > 0 {
		deep := onBlanket
		if len(people) > 1 { // at their feet
			deep = atTheirFeet
		}
		what := sideBySide(others, bedWide*bed.W())
		b := what.Bounds()
		k = k.Over(what.Moved(edge.X+1.15*aside-(b.X0+b.X1)/2, edge.Y+deep*bed.H()))
	}
	k.Root, k.Ground = root, ground
	return k
}

// bedWide is how wide those in a bed are at most, in its widths; atTheirFeet is how deep on the blanket animals lie that are in the middle, in its heights.
const (
	bedWide     = .84
	atTheirFeet = .36
)

// sideBySide sets clusters side by side as high as they are, no wider than most.
func sideBySide(all []layout.Cluster, most float64) layout.Cluster {
	out := all[0]
	for _, one := range all[1:] {
		b, o := out.Bounds(), one.Bounds()
		out = out.Over(one.Moved(b.X1+.5*placing.Gap*min(b.H(), o.H())-o.X0, 0))
	}
	if w := out.Bounds().W(); w > most {
		out = out.Scaled(most / w)
	}
	return out
}

// readsInBed are the poses that somebody who sits in a bed keeps.
var readsInBed = figure.Words("reading phoning gaming eating drinking knitting sneezing coughing headache")

// bedfellow draws a subject as it is in a bed, for a person with the blanket's edge at zero, and reports whether it is a person.
func bedfellow(c *placing.Placer, bed layout.Instance, j, n int) (one layout.Cluster, person bool) {
	s, h, hips := &c.Brief.Subjects[j], layout.How{Copy: n, Pose: "sitting"}, hipsSitting
	person = s.Kind == brief.Person
	switch {
	case tucksIn(c, j, bed):
		hips, h.Pose = hipsAsleep, "standing"
		if s.Expression == "" && s.Pose != "lying" {
			s.Expression = "sleeping"
		}
	case s.Kind == brief.Animal && s.Pose == "sleeping":
		h.Pose = "sleeping"
	case s.Kind == brief.Animal:
		h.Pose = "lying"
	case !person:
		h.Pose = ""
	case readsInBed[s.Pose] || s.Pose == "reading aloud":
		h.Pose, h.Seated = s.Pose, true
	}
	one = c.Unit(j, h)
	one = one.Scaled(c.ScaleBeside(j, one.Root.Drawing, bed, placing.RiderPower) / float64(one.Root.M.Scale()))
	foot := one.Bounds().Y1
	if person {
		foot = one.Root.Anchor("seat").Y - hips*placing.BySize(one.Root)
	}
	return one.Moved(0, -foot), person
}
