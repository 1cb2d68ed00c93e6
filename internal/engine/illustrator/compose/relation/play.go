package relation

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/holding"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// playsOnFloor reports whether what somebody plays with lies on the floor before them: toys, and everything that animals play
// with but instruments.
func (c *Placer) playsOnFloor(l brief.Relation) bool {
	if l.Kind != "playing" || c.Subject(l.From).Kind == brief.Piece || holding.IsWind(c.Subject(l.To).ID) {
		return false
	}
	to := c.Subject(l.To)
	if library.GroupOf(to.ID) == "music" || to.Kind == brief.Person {
		return false
	}
	if s := c.Subject(l.From); s.Kind != brief.Person && s.Person == nil {
		return true
	}
	d := c.Draw(l.To, layout.How{})
	_, grip := d.Anchors["grip"]
	if floorToys[to.ID] {
		return true
	}
	return to.Kind == brief.Piece && !grip && library.GroupOf(to.ID) != "sport" && figure.RealSize(d) < hierarchy.Heavy
}

// floorToys are the toys that are played with on the floor although a hand may hold them.
var floorToys = map[string]bool{
	"alphabet-block": true, "car": true, "truck": true, "train": true, "fire-truck": true, "dump-truck": true, "robot": true, "teddy-bear": true, "doll": true, "dinosaur": true,
	"rubber-duck": true, "puzzle-piece": true, "tractor": true, "dollhouse": true, "lego-brick": true, "toy-car": true, "toy-train": true,
}

// toys puts what k's root plays with before it: on the floor, or in the air what flies.
func (c *Placer) toys(k layout.Cluster, i int, h layout.How) layout.Cluster {
	link := brief.Relation{From: k.Root.Subject, Kind: "playing", To: i}
	if s := c.Subject(i); s.ID == "yarn-ball" && c.Subject(k.Root.Subject).Kind == brief.Animal && !slices.Contains(s.Without, "needles") {
		c.Brief.Subjects[i].Without = append(slices.Clone(s.Without), "needles") // nobody leaves them to a kitten
	}
	all := c.childCopies(i, layout.How{Copy: h.Copy}, link)
	for n := range all {
		all[n] = all[n].Scaled(c.ScaleBeside(i, all[n].Root.Drawing, k.Root, placing.HeldPower) / float64(all[n].Root.M.Scale()))
		if least := toySize * placing.BySize(k.Root); placing.BySize(all[n].Root) < least {
			all[n] = all[n].Scaled(least / placing.BySize(all[n].Root))
		}
	}
	other := placing.Row(all...)
	b, o := k.Root.Box(), other.Bounds()
	if holding.Airborne[c.Subject(i).ID] {
		return k.Over(other.Moved(b.X1-.2*o.W()-o.X0, b.Y0-.3*o.H()-o.Y0))
	}
	return k.Over(other.Moved(b.X1-.12*min(b.W(), o.W())-o.X0, k.Ground-o.Y1))
}

// toySize is the least size of what somebody plays with, as a share of the player.
const toySize = .26

// alights is the length in centimeters of what sits on a nose and is not balanced there, noseWide how long it is drawn, in widths of the head.
const (
	alights  = 16
	noseWide = .34
)

// onNose balances a thing on the nose of k's root.
func (c *Placer) onNose(k layout.Cluster, i int, h layout.How) layout.Cluster {
	thing := c.Unit(i, layout.How{Copy: h.Copy})
	thing = thing.Scaled(c.ScaleBeside(i, thing.Root.Drawing, k.Root, placing.HeldPower) / float64(thing.Root.M.Scale()))
	if limit := .4 * placing.BySize(k.Root); placing.BySize(thing.Root) > limit {
		thing = thing.Scaled(limit / placing.BySize(thing.Root))
	}
	nose, head, b := k.Root.Anchor("mouth"), k.Root.Anchor("headTop"), thing.Bounds()
	x, y := nose.X, nose.Y-.04*placing.BySize(k.Root)
	if figure.RealSize(thing.Root.Drawing) <= alights && k.Root.Has("mouth") { // an insect, which leaves the eyes in view
		wide := k.Root.Anchor("head").W
		if wide == 0 {
			wide = .5 * placing.BySize(k.Root)
		}
		up := .09
		if c.Subject(k.Root.Subject).Kind == brief.Person {
			up = .2
		}
		thing = thing.Scaled(noseWide * wide / placing.BySize(thing.Root))
		b = thing.Bounds()
		return k.Over(thing.Moved(x-(b.X0+b.X1)/2, nose.Y-up*wide-(b.Y0+b.Y1)/2))
	}
	if !k.Root.Has("mouth") || nose.X-head.X < .04*placing.BySize(k.Root) { // one who looks ahead has it on the top of the head
		x, y = head.X, head.Y+.05*placing.BySize(k.Root)
	}
	return k.Over(thing.Moved(x-(b.X0+b.X1)/2, y-b.Y1))
}

// celloPose is the pose of who sits behind an instrument with a bow in the near hand.
const celloPose = "playing the cello"

// harps reports whether somebody plays a harp that stands on the floor.
func (c *Placer) harps(l brief.Relation) bool {
	return l.Kind == "playing" && c.Subject(l.To).ID == "harp" && c.Subject(l.To).Count == 1 && c.Subject(l.From).Kind == brief.Person
}

// harped leans a harp against the shoulder of k's root, who has the strings between both hands.
func (c *Placer) harped(k, thing layout.Cluster) layout.Cluster {
	side := layout.FacingSide(k.Root)
	thing = thing.Scaled(1.06 * (k.Ground - k.Root.Anchor("shoulderFar").Y) / thing.Bounds().H()) // below the chin
	if side > 0 {                                                                                 // its column is the far side
		thing = thing.Mirrored()
	}
	b, shoulder := thing.Bounds(), k.Root.Anchor("shoulderFar")
	edge := b.X0
	if side < 0 {
		edge = b.X1
	}
	thing = thing.Moved(shoulder.X-side*.02*b.W()-edge, k.Ground-b.Y1)
	b = thing.Bounds()
	x, y := (b.X0+b.X1)/2, b.Y0+.44*b.H()
	k = c.Reaching(c.Reaching(k, "handFar", x+side*.04*b.W(), y), "handNear", x-side*.12*b.W(), y+.08*b.H())
	return k.Within(k.Root.Serial, kit.Fore, thing)
}

// bowed stands an instrument between the knees of k's root, with the far hand at its neck; the bow in the near hand lies across its strings.
func (c *Placer) bowed(k, thing layout.Cluster) layout.Cluster {
	head, foot := k.Root.Anchor("head"), (k.Root.Anchor("footNear").X+k.Root.Anchor("footFar").X)/2
	thing = thing.Scaled(.96 * (k.Ground - head.Y) / thing.Bounds().H())
	side := layout.FacingSide(k.Root)
	thing = thing.TurnedBy(side * 9)
	b := thing.Bounds()
	thing = thing.Moved(foot+side*.05*b.W()-(b.X0+b.X1)/2, k.Ground-b.Y1)
	b = thing.Bounds()
	x := (b.X0 + b.X1) / 2
	k = c.Reaching(k, "handFar", x+side*.16*b.W(), b.Y0+.22*b.H())
	return k.Within(k.Root.Serial, kit.Fore, thing)
}
