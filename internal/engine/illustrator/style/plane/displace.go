package plane

import "pellucid/internal/engine/illustrator/raster"

// Displace samples each pixel of a layer elsewhere, in the layer's own memory: shift writes how far to the right and down each
// pixel of row y is taken from, in pixels. No pixel is taken from more than most pixels above.
func Displace(l *raster.Layer, most float32, shift func(y int, u, v []float32)) {
	past := make([][]float32, int(most)+3) // rows as they were, as far up as a pixel is taken from; row y is at y modulo their number
	for i := range past {
		past[i] = make([]float32, 4*l.W)
	}
	u, v := make([]float32, l.W), make([]float32, l.W)
	for y := range l.H {
		at := func(j int) []float32 {
			if j <= y {
				return past[j%len(past)]
			}
			return l.Pix[4*j*l.W : 4*(j+1)*l.W]
		}
		row := l.Pix[4*y*l.W : 4*(y+1)*l.W]
		copy(past[y%len(past)], row)
		shift(y, u, v)
		for x := range l.W {
			fx, fy := float32(x)+u[x], float32(y)+v[x]
			d := row[4*x : 4*x+4 : 4*x+4]
			if fx < 0 || fy < 0 || fx > float32(l.W-1) || fy > float32(l.H-1) {
				clear(d)
				continue
			}
			j := min(int(fy), l.H-1)
			c := between(at(j), at(min(j+1, l.H-1)), fx, fy-float32(j))
			copy(d, c[:])
		}
	}
}
