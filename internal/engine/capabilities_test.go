package engine

import "testing"

func TestTheNearestSizeKeepsTheProportionsAndIsLargeEnough(t *testing.T) {
	listed := Capabilities{Sizes: []Size{{1024, 1024}, {1536, 1024}, {1024, 1536}}}
	ranged := Capabilities{MinSide: 256, MaxSide: 2048, Step: 64, MaxRatio: 3}
	square := Capabilities{MinSide: 1, MaxSide: 4096}
	for _, c := range []struct {
		name string
		can  Capabilities
		want Size
		get  Size
	}{
		{"a listed size", listed, Size{1536, 1024}, Size{1536, 1024}},
		{"a small square", listed, Size{512, 512}, Size{1024, 1024}},
		{"a wide one", listed, Size{1024, 576}, Size{1536, 1024}},
		{"a tall one", listed, Size{768, 1344}, Size{1024, 1536}},
		{"a size within the range", ranged, Size{1024, 576}, Size{1024, 576}},
		{"one off the step", ranged, Size{1000, 1000}, Size{1024, 1024}},
		{"one beyond the range", ranged, Size{4096, 4096}, Size{2048, 2048}},
		{"one below the range", ranged, Size{100, 100}, Size{256, 256}},
		{"one too wide", ranged, Size{2048, 256}, Size{2048, 704}},
		{"only squares", square, Size{1024, 512}, Size{1024, 1024}},
		{"nothing at all", Capabilities{}, Size{512, 512}, Size{}},
	} {
		if got := c.can.Nearest(c.want.Width, c.want.Height); got != c.get {
			t.Errorf("%s: Nearest(%v) = %v, want %v", c.name, c.want, got, c.get)
		}
	}
}

func TestOnlySquaresFitWhereNoRatioIsGiven(t *testing.T) {
	can := Capabilities{MinSide: 1, MaxSide: 1024}
	if !can.Fits(512, 512) || can.Fits(512, 256) || can.Fits(2048, 2048) || can.Fits(0, 0) {
		t.Error("a square engine takes squares within its limits, and nothing else")
	}
}
