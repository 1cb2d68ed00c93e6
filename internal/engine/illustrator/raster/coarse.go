package raster

// A wide blur leaves nothing fine, so it is computed on a coarser grid: pixels are averaged in square cells, the cells
// blurred, and the result interpolated. Cells are kept so small that the blur among them is coarseSigma at least; the
// interpolation then errs by less than 0.2% on the sharpest edge. Edges stay where they are; a single pixel may move by
// half a cell, an eighth of sigma, because a cell forgets where in it something was.

// coarseSigma is the least blur, in cells, on a coarser grid.
const coarseSigma = 4

// cellSide returns the side of a cell in pixels, a power of two, for a blur of sigma pixels.
func cellSide(sigma float32) int {
	side := 1
	for side < 16 && sigma >= coarseSigma*float32(2*side) {
		side *= 2
	}
	return side
}

// blurCoarse blurs pix in place on a grid of cells. Averaging a cell and interpolating blur by themselves; what they
// add to the variance is taken from sigma².
func (p *painter) blurCoarse(pix []float32, size plane, sigma float32, side int) {
	own := float32(side*side-1) / 4
	rest := root((sigma*sigma - own) / float32(side*side))
	// One more cell on every side, so that what flows over the border is there to interpolate with.
	cells := plane{(size.w+side-1)/side + 2, (size.h+side-1)/side + 2, size.channels}
	coarse := p.buffers.take(cells.w * cells.h * cells.channels)
	average(coarse, pix, cells, size, side)
	p.blurFine(coarse, cells, rest)
	row := p.buffers.scratch(cells.w * cells.channels)
	interpolate(pix, coarse, row, spread{size, cells, side})
	p.buffers.give(row)
	p.buffers.give(coarse)
}

// average adds to every cell the mean of its pixels.
func average(coarse, pix []float32, cells, size plane, side int) {
	share := 1 / float32(side*side)
	n := size.channels
	for y := range size.h {
		from := pix[y*size.w*n : (y+1)*size.w*n]
		to := coarse[((y/side+1)*cells.w+1)*n:]
		if n == 4 {
			gather4(to, from, side, share)
		} else {
			gather1(to, from, side, share)
		}
	}
}

func gather1(to, from []float32, side int, share float32) {
	for cell := 0; len(from) > 0; cell++ {
		sum := float32(0)
		here := from[:min(side, len(from))]
		for _, v := range here {
			sum += v
		}
		to[cell] += sum * share
		from = from[len(here):]
	}
}

func gather4(to, from []float32, side int, share float32) {
	for cell := 0; len(from) > 0; cell += 4 {
		var sum [4]float32
		here := from[:min(4*side, len(from))]
		for i := 0; i+3 < len(here); i += 4 {
			addPixel(&sum, here[i:i+4:i+4])
		}
		for k, v := range sum {
			to[cell+k] += v * share
		}
		from = from[len(here):]
	}
}

// spread is the geometry of an interpolation from cells to pixels.
type spread struct {
	size, cells plane
	side        int
}

// interpolate sets every pixel by linear interpolation between cell centers; row is scratch for one row of cells.
func interpolate(pix, coarse, row []float32, s spread) {
	stride := s.cells.w * s.cells.channels
	for y := range s.size.h {
		// Cell 0 lies before the first pixel; its center is half a cell outside.
		at := y + s.side/2
		weight := (float32(at%s.side) + 0.5) / float32(s.side)
		upper := coarse[at/s.side*stride:][:stride]
		lower := coarse[(at/s.side+1)*stride:][:stride]
		for i, v := range upper {
			row[i] = v + (lower[i]-v)*weight
		}
		to := pix[y*s.size.w*s.size.channels : (y+1)*s.size.w*s.size.channels]
		if s.size.channels == 4 {
			widen4(to, row, s.side)
		} else {
			widen1(to, row, s.side)
		}
	}
}

// widen1 interpolates a row of cells to pixels: from one cell's center to the next in side equal steps.
func widen1(to, row []float32, side int) {
	skip := side / 2
	for cell := 0; len(to) > 0; cell++ {
		step := (row[cell+1] - row[cell]) / float32(side)
		v := row[cell] + step*(float32(skip)+0.5)
		here := to[:min(side-skip, len(to))]
		for x := range here {
			here[x] = v
			v += step
		}
		to = to[len(here):]
		skip = 0
	}
}

// widen4 does the same for pixels of four channels.
func widen4(to, row []float32, side int) {
	skip := side / 2
	for cell := 0; len(to) > 0; cell += 4 {
		var v, step [4]float32
		for k := range 4 {
			a, b := row[cell+k], row[cell+4+k]
			step[k] = (b - a) / float32(side)
			v[k] = a + step[k]*(float32(skip)+0.5)
		}
		here := to[:min(4*(side-skip), len(to))]
		for x := 0; x+3 < len(here); x += 4 {
			d := here[x : x+4 : x+4]
			d[0], d[1], d[2], d[3] = v[0], v[1], v[2], v[3]
			addPixel(&v, step[:])
		}
		to = to[len(here):]
		skip = 0
	}
}
