package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/figure"
)

func TestTwoPeopleCarryOneLargeThingBetweenThem(t *testing.T) {
	men := composetest.Woman
	men.Count = 2
	_, k := placed(composetest.Pair(men, "carrying", composetest.Thing("sofa")))
	people, sofa := covered(k, 0), covered(k, 1)
	if sofa.X0 < people.X0 || sofa.X1 > people.X1 {
		t.Errorf("the sofa reaches from %.0f to %.0f, those who carry it from %.0f to %.0f", sofa.X0, sofa.X1, people.X0, people.X1)
	}
	if sofa.Y1 > people.Y1-.02*people.H() {
		t.Error("the sofa stands on the floor")
	}
	if sofa.W() < .4*people.W() {
		t.Errorf("the sofa has %.0f of %.0f", sofa.W(), people.W())
	}
}

func TestEachOfTwoPeopleCarriesOneOfSeveralBoxes(t *testing.T) {
	b := composetest.Pair(composetest.Woman, "beside", composetest.Woman)
	boxes := composetest.Thing("cardboard-box")
	boxes.Count = figure.Unstated
	b.Subjects = append(b.Subjects, boxes)
	b.Relations = append(b.Relations, composetest.Pair(composetest.Woman, "carrying", boxes).Relations...)
	b.Relations[1].From, b.Relations[1].To = 1, 2
	c, _ := placed(b)
	if len(c.Brief.Subjects) != 4 || c.Subject(2).Count != 1 || c.Subject(3).ID != "cardboard-box" {
		t.Errorf("%+v", c.Brief.Subjects[2:])
	}
}

// A basket that hangs from a hand was carried by one of two who have it "between them".
func TestWhatTwoCarryBetweenThemIsInTheHandsOfBoth(t *testing.T) {
	women := composetest.Woman
	women.Count = 2
	b := composetest.Pair(women, "carrying", composetest.Thing("basket"))
	b.Prompt = "two women carrying a basket between them"
	_, k := placed(b)
	people, basket := covered(k, 0), covered(k, 1)
	if basket.X0 < people.X0+.1*people.W() || basket.X1 > people.X1-.1*people.W() {
		t.Errorf("the basket reaches from %.0f to %.0f, those who carry it from %.0f to %.0f", basket.X0, basket.X1, people.X0, people.X1)
	}
}
