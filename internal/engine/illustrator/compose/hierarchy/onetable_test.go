package hierarchy

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/layout"
)

// A family had two tables, one before the other, and each of three children a cake of their own.
func TestSeveralWhoEatOrBlowOutCandlesAreBehindOneTable(t *testing.T) {
	for pose, dish := range map[string]string{"having dinner": "roast-turkey", "blowing out candles": "birthday-cake"} {
		c := NewTree(layout.Request{Brief: brief.Brief{Prompt: pose, Subjects: []brief.Subject{
			composetest.Someone(pose), composetest.Someone(pose), composetest.Someone(pose),
		}, Relations: []brief.Relation{{From: 0, Kind: "beside", To: 1}, {From: 1, Kind: "beside", To: 2}}}})
		behind, served := 0, false
		for _, l := range c.Links {
			if l.Kind == "behind" && c.Subject(l.To).ID == "table" {
				behind++
			}
			served = served || l.Kind == "on" && c.Subject(l.From).ID == dish
		}
		if behind != 3 || !served {
			t.Errorf("%s: %d are behind a table: %+v", pose, behind, c.Links)
		}
	}
}

func TestTwoWhoEatFaceEachOther(t *testing.T) {
	c := NewTree(layout.Request{Brief: brief.Brief{Prompt: "a couple having dinner", Subjects: []brief.Subject{
		composetest.Someone("having dinner"), composetest.Someone("having dinner"),
	}, Relations: []brief.Relation{{From: 0, Kind: "beside", To: 1}}}})
	if len(c.Links) != 1 || c.Links[0].Kind == "behind" {
		t.Errorf("%+v", c.Links)
	}
}

// Who sat on the floor and hugged a cat stood up for it.
func TestWhoSitsOnTheFloorHugsInTheLap(t *testing.T) {
	c := NewTree(layout.Request{Brief: composetest.Pair(composetest.Someone("sitting"), "hugging", composetest.Thing("teddy-bear"))})
	if c.Links[0].Kind != "holding" || c.Subject(0).Pose != "sitting" {
		t.Errorf("%+v %q", c.Links, c.Subject(0).Pose)
	}
}
