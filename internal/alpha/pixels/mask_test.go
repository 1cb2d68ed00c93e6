package pixels

import (
	"image"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// noise is a random set; density is the share of its pixels.
func noise(seed uint64, w, h int, density float64) *Mask {
	r := rand.New(rand.NewPCG(seed, 2))
	m := NewMask(w, h)
	for i := range w * h {
		if r.Float64() < density {
			m.Fill(i/w, i%w, i%w+1)
		}
	}
	return m
}

func TestGrowingASetMatchesItsDefinition(t *testing.T) {
	for _, radius := range []float64{1, 1.5, 2.5, 3.5, 6, 12} {
		for _, w := range []int{1, 63, 64, 65, 130} {
			m := noise(uint64(w), w, 40, .01)
			grown := m.Grown(radius)
			for i := range w * 40 {
				if want := nearest(m, i%w, i/w) <= radius; grown.Has(i%w, i/w) != want {
					t.Fatalf("radius %g, width %d: pixel %d,%d is %v", radius, w, i%w, i/w, !want)
				}
			}
		}
	}
}

func nearest(m *Mask, x, y int) float64 {
	d := math.Inf(1)
	for i := range m.Points() {
		d = min(d, math.Hypot(float64(i%m.W-x), float64(i/m.W-y)))
	}
	return d
}

func TestShrinkingKeepsTheFrameSideWhole(t *testing.T) {
	m := NewMask(70, 20).Not()
	m = m.Without(noise(1, 70, 20, 0))
	if got := m.Shrunk(5).Count(); got != 70*20 {
		t.Errorf("a full set shrinks to %d pixels", got)
	}
	hole := NewMask(70, 20)
	hole.Fill(10, 30, 31)
	if got := m.Without(hole).Shrunk(1).Count(); got != 70*20-5 {
		t.Errorf("a hole of one pixel leaves %d pixels, want all but 5", got)
	}
}

func TestOpeningsKeepOnlyLongRuns(t *testing.T) {
	m := NewMask(80, 12)
	m.Fill(3, 60, 69) // 9 px across a word
	m.Fill(6, 2, 10)  // 8 px
	if got := slices.Collect(m.RunsX(9).Points()); len(got) != 9 || got[0] != 3*80+60 {
		t.Errorf("runs of 9 keep %v", got)
	}
	tall := NewMask(5, 30)
	for y := 4; y < 13; y++ {
		tall.Fill(y, 2, 3)
	}
	if n := tall.RunsY(9).Count(); n != 9 {
		t.Errorf("a column of 9 keeps %d", n)
	}
	if n := tall.RunsY(10).Count(); n != 0 {
		t.Errorf("a column of 9 counts as one of 10 with %d", n)
	}
}

func TestThresholdsIncludeBothLimits(t *testing.T) {
	levels := []uint8{0, 5, 6, 128, 249, 250, 255}
	for _, c := range []struct {
		lo, hi uint8
		want   []int
	}{
		{0, 0, []int{0}},
		{6, 250, []int{2, 3, 4, 5}},
		{250, 255, []int{5, 6}},
		{0, 255, []int{0, 1, 2, 3, 4, 5, 6}},
	} {
		if got := slices.Collect(Between(levels, 7, 1, c.lo, c.hi).Points()); !slices.Equal(got, c.want) {
			t.Errorf("%d..%d gives %v, want %v", c.lo, c.hi, got, c.want)
		}
		row := slices.Repeat(levels, 10)
		for i, many := 0, Between(row, 70, 1, c.lo, c.hi); i < 70; i++ {
			if many.Has(i, 0) != (row[i] >= c.lo && row[i] <= c.hi) {
				t.Errorf("%d..%d, many at once: %d at %d is %v", c.lo, c.hi, row[i], i, many.Has(i, 0))
			}
		}
	}
}

func TestComponentsAreTheOnesAFloodFindsWithDiagonals(t *testing.T) {
	for seed := range uint64(20) {
		m := noise(seed, 67, 31, .1+.03*float64(seed))
		var got []int
		area := 0
		for _, c := range m.Components() {
			got = append(got, c.Area)
			area += c.Area
		}
		slices.Sort(got)
		if want := floodAreas(m); !slices.Equal(got, want) || area != m.Count() {
			t.Fatalf("set %d: areas %v, want %v", seed, got, want)
		}
	}
}

func floodAreas(m *Mask) []int {
	seen := NewMask(m.W, m.H)
	var areas []int
	for i := range m.Points() {
		if n := flood(m, seen, i%m.W, i/m.W); n > 0 {
			areas = append(areas, n)
		}
	}
	slices.Sort(areas)
	return areas
}

func flood(m, seen *Mask, x, y int) int {
	if x < 0 || y < 0 || x >= m.W || y >= m.H || !m.Has(x, y) || seen.Has(x, y) {
		return 0
	}
	seen.Fill(y, x, x+1)
	n := 1
	for k := range 9 {
		n += flood(m, seen, x+k%3-1, y+k/3-1)
	}
	return n
}

func TestWindowMeansMatchADirectSum(t *testing.T) {
	img, r := image.NewNRGBA(image.Rect(0, 0, 90, 90)), rand.New(rand.NewPCG(1, 1))
	for i := range img.Pix {
		img.Pix[i] = uint8(r.Uint32())
	}
	set := noise(4, 90, 90, .4)
	table := SumColors(img, set)
	for _, at := range [][3]int{{0, 0, 5}, {89, 89, 12}, {45, 40, 2}, {3, 80, Widest}} {
		var sum RGB
		n, all := 0.0, 0.0
		for y := max(0, at[1]-at[2]); y <= min(89, at[1]+at[2]); y++ {
			for x := max(0, at[0]-at[2]); x <= min(89, at[0]+at[2]); x++ {
				all++
				if set.Has(x, y) {
					sum = sum.Plus(RGBOf(img.NRGBAAt(x, y)), 1)
					n++
				}
			}
		}
		mean, support := table.mean(at[0], at[1], at[2])
		if d := mean.Minus(sum.Times(1 / n)); d.Levels() > 1e-6 || math.Abs(support-n/all) > 1e-9 {
			t.Errorf("window %v: %v, %g; want %v, %g", at, mean, support, sum.Times(1/n), n/all)
		}
	}
}
