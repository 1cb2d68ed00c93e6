package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// paperCut stacks every region as a sheet of card: a shadow on the sheets below, a lit cut edge and a fine grain.
func paperCut(ctx context.Context, p *Picture) *raster.Layer {
	q := p.flattened(second{}).cleared()
	out := raster.Square(p.Size)
	sheets := q.regions()
	grain := cloud{p.Size, 210, 2, p.Seed}.plane(p.frame())
	q.mounts(out)
	for _, r := range sheets {
		if ctx.Err() != nil {
			return out
		}
		q.sheet(out, r, grain)
	}
	settle(out, p.around(out, 0))
	return out
}

// Shares of the side: the borders of the two sheets that the cut art is mounted on, and the gaps that they bridge.
const (
	outerMount, innerMount = 0.028, 0.014
	mountClosing           = 0.022
)

// mountCream is the paper of the inner mount.
var mountCream = color.RGB{R: 0.985, G: 0.955, B: 0.9}

// mounts lays two sheets below the art, each a border wider than what lies on it: the outer in a pale tint of the art, the inner cream.
func (p *Picture) mounts(out *raster.Layer) {
	if p.Airy || p.Minimal {
		return
	}
	art := p.drawn()
	r := p.around(art, outerMount+2*mountClosing)
	if r.Empty() {
		return
	}
	deep, _, _ := p.brandTones()
	ink := alphaOf(art, r)
	for i, border := range []float32{outerMount, innerMount} {
		sheet := cutOut(ink, p.length(border), p.length(mountClosing))
		for k, v := range sheet.v {
			sheet.v[k] = clamp(0.5 - v)
		}
		fill := []color.RGB{deep.Mix(mountCream, .72), mountCream}[i]
		if i > 0 {
			p.sheetShadow(out, sheet, 1)
		}
		eachIn(out, sheet, func(d []float32, _, _ int, v float32) {
			if v > 0 {
				over(d, fill, v)
			}
		})
	}
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
		g := (grain.at(x, y)-0.5)*0.15 + clamp(a.v[i]-edge.v[i])*0.55
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
	return a.shifted(int(p.length(0.0055*depth)), int(p.length(0.0120*depth))).blurred(p.length(0.0080 * depth))
}

// sheetShade is how dark the shadows between sheets are.
const sheetShade = 0.80
