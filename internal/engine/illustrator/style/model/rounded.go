package model

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// roundedDepth is how far a body goes back at most, as a share of the side.
const roundedDepth = 0.085

// roundedBody is the far half of a body whose outline is known: it gets narrower as it goes back, up to nothing where it is thin.
type roundedBody struct {
	front    *raster.Layer
	distance *plane.Plane // from the outline, in pixels, less than 0 within
	deep     float32      // pixels to the right at its farthest; half as many up
	reach    float32      // how far it narrows until there
}

func newRoundedBody(p *picture.Picture, front *raster.Layer, slope float32) *roundedBody {
	r := p.Around(front, roundedDepth)
	a := plane.AlphaOf(front, r)
	b := &roundedBody{front: plane.Crop(front, r), distance: a.SignedDistance()}
	b.distance.Softened(0.8)
	thick := -slices.Min(b.distance.V)
	b.reach = min(thick, p.Length(roundedDepth))
	b.deep = b.reach * slope / slopeOfAxis
	return b
}

// over draws what of the far half is seen beside the front.
func (b *roundedBody) over(out *raster.Layer) {
	steps := int(b.deep / 2)
	if steps < 1 {
		return
	}
	narrow := make([]float32, steps+1)
	for k := range narrow {
		t := float64(k) / float64(steps)
		narrow[k] = b.reach * float32(1-math.Sqrt(1-t*t))
	}
	sides := &sweep{front: b.front, alpha: plane.AlphaOf(b.front, plane.Bounds(b.front)), edges: map[int]edge{}}
	sides.soft = plane.AlphaOf(b.front, plane.Bounds(b.front))
	sides.soft.Softened(2.2)
	f, w := blockFaces(), b.front.W
	for y := range b.front.H {
		for x := range w {
			i := y*w + x
			if b.front.Pix[4*i+3] > 0.99 || b.distance.V[i] > 1.2*b.deep {
				continue
			}
			most, at := b.hit(x, y, narrow)
			if at < 0 || most < 0.01 {
				continue
			}
			e := sides.edge(at)
			c := f.Dark.At(e.color).Mix(f.Bright.At(e.color), plane.Smooth(0.1, 0.9, -e.gy-0.45*e.gx))
			plane.Over(plane.Pixel(out, (y+b.front.Y0-out.Y0)*out.W+x+b.front.X0-out.X0), c, most)
		}
	}
}

// hit is how much of a pixel the far half covers, and the pixel of the outline beside which it is.
func (b *roundedBody) hit(x, y int, narrow []float32) (most float32, at int) {
	d := b.distance
	at = -1
	for k := 1; k < len(narrow) && most < 0.99; k++ {
		u, v := x-2*k, y+k
		if u < 0 || v >= d.H {
			break
		}
		i := v*d.W + u
		if c := plane.Clamp(0.5 - d.V[i] - narrow[k]); c > most {
			most, at = c, i
		}
		if c := plane.Clamp(0.5 - (d.V[i+1]+d.V[i+1-d.W]+narrow[k]+narrow[k-1])/2); c > most { // halfway between two steps
			most, at = c, i
		}
	}
	for at >= 0 { // the outline is where the front ends on the way back
		u, v := at%d.W+2, at/d.W-1
		if u >= d.W || v < 0 || b.front.Pix[4*(v*d.W+u)+3] < 0.5 {
			break
		}
		at = v*d.W + u
	}
	return most, at
}
