package compose

import (
	"math"

	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
)

// sheet sets every subject into a cell of its own, all of one size, in rows as even as they can be.
func (c *composer) sheet() layout.Scene {
	out := layout.Scene{}
	var cells []int
	for again := range max(1, min(3, 6/max(1, len(c.Brief.Subjects)))) {
		for i, s := range c.Brief.Subjects {
			if again == 0 || s.Count > 1 || c.Brief.Sheet == "stickers" && len(c.Brief.Subjects) < 3 {
				cells = append(cells, i)
			}
		}
	}
	n := len(cells)
	rows := sheetRows(n)
	cell := 1 / float64(max(len(rows), widest(rows)))
	top := .5 - cell*float64(len(rows))/2
	i := 0
	for r, count := range rows {
		left := .5 - cell*float64(count)/2
		for col := range count {
			x, y := left+cell*(float64(col)+.5), top+cell*(float64(r)+.5)
			half := .42 * cell
			if c.Brief.Sheet == "stickers" {
				half = .325 * cell // the white rims must not meet
			}
			out.Add(evenly(c.Unit(cells[i], layout.How{Copy: i / max(1, len(c.Brief.Subjects))}), x, y, half))
			i++
		}
	}
	return out
}

// evenly fits a cluster into a cell so that slender and full shapes weigh about the same.
func evenly(k layout.Cluster, x, y, half float64) layout.Cluster {
	b := k.Bounds()
	long, short := max(b.W(), b.H()), max(min(b.W(), b.H()), 1e-9)
	grow := min(1.02, .95*math.Pow(long/short, .2))
	half *= grow
	return k.Fit(layout.Region{Left: x - half, Top: y - half, Right: x + half, Bottom: y + half})
}

// sheetRows is how many things each row holds.
func sheetRows(n int) []int {
	switch n {
	case 2, 3:
		return []int{n}
	case 4:
		return []int{2, 2}
	case 5, 6:
		return []int{n - n/2, n / 2}
	case 7:
		return []int{2, 3, 2}
	case 8:
		return []int{3, 2, 3}
	case 9:
		return []int{3, 3, 3}
	}
	return relation.RowsOfMany(n)
}

func widest(rows []int) int {
	most := 1
	for _, n := range rows {
		most = max(most, n)
	}
	return most
}
