package compose

import (
	"math"

	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/scene"
)

// sheet sets every subject that stands by itself into a cell of its own, all of one size, in rows as even as they can be.
func (c *composer) sheet() layout.Scene {
	out := layout.Scene{}
	var roots, cells []int
	for i := range c.Brief.Subjects {
		if c.IsRoot(i) {
			roots = append(roots, i)
		}
	}
	for again := range max(1, min(3, 6/max(1, len(roots)))) {
		for _, i := range roots {
			if again == 0 || c.Brief.Subjects[i].Count > 1 || c.Brief.Sheet == "stickers" && len(roots) < 3 {
				cells = append(cells, i)
			}
		}
	}
	places, cell := sheetPlaces(len(cells))
	half := .44 * cell
	if c.Brief.Sheet == "stickers" {
		half = .36 * cell // the white rims must not meet
	}
	for i, at := range places {
		room := half
		if c.Brief.Ground == "circle" {
			out.Add(c.disc(i, at, half))
			room = .66 * half
		}
		out.Add(evenly(c.Unit(cells[i], layout.How{Copy: i / max(1, len(roots))}), at.X, at.Y, room))
	}
	return out
}

// discTints are the colors of the discs on which the things of a set stand, in turn.
var discTints = []string{"#f9d5dc", "#d6e9f8", "#fdebc8", "#dcefd9", "#e6dcf5", "#fbe0cf"}

// disc is the ground of one thing of a set.
func (c *composer) disc(i int, at relation.Spot, half float64) layout.Cluster {
	o := kit.Options{Colors: map[string]kit.Color{"disc": kit.Hex(discTints[i%len(discTints)])}}
	if col, ok := figure.ColorOf(c.Brief.Backing); ok {
		o.Colors["disc"] = col
	}
	d, _ := frames.Disc().Render(o)
	return c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: at.X - half, Top: at.Y - half, Right: at.X + half, Bottom: at.Y + half})
}

// sheetPlaces are the middles of the cells of a sheet and how large a cell is. Rows that differ by one stand in the gaps of each other, as close as they can.
func sheetPlaces(n int) ([]relation.Spot, float64) {
	rows := sheetRows(n)
	wide, high := widest(rows), len(rows)
	cell := 1 / float64(max(wide, high))
	across, down := min(1/float64(wide), 1.16*cell), min(1/float64(high), 1.16*cell)
	if staggered[n] {
		// The distance to the next row is that within a row or more: the cells are as large as the closest two allow.
		u, v := .5/float64(wide-1), 1/float64(high-1)
		d := math.Hypot(u, v)
		cell = min(d/(1+d), 1/float64(wide))
		across, down = (1-cell)/float64(wide-1), (1-cell)/float64(high-1)
	}
	var out []relation.Spot
	for r, count := range rows {
		for col := range count {
			out = append(out, relation.Spot{X: .5 + across*(float64(col)-float64(count-1)/2), Y: .5 + down*(float64(r)-float64(high-1)/2)})
		}
	}
	return out, cell
}

// staggered are the numbers of things whose rows stand in the gaps of each other.
var staggered = map[int]bool{3: true, 5: true, 10: true}

// evenly fits a cluster into a cell so that slender and full shapes weigh about the same.
func evenly(k layout.Cluster, x, y, half float64) layout.Cluster {
	b := k.Bounds()
	long, short := max(b.W(), b.H()), max(min(b.W(), b.H()), 1e-9)
	grow := min(1.02, .95*math.Pow(long/short, .2))
	half *= grow
	return k.Fit(layout.Region{Left: x - half, Top: y - half, Right: x + half, Bottom: y + half})
}

// sheetFull is how many things fill rows of three.
const sheetFull = 12

// sheetRows is how many things each row holds.
func sheetRows(n int) []int {
	switch n {
	case 2:
		return []int{2}
	case 3:
		return []int{1, 2}
	case 4:
		return []int{2, 2}
	case 5:
		return []int{2, 1, 2}
	case 6:
		return []int{3, 3}
	case 7:
		return []int{2, 3, 2}
	case 8:
		return []int{3, 2, 3}
	case 9:
		return []int{3, 3, 3}
	case 10:
		return []int{3, 2, 3, 2}
	}
	if n == sheetFull {
		return []int{3, 3, 3, 3}
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
