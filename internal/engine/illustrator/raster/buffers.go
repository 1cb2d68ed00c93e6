package raster

// buffers lends float slices within one Draw and takes them back, so that a piece with fifty groups does not allocate
// fifty layers.
type buffers struct{ free [][]float32 }

// take returns n zeros.
func (b *buffers) take(n int) []float32 {
	found := b.scratch(n)
	clear(found)
	return found
}

// scratch returns n values of any kind, for those who overwrite all of them.
func (b *buffers) scratch(n int) []float32 {
	best := -1
	for i, f := range b.free {
		if cap(f) >= n && (best < 0 || cap(f) < cap(b.free[best])) {
			best = i
		}
	}
	if best < 0 {
		b.drop()
		return make([]float32, n)
	}
	found := b.free[best][:n]
	last := len(b.free) - 1
	b.free[best] = b.free[last]
	b.free = b.free[:last]
	return found
}

// drop forgets the smallest free buffer: none was big enough, so the new one takes its place.
func (b *buffers) drop() {
	smallest := -1
	for i, f := range b.free {
		if smallest < 0 || cap(f) < cap(b.free[smallest]) {
			smallest = i
		}
	}
	if smallest >= 0 {
		last := len(b.free) - 1
		b.free[smallest] = b.free[last]
		b.free[last] = nil
		b.free = b.free[:last]
	}
}

func (b *buffers) give(f []float32) { b.free = append(b.free, f) }

// layer lends a transparent layer.
func (b *buffers) layer(at box) *Layer {
	w, h := at.x1-at.x0, at.y1-at.y0
	return &Layer{X0: at.x0, Y0: at.y0, W: w, H: h, Pix: b.take(4 * w * h)}
}
