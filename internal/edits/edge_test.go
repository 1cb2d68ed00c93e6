package edits

import (
	"image"
	"math"
	"math/rand/v2"
	"testing"
)

func TestFeatherTakesOpacityFromTheEdgeAndNeverAddsAny(t *testing.T) {
	for name, img := range map[string]*image.NRGBA{"a disc": disc(120, 40), "noise": noise(4, 50, 50), "a glow": glow(90)} {
		for _, px := range []string{"0.5", "2", "9"} {
			out := apply(t, img, `[{"op":"feather","px":`+px+`}]`)
			for i := 3; i < len(img.Pix); i += 4 {
				if out.Pix[i] > img.Pix[i] {
					t.Fatalf("%s: feather %s raises alpha from %d to %d", name, px, img.Pix[i], out.Pix[i])
				}
			}
		}
	}
	img := disc(120, 40)
	out := apply(t, img, `[{"op":"feather","px":6}]`)
	ring := math.Pi * (40*40 - 33*33) * 255 // what lies within 7 px of the edge
	if lost := float64(alphaSum(img) - alphaSum(out)); lost <= 0 || lost > ring {
		t.Errorf("a feather of 6 px takes %.0f of opacity; all that is near the edge has %.0f", lost, ring)
	}
	if p := out.NRGBAAt(60, 60); p != img.NRGBAAt(60, 60) {
		t.Errorf("the middle becomes %v", p)
	}
}

func TestFeatherLeavesASoftGlowNearlyAsItIs(t *testing.T) {
	img := glow(200)
	out := apply(t, img, `[{"op":"feather","px":3}]`)
	if lost := 1 - float64(alphaSum(out))/float64(alphaSum(img)); lost > 0.03 {
		t.Errorf("the glow loses %.1f%% of its opacity", 100*lost)
	}
}

func TestChokeMovesTheEdgeOfADiscByItsPixels(t *testing.T) {
	for px, want := range map[string]float64{"3": 37, "1.5": 38.5, "-4": 44, "0.5": 39.5} {
		out := apply(t, disc(120, 40), `[{"op":"choke","px":`+px+`}]`)
		radius := math.Sqrt(float64(alphaSum(out)) / 255 / math.Pi)
		if math.Abs(radius-want) > 0.3 {
			t.Errorf("choke %s gives a radius of %.2f, want %.2f", px, radius, want)
		}
	}
}

func TestErodedIsTheLeastWithinADisc(t *testing.T) {
	img := noise(11, 41, 23)
	s := shapeOf(img)
	for _, radius := range []int{0, 1, 2, 5, 9, 30} {
		got := s.eroded(radius, false)
		for i := range got {
			least := uint8(255)
			x, y := i%s.w, i/s.w
			for k, v := range s.a {
				dx, dy := k%s.w-x, k/s.w-y
				if dx*dx+dy*dy <= radius*radius {
					least = min(least, v)
				}
			}
			if got[i] != least {
				t.Fatalf("radius %d at %d, %d: %d, want %d", radius, x, y, got[i], least)
			}
		}
	}
}

func TestNearestFindsTheNearestPixel(t *testing.T) {
	for seed := range uint64(20) {
		img := noise(seed, 17+int(seed), 29-int(seed))
		rng := rand.New(rand.NewPCG(seed, 2))
		s := shapeOf(img)
		for i := range s.a {
			if rng.IntN(12) > 0 {
				s.a[i] = 0
			}
		}
		near := s.nearest(1)
		for i := range near {
			best := math.MaxInt
			for k, v := range s.a {
				if v > 0 {
					dx, dy := k%s.w-i%s.w, k/s.w-i/s.w
					best = min(best, dx*dx+dy*dy)
				}
			}
			if near[i] < 0 {
				if best != math.MaxInt {
					t.Fatalf("seed %d: nothing is near pixel %d", seed, i)
				}
				continue
			}
			dx, dy := int(near[i])%s.w-i%s.w, int(near[i])/s.w-i/s.w
			if got := dx*dx + dy*dy; got != best {
				t.Fatalf("seed %d, pixel %d: the square of the distance is %d, want %d", seed, i, got, best)
			}
		}
	}
}

func TestSpecksGoAndTheLargestIslandStays(t *testing.T) {
	img := disc(80, 20)
	for _, p := range []image.Point{{3, 3}, {4, 4}, {70, 10}} {
		img.Pix[p.Y*img.Stride+4*p.X+3] = 200
	}
	out := apply(t, img, `[{"op":"specks","max_area":64}]`)
	if !sameVisible(out, disc(80, 20)) {
		t.Error("something else than the specks changed, or a speck stayed")
	}
	if out := apply(t, disc(40, 3), `[{"op":"specks","max_area":100000}]`); alphaSum(out) == 0 {
		t.Error("the only island went")
	}
}
