package weapons

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/handle"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// shaft is a long wooden pole drawn upright at x.
func shaft(c *kit.Canvas, x, y0, y1, w float64, t kit.Tones) kit.Node {
	return c.Form(kit.RoundRect(x-w/2, y0, w, y1-y0, w/2), kit.Lin(x-w/2, 0, x+w/2, 0, t.D, t.LL, t.M, t.DD), handle.Grain(c, x-w/2+1, x+w/2-1, y0+8, y1-8, 3, t))
}

var trident = kit.Piece{
	Name: "trident", Cm: 180,
	Palette: "head #f0b83f gold prongs; shaft #2f7f8f pole; gem #4fd0d8 jewel; bands #f0b83f <head",
	Draw: func(c *kit.Canvas) {
		h, s, g, b := c.Tones("head"), c.Tones("shaft"), c.Tones("gem"), c.Tones("bands")
		turn := func(n ...kit.Node) kit.Node { return handle.Lean(38, n...) }
		c.Part("shaft", turn(c.Form(kit.RoundRect(121, 70, 14, 228, 7), kit.Lin(121, 0, 135, 0, s.D, s.LL, s.M, s.DD))))
		side := "M128 92C96 92 76 74 74 34C72 18 66 4 62 -8C78 -2 90 10 92 26L96 22C98 52 108 68 128 70Z"
		mid := "M128 -52C136 -30 150 -14 154 4C146 2 140 0 136 0V86H120V0C116 0 110 2 102 4C106 -14 120 -30 128 -52Z"
		c.Part("head", turn(c.Both(128, sheen.Body(c, side, h, 7, c.Line("M124 82C98 82 84 66 82 36", h.LL, 3).Opacity(.8))), sheen.Body(c, mid, h, 7, c.Path("M128 -52V86H136V0C140 0 146 2 154 4C150 -14 136 -30 128 -52Z", h.DD).Opacity(.45))))
		c.Part("bands", turn(sheen.Body(c, kit.RoundRect(114, 84, 28, 16, 6), b, 5), sheen.Body(c, kit.RoundRect(116, 150, 24, 8, 4), b, 3), sheen.Body(c, kit.RoundRect(116, 262, 24, 8, 4), b, 3), sheen.Ball(c, 128, 300, 11, b)))
		c.Part("gem", turn(c.Path("M128 74L140 90L128 106L116 90Z", b.DDD), c.Form("M128 77L138 90L128 103L118 90Z", gloss.Sheen(g, 118, 77, 138, 103), c.Path("M128 77L118 90H128Z", kit.White).Opacity(.6))))
		handle.GripAt(c, 128, 200, 38)
	},
}

var spear = kit.Piece{
	Name: "spear", Cm: 200,
	Palette: "head #c6d2de steel tip blade; shaft #a5693a wood pole; feathers #e2533f; binding #f0dcae cord",
	Draw: func(c *kit.Canvas) {
		h, s, f, b := c.Tones("head"), c.Tones("shaft"), c.Tones("feathers"), c.Tones("binding")
		turn := func(n ...kit.Node) kit.Node { return handle.Lean(42, n...) }
		c.Part("shaft", turn(shaft(c, 128, 20, 304, 14, s)))
		feather := "M122 66C104 74 96 96 98 122C104 118 110 116 112 118C118 102 122 88 126 70Z"
		c.Part("feathers", turn(c.Both(128, sheen.Body(c, feather, f, 5, c.Line("M122 70C110 86 104 102 102 118", f.DDD, 1.8).Opacity(.7)))))
		head := "M128 -62C138 -36 158 -14 152 10C148 24 140 32 138 46H118C116 32 108 24 104 10C98 -14 118 -36 128 -62Z"
		c.Part("head", turn(sheen.Body(c, head, h, 6, c.Path("M128 -62V46H138C140 32 148 24 152 10C158 -14 138 -36 128 -62Z", h.DD).Opacity(.5), c.Line("M112 6C110 -10 120 -28 127 -46", kit.White, 3).Opacity(.8))))
		c.Part("binding", turn(sheen.Each(6, func(i int) kit.Node {
			y := 40 + float64(i)*6
			return kit.Of(c.Line(sheen.D("M118 %gL138 %g", y+3, y), b.DDD, 7), c.Line(sheen.D("M118 %gL138 %g", y+2.4, y-.6), b.L, 4.6))
		})))
		handle.GripAt(c, 128, 180, 42)
	},
}

var mace = kit.Piece{
	Name: "mace", Cm: 80,
	Palette: "head #8f9bab steel spikes; handle #7d4a2c wood; bands #f0b83f gold; grip #4a3230 leather",
	Draw: func(c *kit.Canvas) {
		h, w, b, g := c.Tones("head"), c.Tones("handle"), c.Tones("bands"), c.Tones("grip")
		turn := func(n ...kit.Node) kit.Node { return handle.Lean(40, n...) }
		c.Part("handle", turn(shaft(c, 128, 60, 290, 20, w)))
		c.Part("grip", turn(sheen.Body(c, kit.RoundRect(115, 204, 26, 74, 8), g, 6, sheen.Each(8, func(i int) kit.Node {
			return c.Line(sheen.D("M112 %gL144 %g", 206+float64(i)*10, 212+float64(i)*10), g.LL, 2).Opacity(.5)
		}))))
		c.Part("bands", turn(sheen.Body(c, kit.RoundRect(112, 194, 32, 13, 5), b, 4), sheen.Body(c, kit.RoundRect(112, 274, 32, 13, 5), b, 4), sheen.Ball(c, 128, 294, 12, b), sheen.Body(c, kit.RoundRect(110, 74, 36, 15, 5), b, 4)))
		spike := func(deg, r float64) kit.Node {
			return c.Form("M112 -20L128 -70L144 -20Z", kit.Lin(112, 0, 144, 0, h.LL, h.M, h.DDD)).Scale(r, r, 128, 24).Rotate(deg, 128, 24)
		}
		c.Part("head", turn(spike(0, 1), spike(45, 1), spike(90, 1), spike(135, 1), spike(225, 1), spike(270, 1), spike(315, 1), sheen.Ball(c, 128, 24, 56, h),
			sheen.Each(5, func(i int) kit.Node {
				p := [][3]float64{{128, 24, 14}, {104, 4, 10}, {152, 4, 10}, {106, 50, 10}, {150, 50, 10}}[i]
				d := sheen.D("M%g %gL%g %gL%g %gL%g %gZ", p[0]-p[2], p[1], p[0], p[1]-p[2], p[0]+p[2], p[1], p[0], p[1]+p[2])
				return kit.Of(c.Path(d, h.DDD), c.Path(sheen.D("M%g %gL%g %gL%g %gZ", p[0]-p[2]*.86, p[1], p[0], p[1]-p[2]*.86, p[0], p[1]), h.LL), c.Path(sheen.D("M%g %gL%g %gL%g %gZ", p[0]+p[2]*.86, p[1], p[0], p[1]-p[2]*.86, p[0], p[1]), h.M), c.Path(sheen.D("M%g %gL%g %gL%g %gZ", p[0]-p[2]*.86, p[1], p[0], p[1]+p[2]*.86, p[0], p[1]), h.D), c.Path(sheen.D("M%g %gL%g %gL%g %gZ", p[0]+p[2]*.86, p[1], p[0], p[1]+p[2]*.86, p[0], p[1]), h.DD))
			})))
		handle.GripAt(c, 128, 240, 40)
	},
}

var flail = kit.Piece{
	Name: "flail", Cm: 90,
	Palette: "ball #7f8b9b steel spikes head; chain #a9b4c2 links; handle #7d4a2c wood; bands #f0b83f gold",
	Draw: func(c *kit.Canvas) {
		h, k, w, b := c.Tones("ball"), c.Tones("chain"), c.Tones("handle"), c.Tones("bands")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(30, 80, 150) }
		c.Part("handle", turn(shaft(c, 80, 40, 262, 22, w), sheen.Body(c, kit.RoundRect(66, 34, 28, 18, 5), b, 5), sheen.Body(c, kit.RoundRect(66, 186, 28, 10, 4), b, 4), sheen.Body(c, kit.RoundRect(66, 250, 28, 16, 5), b, 5)))
		c.Part("chain", sheen.Each(9, func(i int) kit.Node {
			p := [][3]float64{{140, 48, -20}, {154, 40, -10}, {169, 38, 8}, {183, 43, 34}, {193, 54, 60}, {198, 68, 78}, {199, 83, 90}, {199, 98, 90}, {199, 112, 90}}[i]
			if i%2 == 0 {
				return c.Ellipse(p[0], p[1], 10, 6.500, kit.None).Stroke(k.DDD, 5.5).Rotate(p[2], p[0], p[1])
			}
			return c.Line(sheen.D("M%g %gh16", p[0]-8, p[1]), k.DD, 6).Rotate(p[2], p[0], p[1])
		}), sheen.Each(9, func(i int) kit.Node {
			p := [][3]float64{{140, 48, -20}, {154, 40, -10}, {169, 38, 8}, {183, 43, 34}, {193, 54, 60}, {198, 68, 78}, {199, 83, 90}, {199, 98, 90}, {199, 112, 90}}[i]
			if i%2 == 0 {
				return c.Ellipse(p[0]-.5, p[1]-.6, 10, 6.500, kit.None).Stroke(k.L, 3).Rotate(p[2], p[0], p[1])
			}
			return c.Line(sheen.D("M%g %gh14", p[0]-7, p[1]-.6), k.M, 3.6).Rotate(p[2], p[0], p[1])
		}))
		c.Part("ball", sheen.Each(8, func(i int) kit.Node {
			return c.Form("M186 136L199 96L212 136Z", kit.Lin(186, 0, 212, 0, h.LL, h.M, h.DDD)).Rotate(float64(i)*45+22, 199, 168)
		}), sheen.Ball(c, 199, 168, 44, h), sheen.Each(4, func(i int) kit.Node {
			p := [][2]float64{{182, 152}, {212, 148}, {186, 184}, {216, 182}}[i]
			return kit.Of(c.Path(sheen.D("M%g %gl9 -14l9 14Z", p[0]-9, p[1]+6), h.DDD).Opacity(.7), c.Path(sheen.D("M%g %gl8 -13l0 13Z", p[0]-8, p[1]+5), h.LL), c.Path(sheen.D("M%g %gl8 13h-8Z", p[0], p[1]-8), h.D))
		}))
		c.AnchorBox("grip", 58, 208, 0, 0, 30)
	},
}

var halberd = kit.Piece{
	Name: "halberd", Cm: 220,
	Palette: "blade #c6d2de steel axe; shaft #8a5230 wood pole; tassel #d8433f; bands #f0b83f gold",
	Draw: func(c *kit.Canvas) {
		h, s, f, b := c.Tones("blade"), c.Tones("shaft"), c.Tones("tassel"), c.Tones("bands")
		turn := func(n ...kit.Node) kit.Node { return handle.Lean(34, n...) }
		c.Part("shaft", turn(shaft(c, 128, 10, 304, 15, s)))
		c.Part("blade", turn(sheen.Body(c, "M128 -66C136 -44 142 -24 138 4H118C114 -24 120 -44 128 -66Z", h, 5, c.Path("M128 -66V4H138C142 -24 136 -44 128 -66Z", h.DD).Opacity(.5)),
			sheen.Body(c, "M136 12C156 10 172 0 186 -18C204 14 204 62 186 94C172 76 156 64 136 62Z", h, 9, c.Line("M186 -12C200 18 200 58 186 88", kit.White, 3).Opacity(.8), c.Circle(158, 37, 7, h.DDD).Opacity(.7)), sheen.Body(c, "M120 20C104 20 88 24 70 44C88 42 104 46 120 54Z", h, 5)))
		c.Part("bands", turn(sheen.Body(c, kit.RoundRect(114, 4, 28, 12, 4), b, 4), sheen.Body(c, kit.RoundRect(114, 60, 28, 12, 4), b, 4), sheen.Ball(c, 128, 306, 10, b)))
		c.Part("tassel", turn(sheen.Body(c, "M118 76H138C146 92 144 108 148 122L138 114L134 126L126 114L118 126L114 114L106 122C112 106 110 90 118 76Z", f, 6, c.Line("M122 82L116 110M128 82V110M134 82L140 108", f.DDD, 1.6).Opacity(.6))))
		handle.GripAt(c, 128, 200, 34)
	},
}

var nunchucks = kit.Piece{
	Name: "nunchucks", Cm: 60,
	Palette: "sticks #3a3038 black wood handles; chain #b9c2cc steel; bands #d8433f red",
	Draw: func(c *kit.Canvas) {
		s, k, b := c.Tones("sticks"), c.Tones("chain"), c.Tones("bands")
		stick := func(x float64) kit.Node {
			return kit.Of(sheen.Body(c, kit.RoundRect(x-15, 70, 30, 176, 12), s, 9, c.Line(sheen.D("M%g 84V232", x-7), s.LL, 4).Opacity(.7)), sheen.Body(c, kit.RoundRect(x-16, 70, 32, 16, 6), k, 5), sheen.Body(c, kit.RoundRect(x-15.5, 120, 31, 8, 3), b, 3), sheen.Body(c, kit.RoundRect(x-15.5, 206, 31, 8, 3), b, 3), sheen.Body(c, kit.RoundRect(x-15.5, 220, 31, 8, 3), b, 3))
		}
		chain := "M86 62C84 30 108 8 130 12C152 16 172 34 168 62"
		c.Part("chain", c.Line(chain, k.DDD, 13), c.Line(chain, k.L, 9), c.Line(chain, k.DDD, 4).Dash(5, 7).Butt())
		c.Part("sticks", kit.Of(stick(86)).Rotate(16, 86, 70), kit.Of(stick(168)).Rotate(-14, 168, 70))
		c.AnchorBox("grip", 62, 150, 0, 0, 16)
	},
}

var shuriken = kit.Piece{
	Name: "shuriken", Cm: 10,
	Palette: "blades #8a96a6 steel metal; hub #5b6674 <blades; ring #c9d2dc",
	Draw: func(c *kit.Canvas) {
		b, h, r := c.Tones("blades"), c.Tones("hub"), c.Tones("ring")
		for i := range 4 {
			deg := float64(i)*90 + 18
			lit := kit.Lin(104, 20, 150, 110, b.LL, b.L, b.M)
			dark := kit.Lin(128, 20, 180, 110, b.D, b.DD, b.DDD)
			if i == 1 || i == 2 {
				lit, dark = kit.Lin(104, 20, 150, 110, b.L, b.M, b.D), kit.Lin(128, 20, 180, 110, b.M, b.D, b.DD)
			}
			c.Part("blades", kit.Of(c.Path("M128 4C120 40 104 72 84 96L128 128Z", lit), c.Path("M128 4C138 44 154 74 172 96L128 128Z", dark), c.Line("M126 14C118 46 104 74 88 96", kit.White, 2.4).Opacity(.7)).Rotate(deg, 128, 128))
		}
		c.Part("hub", c.Circle(129, 130, 37, b.DDD).Opacity(.6), sheen.Ball(c, 128, 128, 35, h))
		c.Part("ring", c.Circle(128, 128, 17, h.DDD), c.Circle(128, 128, 21, kit.None).Stroke(r.M, 6), c.Line("M112 118A20 20 0 0 1 128 107.500", kit.White, 3).Opacity(.9))
	},
}

var laserSword = kit.Piece{
	Name: "laser-sword", Cm: 110,
	Palette: "beam #4fd8f7 blade glow light; hilt #b9c2cc metal handle; grip #33363f black; button #e2382f",
	Draw: func(c *kit.Canvas) {
		b, h, g, u := c.Tones("beam"), c.Tones("hilt"), c.Tones("grip"), c.Tones("button")
		turn := func(n ...kit.Node) kit.Node { return handle.Lean(45, n...) }
		blade := kit.RoundRect(119, -50, 18, 246, 9)
		c.Part("beam", turn(c.Glow(12, c.Path(blade, b.M).Stroke(b.M, 8)).Opacity(.75), c.Path(blade, b.M).Stroke(b.M, 5), c.Path(kit.RoundRect(121, -46, 14, 240, 7), b.LL), c.Path(kit.RoundRect(124, -42, 8, 236, 4), kit.White)))
		c.Part("hilt", turn(sheen.Body(c, kit.RoundRect(114, 186, 28, 110, 6), h, 6), sheen.Body(c, kit.RoundRect(110, 184, 36, 18, 5), h, 5), sheen.Body(c, kit.RoundRect(112, 284, 32, 16, 5), h, 5)))
		c.Part("grip", turn(sheen.Each(4, func(i int) kit.Node {
			return sheen.Body(c, kit.RoundRect(112.500, 226+float64(i)*14, 31, 9, 3), g, 3)
		})))
		c.Part("button", turn(sheen.Ball(c, 128, 212, 5.500, u)))
		handle.GripAt(c, 128, 246, 45)
	},
}

var rayGun = kit.Piece{
	Name: "ray-gun", Cm: 28, Facing: kit.Right,
	Palette: "body #e5484d red blaster; fins #f5c33a yellow rings; barrel #b9c2cc metal; tip #5fe0c8 green glow; grip #4a4fa8 handle blue",
	Draw: func(c *kit.Canvas) {
		b, f, m, t, g := c.Tones("body"), c.Tones("fins"), c.Tones("barrel"), c.Tones("tip"), c.Tones("grip")
		c.Part("grip", sheen.Body(c, "M58 130H108C104 158 100 186 104 214Q104 228 90 228H60Q46 228 48 214C52 184 56 160 58 130Z", g, 10, c.Line("M58 158H100M56 174H99M54 190H99", g.DDD, 4).Opacity(.6)))
		c.Part("body", c.Path("M106 136q30 4 28 26q-2 16 -24 14", kit.None).Stroke(b.DD, 9), c.Path("M106 135q29 4 27 25q-2 15 -23 14", kit.None).Stroke(b.L, 4))
		c.Part("barrel", c.Form(kit.RoundRect(140, 88, 90, 22, 6), kit.Lin(0, 88, 0, 110, m.LL, m.M, m.DDD)))
		c.Part("body", sheen.Body(c, "M22 98C22 66 54 50 92 52C132 54 164 74 168 99C164 124 132 146 92 146C54 148 22 130 22 98Z", b, 14, c.Path("M20 96H170V104H20Z", b.DDD).Opacity(.25)), c.Line("M44 78Q62 62 92 62", kit.White, 7).Opacity(.65))
		c.Part("fins", sheen.Each(3, func(i int) kit.Node {
			x, h := 166+18*float64(i), 62-13*float64(i)
			return sheen.Body(c, kit.RoundRect(x, 99-h/2, 10, h, 5), f, 4)
		}), sheen.Body(c, "M34 62C42 40 66 26 96 28C90 36 86 46 86 54C66 52 48 56 34 62Z", f, 5), sheen.Ball(c, 64, 100, 14, f))
		c.Part("tip", c.Glow(8, c.Circle(236, 99, 14, t.M)).Opacity(.8), sheen.Ball(c, 234, 99, 15, t))
		c.AnchorBox("grip", 78, 180, 0, 0, 0)
	},
}

var cannon = kit.Piece{
	Name: "cannon", Cm: 180, Facing: kit.Right,
	Palette: "barrel #4f5664 iron metal; carriage #9a5f34 wood; wheels #7d4a28 <carriage; bands #e0a93f gold; balls #3a3f4a cannonballs",
	States:  "loaded; empty -balls",
	Draw: func(c *kit.Canvas) {
		b, w, h, g, k := c.Tones("barrel"), c.Tones("carriage"), c.Tones("wheels"), c.Tones("bands"), c.Tones("balls")
		c.Part("carriage", sheen.Body(c, "M20 190L110 132L190 156L196 190L120 196L38 226Q20 230 16 212Z", w, 10, sheen.Grain(c, kit.Box{X0: 16, Y0: 132, X1: 196, Y1: 226}, 5, w)))
		tilt := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-18, 120, 120) }
		c.Part("barrel", tilt(sheen.Body(c, "M30 104Q30 82 54 82H80L232 92Q238 92 238 98V142Q238 148 232 148L80 158H54Q30 158 30 136Z", b, 16), c.Form(kit.RoundRect(222, 84, 22, 72, 8), kit.Lin(0, 84, 0, 156, b.LL, b.M, b.DDD)), c.Ellipse(243, 120, 9, 31, b.DDD), c.Ellipse(244, 121, 6, 24, kit.Hex("#15161c")), sheen.Ball(c, 22, 120, 13, b), c.Line("M60 94L216 102", kit.White, 5).Opacity(.4)))
		c.Part("bands", tilt(sheen.Body(c, kit.RoundRect(76, 79, 15, 82, 5), g, 4), sheen.Body(c, kit.RoundRect(150, 85, 12, 70, 4), g, 4), sheen.Body(c, kit.RoundRect(40, 80, 10, 80, 4), g, 3)))
		c.Part("wheels", c.Circle(130.5, 199, 50, kit.None).Stroke(h.DDD, 14), c.Circle(130, 198, 51, kit.None).Stroke(h.DD, 13), c.Circle(129.500, 197.500, 47, kit.None).Stroke(h.M, 11), c.Circle(129, 197, 45, kit.None).Stroke(h.LL, 2.4).Opacity(.7), sheen.Each(8, func(i int) kit.Node {
			return c.Form(kit.RoundRect(125, 154, 10, 40, 3), kit.Lin(125, 0, 135, 0, h.LL, h.M, h.DD)).Rotate(float64(i)*45, 130, 198)
		}), sheen.Ball(c, 130, 198, 16, g))
		c.Part("balls", sheen.Ball(c, 208, 232, 18, k), sheen.Ball(c, 240, 232, 18, k), sheen.Ball(c, 224, 206, 18, k))
		c.Anchor("ground", 128, 250)
	},
}

var cannonball = kit.Piece{
	Name: "cannonball", Cm: 15,
	Palette: "ball #4a505c iron black",
	Draw: func(c *kit.Canvas) {
		b := c.Tones("ball")
		c.Part("ball", sheen.Ball(c, 128, 128, 112, b, c.Line("M18 140Q128 178 238 140", b.DDD, 4).Opacity(.5), c.Line("M18 144Q128 182 238 144", b.LL, 2).Opacity(.4)), c.Ellipse(88, 72, 30, 17, kit.White).Rotate(-34, 88, 72).Opacity(.5))
		c.Anchor("ground", 128, 240)
	},
}
