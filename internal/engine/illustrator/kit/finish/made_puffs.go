package finish

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// puffs builds a drawing's shape of round puffs: dark ones below, then middle ones, then lights.
func (p *pen) puffs(d *kit.Drawing, hex [4]string, size float64, mark func(q point, r float64) kit.Node) {
	s := silhouetteOf(d)
	l := s.alpha
	depth := make([]float64, len(l))
	for i := range l { // how far from the edge each pixel is, in pixels
		if l[i] <= .5 {
			continue
		}
		x, y := i%sampleSide, i/sampleSide
		for r := 1; r < 9; r++ {
			depth[i] = float64(r)
			if x < r || y < r || x+r >= sampleSide || y+r >= sampleSide || l[i-r] <= .5 || l[i+r] <= .5 || l[i-r*sampleSide] <= .5 || l[i+r*sampleSide] <= .5 {
				break
			}
		}
	}
	var places []point
	step := .62 * size * p.size
	for tries := 0; tries < 5200 && len(places) < 420; tries++ {
		i := p.rng.IntN(len(l))
		if depth[i] < 1.5 {
			continue
		}
		q := point{s.box.X0 + (float64(i%sampleSide)+.5)/s.scale, s.box.Y0 + (float64(i/sampleSide)+.5)/s.scale}
		near := false
		for _, o := range places {
			if math.Hypot(o.x-q.x, o.y-q.y) < step {
				near = true
				break
			}
		}
		if !near {
			places = append(places, q)
		}
	}
	var low, mid, top []kit.Node
	for _, q := range places {
		i := int((q.y-s.box.Y0)*s.scale)*sampleSide + int((q.x-s.box.X0)*s.scale)
		r := min(size*p.size, (depth[min(i, len(depth)-1)]+1.5)/s.scale) * p.between(.85, 1.15)
		low = append(low, p.Circle(q.x+r*.1, q.y+r*.24, r*1.04, kit.Hex(hex[3])))
		mid = append(mid, p.Circle(q.x, q.y, r, kit.Rad(q.x-r*.35, q.y-r*.45, r*1.7, kit.Hex(hex[0]), kit.Hex(hex[1]), kit.Hex(hex[2]))))
		if mark != nil {
			top = append(top, mark(q, r))
		}
	}
	*d = kit.Drawing{Anchors: d.Anchors, Box: d.Box, Unit: d.Unit, Facing: d.Facing}
	before(d, kit.Of(kit.Of(low...), kit.Of(mid...), kit.Of(top...)))
	d.Box = kit.FromScene(d.Nodes()).Bounds()
}

// clouded builds a drawing's shape of cloud.
func clouded(d *kit.Drawing, p *pen) {
	p.puffs(d, [4]string{"#ffffff", "#f7fbff", "#d3e3f5", "#b9cfe8"}, .07, nil)
}

// leafy builds a drawing's shape of a clipped bush.
func leafy(d *kit.Drawing, p *pen) {
	shades := []kit.Color{kit.Hex("#8fce5a"), kit.Hex("#3f8a35"), kit.Hex("#b5e07a")}
	p.puffs(d, [4]string{"#7cc04e", "#4f9e3f", "#2f7a34", "#1f5a2b"}, .055, func(q point, r float64) kit.Node {
		return kit.Of(p.tuft(q, r, 7, shades)...)
	})
}
