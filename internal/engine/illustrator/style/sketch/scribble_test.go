package sketch

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

func TestAScribbleStaysNearItsShapeAndLeavesWhiteAndFacesAlone(t *testing.T) {
	red := scene.NewPath().Rect(100, 100, 400, 300).Fill(color.Hex(0xd03030).Paint()).Node()
	s := scribbler{least: 30, pitch: 14, width: 8}
	out := s.nodes([]scene.Node{red})
	if len(out) < 2 {
		t.Fatalf("%d nodes, want a tint and a zigzag", len(out))
	}
	points := 0
	for _, n := range out[1:] {
		for _, g := range n.Path.Segments {
			q := g.Points[0]
			points++
			if q.X < 80 || q.X > 520 || q.Y < 80 || q.Y > 420 {
				t.Errorf("the pen goes to %v", q)
			}
		}
	}
	if points < 30 {
		t.Errorf("the zigzag has %d corners", points)
	}
	white := scene.NewPath().Rect(0, 0, 400, 400).Fill(color.Hex(0xffffff).Paint()).Node()
	eyes := scene.Node{Group: &scene.Group{Opacity: 1, Part: "eyes", Children: []scene.Node{red}}}
	small := scene.NewPath().Rect(0, 0, 20, 20).Fill(color.Hex(0xd03030).Paint()).Node()
	if got := s.nodes([]scene.Node{white, eyes, small}); len(got) != 3 {
		t.Errorf("%d nodes, want the three as they are", len(got))
	}
}

func TestARowOfARingHasTwoStretches(t *testing.T) {
	ring := scene.NewPath().Ellipse(50, 50, 40, 40).Path()
	hole := scene.NewPath().Move(30, 50).Line(50, 70).Line(70, 50).Line(50, 30).Close().Path() // the other way around
	edges := append(edgesOf(ring), edgesOf(hole)...)
	both, above := spansAt(edges, 50.5, 1), spansAt(edges, 15, 1)
	if len(above) != 1 || len(both) != 2 && len(both) != 1 {
		t.Errorf("%v through the middle, %v above the hole", both, above)
	}
}
