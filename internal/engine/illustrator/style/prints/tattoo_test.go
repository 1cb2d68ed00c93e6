package prints

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/style/plane"
	"pellucid/internal/engine/illustrator/style/sample"
)

func TestATattooLeavesLightSkinBareAndKeepsDarkSkinBrown(t *testing.T) {
	for _, hex := range []uint32{0xfbdcc4, 0xf5c9a6} {
		if got := tattooInk(color.Hex(hex)); got != tattooInks[0] {
			t.Errorf("#%06x is %v, want paper", hex, got)
		}
	}
	for _, hex := range []uint32{0x96603d, 0x744830} {
		if v := color.ToLCH(tattooInk(color.Hex(hex))); v.L > 0.62 || v.C < 0.04 {
			t.Errorf("#%06x is %+v, want a brown", hex, v)
		}
	}
}

func TestAFieldOfATattooIsDarkAtItsLowerRightAndBareAtItsUpperLeft(t *testing.T) {
	p := sample.Portrait(192)
	out := Tattoo(context.Background(), p)
	halves := [2]float32{}
	count := [2]float32{}
	r := plane.InkBounds(out)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			d := plane.Pixel(out, y*out.W+x)
			if d[3] < 0.9 {
				continue
			}
			k := 0
			if (x-r.Min.X)*r.Dy()+(y-r.Min.Y)*r.Dx() > r.Dx()*r.Dy() {
				k = 1
			}
			halves[k] += plane.Luma(plane.Straight(d))
			count[k]++
		}
	}
	if up, low := halves[0]/count[0], halves[1]/count[1]; up <= low {
		t.Errorf("%.3f at the upper left, %.3f at the lower right", up, low)
	}
}
