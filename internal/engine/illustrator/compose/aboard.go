package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/library"
)

// harnessed are the vehicles that animals stand before, not in: "a sleigh with reindeer".
var harnessed = words("sleigh carriage wagon cart")

// mostAboard is the most riders that a vehicle's opening or window shows.
const mostAboard = 4

// isAboard reports whether who a vehicle comes "with" is in it: a boat with three kids, a car with a dog.
func (c *composer) isAboard(l brief.Relation) bool {
	vehicle, rider := c.subject(l.From), c.subject(l.To)
	if l.Kind != "with" || vehicle.Kind != brief.Piece || library.GroupOf(vehicle.ID) != "vehicles" && !afloat[vehicle.ID] || vehicle.Count > 1 || !c.stands(l.To) || rider.Count > mostAboard {
		return false
	}
	if harnessed[vehicle.ID] && rider.Kind == brief.Animal || upOn[rider.Pose] {
		return false
	}
	return c.draw(l.From, how{}).Anchors["inside"].W > 0
}

// seatForLap gives who has somebody on the lap a seat, where the prompt names none.
func (c *composer) seatForLap(l brief.Relation) {
	sits := slices.ContainsFunc(c.links, func(o brief.Relation) bool { return o.From == l.To && (grouped[o.Kind] || o.Kind == "dressed as") })
	if l.Kind != "on lap" || sits || c.subject(l.To).Kind != brief.Person {
		return
	}
	c.Brief.Subjects = append(c.Brief.Subjects, brief.Subject{Kind: brief.Piece, ID: "armchair", Count: 1})
	c.links = append(c.links, brief.Relation{From: l.To, Kind: "sitting on", To: len(c.Brief.Subjects) - 1})
}
