package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// paperCut stacks every region as a sheet of card: a shadow below it, a lit cut edge, a fine grain, and two backing sheets
// that follow the outline of the whole.
func paperCut(ctx context.Context, p *Picture) *raster.Layer {
	q := p.flattened(second{})
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
	t := softTone()
	eachIn(out, p.sheetCast(a, depth), func(d []float32, _, _ int, v float32) {
		if v > 0.01 && d[3] > 0.01 {
			atop(d, t.dark.At(straight(d)), v*sheetShade)
		}
	})
}

// sheetCast is the shadow of a coverage on the sheet below; depth 1 is the full thickness of a card.
func (p *Picture) sheetCast(a *plane, depth float32) *plane {
	return a.shifted(int(p.length(0.0035*depth)), int(p.length(0.0075*depth))).blurred(p.length(0.0062 * depth))
}

// backing puts two sheets under the stack, each a wider and smoother outline of it.
func (p *Picture) backing(out *raster.Layer, grain *plane) {
	const first, second = 0.016, 0.034
	r := p.around(out, second+0.03)
	if r.Empty() || p.Minimal {
		return
	}
	c := color.ToLCH(p.Accent)
	near := color.FromLCH(color.LCH{L: 0.97, C: min(c.C, 0.025), H: c.H})
	far := color.FromLCH(color.LCH{L: 0.84, C: min(c.C*0.6, 0.09), H: c.H})
	contour := cutOut(alphaOf(out, r), p.length(first), p.length(0.03))
	p.backSheet(out, contour, grain, near)
	for i := range contour.v {
		contour.v[i] -= p.length(second - first)
	}
	p.backSheet(out, contour, grain, far)
}

// backSheet slides a sheet of one colour, cut along the contour, under the stack, whose shadow falls on it.
func (p *Picture) backSheet(out *raster.Layer, contour, grain *plane, c color.RGB) {
	cast := p.sheetCast(alphaOf(out, contour.rect()), 1)
	t := softTone()
	eachIn(out, contour, func(d []float32, x, y int, v float32) {
		if a := clamp(0.5 - v); a > 0 && d[3] < 1 {
			i := (y-contour.y0)*contour.w + x - contour.x0
			lit := t.at(c, (grain.at(x, y)-0.5)*0.16)
			under(d, lit.Mix(t.dark.At(lit), cast.v[i]*sheetShade), a)
		}
	})
}

// sheetShade is how dark the shadows between sheets are.
const sheetShade = 0.62
