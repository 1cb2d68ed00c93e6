package alpha

import (
	"math"

	"pellucid/internal/alpha/pixels"
)

const (
	minDifference  = .1 // of Y, to stand out from the background
	invisibleShare = .6 // of the edge that may fail to stand out
)

// inkLuma is Y of the dark page color #15161A.
func inkLuma() float64 { return pixels.RGB{0x15 / 255., 0x16 / 255., 0x1a / 255.}.Luma() }

func checkVisibilityLight(f *field) Check {
	c := Check{Name: "visibility-light", Unit: "share", Value: f.vanishing(1)}
	return c.judged(limits{invisibleShare, 1}.grade(c.Value), notes{
		pass: "Stands out on white.",
		warn: "Hard to see on white.",
	})
}

func checkVisibilityDark(f *field) Check {
	c := Check{Name: "visibility-dark", Unit: "share", Value: f.vanishing(inkLuma())}
	return c.judged(limits{invisibleShare, 1}.grade(c.Value), notes{
		pass: "Stands out on dark.",
		warn: "Hard to see on dark.",
	})
}

// vanishing is the share of the ribbon's inner side (α ≥ .5) whose Y, drawn on a
// background of luma b, differs from it by less than .1. The outer side would
// count as vanishing for every picture and is left out.
func (f *field) vanishing(b float64) float64 {
	inner := f.ribbon.And(f.half)
	n := 0
	for i := range inner.Points() {
		a := float64(f.alpha[i]) / 255
		if a*math.Abs(f.color(i).Luma()-b) < minDifference {
			n++
		}
	}
	return ratio(float64(n), float64(inner.Count()))
}
