package craft

import (
	"context"
	"image"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// LowPoly redraws the picture with flat triangles: their corners lie along the outline, and closer where there is detail. Each is as
// light as the swollen body is turned there; faces and words are painted over them as they are.
func LowPoly(_ context.Context, p *picture.Picture) *raster.Layer {
	pitch := p.Length(0.066)
	if p.Detailed {
		pitch = p.Length(0.048)
	}
	if p.Minimal {
		pitch = p.Length(0.09)
	}
	out := faceted(p, p.Bare(true).Drawn(), pitch)
	if prints := angular(p).Prints(true); prints != nil {
		cutLetters(prints, pitch*.42, p.Seed+3, .2)
		raster.Over(out, prints, 1)
	}
	if letters := p.Seen("letters"); letters != nil {
		cutLetters(letters, pitch*.8, p.Seed, .62)
		picture.LayAtop(out, letters)
	}
	return out
}

// cutLetters cuts letters and faces into shards, within their outlines: each is lighter or darker by so much at most, and lighter toward the light.
func cutLetters(l *raster.Layer, pitch float32, seed uint64, most float32) {
	c := plane.NewCells(plane.Bounds(l), pitch, false, seed, nil)
	for i := range l.W * l.H {
		d := plane.Pixel(l, i)
		if d[3] < .02 {
			continue
		}
		x, y := float32(l.X0+i%l.W), float32(l.Y0+i/l.W)
		n, _, _ := c.Nearest(x, y)
		turn := 3.0
		if n >= 0 && int(n) < len(c.Sites) {
			turn += 3 * (math.Atan2(float64(y-c.Sites[n].Y), float64(x-c.Sites[n].X))/math.Pi + float64(plane.Hash(int(n), 9, seed)))
		}
		side := int(turn/2) % 3
		by := most * (.6*(plane.Hash(3*int(n)+side, 3, seed)-.5) + .4*[3]float32{.5, -.1, -.5}[side])
		white := float32(0)
		if by > 0 {
			white = 1
		}
		plane.Atop(d, color.RGB{R: white, G: white, B: white}, max(by, -by))
	}
}

// faceted redraws art with triangles about so many pixels wide.
func faceted(p *picture.Picture, art *raster.Layer, pitch float32) *raster.Layer {
	out := raster.Square(p.Size)
	r := p.Around(art, 0.01)
	if r.Empty() {
		return out
	}
	picture.Solidify(art, r)
	shape := plane.AlphaOf(art, r)
	relief := shape.Reduced(2).Inflated(p.Length(0.09) / 4).Softened(2).Enlarged(shape)
	shape.BecomeDistance()
	pitch = slender(shape, pitch)
	even := p.Bare(true).Flattened(picture.Second{}).Drawn()
	detail := picture.Contrast(even, r)
	c := plane.NewCells(r, pitch, false, p.Seed, detail.Softened(pitch/3).Stretched())
	step := pitch * .55
	f := fieldsIn(even, r, max(40, int(0.4*step*step)))
	alongOutline(c, borders(f), step)
	alongOutline(c, shape, step)
	c.Sort()
	var nodes []scene.Node
	var facets []*facet
	for n, t := range triangles(c) {
		one := &facet{t: [3]plane.Site{c.Sites[t[0]], c.Sites[t[1]], c.Sites[t[2]]}}
		x, y := int((one.t[0].X+one.t[1].X+one.t[2].X)/3)-r.Min.X, int((one.t[0].Y+one.t[1].Y+one.t[2].Y)/3)-r.Min.Y
		if min(x, y) < 0 || x >= relief.W || y >= relief.H || !one.cover(art, f) {
			continue
		}
		gx, gy := relief.Slope(y*relief.W + x)
		one.lift = .11*(plane.Hash(n, 7, p.Seed)-.5) + .095*plane.Clamp2(1.2*(.6*gx+.8*gy))
		nodes, facets = append(nodes, one.node()), append(facets, one)
	}
	raster.Draw(out, nodes, scene.Identity)
	for _, t := range facets {
		t.split(out, f)
	}
	plane.EachIn(out, shape, func(d []float32, x, y int, v float32) { // tips that are narrower than a triangle
		if i := (y-even.Y0)*even.W + x - even.X0; v < 0 && d[3] < 1 && y < even.H && x < even.W {
			if s := plane.Pixel(even, i); s[3] > .02 {
				plane.Under(d, plane.Straight(s), s[3])
			}
		}
	})
	plane.Settle(out, r)
	return out
}

// slender is how wide facets are: those of what is slender all over, such as a line of letters, are small.
func slender(shape *plane.Plane, usual float32) float32 {
	thick := float32(0)
	for _, v := range shape.V {
		thick = max(thick, -v)
	}
	return max(usual*.3, min(usual, thick*.6))
}

// fieldsIn are the fields of color of at least so many pixels.
func fieldsIn(even *raster.Layer, r plane.Rectangle, least int) *picture.Fields {
	picture.Solidify(even, r)
	return picture.FieldsOf(even, r, 14, least)
}

// borders is the distance to the borders between fields of color.
func borders(f *picture.Fields) *plane.Plane {
	edges := plane.NewPlane(f.R)
	w := f.R.Dx()
	for i, label := range f.Label {
		if label >= 0 && (i%w+1 < w && f.Label[i+1] >= 0 && f.Label[i+1] != label || i+w < len(f.Label) && f.Label[i+w] >= 0 && f.Label[i+w] != label) {
			edges.V[i] = 1
		}
	}
	edges.BecomeDistance()
	for i, v := range edges.V {
		edges.V[i] = max(0, v)
	}
	return edges
}

// alongOutline replaces the sites beside the outline by ones on it, a step apart.
func alongOutline(c *plane.Cells, d *plane.Plane, step float32) {
	kept := c.Sites[:0]
	for _, s := range c.Sites {
		if v := d.At(int(s.X), int(s.Y)); v < -step*.6 || v > step*.8 {
			kept = append(kept, s)
		}
	}
	c.Sites = kept
	taken := map[[2]int][]plane.Site{}
	for y := c.R.Min.Y; y < c.R.Max.Y; y++ {
		for x := c.R.Min.X; x < c.R.Max.X; x++ {
			if v := d.At(x, y); v > .5 || v < -.5 {
				continue
			}
			s := plane.Site{X: float32(x) + .5, Y: float32(y) + .5, Cos: 1}
			b := [2]int{int(s.X / step), int(s.Y / step)}
			if near(taken, b, s, step) {
				continue
			}
			taken[b] = append(taken[b], s)
			c.Sites = append(c.Sites, s)
		}
	}
}

func near(taken map[[2]int][]plane.Site, b [2]int, s plane.Site, step float32) bool {
	for j := b[1] - 1; j <= b[1]+1; j++ {
		for i := b[0] - 1; i <= b[0]+1; i++ {
			for _, o := range taken[[2]int{i, j}] {
				if (o.X-s.X)*(o.X-s.X)+(o.Y-s.Y)*(o.Y-s.Y) < step*step {
					return true
				}
			}
		}
	}
	return false
}

// triangles joins the sites whose cells meet in a point: the Delaunay triangles, read off the cells.
func triangles(c *plane.Cells) [][3]int32 {
	w, h := c.R.Dx(), c.R.Dy()
	label := make([]int32, w*h)
	for i := range label {
		label[i], _, _ = c.Nearest(float32(c.R.Min.X+i%w), float32(c.R.Min.Y+i/w))
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

// facet is a triangle between three corners, and how much of each field of color it covers.
type facet struct {
	t    [3]plane.Site
	box  image.Rectangle
	sums map[int32][5]float32 // by field: the sum of colors, and how many pixels
	lift float32              // how much lighter it is than the art
}

func turnOf(a, b plane.Site, x, y float32) float32 {
	return (b.X-a.X)*(y-a.Y) - (b.Y-a.Y)*(x-a.X)
}

// each calls a function for the pixels of a triangle.
func (t *facet) each(do func(x, y int)) {
	for y := t.box.Min.Y; y < t.box.Max.Y; y++ {
		for x := t.box.Min.X; x < t.box.Max.X; x++ {
			px, py := float32(x)+.5, float32(y)+.5
			a, b, c := turnOf(t.t[0], t.t[1], px, py), turnOf(t.t[1], t.t[2], px, py), turnOf(t.t[2], t.t[0], px, py)
			if a >= 0 && b >= 0 && c >= 0 || a <= 0 && b <= 0 && c <= 0 {
				do(x, y)
			}
		}
	}
}

// cover measures the fields below a triangle; false where it covers little of the art.
func (t *facet) cover(art *raster.Layer, f *picture.Fields) bool {
	x0, y0 := min(t.t[0].X, t.t[1].X, t.t[2].X), min(t.t[0].Y, t.t[1].Y, t.t[2].Y)
	x1, y1 := max(t.t[0].X, t.t[1].X, t.t[2].X), max(t.t[0].Y, t.t[1].Y, t.t[2].Y)
	t.box = image.Rect(int(x0), int(y0), int(x1)+1, int(y1)+1).Intersect(plane.Bounds(art))
	t.sums = map[int32][5]float32{}
	n, painted := float32(0), float32(0)
	t.each(func(x, y int) {
		d := plane.Pixel(art, (y-art.Y0)*art.W+x-art.X0)
		label := int32(-1)
		if in := image.Pt(x, y); in.In(f.R) {
			label = f.Label[(y-f.R.Min.Y)*f.R.Dx()+x-f.R.Min.X]
		}
		sum := t.sums[label]
		for k := range d {
			sum[k] += d[k]
		}
		sum[4]++
		t.sums[label] = sum
		n, painted = n+1, painted+d[3]
	})
	return n > 0 && painted >= .55*n
}

// tone is the color of the facet where it shows a field.
func (t *facet) tone(label int32) color.RGB {
	sum := t.sums[label]
	v := color.ToLCH(plane.Straight(sum[:4]))
	v.L = max(.05, min(.92, v.L+t.lift-.06*plane.Smooth(.86, .97, v.L))) // white facets are seen on white
	v.C *= 1.12 - .5*plane.Smooth(.8, .92, v.L)                          // white stays white
	return color.FromLCH(v)
}

// most is the field that it covers most of.
func (t *facet) most() int32 {
	of, n := int32(-2), float32(0)
	for label, s := range t.sums {
		if s[3] > 0 && (s[4] > n || s[4] == n && label > of) {
			of, n = label, s[4]
		}
	}
	return of
}

// node is the whole triangle in the color of the field that it covers most of.
func (t *facet) node() scene.Node {
	fill := t.tone(t.most()).Paint()
	return scene.NewPath().Move(t.t[0].X, t.t[0].Y).Line(t.t[1].X, t.t[1].Y).Line(t.t[2].X, t.t[2].Y).Close().Fill(fill).
		Stroke(scene.Stroke{Paint: fill, Width: 1, Join: scene.RoundJoin}).Node()
}

// splitShare is the part of a triangle from which on a second field is seen in it: less follows the corners of the triangles.
const splitShare = .16

// split paints the other fields that a triangle shows a good part of: it is cut along their border.
func (t *facet) split(out *raster.Layer, f *picture.Fields) {
	all := float32(0)
	for _, s := range t.sums {
		all += s[4]
	}
	most := t.most()
	for label, s := range t.sums {
		if label == most || label < 0 || s[4] < splitShare*all || s[3] == 0 {
			continue
		}
		c := t.tone(label)
		t.each(func(x, y int) {
			n := 0
			for k := range 9 {
				if u, v := x+k%3-1-f.R.Min.X, y+k/3-1-f.R.Min.Y; min(u, v) >= 0 && u < f.R.Dx() && v < f.R.Dy() && f.Label[v*f.R.Dx()+u] == label {
					n++
				}
			}
			if n > 0 {
				plane.Atop(plane.Pixel(out, (y-out.Y0)*out.W+x-out.X0), c, float32(n)/9)
			}
		})
	}
}
