package sketch

import (
	"context"
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/style/plane"
	"pellucid/internal/engine/illustrator/style/sample"
)

func TestARosetteIsAlikeInEveryDirection(t *testing.T) {
	for _, far := range []float32{.2, .4, .6, .9} {
		for k := range 4 {
			at := float32(k)*math.Pi/2 - 3
			if a, b := rosette(far, at, 60, 20), rosette(far, at+math.Pi/2, 60, 20); max(a-b, b-a) > .05 {
				t.Errorf("at %.1f of the radius the ink is %.2f, and %.2f a quarter further", far, a, b)
			}
		}
	}
}

func TestAMandalaHasAWreathOfPaperBehindThePicture(t *testing.T) {
	p := sample.Portrait(256)
	count := func(pix []float32) int {
		n := 0
		for i := 3; i < len(pix); i += 4 {
			if pix[i] > .9 {
				n++
			}
		}
		return n
	}
	bare := p.Drawn()
	l := Mandala(context.Background(), p)
	if a, b := count(l.Pix), count(bare.Pix); a < b {
		t.Errorf("%d pixels of paper, %d of the drawing", a, b)
	}
	if at := plane.Pixel(l, 4); at[3] > 0 {
		t.Error("the wreath reaches the frame")
	}
}
