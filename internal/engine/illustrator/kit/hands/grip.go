package hands

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// grip draws a hand that holds something upright: its palm is behind it, its fingers and thumb are around it.
func grip(c *kit.Canvas, s, n, v kit.Tones) {
	c.On(kit.Back)
	c.Part("sleeve", cuff(c, 84, 180, 212, 40, v))
	const palm = "M90 222C90 208 84 196 76 182C66 162 66 132 78 112C92 96 150 88 186 98C204 106 208 140 202 168C196 190 180 204 176 222Q132 234 90 222Z"
	c.Part("skin", p.Body(c, palm, s, 17, c.Blur(7, c.Ellipse(132, 150, 30, 40, s.DDD)).Opacity(.4), c.Blur(4, c.Path("M82 208Q132 224 184 208V240H82Z", s.DDD)).Opacity(.45)))
	c.Part("sleeve", p.Cast(c, palm, "M76 216Q132 204 190 216V260H76Z", s, 0, -3, 3, .4), cuff(c, 84, 180, 216, 36, v))
	c.On(kit.Fore)
	for i, y := range []float64{186, 163, 138, 112} { // the little finger first
		k := float64(i) * 2
		tube := p.NewTube(p.J{X: 198 + k*.6, Y: y - 2, R: 13 + k*.2}, p.J{X: 158, Y: y - 5, R: 14.4 + k*.3}, p.J{X: 112 - k, Y: y + 2, R: 12 + k*.3})
		c.Part("skin", c.Blur(3, c.Path(tube.Outline(), s.DDD).Move(-2, 7)).Opacity(.35), p.Limb(c, tube, s, 12, c.Line(p.D("M%g %gq6 11 0 22M%g %gq5 9 0 18", 162.0, y-17, 168.0, y-15), s.DDD, 2.2).Opacity(.35)))
	}
	thumb := p.NewTube(p.J{X: 88, Y: 186, R: 23}, p.J{X: 82, Y: 150, R: 19.5}, p.J{X: 102, Y: 118, R: 15.5}, p.J{X: 134, Y: 104, R: 13})
	c.Part("skin", c.Blur(4, c.Path(thumb.Outline(), s.DDD).Move(4, 6)).Opacity(.4), p.Limb(c, thumb, s, 13, c.Line("M92 128q10 2 17 12M88 136q9 2 15 10", s.DDD, 2.2).Opacity(.4)))
	c.Part("nails", c.Path("M128 95C140 91 149 96 149 103C148 110 138 114 130 111C124 108 123 98 128 95Z", kit.Lin(126, 94, 148, 112, n.LL, n.M, n.D)))
	c.Add(p.Glint(c, "M72 160C70 142 80 126 92 116C84 130 80 144 80 160C80 166 74 166 72 160Z", .35))
	c.Anchor("grip", 134, 146)
	c.AnchorBox("paw", 134, 146, 0, 0, 0)
	c.Anchor("ground", 128, 256)
}
