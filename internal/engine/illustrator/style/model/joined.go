package model

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Limbs of people, and of animals with short coats, go on into what has their color: a sleeve that was a body of its own would make a
// puppet's joint of the shoulder.

// goesOn is how far a body has no edge, and casts no shadow, where its own color is beside it.
func goesOn(q picture.Piece) float32 {
	switch {
	case q.Person:
		return 0.9
	case q.Furry:
		return 0.5
	}
	return 0
}

func isJoined(q picture.Piece) bool { return q.Person || q.Sleek }

// joined adds to a coverage, which is reduced by so many halves, what is painted beside a layer in its color.
func joined(out, l *raster.Layer, a *plane.Plane, halves int, own tint) *plane.Plane {
	o := &plane.Plane{W: a.W, H: a.H, V: append([]float32(nil), a.V...)}
	n := 1 << halves
	for i, v := range o.V {
		x, y := l.X0+n*(i%o.W)+n/2, l.Y0+n*(i/o.W)+n/2
		if v > 0.99 || x >= out.W || y >= out.H {
			continue
		}
		if d := plane.Pixel(out, y*out.W+x); d[3] > 0.5 {
			o.V[i] = max(v, own.near(plane.Straight(d))*d[3])
		}
	}
	return o
}

// tint is the mean color of a body, as shares of its brightness: the same in light and in shade.
type tint struct {
	mean       color.RGB
	luma, r, b float32
	mixed      bool // a pattern of light and dark
}

func tintOf(l *raster.Layer) tint {
	var sum [4]float32
	var bright, squares float32
	for i := 0; i+4 <= len(l.Pix); i += 4 * 13 {
		for k := range sum {
			sum[k] += l.Pix[i+k]
		}
		if d := l.Pix[i : i+4]; d[3] > 0.9 {
			v := plane.Luma(plane.Straight(d))
			bright, squares = bright+v, squares+v*v
		}
	}
	if sum[3] < 0.5 {
		return tint{}
	}
	c := plane.Straight(sum[:])
	v := plane.Luma(c) + 0.02
	n := max(1, sum[3])
	return tint{c, v, c.R / v, c.B / v, squares/n-bright/n*bright/n > patterned}
}

// patterned is the variance of brightness from which on a body has a pattern: light and shade vary less.
const patterned = 0.022

// near is 1 for a color that may be the same one in other light, 0 for another.
func (t tint) near(c color.RGB) float32 {
	if t.mixed {
		return 0.9 // another part of the pattern is beside it
	}
	v := plane.Luma(c) + 0.02
	r, b := c.R/v-t.r, c.B/v-t.b
	k := v / max(t.luma, 0.02)
	return plane.Smooth(0.34, 0.14, max(r, -r)+max(b, -b)) * plane.Smooth(0.38, 0.55, k) * plane.Smooth(2.4, 1.8, k)
}
