package picture

import "pellucid/internal/engine/illustrator/scene"

// solidIn tells whether any shape covers what is below it.
func solidIn(nodes []scene.Node) bool {
	for _, n := range nodes {
		if n.Group != nil && solidIn(n.Group.Children) || n.Path != nil && !faint(n) {
			return true
		}
	}
	return false
}

func gradient(p scene.Paint) bool { return p.Kind == scene.Linear || p.Kind == scene.Radial }

func evenPath(p *scene.Path) *scene.Path {
	q := *p
	if gradient(p.Fill) {
		q.Fill = evenPaint(p.Fill)
	}
	if p.Stroke != nil && gradient(p.Stroke.Paint) {
		s := *p.Stroke
		s.Paint = evenPaint(s.Paint)
		q.Stroke = &s
	}
	return &q
}

// evenPaint is the gradient's mean; what is more solid than not becomes solid.
func evenPaint(p scene.Paint) scene.Paint {
	even := MeanPaint(p).Paint()
	if a := meanAlpha(p); a < 0.5 {
		even.Color.A = a
	}
	return even
}

func meanAlpha(p scene.Paint) float32 {
	sum := float32(0)
	for i, s := range p.Stops {
		sum += s.Color.A * stretch(p.Stops, i)
	}
	return sum * p.Opacity
}

// stretch is the share of a gradient that the i-th stop rules.
func stretch(stops []scene.Stop, i int) float32 {
	from, to := float32(0), float32(1)
	if i > 0 {
		from = (stops[i-1].Offset + stops[i].Offset) / 2
	}
	if i+1 < len(stops) {
		to = (stops[i].Offset + stops[i+1].Offset) / 2
	}
	return max(to-from, 0.001)
}
