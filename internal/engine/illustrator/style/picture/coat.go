package picture

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Coat is how hair is drawn over a finished layer, hair by hair. Lengths are shares of the side.
type Coat struct {
	Long, Wide float32
	Dense      float32 // how many times hairs cover what they grow on
	Deep       float32 // how much lighter and darker than the ground they are
	Opacity    float32
	Beyond     float32 // how far tips may leave the outline
	Seed       uint64
	Ink        *color.RGB // of strokes of a pen, which are fewer in the light; nil for hair in the color of what it grows on
	Light      float32    // how many of those there are where it is white, as a share of those in the shade
	Tufts      float32    // the share of what they cover, in tufts of strokes side by side
}

// tuft is how wide a tuft of strokes is, as a share of their length.
const tuft = 1.7

// Direction is the way of hair at a pixel of the picture.
type Direction func(x, y int) (dx, dy float32)

// Grow draws hairs whose roots lie where a plane is more than a half, from the lowest to the highest as they overlap. Tips may leave the
// outline of the layer, but don't cover what else is painted there.
func (c Coat) Grow(p *Picture, l *raster.Layer, where *plane.Plane, lay Direction) {
	long, wide := p.Length(c.Long), max(1, p.Length(c.Wide))
	step := max(1, plane.Root(long*wide/c.Dense))
	base := plane.Crop(l, where.Rect())
	h := hairs{l, base, where, lay, c.Opacity, p.Length(c.Beyond), int(math.Ceil(float64(wide) / 1.5))}
	tone := plane.SoftTone()
	for row := int(float32(where.H) / step); row >= 0; row-- {
		for col := range int(float32(where.W)/step) + 1 {
			a, b, e := plane.Hash(col, row, c.Seed), plane.Hash(col, row, c.Seed+1), plane.Hash(col, row, c.Seed+2)
			x, y := (float32(col)+a)*step, (float32(row)+b)*step
			i, j := int(x), int(y)
			if i >= where.W || j >= where.H || where.V[j*where.W+i] < 0.5 {
				continue
			}
			d := plane.Pixel(base, j*where.W+i)
			if d[3] < 0.5 {
				continue
			}
			ground := plane.Straight(d)
			if c.Ink != nil {
				if u, v := int(x/(tuft*long)), int(y/(tuft*long)); plane.Hash(u, v, c.Seed+4) < c.Tufts && plane.Hash(col, row, c.Seed+3) < c.Light+(1-c.Light)*plane.Smooth(0.92, 0.45, plane.Luma(ground)) {
					h.draw(x, y, long*(0.55+0.9*b), *c.Ink, 0.8*(a-0.5))
				}
				continue
			}
			lift := (e - 0.5) * 2 * c.Deep
			if lift < 0 {
				lift *= 1 - 0.6*plane.Smooth(0.55, 0.92, plane.Luma(ground)) // hairs on white are pale too
			}
			h.draw(x, y, long*(0.55+0.9*b), tone.At(ground, plane.Clamp2(lift)), a-0.5)
		}
	}
}

// hairs is a coat under way.
type hairs struct {
	l, base *raster.Layer
	where   *plane.Plane
	lay     Direction
	opacity float32
	beyond  float32
	lines   int // side by side that make a hair as wide as it is to be
}

// draw draws a hair that gets thinner toward its tip and bends with its neighbors.
func (h hairs) draw(x, y, long float32, c color.RGB, stray float32) {
	var dx, dy float32
	out := float32(0)
	sin, cos := math.Sincos(float64(stray) * 0.7)
	for k := float32(0); k < long; k++ {
		if int(k)%5 == 0 {
			u, v := h.lay(int(x)+h.where.X0, int(y)+h.where.Y0)
			dx, dy = u*float32(cos)-v*float32(sin), v*float32(cos)+u*float32(sin)
		}
		if h.outside(x, y) {
			if out += 1 + 2*max(0, dy); out > h.beyond { // nothing hangs below what stands on a ground
				return
			}
		}
		t := k / long
		a := h.opacity * min(1, 1.6*(1-t)) * min(1, 0.35+3*t)
		for n := range h.lines {
			o := (float32(n) - float32(h.lines-1)/2) * 1.2 * (1 - t)
			if !h.dot(x-dy*o, y+dx*o, c, a) {
				return
			}
		}
		x, y = x+dx, y+dy
	}
}

// outside reports whether a tip has left what the hair grows on.
func (h hairs) outside(x, y float32) bool {
	i, j := int(x), int(y)
	return i < 0 || j < 0 || i >= h.where.W || j >= h.where.H || h.where.V[j*h.where.W+i] < 0.4
}

// dot spreads one pixel of a hair over the four that it touches; false where something else is painted.
func (h hairs) dot(x, y float32, c color.RGB, a float32) bool {
	i, j := plane.Floor(x-0.5), plane.Floor(y-0.5)
	if i < 0 || j < 0 || i >= h.where.W-1 || j >= h.where.H-1 {
		return false
	}
	if k := j*h.where.W + i; h.where.V[k] < 0.3 && h.base.Pix[4*k+3] > 0.5 {
		return false
	}
	u, v := x-0.5-float32(i), y-0.5-float32(j)
	at := (j+h.where.Y0-h.l.Y0)*h.l.W + i + h.where.X0 - h.l.X0
	plane.Over(plane.Pixel(h.l, at), c, a*(1-u)*(1-v))
	plane.Over(plane.Pixel(h.l, at+1), c, a*u*(1-v))
	plane.Over(plane.Pixel(h.l, at+h.l.W), c, a*(1-u)*v)
	plane.Over(plane.Pixel(h.l, at+h.l.W+1), c, a*u*v)
	return true
}
