package plane

import "pellucid/internal/engine/illustrator/raster"

// Displace samples each pixel of a layer elsewhere, in the layer's own memory: shift writes how far to the right and down each
// pixel of row y is taken from, in pixels. No pixel is taken from more than most pixels above.
func Displace(l *raster.Layer, most float32, shift func(y int, u, v []float32)) {
	reach := int(most) + 2
	past := make([][]float32, reach+1) // rows as they were, as far up as a pixel is taken from; row y is at y modulo their number
	for i := range past {
		past[i] = make([]float32, 4*l.W)
	}
	near := make([][]float32, 2*reach+2) // the rows around the present one, from reach above on
	u, v := make([]float32, l.W), make([]float32, l.W)
	for y := range l.H {
		row := l.Pix[4*y*l.W : 4*(y+1)*l.W]
		copy(past[y%len(past)], row)
		for k := range near {
			j := min(max(y-reach+k, 0), l.H-1)
			if near[k] = l.Pix[4*j*l.W : 4*(j+1)*l.W]; j <= y {
				near[k] = past[j%len(past)]
			}
		}
		shift(y, u, v)
		displaceRow(row, near, u, v, y, reach, l.H)
	}
}

// displaceRow takes the pixels of row y from the rows around it, of which the first is reach above.
func displaceRow(row []float32, near [][]float32, u, v []float32, y, reach, height int) {
	right, bottom := float32(len(u)-1), float32(height-1)
	for x := range u {
		fx, fy := float32(x)+u[x], float32(y)+v[x]
		d := row[4*x : 4*x+4 : 4*x+4]
		if fx < 0 || fy < 0 || fx > right || fy > bottom {
			clear(d)
			continue
		}
		i, j := int(fx), int(fy)
		s, t := fx-float32(i), fy-float32(j)
		i *= 4
		k := min(i+4, len(row)-4)
		upper, lower := near[j-y+reach], near[j-y+reach+1]
		a, b := upper[i:i+4:i+4], upper[k:k+4:k+4]
		e, f := lower[i:i+4:i+4], lower[k:k+4:k+4]
		if a[3]+b[3]+e[3]+f[3] == 0 {
			clear(d)
			continue
		}
		for c := range d {
			top, low := a[c]+(b[c]-a[c])*s, e[c]+(f[c]-e[c])*s
			d[c] = top + (low-top)*t
		}
	}
}
