package guise

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/condition"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// puffs builds a drawing's shape of round puffs: dark ones below, then middle ones, then lights.
func puffs(p *surface.Pen, d *kit.Drawing, hex [4]string, size float64, mark func(q surface.Point, r float64) kit.Node) {
	s := surface.SilhouetteOf(d)
	l := s.Alpha
	depth := make([]float64, len(l))
	for i := range l { // how far from the edge each pixel is, in pixels
		if l[i] <= .5 {
			continue
		}
		x, y := i%surface.SampleSide, i/surface.SampleSide
		for r := 1; r < 9; r++ {
			depth[i] = float64(r)
			if x < r || y < r || x+r >= surface.SampleSide || y+r >= surface.SampleSide || l[i-r] <= .5 || l[i+r] <= .5 || l[i-r*surface.SampleSide] <= .5 || l[i+r*surface.SampleSide] <= .5 {
				break
			}
		}
	}
	var places []surface.Point
	step := .62 * size * p.Size
	for tries := 0; tries < 5200 && len(places) < 420; tries++ {
		i := p.Rng.IntN(len(l))
		if depth[i] < 1.5 {
			continue
		}
		q := surface.Point{X: s.Box.X0 + (float64(i%surface.SampleSide)+.5)/s.Scale, Y: s.Box.Y0 + (float64(i/surface.SampleSide)+.5)/s.Scale}
		near := false
		for _, o := range places {
			if math.Hypot(o.X-q.X, o.Y-q.Y) < step {
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
		i := int((q.Y-s.Box.Y0)*s.Scale)*surface.SampleSide + int((q.X-s.Box.X0)*s.Scale)
		r := min(size*p.Size, (depth[min(i, len(depth)-1)]+1.5)/s.Scale) * p.Between(.85, 1.15)
		low = append(low, p.Circle(q.X+r*.1, q.Y+r*.24, r*1.04, kit.Hex(hex[3])))
		mid = append(mid, p.Circle(q.X, q.Y, r, kit.Rad(q.X-r*.35, q.Y-r*.45, r*1.7, kit.Hex(hex[0]), kit.Hex(hex[1]), kit.Hex(hex[2]))))
		if mark != nil {
			top = append(top, mark(q, r))
		}
	}
	*d = kit.Drawing{Anchors: d.Anchors, Box: d.Box, Unit: d.Unit, Facing: d.Facing}
	surface.Before(d, kit.Of(kit.Of(low...), kit.Of(mid...), kit.Of(top...)))
	d.Box = kit.FromScene(d.Nodes()).Bounds()
}

// clouded builds a drawing's shape of cloud.
func clouded(d *kit.Drawing, p *surface.Pen) {
	puffs(p, d, [4]string{"#ffffff", "#f7fbff", "#d3e3f5", "#b9cfe8"}, .07, nil)
}

// leafy builds a drawing's shape of a clipped bush.
func leafy(d *kit.Drawing, p *surface.Pen) {
	shades := []kit.Color{kit.Hex("#8fce5a"), kit.Hex("#3f8a35"), kit.Hex("#b5e07a")}
	puffs(p, d, [4]string{"#7cc04e", "#4f9e3f", "#2f7a34", "#1f5a2b"}, .055, func(q surface.Point, r float64) kit.Node {
		return kit.Of(condition.Tuft(p, q, r, 7, shades)...)
	})
}
