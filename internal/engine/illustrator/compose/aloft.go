package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/relation"
	"pellucid/internal/engine/illustrator/compose/relation/supports"
)

// How far above the ground of a place something is in the air, in heights of the place; how much larger than the sun or the moon a place is, and how far above the
// ground they are in it.
const (
	aloftHigh = .3
	skyReach  = 1.25
	skyHigh   = .62
)

// airships are the things that are in the air wherever they are.
var airships = figure.Words("airplane helicopter hot-air-balloon ufo drone blimp zeppelin airship biplane jet fighter-jet hang-glider parachute kite seaplane firework fireworks paper-plane rocket-ship")

// isAloft reports whether a subject is in the air above a place: what flies by itself, and who was said to fly.
func (c *composer) isAloft(i int) bool {
	if i < 0 {
		return false
	}
	s := c.Subject(i)
	if airships[s.ID] && (s.Kind == brief.Piece || s.Kind == brief.Family) {
		return !slices.Contains(s.States, "broken")
	}
	if (s.ID == "moon" || s.ID == "crescent-moon") && s.Count == 1 {
		return true // the sun may rise from the sea
	}
	if supports.Rides(c.Placing(), i, "broom") || figure.Flies(s.Pose) {
		return true
	}
	return false
}

// shinesOver reports whether a subject is the sun or the moon behind the mountains or the houses of a place.
func (c *composer) shinesOver(i int, at setting) bool {
	return i >= 0 && relation.SkyBodies[c.Subject(i).ID] && c.Subject(i).Count == 1 && slices.ContainsFunc(at.props, func(p prop) bool { return p.id == "mountain" || p.id == "city-skyline" })
}
