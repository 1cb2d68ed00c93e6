package picture

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Spiraled draws every bloom that is one of many as a quick hand does: as an even shape with a wavy edge from which a spiral runs to its
// heart, a stroke of that width.
func Spiraled(nodes []scene.Node, width float32, ink color.RGB) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		out[i] = n
		if n.Group == nil {
			continue
		}
		h := *n.Group
		out[i].Group = &h
		x0, y0, x1, y1 := raster.Bounds(nodes[i:i+1], scene.Identity)
		if w, t := x1-x0, y1-y0; h.Part != "petals" || w > 1.5*t || t > 1.5*w || w > 40*width {
			h.Children = Spiraled(h.Children, width, ink)
			continue
		}
		h.Effects, h.Clip, h.Mask = nil, nil, nil
		x, y, r := (x0+x1)/2, (y0+y1)/2, min(x1-x0, y1-y0)/2
		h.Children = []scene.Node{coil(x, y, r, 1, 0).Close().Fill(ruling(n.Group.Children).Paint()).Node()}
		stroke := scene.Stroke{Paint: ink.Paint(), Width: width, Cap: scene.RoundCap, Join: scene.RoundJoin}
		turns := max(0.8, min(3.5, r/(4.6*width)))
		h.Children = append(h.Children, scene.Node{Group: &scene.Group{Opacity: 1, Part: "spiral", Children: []scene.Node{coil(x, y, r, turns, 1/turns).Stroke(stroke).Node()}}})
	}
	return out
}

// ruling is the mean color of shapes; light ones count more: they are what is seen of a bloom.
func ruling(nodes []scene.Node) color.RGB {
	var sum color.Lab
	n := float32(0)
	scene.Walk(nodes, func(p *scene.Path) {
		if p.Fill.Kind != scene.NoPaint {
			v := color.ToLab(MeanPaint(p.Fill))
			w := v.L*v.L*v.L*v.L*v.L*v.L + 0.001
			sum.L, sum.A, sum.B, n = sum.L+w*v.L, sum.A+w*v.A, sum.B+w*v.B, n+w
		}
	})
	if n == 0 {
		return LinePaper
	}
	return color.FromLab(color.Lab{L: sum.L / n, A: sum.A / n, B: sum.B / n})
}

// coil is a wavy line around a middle that comes nearer to it with every turn, by a share of the radius.
func coil(x, y, r, turns, nearer float32) *scene.Builder {
	b := scene.NewPath()
	steps := int(48 * turns)
	for k := range steps + 1 {
		t := float64(k) / 48
		a := 2 * math.Pi * t
		d := float64(r) * (1 - float64(nearer)*t) * (0.95 + 0.05*math.Cos(5*a))
		px, py := x+float32(d*math.Cos(a)), y+float32(d*math.Sin(a))
		if k == 0 {
			b.Move(px, py)
			continue
		}
		b.Line(px, py)
	}
	return b
}
