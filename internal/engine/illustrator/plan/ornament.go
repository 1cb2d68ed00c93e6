package plan

// frame runs motifs round the edge, or grows a procedural one.
func (d *draft) frame(form string) {
	motifs := d.motifs()
	if len(motifs) == 0 {
		d.grow(form, "", edge)
		return
	}
	per := []int{5, 6, 4, 7}[d.variation%4]
	size := 0.74 * (edge.width() / float64(per))
	inner := box{edge.left + size/2, edge.top + size/2, edge.right - size/2, edge.bottom - size/2}
	for k := range 4 * (per - 1) {
		side, along := k/(per-1), float64(k%(per-1))/float64(per-1)
		x, y := onEdge(inner, side, along)
		share := 0.90
		if k%2 == 0 {
			share = 1
		}
		d.put(motifs[k%len(motifs)], x, y, share*size, []float64{-10, 12, 0}[k%3])
	}
}

// onEdge walks a box clockwise from its upper left corner.
func onEdge(b box, side int, along float64) (x, y float64) {
	switch side {
	case 0:
		return b.left + along*b.width(), b.top
	case 1:
		return b.right, b.top + along*b.height()
	case 2:
		return b.right - along*b.width(), b.bottom
	}
	return b.left, b.bottom - along*b.height()
}

// corner heaps motifs in one corner, smaller towards the ends.
func (d *draft) corner() {
	motifs := d.motifs()
	if len(motifs) == 0 {
		d.grow("corner", "", edge)
		return
	}
	for n, at := range cornerSpots {
		x, y := at.x, at.y
		if d.variation%2 == 1 {
			x = 1 - x
		}
		if d.variation >= 2 {
			y = 1 - y
		}
		d.put(motifs[n%len(motifs)], x, y, at.width, []float64{-12, 14, -8, 10}[n%4])
	}
}

var cornerSpots = []spot{
	{0.24, 0.24, 0.30}, {0.50, 0.17, 0.19}, {0.17, 0.50, 0.19}, {0.69, 0.14, 0.14}, {0.14, 0.69, 0.14}, {0.45, 0.36, 0.13}, {0.34, 0.47, 0.13}, {0.83, 0.12, 0.10}, {0.12, 0.83, 0.10},
}

// divider is a line with a motif at its middle.
func (d *draft) divider() {
	motifs := d.motifs()
	if len(motifs) == 0 {
		d.grow("divider", "", box{0.06, 0.38, 0.94, 0.62})
		return
	}
	for n, at := range []spot{{0.50, 0.5, 0.22}, {0.31, 0.5, 0.14}, {0.69, 0.5, 0.14}, {0.18, 0.5, 0.10}, {0.82, 0.5, 0.10}, {0.09, 0.5, 0.06}, {0.91, 0.5, 0.06}} {
		d.put(motifs[(n+1)/2%len(motifs)], at.x, at.y, at.width, 0)
	}
}
