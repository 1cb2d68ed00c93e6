package plane

import (
	"math"
	"math/rand/v2"
	"testing"
)

func random(w, h int) *Plane {
	r := rand.New(rand.NewPCG(3, 4))
	p := New(w, h)
	p.Each(func(int) float32 { return r.Float32() })
	return p
}

func TestABoxIsTheMeanOfItsSquareCutAtTheFrame(t *testing.T) {
	p := random(13, 9)
	for _, r := range []int{0, 1, 3, 20} {
		got := p.Box(r)
		for i, v := range got.V {
			sum, n := 0.0, 0
			for y := max(0, i/13-r); y <= min(8, i/13+r); y++ {
				for x := max(0, i%13-r); x <= min(12, i%13+r); x++ {
					sum += float64(p.V[y*13+x])
					n++
				}
			}
			if math.Abs(float64(v)-sum/float64(n)) > 1e-5 {
				t.Fatalf("radius %d, pixel %d: %g, want %g", r, i, v, sum/float64(n))
			}
		}
	}
}

func TestShrinkingKeepsTheMean(t *testing.T) {
	p := random(60, 30)
	mean := func(p *Plane) float64 {
		sum := 0.0
		for _, v := range p.V {
			sum += float64(v)
		}
		return sum / float64(len(p.V))
	}
	for _, size := range [][2]int{{60, 30}, {20, 10}, {7, 11}, {1, 1}} {
		if got := mean(p.Resize(size[0], size[1])); math.Abs(got-mean(p)) > 1e-5 {
			t.Errorf("%v: mean %g, want %g", size, got, mean(p))
		}
	}
}

func TestGrowingARampGivesARamp(t *testing.T) {
	p := New(4, 1)
	p.Each(func(i int) float32 { return float32(i) })
	got := p.Resize(16, 2)
	for x := 2; x < 14; x++ {
		if want := (float64(x)+.5)/4 - .5; math.Abs(float64(got.V[x])-want) > 1e-5 {
			t.Errorf("pixel %d is %g, want %g", x, got.V[x], want)
		}
	}
	if one := New(1, 1).Resize(5, 5); len(one.V) != 25 {
		t.Errorf("one pixel grows to %d", len(one.V))
	}
}
