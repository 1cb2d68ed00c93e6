package props_test

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/props"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, props.Pieces()) }

func TestASwimRingGoesAroundWhoIsInIt(t *testing.T) {
	pieces := props.Pieces()
	d, err := pieces[slices.IndexFunc(pieces, func(p kit.Piece) bool { return p.Name == "swim-ring" })].Render(kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if len(d.Layers[kit.Back]) == 0 || len(d.Layers[kit.Fore]) == 0 || len(d.Layers[kit.Body]) > 0 {
		t.Error("its far half is not behind and its near half not before what is in it")
	}
}
