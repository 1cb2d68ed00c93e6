package raster

import (
	stdcolor "image/color"
	"testing"
)

func TestNegativeSidesCountAsZero(t *testing.T) {
	if l := NewLayer(5, 5, -3, 10); l.W != 0 || l.H != 10 || len(l.Pix) != 0 {
		t.Errorf("got %d × %d with %d values", l.W, l.H, len(l.Pix))
	}
}

func TestCloneSharesNoPixels(t *testing.T) {
	l := NewLayer(3, 4, 2, 2)
	clone := l.Clone()
	clone.Pix[0] = 1
	if l.Pix[0] != 0 || clone.X0 != 3 || clone.Y0 != 4 || clone.W != 2 || clone.H != 2 {
		t.Errorf("original %v, clone %+v", l.Pix[0], clone)
	}
}

func TestAlphaIsACopyOfTheFourthChannel(t *testing.T) {
	l := NewLayer(0, 0, 2, 1)
	copy(l.Pix, []float32{0, 0, 0, 0.25, 0, 0, 0, 0.75})
	alpha := l.Alpha()
	if len(alpha) != 2 || alpha[0] != 0.25 || alpha[1] != 0.75 {
		t.Fatalf("got %v", alpha)
	}
	alpha[0] = 1
	if l.Pix[3] != 0.25 {
		t.Error("changing the plane changed the layer")
	}
}

func TestNRGBAUnpremultipliesAndRounds(t *testing.T) {
	tests := []struct {
		name  string
		pixel [4]float32
		want  stdcolor.NRGBA
	}{
		{"opaque", [4]float32{1, 0.5, 0, 1}, stdcolor.NRGBA{255, 128, 0, 255}},
		{"half transparent", [4]float32{0.25, 0.5, 0, 0.5}, stdcolor.NRGBA{128, 255, 0, 128}},
		{"rounded up", [4]float32{0, 0, 0, 0.6 / 255}, stdcolor.NRGBA{0, 0, 0, 1}},
		{"too faint to have a colour", [4]float32{0.001, 0.001, 0.001, 0.4 / 255}, stdcolor.NRGBA{}},
		{"transparent", [4]float32{}, stdcolor.NRGBA{}},
		{"beyond the range", [4]float32{1.2, -0.1, 0, 1.1}, stdcolor.NRGBA{255, 0, 0, 255}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			l := NewLayer(7, 7, 1, 1)
			copy(l.Pix, test.pixel[:])
			if got := l.NRGBA().NRGBAAt(0, 0); got != test.want {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}
