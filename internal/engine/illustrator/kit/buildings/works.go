package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bank = kit.Piece{
	Name: "bank", Cm: 3000, Palette: "walls #e3dccb stone; roof #6f8f6a copper; " + templeColors,
	Draw: func(c *kit.Canvas) {
		m := c.Tones("mark")
		temple(c, kit.Of(sheen.Ball(c, 128, 68, 16, m), c.Circle(128, 68, 12, kit.None).Stroke(m.DD, 1.8), c.Letters("$", kit.Box{X0: 120, Y0: 59, X1: 136, Y1: 77}, "display", m.DDD)))
		c.Part("sign", lettered(c, "BANK", 128, 99, 12, kit.TonesOf(m.DD)))
	},
}

// factory has a saw-tooth roof and two chimneys.
var factory = kit.Piece{
	Name: "factory", Cm: 5000, States: "smoking",
	Palette: "walls #c96f4f brick; roof #5a6472; chimneys #b45f44 stacks <walls; bands #f4f1ea stripes; windows #8fc6e8 glass; door #4f5a68 gate; smoke #dfe4e8",
	Draw: func(c *kit.Canvas) {
		w, r, k, b, g, d, s := c.Tones("walls"), c.Tones("roof"), c.Tones("chimneys"), c.Tones("bands"), c.Tones("windows"), c.Tones("door"), c.Tones("smoke")
		for i, x := range []float64{174, 214} {
			y := []float64{44, 66}[i]
			c.Part("smoke", sheen.Ball(c, x+4, y-14, 13, s), sheen.Ball(c, x+18, y-26, 17, s), sheen.Ball(c, x-4, y-30, 11, s))
			stack := sheen.D("M%g %gH%gL%g 170H%gZ", x-11, y, x+11, x+15, x-15)
			c.Part("chimneys", c.Form(stack, gloss.Column(k, x-15, x+15)), c.Rect(x-14, y-4, 28, 9, 3, kit.Lin(x-14, 0, x+14, 0, k.L, k.M, k.DD)))
			c.Part("bands", c.Clip(stack, c.Rect(x-20, y+16, 40, 12, 0, kit.Lin(x-14, 0, x+14, 0, b.LL, b.M, b.DD)), c.Rect(x-20, y+40, 40, 12, 0, kit.Lin(x-14, 0, x+14, 0, b.LL, b.M, b.DD))))
		}
		for i := range 3 {
			x := 8 + 50*float64(i)
			c.Part("roof", c.Form(sheen.D("M%g 142V84L%g 138V142Z", x, x+52), kit.Lin(x, 84, x+40, 142, r.L, r.M, r.D)), c.Line(sheen.D("M%g 84L%g 138", x, x+52), r.LL, 3))
			c.Part("windows", c.Form(sheen.D("M%g 98L%g 136H%gZ", x+5, x+40, x+5), kit.Lin(x, 98, x+30, 136, g.L, g.M, g.DD)), c.Line(sheen.D("M%g 110V136M%g 122V136", x+16, x+28), r.D, 2))
		}
		c.Part("walls", sheen.Body(c, kit.RoundRect(6, 138, 244, 114, 2), w, 9, bricks(c, 6, 138, 250, 252, 18, 9, .25, w)), sheen.Body(c, kit.RoundRect(2, 136, 252, 10, 3), kit.TonesOf(r.D), 3))
		c.Part("windows", glazed(c, 3, 20, 132, 164, 26, 26, g, b), glazed(c, 2, 20, 76, 210, 26, 22, g, b), glazed(c, 1, 222, 236, 164, 16, 26, g, b))
		c.Part("door", c.Rect(152, 178, 62, 74, 3, d.DDD), sheen.Body(c, kit.RoundRect(156, 182, 54, 70, 2), d, 5, sheen.Each(5, func(i int) kit.Node { return c.Line(sheen.D("M156 %gh54", 194+13*float64(i)), d.DD, 2) })), sheen.Body(c, kit.RoundRect(148, 172, 70, 9, 3), b, 3))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("print", 80, 200, 120, 16, 0)
	},
}

var warehouse = kit.Piece{
	Name: "warehouse", Cm: 4000,
	Palette: "walls #8fa3b5 metal; roof #4f6274; doors #e6a23c shutters gates; windows #bfe0f2 glass; boxes #c9935a crates; trim #f1f3f4",
	Draw: func(c *kit.Canvas) {
		w, r, d, g, b, t := c.Tones("walls"), c.Tones("roof"), c.Tones("doors"), c.Tones("windows"), c.Tones("boxes"), c.Tones("trim")
		const front = "M12 110Q128 50 244 110V252H12Z"
		c.Part("walls", sheen.Body(c, front, w, 10, sheen.Each(24, func(i int) kit.Node { return c.Line(sheen.D("M%g 60V252", 12+10*float64(i)), w.DD, 1.6).Opacity(.55) })))
		c.Part("roof", c.Path("M2 116Q128 46 254 116L248 100Q128 24 8 100Z", kit.Lin(2, 40, 254, 116, r.LL, r.M, r.DD)))
		c.Part("windows", glazed(c, 5, 44, 212, 104, 22, 16, g, t))
		c.Part("sign", sheen.Body(c, kit.RoundRect(88, 74, 80, 18, 3), t, 3))
		for i, x := range []float64{24, 134} {
			c.Part("doors", c.Rect(x-4, 146, 106, 106, 3, t.D), c.Form(kit.RoundRect(x, 150, 98, 102, 2), kit.Lin(x, 150, x+98, 252, kit.Hex("#3c3f4a"), kit.Hex("#23252d"))))
			if i == 1 {
				c.Part("boxes", sheen.Body(c, kit.RoundRect(x+10, 206, 46, 46, 3), b, 5, c.Rect(x+28, 206, 10, 46, 0, b.L)), sheen.Body(c, kit.RoundRect(x+54, 216, 36, 36, 3), b, 5, c.Rect(x+68, 216, 8, 36, 0, b.L)), sheen.Body(c, kit.RoundRect(x+20, 178, 32, 29, 3), b, 4, c.Rect(x+32, 178, 8, 29, 0, b.L)))
			}
			h := []float64{102, 26}[i]
			c.Part("doors", c.Form(kit.RoundRect(x, 150, 98, h, 2), kit.Lin(x, 150, x, 150+h, d.L, d.M, d.D), sheen.Each(int(h/13), func(i int) kit.Node {
				return c.Line(sheen.D("M%g %gh98", x, 162+13*float64(i)), d.DD, 2.4)
			})))
		}
		c.Part("trim", sheen.Body(c, kit.RoundRect(4, 246, 248, 8, 3), kit.TonesOf(t.D), 3))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("print", 128, 83, 72, 14, 0)
	},
}

// synagogue has a dome, a star of David and tablets over its door.
var synagogue = kit.Piece{
	Name: "synagogue", Cm: 2200,
	Palette: "walls #ecdcb8 stone; dome #3f78b0 roof; windows #4f8fd0 glass; door #7a4a2a; star #d8a83a gold; trim #fff6e2",
	Draw: func(c *kit.Canvas) {
		w, r, g, d, s, t := c.Tones("walls"), c.Tones("dome"), c.Tones("windows"), c.Tones("door"), c.Tones("star"), c.Tones("trim")
		hexagram := func(x, y, k float64, width float64) kit.Node {
			return c.Line(sheen.D("M%g %gL%g %gH%gZM%g %gL%g %gH%gZ", x, y-k, x+k*.87, y+k*.5, x-k*.87, x, y+k, x+k*.87, y-k*.5, x-k*.87), s.M, width).Miter()
		}
		c.Part("dome", c.Line("M128 16V36", s.DD, 4), sheen.Body(c, "M76 92C76 54 104 38 128 32C152 38 180 54 180 92Z", r, 10, c.Line("M128 32C108 50 102 70 102 92M128 32C148 50 154 70 154 92", r.DD, 2.4).Opacity(.6)), sheen.Body(c, kit.RoundRect(70, 88, 116, 10, 3), t, 4))
		c.Part("star", hexagram(128, 14, 11, 3.4))
		c.Part("walls", sheen.Body(c, kit.RoundRect(14, 134, 228, 118, 2), w, 8, bricks(c, 14, 134, 242, 252, 20, 11, .2, w)), sheen.Body(c, kit.RoundRect(8, 128, 240, 11, 3), t, 4))
		c.Part("windows", archedPane(c, 28, 166, 26, 56, g, t), archedPane(c, 202, 166, 26, 56, g, t))
		c.Part("walls", sheen.Body(c, "M68 252V132Q68 98 128 98Q188 98 188 132V252Z", w, 8, bricks(c, 68, 100, 188, 252, 20, 11, .15, w)))
		c.Part("windows", sheen.Ball(c, 128, 138, 27, t), c.Form(kit.Oval(128, 138, 22, 22), kit.Lin(106, 116, 150, 160, g.DD, g.M, g.L)))
		c.Part("star", hexagram(128, 138, 19, 4))
		c.Part("door", c.Path(shape.Arched(98, 176, 60, 76), t.D), sheen.Body(c, shape.Arched(103, 181, 50, 71), d, 5, c.Line("M128 181V252", d.DDD, 2.6), c.Path("M110 200h12v20h-12ZM134 200h12v20h-12ZM110 226h12v18h-12ZM134 226h12v18h-12Z", d.DD).Opacity(.7)))
		c.Part("windows", archedPane(c, 76, 186, 14, 40, g, t), archedPane(c, 166, 186, 14, 40, g, t))
		c.Part("trim", steps(c, 2, 84, 172, 258, 6, t))
		c.Anchor("ground", 128, 258)
	},
}

// hinduTemple is a shrine under a tall curved tower, with two small ones beside it.
var hinduTemple = kit.Piece{
	Name: "hindu-temple", Cm: 2500,
	Palette: "walls #e8a55f sandstone tower; trim #f7dcae stone; door #7a3f2a; finial #e9b93f gold pot; flag #e8622f banner",
	Draw: func(c *kit.Canvas) {
		w, t, d, f, b := c.Tones("walls"), c.Tones("trim"), c.Tones("door"), c.Tones("finial"), c.Tones("flag")
		tower := func(x, base, h, half float64) {
			d := sheen.D("M%g %gC%g %g %g %g %g %gH%gC%g %g %g %g %g %gZ", x-half, base, x-half*.98, base-h*.5, x-half*.5, base-h*.84, x-half*.22, base-h, x+half*.22, x+half*.5, base-h*.84, x+half*.98, base-h*.5, x+half, base)
			c.Part("walls", c.Form(d, gloss.Column(w, x-half, x+half), sheen.Each(6, func(i int) kit.Node {
				y := base - h*float64(i+1)/7
				return kit.Of(c.Line(sheen.D("M%g %gH%g", x-half, y, x+half), w.DDD, 2.4).Opacity(.55), c.Line(sheen.D("M%g %gH%g", x-half, y+2.4, x+half), t.L, 1.8).Opacity(.7))
			}), c.Line(sheen.D("M%g %gC%g %g %g %g %g %gM%g %gC%g %g %g %g %g %g", x-half*.4, base, x-half*.4, base-h*.5, x-half*.22, base-h*.84, x-half*.1, base-h, x+half*.4, base, x+half*.4, base-h*.5, x+half*.22, base-h*.84, x+half*.1, base-h), w.DD, 2).Opacity(.7)))
			c.Part("trim", sheen.Body(c, kit.Oval(x, base-h-2, half*.4, half*.16), t, 3))
			c.Part("finial", sheen.Ball(c, x, base-h-half*.3, half*.2, f), c.Path(sheen.D("M%g %gL%g %gL%g %gZ", x-half*.1, base-h-half*.45, x, base-h-half*.85, x+half*.1, base-h-half*.45), f.M))
		}
		c.Part("flag", banner(c, 128, 0, 26, b, f))
		tower(40, 168, 76, 30)
		tower(216, 168, 76, 30)
		tower(128, 152, 122, 58)
		c.Part("walls", sheen.Body(c, kit.RoundRect(10, 166, 236, 70, 2), w, 7, bricks(c, 10, 166, 246, 236, 20, 11, .2, w)))
		c.Part("trim", sheen.Body(c, kit.RoundRect(4, 160, 248, 11, 3), t, 4), sheen.Body(c, kit.RoundRect(62, 148, 132, 12, 3), t, 4), pillars(c, 4, 32, 84, 172, 234, 10, t), pillars(c, 4, 172, 224, 172, 234, 10, t))
		c.Part("door", c.Path(shape.Arched(100, 172, 56, 64), t.DD), sheen.Body(c, shape.Arched(105, 178, 46, 58), kit.TonesOf(d.D), 5), c.Line("M128 178V188", f.D, 2), sheen.Body(c, "M120 200Q120 188 128 188Q136 188 136 200L139 204H117Z", f, 3))
		c.Part("trim", steps(c, 3, 20, 236, 256, 7, t))
		c.Anchor("ground", 128, 256)
	},
}

// busStop is a glass shelter with a bench and the sign beside it.
var busStop = kit.Piece{
	Name: "bus-stop", Cm: 280,
	Palette: "roof #3f7fc4 shelter frame; glass #bfe3f2 walls; bench #c98f52 seat wood; sign #e2483f; pole #8b95a3",
	Draw: func(c *kit.Canvas) {
		r, g, b, s, p := c.Tones("roof"), c.Tones("glass"), c.Tones("bench"), c.Tones("sign"), c.Tones("pole")
		c.Part("glass", c.Form("M70 78H240V226H70Z", kit.Lin(70, 78, 240, 226, g.L.Alpha(.75), g.M.Alpha(.5), g.D.Alpha(.6)), c.Path("M90 226L150 78H180L120 226ZM140 226L200 78H208L148 226Z", kit.White).Opacity(.4)))
		c.Part("roof", c.Line("M72 76V250M155 76V228M238 76V250", r.DD, 8), c.Line("M71 76V250M154 76V228M237 76V250", r.L, 3), c.Rect(70, 222, 170, 7, 2, r.D))
		c.Part("bench", sheen.Body(c, kit.RoundRect(92, 186, 128, 12, 4), b, 4), sheen.Body(c, kit.RoundRect(92, 152, 128, 10, 4), b, 4), sheen.Body(c, kit.RoundRect(92, 167, 128, 10, 4), b, 4), c.Line("M106 198V248M206 198V248M106 152V190M206 152V190", p.DD, 6))
		c.Part("roof", sheen.Body(c, "M50 62Q155 40 254 62L250 80Q155 62 54 80Z", r, 7))
		c.Part("pole", sheen.Body(c, kit.RoundRect(24, 44, 9, 208, 4), p, 4))
		c.Part("sign", sheen.Body(c, kit.RoundRect(4, 20, 50, 62, 8), s, 5), sheen.Body(c, kit.RoundRect(13, 32, 32, 26, 6), kit.TonesOf(kit.White), 2), c.Rect(17, 37, 24, 9, 2, s.DD), c.Circle(20, 53, 3, s.DDD), c.Circle(38, 53, 3, s.DDD), c.Circle(20, 60, 4, kit.Hex("#2a2c33")), c.Circle(38, 60, 4, kit.Hex("#2a2c33")), c.Path("M14 68H44V74H14Z", kit.White).Opacity(.9))
		c.Part("pole", c.Ellipse(28, 252, 14, 4, p.DD))
		c.Anchor("ground", 155, 252)
		c.AnchorBox("seat", 156, 186, 0, 0, 0)
	},
}

// elevator shows the car between its half open doors.
var elevator = kit.Piece{
	Name: "elevator", Cm: 240, States: "open; closed",
	Palette: "doors #c3ccd5 metal steel; frame #8a6a4a wall; cabin #e8c893 inside; display #2a2c33 panel; numbers #f08a3c lights",
	Draw: func(c *kit.Canvas) {
		d, f, k, p, n := c.Tones("doors"), c.Tones("frame"), c.Tones("cabin"), c.Tones("display"), c.Tones("numbers")
		c.Part("frame", sheen.Body(c, kit.RoundRect(22, 4, 188, 250, 5), f, 7), c.Rect(38, 42, 156, 212, 2, f.DDD))
		c.Part("display", sheen.Body(c, kit.RoundRect(86, 12, 60, 22, 4), p, 3))
		c.Part("numbers", c.Letters("3", kit.Box{X0: 94, Y0: 15, X1: 110, Y1: 31}, "display", n.L), c.Path("M124 28L132 17L140 28Z", n.L))
		w := 78.0
		if !c.State("closed") {
			w = 42
			c.Part("cabin", c.Form("M40 44H192V252H40Z", kit.Lin(40, 44, 192, 252, k.DD, k.L, k.M)), c.Path("M40 252L78 226H154L192 252Z", k.DDD), c.Line("M78 70V226H154V70", k.DDD, 2).Opacity(.5), c.Path("M40 44L78 70H154L192 44Z", k.LL), c.Line("M78 168H154", d.DD, 5), c.Line("M78 167H154", d.LL, 2.4), c.Ellipse(116, 57, 26, 5, kit.White))
		}
		leaf := c.Form(sheen.D("M40 44H%gV252H40Z", 40+w), kit.Lin(40, 44, 40+w, 252, kit.At(0, d.LL), kit.At(.35, d.M), kit.At(.5, d.LL), kit.At(.8, d.M), kit.At(1, d.D)), c.Line(sheen.D("M%g 44V252", 40+w-1), d.DDD, 2))
		c.Part("doors", leaf, leaf.Mirror(116))
		c.Part("display", sheen.Body(c, kit.RoundRect(220, 128, 26, 54, 5), kit.TonesOf(d.D), 4))
		c.Part("numbers", c.Circle(233, 144, 8, p.M), c.Path("M229 147L233 140L237 147Z", n.L), c.Circle(233, 166, 8, p.M), c.Path("M229 163L233 170L237 163Z", d.LL))
		c.Anchor("ground", 116, 254)
		c.AnchorBox("inside", 116, 148, 70, 200, 0)
	},
}
