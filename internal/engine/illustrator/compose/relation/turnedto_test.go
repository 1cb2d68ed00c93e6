package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/layout"
)

// Who was looked at faced the viewer, and so did a team whose coach talked to it.
func TestWhoIsLookedAtTurnsToWhoLooks(t *testing.T) {
	boy, woman, man := composetest.Someone(""), composetest.Someone(""), composetest.Someone("")
	woman.Words, man.Words = "team", "team"
	c := placerOf(layout.Request{Brief: brief.Brief{
		Subjects:  []brief.Subject{boy, woman, man},
		Relations: []brief.Relation{{From: 0, Kind: "looking at", To: 1}, {From: 1, Kind: "beside", To: 2}},
	}})
	for i := range 3 {
		if got := c.Unit(i, layout.How{}).Root.How.Pose; got != "turned" {
			t.Errorf("%d is %q", i, got)
		}
	}
}

// A knight stood up to offer an apple, which was as small as a cherry, to a little dragon twice as large as he.
func TestWhoKneelsHoldsOutWhatTheyGive(t *testing.T) {
	knight, dragon := composetest.Someone("knight"), brief.Subject{Kind: brief.Animal, ID: "dragon", Count: 1, Size: "small"}
	knight.Pose = "kneeling"
	c := placerOf(layout.Request{Brief: brief.Brief{
		Subjects:  []brief.Subject{knight, dragon, composetest.Piece("apple", 1)},
		Relations: []brief.Relation{{From: 0, Kind: "in front of", To: 1}, {From: 0, Kind: "holding", To: 2}},
	}})
	k := c.Copies(0)
	if k.Root.How.Pose != "offering on one knee" {
		t.Errorf("the knight is %q", k.Root.How.Pose)
	}
	root := k.Root.Box()
	if apple, _ := spritesOf(k, 2); apple.H() < .14*root.H() || apple.X0 < (root.X0+root.X1)/2 {
		t.Errorf("the apple is at %v, the knight at %v", apple, root)
	}
	if beast, _ := spritesOf(k, 1); beast.W() > 1.3*root.H() {
		t.Errorf("the little dragon is %.0f long, the knight %.0f high", beast.W(), root.H())
	}
}
