package reptiles

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var bat = kit.Piece{
	Name: "bat", Cm: 30,
	States:  "hanging",
	Palette: "body #6a5590 fur; wings #4f4275 <body; ears #6a5590 <body; inner #e79ab4 inner_ears nose; fangs #ffffff; eyes #8a4fae; belly #8d77b4 <body",
	Draw: func(c *kit.Canvas) {
		b, w, r, n, f, e, g := c.Tones("body"), c.Tones("wings"), c.Tones("ears"), c.Tones("inner"), c.Tones("fangs"), c.Tones("eyes"), c.Tones("belly")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		const web = "M160 132C172 104 190 80 214 58C240 62 268 84 284 124C292 146 292 168 284 188C274 172 258 168 244 178C238 164 222 160 206 172C196 164 178 168 168 186Z"
		bone := func(js ...p.J) kit.Node {
			t := p.NewTube(js...)
			return kit.Of(c.Path(t.Shift(.3, .8, 1).Outline(), w.DDD).Opacity(.5), c.Path(t.Outline(), w.LL), c.Path(t.Side(-.4, .3).Outline(), kit.White).Opacity(.25))
		}
		wing := kit.Of(c.Form(web, kit.Lin(170, 70, 262, 190, w.L, w.M, w.D), c.Blur(6, c.Path("M214 58C236 100 246 140 244 180L284 190L290 100Z", w.DDD)).Opacity(.35), c.Blur(5, c.Ellipse(196, 124, 20, 30, w.LL)).Opacity(.3), bone(j(214, 60, 3), j(240, 110, 2.4), j(244, 176, 1)), bone(j(214, 60, 3), j(212, 116, 2.4), j(206, 170, 1)), p.Edge(c, web, w, 11)),
			bone(j(158, 136, 6), j(182, 92, 5.4), j(214, 58, 4.6), j(250, 74, 3.6), j(284, 124, 1.4)), p.Plain(c, "M210 60C206 50 208 42 216 38C222 44 222 54 218 61Z", w))
		hanging := c.State("hanging")
		if !hanging {
			c.Part("wings", c.Both(128, wing))
		}
		foot := p.Each(3, func(i int) kit.Node {
			return p.Limb(c, p.NewTube(j(144, 206, 5), j(140+float64(i)*6, 220, 4)), b, 3)
		})
		c.Part("feet", c.Both(128, foot))
		body := p.Sym("128,120 160,132 170,164 158,196 128,212", 128)
		tufts := p.Each(14, func(i int) kit.Node {
			x, y := 104+float64(i%4)*15+float64(i/4%2)*7, 160+float64(i/4)*13
			return c.Line(p.D("M%g %gq3 6 7 8", x, y), g.DD, 2).Opacity(.5)
		})
		c.Part("body", p.Body(c, body, b, 18), c.Named("belly", c.Clip(body, c.Ellipse(128, 184, 28, 34, kit.Rad(120, 168, 40, g.LL, g.L, g.M)), tufts)))
		if hanging { // wrapped around the body
			const fold = "M88 124C64 140 58 178 80 206C92 222 114 222 134 206C142 184 140 156 128 140C118 128 100 122 88 124Z"
			wrap := kit.Of(c.Form(fold, kit.Lin(64, 130, 136, 214, w.L, w.M, w.D), c.Blur(5, c.Path("M134 130Q126 176 96 218H150V130Z", w.DDD)).Opacity(.4), bone(j(88, 128, 4.500), j(74, 170, 3.400), j(92, 208, 1.500)), bone(j(92, 128, 4), j(98, 170, 2.800), j(112, 212, 1.200)), p.Edge(c, fold, w, 9)))
			c.Part("wings", wrap.Mirror(128), wrap)
		}
		const ear = "M146 74C152 44 170 20 196 8C206 30 206 64 188 94Z"
		c.Part("ears", c.Both(128, p.Flat(c, ear, r, 10), c.Form("M160 74C164 52 176 36 190 26C194 46 192 66 182 84Z", kit.Lin(164, 30, 186, 84, n.L, n.M, n.D), c.Blur(4, c.Path("M150 90L190 90L184 60Z", n.DDD)).Opacity(.5))))
		head := p.Sym("128,54! 136,62 150,56 180,66 198,98 190,130 162,150 128,156", 128)
		c.Part("head", p.Cast(c, body, head, b, 0, 8, 5, .5), p.Body(c, head, b, 24), p.Glint(c, "M70 100C72 84 84 72 98 68C106 68 106 74 99 76C89 80 82 90 80 102C78 110 69 108 70 100Z", .38))
		c.Part("cheeks", c.Clip(head, p.Cheeks(c, 128, 48, 124, 12, n.M)))
		c.Part("eyes", p.Eyeball(c, 104, 100, 19, .8, 1.5, 1, e), p.Eyeball(c, 152, 100, 19, .8, -1.5, 1, e))
		c.Part("nose", c.Path("M121 115Q128 111 135 115Q134 123 128 124Q122 123 121 115Z", kit.Lin(121, 112, 135, 124, n.L, n.M, n.DD)))
		c.Part("mouth", c.Form("M108 128Q128 134 148 128C146 142 138 148 128 148C118 148 110 142 108 128Z", kit.Lin(0, 128, 0, 148, kit.Hex("#3d1030"), kit.Hex("#7d2148")), c.Ellipse(128, 148, 12, 7, kit.Hex("#ff8a9a"))))
		c.Part("fangs", c.Path("M114 129.500l4 10l5 -8.500zM142 129.500l-4 10l-5 -8.500z", kit.Lin(114, 128, 142, 140, f.M, f.D)).Stroke(f.M, 1.4))
		c.AnchorBox("headTop", 128, 60, 70, 14, 0)
		c.AnchorBox("eyes", 128, 100, 134, 40, 0)
		c.Anchor("mouth", 128, 136)
		c.AnchorBox("neck", 128, 152, 66, 14, 0)
		c.Anchor("paw", 146, 220)
		c.Anchor("ground", 128, 224)
	},
}
