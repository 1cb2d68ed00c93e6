package transform

import (
	"bytes"
	"image"
	"image/color"
	"math"
	"testing"

	"pellucid/internal/alpha/alphatest"
	"pellucid/internal/alpha/pixels"
)

// slowly is Resize by its definition: a two-dimensional sum in double precision,
// premultiplied and in linear light.
func slowly(img *image.NRGBA, width, height int) *image.NRGBA {
	out := image.NewNRGBA(image.Rect(0, 0, width, height))
	columns, rows := resampling(img.Rect.Dx(), width), resampling(img.Rect.Dy(), height)
	for y, r := range rows {
		for x, c := range columns {
			var sum pixels.RGB
			opacity := 0.0
			for j, wy := range r.weights {
				for i, wx := range c.weights {
					p := img.NRGBAAt(c.start+i, r.start+j)
					k := float64(wx) * float64(wy)
					a := float64(p.A) / 255
					sum = sum.Plus(linearOf(p), k*a)
					opacity += k * a
				}
			}
			if opacity > 0 {
				out.SetNRGBA(x, y, storedOf(sum.Times(1/opacity)).Pixel(opacity))
			}
		}
	}
	return out
}

func linearOf(p color.NRGBA) pixels.RGB {
	return pixels.RGB{pixels.DecodeGamma(float64(p.R) / 255), pixels.DecodeGamma(float64(p.G) / 255), pixels.DecodeGamma(float64(p.B) / 255)}
}

func storedOf(c pixels.RGB) pixels.RGB {
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
	img := alphatest.Busy(180)
	for _, size := range [][2]int{{90, 90}, {45, 45}, {61, 37}, {179, 100}, {1, 1}} {
		got, want := Resize(img, size[0], size[1]), slowly(img, size[0], size[1])
		if p := alphatest.WorstPSNR(got, want); p < 45 {
			t.Errorf("%v: worst-background PSNR %.1f dB", size, p)
		}
	}
}

func TestAShrunkSceneIsTheSceneDrawnSmall(t *testing.T) {
	large := alphatest.Scene{W: 512, H: 512, Shape: alphatest.Disc(256, 256, 180, 8), Paint: alphatest.Shaded(alphatest.Orange(), 512)}.Draw()
	small := alphatest.Scene{W: 256, H: 256, Shape: alphatest.Disc(128, 128, 90, 4), Paint: alphatest.Shaded(alphatest.Orange(), 256)}.Draw()
	if p := alphatest.WorstPSNR(Resize(large, 256, 256), small); p < 45 {
		t.Errorf("worst-background PSNR %.1f dB against the truth", p)
	}
}

func TestBlackAndWhiteAverageInLinearLight(t *testing.T) {
	got := Resize(alphatest.Checkerboard(64, 1, 255, 0), 16, 16).NRGBAAt(8, 8)
	if got.R < 186 || got.R > 189 {
		t.Errorf("half the light of white is %d, want 188", got.R)
	}
}

func TestResizingKeepsAColorPureAtItsEdges(t *testing.T) {
	img := alphatest.Scene{W: 120, H: 120, Shape: alphatest.Disc(60, 60, 40, 2), Paint: alphatest.Plain(pixels.RGB{1, 0, 0})}.Draw() // black hidden around
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
	img := alphatest.Busy(50)
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

func TestAPartOfACanvasIsFilledAsANewImageWouldBe(t *testing.T) {
	for _, size := range [][2]int{{300, 220}, {61, 37}, {180, 180}} {
		canvas := image.NewNRGBA(image.Rect(0, 0, 400, 300))
		place, _ := canvas.SubImage(image.Rect(30, 40, 30+size[0], 40+size[1])).(*image.NRGBA)
		img := alphatest.Busy(180)
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

func BenchmarkResize1024To512(b *testing.B) {
	img := alphatest.Busy(1024)
	for b.Loop() {
		Resize(img, 512, 512)
	}
}

func BenchmarkResize1024To256(b *testing.B) {
	img := alphatest.Busy(1024)
	for b.Loop() {
		Resize(img, 256, 256)
	}
}
