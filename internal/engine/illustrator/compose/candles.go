package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// candles sets all candles on the top of a cake, as tall as they are in life, in two rows if there are many.
func (c *composer) candles(k cluster, i int, h how, top kit.Anchor, wide float64) cluster {
	if on := &c.Brief.Subjects[k.root.subject]; slices.Contains(library.Parts(on.ID), "candles") { // those that it has anyway would be counted too
		on.Without = append(slices.Clone(on.Without), "candles")
		k = c.redrawn(k)
	}
	b := k.root.box()
	n := max(1, min(c.subject(i).Count, maxCount))
	rows := []int{n}
	if n > 5 {
		rows = []int{n / 2, n - n/2}
	}
	at := 0
	for r, columns := range rows {
		step := min(.16*b.W(), wide/float64(columns))
		for j := range columns {
			d := c.draw(i, how{copy: h.copy + at})
			at++
			f := .42 * min(b.H(), b.W()) / max(d.Box.H(), 1e-9)
			t := float64(j) - float64(columns-1)/2
			y := top.Y - .4*f*d.Box.H() - .12*f*d.Box.H()*float64(len(rows)-1-r)
			k = k.over(c.place(i, d, centered(d, f, top.X+t*step, y, min(6, 24/float64(columns))*t)))
		}
	}
	return k
}
