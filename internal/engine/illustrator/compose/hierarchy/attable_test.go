package hierarchy

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/layout"
)

// The candles of a couple at dinner had arms and legs and sat with them.
func TestCandlesAtADinnerAreNoGuestsOfIt(t *testing.T) {
	c := NewTree(layout.Request{Brief: brief.Brief{Prompt: "a couple having dinner with candles", Subjects: []brief.Subject{
		composetest.Someone("having dinner"), composetest.Someone("having dinner"), composetest.Several("candle", 3),
	}, Relations: []brief.Relation{{From: 0, Kind: "beside", To: 1}, {From: 1, Kind: "with", To: 2}}}})
	if c.Subject(2).Kind != brief.Piece {
		t.Errorf("the candles are a %s", c.Subject(2).Kind)
	}
}

func TestThoseWhoEachHaveAnUmbrellaWalkUnderTheirOwn(t *testing.T) {
	friends := []brief.Subject{composetest.Someone("walking"), composetest.Someone("walking"), composetest.Thing("umbrella")}
	friends[0].Words, friends[1].Words = "friends", "friends"
	c := NewTree(layout.Request{Brief: brief.Brief{Prompt: "friends walking each with an umbrella", Subjects: friends, Relations: []brief.Relation{
		{From: 0, Kind: "beside", To: 1}, {From: 1, Kind: "with", To: 2},
	}}})
	for i := range 2 {
		if !slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
			return l.From == i && l.Kind == "under" && c.Subject(l.To).ID == "umbrella"
		}) {
			t.Errorf("friend %d has no umbrella: %+v", i, c.Links)
		}
	}
}

func TestWhoSleepsInATentIsInItAndHasTheEyesClosed(t *testing.T) {
	c := NewTree(layout.Request{Brief: composetest.Pair(composetest.Someone("sleeping"), "lying on", composetest.Thing("tent"))})
	if c.Links[0].Kind != "inside" || c.Subject(0).Expression != "sleeping" {
		t.Errorf("%+v %q", c.Links, c.Subject(0).Expression)
	}
}
