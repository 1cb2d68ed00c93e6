package raster

// minCover is the coverage below which a pixel is left alone: less than a quarter of an 8-bit step.
const minCover = 1.0 / 1024

// resolve turns row y into coverage in 0–1 and returns it with the x of its first pixel. The caller clears the row
// with clean after use. An untouched row gives nil.
func (c *coverage) resolve(y int, evenOdd bool) (x int, row []float32) {
	r := c.rows[y]
	if r.lo >= r.hi {
		return 0, nil
	}
	cells := c.cells[y*c.stride : y*c.stride+c.w]
	lo, hi := int(r.lo), min(int(r.hi), c.w)
	sum, cover := float32(0), float32(0)
	for i := lo; i < hi; i++ {
		if delta := cells[i]; delta != 0 {
			sum += delta
			cover = wind(sum, evenOdd)
		}
		cells[i] = cover
	}
	if cover < minCover {
		return c.box.x0 + lo, cells[lo:hi]
	}
	// Edges right of the box were dropped, so what is open at the end stays covered up to the border.
	for i := hi; i < c.w; i++ {
		cells[i] = cover
	}
	c.rows[y].hi = int32(c.stride)
	return c.box.x0 + lo, cells[lo:]
}

// wind applies the fill rule to a winding-weighted area.
func wind(sum float32, evenOdd bool) float32 {
	sum = abs(sum)
	if !evenOdd {
		return min(sum, 1)
	}
	sum -= 2 * float32(int(sum/2))
	if sum > 1 {
		return 2 - sum
	}
	return sum
}

// clean zeroes what row y holds, ready for the next use.
func (c *coverage) clean(y int) {
	if r := c.rows[y]; r.lo < r.hi {
		clear(c.cells[y*c.stride+int(r.lo) : y*c.stride+int(r.hi)])
	}
}
