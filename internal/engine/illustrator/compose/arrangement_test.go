package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestEveryArrangementOfCopiesLooksUnlikeTheUsualOne(t *testing.T) {
	pens := brief.Subject{Words: "pencils", Kind: brief.Piece, ID: "pencil", Count: 5}
	_, usual := composed(brief.Brief{Subjects: []brief.Subject{pens}})
	for how := range brief.Arrangements {
		_, k := composed(brief.Brief{Subjects: []brief.Subject{pens}, Relations: []brief.Relation{{From: 0, Kind: how, To: 0}}})
		if a, b := k.bounds(), usual.bounds(); a.W()/a.H() > .97*b.W()/b.H() && a.W()/a.H() < 1.03*b.W()/b.H() {
			t.Errorf("%s looks like no arrangement: %.2f times as wide as high", how, a.W()/a.H())
		}
	}
}

func TestCopiesOfDifferentHeightsStandOnOneFloorAndDiffer(t *testing.T) {
	all := brief.Subject{Words: "bottles", Kind: brief.Piece, ID: "bottle", Count: 3}
	_, k := composed(brief.Brief{Subjects: []brief.Subject{all}, Relations: []brief.Relation{{From: 0, Kind: "heights", To: 0}}})
	high := map[int]float64{}
	for _, s := range k.sprites {
		high[s.drawing] = max(high[s.drawing], s.box.H())
	}
	seen := map[int]bool{}
	for _, h := range high {
		seen[int(h/k.bounds().H()*20)] = true
	}
	if len(seen) < 3 {
		t.Errorf("heights %v", high)
	}
}

func TestTheCopiesOfAMixAreOfSeveralKinds(t *testing.T) {
	toys := brief.Subject{Words: "toys", Kind: brief.Piece, ID: "teddy-bear", Mix: []string{"rubber-duck", "robot"}, Count: 3}
	c, _ := composed(brief.Brief{Subjects: []brief.Subject{toys}})
	names := map[float64]bool{}
	for j := range 3 {
		names[c.draw(0, how{copy: j}).Unit] = true
	}
	if len(names) < 3 {
		t.Errorf("%d kinds are drawn", len(names))
	}
}
