package alpha

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// noise is a random set; density is the share of its pixels.
func noise(seed uint64, w, h int, density float64) *mask {
	r := rand.New(rand.NewPCG(seed, 2))
	m := newMask(w, h)
	for i := range w * h {
		if r.Float64() < density {
			m.fill(i/w, i%w, i%w+1)
		}
	}
	return m
}

func TestGrowingASetMatchesItsDefinition(t *testing.T) {
	for _, radius := range []float64{1, 1.5, 2.5, 3.5, 6, 12} {
		for _, w := range []int{1, 63, 64, 65, 130} {
			m := noise(uint64(w), w, 40, .01)
			grown := m.grown(radius)
			for i := range w * 40 {
				if want := nearest(m, i%w, i/w) <= radius; grown.has(i%w, i/w) != want {
					t.Fatalf("radius %g, width %d: pixel %d,%d is %v", radius, w, i%w, i/w, !want)
				}
			}
		}
	}
}

func nearest(m *mask, x, y int) float64 {
	d := math.Inf(1)
	for i := range m.points() {
		d = min(d, math.Hypot(float64(i%m.w-x), float64(i/m.w-y)))
	}
	return d
}

func TestShrinkingKeepsTheFrameSideWhole(t *testing.T) {
	m := newMask(70, 20).not()
	m = m.without(noise(1, 70, 20, 0))
	if got := m.shrunk(5).count(); got != 70*20 {
		t.Errorf("a full set shrinks to %d pixels", got)
	}
	hole := newMask(70, 20)
	hole.fill(10, 30, 31)
	if got := m.without(hole).shrunk(1).count(); got != 70*20-5 {
		t.Errorf("a hole of one pixel leaves %d pixels, want all but 5", got)
	}
}

func TestOpeningsKeepOnlyLongRuns(t *testing.T) {
	m := newMask(80, 12)
	m.fill(3, 60, 69) // 9 px across a word
	m.fill(6, 2, 10)  // 8 px
	if got := slices.Collect(m.runsX(9).points()); len(got) != 9 || got[0] != 3*80+60 {
		t.Errorf("runs of 9 keep %v", got)
	}
	tall := newMask(5, 30)
	for y := 4; y < 13; y++ {
		tall.fill(y, 2, 3)
	}
	if n := tall.runsY(9).count(); n != 9 {
		t.Errorf("a column of 9 keeps %d", n)
	}
	if n := tall.runsY(10).count(); n != 0 {
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
		if got := slices.Collect(between(levels, 7, 1, c.lo, c.hi).points()); !slices.Equal(got, c.want) {
			t.Errorf("%d..%d gives %v, want %v", c.lo, c.hi, got, c.want)
		}
		row := slices.Repeat(levels, 10)
		for i, many := 0, between(row, 70, 1, c.lo, c.hi); i < 70; i++ {
			if many.has(i, 0) != (row[i] >= c.lo && row[i] <= c.hi) {
				t.Errorf("%d..%d, many at once: %d at %d is %v", c.lo, c.hi, row[i], i, many.has(i, 0))
			}
		}
	}
}

func TestComponentsAreTheOnesAFloodFindsWithDiagonals(t *testing.T) {
	for seed := range uint64(20) {
		m := noise(seed, 67, 31, .1+.03*float64(seed))
		var got []int
		area := 0
		for _, c := range m.components() {
			got = append(got, c.area)
			area += c.area
		}
		slices.Sort(got)
		if want := floodAreas(m); !slices.Equal(got, want) || area != m.count() {
			t.Fatalf("set %d: areas %v, want %v", seed, got, want)
		}
	}
}

func floodAreas(m *mask) []int {
	seen := newMask(m.w, m.h)
	var areas []int
	for i := range m.points() {
		if n := flood(m, seen, i%m.w, i/m.w); n > 0 {
			areas = append(areas, n)
		}
	}
	slices.Sort(areas)
	return areas
}

func flood(m, seen *mask, x, y int) int {
	if x < 0 || y < 0 || x >= m.w || y >= m.h || !m.has(x, y) || seen.has(x, y) {
		return 0
	}
	seen.fill(y, x, x+1)
	n := 1
	for k := range 9 {
		n += flood(m, seen, x+k%3-1, y+k/3-1)
	}
	return n
}

func TestWindowMeansMatchADirectSum(t *testing.T) {
	img := busy(90)
	set := noise(4, 90, 90, .4)
	table := sumColors(img, set)
	for _, at := range [][3]int{{0, 0, 5}, {89, 89, 12}, {45, 40, 2}, {3, 80, widest}} {
		var sum rgb
		n, all := 0.0, 0.0
		for y := max(0, at[1]-at[2]); y <= min(89, at[1]+at[2]); y++ {
			for x := max(0, at[0]-at[2]); x <= min(89, at[0]+at[2]); x++ {
				all++
				if set.has(x, y) {
					sum = sum.plus(rgbOf(img.NRGBAAt(x, y)), 1)
					n++
				}
			}
		}
		mean, support := table.mean(at[0], at[1], at[2])
		if d := mean.minus(sum.times(1 / n)); d.levels() > 1e-6 || math.Abs(support-n/all) > 1e-9 {
			t.Errorf("window %v: %v, %g; want %v, %g", at, mean, support, sum.times(1/n), n/all)
		}
	}
}
