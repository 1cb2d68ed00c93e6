// Package gloss paints the light on hard things: bars, tubes and painted forms.
package gloss

import (
	"fmt"
	"math"
)

// Arc is the path data of a part of a circle; degrees run clockwise from the right.
func Arc(x, y, r, from, to float64) string {
	at := func(deg float64) (float64, float64) {
		s, k := math.Sincos(deg * math.Pi / 180)
		return x + r*k, y + r*s
	}
	x0, y0 := at(from)
	x1, y1 := at(to)
	large := 0
	if to-from > 180 {
		large = 1
	}
	return fmt.Sprintf("M%g %gA%g %g 0 %d 1 %g %g", x0, y0, r, r, large, x1, y1)
}

// Num writes a number as path data takes it.
func Num(v float64) string { return fmt.Sprintf("%g", v) }
