package coil

import (
	"slices"

	"pellucid/internal/engine/illustrator/compose/layout"
)

// edgesOf returns the left and right edge of an instance in each of its rows, where the first row is and how far the rows are apart.
func edgesOf(in layout.Instance) (left, right []float64, top, step float64) {
	const rows = 64
	l, k := layout.Coverage(in, rows)
	b := in.Box()
	top = b.Y0
	for y := range int(b.H() * k) {
		first, last := -1, -1
		for x := range rows {
			if y < rows && l.Pix[4*(y*rows+x)+3] > .5 {
				if first < 0 {
					first = x
				}
				last = x
			}
		}
		if first < 0 {
			if len(left) == 0 { // a fine tip
				top += 1 / k
				continue
			}
			left, right = append(left, left[len(left)-1]), append(right, right[len(right)-1])
			continue
		}
		left, right = append(left, b.X0+float64(first)/k), append(right, b.X0+float64(last+1)/k)
	}
	return left, right, top, 1 / k
}

// edgesAlong returns the upper and lower edge of an instance that lies in each of its columns, from its right end to its left one, where the leftmost
// column is and how far the columns are apart.
func edgesAlong(in layout.Instance) (low, high []float64, start, step float64) {
	const rows = 64
	l, k := layout.Coverage(in, rows)
	b := in.Box()
	for x := min(rows, int(b.W()*k)) - 1; x >= 0; x-- {
		first, last := -1, -1
		for y := range rows {
			if l.Pix[4*(y*rows+x)+3] > .5 {
				if first < 0 {
					first = y
				}
				last = y
			}
		}
		switch {
		case first >= 0:
			low, high = append(low, b.Y0+float64(first)/k), append(high, b.Y0+float64(last+1)/k)
		case len(low) > 0:
			low, high = append(low, low[len(low)-1]), append(high, high[len(high)-1])
		}
	}
	return low, high, b.X0, 1 / k
}

// trunkOf keeps the rows of a trunk or a stem, where the lower part of a plant is one.
func trunkOf(left, right []float64, top, step float64) (l, r []float64, y float64) {
	n := len(left)
	at := n * 4 / 5
	from := at
	for from > 0 && right[from-1]-left[from-1] < 1.7*(right[at]-left[at]) {
		from--
	}
	if at-from < n/12 {
		return left, right, top
	}
	return left[from:], right[from:], top + step*float64(from)
}

// medianWidth is the width of the middle row of all rows sorted by width.
func medianWidth(left, right []float64) float64 {
	all := make([]float64, len(left))
	for i := range left {
		all[i] = right[i] - left[i]
	}
	slices.Sort(all)
	return all[len(all)/2]
}
