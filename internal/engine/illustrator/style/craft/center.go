package craft

import "pellucid/internal/engine/illustrator/scene"

// middle is the center of a polygon, and its area.
func middle(c []scene.Point) (scene.Point, float32) {
	var x, y, sum float32
	for i, a := range c {
		b := c[(i+1)%len(c)]
		k := cross(c[0], a, b)
		x, y, sum = x+k*(c[0].X+a.X+b.X)/3, y+k*(c[0].Y+a.Y+b.Y)/3, sum+k
	}
	if sum == 0 {
		return c[0], 0
	}
	return scene.Point{X: x / sum, Y: y / sum}, max(sum, -sum) / 2
}

func cross(a, b, p scene.Point) float32 { return (b.X-a.X)*(p.Y-a.Y) - (b.Y-a.Y)*(p.X-a.X) }

func lines(contours [][]scene.Point) []scene.Segment {
	b := scene.NewPath()
	for _, c := range contours {
		b.Move(c[0].X, c[0].Y)
		for _, q := range c[1:] {
			b.Line(q.X, q.Y)
		}
		b.Close()
	}
	return b.Path().Segments
}

// straight replaces the outlines of clips as those of shapes are.
func (f folder) straight(nodes []scene.Node) []scene.Node {
	out := append([]scene.Node(nil), nodes...)
	for i, n := range out {
		if n.Path != nil {
			h := *n.Path
			h.Segments = lines(f.corners(n.Path))
			out[i].Path = &h
		}
	}
	return out
}
