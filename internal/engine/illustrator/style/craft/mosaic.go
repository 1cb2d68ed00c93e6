package craft

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Mosaic lays the picture with small tiles that follow its forms, with gray grout between them. Where there is much detail,
// tiles are smaller.
func Mosaic(_ context.Context, p *picture.Picture) *raster.Layer {
	art := p.Bare(false).Shaded(picture.Second{Depth: 0.2, Least: 0.12, Tone: picture.DeepShade, Alpha: 0.22}).Drawn()
	out := raster.Square(p.Size)
	r := p.Around(art, 0.02)
	if r.Empty() {
		return out
	}
	share := float32(1) / 35
	if p.Detailed {
		share = 1. / 52
	}
	pitch := p.Length(share)
	c := plane.NewCells(r, pitch, true, p.Seed, picture.Contrast(art, r).Softened(pitch/2).Stretched())
	flow := picture.FlowOf(art, pitch*2)
	c.SettleDown(2, func(s *plane.Site) {
		s.Cos, s.Sin = flow.At(int(s.X), int(s.Y))
	})
	tiles(p, out, c, c.Means(art), plane.OutlineOf(art, r))
	tesserae(out, p.Prints(false), pitch*.42, p.Seed)
	return out
}

// grout is what lies between tiles.
var grout = color.Hex(0x8d8478)

// tiles draws the cells within the picture's shape: each of one color, a little lighter on top, with grout around. Where the
// shape is thinner than a tile, tiles are cut to it.
func tiles(p *picture.Picture, out *raster.Layer, c *plane.Cells, means [][4]float32, shape *plane.Plane) {
	joint := max(1, c.Pitch*.075)
	stones := make([]color.Lab, len(means)) // with a shade of its own each
	for n, m := range means {
		if m[3] > 0 {
			stones[n] = color.ToLab(plane.Straight(m[:]))
			stones[n].A, stones[n].B = 1.25*stones[n].A, 1.25*stones[n].B
			stones[n].L += .03 + .085*(plane.Hash(n, 3, p.Seed)-.5)
		}
	}
	for y := c.R.Min.Y; y < c.R.Max.Y; y++ {
		for x := c.R.Min.X; x < c.R.Max.X; x++ {
			outside := shape.At(x, y)
			alpha := plane.Clamp(joint - outside + .5)
			if alpha <= 0 {
				continue
			}
			n, _, gap := c.Nearest(float32(x)+.5, float32(y)+.5)
			if n < 0 || means[n][3] <= 0 {
				continue
			}
			s := c.Sites[n]
			slope := (float32(x) - s.X + float32(y) - s.Y) / c.Pitch
			v := stones[n]
			v.L = min(.955, v.L-.05*plane.Clamp2(slope))
			edge := min(gap, -outside+joint/2)
			shown := plane.Clamp(edge - joint/2 + .5)
			tile := color.FromLab(v).Mix(color.RGB{R: 1, G: 1, B: 1}, .3*plane.Clamp(1-(edge-joint)/(c.Pitch*.06))*plane.Clamp(-slope))
			if shown < 1 {
				bed := grout.Mix(color.FromLab(color.Lab{L: v.L * .62, A: v.A * .8, B: v.B * .8}), .30+.45*plane.Smooth(.75, .35, v.L)+.25*plane.Clamp(outside/joint+1.5))
				tile = bed.Mix(tile, shown)
			}
			plane.Set(plane.Pixel(out, y*out.W+x), tile, alpha)
		}
	}
}
