package alpha

import (
	"bytes"
	"image"
	"image/color"
	"math"
	"testing"
)

// slowly is Resize by its definition: a two-dimensional sum in double precision,
// premultiplied and in linear light.
func slowly(img *image.NRGBA, width, height int) *image.NRGBA {
	out := image.NewNRGBA(image.Rect(0, 0, width, height))
	columns, rows := resampling(img.Rect.Dx(), width), resampling(img.Rect.Dy(), height)
	for y, r := range rows {
		for x, c := range columns {
			var sum rgb
			opacity := 0.0
			for j, wy := range r.weights {
				for i, wx := range c.weights {
					p := img.NRGBAAt(c.start+i, r.start+j)
					k := float64(wx) * float64(wy)
					a := float64(p.A) / 255
					sum = sum.plus(linearOf(p), k*a)
					opacity += k * a
				}
			}
			if opacity > 0 {
				out.SetNRGBA(x, y, storedOf(sum.times(1/opacity)).pixel(opacity))
			}
		}
	}
	return out
}

func linearOf(p color.NRGBA) rgb {
	return rgb{decodeGamma(float64(p.R) / 255), decodeGamma(float64(p.G) / 255), decodeGamma(float64(p.B) / 255)}
}

func storedOf(c rgb) rgb {
	for k, v := range c {
		if v <= .0031308 {
			c[k] = v * 12.92
		} else {
			c[k] = 1.055*math.Pow(v, 1/2.4) - .055
		}
	}
	return c
}

func TestShrinkingMatchesItsDefinitionOnEveryBackground(t *testing.T) {
	img := busy(180)
	for _, size := range [][2]int{{90, 90}, {45, 45}, {61, 37}, {179, 100}, {1, 1}} {
		got, want := Resize(img, size[0], size[1]), slowly(img, size[0], size[1])
		if p := worstPSNR(got, want); p < 45 {
			t.Errorf("%v: worst-background PSNR %.1f dB", size, p)
		}
	}
}

func TestAShrunkSceneIsTheSceneDrawnSmall(t *testing.T) {
	large := scene{512, 512, disc(256, 256, 180, 8), shaded(orange(), 512)}.draw()
	small := scene{256, 256, disc(128, 128, 90, 4), shaded(orange(), 256)}.draw()
	if p := worstPSNR(Resize(large, 256, 256), small); p < 45 {
		t.Errorf("worst-background PSNR %.1f dB against the truth", p)
	}
}

func TestBlackAndWhiteAverageInLinearLight(t *testing.T) {
	got := Resize(checkerboard(64, 1, 255, 0), 16, 16).NRGBAAt(8, 8)
	if got.R < 186 || got.R > 189 {
		t.Errorf("half the light of white is %d, want 188", got.R)
	}
}

func TestResizingKeepsAColorPureAtItsEdges(t *testing.T) {
	img := scene{120, 120, disc(60, 60, 40, 2), plain(rgb{1, 0, 0})}.draw() // black hidden around
	for _, size := range []int{17, 60, 119, 121, 300} {
		out := Resize(img, size, size)
		for i := 0; i < len(out.Pix); i += 4 {
			if p := out.Pix[i : i+4]; p[0] < 254 || p[1] > 0 || p[2] > 0 {
				t.Fatalf("size %d: pixel %d is %v, want pure red", size, i/4, p)
			}
		}
	}
}

func TestEnlargingDoesNotRing(t *testing.T) {
	img := image.NewNRGBA(image.Rect(0, 0, 40, 40))
	for i := range 40 * 40 {
		a := uint8(100)
		if i%40 >= 20 {
			a = 180
		}
		img.SetNRGBA(i%40, i/40, color.NRGBA{200, 100, 50, a})
	}
	out := Resize(img, 130, 97)
	for i := 3; i < len(out.Pix); i += 4 {
		if out.Pix[i] < 100 || out.Pix[i] > 180 {
			t.Fatalf("opacity %d outside 100..180", out.Pix[i])
		}
	}
	if out.NRGBAAt(10, 50).A != 100 || out.NRGBAAt(120, 50).A != 180 {
		t.Error("flat parts do not stay flat")
	}
}

func TestResizingHandlesDegenerateSizes(t *testing.T) {
	img := busy(50)
	if same := Resize(img, 50, 50); !bytes.Equal(same.Pix, img.Pix) || &same.Pix[0] == &img.Pix[0] {
		t.Error("the same size should give an equal copy")
	}
	for _, size := range [][2]int{{0, 0}, {-3, 9}, {1, 500}, {7, 1}} {
		out := Resize(img, size[0], size[1])
		if out.Rect.Dx() != max(1, size[0]) || out.Rect.Dy() != max(1, size[1]) {
			t.Errorf("%v gives %v", size, out.Rect)
		}
	}
	if out := Resize(image.NewNRGBA(image.Rectangle{}), 4, 4); out.Rect.Dx() != 4 || out.NRGBAAt(1, 1).A != 0 {
		t.Error("nothing should become nothing visible")
	}
}

func TestBleedingChangesNothingVisible(t *testing.T) {
	img := blobs(3, 128).draw()
	bled := clone(img)
	Bleed(bled)
	for i := 0; i < len(img.Pix); i += 4 {
		if img.Pix[i+3] != bled.Pix[i+3] {
			t.Fatal("opacity changed")
		}
		if img.Pix[i+3] != 0 && !bytes.Equal(img.Pix[i:i+4], bled.Pix[i:i+4]) {
			t.Fatal("visible color changed")
		}
	}
}

func TestBleedingRunsFourPixelsAndIsConstantBeyond(t *testing.T) {
	// Left half red, right half blue: the mean beyond is neither.
	img := scene{128, 128, disc(64, 64, 30, 1.5), func(x, _ float64) rgb {
		if x < 64 {
			return rgb{1, 0, 0}
		}
		return rgb{0, 0, 1}
	}}.draw()
	Bleed(img)
	visible := between(opacity(img), 128, 128, 1, 255)
	far := img.NRGBAAt(0, 0)
	for i := range 128 * 128 {
		x, y := i%128, i/128
		d := nearestSide(visible, x, y)
		switch p := img.NRGBAAt(x, y); {
		case d == 0:
		case d > bleedWidth && p != far:
			t.Fatalf("%d,%d is %v, want %v beyond 4 px", x, y, p, far)
		case d <= bleedWidth && x < 50 && p.R != 255, d <= bleedWidth && x > 78 && p.B != 255:
			t.Fatalf("%d,%d is %v, want the color of the edge nearby", x, y, p)
		}
	}
}

// nearestSide is the distance in steps to any of eight neighbors, up to 6.
func nearestSide(m *mask, x, y int) int {
	for d := range 6 {
		for v := max(0, y-d); v <= min(m.h-1, y+d); v++ {
			for u := max(0, x-d); u <= min(m.w-1, x+d); u++ {
				if m.has(u, v) {
					return d
				}
			}
		}
	}
	return 6
}

func TestTrimmingLeavesTheMarginAskedFor(t *testing.T) {
	img := image.NewNRGBA(image.Rect(0, 0, 60, 40))
	img.SetNRGBA(10, 5, color.NRGBA{1, 2, 3, 1})
	img.SetNRGBA(29, 24, color.NRGBA{4, 5, 6, 255})
	Bleed(img)
	for _, margin := range []int{0, 3, 20} {
		out := Trim(img, margin)
		if out.Rect.Dx() != 20+2*margin || out.Rect.Dy() != 20+2*margin {
			t.Errorf("margin %d gives %v", margin, out.Rect)
		}
		if p := out.NRGBAAt(margin, margin); p != (color.NRGBA{1, 2, 3, 1}) {
			t.Errorf("margin %d: the first visible pixel is %v", margin, p)
		}
		if h := value(t, Measure(out, Intent{}), "hidden-color"); h != 0 {
			t.Errorf("margin %d hides colors: %g", margin, h)
		}
	}
	if out := Trim(image.NewNRGBA(image.Rect(0, 0, 9, 7)), 2); out.Rect.Dx() != 9 {
		t.Errorf("an empty picture becomes %v", out.Rect)
	}
}

func TestFlatteningFitsTheSubjectOnAnOpaqueCanvas(t *testing.T) {
	ground := color.NRGBA{0xfa, 0xfa, 0xf7, 255}
	out := Flatten(cutout(200, orange()), 120, 63, ground)
	if out.Rect.Dx() != 120 || out.Rect.Dy() != 63 || !isOpaque(out) {
		t.Fatalf("%v, opaque %v", out.Rect, isOpaque(out))
	}
	if p := out.NRGBAAt(0, 0); p != ground {
		t.Errorf("the corner is %v", p)
	}
	if p := out.NRGBAAt(60, 31); p.R < 228 || p.B > 28 {
		t.Errorf("the middle is %v, want the subject", p)
	}
	if p := out.NRGBAAt(60, 3); p != ground {
		t.Errorf("%v where the margin should be", p)
	}
	if p := out.NRGBAAt(60, 7); p == ground {
		t.Error("the subject does not fill the height")
	}
}

func TestTheBestBackgroundContrastsWithTheSubject(t *testing.T) {
	cases := map[string]struct {
		subject rgb
		light   bool
	}{
		"a white subject": {white(), false},
		"a black subject": {rgb{}, true},
		"a dark blue one": {rgb{.1, .1, .4}, true},
		"a yellow one":    {rgb{1, .9, .2}, false},
	}
	for name, c := range cases {
		ground := BestBackground(cutout(64, c.subject))
		if (ground.R > 0x80) != c.light {
			t.Errorf("%s gets %v", name, ground)
		}
	}
	if ground := BestBackground(image.NewNRGBA(image.Rect(0, 0, 4, 4))); ground.R != 0xfa {
		t.Errorf("nothing visible gets %v, want paper", ground)
	}
}

func TestAPartOfACanvasIsFilledAsANewImageWouldBe(t *testing.T) {
	for _, size := range [][2]int{{300, 220}, {61, 37}, {180, 180}} {
		canvas := image.NewNRGBA(image.Rect(0, 0, 400, 300))
		place, _ := canvas.SubImage(image.Rect(30, 40, 30+size[0], 40+size[1])).(*image.NRGBA)
		img := busy(180)
		ResizeInto(place, img)
		want := Resize(img, size[0], size[1])
		for y := range 300 {
			for x := range 400 {
				got, w := canvas.NRGBAAt(x, y), want.NRGBAAt(x-30, y-40) // nothing outside
				if got.A != w.A || w.A > 0 && got != w {
					t.Fatalf("%v: pixel %d,%d is %v, want %v", size, x, y, got, w)
				}
			}
		}
	}
}
