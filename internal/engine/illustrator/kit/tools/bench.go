package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/handle"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var chisel = kit.Piece{
	Name: "chisel", Cm: 26,
	Palette: "handle #e0902f wood; blade #b9c4cf metal steel; ring #d9b04a brass",
	Draw: func(c *kit.Canvas) {
		h, b, r := c.Tones("handle"), c.Tones("blade"), c.Tones("ring")
		turn := func(n ...kit.Node) kit.Node { return handle.Lean(40, n...) }
		c.Part("blade", turn(c.Form("M120 108H136L138 132L150 148V262H106V148L118 132Z", kit.Lin(106, 0, 150, 0, b.D, b.LL, b.L, b.M, b.DD), c.Line("M114 152V244M142 152V244", b.DD, 1.6).Opacity(.5)), c.Form("M106 246H150V278Q128 284 106 278Z", kit.Lin(106, 246, 150, 280, kit.White, b.L, b.M)), c.Line("M106 278Q128 284 150 278", kit.White, 2)))
		d := "M108 108C100 84 108 60 106 30C104 2 112 -20 128 -20C144 -20 152 2 150 30C148 60 156 84 148 108Z"
		c.Part("handle", turn(sheen.Body(c, d, h, 13, handle.Grain(c, 108, 148, -10, 100, 5, h), c.Line("M104 70Q128 78 152 70", h.DD, 2.4).Opacity(.4)), sheen.Streak(c, "M116 6Q114 40 116 80", 5, .55)))
		c.Part("ring", turn(c.Form(kit.RoundRect(110, 102, 36, 16, 4), sheen.Steel(110, 0, 146, 0, r)), c.Form(kit.RoundRect(110, -24, 36, 14, 6), sheen.Steel(110, 0, 146, 0, r))))
		handle.GripAt(c, 128, 40, 40)
		c.Anchor("ground", 40, 246)
	},
}

var vise = kit.Piece{
	Name: "bench-vise", Cm: 35, Facing: kit.Right,
	Palette: "body #3f7fb8 iron; jaws #aeb8c2 steel; screw #8d98a5; handle #c3ccd6",
	Draw: func(c *kit.Canvas) {
		b, j, s, h := c.Tones("body"), c.Tones("jaws"), c.Tones("screw"), c.Tones("handle")
		c.Part("screw", c.Form(kit.RoundRect(150, 136, 96, 24, 6), kit.Lin(0, 136, 0, 160, s.L, s.LL, s.D, s.DD), sheen.Each(9, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 134l-5 28", 160+float64(i)*9), s.DDD, 2.2).Opacity(.6)
		})))
		c.Part("handle", c.Form(kit.RoundRect(230, 68, 12, 160, 6), kit.Lin(230, 0, 242, 0, h.D, h.LL, h.M, h.DD)), sheen.Ball(c, 236, 66, 11, h), sheen.Ball(c, 236, 230, 11, h))
		c.Part("screw", sheen.Body(c, kit.RoundRect(220, 128, 32, 40, 10), s, 7))
		c.Part("body", sheen.Body(c, "M8 236Q8 222 24 220H156Q172 222 172 236V250H8Z", b, 8), sheen.Screw(c, 26, 236, 6, j), sheen.Screw(c, 154, 236, 6, j), sheen.Body(c, "M50 224C62 206 60 186 48 172H140C130 188 128 206 136 224Z", b, 10))
		c.Part("body", sheen.Body(c, "M16 70Q16 58 28 58H84V92C84 110 90 120 106 122H162V176H44C26 176 16 160 16 140Z", b, 14, sheen.Dim(c, 6, .4, "M84 60V96C84 116 92 124 110 124H160V136H100C80 134 74 116 74 96V60Z", b)), c.Line("M30 78V134Q32 154 48 160", kit.White, 4).Opacity(.4).Shade())
		c.Part("body", sheen.Body(c, "M152 176H214Q222 176 222 166V128Q222 116 210 112L196 104C188 98 186 88 186 76V66Q186 58 178 58H132V92C132 102 138 108 146 112L152 120Z", b, 12, c.Line("M160 126H208V164H160Z", b.DD, 2.4).Opacity(.5)), c.Line("M178 66V84Q180 102 196 112", kit.White, 3).Opacity(.4).Shade())
		c.Part("jaws", c.Form(kit.RoundRect(66, 40, 24, 40, 4), kit.Lin(66, 40, 90, 80, j.LL, j.M, j.D), sheen.Each(6, func(i int) kit.Node { return c.Line(sheen.D("M84 %gh8", 46+float64(i)*6), j.DDD, 2).Opacity(.6) })), c.Form(kit.RoundRect(126, 40, 24, 40, 4), kit.Lin(126, 40, 150, 80, j.LL, j.M, j.D), sheen.Each(6, func(i int) kit.Node { return c.Line(sheen.D("M124 %gh8", 46+float64(i)*6), j.DDD, 2).Opacity(.6) })), sheen.Screw(c, 75, 70, 3.6, j), sheen.Screw(c, 141, 70, 3.6, j))
		c.Anchor("ground", 110, 250)
	},
}

var jackhammer = kit.Piece{
	Name: "jackhammer", Cm: 90,
	Palette: "body #f5b82a yellow; handles #3a3f4a grips; metal #8d98a5; bit #b9c4cf chisel; hose #4a4f5a cable",
	Draw: func(c *kit.Canvas) {
		b, h, m, t, o := c.Tones("body"), c.Tones("handles"), c.Tones("metal"), c.Tones("bit"), c.Tones("hose")
		c.Part("hose", c.Line("M176 62C214 62 222 100 210 130C200 158 224 180 244 186", o.DDD, 11), c.Line("M175 61C213 61 221 99 209 129C199 157 223 179 243 185", o.L, 6))
		c.Part("bit", c.Form("M120 196H136V228L128 258L120 228Z", kit.Lin(120, 0, 136, 0, t.D, t.LL, t.M, t.DD)), c.Form(kit.RoundRect(114, 196, 28, 12, 4), sheen.Steel(114, 0, 142, 0, m)))
		grip := kit.Of(sheen.Tube(c, "M108 30H64", 11, m), sheen.Body(c, kit.RoundRect(30, 18, 52, 25, 11), h, 8, sheen.Each(6, func(i int) kit.Node { return c.Line(sheen.D("M%g 16V46", 39+float64(i)*7), h.DDD, 2.4).Opacity(.7) })))
		c.Part("handles", grip, grip.Mirror(128), sheen.Body(c, "M88 28Q84 40 92 50L104 44L100 30Z", m, 3))
		c.Part("metal", c.Form("M108 150H148L144 200H112Z", sheen.Steel(108, 0, 148, 0, m), sheen.Each(5, func(i int) kit.Node {
			y := 158 + float64(i)*8
			return kit.Of(c.Line(sheen.D("M106 %gH150", y), m.DDD, 3).Opacity(.6), c.Line(sheen.D("M106 %gH150", y+2.6), m.LL, 1.6).Opacity(.6))
		})))
		d := "M98 22Q98 8 112 8H144Q158 8 158 22V52L166 62V138Q166 154 152 154H104Q90 154 90 138V62L98 52Z"
		c.Part("body", sheen.Body(c, d, b, 16, c.Path("M84 104H172V122H84Z", h.M), sheen.Each(8, func(i int) kit.Node {
			x := 84 + float64(i)*14
			return c.Path(sheen.D("M%g 122L%g 104H%gL%g 122Z", x, x+10, x+16, x+6), b.L)
		}), c.Line("M90 62H166", b.DD, 2.4).Opacity(.6)), sheen.Screw(c, 104, 74, 4.4, m), sheen.Screw(c, 152, 74, 4.4, m), c.Form(kit.RoundRect(112, 68, 32, 24, 5), h.M, c.Line("M118 76H138M118 84H132", b.L, 3)), sheen.Body(c, kit.RoundRect(158, 52, 22, 20, 5), m, 4), sheen.Streak(c, "M104 20V48", 4, .6))
		c.Part("rubble", sheen.Each(4, func(i int) kit.Node {
			x, y, r := []float64{92, 104, 152, 166}[i], []float64{250, 240, 242, 252}[i], []float64{9, 6, 7, 8}[i]
			return c.Path(sheen.D("M%g %gl%g %gl%g %gl%g %gl%g %gz", x-r, y, r*.6, -r, r*.9, r*.2, r*.5, r*.8, -r, r*.4), kit.Lin(x-r, y-r, x+r, y+r, m.L, m.DD))
		}))
		c.AnchorBox("handNear", 56, 30, 0, 0, 90)
		c.Anchor("ground", 128, 256)
	},
}

var pulley = kit.Piece{
	Name: "pulley", Cm: 30,
	Palette: "wheel #d9a04a wood; frame #5b6470 metal; rope #e8d0a0; hook #8d98a5",
	Draw: func(c *kit.Canvas) {
		w, f, r, h := c.Tones("wheel"), c.Tones("frame"), c.Tones("rope"), c.Tones("hook")
		rope := func(d string) kit.Node {
			return kit.Of(c.Line(d, r.DDD, 13), c.Line(d, r.M, 10), c.Line(d, r.LL, 8).Dash(2.4, 6).Butt().Opacity(.7))
		}
		c.Part("frame", c.Path(kit.Oval(128, 18, 15, 15), kit.None).Stroke(f.DD, 9), c.Path(kit.Oval(127.4, 17.2, 15, 15), kit.None).Stroke(f.L, 5))
		c.Part("rope", rope("M66 110V256"), rope("M190 110V186"))
		o := kit.Oval(128, 108, 66, 66)
		c.Part("wheel", c.Circle(129, 111, 67, w.DDD), c.Form(o, kit.Lin(76, 56, 180, 164, w.LL, w.L, w.M, w.DD), sheen.Grain(c, kit.Box{X0: 62, Y0: 42, X1: 194, Y1: 174}, 12, w), sheen.Edge(c, o, w, 12)))
		c.Part("rope", rope("M66 112A62 62 0 0 1 190 112"))
		c.Part("wheel", c.Circle(128, 108, 54, w.DD), c.Form(kit.Oval(128, 108, 52, 52), kit.Rad(110, 88, 84, w.LL, w.L, w.M, w.D), c.Around(5, 128, 108, kit.Of(c.Circle(128, 76, 10, w.DDD), c.Circle(129, 77.4, 8.6, w.DD))), c.Circle(128, 108, 46, kit.None).Stroke(w.DD, 2).Opacity(.5)))
		c.Part("frame", sheen.Body(c, "M112 30Q128 22 144 30L150 108Q150 128 128 128Q106 128 106 108Z", f, 9), c.Line("M118 40L114 104", f.LL, 3).Opacity(.6), sheen.Ball(c, 128, 108, 14, h), sheen.Screw(c, 128, 108, 8, h))
		hook := "M190 200V212C190 220 206 220 206 234C206 248 174 250 174 232"
		c.Part("hook", c.Form(kit.RoundRect(178, 178, 24, 26, 6), sheen.Steel(178, 0, 202, 0, h)), c.Line(hook, h.DDD, 13), c.Line(hook, h.M, 10).Move(-.6, -.8), c.Line(hook, h.LL, 3).Move(-2.4, -1.6))
		c.Anchor("hang", 128, 4)
		c.Anchor("ground", 128, 254)
	},
}
