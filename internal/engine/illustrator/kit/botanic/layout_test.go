package botanic

import (
	"math"
	"testing"
)

func round(t float64) (x, y, turn float64) {
	a := math.Pi/2 - 2*math.Pi*t
	return .5 + .35*math.Cos(a), .5 + .35*math.Sin(a), a*180/math.Pi - 90
}

func TestLargeFlowersLieOverSmallOnesAndThoseOverBranches(t *testing.T) {
	rank := map[Role]int{Green: 0, Filler: 1, Budded: 2, Small: 3, Second: 5, Focal: 6}
	last := 0
	for _, p := range Lay(round, true, []Group{{At: .1, Size: .2, Back: .5, Ahead: .5}}, 3, false) {
		at := rank[p.Role]
		if p.Before {
			at = 4
		}
		if at < last {
			t.Fatalf("role %d lies over what is to lie over it", p.Role)
		}
		last = at
	}
}

func TestBranchesFlowAwayFromTheirGroup(t *testing.T) {
	for _, p := range Lay(round, true, []Group{{At: .25, Size: .2, Back: .5, Ahead: .5}}, 3, true) {
		if p.Role != Green || p.Before || math.Hypot(p.X-.85, p.Y-.5) < .1 || math.Abs(p.Y-.5) > .28 {
			continue
		}
		away := math.Sin(p.Turn*math.Pi/180) * (p.Y - .5)
		if away < -.05 {
			t.Errorf("a branch at %.2f %.2f points back at %.0f", p.X, p.Y, p.Turn)
		}
	}
}

func TestWhatIsDrawnInLinesHasFewerPlants(t *testing.T) {
	g := []Group{{At: .1, Size: .2, Back: .5, Ahead: .5}}
	if few, many := len(Lay(round, true, g, 3, true)), len(Lay(round, true, g, 3, false)); few*3 > many*2 {
		t.Errorf("%d of %d", few, many)
	}
}
