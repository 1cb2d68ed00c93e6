package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// "A halved kiwi" was the drawing of a halved kiwi, cut in two once more.
func TestWhatIsDrawnCutOpenIsNotCutAgain(t *testing.T) {
	isCut := func(id string) bool {
		p, _ := library.Find(id)
		d, err := p.Render(kit.Options{})
		if err != nil {
			t.Fatal(err)
		}
		n := len(d.Nodes())
		return len(dress(d, brief.Subject{Kind: brief.Piece, ID: id, States: []string{"sliced"}}, 1).Nodes()) != n
	}
	if isCut("kiwi-fruit") || !isCut("plum") {
		t.Errorf("kiwi cut %v, plum cut %v", isCut("kiwi-fruit"), isCut("plum"))
	}
}
