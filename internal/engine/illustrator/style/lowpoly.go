package style

import (
	"context"
	"image"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// lowPoly redraws the picture with flat triangles: their corners lie along the outline, and closer where there is detail. Small
// dark and light features, such as eyes, are painted over them as they are.
func lowPoly(_ context.Context, p *Picture) *raster.Layer {
	pitch := p.length(0.052)
	if p.Detailed {
		pitch = p.length(0.038)
	}
	if p.Minimal {
		pitch = p.length(0.075)
	}
	out := p.faceted(p.drawn(), folding{pitch, .13, 0})
	p.paintFeatures(out)
	return out
}

// folding says how facets are made: how many pixels wide, how far their lightness differs, and how much lighter their creases are.
type folding struct{ pitch, vary, crease float32 }

// faceted redraws art with triangles.
func (p *Picture) faceted(art *raster.Layer, k folding) *raster.Layer {
	pitch := k.pitch
	out := raster.Square(p.Size)
	r := p.around(art, 0.01)
	if r.Empty() {
		return out
	}
	solidify(art, r)
	shape := alphaOf(art, r)
	shape.becomeDistance()
	if k.crease == 0 {
		pitch = slender(shape, pitch)
	}
	even := p.flattened(second{}).drawn()
	detail := contrast(even, r)
	c := newCells(r, pitch, false, p.Seed, detail.softened(pitch/3).stretched())
	step := pitch * .55
	if k.crease == 0 { // paper is folded across its colors
		c.alongOutline(borders(even, r, max(40, int(0.7*step*step))), step)
	}
	c.alongOutline(shape, step)
	c.sort()
	var nodes []scene.Node
	for n, t := range c.triangles() {
		if node, ok := facet(art, [3]site{c.sites[t[0]], c.sites[t[1]], c.sites[t[2]]}, k.vary*(hash(n, 7, p.Seed)-.5)); ok {
			if k.crease > 0 {
				p.creased(node.Path, k.crease)
			}
			nodes = append(nodes, node)
		}
	}
	raster.Draw(out, nodes, scene.Identity)
	settle(out, r)
	return out
}

// slender is how wide facets are: those of what is slender all over, such as a line of letters, are small.
func slender(shape *plane, usual float32) float32 {
	thick := float32(0)
	for _, v := range shape.v {
		thick = max(thick, -v)
	}
	return max(usual*.3, min(usual, thick*.6))
}

// borders is the distance to the borders between fields of color of at least so many pixels.
func borders(even *raster.Layer, r rectangle, least int) *plane {
	solidify(even, r)
	f := fieldsOf(even, r, 10, least)
	edges := newPlane(r)
	w := r.Dx()
	for i, label := range f.label {
		if label >= 0 && (i%w+1 < w && f.label[i+1] >= 0 && f.label[i+1] != label || i+w < len(f.label) && f.label[i+w] >= 0 && f.label[i+w] != label) {
			edges.v[i] = 1
		}
	}
	edges.becomeDistance()
	for i, v := range edges.v {
		edges.v[i] = max(0, v)
	}
	return edges
}

// alongOutline replaces the sites beside the outline by ones on it, a step apart.
func (c *cells) alongOutline(d *plane, step float32) {
	kept := c.sites[:0]
	for _, s := range c.sites {
		if v := d.at(int(s.x), int(s.y)); v < -step*.6 || v > step*.8 {
			kept = append(kept, s)
		}
	}
	c.sites = kept
	taken := map[[2]int][]site{}
	for y := c.r.Min.Y; y < c.r.Max.Y; y++ {
		for x := c.r.Min.X; x < c.r.Max.X; x++ {
			if v := d.at(x, y); v > .5 || v < -.5 {
				continue
			}
			s := site{x: float32(x) + .5, y: float32(y) + .5, cos: 1}
			b := [2]int{int(s.x / step), int(s.y / step)}
			if near(taken, b, s, step) {
				continue
			}
			taken[b] = append(taken[b], s)
			c.sites = append(c.sites, s)
		}
	}
}

func near(taken map[[2]int][]site, b [2]int, s site, step float32) bool {
	for j := b[1] - 1; j <= b[1]+1; j++ {
		for i := b[0] - 1; i <= b[0]+1; i++ {
			for _, o := range taken[[2]int{i, j}] {
				if (o.x-s.x)*(o.x-s.x)+(o.y-s.y)*(o.y-s.y) < step*step {
					return true
				}
			}
		}
	}
	return false
}

// triangles joins the sites whose cells meet in a point: the Delaunay triangles, read off the cells.
func (c *cells) triangles() [][3]int32 {
	w, h := c.r.Dx(), c.r.Dy()
	label := make([]int32, w*h)
	for i := range label {
		label[i], _, _ = c.nearest(float32(c.r.Min.X+i%w), float32(c.r.Min.Y+i/w))
	}
	seen := map[[3]int32]bool{}
	var out [][3]int32
	add := func(a, b, d int32) {
		if a == b || b == d || a == d || a < 0 || b < 0 || d < 0 {
			return
		}
		t := [3]int32{min(a, b, d), a + b + d - min(a, b, d) - max(a, b, d), max(a, b, d)}
		if !seen[t] {
			seen[t] = true
			out = append(out, t)
		}
	}
	for y := range h - 1 {
		for x := range w - 1 {
			i := y*w + x
			a, b, d, e := label[i], label[i+1], label[i+w], label[i+w+1]
			if a == b && d == e || a == d && b == e {
				continue
			}
			add(a, b, d)
			add(b, d, e)
			if a == b || d == e || a == d || b == e {
				add(a, b, e)
				add(a, d, e)
			}
		}
	}
	return out
}

// facet is a triangle in the mean color of the art that it covers; false where it covers little.
func facet(art *raster.Layer, t [3]site, lift float32) (scene.Node, bool) {
	x0, y0 := min(t[0].x, t[1].x, t[2].x), min(t[0].y, t[1].y, t[2].y)
	x1, y1 := max(t[0].x, t[1].x, t[2].x), max(t[0].y, t[1].y, t[2].y)
	box := image.Rect(int(x0), int(y0), int(x1)+1, int(y1)+1).Intersect(bounds(art))
	var sum [4]float32
	n := float32(0)
	cross := func(a, b site, x, y float32) float32 { return (b.x-a.x)*(y-a.y) - (b.y-a.y)*(x-a.x) }
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			px, py := float32(x)+.5, float32(y)+.5
			a, b, c := cross(t[0], t[1], px, py), cross(t[1], t[2], px, py), cross(t[2], t[0], px, py)
			if (a < 0 || b < 0 || c < 0) && (a > 0 || b > 0 || c > 0) {
				continue
			}
			d := pixel(art, (y-art.Y0)*art.W+x-art.X0)
			for k := range d {
				sum[k] += d[k]
			}
			n++
		}
	}
	if n == 0 || sum[3] < .55*n {
		return scene.Node{}, false
	}
	v := color.ToLCH(straight(sum[:]))
	v.L = max(.05, min(.98, v.L+lift))
	v.C *= 1.12
	fill := color.FromLCH(v).Paint()
	path := scene.NewPath().Move(t[0].x, t[0].y).Line(t[1].x, t[1].y).Line(t[2].x, t[2].y).Close().Fill(fill).
		Stroke(scene.Stroke{Paint: fill, Width: 1, Join: scene.RoundJoin})
	return path.Node(), true
}
