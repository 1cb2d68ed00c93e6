package craft

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Faces and words are worked in the material of the rest: each of these takes them as flat paint and lays them in thread, stone or facets.

// rounded is how far inside its outline each pixel of a layer lies, in pixels.
func rounded(l *raster.Layer) *plane.Plane {
	return plane.AlphaOf(l, plane.Bounds(l)).SignedDistance()
}

// satin sews a layer over a picture in satin stitches of so many pixels: raised, with a shadow around them.
func satin(out, l *raster.Layer, width float32) {
	if l == nil {
		return
	}
	d := rounded(l)
	for i, v := range d.V {
		x, y := d.X0+i%d.W, d.Y0+i/d.W
		to := plane.Pixel(out, y*out.W+x)
		if v > 0 && v < width*.8 && to[3] > 0 {
			plane.Atop(to, color.RGB{}, .30*(1-v/(width*.8)))
		}
		s := plane.Pixel(l, i)
		if s[3] < .02 {
			continue
		}
		c := color.ToLab(plane.Straight(s))
		across := (.26*float32(x) + .966*float32(y)) / width
		n := plane.Floor(across)
		u := 2*(across-float32(n)) - 1
		gx, gy := d.Slope(i)
		c.L = min(c.L, .95)
		c.L += .06*(1-u*u) - .15*u*u*u*u + .05*(plane.Hash(n, 9, 23)-.5)
		rim := plane.Clamp(1 + v/(width*1.1))
		c.L += rim * (.10*(.6*gx+.8*gy) - .10)
		c.L = max(.04, min(.985, c.L))
		plane.Atop(to, color.FromLab(c), s[3])
	}
}

// tesserae lays a layer over a picture in small stones about so many pixels wide, cut to its shapes.
func tesserae(out, l *raster.Layer, pitch float32, seed uint64) {
	if l == nil {
		return
	}
	c := plane.NewCells(plane.Bounds(l), pitch, true, seed, nil)
	c.SettleDown(1, nil)
	d := rounded(l)
	joint := max(1, pitch*.11)
	step := max(1, int(joint*.6))
	for i, v := range d.V {
		s := plane.Pixel(l, i)
		x, y := d.X0+i%d.W, d.Y0+i/d.W
		to := plane.Pixel(out, y*out.W+x)
		if v > -joint && v < joint && to[3] > 0 { // the joint around the whole
			plane.Atop(to, grout.Mix(plane.Straight(to), .45), plane.Clamp(joint*.5-v+.5)*.8)
		}
		if s[3] < .02 || v > -joint*.4 {
			continue
		}
		n, _, gap := c.Nearest(float32(x)+.5, float32(y)+.5)
		own := plane.Straight(s)
		tone := color.ToLab(own)
		tone.L = max(.06, min(.97, tone.L+.08*(plane.Hash(int(n), 3, seed)-.5)))
		bed := color.FromLab(color.Lab{L: .35 + .35*tone.L, A: tone.A * .6, B: tone.B * .6})
		cut := plane.Clamp(gap - joint*.5 + .5)
		for _, j := range [2]int{i + step, i + step*d.W} { // colors are parted too
			if j < len(d.V) {
				if o := plane.Pixel(l, j); o[3] > .5 && plane.Gap(color.ToLab(plane.Straight(o)), color.ToLab(own)) > .02 {
					cut *= .4
				}
			}
		}
		plane.Atop(to, bed.Mix(color.FromLab(tone), cut), plane.Clamp(-joint*.4-v+.5))
	}
}

// angular is the picture with the outlines of its faces and words as polygons of few corners.
func angular(p *picture.Picture) *picture.Picture {
	return p.Mapped(func(q picture.Piece) []scene.Node {
		f := folder{p: p, m: q.Matrix, unit: 1 / max(q.Matrix.Scale(), 1e-6), fine: true}
		taken := map[*scene.Group]bool{}
		for _, n := range p.Features(q) {
			taken[n.Group] = true
		}
		return f.polygons(q.Nodes, taken, false)
	})
}

// polygons straightens the shapes within some groups.
func (f folder) polygons(nodes []scene.Node, taken map[*scene.Group]bool, within bool) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		out[i] = n
		switch {
		case n.Group != nil:
			h := *n.Group
			inner := within || taken[n.Group]
			if inner {
				h.Clip = f.straight(h.Clip)
			}
			h.Children = f.polygons(h.Children, taken, inner)
			out[i] = scene.Node{Group: &h}
		case within && n.Path.Fill.Kind != scene.NoPaint:
			h := *n.Path
			h.Segments = lines(f.corners(n.Path))
			out[i] = scene.Node{Path: &h}
		}
	}
	return out
}
