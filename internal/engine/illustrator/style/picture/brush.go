package picture

import (
	"context"
	"image"
	"math"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

// flow is the direction in which forms run at every fourth pixel: along edges, and between them as the nearest edges go.
type flow struct {
	x0, y0, w, h int
	cos, sin     []float32
}

const flowStep = 4

// FlowOf finds directions by the structure tensor of brightness and coverage, smoothed by sigma pixels.
func FlowOf(l *raster.Layer, sigma float32) *flow {
	v := &plane.Plane{X0: 0, Y0: 0, W: l.W, H: l.H, V: make([]float32, l.W*l.H)}
	for i := range v.V {
		d := plane.Pixel(l, i)
		v.V[i] = 0.2126*d[0] + 0.7152*d[1] + 0.0722*d[2] + 0.6*d[3]
	}
	s := v.Reduced(2).Softened(1)
	xx, xy, yy := plane.NewPlane(s.Rect()), plane.NewPlane(s.Rect()), plane.NewPlane(s.Rect())
	for y := 1; y < s.H-1; y++ {
		for x := 1; x < s.W-1; x++ {
			i := y*s.W + x
			gx, gy := s.V[i+1]-s.V[i-1], s.V[i+s.W]-s.V[i-s.W]
			n := 1 / (0.02 + float32(math.Sqrt(float64(gx*gx+gy*gy)))) // strong edges must not silence weak ones
			xx.V[i], xy.V[i], yy.V[i] = gx*gx*n, gx*gy*n, gy*gy*n
		}
	}
	k := sigma / flowStep
	near, wide := [3]*plane.Plane{xx.Blurred(k), xy.Blurred(k), yy.Blurred(k)}, [3]*plane.Plane{xx.Blurred(5 * k), xy.Blurred(5 * k), yy.Blurred(5 * k)}
	f := &flow{l.X0, l.Y0, s.W, s.H, make([]float32, len(s.V)), make([]float32, len(s.V))}
	for i := range s.V {
		a := near[0].V[i] + 0.25*wide[0].V[i] + 1e-7 // with nothing near, strokes lie flat
		b := near[1].V[i] + 0.25*wide[1].V[i]
		c := near[2].V[i] + 0.25*wide[2].V[i] + 2e-7
		t := 0.5*math.Atan2(float64(2*b), float64(a-c)) + math.Pi/2
		sin, cos := math.Sincos(t)
		f.sin[i], f.cos[i] = float32(sin), float32(cos)
	}
	return f
}

// At returns the direction at a pixel of the picture.
func (f *flow) At(x, y int) (cos, sin float32) {
	i := min(max((y-f.y0)/flowStep, 0), f.h-1)*f.w + min(max((x-f.x0)/flowStep, 0), f.w-1)
	return f.cos[i], f.sin[i]
}

// Brush says how a layer of dabs is painted; lengths are shares of the side.
type Brush struct {
	Width, Length float32
	Density       float32 // how many times dabs cover the canvas
	Only          float32 // where the art has at least this much detail
	Jitter        float32 // of color
	Turn          float32 // of direction, in radians
	Opacity       float32
	Keep          float32 // how different a dab may be from the art below it before it stops there
	Bristle       float32 // depth of the bristles' grooves
}

// broad is the width of the brushes that do not paint faces and words, as a share of the side.
const broad = 0.015

// canvas is a painting under way.
type canvas struct {
	p       *Picture
	Art     *raster.Layer // what is painted
	Flow    *flow
	Detail  *plane.Plane
	Calming float32      // how much evener faces and words are painted than the rest
	Smooth  float32      // how much shallower the relief of pale paint is: on white each groove is seen
	calm    *plane.Plane // where broad brushes stay away, at an eighth of the size
	shape   *plane.Plane // signed distance to the outline, nil where strokes end on it
	inner   *plane.Plane // what is painted before the first stroke: the art less its edge
	rng     *rand.Rand
	dabs    []dab // in the order in which they are laid
}

// Overlap lets strokes run beyond the outline by up to a share of the side: the art is continued there, and shows where a stroke lies.
func (c *canvas) Overlap(share float32) {
	r := plane.Bounds(c.Art)
	reach := c.p.Length(share)
	c.inner, c.shape = plane.AlphaOf(c.Art, r), plane.OutlineOf(c.Art, r)
	around := plane.Surroundings(c.Art, reach*0.6)
	for i, d := range c.shape.V {
		px := plane.Pixel(c.Art, i)
		if d > reach || px[3] > 0.996 && d < -1.5 {
			continue
		}
		near := around.At(r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx())
		if max(d, -d) < 1.5 { // no stroke would bring back a thin line
			c.inner.V[i] = plane.Mix(c.inner.V[i], plane.Clamp(-0.5-d), plane.Smooth(0.46, 0.60, near[3]))
		}
		if near[3] > 0.004 && px[3] < 0.996 {
			plane.Set(px, plane.Straight(near[:]), 1)
		}
	}
}

// NewCanvas begins a painting of art whose strokes follow what is near.
func NewCanvas(p *Picture, art *raster.Layer, seed uint64) *canvas {
	return NewCanvasAlong(p, art, seed, 0.012)
}

// NewCanvasAlong begins a painting of art whose strokes follow what is within a share of the side: the wider, the more the form as a whole.
func NewCanvasAlong(p *Picture, art *raster.Layer, seed uint64, wide float32) *canvas {
	r := plane.Bounds(art)
	c := &canvas{p: p, Art: art, Calming: 0.6, Flow: FlowOf(art, p.Length(wide))}
	c.Detail = Contrast(art, r).Softened(p.Length(0.004))
	c.calm = p.Calm(r)
	c.rng = rand.New(rand.NewPCG(p.Seed, seed))
	return c
}

// Cover adds one layer of dabs in an order without pattern.
func (c *canvas) Cover(ctx context.Context, b Brush) {
	w, n := c.p.Length(b.Width), c.p.Length(b.Length)
	step := float32(math.Sqrt(float64(w * n / b.Density)))
	cols, rows := int(float32(c.Art.W)/step)+1, int(float32(c.Art.H)/step)+1
	reach := max(1, int(w*0.33))
	for k, cell := range c.rng.Perm(cols * rows) {
		if k%256 == 0 && ctx.Err() != nil {
			return
		}
		x := (float32(cell%cols) + c.rng.Float32()) * step
		y := (float32(cell/cols) + c.rng.Float32()) * step
		turn, light, tint, size := c.rng.Float32()-0.5, c.rng.Float32()-0.5, c.rng.Float32()-0.5, c.rng.Float32()
		i, j := int(x), int(y)
		if i >= c.Art.W || j >= c.Art.H || c.Art.Pix[4*(j*c.Art.W+i)+3] < 0.5 || c.shape != nil && c.shape.V[j*c.Art.W+i] > -0.22*w {
			continue
		}
		calm := c.calm.V[j>>calmReduction*c.calm.W+i>>calmReduction]
		if c.Detail.V[j*c.Art.W+i] < b.Only && calm < 0.5 || calm > 0.5 && b.Width > broad {
			continue
		}
		own := plane.Straight(plane.Pixel(c.Art, j*c.Art.W+i))
		base := c.around(i, j, reach).Mix(own, 0.5)
		lch := color.ToLCH(base)
		jitter := b.Jitter * (1 - c.Calming*calm) * min(1, 0.25+1.2*lch.L) // dark paint that is mixed as freely looks dirty
		mixed := color.FromLCH(color.LCH{
			L: plane.Clamp(lch.L + jitter*light), C: lch.C * (1 + 1.2*jitter*tint), H: lch.H + 2.2*jitter*(tint+0.4*light),
		})
		cos, sin := c.Flow.At(i+c.Art.X0, j+c.Art.Y0)
		a, o := math.Sincos(float64(turn * 2 * b.Turn))
		cos, sin = cos*float32(o)-sin*float32(a), sin*float32(o)+cos*float32(a)
		long := n * (0.7 + 0.6*size)
		if d := c.Detail.V[j*c.Art.W+i]; d > 0.1 {
			long *= 1 - 0.5*min(1, d*1.6)
		}
		c.dabs = append(c.dabs, dab{x, y, cos, sin, long / 2, w * (0.75 + 0.5*size) / 2, mixed, base, uint64(cell), b.Opacity, b.Keep, b.Bristle})
	}
}

// around is the mean color of the art around a pixel of it, reach pixels to each side, from 25 samples at most.
func (c *canvas) around(x, y, reach int) color.RGB {
	var sum [4]float32
	step := max(1, (reach+1)/2)
	for dy := -reach; dy <= reach; dy += step {
		for dx := -reach; dx <= reach; dx += step {
			i, j := min(max(x+dx, 0), c.Art.W-1), min(max(y+dy, 0), c.Art.H-1)
			for k, v := range plane.Pixel(c.Art, j*c.Art.W+i) {
				sum[k] += v
			}
		}
	}
	return plane.Straight(sum[:])
}

// dab is one stroke of the brush.
type dab struct {
	x, y, cos, sin float32
	long, wide     float32 // half sides in pixels
	color, base    color.RGB
	seed           uint64

	opacity, keep, bristle float32 // of its brush
}

// wet is a part of a painting while dabs are laid: some rows of it, over its whole width.
type wet struct {
	top    int           // its first row, in rows of the painting
	art    *raster.Layer // what is painted
	paint  *raster.Layer // opaque colors, without alpha
	height *plane.Plane  // of the paint
	cover  *plane.Plane  // where paint lies, nil where it is the art's coverage
}

// newWet begins with the colors of the art.
func newWet(art *raster.Layer, top int) *wet {
	w := &wet{top: top, art: art, paint: raster.NewLayer(0, 0, art.W, art.H), height: plane.NewPlane(image.Rect(0, 0, art.W, art.H))}
	for i := range art.W * art.H {
		if s := plane.Pixel(art, i); s[3] > 0.004 {
			plane.Set(plane.Pixel(w.paint, i), plane.Straight(s), 1)
		}
	}
	return w
}

func (d dab) lay(w *wet) {
	ac, as := max(d.cos, -d.cos), max(d.sin, -d.sin)
	rx, ry := d.long*ac+d.wide*as+1, d.long*as+d.wide*ac+1
	x0, x1 := max(0, plane.Floor(d.x-rx)), min(w.art.W-1, plane.Floor(d.x+rx)+1)
	y0, y1 := max(w.top, plane.Floor(d.y-ry)), min(w.top+w.art.H-1, plane.Floor(d.y+ry)+1)
	if y0 > y1 {
		return
	}
	const bristles = 12
	var groove, end [bristles + 1]float32
	for i := range groove {
		groove[i] = plane.Hash(i, int(d.seed), 7)
		end[i] = 0.62 + 0.38*plane.Hash(i, int(d.seed), 8)
	}
	cos, sin, ux, vx := d.cos/d.long, d.sin/d.long, d.cos/d.wide, d.sin/d.wide
	for y := y0; y <= y1; y++ {
		dy := float32(y) + 0.5 - d.y
		for x := x0; x <= x1; x++ {
			dx := float32(x) + 0.5 - d.x
			u, v := dx*cos+dy*sin, dy*ux-dx*vx
			if u < -1 || u > 1 || v < -1 || v > 1 {
				continue
			}
			i := (y-w.top)*w.art.W + x
			s := plane.Pixel(w.art, i)
			if s[3] < 0.004 {
				continue
			}
			f := (v*0.5 + 0.5) * bristles
			k := int(f)
			t := f - float32(k)
			g, tip := groove[k]+(groove[min(k+1, bristles)]-groove[k])*t, end[k]+(end[min(k+1, bristles)]-end[k])*t
			a := plane.Clamp((tip-u)*d.long*0.35) * plane.Clamp((1+u)*d.long*0.5) * plane.Clamp((1-v*v)*d.wide*0.5)
			a *= d.opacity * (1 - d.bristle*0.5*g*plane.Smooth(-0.2, 1, u))
			if a < 0.01 {
				continue
			}
			if far := apartFrom(s, d.base); far > d.keep {
				a *= plane.Clamp(1 - (far-d.keep)*9)
			}
			if w.cover != nil {
				w.cover.V[i] = max(w.cover.V[i], a)
			}
			px := plane.Pixel(w.paint, i)
			q := 1 - a
			px[0], px[1], px[2], px[3] = px[0]*q+d.color.R*a, px[1]*q+d.color.G*a, px[2]*q+d.color.B*a, 1
			ridge := plane.Smooth(0.55, 0.95, max(v, -v)) * 0.45 // paint pushed aside
			w.height.V[i] = w.height.V[i]*q + a*(0.35+0.65*(1-d.bristle*g)+ridge)
		}
	}
}

// apartFrom is how much a premultiplied pixel's color differs from a straight one.
func apartFrom(s []float32, c color.RGB) float32 {
	r, g, b := s[0]-c.R*s[3], s[1]-c.G*s[3], s[2]-c.B*s[3]
	return max(r, -r)*0.3 + max(g, -g)*0.5 + max(b, -b)*0.2
}

// BandRows is how many rows are painted at a time: so few that paint, its height and the art stay in the processor's cache while dabs are
// laid on them in no order.
func (c *canvas) BandRows() int { return max(32, 98304/max(1, c.Art.W)) }

// Onto lays the dabs, and the painting on an empty layer with the art's coverage, lit across the relief of the paint, so many rows
// at a time. The layer may be the art itself.
func (c *canvas) Onto(ctx context.Context, out *raster.Layer, relief float32, rows int) {
	step := max(1, int(c.p.Length(0.0011)+0.5))
	var above []float32 // the art's last rows before the band, which out may have covered
	for y := 0; y < c.Art.H; y += rows {
		end := min(y+rows, c.Art.H)
		top, bottom := max(0, y-step), min(c.Art.H, end+step)
		band := c.Art
		if rows < c.Art.H {
			band = raster.NewLayer(0, 0, c.Art.W, bottom-top)
			copy(band.Pix, above)
			copy(band.Pix[len(above):], c.Art.Pix[4*y*c.Art.W:4*bottom*c.Art.W])
			above = band.Pix[4*(max(top, end-step)-top)*c.Art.W : 4*(end-top)*c.Art.W]
		}
		w := newWet(band, top)
		if c.shape != nil {
			w.cover = plane.NewPlane(image.Rect(0, 0, band.W, band.H))
			copy(w.cover.V, c.inner.V[top*c.Art.W:])
		}
		for k, d := range c.dabs {
			if k%256 == 0 && ctx.Err() != nil {
				return
			}
			d.lay(w)
		}
		if w.cover != nil {
			w.cover.Softened(0.6)
		}
		c.dry(w, out, y, end, relief, step)
	}
}

// dry takes rows y to end of a wet painting over to a layer.
func (c *canvas) dry(w *wet, out *raster.Layer, y, end int, relief float32, step int) {
	t := plane.SoftTone()
	h := w.height
	for ; y < end; y++ {
		for x := range w.art.W {
			i := (y-w.top)*w.art.W + x
			to := plane.Pixel(out, (y+c.Art.Y0-out.Y0)*out.W+x+c.Art.X0-out.X0)
			a := w.art.Pix[4*i+3]
			if w.cover != nil && a >= 0.004 {
				a = w.cover.V[i]
			}
			if a < 0.004 {
				clear(to)
				continue
			}
			col := plane.Straight(plane.Pixel(w.paint, i))
			if relief > 0 && x >= step && y >= step && x < c.Art.W-step && y < c.Art.H-step {
				k := (h.V[i] - h.V[i-step-step*h.W]) + 0.5*(h.V[i+step+step*h.W]-h.V[i])
				if k > 0 {
					k *= 0.75
				}
				col = t.At(col, plane.Clamp2(k*relief*(1-0.75*c.Calming*c.calm.V[y>>calmReduction*c.calm.W+x>>calmReduction])*c.reliefOf(plane.Luma(col))))
			}
			plane.Set(to, col, a)
		}
	}
}

// reliefOf is how much of the relief is seen on paint of a brightness.
func (c *canvas) reliefOf(luma float32) float32 {
	return min(1, 0.3+1.4*luma) * (1 - c.Smooth*plane.Smooth(0.55, 0.85, luma))
}
