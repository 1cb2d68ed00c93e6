package sketch

import (
	"testing"

	"pellucid/internal/engine/illustrator/style/sample"
)

func TestOneLineNeverLeavesThePaperAndRunsFromOneSideToTheOther(t *testing.T) {
	way := theWay(atRouteSide(sample.Portrait(256)))
	if len(way) < 200 {
		t.Fatalf("%d points", len(way))
	}
	for i := 80; i+80 < len(way); i++ { // without the loops at both ends, which are drawn in wider steps
		if dx, dy := way[i].X-way[i-1].X, way[i].Y-way[i-1].Y; dx*dx+dy*dy > 3 {
			t.Fatalf("the line leaps from %v to %v", way[i-1], way[i])
		}
	}
	if first, last := way[0], way[len(way)-1]; first.X >= last.X {
		t.Errorf("the line runs from %v to %v", first, last)
	}
}

func TestOneLineVisitsEveryPartOfACrossWithARingBesideIt(t *testing.T) {
	m := newMask(64)
	for i := 10; i < 40; i++ {
		m.set(i, 25, true)
		m.set(25, i, true)
	}
	for i := 48; i < 60; i++ {
		m.set(i, 20, true)
		m.set(i, 32, true)
	}
	for i := 20; i < 33; i++ {
		m.set(48, i, true)
		m.set(59, i, true)
	}
	m.thin()
	g := newRoute(m)
	g.prune(func(int) int { return 3 })
	g.join(4)
	seen := map[[2]int]bool{}
	for _, p := range g.walk() {
		seen[[2]int{int(p.X), int(p.Y)}] = true
	}
	for _, at := range [][2]int{{11, 25}, {38, 25}, {25, 12}, {25, 38}, {53, 20}, {53, 32}, {59, 26}, {44, 25}} {
		if !seen[at] && !seen[[2]int{at[0], at[1] + 1}] && !seen[[2]int{at[0], at[1] - 1}] {
			t.Errorf("the line does not come to %v", at)
		}
	}
}

func TestLettersAreLinesOfTheirOwn(t *testing.T) {
	m := newMask(64)
	for i := 10; i < 40; i++ {
		m.set(20, i, true)
		m.set(30, i, true)
	}
	m.thin()
	if parts := newRoute(m).apart(); len(parts) != 2 || len(parts[0].walk()) < 20 {
		t.Errorf("%d parts", len(parts))
	}
}
