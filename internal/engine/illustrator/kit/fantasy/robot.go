package fantasy

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var robot = kit.Piece{
	Name: "robot", Cm: 60,
	Palette: "body #38b6c4; head #38b6c4 <body; arms #b8c4d0 legs metal; eyes #7ff0ff; antenna #f5a02e; buttons #f0544f; trim #f5a02e <antenna; screen #2c3550",
	Draw: func(c *kit.Canvas) {
		b, h, m, e, a, k, r, s := c.Tones("body"), c.Tones("head"), c.Tones("arms"), c.Tones("eyes"), c.Tones("antenna"), c.Tones("buttons"), c.Tones("trim"), c.Tones("screen")
		hose := func(d string, w float64) kit.Node {
			return kit.Of(c.Line(d, m.DDD, w), c.Line(d, m.M, w*.8).Move(-.5, -.7), c.Line(d, m.LL, w*.3).Move(-w*.14, -w*.16), c.Line(d, m.DDD, w).Dash(1.6, 5).Butt().Opacity(.55))
		}
		arm := func(side float64) kit.Node {
			x := func(v float64) float64 { return 128 + side*v }
			claw := kit.Of(p.Limb(c, p.NewTube(p.J{X: x(86), Y: 196, R: 6}, p.J{X: x(74), Y: 208, R: 6.5}, p.J{X: x(80), Y: 222, R: 4.5}), m, 5), p.Limb(c, p.NewTube(p.J{X: x(90), Y: 196, R: 6}, p.J{X: x(104), Y: 206, R: 6.5}, p.J{X: x(100), Y: 222, R: 4.5}), m, 5))
			return kit.Of(hose(p.D("M%g 146C%g 146 %g 160 %g 188", x(58), x(92), x(96), x(88)), 15), claw, p.Body(c, kit.RoundRect(x(88)-14, 178, 28, 16, 7), r, 7))
		}
		leg := func(x float64) kit.Node {
			foot := p.D("M%g 252V240C%g 226 %g 222 %g 222C%g 222 %g 226 %g 240V252Q%g 256 %g 256H%gQ%g 256 %g 252Z", x-26, x-26, x-14, x, x+14, x+26, x+26, x+26, x+22, x-22, x-26, x-26)
			return kit.Of(hose(p.D("M%g 200V228", x), 20), p.Body(c, foot, b, 12), p.Glint(c, p.D("M%g 240q2 -11 13 -12q-8 5 -9 13z", x-20), .5), c.Rect(x-26, 248, 52, 8, 4, kit.Lin(x-26, 248, x+26, 256, s.L, s.M, s.DD)))
		}
		c.Part("legs", leg(98), leg(158))
		c.Part("arms", arm(-1), arm(1))
		torso := kit.RoundRect(70, 126, 116, 90, 26)
		c.Part("body", c.Rect(106, 112, 44, 20, 6, kit.Lin(106, 112, 150, 120, m.LL, m.M, m.DD)), c.Line("M106 118h44M106 124h44", m.DDD, 2).Opacity(.6), p.Body(c, torso, b, 20, c.Blur(5, c.Ellipse(128, 124, 50, 12, b.DDD)).Opacity(.5)),
			c.Path(kit.RoundRect(86, 142, 84, 56, 12), b.DD), c.Form(kit.RoundRect(87.5, 143.5, 82, 54, 11), kit.Lin(88, 144, 168, 198, m.LL, m.L, m.M, m.D), c.Circle(94, 150, 2.4, m.DD), c.Circle(163, 150, 2.4, m.DD), c.Circle(94, 191, 2.4, m.DD), c.Circle(163, 191, 2.4, m.DD)),
			p.Glint(c, "M78 164V148Q80 134 96 134H120Q98 138 92 142Q84 146 84 164Q81 172 78 164Z", .4))
		dial := kit.Of(c.Circle(112, 164, 13, m.DDD), c.Circle(111.6, 163.5, 11.5, kit.Lin(102, 154, 122, 176, kit.White, kit.Hex("#f3efe2"), kit.Hex("#cfc8b8"))), c.Line("M103 168A10 10 0 0 1 121 168", r.M, 3), c.Line("M112 167L118 157", k.D, 2.4), c.Circle(112, 167, 2.6, s.M))
		button := func(x, y, r float64, t kit.Tones) kit.Node {
			return kit.Of(c.Circle(x+.6, y+1.4, r*1.18, m.DDD).Opacity(.7), c.Circle(x, y, r, kit.Rad(x-r*.3, y-r*.4, r*1.5, t.LL, t.M, t.DD)), c.Ellipse(x-r*.3, y-r*.4, r*.32, r*.22, kit.White).Opacity(.8))
		}
		c.Part("buttons", dial, button(138, 158, 6.5, k), button(156, 158, 6.5, r), button(138, 175, 6.5, b), button(156, 175, 6.5, k), c.Rect(100, 184, 24, 6, 3, s.M), c.Rect(101, 185, 15, 4, 2, e.M))
		stem := kit.Of(c.Rect(124, 18, 8, 26, 3, kit.Lin(124, 0, 132, 0, m.L, m.LL, m.D, m.DD)), p.Body(c, kit.Oval(128, 15, 13, 13), a, 8), c.Ellipse(123, 10, 4, 3, kit.White).Opacity(.8), c.Rect(114, 34, 28, 10, 5, kit.Lin(114, 34, 142, 44, m.LL, m.M, m.DD)))
		c.Part("antenna", stem)
		c.Part("ears", c.Both(128, p.Body(c, kit.RoundRect(194, 60, 20, 36, 9), r, 9), c.Rect(208, 67, 8, 22, 4, kit.Lin(208, 66, 216, 90, m.LL, m.M, m.DD))))
		head := kit.RoundRect(54, 38, 148, 84, 32)
		face := kit.RoundRect(69, 52, 118, 56, 22)
		c.Part("head", p.Body(c, head, h, 22), c.Path(kit.RoundRect(66, 49, 124, 62, 25), h.DD), c.Path(kit.RoundRect(67, 50.5, 124, 62, 25), h.LL).Opacity(.5),
			c.Form(face, kit.Lin(70, 52, 180, 108, s.L, s.M, s.DD), c.Path("M60 112L112 48H142L92 112Z", kit.White).Opacity(.1)), p.Glint(c, "M62 78V70Q64 46 90 44H128Q88 48 78 54Q70 60 69 78Q66 86 62 78Z", .45))
		glow := func(x float64) kit.Node {
			return kit.Of(c.Clip(face, c.Blur(5, c.Circle(x, 76, 17, e.M)).Opacity(.5)), c.Circle(x, 76, 13, kit.Rad(x-3, 72, 16, kit.White, e.L, e.M, e.D)), c.Circle(x-4, 71, 3.6, kit.White))
		}
		c.Part("eyes", glow(101), glow(155))
		c.Part("mouth", c.Line("M113 93Q128 105 143 93", e.M, 5))
		c.AnchorBox("headTop", 128, 38, 116, 14, 0)
		c.AnchorBox("eyes", 128, 76, 148, 28, 0)
		c.Anchor("mouth", 128, 96)
		c.AnchorBox("neck", 128, 120, 60, 14, 0)
		c.AnchorBox("print", 128, 171, 78, 50, 0)
		c.Anchor("paw", 216, 216)
		c.Anchor("ground", 128, 256)
	},
}
