package boats

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var raft = kit.Piece{
	Name: "raft", Cm: 300, Palette: "logs #b9783f wood; ends #ecc48c cut; rope #f0dca8; sail #f7eed8 cloth white; mast #8a5a36 pole; flag #e5484f red", States: "with sail; without sail -sail -mast -flag",
	Draw: func(c *kit.Canvas) {
		l, e, r, s, m, f := c.Tones("logs"), c.Tones("ends"), c.Tones("rope"), c.Tones("sail"), c.Tones("mast"), c.Tones("flag")
		c.On(kit.Back)
		for i := range 7 {
			x0, x1 := 50+26*float64(i), 24+34.500*float64(i)
			d := sheen.D("M%g 166Q%g 160 %g 166L%g 216H%gZ", x0-13, x0, x0+13, x1+17, x1-17)
			c.Part("logs", c.Form(d, kit.Lin(x1-17, 0, x1+17, 0, l.D, l.L, l.M, l.DD), c.Line(sheen.D("M%g 166L%g 216M%g 168L%g 216", x0-4, x1-6, x0+5, x1+6), l.DD, 1.600).Opacity(.5)))
		}
		c.Part("rope", c.Line("M32 178Q128 170 224 178", r.DD, 8), c.Line("M32 177Q128 169 224 177", r.L, 5).Dash(5, 2))
		c.On(kit.Body)
		c.Part("mast", sheen.Body(c, "M119 10H129L132 190Q125 195 116 190Z", m, 5), sheen.Tube(c, "M48 40L206 32", 7, m), c.Ellipse(124, 191, 14, 5, l.DDD).Opacity(.5))
		sail := "M54 42L200 34C214 74 212 112 200 148Q128 134 60 152C44 118 42 80 54 42Z"
		c.Part("sail", sheen.Body(c, sail, s, 14, c.Line("M128 38Q140 90 130 140M92 40Q98 90 92 146M166 36Q178 90 168 142", s.DD, 2).Opacity(.6), c.Form("M60 104h26v26h-26Z", l.L), c.Line("M60 104h26v26h-26Z", s.DDD, 2).Dash(4, 3)))
		c.Part("rope", c.Line("M60 152L40 178M200 148L218 178", r.D, 3))
		c.Part("flag", c.Form("M129 6Q148 -2 160 8Q172 14 184 8L182 28Q168 32 156 26Q144 20 129 26Z", kit.Lin(129, 0, 184, 28, f.L, f.M, f.D)))
		c.On(kit.Fore)
		for i := range 7 {
			x1 := 24 + 34.500*float64(i)
			c.Part("ends", c.Circle(x1, 220, 18, l.DDD), c.Circle(x1-.4, 219.500, 17, kit.Lin(x1-14, 204, x1+14, 236, l.L, l.M, l.DD)), c.Circle(x1, 220, 13.500, kit.Rad(x1-4, 215, 18, e.LL, e.M, e.D)), c.Circle(x1, 220, 8.500, kit.None).Stroke(e.DD, 1.600), c.Circle(x1, 220, 4, kit.None).Stroke(e.DD, 1.600))
		}
		c.Part("rope", c.Line("M8 204Q128 196 248 204", r.DD, 9), c.Line("M8 203Q128 195 248 203", r.L, 6).Dash(6, 2.500))
		c.AnchorBox("surface", 128, 186, 150, 0, 0)
		c.Anchor("ground", 128, 238)
	},
}
