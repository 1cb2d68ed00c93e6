package vehicles

import "pellucid/internal/engine/illustrator/kit"

var vintageCar = kit.Piece{
	Name: "vintage-car", Cm: 460, Facing: kit.Right, States: carViews,
	Palette: "body #4fb3bf paint; roof #fdf3dd; windows #bfe4f2 glass; wheels #fdf6ea whitewalls; tires #4a4f5d; chrome #c3ccd4 bumper trim; headlights #ffe9a3; taillights #e23b3b",
	Draw: func(c *kit.Canvas) {
		old := lookOf(c, "body", "chrome")
		old.roof = c.Tones("roof")
		if carView(c, old) {
			return
		}
		b, o, w, r, t, m, l, a := c.Tones("body"), c.Tones("roof"), c.Tones("windows"), c.Tones("wheels"), c.Tones("tires"), c.Tones("chrome"), c.Tones("headlights"), c.Tones("taillights")
		c.Part("roof", c.Form("M70 112C72 82 88 64 112 62H150C168 62 180 84 190 112Z", kit.Lin(90, 60, 120, 116, o.LL, o.M, o.D), glint(c, "M82 88C88 74 98 68 112 67H148Q154 67 158 71H114C100 72 92 78 88 92Z", .7)))
		c.Part("windows", glass(c, "M82 110C84 90 94 76 112 75H118V110Z", w, c.Path("M92 112V98Q92 90 99 90Q106 90 106 98V112Z", w.DDD).Opacity(.45)), glass(c, "M126 75H148C158 75 168 90 176 110H126Z", w, c.Path("M132 112V98Q132 90 139 90Q146 90 146 98V112Z", w.DDD).Opacity(.45), c.Line("M166 110L160 96M154 101L167 93", w.DDD, 2.8).Opacity(.55)),
			c.Line("M180 110L170 84", m.LL, 3), c.Line("M82 110C84 90 94 76 112 75H118V110ZM126 75H148C158 75 168 90 176 110H126Z", m.L, 2))
		const shell = "M2 112Q0 104 8 104Q40 104 70 108H186Q226 106 244 116Q252 122 250 146V166Q250 174 242 174H18Q8 174 7 162L8 140Q8 124 2 112Z"
		c.Part("body", c.Form(shell, kit.Lin(100, 104, 110, 186, kit.At(0, b.LL), kit.At(.2, b.L), kit.At(.5, b.M), kit.At(.85, b.D), kit.At(1, b.DD)),
			c.Path("M0 118Q70 124 128 138H232Q244 136 256 132V146H130Q70 136 0 132Z", kit.Lin(0, 118, 0, 148, o.LL, o.M, o.D)), dim(c, 8, .4, "M0 160H256V186H0Z", b), dim(c, 8, .35, "M236 100H266V186H226Z", b), arch(c, 62, 172, 27, b), arch(c, 200, 172, 27, b)),
			glint(c, "M8 108Q40 107.5 70 112H186Q222 110 238 117Q220 115 186 116.5H70Q40 112 10 112Z", .6), c.Line("M8 132Q70 136 130 146H250M8 119Q70 124 128 138H232", m.DD, 2.6), c.Line("M8 131.4Q70 135.4 130 145.4H250M8 118.4Q70 123.4 128 137.4H232", m.LL, 1.6))
		c.Part("doors", c.Line("M122 112V166M186 112Q190 140 172 166", b.DD, 1.6).Opacity(.7), c.Rect(128, 122, 16, 5, 2.5, sheen(m, 128, 121, 144, 128)))
		c.Part("taillights", c.Form("M-2 106Q-2 100 6 100Q16 102 20 108Q14 114 2 114Z", sheen(m, -2, 100, 20, 114)), c.Ellipse(4, 107, 4.5, 5, kit.Lin(0, 102, 8, 112, a.L, a.M, a.DD)))
		c.Part("chrome", c.Form("M238 140H252V158H236Z", sheen(m, 236, 138, 252, 158), c.Line("M234 145h20m-20 5h20m-20 5h20", m.DDD, 1.6)))
		c.Part("headlights", c.Form("M226 124Q226 112 238 112Q250 112 252 124Q250 137 238 137Q226 136 226 124Z", sheen(m, 226, 112, 250, 138)), c.Ellipse(247, 124.5, 6, 10.5, kit.Rad(245, 120, 12, kit.White, l.L, l.M)))
		c.Part("chrome", c.Rect(222, 160, 35, 10, 5, barrel(m, 0, 160, 0, 170)), c.Rect(232, 156, 8, 16, 4, barrel(m, 232, 0, 240, 0)), c.Rect(-2, 160, 38, 10, 5, barrel(m, 0, 160, 0, 170)), c.Rect(12, 156, 8, 16, 4, barrel(m, 12, 0, 20, 0)), c.Rect(94, 170, 74, 5, 2.5, barrel(m, 0, 170, 0, 175)))
		one := func(x float64) kit.Node {
			return kit.Of(tire(c, x, 174, 27, t), c.Circle(x, 174, 20.5, kit.Lin(x-20, 154, x+20, 194, r.LL, r.M, r.D)), c.Circle(x, 174, 13.5, t.D), c.Circle(x, 174, 12.5, kit.Lin(x-12, 162, x+12, 186, m.LL, m.M, m.DD)), c.Circle(x, 174, 8.5, kit.Lin(x-8, 166, x+8, 182, m.D, m.LL)), c.Circle(x, 174, 4.5, kit.Lin(x-4, 170, x+4, 178, b.L, b.D)), c.Line(arc(x, 174, 17, 195, 270), kit.White, 2).Opacity(.8))
		}
		c.Part("wheels", one(62), one(200))
		c.AnchorBox("inside", 148, 93, 40, 34, 0)
		c.Anchor("seat", 140, 130)
		c.Anchor("handNear", 160, 98)
		c.Anchor("handFar", 163, 95)
		c.Anchor("footNear", 174, 154)
		c.Anchor("footFar", 178, 152)
		c.AnchorBox("print", 146, 160, 40, 14, 0)
		c.AnchorBox("surface", 130, 62, 50, 4, 0)
		c.Anchor("ground", 128, 201)
	},
}
