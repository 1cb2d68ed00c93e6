package compose

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/library"
)

// playsOnFloor reports whether what somebody plays with lies on the floor before them: toys, and everything that animals play
// with but instruments.
func (c *composer) playsOnFloor(l brief.Relation) bool {
	if l.Kind != "playing" || c.subject(l.From).Kind == brief.Piece {
		return false
	}
	to := c.subject(l.To)
	if library.GroupOf(to.ID) == "music" || to.Kind == brief.Person {
		return false
	}
	if s := c.subject(l.From); s.Kind != brief.Person && s.Person == nil {
		return true
	}
	d := c.draw(l.To, how{})
	_, grip := d.Anchors["grip"]
	if floorToys[to.ID] {
		return true
	}
	return to.Kind == brief.Piece && !grip && library.GroupOf(to.ID) != "sport" && realSize(d) < heavy
}

// floorToys are the toys that are played with on the floor although a hand may hold them.
var floorToys = map[string]bool{
	"alphabet-block": true, "car": true, "truck": true, "train": true, "fire-truck": true, "dump-truck": true, "robot": true, "teddy-bear": true, "doll": true, "dinosaur": true,
	"rubber-duck": true, "puzzle-piece": true, "tractor": true, "dollhouse": true, "lego-brick": true, "toy-car": true, "toy-train": true,
}

// toys puts what k's root plays with before it: on the floor, or in the air what flies.
func (c *composer) toys(k cluster, i int, h how) cluster {
	link := brief.Relation{From: k.root.subject, Kind: "playing", To: i}
	all := c.childCopies(i, how{copy: h.copy}, link)
	for n := range all {
		all[n] = all[n].scaled(c.scaleBeside(i, all[n].root.drawing, k.root, heldPower) / float64(all[n].root.m.Scale()))
		if least := toySize * bySize(k.root); bySize(all[n].root) < least {
			all[n] = all[n].scaled(least / bySize(all[n].root))
		}
	}
	other := row(all...)
	b, o := k.root.box(), other.bounds()
	if airborne[c.subject(i).ID] {
		return k.over(other.moved(b.X1-.2*o.W()-o.X0, b.Y0-.3*o.H()-o.Y0))
	}
	return k.over(other.moved(b.X1-.12*min(b.W(), o.W())-o.X0, k.ground-o.Y1))
}

// toySize is the least size of what somebody plays with, as a share of the player.
const toySize = .26

// airborne are the things that fly by themselves.
var airborne = map[string]bool{
	"butterfly": true, "bee": true, "dragonfly": true, "ladybug": true, "firefly": true, "moth": true, "bubble": true, "bubbles": true, "balloon": true, "heart-balloon": true, "balloon-bunch": true,
	"snowflake": true, "star": true, "kite": true, "feather": true, "paper-airplane": true,
}

// onNose balances a thing on the nose of k's root.
func (c *composer) onNose(k cluster, i int, h how) cluster {
	thing := c.unit(i, how{copy: h.copy})
	thing = thing.scaled(c.scaleBeside(i, thing.root.drawing, k.root, heldPower) / float64(thing.root.m.Scale()))
	if limit := .4 * bySize(k.root); bySize(thing.root) > limit {
		thing = thing.scaled(limit / bySize(thing.root))
	}
	nose, head, b := k.root.anchor("mouth"), k.root.anchor("headTop"), thing.bounds()
	x, y := nose.X, nose.Y-.04*bySize(k.root)
	if !k.root.has("mouth") || nose.X-head.X < .04*bySize(k.root) { // one who looks ahead has it on the top of the head
		x, y = head.X, head.Y+.05*bySize(k.root)
	}
	return k.over(thing.moved(x-(b.X0+b.X1)/2, y-b.Y1))
}
