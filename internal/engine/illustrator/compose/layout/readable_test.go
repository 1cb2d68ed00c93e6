package layout

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// The text of a flag that a boy on the right of it held read from right to left.
func TestTextsOfMirroredDrawingsReadFromLeftToRight(t *testing.T) {
	canvas, err := kit.NewCanvas("text", nil, kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	text := canvas.Named(TextPart, canvas.Path(kit.RoundRect(10, 0, 4, 4, 0), kit.Black), canvas.Path(kit.RoundRect(30, 0, 20, 20, 0), kit.Black)).Scene()
	var s Scene
	s.Add(Cluster{Sprites: []Layer{{Nodes: text, M: scene.ScaleBy(-1, 1)}}})
	m := s.Sprites[0].Matrix
	letters := s.Sprites[0].Nodes[0].Group.Children
	first, last := MapBox(m, BoundsOf(letters[:1])), MapBox(m, BoundsOf(letters[1:]))
	if first.X0 > last.X0 {
		t.Errorf("the first letter is at %.0f, the last one at %.0f", first.X0, last.X0)
	}
}
