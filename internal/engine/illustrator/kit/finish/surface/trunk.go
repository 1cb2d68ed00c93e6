package surface

// trunkShare is how thick what belongs to the main body of a drawing is, as a share of its thickest place.
const trunkShare = .35

// Trunk is a silhouette without its thin parts: a pear without its leaf and stalk, a cake without its candles.
func (s Silhouette) Trunk() Silhouette {
	deep := depths(s.Alpha, 0, func(a float32) bool { return a > .6 })
	most := float32(0)
	for _, v := range deep {
		most = max(most, v)
	}
	r := most * trunkShare
	far := depths(deep, 2*SampleSide, func(v float32) bool { return v <= r })
	out := s
	out.Alpha = make([]float32, len(s.Alpha))
	for i, v := range far {
		if s.Alpha[i] > .6 && v <= r {
			out.Alpha[i] = 1
		}
	}
	return out
}

// depths says for every pixel how far it is, in pixels, from one that is not inside; border is what holds beyond the edges.
func depths(pixels []float32, border float32, inside func(float32) bool) []float32 {
	const straight, diagonal = 1, 1.414
	out := make([]float32, len(pixels))
	at := func(x, y int) float32 {
		if x < 0 || y < 0 || x >= SampleSide || y >= SampleSide {
			return border
		}
		return out[y*SampleSide+x]
	}
	for i, v := range pixels {
		if inside(v) {
			out[i] = 2 * SampleSide
			x, y := i%SampleSide, i/SampleSide
			out[i] = min(out[i], at(x-1, y)+straight, at(x, y-1)+straight, at(x-1, y-1)+diagonal, at(x+1, y-1)+diagonal)
		}
	}
	for i := len(out) - 1; i >= 0; i-- {
		if out[i] > 0 {
			x, y := i%SampleSide, i/SampleSide
			out[i] = min(out[i], at(x+1, y)+straight, at(x, y+1)+straight, at(x+1, y+1)+diagonal, at(x-1, y+1)+diagonal)
		}
	}
	return out
}

// Top finds the highest painted y, in units, at a share of the width.
func (s Silhouette) Top(t float64) (float64, bool) {
	x := max(0, min(SampleSide-1, int(t*s.Box.W()*s.Scale)))
	for y := range SampleSide {
		if s.Alpha[y*SampleSide+x] > .6 {
			return s.Box.Y0 + float64(y)/s.Scale, true
		}
	}
	return 0, false
}
