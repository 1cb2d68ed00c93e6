package craft

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// PaperCut stacks every region as a sheet of card: a shadow on the sheets below, a lit cut edge and a fine grain.
func PaperCut(ctx context.Context, p *picture.Picture) *raster.Layer {
	q := p.Flattened(picture.Second{}).Cleared()
	out := raster.Square(p.Size)
	sheets := q.Regions()
	grain := plane.Cloud{Size: p.Size, Waves: 210, Octaves: 2, Seed: p.Seed}.Plane(p.Frame())
	mounts(q, out)
	for _, r := range sheets {
		if ctx.Err() != nil {
			return out
		}
		sheet(q, out, r, grain)
	}
	plane.Settle(out, p.Around(out, 0))
	return out
}

// Shares of the side: the borders of the two sheets that the cut art is mounted on, and the gaps that they bridge.
const (
	outerMount, innerMount = 0.028, 0.014
	mountClosing           = 0.022
)

// mountTone is the paper of a mount: as deep as is told, in the hue of the art.
func mountTone(art color.RGB, light float32) color.RGB {
	v := color.ToLCH(art)
	return color.FromLCH(color.LCH{L: light, C: min(.11, .03+.6*v.C) * (1.25 - .6*light), H: v.H})
}

// mounts lays two sheets below the art, each a border wider than what lies on it: both in the hue of the art, the outer one deeper.
func mounts(p *picture.Picture, out *raster.Layer) {
	if p.Airy || p.Minimal {
		return
	}
	art := p.Drawn()
	r := p.Around(art, outerMount+2*mountClosing)
	if r.Empty() {
		return
	}
	deep, _, _ := p.BrandTones()
	ink := plane.AlphaOf(art, r)
	for i, border := range []float32{outerMount, innerMount} {
		sheet := plane.CutOut(ink, p.Length(border), p.Length(mountClosing))
		for k, v := range sheet.V {
			sheet.V[k] = plane.Clamp(0.5 - v)
		}
		fill := []color.RGB{mountTone(deep, .56), mountTone(deep, .86)}[i]
		if i > 0 {
			sheetShadow(p, out, sheet, 1)
		}
		plane.EachIn(out, sheet, func(d []float32, _, _ int, v float32) {
			if v > 0 {
				plane.Over(d, fill, v)
			}
		})
	}
}

// sheet lays one region on the stack.
func sheet(p *picture.Picture, out *raster.Layer, r picture.Region, grain *plane.Plane) {
	l := r.Layer(p.Frame(), int(p.Length(0.024)))
	a := plane.AlphaOf(l, plane.Bounds(l))
	depth := float32(1)
	if area := float32(r.Rect.Dx() * r.Rect.Dy()); area < p.Length(0.06)*p.Length(0.06) {
		depth = 0.45 // small pieces are glued flat
	}
	sheetShadow(p, out, a, depth)
	edge := a.Shifted(max(1, int(p.Length(0.0016)+0.5)), max(1, int(p.Length(0.0022)+0.5)))
	t := plane.SoftTone()
	for i := range a.V {
		s := plane.Pixel(l, i)
		if s[3] < 0.003 {
			continue
		}
		x, y := l.X0+i%l.W, l.Y0+i/l.W
		g := (grain.At(x, y)-0.5)*0.15 + plane.Clamp(a.V[i]-edge.V[i])*0.55
		plane.Over(plane.Pixel(out, y*out.W+x), t.At(plane.Straight(s), g), s[3])
	}
}

func sheetShadow(p *picture.Picture, out *raster.Layer, a *plane.Plane, depth float32) {
	t := plane.SoftTone()
	plane.EachIn(out, sheetCast(p, a, depth), func(d []float32, _, _ int, v float32) {
		if v > 0.01 && d[3] > 0.01 {
			plane.Atop(d, t.Dark.At(plane.Straight(d)), v*sheetShade)
		}
	})
}

// sheetCast is the shadow of a coverage on the sheet below; depth 1 is the full thickness of a card.
func sheetCast(p *picture.Picture, a *plane.Plane, depth float32) *plane.Plane {
	return a.Shifted(int(p.Length(0.0055*depth)), int(p.Length(0.0120*depth))).Blurred(p.Length(0.0080 * depth))
}

// sheetShade is how dark the shadows between sheets are.
const sheetShade = 0.80
