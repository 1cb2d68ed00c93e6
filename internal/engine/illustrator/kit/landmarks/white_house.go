package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var theWhiteHouse = kit.Piece{
	Name: "the-white-house", Cm: 5200,
	Palette: "walls #eeefea facade columns; windows #5f7288; roof #cfcfc8; door #6a4a34; flag #d8303a; lawn #5fa84a grass trees; water #6fc3e6 fountain",
	Draw: func(c *kit.Canvas) {
		w, v, r, d, f, p, u := c.Tones("walls"), c.Tones("windows"), c.Tones("roof"), c.Tones("door"), c.Tones("flag"), c.Tones("lawn"), c.Tones("water")
		ledge := func(x0, x1, y, h float64) kit.Node {
			return kit.Of(c.Rect(x0, y, x1-x0, h, 1.2, kit.Lin(x0, 0, x1, 0, w.L, kit.White, w.M, w.DD)), c.Line(pd("M%g %gH%g", x0+1, y+h, x1-1), w.DDD, 1).Opacity(.45))
		}
		window := func(x, y, wd, h float64, top int) kit.Node {
			n := kit.Of(c.Rect(x-wd/2-2, y-2, wd+4, h+4, .8, w.LL), c.Rect(x-wd/2, y, wd, h, .5, kit.Lin(x-wd/2, y, x+wd/2, y+h, v.D, v.M, v.L)), c.Line(pd("M%g %gv%gM%g %gh%g", x, y, h, x-wd/2, y+h/2, wd), w.LL, 1.2).Butt(), c.Line(pd("M%g %gh%g", x-wd/2-3, y+h+3, wd+6), w.DD, 1.6))
			switch top {
			case 1:
				n = kit.Of(n, c.Form(pd("M%g %gL%g %gL%g %gZ", x-wd/2-4, y-3, x, y-9, x+wd/2+4, y-3), kit.Lin(x-wd, 0, x+wd, 0, kit.White, w.D)), c.Line(pd("M%g %gH%g", x-wd/2-4, y-2.5, x+wd/2+4), w.DD, 1))
			case 2:
				n = kit.Of(n, c.Form(pd("M%g %gQ%g %g %g %gZ", x-wd/2-4, y-3, x, y-13, x+wd/2+4, y-3), kit.Lin(x-wd, 0, x+wd, 0, kit.White, w.D)), c.Line(pd("M%g %gH%g", x-wd/2-4, y-2.5, x+wd/2+4), w.DD, 1))
			}
			return n
		}
		c.Part("flag", c.Line("M128 86V14", w.DDD, 2), c.Circle(128, 13, 2.4, kit.Hex("#e8b23f")), c.Form("M129 16Q144 10 158 16T186 15V43Q172 49 158 43T129 44Z", kit.Lin(129, 0, 186, 0, kit.White, kit.Hex("#f2eee6")), c.Line("M129 18Q144 12 158 18T188 17M129 26.500Q144 20.500 158 26.500T188 25.500M129 35Q144 29 158 35T188 34M129 43.500Q144 37.500 158 43.500T188 42.500", f.M, 4.200).Butt(), c.Form("M129 14H153V31Q141 28 129 32Z", kit.Hex("#2c4a8f"), kit.Of(stars(c)...))))
		c.Part("roof", c.Rect(70, 84, 116, 18, 1, kit.Lin(70, 0, 186, 0, r.LL, r.M, r.D)), c.Rect(84, 76, 12, 14, 1, r.D), c.Rect(160, 76, 12, 14, 1, r.D))
		c.Part("walls", c.Form(box(14, 112, 242, 222), kit.Lin(14, 100, 242, 222, w.LL, w.L, w.M, w.D)), c.Form(box(14, 100, 242, 112), kit.Lin(14, 0, 242, 0, w.L, w.M, w.D)))
		for i := range 30 {
			c.Part("walls", c.Rect(16.5+7.6*float64(i), 101, 2.6, 9, 1, kit.White))
		}
		c.Part("walls", ledge(12, 244, 97, 4), ledge(10, 246, 110, 6), ledge(13, 243, 198, 3))
		for i, x := range []float64{32, 58, 84, 172, 198, 224} {
			c.Part("windows", window(x, 126, 11, 19, 0), window(x, 164, 12, 24, 1+i%2), window(x, 205, 11, 11, 0))
		}
		// the portico
		c.Part("walls", c.Path(box(96, 112, 160, 222), kit.Lin(96, 0, 160, 0, w.M, w.D, w.DD)))
		for _, x := range []float64{112, 128, 144} {
			c.Part("windows", window(x, 128, 8, 16, 0))
		}
		c.Part("windows", window(112, 166, 8, 22, 0), window(144, 166, 8, 22, 0))
		c.Part("door", c.Path(shape.Arched(118, 162, 20, 50), w.LL), c.Path(shape.Arched(120, 165, 16, 46), v.M), c.Form(box(120, 178, 136, 212), kit.Lin(120, 0, 136, 0, d.L, d.M, d.D), c.Line("M128 178V212", d.DDD, 1.4)))
		for _, x := range []float64{100, 117, 139, 156} {
			c.Part("walls", c.Form(box(x-4, 116, x+4, 214), kit.Lin(x-4, 0, x+4, 0, w.L, kit.White, w.M, w.DDD)), c.Rect(x-6, 114, 12, 4, 1, kit.Lin(x-6, 0, x+6, 0, kit.White, w.D)), c.Rect(x-5.5, 210, 11, 5, 1, kit.Lin(x-6, 0, x+6, 0, kit.White, w.D)))
		}
		c.Part("walls", ledge(88, 168, 104, 10), c.Form("M86 104L128 76L170 104Z", kit.Lin(86, 76, 170, 104, kit.White, w.L, w.D)), c.Form("M100 101L128 82L156 101Z", kit.Lin(100, 82, 156, 101, w.D, w.DD)), c.Circle(128, 94, 4, w.LL))
		c.Part("walls", c.Path(box(90, 213, 166, 218), kit.Lin(90, 0, 166, 0, kit.White, w.M)), c.Path(box(86, 217, 170, 223), kit.Lin(86, 0, 170, 0, w.LL, w.D)), c.Line("M90 217.500H166", w.DD, 1))
		for _, q := range [][2]float64{{4, 13}, {252, 13}, {26, 9}, {52, 8}, {76, 8}, {180, 8}, {204, 8}, {230, 9}} {
			c.Part("lawn", tree(c, q[0], 226, q[1], p))
		}
		c.Part("lawn", lawn(c, -6, 262, 222, 30, p))
		c.Part("fountain", c.Ellipse(128, 238, 34, 7, w.DD), c.Ellipse(128, 237, 33, 6, w.LL), c.Ellipse(128, 237.5, 29, 4.6, kit.Lin(100, 0, 156, 0, u.L, u.M, u.D)), c.Line("M128 236V218M128 220Q120 216 117 234M128 220Q136 216 139 234M128 222Q112 220 109 235M128 222Q144 220 147 235", u.LL, 1.8).Opacity(.9))
		c.Anchor("ground", 128, 250)
	},
}

// stars are rows of dots on the flag's blue field.
func stars(c *kit.Canvas) []kit.Node {
	var all []kit.Node
	for i := range 15 {
		all = append(all, c.Circle(132+4.4*float64(i%5), 18+4.2*float64(i/5), 1.1, kit.White))
	}
	return all
}
