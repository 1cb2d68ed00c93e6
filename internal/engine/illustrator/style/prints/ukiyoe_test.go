package prints

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
)

func TestAGrinBecomesSmallLipsAndTheNoseALineOnPeopleOnly(t *testing.T) {
	oval := func(x, y, rx, ry float32) scene.Node {
		return scene.NewPath().Ellipse(x, y, rx, ry).Fill(color.Hex(0x704030).Paint()).Node()
	}
	part := func(name string, children ...scene.Node) scene.Node {
		return scene.Node{Group: &scene.Group{Opacity: 1, Part: name, Children: children}}
	}
	face := part("face", part("eyes", oval(30, 40, 8, 8), oval(70, 40, 8, 8)), oval(50, 58, 4, 3), part("mouth", oval(50, 80, 20, 10)))
	width := func(nodes []scene.Node) float32 {
		x0, _, x1, _ := raster.Bounds(nodes, scene.Identity)
		return x1 - x0
	}
	out := nobleFace(picture.Piece{Nodes: []scene.Node{face}, Person: true})[0].Group.Children
	if len(out) != 3 || out[1].Group == nil || out[1].Group.Part != "mouth" || out[2].Path == nil || out[2].Path.Stroke == nil {
		t.Fatalf("%d parts, want eyes, mouth and the line of a nose", len(out))
	}
	if w := width(out[1].Group.Children); w > 30 {
		t.Errorf("the mouth is %.0f wide, was 40", w)
	}
	if got := nobleFace(picture.Piece{Nodes: []scene.Node{face}})[0].Group.Children; len(got) != 3 || width(got[2:]) != 40 {
		t.Error("an animal has another mouth")
	}
}

func TestWavesCoverPartOfEveryStretchOfARow(t *testing.T) {
	for _, y := range []float32{3, 11, 19, 27} {
		lines := 0
		for x := range 200 {
			if waves(float32(x), y, 20) > 0.5 {
				lines++
			}
		}
		if lines < 10 || lines > 140 {
			t.Errorf("%d of 200 pixels of the row %v are lines", lines, y)
		}
	}
}
