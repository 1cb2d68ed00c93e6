package compose

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
)

// leapTurn is by how many degrees what leaps out of something has its head up.
const leapTurn = -32

// leaptOut lets a child leap out of k's root: it is in the air above the opening, and water splashes where it left it.
func (c *composer) leaptOut(k cluster, i int, h how) cluster {
	link := brief.Relation{From: i, Kind: "leaping from", To: k.root.subject}
	k = c.emptied(k, i)
	pose := c.subject(i).Pose
	if pose == "" {
		pose = "jumping"
	}
	all := c.childCopies(i, how{copy: h.copy, pose: pose, facing: kit.Right}, link)
	for n := range all {
		all[n] = all[n].scaled(c.scaleBeside(i, all[n].root.drawing, k.root, besidePower) / float64(all[n].root.m.Scale()))
		if !c.stands(i) {
			all[n] = all[n].turnedBy(leapTurn)
		}
	}
	other := row(all...)
	b := k.root.box()
	top := kit.Anchor{X: (b.X0 + b.X1) / 2, Y: b.Y0, W: b.W() * .6}
	if k.root.has("inside") {
		top = k.root.anchor("inside")
		top.Y = max(b.Y0, top.Y-.5*top.H)
	}
	if most := 1.1 * bySize(k.root); bySize(other.root) > most {
		other = other.scaled(most / bySize(other.root))
	} else if least := .45 * bySize(k.root); bySize(other.root) < least {
		other = other.scaled(least / bySize(other.root))
	}
	o := other.bounds()
	return k.over(other.moved(top.X+.12*o.W()-(o.X0+o.X1)/2, top.Y-.04*b.H()-o.Y1)).over(c.splash(i, k, top, o.W()))
}

// splash is a ring of drops above the opening of a vessel that has water in it.
func (c *composer) splash(i int, k cluster, top kit.Anchor, wide float64) cluster {
	if !wet[c.subject(k.root.subject).ID] {
		return cluster{}
	}
	d := mustDraw("splash")
	if d.Box.W() <= 0 {
		return cluster{}
	}
	f := min(.8*top.W, .9*wide) / d.Box.W()
	drops := c.place(i, d, centered(d, f, 0, 0, 0))
	o := drops.bounds()
	return drops.moved(top.X-(o.X0+o.X1)/2, top.Y+.1*o.H()-o.Y1)
}

// wet are the vessels and places with water in them.
var wet = words("fish-bowl aquarium fish-tank bathtub pond bucket puddle wave swimming-pool pool well fountain")
