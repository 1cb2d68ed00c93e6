package model

import (
	"image"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/model/solids"
	"pellucid/internal/engine/illustrator/style/picture"
)

func TestAThingWhoseFeetAreAboveThoseOfATableStandsOnItAndOneBesideItDoesNot(t *testing.T) {
	table, _ := solids.Of("table")
	apple, _ := solids.Of("apple")
	things := []thing{{solid: table, box: image.Rect(100, 200, 400, 400)}, {solid: apple, box: image.Rect(220, 150, 280, 210)}, {solid: apple, box: image.Rect(420, 340, 480, 400)}}
	stacked(things)
	if things[0].on != none || things[1].on != 0 || things[2].on != none {
		t.Errorf("they stand on %d, %d and %d", things[0].on, things[1].on, things[2].on)
	}
	if m := things[0].carries(things[1], 0, 0); m == scene.Identity || m[0] >= 1 {
		t.Errorf("the apple is placed by %v", m)
	}
}

func TestASliceOfCakeIsNoCake(t *testing.T) {
	for id, want := range map[string]bool{"birthday-cake": true, "cake-slice": false} {
		p := &picture.Picture{Size: 256, Pieces: []picture.Piece{{Title: "strawberry cake", ID: id, Group: "food", Matrix: scene.Identity, Nodes: []scene.Node{scene.NewPath().Rect(60, 60, 100, 100).Fill(color.Hex(0xe08090).Paint()).Node()}}}}
		if _, ok := thingsOf(p); ok != want {
			t.Errorf("%s is built of solids: %v", id, ok)
		}
	}
}
