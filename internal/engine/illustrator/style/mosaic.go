package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// mosaic lays the picture with small tiles that follow its forms, with pale grout between them. Where there is much detail,
// tiles are smaller.
func mosaic(_ context.Context, p *Picture) *raster.Layer {
	art := p.flattened(second{depth: 0.2, least: 0.12, tone: deepShade, alpha: 0.22}).drawn()
	out := raster.Square(p.Size)
	r := p.around(art, 0.02)
	if r.Empty() {
		return out
	}
	share := float32(1) / 38
	if p.Detailed {
		share = 1. / 52
	}
	pitch := p.length(share)
	c := newCells(r, pitch, true, p.Seed, contrast(art, r).softened(pitch/2).stretched())
	flow := flowOf(art, pitch*2)
	c.settleDown(5, func(s *site) {
		s.cos, s.sin = flow.at(int(s.x), int(s.y))
	})
	p.tiles(out, c, c.means(art), outlineOf(art, r))
	p.paintFeatures(out)
	return out
}

// grout is what lies between tiles.
var grout = color.Hex(0xe9e2d4)

// tiles draws the cells within the picture's shape: each of one color, a little lighter on top, with grout around. Where the
// shape is thinner than a tile, tiles are cut to it.
func (p *Picture) tiles(out *raster.Layer, c *cells, means [][4]float32, shape *plane) {
	joint := max(1, c.pitch*.09)
	stones := make([]color.Lab, len(means)) // with a shade of its own each
	for n, m := range means {
		if m[3] > 0 {
			stones[n] = color.ToLab(straight(m[:]))
			stones[n].L += .1 * (hash(n, 3, p.Seed) - .5)
		}
	}
	for y := c.r.Min.Y; y < c.r.Max.Y; y++ {
		for x := c.r.Min.X; x < c.r.Max.X; x++ {
			outside := shape.at(x, y)
			alpha := clamp(joint - outside + .5)
			if alpha <= 0 {
				continue
			}
			n, _, gap := c.nearest(float32(x)+.5, float32(y)+.5)
			if n < 0 || means[n][3] <= 0 {
				continue
			}
			s := c.sites[n]
			slope := (float32(x) - s.x + float32(y) - s.y) / c.pitch
			v := stones[n]
			v.L = min(.955, v.L-.05*clamp2(slope))
			edge := min(gap, -outside+joint/2)
			shown := clamp(edge - joint/2 + .5)
			tile := color.FromLab(v).Mix(color.RGB{R: 1, G: 1, B: 1}, .3*clamp(1-(edge-joint)/(c.pitch*.06))*clamp(-slope))
			if shown < 1 {
				bed := grout.Mix(color.FromLab(color.Lab{L: v.L * .7, A: v.A * .8, B: v.B * .8}), .6*clamp(outside/joint+1.5))
				tile = bed.Mix(tile, shown)
			}
			set(pixel(out, y*out.W+x), tile, alpha)
		}
	}
}

// stretched scales a plane so that its strong values are 1.
func (p *plane) stretched() *plane {
	most := float32(1e-6)
	for _, v := range p.v {
		most = max(most, v)
	}
	for i := range p.v {
		p.v[i] = clamp(2.2 * p.v[i] / most)
	}
	return p
}
