package finish

// trunkShare is how thick what belongs to the main body of a drawing is, as a share of its thickest place.
const trunkShare = .35

// trunk is a silhouette without its thin parts: a pear without its leaf and stalk, a cake without its candles.
func (s silhouette) trunk() silhouette {
	deep := depths(s.alpha, 0, func(a float32) bool { return a > .6 })
	most := float32(0)
	for _, v := range deep {
		most = max(most, v)
	}
	r := most * trunkShare
	far := depths(deep, 2*sampleSide, func(v float32) bool { return v <= r })
	out := s
	out.alpha = make([]float32, len(s.alpha))
	for i, v := range far {
		if s.alpha[i] > .6 && v <= r {
			out.alpha[i] = 1
		}
	}
	return out
}

// depths says for every pixel how far it is, in pixels, from one that is not inside; border is what holds beyond the edges.
func depths(pixels []float32, border float32, inside func(float32) bool) []float32 {
	const straight, diagonal = 1, 1.414
	out := make([]float32, len(pixels))
	at := func(x, y int) float32 {
		if x < 0 || y < 0 || x >= sampleSide || y >= sampleSide {
			return border
		}
		return out[y*sampleSide+x]
	}
	for i, v := range pixels {
		if inside(v) {
			out[i] = 2 * sampleSide
			x, y := i%sampleSide, i/sampleSide
			out[i] = min(out[i], at(x-1, y)+straight, at(x, y-1)+straight, at(x-1, y-1)+diagonal, at(x+1, y-1)+diagonal)
		}
	}
	for i := len(out) - 1; i >= 0; i-- {
		if out[i] > 0 {
			x, y := i%sampleSide, i/sampleSide
			out[i] = min(out[i], at(x+1, y)+straight, at(x, y+1)+straight, at(x+1, y+1)+diagonal, at(x-1, y+1)+diagonal)
		}
	}
	return out
}

// top finds the highest painted y, in units, at a share of the width.
func (s silhouette) top(t float64) (float64, bool) {
	x := max(0, min(sampleSide-1, int(t*s.box.W()*s.scale)))
	for y := range sampleSide {
		if s.alpha[y*sampleSide+x] > .6 {
			return s.box.Y0 + float64(y)/s.scale, true
		}
	}
	return 0, false
}
