package edits

import (
	"image"
	"image/color"
	"math"
	"testing"
)

func TestAnOutlineLeavesOpaquePixelsAlone(t *testing.T) {
	for name, img := range map[string]*image.NRGBA{"a disc": disc(80, 25), "noise": noise(9, 64, 48)} {
		out := apply(t, img, `[{"op":"pad","px":20},{"op":"outline","width":9.5,"color":"#12ab34"}]`)
		for y := range img.Rect.Dy() {
			for x := range img.Rect.Dx() {
				if p := img.NRGBAAt(x, y); p.A == 255 && out.NRGBAAt(x+20, y+20) != p {
					t.Fatalf("%s: the opaque pixel %d, %d becomes %v", name, x, y, out.NRGBAAt(x+20, y+20))
				}
			}
		}
	}
}

// A disc with an outline is a larger disc. Its rim is as smooth as the disc's own.
func TestTheOutlineOfADiscIsADisc(t *testing.T) {
	const radius, width, side = 40.0, 24.0, 160
	out := apply(t, disc(side, radius), `[{"op":"outline","width":24}]`)
	if out.Rect.Dx() != side {
		t.Fatalf("the image grows to %v although the outline fits", out.Rect.Size())
	}
	for y := range side {
		for x := range side {
			d := math.Hypot(float64(x)+0.5-side/2, float64(y)+0.5-side/2)
			want := 255 * min(1, max(0, radius+width-d+0.5))
			if got := float64(out.NRGBAAt(x, y).A); math.Abs(got-want) > 30 {
				t.Fatalf("at %.2f px from the middle alpha is %v, want about %.0f", d, got, want)
			}
			if p := out.NRGBAAt(x, y); d > radius+2 && d < radius+width-1 && (p.R != 255 || p.A != 255) {
				t.Fatalf("at %.2f px from the middle the outline is %v", d, p)
			}
		}
	}
}

// The rim of an outline around a smooth shape varies as little as that of the shape: no steps of whole pixels.
func TestTheRimOfAnOutlineHasNoStairs(t *testing.T) {
	out := apply(t, disc(400, 100), `[{"op":"outline","width":30}]`)
	least, most := math.Inf(1), 0.0
	for degree := range 360 {
		s, c := math.Sincos(float64(degree) * math.Pi / 180)
		r := 0.0
		for k := range 4000 { // along the ray, how far the outline reaches
			d := 100 + float64(k)/50
			r += float64(sampleAlpha(out, 200+d*c, 200+d*s)) / 255 / 50
		}
		least, most = min(least, r), max(most, r)
	}
	if most-least > 0.2 {
		t.Errorf("the outline is %.2f to %.2f px wide", least, most)
	}
}

// sampleAlpha interpolates alpha between the centers of pixels.
func sampleAlpha(img *image.NRGBA, x, y float64) float64 {
	x, y = x-0.5, y-0.5
	x0, y0 := int(math.Floor(x)), int(math.Floor(y))
	u, v := x-float64(x0), y-float64(y0)
	at := func(x, y int) float64 { return float64(img.NRGBAAt(x, y).A) }
	return at(x0, y0)*(1-u)*(1-v) + at(x0+1, y0)*u*(1-v) + at(x0, y0+1)*(1-u)*v + at(x0+1, y0+1)*u*v
}

func TestAnOutlineGrowsTheImageByWhatItLacksOnEachSide(t *testing.T) {
	img := apply(t, disc(60, 20), `[{"op":"trim"},{"op":"pad","px":4}]`)
	out := apply(t, img, `[{"op":"outline","width":10}]`)
	if want := img.Rect.Dx() + 2*6; out.Rect.Dx() != want || out.Rect.Dy() != want {
		t.Errorf("the image has %v, want %d on each side", out.Rect.Size(), want)
	}
	if box := visible(out); box.Min.X > 1 || box.Max.X < out.Rect.Dx()-1 {
		t.Errorf("the outline reaches %v of %v", box, out.Rect)
	}
}

func TestAShadowIsBehindTheImageAndFadesOut(t *testing.T) {
	img := disc(80, 20)
	out := apply(t, img, `[{"op":"pad","px":40},{"op":"shadow","kind":"drop","blur":20,"dx":5,"dy":12,"opacity":0.5}]`)
	for y := range 80 {
		for x := range 80 {
			if p := img.NRGBAAt(x, y); p.A == 255 && out.NRGBAAt(x+40, y+40) != p {
				t.Fatalf("the shadow changes the opaque pixel %d, %d", x, y)
			}
		}
	}
	if p := out.NRGBAAt(85, 80+12+16); p.A < 40 || p.R+p.G+p.B > 8 {
		t.Errorf("the shadow below the disc is %v", p)
	}
	for x := range out.Rect.Dx() {
		if a := out.NRGBAAt(x, out.Rect.Dy()-1).A; a > 2 {
			t.Fatalf("the shadow is cut off with alpha %d", a)
		}
	}
}

func TestAContactShadowLiesUnderTheFeet(t *testing.T) {
	out := apply(t, disc(80, 20), `[{"op":"shadow","kind":"contact","blur":6}]`)
	if p := out.NRGBAAt(40, 61); p.A == 0 {
		t.Error("nothing is under the disc")
	}
	if p := out.NRGBAAt(40, 15); p.A != 0 {
		t.Errorf("above the disc is %v", p)
	}
}

// One ellipse under all feet put the darkest of the shadow between them, where nothing stands.
func TestEachFootCastsAContactShadowOfItsOwn(t *testing.T) {
	table := image.NewNRGBA(image.Rect(0, 0, 200, 160))
	for y := range 120 {
		for x := range 160 {
			if y < 20 || x < 24 || x >= 136 {
				table.SetNRGBA(x+20, y+10, color.NRGBA{R: 120, G: 80, B: 40, A: 255})
			}
		}
	}
	out := apply(t, table, `[{"op":"shadow","kind":"contact","opacity":1,"blur":6}]`)
	below := func(x int) uint8 { return out.NRGBAAt(x, 132).A }
	if below(32) < 100 || below(168) < 100 {
		t.Errorf("under the legs the shadow has alpha %d and %d", below(32), below(168))
	}
	if below(100) != 0 {
		t.Errorf("between the legs the shadow has alpha %d", below(100))
	}
}

func TestABlurKeepsTheTotalAndIsAGaussianAlongAnEdge(t *testing.T) {
	for _, sigma := range []float64{0.4, 1.7, 2.4, 3.3, 8, 21.5} {
		n := 2 * ceil(12*sigma)
		p := newPlane(image.Rect(0, 0, n, 3*n/2))
		total := 0.0
		for y := n / 4; y < n*5/4; y++ { // far from the frame above and below
			for x := n / 3; x < n/2; x++ {
				p.v[y*n+x] = 1
				total++
			}
		}
		p.blur(sigma)
		sum, worst := 0.0, 0.0
		for y := range 3 * n / 2 {
			for x := range n {
				v := float64(p.v[y*n+x])
				sum += v
				if y == 3*n/4 {
					edge := func(at int) float64 { return math.Erf((float64(x) + 0.5 - float64(at)) / (sigma * math.Sqrt2)) }
					worst = max(worst, math.Abs(v-(edge(n/3)-edge(n/2))/2))
				}
			}
		}
		if math.Abs(sum/total-1) > 0.002 {
			t.Errorf("σ %v: of a total of %v, %v is left", sigma, total, sum)
		}
		if worst > 0.012 && sigma > 1 {
			t.Errorf("σ %v: it differs from a Gaussian by %.1f%%", sigma, 100*worst)
		}
	}
}
