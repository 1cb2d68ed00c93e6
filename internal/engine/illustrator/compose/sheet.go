package compose

// sheet sets every subject into a cell of its own, all of one size, in rows as even as they can be.
func (c *composer) sheet() Scene {
	out := Scene{}
	n := len(c.Brief.Subjects)
	rows := sheetRows(n)
	cell := 1 / float64(max(len(rows), widest(rows)))
	top := .5 - cell*float64(len(rows))/2
	i := 0
	for r, count := range rows {
		left := .5 - cell*float64(count)/2
		for col := range count {
			x, y := left+cell*(float64(col)+.5), top+cell*(float64(r)+.5)
			half := .4 * cell
			if c.Brief.Sheet == "stickers" {
				half = .34 * cell // the white rims must not meet
			}
			out.add(c.unit(i, how{}).fit(region{x - half, y - half, x + half, y + half}))
			i++
		}
	}
	return out
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
	return rowsOfMany(n)
}

func widest(rows []int) int {
	most := 1
	for _, n := range rows {
		most = max(most, n)
	}
	return most
}
