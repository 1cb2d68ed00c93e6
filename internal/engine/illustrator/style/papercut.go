package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// paperCut stacks every region as a sheet of card: a shadow below it, a lit cut edge, a fine grain, and two backing sheets
// that follow the outline of the whole.
func paperCut(ctx context.Context, p *Picture) *raster.Layer {
	q := p.evened()
	out := raster.Square(p.Size)
	sheets := q.regions()
	grain := cloud{p.Size, 210, 2, p.Seed}.plane(p.frame())
	for _, r := range sheets {
		if ctx.Err() != nil {
			return out
		}
		q.sheet(out, r, grain)
	}
	if p.Airy {
		return out
	}
	q.backing(out, grain)
	shadow{dx: 0.004, dy: 0.012, sigma: 0.010, color: color.Hex(0x120f20), opacity: 0.36}.beneath(p, out)
	return out
}

// sheet lays one region on the stack.
func (p *Picture) sheet(out *raster.Layer, r region, grain *plane) {
	l := r.layer(p.frame(), int(p.length(0.024)))
	a := alphaOf(l, bounds(l))
	depth := float32(1)
	if area := float32(r.rect.Dx() * r.rect.Dy()); area < p.length(0.06)*p.length(0.06) {
		depth = 0.45 // small pieces are glued flat
	}
	p.sheetShadow(out, a, depth)
	edge := a.shifted(max(1, int(p.length(0.0016)+0.5)), max(1, int(p.length(0.0022)+0.5)))
	t := softTone()
	for i := range a.v {
		s := pixel(l, i)
		if s[3] < 0.003 {
			continue
		}
		x, y := l.X0+i%l.W, l.Y0+i/l.W
		g := (grain.at(x, y)-0.5)*0.30 + clamp(a.v[i]-edge.v[i])*0.38
		over(pixel(out, y*out.W+x), t.at(straight(s), g), s[3])
	}
}

func (p *Picture) sheetShadow(out *raster.Layer, a *plane, depth float32) {
	cast := a.shifted(int(p.length(0.0035*depth)), int(p.length(0.0075*depth))).blurred(p.length(0.0062 * depth))
	t := softTone()
	eachIn(out, cast, func(d []float32, _, _ int, v float32) {
		if v > 0.01 && d[3] > 0.01 {
			atop(d, t.dark.At(straight(d)), v*0.62)
		}
	})
}

// backing puts two sheets under the stack, each a wider and smoother outline of it.
func (p *Picture) backing(out *raster.Layer, grain *plane) {
	const first, second = 0.016, 0.034
	r := p.around(out, second+0.03)
	if r.Empty() || p.Minimal {
		return
	}
	c := color.ToLCH(p.Accent)
	stack := crop(out, r)
	contour := cutOut(alphaOf(stack, r), p.length(first), p.length(0.03))
	near := color.FromLCH(color.LCH{L: 0.97, C: min(c.C, 0.025), H: c.H})
	far := color.FromLCH(color.LCH{L: 0.84, C: min(c.C*0.6, 0.09), H: c.H})
	upper := p.backSheet(contour, grain, near, 0)
	p.laidOn(upper, stack)
	lower := p.backSheet(contour, grain, far, p.length(second-first))
	p.laidOn(lower, upper)
	clear(out.Pix)
	raster.Over(out, lower, 1)
}

// backSheet cuts a sheet of one colour along the contour, moved outwards by so many pixels.
func (p *Picture) backSheet(contour, grain *plane, c color.RGB, outwards float32) *raster.Layer {
	l := raster.NewLayer(contour.x0, contour.y0, contour.w, contour.h)
	t := softTone()
	for i, d := range contour.v {
		if a := clamp(0.5 + outwards - d); a > 0 {
			g := (grain.at(l.X0+i%l.W, l.Y0+i/l.W) - 0.5) * 0.16
			set(pixel(l, i), t.at(c, g), a)
		}
	}
	return l
}

// laidOn puts a layer and its shadow on the sheet.
func (p *Picture) laidOn(sheet, l *raster.Layer) {
	p.sheetShadow(sheet, alphaOf(l, bounds(sheet)), 1)
	raster.Over(sheet, l, 1)
}
