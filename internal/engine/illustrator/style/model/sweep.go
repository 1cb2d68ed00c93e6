package model

import (
	"math"
	"slices"
	"sync"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// blockFaces are the tones of the faces at the side and on top.
var blockFaces = sync.OnceValue(func() plane.Tone {
	return plane.Tone{
		Dark:   color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: c.L * 0.66, C: c.C * 1.02, H: c.H - 0.06} }),
		Bright: color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: c.L + (1-c.L)*0.30, C: c.C * 0.92, H: c.H + 0.04} }),
	}
})

// block draws the sides of a layer's ink: so many steps of two pixels right and one up.
func block(out, l *raster.Layer, steps int) { (&sweep{front: l, steps: steps}).over(out) }

// sweep is a front that is moved back by steps of two pixels right and one up: the sides of a body.
type sweep struct {
	front *raster.Layer
	steps int
	side  *raster.Layer // what the side shows in a mirror, if anything: windows that go around the corner
	glass *raster.Layer // the windows of a vehicle, if it has any: the slope before them is its windscreen
	reach float32       // how far behind the outline a window may begin, in pixels

	pane        color.RGB
	alpha, soft *plane.Plane
	edges       map[int]edge // of the front, by pixel
}

// edge is a pixel on the outline of a front: the color of what lies behind it, and which way it is turned.
type edge struct {
	color  color.RGB
	gx, gy float32
	paned  bool // a window lies behind it
}

// over draws what the sweep covers.
func (s *sweep) over(out *raster.Layer) {
	l := s.front
	a := plane.AlphaOf(l, plane.Bounds(l))
	s.alpha, s.edges = a, map[int]edge{}
	s.soft = &plane.Plane{X0: a.X0, Y0: a.Y0, W: a.W, H: a.H, V: slices.Clone(a.V)}
	s.soft.Softened(2.2)
	if s.glass != nil {
		s.pane = paneTone(s.glass)
	}
	any, full := rays(a, 0.01), rays(a, 0.99)
	for y := range a.H {
		for x := range a.W {
			i := y*a.W + x
			if a.V[i] > 0.99 || any[i] > int32(s.steps) {
				continue
			}
			most, at := s.hit(x, y, int(full[i]))
			if most < 0.01 || at < 0 || l.Pix[4*at+3] < 0.01 {
				continue
			}
			plane.Over(plane.Pixel(out, (y+l.Y0-out.Y0)*out.W+x+l.X0-out.X0), s.shown(i, at, int(full[i])), most)
		}
	}
}

// hit is how much of a pixel the sweep covers, and which pixel of the front is moved there.
func (s *sweep) hit(x, y, full int) (most float32, at int) {
	a := s.alpha
	at = -1
	if full <= s.steps {
		return 1, y*a.W + x + full*(a.W-2)
	}
	for k := 1; k <= s.steps && most < 0.99; k++ {
		u, v := x-2*k, y+k
		if u < 0 || v >= a.H {
			break
		}
		if w := a.V[v*a.W+u]; w > most {
			most, at = w, v*a.W+u
		}
		if w := (a.V[v*a.W+u] + a.V[v*a.W+u+1] + a.V[(v-1)*a.W+u] + a.V[(v-1)*a.W+u+1]) / 4; w > most {
			most = w // halfway between two steps
		}
	}
	return most, at
}

// shown is the color of the side at a pixel, to which one of the front was moved by so many steps.
func (s *sweep) shown(i, at, full int) color.RGB {
	e := s.edge(at)
	c := e.color
	x := i % s.alpha.W
	wall := e.gx > 0.98 // a roof has no windows
	if s.side != nil && wall && full <= s.steps && x >= 4*full {
		if m := plane.Pixel(s.side, i-4*full); m[3] > 0.99 { // as far to the left of the corner as this is to its right
			c = plane.Straight(m)
		}
	}
	if t := float32(full) / float32(s.steps); e.paned && t > 0.1 && t < 0.9 {
		return s.pane
	}
	f := blockFaces()
	return f.Dark.At(c).Mix(f.Bright.At(c), plane.Smooth(-0.15, 0.75, -e.gy-0.25*e.gx))
}

// edge is the edge at a pixel of the front.
func (s *sweep) edge(at int) edge {
	if e, ok := s.edges[at]; ok {
		return e
	}
	gx, gy := s.soft.Slope(at) // points out
	n := float32(math.Hypot(float64(gx), float64(gy))) + 1e-6
	e := edge{color: s.around(at), gx: gx / n, gy: gy / n}
	if s.glass != nil && e.gx > slopeOut && e.gy < 0.05 {
		e.paned = s.behind(at, e.gx, e.gy)
	}
	s.edges[at] = e
	return e
}

// slopeOut is how far to the right a windscreen is turned in a sheared front: roofs are less.
const slopeOut = 0.62

// around is the mean color of the ink next to a pixel: neighboring rays end on different pixels of an outline, and would give stripes.
func (s *sweep) around(at int) color.RGB {
	l := s.front
	reach := max(2, l.W/160)
	var sum [4]float32
	for y := max(0, at/l.W-reach); y <= min(l.H-1, at/l.W+reach); y++ {
		for x := max(0, at%l.W-reach); x <= min(l.W-1, at%l.W+reach); x++ {
			d := plane.Pixel(l, y*l.W+x)
			for k := range sum {
				sum[k] += d[k]
			}
		}
	}
	return plane.Straight(sum[:])
}

// behind reports whether a window lies within reach of an outline.
func (s *sweep) behind(at int, gx, gy float32) bool {
	w := s.glass.W
	for d := float32(1); d < s.reach; d++ {
		x, y := at%w-int(d*gx), at/w-int(d*gy)
		if x < 0 || y < 0 || y >= s.glass.H {
			break
		}
		if s.glass.Pix[4*(y*w+x)+3] > 0.9 {
			return true
		}
	}
	return false
}

// paneTone is the mean color of windows without their frames.
func paneTone(glass *raster.Layer) color.RGB {
	var sum [4]float32
	for i := range glass.W * glass.H {
		if d := plane.Pixel(glass, i); d[3] > 0.9 && plane.Luma(plane.Straight(d)) > 0.45 {
			for k := range sum {
				sum[k] += d[k]
			}
		}
	}
	if sum[3] == 0 {
		return color.Hex(0xa9cbdc)
	}
	c := color.ToLCH(plane.Straight(sum[:]))
	return color.FromLCH(color.LCH{L: max(0.6, c.L-0.05), C: c.C, H: c.H})
}

// paned are the windows of vehicles; nil of all else.
func paned(p *picture.Picture, r plane.Rectangle) *raster.Layer {
	for _, q := range p.Pieces {
		if q.Group != "vehicles" {
			return nil
		}
	}
	l := p.SeenParts(func(part string) bool { return part == "windows" || part == "window" || part == "windshield" })
	if l == nil {
		return nil
	}
	return plane.Crop(l, r)
}

// rays counts for every pixel the steps down to the lower left until a value above least; nothing ahead is very far.
func rays(a *plane.Plane, least float32) []int32 {
	const nothing = 1 << 20
	out := make([]int32, len(a.V))
	for y := a.H - 1; y >= 0; y-- {
		for x := range a.W {
			i := y*a.W + x
			switch {
			case y == a.H-1 || x < 2:
				out[i] = nothing
			case a.V[i+a.W-2] > least:
				out[i] = 1
			default:
				out[i] = out[i+a.W-2] + 1
			}
		}
	}
	return out
}
