package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
)

// Of a family in a car one drove, and the others stood beside it.
func TestAllOfAFamilyAreSeenInTheWindowsOfTheirCar(t *testing.T) {
	who := []brief.Subject{composetest.Someone(""), composetest.Someone(""), composetest.Someone(""), composetest.Thing("car")}
	k := related(who, brief.Relation{From: 0, Kind: "beside", To: 1}, brief.Relation{From: 1, Kind: "beside", To: 2},
		brief.Relation{From: 0, Kind: "inside", To: 3}, brief.Relation{From: 1, Kind: "inside", To: 3}, brief.Relation{From: 2, Kind: "inside", To: 3})
	car := covered(k, 3)
	for i := range 3 {
		if b := covered(k, i); b.X0 < car.X0 || b.X1 > car.X1 || b.Y1 > car.Y1 || b.W() <= 0 {
			t.Errorf("person %d at %v is not in the car %v", i, b, car)
		}
	}
}

// The feet of one of two who fish were seen below their boat.
func TestTwoWhoFishFromABoatFishOverBothSidesOfIt(t *testing.T) {
	two := composetest.Someone("fishing")
	two.Count = 2
	k := related([]brief.Subject{two, composetest.Thing("rowboat")}, brief.Relation{From: 0, Kind: "inside", To: 1})
	who, boat := covered(k, 0), covered(k, 1)
	if who.X0 > boat.X0+.1*boat.W() || who.X1 < boat.X1-.1*boat.W() {
		t.Errorf("those who fish are at %v, the boat at %v", who, boat)
	}
}
