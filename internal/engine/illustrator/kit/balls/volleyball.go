package balls

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var volleyball = kit.Piece{
	Name: "volleyball", Cm: 21,
	Palette: "panels #fbf7ee ball white; second #2f6fd6 blue stripes; third #ffc93c yellow; lines #5b5a6b seams",
	Draw: func(c *kit.Canvas) {
		p, q, y, l := c.Tones("panels"), c.Tones("second"), c.Tones("third"), c.Tones("lines")
		o := orb{ballX, ballY, ballR, 24, -32, 12}
		colors := []kit.Tones{q, p, y}
		var areas, lines []kit.Node
		axes := []vec{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}
		for face := range 6 {
			n, u, v := axes[face%3], axes[(face+1)%3], axes[(face+2)%3]
			sign := float64(1 - face/3*2)
			at := func(a, b float64) vec { return vec{}.add(n, sign).add(u, a).add(v, b).unit() }
			for strip := range 3 {
				a0, a1 := -1+float64(strip)*2/3, -1+float64(strip+1)*2/3
				var ring []vec
				for _, e := range [][4]float64{{a0, -1, a1, -1}, {a1, -1, a1, 1}, {a1, 1, a0, 1}, {a0, 1, a0, -1}} {
					for i := range 16 {
						t := float64(i) / 16
						ring = append(ring, at(e[0]+(e[2]-e[0])*t, e[1]+(e[3]-e[1])*t))
					}
				}
				d := o.area(ring)
				if d == "" {
					continue
				}
				t := colors[strip]
				m := o.at(at((a0+a1)/2, 0))
				areas = append(areas, c.Path(d, kit.Lin(m.X-50, m.Y-60, m.X+50, m.Y+60, t.L, t.M, t.D)))
				lines = append(lines, c.Clip(d, c.Blur(3, c.Path(d, kit.None).Stroke(t.DD, 9)).Opacity(.4), c.Path(d, kit.None).Stroke(t.LL, 4).Move(1.6, 1.8).Opacity(.6)), c.Line(o.line(append(ring, ring[0])), l.M, 2.4))
			}
		}
		d := kit.Oval(ballX, ballY, ballR, ballR)
		c.Part("panels", c.Form(d, p.M, kit.Of(areas...), c.Named("lines", lines...), dusk(c, ballX, ballY, ballR, kit.Hex("#2c2440")).Opacity(.85)),
			sheen.Gloss(c, ballX, ballY, 104, 104, 196, 236, 9))
		c.Anchor("ground", 128, 248)
	},
}
