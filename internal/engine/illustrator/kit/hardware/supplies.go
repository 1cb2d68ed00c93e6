package hardware

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/handle"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var toolBelt = kit.Piece{
	Name: "tool-belt", Cm: 90,
	Palette: "belt #a9682f leather brown; pouches #c98a4a <belt pockets; buckle #d9b04a metal; tools #e2463c handles",
	Draw: func(c *kit.Canvas) {
		b, p, k, t := c.Tones("belt"), c.Tones("pouches"), c.Tones("buckle"), c.Tones("tools")
		steel := kit.TonesOf(kit.Hex("#b4bfca"))
		c.Part("tools", c.Form("M44 40H60V120H44Z", sheen.Steel(44, 0, 60, 0, steel)), c.Form("M26 22Q52 10 84 26L82 44Q66 40 60 46H40Q28 46 24 38Z", kit.Lin(24, 14, 84, 46, steel.L, steel.D, steel.DDD)), c.Form(kit.RoundRect(184, 10, 20, 62, 9), sheen.Round(184, 0, 204, 0, t)), c.Form("M190 70H198V120H190Z", sheen.Steel(190, 0, 198, 0, steel)), c.Form("M216 30Q206 38 212 54L224 62V120H238V62L248 54Q254 38 244 30V48L230 54L218 48Z", kit.Lin(206, 0, 252, 0, steel.LL, steel.M, steel.DD)))
		belt := "M2 76Q128 108 254 76V106Q128 138 2 106Z"
		c.Part("belt", c.Path(belt, b.DDD).Move(0, 3), c.Form(belt, kit.Lin(0, 80, 0, 134, b.L, b.M, b.DD)), c.Line("M4 82Q128 114 252 82M4 101Q128 133 252 101", b.LL, 1.800).Dash(6, 4))
		pouch := func(x, y, w, h float64) kit.Node {
			d := sheen.D("M%g %gH%gV%gQ%g %g %g %gH%gQ%g %g %g %gZ", x, y, x+w, y+h-16, x+w, y+h, x+w-16, y+h, x+16, x, y+h, x, y+h-16)
			return kit.Of(c.Path(d, b.DDD).Move(1, 3), sheen.Body(c, d, p, 10), c.Path(kit.RoundRect(x+5, y+4, w-10, h-9, 10), kit.None).Stroke(p.LL, 1.800).Dash(5, 4), c.Form(sheen.D("M%g %gH%gV%gQ%g %g %g %gZ", x-3, y-6, x+w+3, y+20, x+w/2, y+44, x-3, y+20), kit.Lin(x, y, x+w, y+40, p.L, p.M, p.D)), c.Circle(x+w/2, y+20, 4.500, k.DD), c.Circle(x+w/2-.5, y+19.500, 3.400, k.LL))
		}
		c.Part("pouches", pouch(18, 112, 74, 104), pouch(170, 112, 74, 104))
		c.Part("buckle", c.Path(kit.RoundRect(106, 92, 44, 42, 6), kit.None).Stroke(k.DDD, 10), c.Path(kit.RoundRect(106, 92, 44, 42, 6), kit.None).Stroke(kit.Lin(106, 92, 150, 134, k.LL, k.M, k.D), 7), c.Line("M128 113H152", k.DD, 6), c.Line("M128 112H152", k.LL, 3))
	},
}

// cautionTape are two strips that cross.
var cautionTape = kit.Piece{
	Name: "caution-tape", Cm: 120, Palette: "tape #ffcf2e yellow; letters #2b2d36 black text stripes",
	Draw: func(c *kit.Canvas) {
		t, l := c.Tones("tape"), c.Tones("letters")
		strip := func() kit.Node {
			d := "M-14 106L-6 114L-16 124L-8 134L-14 150H270L262 140L272 130L264 118L270 106Z"
			word := func(x float64) kit.Node {
				return c.Path(kit.LettersPath("CAUTION", kit.Box{X0: x, Y0: 118, X1: x + 100, Y1: 138}, "display"), l.M)
			}
			return kit.Of(c.Path(d, t.DDD).Move(0, 3).Opacity(.7), c.Form(d, kit.Lin(0, 106, 256, 150, t.L, t.LL, t.M, t.D), sheen.Each(26, func(i int) kit.Node {
				x := -20 + 12*float64(i)
				return kit.Of(c.Path(sheen.D("M%g 106h6l-4 6h-6zM%g 144h6l-4 6h-6z", x, x), l.M))
			}), word(18), word(140)))
		}
		c.Part("tape", strip().Rotate(24, 128, 128), strip().Rotate(-24, 128, 128))
	},
}

var clothespin = kit.Piece{
	Name: "clothespin", Cm: 8, Palette: "pin #d9a566 wood; spring #b4bfca metal",
	Draw: func(c *kit.Canvas) {
		p, s := c.Tones("pin"), c.Tones("spring")
		turn := func(n ...kit.Node) kit.Node { return handle.Lean(32, n...) }
		left := "M122 8Q126 2 126 10V92Q122 104 126 118V246Q126 256 118 252Q104 240 98 212L92 130Q92 70 100 34Q104 14 112 8Z"
		half := func() kit.Node {
			return kit.Of(c.Path(left, p.DDD).Move(0, 2), c.Form(left, kit.Lin(92, 0, 128, 0, p.LL, p.L, p.M, p.D), handle.Grain(c, 94, 126, 10, 250, 6, p)), c.Path("M126 50Q114 62 126 76Z", p.DDD))
		}
		c.Part("pin", turn(half(), half().Mirror(128)))
		c.Part("spring", turn(c.Line("M96 118H160M97 127H159M98 136H158", s.DDD, 9), c.Line("M96 118H160M97 127H159M98 136H158", s.L, 6), c.Line("M96 116.500H150M97 125.500H150", kit.White, 1.800).Opacity(.8), c.Line("M108 118L118 70M148 118L138 70", s.DDD, 6), c.Line("M108 118L118 70M148 118L138 70", s.LL, 3.500)))
		handle.GripAt(c, 128, 40, 32)
	},
}

var pallet = kit.Piece{
	Name: "pallet", Cm: 120, Palette: "wood #d3a165 planks",
	Draw: func(c *kit.Canvas) {
		w := c.Tones("wood")
		plank := func(d string, x0, y0, x1, y1 float64) kit.Node {
			return kit.Of(c.Path(d, w.DDD).Move(0, 2), c.Form(d, kit.Lin(x0, y0, x1, y1, w.LL, w.L, w.M, w.D), sheen.Grain(c, kit.Box{X0: x0, Y0: y0, X1: x1, Y1: y1}, 5, w)))
		}
		for _, x := range []float64{8, 110, 212} {
			c.Part("wood", c.Form(sheen.D("M%g 158h36v44h-36z", x), kit.Lin(x, 158, x+36, 202, w.M, w.D, w.DDD)))
		}
		c.Part("wood", plank("M4 196H252V210H4Z", 4, 196, 252, 210))
		for i := range 5 {
			y := 62 + 19*float64(i)
			in := 40 - 8*float64(i)
			c.Part("wood", plank(sheen.D("M%g %gH%gL%g %gH%gZ", 4+in, y, 252-in, 252-in+6.500, y+14, 4+in-6.500), 4+in, y, 252-in, y+14))
		}
		c.Part("wood", plank("M2 150H254V166H2Z", 2, 150, 254, 166))
		for _, x := range []float64{18, 30, 122, 134, 226, 238} {
			c.Part("wood", c.Circle(x, 158, 2.200, w.DDD), c.Circle(x, 203, 2.200, w.DDD))
		}
		c.Anchor("ground", 128, 210)
		c.AnchorBox("surface", 128, 100, 210, 0, 0)
	},
}

var barricade = kit.Piece{
	Name: "barricade", Cm: 150, Palette: "stripes #f06a2a orange; boards #fdfaf3 white; legs #7a828f metal; lamp #ffc93d light",
	Draw: func(c *kit.Canvas) {
		s, b, l, m := c.Tones("stripes"), c.Tones("boards"), c.Tones("legs"), c.Tones("lamp")
		for _, x := range []float64{46, 210} {
			c.Part("lamp", c.Blur(8, c.Circle(x, 42, 18, m.M)).Opacity(.5), c.Rect(x-12, 52, 24, 14, 3, l.DD), c.Form(kit.Oval(x, 40, 17, 17), kit.Rad(x-5, 34, 24, m.LL, m.M, m.D)), c.Ellipse(x-6, 33, 5, 3, kit.White).Rotate(-35, x-6, 33).Opacity(.9))
			c.Part("legs", c.Form(sheen.D("M%g 60h16v180h-16z", x-8), sheen.Steel(x-8, 0, x+8, 0, l)), c.Form(sheen.D("M%g 246L%g 232H%gL%g 246Z", x-34, x-12, x+12, x+34), kit.Lin(0, 232, 0, 246, l.L, l.M, l.DD)))
		}
		for _, y := range []float64{78, 146} {
			d := kit.RoundRect(4, y, 248, 46, 5)
			c.Part("boards", c.Path(d, b.DDD).Move(0, 3), c.Form(d, kit.Lin(0, y, 0, y+46, b.LL, b.M, b.D), c.Named("stripes", sheen.Each(6, func(i int) kit.Node {
				x := -6 + 48*float64(i)
				return c.Path(sheen.D("M%g %gh24l-34 50h-24z", x+26, y-2), kit.Lin(0, y, 0, y+46, s.L, s.M, s.D))
			})), c.Rect(4, y, 248, 4, 0, kit.White).Opacity(.5)))
		}
		c.Anchor("ground", 128, 246)
		c.AnchorBox("surface", 128, 78, 220, 0, 0)
	},
}
