package raster

import (
	"testing"

	"pellucid/internal/engine/illustrator/scene"
)

func TestBoundsHoldWhatIsDrawn(t *testing.T) {
	box := rect(10, 20, 30, 40, red)
	corner := scene.NewPath().Move(10, 10).Line(50, 10)
	blur := []scene.Effect{{Kind: scene.Blur, Sigma: 2}}
	shadow := []scene.Effect{{Kind: scene.OuterShadow, DX: 5, DY: -7, Sigma: 1}}
	tests := []struct {
		name  string
		nodes []scene.Node
		m     scene.Matrix
		want  [4]float32
	}{
		{"a rectangle", []scene.Node{box}, scene.Identity, [4]float32{10, 20, 40, 60}},
		{"a moved and stretched one", []scene.Node{box}, scene.Translate(1, 2).Mul(scene.ScaleBy(2, 3)), [4]float32{21, 62, 81, 182}},
		{"two", []scene.Node{box, rect(0, 0, 5, 5, red)}, scene.Identity, [4]float32{0, 0, 40, 60}},
		{"a curve's control points", []scene.Node{scene.NewPath().Move(0, 0).Quad(50, 80, 100, 0).Node()}, scene.Identity, [4]float32{0, 0, 100, 80}},
		{"a miter stroke", []scene.Node{corner.Stroke(scene.Stroke{Paint: red, Width: 2, MiterLimit: 4}).Node()}, scene.Identity, [4]float32{6, 6, 54, 14}},
		{"a round stroke", []scene.Node{scene.NewPath().Move(10, 10).Line(50, 10).Stroke(scene.Stroke{Width: 2, Join: scene.RoundJoin}).Node()}, scene.Identity, [4]float32{8.5, 8.5, 51.5, 11.5}},
		{"a blur", []scene.Node{group(scene.Group{Effects: blur, Children: []scene.Node{box}})}, scene.Identity, [4]float32{4, 14, 46, 66}},
		{"a shadow", []scene.Node{group(scene.Group{Effects: shadow, Children: []scene.Node{box}})}, scene.Identity, [4]float32{0, 10, 50, 70}},
		{"a clip", []scene.Node{group(scene.Group{Clip: []scene.Node{rect(0, 0, 20, 100, red)}, Children: []scene.Node{box}})}, scene.Identity, [4]float32{10, 20, 20, 60}},
		{"nothing", nil, scene.Identity, [4]float32{}},
		{"an empty group", []scene.Node{group(scene.Group{Effects: blur})}, scene.Identity, [4]float32{}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			x0, y0, x1, y1 := Bounds(test.nodes, test.m)
			got := [4]float32{x0, y0, x1, y1}
			for k := range got {
				if !near32(got[k], test.want[k], 1e-3) {
					t.Fatalf("got %v, want %v", got, test.want)
				}
			}
		})
	}
}
