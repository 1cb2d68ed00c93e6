package furniture

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var stool = kit.Piece{
	Name: "stool", Cm: 65, Palette: "seat #d9534a cushion red; legs #b9783f wood",
	Draw: func(c *kit.Canvas) {
		s, l := c.Tones("seat"), c.Tones("legs")
		leg := func(x0, x1 float64) kit.Node {
			return sheen.Body(c, sheen.D("M%g 66H%gL%g 248Q%g 254 %g 254H%gQ%g 254 %g 248Z", x0-9, x0+9, x1+7, x1+7, x1+2, x1-2, x1-7, x1-7), l, 6)
		}
		c.Part("legs", leg(104, 84), leg(152, 172), sheen.Tube(c, "M60 196H196", 9, l), sheen.Tube(c, "M84 158H172", 8, l), leg(66, 34), leg(190, 222), sheen.Tube(c, "M48 212H208", 10, l))
		c.Part("seat", c.Path("M26 44V62C26 90 230 90 230 62V44Z", s.DDD).Move(0, 4), c.Form("M26 44V62C26 90 230 90 230 62V44Z", kit.Lin(26, 0, 230, 0, s.M, s.LL, s.L, s.M, s.D, s.DDD)), c.Form(kit.Oval(128, 44, 102, 34), kit.Rad(96, 30, 140, s.LL, s.L, s.M, s.D)), c.Path(kit.Oval(128, 44, 102, 34), kit.None).Stroke(s.LL, 2).Opacity(.6), c.Ellipse(128, 45, 7, 4, s.DD), c.Line("M128 45L96 30M128 45L166 32M128 45L92 58M128 45L170 58", s.DD, 2).Opacity(.4))
		c.AnchorBox("surface", 128, 42, 150, 0, 0)
		c.Anchor("seat", 128, 42)
		c.Anchor("footNear", 142, 210)
		c.Anchor("footFar", 114, 210)
		c.Anchor("ground", 128, 254)
	},
}

var officeChair = kit.Piece{
	Name: "office-chair", Cm: 115, Palette: "fabric #3f6fc4 seat back blue; frame #3f4552 arms base black; wheels #2f343f casters",
	Draw: func(c *kit.Canvas) {
		f, m, w := c.Tones("fabric"), c.Tones("frame"), c.Tones("wheels")
		c.Part("frame", sheen.Tube(c, "M128 170V214", 14, m), sheen.Tube(c, "M128 212L48 232", 10, m), sheen.Tube(c, "M128 212L208 232", 10, m), sheen.Tube(c, "M128 212L90 242", 10, m), sheen.Tube(c, "M128 212L166 242", 10, m))
		c.Part("wheels", sheen.Each(4, func(i int) kit.Node {
			x, y := []float64{46, 88, 168, 210}[i], []float64{240, 248, 248, 240}[i]
			return kit.Of(c.Circle(x, y, 10, w.DDD), c.Circle(x-.5, y-.8, 9, kit.Lin(x-8, y-8, x+8, y+8, w.LL, w.M, w.DD)), c.Circle(x, y, 3, w.LL))
		}))
		c.On(kit.Back)
		back := "M72 14Q128 -2 184 14Q194 18 193 30L182 116Q180 128 168 130Q128 138 88 130Q76 128 74 116L63 30Q62 18 72 14Z"
		c.Part("fabric", c.Path(back, m.DD).Stroke(m.DD, 6), sheen.Body(c, back, f, 18, sheen.Each(3, func(i int) kit.Node {
			y := 44 + 28*float64(i)
			return kit.Of(c.Line(sheen.D("M60 %gQ128 %g 196 %g", y, y+10, y), f.DDD, 3).Opacity(.4), c.Line(sheen.D("M60 %gQ128 %g 196 %g", y+3, y+13, y+3), f.LL, 2).Opacity(.5))
		})), sheen.Glint(c, "M80 26Q104 16 132 17Q108 26 92 40Q80 44 80 26Z", .35))
		c.On(kit.Body)
		seat := "M54 146Q56 134 70 134H186Q200 134 202 146L206 162Q208 176 190 178H66Q48 176 50 162Z"
		c.Part("fabric", c.Path(seat, m.DD).Move(0, 5), sheen.Body(c, seat, f, 16, c.Line("M52 158Q128 168 204 158", f.DDD, 2.400).Opacity(.45)))
		arm := kit.Of(sheen.Tube(c, "M40 98V142Q40 152 52 154", 9, m), sheen.Body(c, kit.RoundRect(24, 88, 36, 14, 7), m, 6))
		c.Part("frame", arm, arm.Mirror(128))
		c.AnchorBox("surface", 128, 138, 110, 0, 0)
		c.Anchor("seat", 128, 138)
		c.Anchor("footNear", 142, 240)
		c.Anchor("footFar", 114, 240)
		c.Anchor("ground", 128, 258)
	},
}
