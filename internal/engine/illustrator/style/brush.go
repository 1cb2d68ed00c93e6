package style

import (
	"context"
	"image"
	"math"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// flow is the direction in which forms run at every fourth pixel: along edges, and between them as the nearest edges go.
type flow struct {
	x0, y0, w, h int
	cos, sin     []float32
}

const flowStep = 4

// flowOf finds directions by the structure tensor of brightness and coverage, smoothed by sigma pixels.
func flowOf(l *raster.Layer, sigma float32) *flow {
	v := &plane{0, 0, l.W, l.H, make([]float32, l.W*l.H)}
	for i := range v.v {
		d := pixel(l, i)
		v.v[i] = 0.2126*d[0] + 0.7152*d[1] + 0.0722*d[2] + 0.6*d[3]
	}
	s := v.reduced(2).softened(1)
	xx, xy, yy := newPlane(s.rect()), newPlane(s.rect()), newPlane(s.rect())
	for y := 1; y < s.h-1; y++ {
		for x := 1; x < s.w-1; x++ {
			i := y*s.w + x
			gx, gy := s.v[i+1]-s.v[i-1], s.v[i+s.w]-s.v[i-s.w]
			n := 1 / (0.02 + float32(math.Sqrt(float64(gx*gx+gy*gy)))) // strong edges must not silence weak ones
			xx.v[i], xy.v[i], yy.v[i] = gx*gx*n, gx*gy*n, gy*gy*n
		}
	}
	k := sigma / flowStep
	near, wide := [3]*plane{xx.blurred(k), xy.blurred(k), yy.blurred(k)}, [3]*plane{xx.blurred(5 * k), xy.blurred(5 * k), yy.blurred(5 * k)}
	f := &flow{l.X0, l.Y0, s.w, s.h, make([]float32, len(s.v)), make([]float32, len(s.v))}
	for i := range s.v {
		a := near[0].v[i] + 0.25*wide[0].v[i] + 1e-7 // with nothing near, strokes lie flat
		b := near[1].v[i] + 0.25*wide[1].v[i]
		c := near[2].v[i] + 0.25*wide[2].v[i] + 2e-7
		t := 0.5*math.Atan2(float64(2*b), float64(a-c)) + math.Pi/2
		sin, cos := math.Sincos(t)
		f.sin[i], f.cos[i] = float32(sin), float32(cos)
	}
	return f
}

// at returns the direction at a pixel of the picture.
func (f *flow) at(x, y int) (cos, sin float32) {
	i := min(max((y-f.y0)/flowStep, 0), f.h-1)*f.w + min(max((x-f.x0)/flowStep, 0), f.w-1)
	return f.cos[i], f.sin[i]
}

// brush says how a layer of dabs is painted; lengths are shares of the side.
type brush struct {
	width, length float32
	density       float32 // how many times dabs cover the canvas
	only          float32 // where the art has at least this much detail
	jitter        float32 // of color
	turn          float32 // of direction, in radians
	opacity       float32
	keep          float32 // how different a dab may be from the art below it before it stops there
	bristle       float32 // depth of the bristles' grooves
}

// canvas is a painting under way.
type canvas struct {
	p      *Picture
	art    *raster.Layer // what is painted
	flow   *flow
	detail *plane
	rng    *rand.Rand
	dabs   []dab // in the order in which they are laid
}

func newCanvas(p *Picture, art *raster.Layer, seed uint64) *canvas {
	r := bounds(art)
	c := &canvas{p: p, art: art, flow: flowOf(art, p.length(0.012))}
	c.detail = contrast(art, r).softened(p.length(0.004))
	c.rng = rand.New(rand.NewPCG(p.Seed, seed))
	return c
}

// cover adds one layer of dabs in an order without pattern.
func (c *canvas) cover(ctx context.Context, b brush) {
	w, n := c.p.length(b.width), c.p.length(b.length)
	step := float32(math.Sqrt(float64(w * n / b.density)))
	cols, rows := int(float32(c.art.W)/step)+1, int(float32(c.art.H)/step)+1
	reach := max(1, int(w*0.33))
	for k, cell := range c.rng.Perm(cols * rows) {
		if k%256 == 0 && ctx.Err() != nil {
			return
		}
		x := (float32(cell%cols) + c.rng.Float32()) * step
		y := (float32(cell/cols) + c.rng.Float32()) * step
		turn, light, tint, size := c.rng.Float32()-0.5, c.rng.Float32()-0.5, c.rng.Float32()-0.5, c.rng.Float32()
		i, j := int(x), int(y)
		if i >= c.art.W || j >= c.art.H || c.art.Pix[4*(j*c.art.W+i)+3] < 0.5 {
			continue
		}
		if c.detail.v[j*c.art.W+i] < b.only {
			continue
		}
		own := straight(pixel(c.art, j*c.art.W+i))
		base := c.around(i, j, reach).Mix(own, 0.5)
		lch := color.ToLCH(base)
		mixed := color.FromLCH(color.LCH{
			L: clamp(lch.L + b.jitter*light), C: lch.C * (1 + 1.2*b.jitter*tint), H: lch.H + 2.2*b.jitter*(tint+0.4*light),
		})
		cos, sin := c.flow.at(i+c.art.X0, j+c.art.Y0)
		a, o := math.Sincos(float64(turn * 2 * b.turn))
		cos, sin = cos*float32(o)-sin*float32(a), sin*float32(o)+cos*float32(a)
		long := n * (0.7 + 0.6*size)
		if d := c.detail.v[j*c.art.W+i]; d > 0.1 {
			long *= 1 - 0.5*min(1, d*1.6)
		}
		c.dabs = append(c.dabs, dab{x, y, cos, sin, long / 2, w * (0.75 + 0.5*size) / 2, mixed, base, uint64(cell), b.opacity, b.keep, b.bristle})
	}
}

// around is the mean color of the art around a pixel of it, reach pixels to each side, from 25 samples at most.
func (c *canvas) around(x, y, reach int) color.RGB {
	var sum [4]float32
	step := max(1, (reach+1)/2)
	for dy := -reach; dy <= reach; dy += step {
		for dx := -reach; dx <= reach; dx += step {
			i, j := min(max(x+dx, 0), c.art.W-1), min(max(y+dy, 0), c.art.H-1)
			for k, v := range pixel(c.art, j*c.art.W+i) {
				sum[k] += v
			}
		}
	}
	return straight(sum[:])
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
	height *plane        // of the paint
}

// newWet begins with the colors of the art.
func newWet(art *raster.Layer, top int) *wet {
	w := &wet{top, art, raster.NewLayer(0, 0, art.W, art.H), newPlane(image.Rect(0, 0, art.W, art.H))}
	for i := range art.W * art.H {
		if s := pixel(art, i); s[3] > 0.004 {
			set(pixel(w.paint, i), straight(s), 1)
		}
	}
	return w
}

func (d dab) lay(w *wet) {
	ac, as := max(d.cos, -d.cos), max(d.sin, -d.sin)
	rx, ry := d.long*ac+d.wide*as+1, d.long*as+d.wide*ac+1
	x0, x1 := max(0, floor(d.x-rx)), min(w.art.W-1, floor(d.x+rx)+1)
	y0, y1 := max(w.top, floor(d.y-ry)), min(w.top+w.art.H-1, floor(d.y+ry)+1)
	if y0 > y1 {
		return
	}
	const bristles = 12
	var groove, end [bristles + 1]float32
	for i := range groove {
		groove[i] = hash(i, int(d.seed), 7)
		end[i] = 0.62 + 0.38*hash(i, int(d.seed), 8)
	}
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			i := (y-w.top)*w.art.W + x
			s := pixel(w.art, i)
			if s[3] < 0.004 {
				continue
			}
			dx, dy := float32(x)+0.5-d.x, float32(y)+0.5-d.y
			u, v := (dx*d.cos+dy*d.sin)/d.long, (dy*d.cos-dx*d.sin)/d.wide
			if u < -1 || u > 1 || v < -1 || v > 1 {
				continue
			}
			f := (v*0.5 + 0.5) * bristles
			k := int(f)
			t := f - float32(k)
			g, tip := groove[k]+(groove[min(k+1, bristles)]-groove[k])*t, end[k]+(end[min(k+1, bristles)]-end[k])*t
			a := clamp((tip-u)*d.long*0.35) * clamp((1+u)*d.long*0.5) * clamp((1-v*v)*d.wide*0.5)
			a *= d.opacity * (1 - d.bristle*0.5*g*smooth(-0.2, 1, u))
			if a < 0.01 {
				continue
			}
			if far := apartFrom(s, d.base); far > d.keep {
				a *= clamp(1 - (far-d.keep)*9)
			}
			px := pixel(w.paint, i)
			q := 1 - a
			px[0], px[1], px[2], px[3] = px[0]*q+d.color.R*a, px[1]*q+d.color.G*a, px[2]*q+d.color.B*a, 1
			ridge := smooth(0.55, 0.95, max(v, -v)) * 0.45 // paint pushed aside
			w.height.v[i] = w.height.v[i]*q + a*(0.35+0.65*(1-d.bristle*g)+ridge)
		}
	}
}

// apartFrom is how much a premultiplied pixel's color differs from a straight one.
func apartFrom(s []float32, c color.RGB) float32 {
	r, g, b := s[0]-c.R*s[3], s[1]-c.G*s[3], s[2]-c.B*s[3]
	return max(r, -r)*0.3 + max(g, -g)*0.5 + max(b, -b)*0.2
}

// bandRows is how many rows are painted at a time: large paintings are made in bands, because paint and its height take as much
// memory as the art.
func (c *canvas) bandRows() int {
	if c.p.Size > bandedFrom {
		return bandRows
	}
	return c.art.H
}

// onto lays the dabs, and the painting on an empty layer with the art's coverage, lit across the relief of the paint, so many rows
// at a time. The layer may be the art itself.
func (c *canvas) onto(ctx context.Context, out *raster.Layer, relief float32, rows int) {
	step := max(1, int(c.p.length(0.0011)+0.5))
	var above []float32 // the art's last rows before the band, which out may have covered
	for y := 0; y < c.art.H; y += rows {
		end := min(y+rows, c.art.H)
		top, bottom := max(0, y-step), min(c.art.H, end+step)
		band := c.art
		if rows < c.art.H {
			band = raster.NewLayer(0, 0, c.art.W, bottom-top)
			copy(band.Pix, above)
			copy(band.Pix[len(above):], c.art.Pix[4*y*c.art.W:4*bottom*c.art.W])
			above = band.Pix[4*(max(top, end-step)-top)*c.art.W : 4*(end-top)*c.art.W]
		}
		w := newWet(band, top)
		for k, d := range c.dabs {
			if k%256 == 0 && ctx.Err() != nil {
				return
			}
			d.lay(w)
		}
		c.dry(w, out, y, end, relief, step)
	}
}

// dry takes rows y to end of a wet painting over to a layer.
func (c *canvas) dry(w *wet, out *raster.Layer, y, end int, relief float32, step int) {
	t := softTone()
	h := w.height
	for ; y < end; y++ {
		for x := range w.art.W {
			i := (y-w.top)*w.art.W + x
			to := pixel(out, (y+c.art.Y0-out.Y0)*out.W+x+c.art.X0-out.X0)
			a := w.art.Pix[4*i+3]
			if a < 0.004 {
				clear(to)
				continue
			}
			col := straight(pixel(w.paint, i))
			if relief > 0 && x >= step && y >= step && x < c.art.W-step && y < c.art.H-step {
				k := (h.v[i] - h.v[i-step-step*h.w]) + 0.5*(h.v[i+step+step*h.w]-h.v[i])
				if k > 0 {
					k *= 0.75
				}
				col = t.at(col, clamp2(k*relief))
			}
			set(to, col, a)
		}
	}
}
