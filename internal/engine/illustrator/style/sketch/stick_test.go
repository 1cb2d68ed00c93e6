package sketch

import (
	"context"
	"image"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// square is a square of a color in the middle of a picture of 320 pixels.
func square(hex uint32) *picture.Picture {
	n := scene.NewPath().Rect(40, 40, 240, 240).Fill(color.Hex(hex).Paint()).Node()
	return &picture.Picture{Size: 320, Seed: 3, Pieces: []picture.Piece{{Nodes: []scene.Node{n}, Matrix: scene.Identity}}}
}

// A red rose was as black as a boot when strokes were laid in full on every middle tone.
func TestCharcoalRubsMiddleTonesSoftAndKeepsTheStickForWhatIsDark(t *testing.T) {
	tone := func(hex uint32) float32 {
		l := Charcoal(context.Background(), square(hex))
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

// Even gaps between strokes of wax looked like threads.
func TestCrayonLeavesPaperBesideSomeStrokesAndNotBesideOthers(t *testing.T) {
	w := waxed(square(0xd04050), square(0xd04050).Drawn(), image.Rect(0, 0, 320, 320))
	var bare, full int
	for y := 80; y < 240; y += 2 {
		for x := 80; x < 240; x += 2 {
			switch k := w.scribble(y*320+x, x, y, w.first, 0.75); {
			case k < 0.25:
				bare++
			case k > 0.75:
				full++
			}
		}
	}
	if bare < 6400/50 || full < 6400/3 {
		t.Errorf("of 6400 places %d are bare and %d are full of wax", bare, full)
	}
}

func TestAMarkerLaysMoreCoatsFartherFromTheLight(t *testing.T) {
	l := Marker(context.Background(), square(0xd04050))
	mean := func(x, y int) (sum float32) {
		for v := y; v < y+30; v++ {
			for u := x; u < x+30; u++ {
				sum += color.ToLab(plane.Straight(plane.Pixel(l, v*l.W+u))).L / 900
			}
		}
		return sum
	}
	if light, shade := mean(140, 140), mean(236, 236); light-shade < 0.05 {
		t.Errorf("the middle is %.2f light, the corner away from the lamp %.2f", light, shade)
	}
}
