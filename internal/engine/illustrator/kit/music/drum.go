package music

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var drum = kit.Piece{
	Name: "drum", Cm: 40,
	Palette: "shell #e23b44; skin #fdf6ea head; rims #f2b632 hoops gold; lugs #c9d1da metal rods; sticks #d99a55 wood",
	Draw: func(c *kit.Canvas) {
		s, k, r, l, w := c.Tones("shell"), c.Tones("skin"), c.Tones("rims"), c.Tones("lugs"), c.Tones("sticks")
		const d = "M18 106A110 40 0 0 0 238 106V198A110 42 0 0 1 18 198Z"
		c.Part("shell", c.Form(d, kit.Lin(18, 0, 238, 0, kit.At(0, s.M), kit.At(.15, s.L), kit.At(.26, s.LL), kit.At(.4, s.L), kit.At(.6, s.M), kit.At(.82, s.D), kit.At(1, s.DDD)), c.Blur(6, c.Path("M18 106A110 40 0 0 0 238 106V128A110 40 0 0 1 18 128Z", s.DDD)).Opacity(.6), c.Blur(6, c.Path("M18 190A110 42 0 0 0 238 190V246H18Z", s.DDD)).Opacity(.5)),
			sheen.Glint(c, "M46 150Q52 146 58 154V214Q54 222 46 214Z", .35))
		hoop := func(y, h float64) kit.Node {
			o := sheen.D("M14 %gA114 42 0 0 0 242 %gV%gA114 42 0 0 1 14 %gZ", y, y, y+h, y+h)
			return c.Form(o, kit.Lin(14, 0, 242, 0, kit.At(0, r.D), kit.At(.12, r.LL), kit.At(.3, r.L), kit.At(.5, r.M), kit.At(.7, r.L), kit.At(.85, r.D), kit.At(1, r.DDD)), c.Path(sheen.D("M14 %gA114 42 0 0 0 242 %g", y+2, y+2), kit.None).Stroke(kit.White, 1.8).Opacity(.6), c.Path(sheen.D("M14 %gA114 42 0 0 0 242 %g", y+h-1, y+h-1), kit.None).Stroke(r.DDD, 2.4).Opacity(.5))
		}
		c.Part("rims", hoop(192, 17))
		for _, a := range []float64{172, 142, 112, 68, 38, 8} {
			sin, cos := math.Sincos(a * math.Pi / 180)
			x, y := 128+112*cos, 106+41*sin
			wd := 3 + 8*math.Abs(sin)
			c.Part("lugs", c.Clip(d, c.Blur(2, c.Rect(x-wd*.5+2, y+12, wd, 90, 3, s.DDD)).Opacity(.5)), c.Rect(x-1.8, y+4, 3.8, 98, 1.8, l.DDD), c.Rect(x-1.500, y+4, 2, 98, 1, l.LL), c.Form(kit.RoundRect(x-wd/2, y+34, wd, 34, 3.500), sheen.Steel(x-wd/2, 0, x+wd/2, 0, l)), c.Path(kit.RoundRect(x-wd/2, y+34, wd, 34, 3.5), kit.None).Stroke(l.DDD, 1).Opacity(.6))
		}
		c.Part("rims", hoop(98, 19))
		top := kit.Oval(128, 98, 114, 42)
		c.Part("rims", c.Path(top, r.DDD), c.Form(kit.Oval(128, 97.500, 113, 41), kit.Lin(14, 60, 242, 136, r.LL, r.L, r.M, r.D)))
		c.Part("skin", c.Path(kit.Oval(128, 99, 105, 36), r.DDD), c.Form(kit.Oval(128, 100, 104, 35), kit.Rad(96, 84, 150, k.LL, k.L, k.M, k.DD), sheen.Dim(c, 4, .3, "M20 60H240V84Q128 52 20 92Z", k), c.Ellipse(128, 100, 84, 27, kit.None).Stroke(k.DDD, 1).Opacity(.35)))
		for _, a := range []float64{172, 142, 112, 68, 38, 8} {
			sin, cos := math.Sincos(a * math.Pi / 180)
			x, y := 128+112*cos, 107+41*sin
			c.Part("lugs", c.Form(kit.RoundRect(x-4.500, y-5, 9, 13, 2.5), sheen.Steel(x-5, 0, x+5, 0, l)), c.Ellipse(x, y-5, 4.2, 2, l.LL))
		}
		stick := func(x0, y0, x1, y1 float64) kit.Node {
			steps := shape.Sample([]shape.Pt{{X: x0, Y: y0}, {X: (x0 + x1) / 2, Y: (y0 + y1) / 2}, {X: x1, Y: y1}}, 30)
			o := func(k float64) string {
				return shape.Ribbon(steps, func(t float64) float64 { return k * (11 - 5*t) })
			}
			return kit.Of(c.Clip(kit.Oval(128, 100, 104, 35), c.Blur(3, c.Path(o(1), k.DDD).Move(2, 9)).Opacity(.5)), c.Path(o(1.1), w.DDD), c.Path(o(.92), w.M).Move(-.4, -.6), c.Path(o(.4), w.LL).Move(-1, -2).Opacity(.9), c.Ellipse(x1, y1, 9, 6.5, w.DDD).Rotate(steps[15].Angle(), x1, y1), c.Ellipse(x1-.5, y1-.7, 8, 5.5, kit.Lin(x1-6, y1-5, x1+6, y1+5, w.LL, w.L, w.D)).Rotate(steps[15].Angle(), x1, y1))
		}
		c.Part("sticks", stick(18, 14, 152, 100), stick(238, 18, 100, 96))
		c.Anchor("ground", 128, 251)
		c.AnchorBox("surface", 128, 96, 190, 0, 0)
		c.AnchorBox("print", 128, 176, 120, 40, 0)
		c.Anchor("seat", 128, 98)
	},
}
