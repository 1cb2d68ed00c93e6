package balls

import (
	"cmp"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var soccerBall = kit.Piece{
	Name: "soccer-ball", Cm: 22,
	Palette: "panels #f8f7f4 ball white; pentagons #3a3e4a black patches",
	Draw: func(c *kit.Canvas) {
		p, n := c.Tones("panels"), c.Tones("pentagons")
		o := orb{ballX, ballY, ballR, 14, -16, 8}
		var v []vec // corners of an icosahedron with one toward the viewer
		for i := range 12 {
			a, z := float64(i%5)*72+float64(i/5)*36, 1/math.Sqrt(5)
			if i/5 == 1 {
				z = -z
			}
			s, k := math.Sincos((a - 90) * math.Pi / 180)
			q := vec{k * math.Sqrt(1-z*z), s * math.Sqrt(1-z*z), z}
			if i >= 10 {
				q = vec{0, 0, float64(21 - 2*i)}
			}
			v = append(v, q)
		}
		var lines, patches []kit.Node
		for i, a := range v {
			var near []vec
			for j, b := range v {
				if d := b.add(a, -1); i != j && d.X*d.X+d.Y*d.Y+d.Z*d.Z < 1.2 {
					near = append(near, b)
					if i < j {
						lines = append(lines, seams(c, o.line(arc(mix(a, b, 1.0/3), mix(a, b, 2.0/3), 8)), p.DDD, kit.White, 2.6))
					}
				}
			}
			patches = append(patches, pentagon(c, o, a, near, n)...)
		}
		d := kit.Oval(ballX, ballY, ballR, ballR)
		c.Part("panels", c.Form(d, sheen.Orb(ballX, ballY, ballR, p), kit.Of(lines...), c.Named("pentagons", patches...),
			dusk(c, ballX, ballY, ballR, kit.Hex("#2c2440")).Opacity(.85), sheen.Edge(c, d, p, 24)), sheen.Gloss(c, ballX, ballY, 104, 104, 196, 236, 9))
		c.Anchor("ground", 128, 248)
	},
}

// pentagon is the patch around a corner, whose neighbors are given.
func pentagon(c *kit.Canvas, o orb, a vec, near []vec, t kit.Tones) []kit.Node {
	u := near[0].add(a, -1)
	w := a.cross(u)
	angle := func(b vec) float64 {
		return math.Atan2(b.X*w.X+b.Y*w.Y+b.Z*w.Z, b.X*u.X+b.Y*u.Y+b.Z*u.Z)
	}
	slices.SortFunc(near, func(p, q vec) int { return cmp.Compare(angle(p), angle(q)) })
	var pts []vec
	for i, b := range near {
		pts = append(pts, arc(mix(a, b, 1.0/3), mix(a, near[(i+1)%5], 1.0/3), 6)...)
	}
	d := o.area(pts)
	if d == "" || o.at(a).Z < -.35 {
		return nil
	}
	m := o.at(a)
	return []kit.Node{c.Path(d, kit.White).Move(1.2, 1.6).Opacity(.8), c.Form(d, kit.Lin(m.X-40, m.Y-44, m.X+40, m.Y+44, t.L, t.M, t.D), c.Path(d, kit.None).Stroke(t.LL, 3).Move(1.6, 1.8).Opacity(.5)), c.Path(d, kit.None).Stroke(t.DD, 1.6)}
}
