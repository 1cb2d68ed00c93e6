package picture

import (
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

// unhaired are the parts of animals over which no strokes of fur are drawn.
var unhaired = map[string]bool{"eyes": true, "eye": true, "nose": true, "mouth": true, "tongue": true, "whiskers": true, "collar": true, "horns": true, "horn": true, "hooves": true, "bridle": true, "saddle": true, "bill": true, "beak": true, "feet": true, "legs-far": true, "bow": true, "brows": true}

// Furred draws the fur and the plumage of animals in strokes of a pen over a finished layer: down and along each form, fewer in the light. Short coats have none.
func (p *Picture) Furred(l *raster.Layer, coat Coat) {
	where := p.Where(plane.Bounds(l), func(q Piece) bool { return q.Furry && !q.Sleek || q.Plumed })
	if where == nil {
		return
	}
	if bare := p.SeenParts(func(part string) bool { return unhaired[part] }); bare != nil {
		plane.EachIn(bare, where, func(d []float32, x, y int, _ float32) {
			where.V[(y-where.Y0)*where.W+x-where.X0] *= 1 - plane.Clamp(2*d[3])
		})
	}
	height := p.Formed(where.Rect(), 0.10).Height
	step := max(1, where.W/max(1, height.W))
	coat.Seed += p.Seed
	coat.Grow(p, l, where, func(x, y int) (float32, float32) {
		u, v := min(max((x-where.X0)/step, 1), height.W-2), min(max((y-where.Y0)/step, 1), height.H-2)
		gx, gy := height.Slope(v*height.W + u)
		tx, ty := -gy, gx
		if ty < 0 {
			tx, ty = -tx, -ty
		}
		dx, dy := tx+0.6*gx, ty+0.6*gy+0.25
		n := 1 / (plane.Root(dx*dx+dy*dy) + 1e-6)
		return dx * n, dy * n
	})
}
