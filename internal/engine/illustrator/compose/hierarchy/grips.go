package hierarchy

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// How long a thing is that a hand alone holds, in heights of the hand, and where a stem is gripped, as a share of its height.
const (
	GrippedLeast = 1.3
	GrippedMost  = 1.9
	StemGrip     = .8
	gripFrom     = .45 // what is held higher up than this hangs from the hand
)

// closeHands closes a hand alone around what it holds upright: a thing that has a grip, or is slim.
func (c *Tree) closeHands() {
	for _, l := range c.Links {
		s := &c.Brief.Subjects[l.From]
		if l.Kind != "holding" || s.ID != "hand" && s.ID != "skeleton-hand" || s.Count != 1 || c.Subject(l.To).Kind != brief.Piece || c.Subject(l.To).Count > 1 || slices.Contains(s.States, "holding") {
			continue
		}
		d := c.Draw(l.To, layout.How{})
		_, floats := d.Anchors["tie"]
		if at, ok := d.Anchors["grip"]; ok && at.Y > d.Box.Y0+gripFrom*d.Box.H() || !ok && c.Slim(l.To) || floats {
			s.States = append(slices.Clone(s.States), "holding")
		}
	}
}

// Small is the length in centimeters up to which a thing is carried in one hand.
const Small = 25

// HangsFromHand reports whether a drawing has a handle on top, from which it hangs: a basket, a suitcase.
func HangsFromHand(d kit.Drawing) bool {
	a, ok := d.Anchors["grip"]
	return ok && Level(a.Angle) && a.Y < d.Box.Y0+.3*d.Box.H()
}

// Level reports whether a handle lies across: the hand takes it from above, and the thing stays upright.
func Level(angle float64) bool { return math.Abs(math.Remainder(angle, 180)) > 75 }

// Heavy is the length in centimeters from which nobody holds a thing that has no grip: it stands before them.
const Heavy = 105

// sticksIn reports whether what is said to be in something is a blade or a tool in a thing that has no room: a sword in a stone, an axe in a log.
func (c *Tree) sticksIn(l brief.Relation) bool {
	from, to := c.Subject(l.From), c.Subject(l.To)
	if from.Kind != brief.Piece || to.Kind != brief.Piece || from.Count > 1 {
		return false
	}
	d, on := figure.MustDraw(from.ID), figure.MustDraw(to.ID)
	_, grip := d.Anchors["grip"]
	_, room := on.Anchors["inside"]
	return grip && !room && library.GroupOf(from.ID) == "tools" && solid[to.ID]
}

// solid are the things that a blade sticks in.
var solid = figure.Words("rock stone log tree-stump watermelon watermelon-slice pumpkin apple heart anvil tree cake birthday-cake cheese steak skull wood-plank")

// Bows are what is tied on a thing.
var Bows = figure.Words("bow hair-bow ribbon")
