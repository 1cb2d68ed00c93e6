package prints

import (
	"image"
	"testing"

	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

func TestTheBlockOfAGraffitiReachesToTheLowerRightOnly(t *testing.T) {
	a := plane.NewPlane(image.Rect(0, 0, 64, 64))
	for y := 20; y < 30; y++ {
		for x := 20; x < 30; x++ {
			a.V[y*64+x] = 1
		}
	}
	b := blockOf(a, 16)
	for _, c := range []struct {
		x, y int
		in   bool
	}{{25, 25, true}, {35, 35, true}, {40, 40, true}, {45, 45, false}, {18, 18, false}, {35, 22, false}} {
		if got := b.At(c.x, c.y) > 0.5; got != c.in {
			t.Errorf("%d, %d: %v", c.x, c.y, got)
		}
	}
}

func TestADripEndsRoundWithinThePlane(t *testing.T) {
	a := plane.NewPlane(image.Rect(0, 0, 64, 96))
	for i := range a.V {
		a.V[i] = float32(i/64 - 20) // all above is painted
	}
	drip(&picture.Picture{Size: 256}, a, 32, 19, 400, 4)
	if a.V[60*64+32] >= 0 {
		t.Error("the drip does not run down")
	}
	for x := range 64 {
		if a.V[95*64+x] < 0 {
			t.Fatal("the drip is cut off at the edge")
		}
	}
}
