package model

import (
	"slices"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

const (
	roundedReach = 0.10 // where a body goes back no farther, as a share of the side
	roundedDepth = 0.9  // how far it goes back there: nearly as far as a ball
)

// headDepth is how much farther back the head of an animal goes than a body that is as wide.
const headDepth = 2.2

// personDepth is the same for people.
const personDepth = 1.5

// isHead reports whether a picture is the head of an animal alone.
func isHead(p *picture.Picture) bool {
	if len(p.Pieces) == 0 {
		return false
	}
	for _, q := range p.Pieces {
		if !q.Furry || len(picture.Named(q.Nodes, "legs")) > 0 || len(picture.Named(q.Nodes, "body")) > 0 {
			return false
		}
	}
	return true
}

// roundedBody is the far half of a body whose outline is known: it goes back as far as it is thick there, as dough would swell, so that ears and tails are
// as slender from the side.
type roundedBody struct {
	front    *raster.Layer
	distance *plane.Plane // from the outline, in pixels, less than 0 within
	back     *plane.Plane // how many pixels to the right it reaches; half as many up
	deep     float32      // the most of them
}

func newRoundedBody(p *picture.Picture, front *raster.Layer, slope float32) *roundedBody {
	r := p.Around(front, roundedReach)
	a := plane.AlphaOf(front, r)
	b := &roundedBody{front: plane.Crop(front, r), distance: a.SignedDistance()}
	b.distance.Softened(0.8)
	k := 4 * roundedDepth * slope / slopeOfAxis
	if isHead(p) { // it is as deep as it is wide
		k *= headDepth
	} else if slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Person }) {
		k *= personDepth
	}
	b.back = a.Reduced(2).Inflated(p.Length(roundedReach) / 4).Softened(1).Enlarged(a)
	for i := range b.back.V {
		b.back.V[i] *= k
	}
	b.deep = slices.Max(b.back.V)
	return b
}

// over draws what of the far half is seen beside the front.
func (b *roundedBody) over(out *raster.Layer) {
	steps := int(b.deep / 2)
	if steps < 1 {
		return
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
			most, at := b.hit(x, y, steps)
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
func (b *roundedBody) hit(x, y, steps int) (most float32, at int) {
	d, z := b.distance, b.back.V
	at = -1
	for k := 1; k <= steps && most < 0.99; k++ {
		u, v := x-2*k, y+k
		if u < 0 || v >= d.H {
			break
		}
		i := v*d.W + u
		if c := plane.Clamp(0.5 + min((z[i]-float32(2*k))/2, -d.V[i])); c > most {
			most, at = c, i
		}
		if c := plane.Clamp(0.5 + min((z[i+1]+z[i+1-d.W]-float32(4*k-2))/4, -(d.V[i+1]+d.V[i+1-d.W])/2)); c > most { // halfway between two steps
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
