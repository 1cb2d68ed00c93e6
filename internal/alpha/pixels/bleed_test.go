package pixels_test

import (
	"bytes"
	"testing"

	"pellucid/internal/alpha/alphatest"
	"pellucid/internal/alpha/pixels"
)

func TestBleedingChangesNothingVisible(t *testing.T) {
	img := alphatest.Blobs(3, 128).Draw()
	bled := pixels.Clone(img)
	pixels.Bleed(bled)
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
	const width = 4
	// Left half red, right half blue: the mean beyond is neither.
	img := alphatest.Scene{W: 128, H: 128, Shape: alphatest.Disc(64, 64, 30, 1.5), Paint: func(x, _ float64) pixels.RGB {
		if x < 64 {
			return pixels.RGB{1, 0, 0}
		}
		return pixels.RGB{0, 0, 1}
	}}.Draw()
	pixels.Bleed(img)
	visible := pixels.Between(pixels.Opacity(img), 128, 128, 1, 255)
	far := img.NRGBAAt(0, 0)
	for i := range 128 * 128 {
		x, y := i%128, i/128
		d := nearestSide(visible, x, y)
		switch p := img.NRGBAAt(x, y); {
		case d == 0:
		case d > width && p != far:
			t.Fatalf("%d,%d is %v, want %v beyond 4 px", x, y, p, far)
		case d <= width && x < 50 && p.R != 255, d <= width && x > 78 && p.B != 255:
			t.Fatalf("%d,%d is %v, want the color of the edge nearby", x, y, p)
		}
	}
}

// nearestSide is the distance in steps to any of eight neighbors, up to 6.
func nearestSide(m *pixels.Mask, x, y int) int {
	for d := range 6 {
		for v := max(0, y-d); v <= min(m.H-1, y+d); v++ {
			for u := max(0, x-d); u <= min(m.W-1, x+d); u++ {
				if m.Has(u, v) {
					return d
				}
			}
		}
	}
	return 6
}

func BenchmarkBleed1024(b *testing.B) {
	img := alphatest.Busy(1024)
	for b.Loop() {
		pixels.Bleed(img)
	}
}
