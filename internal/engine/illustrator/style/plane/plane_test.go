package plane

import (
	"image"
	"math"
	"math/rand/v2"
	"testing"
)

// disc is an antialiased disc of coverage.
func disc(size int, cx, cy, r float32) *Plane {
	p := NewPlane(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			d := float32(math.Hypot(float64(float32(x)+0.5-cx), float64(float32(y)+0.5-cy)))
			p.V[y*size+x] = Clamp(r - d + 0.5)
		}
	}
	return p
}

func TestSignedDistanceMatchesACircle(t *testing.T) {
	const cx, cy, r = 40.3, 39.6, 20.4
	d := disc(80, cx, cy, r).SignedDistance()
	for y := range 80 {
		for x := range 80 {
			want := float32(math.Hypot(float64(float32(x)+0.5-cx), float64(float32(y)+0.5-cy))) - r
			if got := d.V[y*80+x]; got-want > 0.8 || want-got > 0.8 {
				t.Fatalf("distance at %d,%d = %.2f, want %.2f", x, y, got, want)
			}
		}
	}
}

func TestDistanceIgnoresGlowsAwayFromTheContour(t *testing.T) {
	p := disc(80, 40, 40, 10)
	for i := range p.V {
		p.V[i] = max(p.V[i], 0.3)
	}
	if d := p.SignedDistance().V[5*80+5]; d < 30 {
		t.Errorf("distance in the glow = %.1f, want the disc's, about 39", d)
	}
}

func TestDistanceIsThatToTheNearestPixelOfTheOtherSide(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	p := NewPlane(image.Rect(0, 0, 37, 23))
	for i := range p.V {
		if rng.IntN(30) == 0 {
			p.V[i] = 1
		}
	}
	d := p.SignedDistance()
	for i, v := range d.V {
		nearest := math.Inf(1)
		for k := range p.V {
			if p.V[k] != p.V[i] {
				nearest = min(nearest, math.Hypot(float64(k%p.W-i%p.W), float64(k/p.W-i/p.W)))
			}
		}
		if p.V[i] == 1 {
			nearest = -nearest
		}
		if math.Abs(float64(v)-nearest) > 1e-4 {
			t.Fatalf("distance at %d,%d is %.3f, want %.3f", i%p.W, i/p.W, v, nearest)
		}
	}
}

func TestAnEmptyPlaneIsFarFromEverything(t *testing.T) {
	for _, v := range NewPlane(image.Rect(0, 0, 9, 7)).SignedDistance().V {
		if v < 1000 || math.IsNaN(float64(v)) {
			t.Fatalf("distance = %v", v)
		}
	}
}

func TestAnInflatedDiscIsASmoothDome(t *testing.T) {
	const size = 96
	h := disc(size, 48, 48, 40).Inflated(60)
	row := h.V[48*size : 49*size]
	for x := 10; x < 47; x++ {
		if row[x+1] < row[x]-0.01 {
			t.Fatalf("the dome falls before its top: %.2f then %.2f at %d", row[x], row[x+1], x)
		}
		if bend := row[x+1] - 2*row[x] + row[x-1]; x > 14 && (bend > 0.12 || bend < -1) {
			t.Errorf("terrace at %d: second difference %.2f", x, bend)
		}
	}
	if row[2] > 0.5 {
		t.Errorf("height outside = %.2f", row[2])
	}
	if mid, want := row[48], float32(18); mid < want*0.75 || mid > want*1.3 { // (R/2)·√(1−screening)
		t.Errorf("top = %.1f px, want about %.0f", mid, want)
	}
}

func TestReducingAndEnlargingKeepsAGradient(t *testing.T) {
	p := NewPlane(image.Rect(3, 5, 3+37, 5+29))
	for i := range p.V {
		p.V[i] = float32(i%p.W) / float32(p.W)
	}
	back := p.Reduced(2).Enlarged(p)
	if back.Rect() != p.Rect() {
		t.Fatalf("rect = %v, want %v", back.Rect(), p.Rect())
	}
	for y := 4; y < p.H-4; y++ {
		for x := 4; x < p.W-6; x++ {
			if d := back.V[y*p.W+x] - p.V[y*p.W+x]; d > 0.02 || d < -0.02 {
				t.Fatalf("value at %d,%d moved by %.3f", x, y, d)
			}
		}
	}
}

func TestAWideBlurKeepsTheSumAndSpreads(t *testing.T) {
	p := disc(128, 64, 64, 12)
	b := p.Blurred(12)
	if before, after := sum(p), sum(b); after < before*0.97 || after > before*1.03 {
		t.Errorf("sum went from %.0f to %.0f", before, after)
	}
	if b.At(64, 64) > 0.6 || b.At(64, 90) < 0.01 {
		t.Errorf("centre %.2f, 26 px away %.3f", b.At(64, 64), b.At(64, 90))
	}
}

func sum(p *Plane) float32 {
	s := float32(0)
	for _, v := range p.V {
		s += v
	}
	return s
}

func TestShiftingMovesByWholePixels(t *testing.T) {
	p := NewPlane(image.Rect(0, 0, 5, 4))
	p.V[1*5+1] = 1
	for _, c := range []struct{ dx, dy int }{{2, 1}, {-1, -1}, {0, 2}, {3, 0}} {
		if q := p.Shifted(c.dx, c.dy); q.At(1+c.dx, 1+c.dy) != 1 || sum(q) != 1 {
			t.Errorf("shift by %+v went wrong: %v", c, q.V)
		}
	}
	if q := p.Shifted(9, 0); sum(q) != 0 {
		t.Error("a shift beyond the plane left something")
	}
}

func TestCloudsAreTheSameInEveryPartOfThePicture(t *testing.T) {
	c := Cloud{256, 9, 3, 5}
	whole, part := c.Plane(image.Rect(0, 0, 256, 256)), c.Plane(image.Rect(0, 64, 256, 128))
	lo, hi := float32(1), float32(0)
	for y := 70; y < 120; y++ {
		for x := range 250 {
			v := whole.At(x, y)
			lo, hi = min(lo, v), max(hi, v)
			if d := v - part.At(x, y); d > 0.06 || d < -0.06 {
				t.Fatalf("at %d,%d the whole has %.2f, the part %.2f", x, y, v, part.At(x, y))
			}
		}
	}
	if lo < 0 || hi > 1 || hi-lo < 0.3 {
		t.Errorf("range %.2f–%.2f, want a wide part of 0–1", lo, hi)
	}
}

func TestSmallHolesAreFilledAndLargeOnesStay(t *testing.T) {
	p := disc(100, 50, 50, 45)
	small, large := disc(100, 35, 50, 4), disc(100, 62, 50, 15)
	for i := range p.V {
		p.V[i] -= small.V[i] + large.V[i]
	}
	p.FillHoles(100)
	if p.At(35, 50) != 1 {
		t.Error("the small hole is still open")
	}
	if p.At(62, 50) != 0 || p.At(1, 1) != 0 {
		t.Error("a large hole or the outside was filled")
	}
}

func TestTheCutBridgesNarrowGaps(t *testing.T) {
	ink := NewPlane(image.Rect(0, 0, 200, 200))
	a, b := disc(200, 72, 100, 20), disc(200, 128, 100, 20)
	for i := range ink.V {
		ink.V[i] = max(a.V[i], b.V[i])
	}
	cut := CutOut(ink, 6, 10)
	if d := cut.At(100, 100); d > 0 {
		t.Errorf("the gap between the discs is %.1f px outside the cut", d)
	}
	if d := cut.At(72, 70); d < 1 || d > 7 {
		t.Errorf("distance 10 px above a disc = %.1f, want about 4", d)
	}
}

func TestASmallIslandIsDroppedWithItsSoftEdge(t *testing.T) {
	p := NewPlane(image.Rect(0, 0, 40, 40))
	for y := 10; y < 30; y++ {
		for x := 20; x < 36; x++ {
			p.V[y*40+x] = 1
		}
	}
	p.V[5*40+5], p.V[5*40+6], p.V[5*40+4] = 1, 0.8, 0.3
	p.DropIslands(9)
	if p.V[5*40+5] != 0 || p.V[5*40+4] != 0 {
		t.Errorf("of a crumb %.1f and %.1f are left", p.V[5*40+5], p.V[5*40+4])
	}
	if p.V[20*40+28] != 1 {
		t.Error("a large area was dropped")
	}
}
