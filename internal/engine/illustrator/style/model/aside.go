package model

import (
	"math"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

// viewAside is how far bodies are turned to the left, in degrees, so that their right side is seen as that of a box is.
const viewAside = 34.0

// aside turns a drawing with heights around its upright axis, row by row: what it shows then, and the heights of its front and of its back.
func aside(src *raster.Layer, z *plane.Plane) (turned *raster.Layer, front, back *plane.Plane) {
	sin, cos := math.Sincos(viewAside * math.Pi / 180)
	most := float32(0)
	for _, v := range z.V {
		most = max(most, v)
	}
	t := turning{src: src, z: z, sin: float32(sin), cos: float32(cos), mid: float32(src.W) / 2, more: int(most*float32(sin)) + 2}
	turned = raster.NewLayer(src.X0-t.more, src.Y0, src.W+2*t.more, src.H)
	front, back = plane.NewPlane(plane.Bounds(turned)), plane.NewPlane(plane.Bounds(turned))
	near, far := newSeen(turned.W), newSeen(turned.W)
	for y := range src.H {
		near.clear()
		far.clear()
		t.row(y, 1, near, far)
		t.row(y, -1, near, far)
		for x := near.first / steps; x <= near.last/steps && near.last >= 0; x++ {
			t.lay(x, y, near, far, turned, front, back)
		}
	}
	return turned, front, back
}

// backShown is how far into a form the drawing goes on around its edge: a second eye would show farther in.
const backShown = 0.25

// turning is a drawing with heights that is being turned.
type turning struct {
	src           *raster.Layer
	z             *plane.Plane
	sin, cos, mid float32
	more          int // pixels that the turned drawing may be wider on each side
}

// row notes the surface of one row, in front or at the back: the columns that are nearest, and those that are farthest.
func (t *turning) row(y int, side float32, near, far *seen) {
	var wasX, wasNear, wasShown float32
	open := false
	end := -1 // of the run of ink
	for x := range t.src.W {
		i := y*t.src.W + x
		if t.src.Pix[4*i+3] < 0.004 {
			open = false
			continue
		}
		for end = max(end, x); end+1 < t.src.W && t.src.Pix[4*(y*t.src.W+end+1)+3] >= 0.004; {
			end++
		}
		shown := float32(x)
		if side < 0 {
			shown = float32(end) - backShown*float32(end-x)
		}
		u, z := float32(x)-t.mid, t.z.V[i]*side
		atX, deep := t.mid+float32(t.more)+u*t.cos-z*t.sin, z*t.cos+u*t.sin
		if open {
			near.fill(wasX, atX, wasNear, deep, wasShown, shown, side < 0)
			far.fill(wasX, atX, -wasNear, -deep, wasShown, shown, side < 0)
		}
		if side > 0 && (!open || x == end) { // where the front meets the back
			backX, backDeep := atX+2*z*t.sin, deep-2*z*t.cos
			near.fill(backX, atX, backDeep, deep, shown, shown, false)
			far.fill(backX, atX, -backDeep, -deep, shown, shown, false)
		}
		wasX, wasNear, wasShown, open = atX, deep, shown, true
	}
}

// lay sets a pixel of the turned drawing and its heights.
func (t *turning) lay(x, y int, near, far *seen, turned *raster.Layer, front, back *plane.Plane) {
	i := y*turned.W + x
	d := plane.Pixel(turned, i)
	n, zNear, zFar := float32(0), float32(0), float32(0)
	for k := x * steps; k < (x+1)*steps && k < len(near.row); k++ {
		if near.row[k] < 0 {
			continue
		}
		u := int(near.row[k])
		f := near.row[k] - float32(u)
		a := plane.Pixel(t.src, y*t.src.W+u)
		b := plane.Pixel(t.src, y*t.src.W+min(u+1, t.src.W-1))
		var shown [4]float32
		for c := range d {
			shown[c] = a[c] + (b[c]-a[c])*f
		}
		if 2*max(t.z.V[y*t.src.W+u], t.z.V[y*t.src.W+min(u+1, t.src.W-1)]) > edgeDepth {
			closed(&shown, t.src, u, y)
		}
		for c := range d {
			d[c] += shown[c] / steps
		}
		n, zNear, zFar = n+1, zNear+near.near[k], zFar-far.near[k]
	}
	if n > 0 {
		front.V[i], back.V[i] = zNear/n, zFar/n
	}
}

// edgeDepth is how thick a body is beside its outline, in pixels: thinner parts keep the soft edge of the drawing.
const edgeDepth = 2

// closed makes a color opaque that is from the soft edge of something opaque: it was turned to where no edge is.
func closed(c *[4]float32, src *raster.Layer, x, y int) {
	if c[3] > 0.98 {
		return
	}
	for v := max(0, y-2); v <= min(src.H-1, y+2); v++ {
		for u := max(0, x-2); u <= min(src.W-1, x+2); u++ {
			if d := plane.Pixel(src, v*src.W+u); d[3] > 0.98 {
				*c = [4]float32(d)
				return
			}
		}
	}
}
