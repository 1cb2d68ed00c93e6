package craft

import (
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
)

func TestALimbOfShapesThatOverlapIsOneSheetOfFewCorners(t *testing.T) {
	b := scene.NewPath()
	for i := range 12 {
		b.Ellipse(60+8*float32(i), 100, 16, 16)
	}
	limb := b.Fill(color.Hex(0xb06030).Paint()).Path()
	f := folder{p: &picture.Picture{Size: 256}, m: scene.Identity, unit: 1, whole: true}
	c := f.corners(limb)
	if len(c) != 1 {
		t.Fatalf("it has %d outlines", len(c))
	}
	if len(c[0]) > 10 {
		t.Errorf("it has %d corners", len(c[0]))
	}
	if _, area := middle(c[0]); area < 3200 || area > 4200 {
		t.Errorf("its area is %.0f", area)
	}
}

func TestTheHoleOfOverlappingShapesStaysOpen(t *testing.T) {
	b := scene.NewPath()
	for i := range 24 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 12)
		b.Ellipse(128+70*float32(cos), 128+70*float32(sin), 20, 20)
	}
	if n := len(united(b.Fill(color.RGB{}.Paint()).Path())); n != 2 {
		t.Errorf("a ring has %d outlines", n)
	}
}

func TestCreasesRunToCorners(t *testing.T) {
	c := []scene.Point{{X: 0, Y: 0}, {X: 60, Y: -10}, {X: 120, Y: 0}, {X: 130, Y: 60}, {X: 70, Y: 100}, {X: 5, Y: 70}}
	mid, area := middle(c)
	parts, sum := creased(c, mid, 1, 0, 5), float32(0)
	if len(parts) != 5 {
		t.Errorf("there are %d planes", len(parts))
	}
	for _, part := range parts {
		_, a := middle(part)
		sum += a
		if part[0] != mid {
			t.Errorf("a plane begins at %v", part[0])
		}
	}
	if d := sum - area; d > 1 || d < -1 {
		t.Errorf("the planes cover %.0f of %.0f", sum, area)
	}
}
