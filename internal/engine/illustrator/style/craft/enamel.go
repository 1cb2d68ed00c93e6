package craft

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Enamel is a hard enamel pin: fields of glossy enamel that lie between raised lines of polished gold, in a gold rim with a dark edge
// below.
func Enamel(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	flat := p.Flattened(picture.Second{})
	art := flat.Drawn()
	r := p.Around(art, 0.04)
	if r.Empty() {
		return out
	}
	q := p.Patched(art, r, 12, 1.0/1800)
	outside := plane.CutOut(plane.AlphaOf(art, r), p.Length(0.0130), p.Length(0.006))
	line := p.Length(0.0044)
	drawn := picture.CoverageOf(p.Bare(false).Flattened(picture.Second{}).Outlined(picture.Pen{Width: line * 1.5, Detail: p.Length(0.04), Line: picture.WhiteLine, Hull: true}), r)
	dense := drawn.Blurred(p.Length(0.018)) // lines that crowd are left out
	wall := plane.NewPlane(r)               // height of the metal above the enamel
	for i, d := range outside.V {
		border := min(q.Edge.V[i], -q.Shape.V[i])
		wall.V[i] = max(drawn.V[i]*plane.Smooth(.38, .24, dense.V[i]), plane.Clamp((line-q.Edge.V[i])/2+0.5), plane.Clamp((line-border)/2+0.5)) * plane.Clamp(0.5-d)
	}
	relief := wall.Blurred(p.Length(0.0022))
	for i := range relief.V {
		relief.V[i] *= p.Length(0.010)
	}
	lit := relief.Lit(1.3, 4)
	bright := color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.05 + 0.92*c.L, C: c.C * 1.16, H: c.H} })
	thick := int(p.Length(0.0080) + 0.5)
	glass := make([]color.Lab, len(q.Colors))
	for label, c := range q.Colors {
		glass[label] = color.ToLab(bright.At(c))
	}
	w := r.Dx()
	plate := color.ToLab(color.Hex(0x27344a))
	for i, d := range outside.V {
		x, y := r.Min.X+i%w, r.Min.Y+i/w
		side := float32(0)
		if k := i - thick*w; k >= 0 {
			side = plane.Clamp(0.5 - outside.V[k])
		}
		alpha := plane.Clamp(0.5 - d)
		if max(alpha, side) <= 0 {
			continue
		}
		label := q.Label[i]
		if label >= 0 && wall.V[i] <= 0 && alpha >= 1 { // nothing but enamel
			plane.Set(plane.Pixel(out, y*out.W+x), glaze(p, glass[label], y, min(q.Edge.V[i], -q.Shape.V[i])-line), 1)
			continue
		}
		if label < 0 && alpha >= 1 && q.Shape.V[i] > 1.4*line && d < -1.6*line { // wide gaps are filled with dark enamel
			plane.Set(plane.Pixel(out, y*out.W+x), glaze(p, plate, y, min(q.Shape.V[i]-1.4*line, -1.6*line-d)), 1)
			continue
		}
		edge := gilt(p, x, y, -0.4).Mix(color.Hex(0x2a1a06), 0.62)
		c := gilt(p, x, y, lit.Diffuse.V[i])
		if label >= 0 && wall.V[i] < 0.99 {
			c = glaze(p, glass[label], y, min(q.Edge.V[i], -q.Shape.V[i])-line).Mix(c, wall.V[i])
		}
		c = c.Mix(color.RGB{R: 1, G: 1, B: 0.94}, 0.8*lit.Gleam.V[i]*wall.V[i]*plane.Clamp(lit.Diffuse.V[i]*6))
		plane.Set(plane.Pixel(out, y*out.W+x), edge.Mix(c, alpha), max(alpha, side))
	}
	p.PaintFeatures(out)
	shine(p, out, r)
	return out
}

// gilt is polished gold at a place, on a slope that is lit from −1 to 1.
func gilt(p *picture.Picture, x, y int, lit float32) color.RGB {
	c := polish(p, x, y)
	if lit < 0 {
		return c.Mix(color.Hex(0x5b3a0b), min(1, -lit*1.3))
	}
	return c.Mix(color.Hex(0xfff3c4), min(1, lit*1.5))
}

// glaze is enamel inside pixels away from its metal: deep at the rim, where it climbs the wall.
func glaze(p *picture.Picture, v color.Lab, y int, inside float32) color.RGB {
	v.L -= 0.13 * plane.Smooth(p.Length(0.012), 0, inside)
	v.L += 0.05 * (0.5 - float32(y)/float32(p.Size))
	v.L = max(0.08, min(0.975, v.L))
	return color.FromLab(v)
}

// shine is the window that a glossy surface reflects: a slanted band over the upper left of what is in r, and a thin one beside it.
func shine(p *picture.Picture, l *raster.Layer, r plane.Rectangle) {
	white := color.RGB{R: 1, G: 1, B: 1}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			d := plane.Pixel(l, y*l.W+x)
			if d[3] < 0.5 {
				continue
			}
			t := 0.8*float32(x-r.Min.X)/float32(r.Dx()) + 0.6*float32(y-r.Min.Y)/float32(r.Dy())
			if k := plane.Smooth(0.35, 0.36, t)*plane.Smooth(0.52, 0.51, t) + plane.Smooth(0.555, 0.562, t)*plane.Smooth(0.585, 0.578, t); k > 0 {
				plane.Atop(d, white, 0.17*k)
			}
		}
	}
}
