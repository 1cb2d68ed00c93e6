package procedural

import (
	"math"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// sheet is a piece while it is drawn: w × h units, painter's order.
type sheet struct {
	Spec
	w, h   float32
	rng    *rand.Rand
	ink    palette
	nodes  []scene.Node
	bleeds bool
}

// natural are the colours of families that have one of their own.
var natural = map[string]string{"waves": "azure", "sunburst": "amber", "sparkles": "gold"}

func newSheet(spec Spec) *sheet {
	s := &sheet{Spec: spec, w: side, h: side, rng: rand.New(rand.NewPCG(spec.Seed, 0x9e1d))}
	switch {
	case spec.Aspect > 1:
		s.h = float32(side / min(spec.Aspect, 8))
	case spec.Aspect > 0 && spec.Aspect < 1:
		s.w = float32(side * max(spec.Aspect, 0.125))
	}
	if s.Color == "" {
		s.Color = natural[spec.Name]
	}
	s.ink = newPalette(s.Color, s.rng)
	return s
}

func (s *sheet) add(n scene.Node) { s.nodes = append(s.nodes, n) }

// addAll adds nodes moved by m.
func (s *sheet) addAll(nodes []scene.Node, m scene.Matrix) {
	s.nodes = append(s.nodes, scene.Transform(nodes, m)...)
}

// between returns a random number from a to b.
func (s *sheet) between(a, b float32) float32 { return a + (b-a)*s.rng.Float32() }

// pick returns one of the choices.
func pick[T any](s *sheet, choices ...T) T { return choices[s.rng.IntN(len(choices))] }

// placed is the map that turns by an angle, scales, and moves to x, y.
func placed(x, y, scale float32, angle float64) scene.Matrix {
	return scene.Translate(x, y).Mul(scene.Rotate(angle)).Mul(scene.ScaleBy(scale, scale))
}

// polar returns the point at a distance and angle from a centre.
func polar(cx, cy, r float32, angle float64) scene.Point {
	sin, cos := math.Sincos(angle)
	return scene.Point{X: cx + r*float32(cos), Y: cy + r*float32(sin)}
}

// closedCurve adds a smooth closed curve through the points (Catmull-Rom, as cubics).
func closedCurve(b *scene.Builder, pts []scene.Point) *scene.Builder {
	n := len(pts)
	b.Move(pts[0].X, pts[0].Y)
	for i := range pts {
		p0, p1, p2, p3 := pts[(i+n-1)%n], pts[i], pts[(i+1)%n], pts[(i+2)%n]
		b.Cubic(
			scene.Point{X: p1.X + (p2.X-p0.X)/6, Y: p1.Y + (p2.Y-p0.Y)/6},
			scene.Point{X: p2.X - (p3.X-p1.X)/6, Y: p2.Y - (p3.Y-p1.Y)/6}, p2)
	}
	return b.Close()
}

// line is a rounded stroke.
func line(c color.RGB, width float32) scene.Stroke {
	return scene.Stroke{Paint: c.Paint(), Width: width, Cap: scene.RoundCap, Join: scene.RoundJoin, MiterLimit: 4}
}

func pt(x, y float32) scene.Point { return scene.Point{X: x, Y: y} }

// linear is a gradient from one point to another.
func linear(from, to scene.Point, stops ...scene.Stop) scene.Paint {
	dx, dy := to.X-from.X, to.Y-from.Y
	k := 1 / (dx*dx + dy*dy)
	m := scene.Matrix{dx * k, -dy * k, dy * k, dx * k, 0, 0}
	m[4], m[5] = -(m[0]*from.X + m[2]*from.Y), -(m[1]*from.X + m[3]*from.Y)
	return scene.Paint{Kind: scene.Linear, ToUnit: m, Opacity: 1, Stops: stops}
}

// radial is a gradient from a centre to a radius.
func radial(cx, cy, r float32, stops ...scene.Stop) scene.Paint {
	k := 1 / r
	return scene.Paint{Kind: scene.Radial, ToUnit: scene.Matrix{k, 0, 0, k, -cx * k, -cy * k}, Opacity: 1, Stops: stops}
}

// stop is an opaque stop; veil one with alpha.
func stop(at float32, c color.RGB) scene.Stop { return scene.Stop{Offset: at, Color: c.Opaque()} }

func veil(at float32, c color.RGB, alpha float32) scene.Stop {
	return scene.Stop{Offset: at, Color: scene.RGBA{R: c.R, G: c.G, B: c.B, A: alpha}}
}

// glaze is a translucent solid paint.
func glaze(c color.RGB, alpha float32) scene.Paint {
	return scene.Paint{Kind: scene.Solid, Color: scene.RGBA{R: c.R, G: c.G, B: c.B, A: alpha}}
}
