package sketch

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// A red rose was as black as a boot when strokes were laid in full on every middle tone.
func TestCharcoalRubsMiddleTonesSoftAndKeepsTheStickForWhatIsDark(t *testing.T) {
	tone := func(hex uint32) float32 {
		n := scene.NewPath().Rect(40, 40, 240, 240).Fill(color.Hex(hex).Paint()).Node()
		p := &picture.Picture{Size: 320, Seed: 3, Pieces: []picture.Piece{{Nodes: []scene.Node{n}, Matrix: scene.Identity}}}
		l := Charcoal(context.Background(), p)
		sum := float32(0)
		for y := 120; y < 200; y++ {
			for x := 120; x < 200; x++ {
				sum += plane.Luma(plane.Straight(plane.Pixel(l, y*l.W+x)))
			}
		}
		return sum / 6400
	}
	pale, middle, dark := tone(0xf0e0c0), tone(0xd04050), tone(0x201c20)
	if pale-middle < 0.25 || middle-dark < 0.28 {
		t.Errorf("pale, middle and dark are %.2f, %.2f and %.2f", pale, middle, dark)
	}
}
