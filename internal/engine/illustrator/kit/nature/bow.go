package nature

import "pellucid/internal/engine/illustrator/kit"

var bow = kit.Piece{
	Name: "bow", Cm: 15,
	Palette: "loops #f587b0 ribbon; knot #f587b0 <loops; tails #f587b0 <loops",
	Draw: func(c *kit.Canvas) {
		l, k, t := c.Tones("loops"), c.Tones("knot"), c.Tones("tails")
		tail := func(o, fold, light string, x0, x1 float64) kit.Node {
			return c.Form(o, kit.Lin(x0, 120, x1, 250, t.M, t.L, t.M, t.D), c.Blur(5, c.Path(fold, t.DDD).Opacity(.45)), c.Blur(2, c.Path(light, t.LL)).Opacity(.75), c.Blur(6, c.Ellipse(128, 108, 34, 24, t.DDD).Opacity(.65)), c.Path(o, kit.None).Stroke(t.LL, 2.2).Opacity(.5))
		}
		c.Part("tails", tail("M140 102C160 132 176 170 212 218Q200 222 192 232Q186 242 184 252C152 214 128 168 118 110Z", "M136 110C150 150 168 190 190 236L184 254C152 214 128 168 118 110Z", "M146 112C162 146 182 182 204 216L196 222C174 188 156 150 142 114Z", 140, 190),
			tail("M116 102C96 132 80 170 44 218Q56 222 64 232Q70 242 72 252C104 214 128 168 138 110Z", "M128 114C118 156 98 196 72 250L78 254C108 214 132 168 138 110Z", "M110 112C94 146 74 182 52 216L60 222C82 188 100 150 114 114Z", 60, 120))
		left := func(t kit.Tones) kit.Node {
			inner := c.Form("M120 92C96 66 62 48 40 58C28 78 30 104 42 120C66 124 98 108 120 92Z", kit.Lin(40, 60, 120, 110, t.DDD, t.DD, t.D), c.Blur(5, c.Ellipse(112, 92, 24, 20, t.DDD).Opacity(.6)), c.Line("M112 90Q80 76 54 76M112 93Q80 100 56 108", t.DDD, 2).Opacity(.45))
			front := c.Form("M126 92C112 50 66 10 28 18C4 26 2 60 8 92C12 122 20 144 46 142C80 140 112 118 126 92ZM118 93C98 108 68 120 45 115C34 102 32 80 40 65C62 57 96 72 118 93Z", kit.Lin(14, 18, 92, 146, t.LL, t.L, t.M, t.D),
				c.Blur(6, c.Path("M118 93C98 108 68 120 45 115C34 102 32 80 40 65C62 57 96 72 118 93Z", t.DDD).Opacity(.4)), c.Blur(3, c.Path("M20 84C14 54 20 32 38 28C72 26 98 54 112 76C92 56 64 40 44 42C30 46 28 64 30 88Z", kit.White)).Opacity(.5),
				c.Blur(6, c.Path("M20 120C24 144 60 150 126 100L120 140H20Z", t.DDD).Opacity(.35)), c.Blur(5, c.Ellipse(122, 90, 20, 20, t.DDD).Opacity(.55)), c.Line("M120 86C106 64 84 46 62 38M122 90C108 74 90 62 72 56M120 98C104 114 86 124 66 130", t.DD, 2).Opacity(.45), c.Line("M118 87C104 66 83 49 61 41", t.LL, 1.6).Opacity(.6),
				c.Line("M40 136Q72 136 98 118", t.LL, 2.2).Opacity(.6), c.Path("M126 92C112 50 66 10 28 18C4 26 2 60 8 92C12 122 20 144 46 142C80 140 112 118 126 92Z", kit.None).Stroke(t.LL, 2.6).Opacity(.55))
			return kit.Of(inner, front, c.Line("M118 93C96 72 62 57 40 65C32 80 34 102 45 115", t.DD, 1.6).Opacity(.6))
		}
		c.Part("loops", left(l), left(kit.TonesOf(l.M.Shade(-.25))).Mirror(128))
		const knot = "M108 70Q128 60 148 70Q158 92 148 114Q128 124 108 114Q98 92 108 70Z"
		c.Part("knot", c.Clip("M60 40H196V140H60Z", c.Clip("M126 92C112 50 66 10 28 18C4 26 2 60 8 92C12 122 20 144 46 142C80 140 112 118 128 92C144 118 176 140 210 142C236 144 244 122 248 92C254 60 252 26 228 18C190 10 144 50 130 92Z", c.Blur(5, c.Path(knot, k.DDD).Opacity(.5).Move(3, 4)))), c.Form(knot, kit.Lin(104, 66, 150, 118, k.LL, k.L, k.M, k.DD), c.Line("M118 67Q112 92 118 117M130 65Q128 92 131 119M141 68Q146 92 140 116", k.DD, 2).Opacity(.45), c.Line("M116 69Q110 92 116 114M128 67Q126 92 128 116", k.LL, 1.6).Opacity(.5),
			c.Blur(5, c.Path("M140 64C152 90 150 112 120 120H160V64Z", k.DDD).Opacity(.35)), c.Blur(2, c.Ellipse(113, 82, 4.5, 11, kit.White).Opacity(.65).Rotate(6, 113, 82))))
		c.Anchor("tie", 128, 92)
	},
}
