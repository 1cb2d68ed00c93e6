package plane

import (
	"image"
	"testing"
)

func TestCellsSettleToEvenSizes(t *testing.T) {
	c := NewCells(image.Rect(0, 0, 200, 200), 25, false, 4, nil)
	c.SettleDown(6, nil)
	counts := map[int32]int{}
	for y := 30; y < 170; y++ {
		for x := 30; x < 170; x++ {
			n, m, gap := c.Nearest(float32(x), float32(y))
			if n < 0 || m < 0 || gap < 0 {
				t.Fatalf("%d, %d: cells %d, %d, gap %f", x, y, n, m, gap)
			}
			counts[n]++
		}
	}
	if len(counts) < 25 {
		t.Errorf("%d cells", len(counts))
	}
	for n, k := range counts {
		if k > 2*25*25 {
			t.Errorf("cell %d has %d pixels", n, k)
		}
	}
}

func TestMosaicTilesAreSmallerWhereThereIsDetail(t *testing.T) {
	r := image.Rect(0, 0, 200, 200)
	extra := NewPlane(r)
	for y := range 200 {
		for x := range 100 {
			extra.V[y*200+x] = 1
		}
	}
	c := NewCells(r, 20, true, 3, extra)
	left, right := 0, 0
	for _, s := range c.Sites {
		switch {
		case s.X < 0 || s.Y < 0 || s.X >= 200 || s.Y >= 200:
		case s.X < 100:
			left++
		default:
			right++
		}
	}
	if left < 2*right {
		t.Errorf("%d tiles in the detailed half, %d in the other", left, right)
	}
}
