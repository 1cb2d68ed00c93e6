package electronics

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var clapperboard = kit.Piece{
	Name: "clapperboard", Cm: 30,
	Palette: "board #4a5163 slate; stripes #f6f3ea; lines #f6f3ea text <stripes; hinge #e8b53c",
	Draw: func(c *kit.Canvas) {
		b, s, l, h := c.Tones("board"), c.Tones("stripes"), c.Tones("lines"), c.Tones("hinge")
		clap := func(y float64) kit.Node {
			d := kit.RoundRect(14, y, 228, 36, 6)
			return c.Form(d, kit.Lin(0, y, 0, y+36, b.L, b.M, b.DD), sheen.Each(6, func(i int) kit.Node {
				x := 6 + 44*float64(i)
				return c.Path(sheen.D("M%g %gH%gL%g %gH%gZ", x+16, y-2, x+38, x+22, y+38, x), kit.Lin(0, y, 0, y+36, s.LL, s.M, s.D))
			}), sheen.Edge(c, d, b, 8))
		}
		c.Part("board", sheen.Body(c, kit.RoundRect(14, 108, 228, 134, 8), b, 16))
		c.Part("lines", c.Line("M30 166H226M30 204H226M96 166V204M160 166V204", l.M, 3).Opacity(.9), c.Path(kit.LettersPath("SCENE", kit.Box{X0: 32, Y0: 173, X1: 88, Y1: 186}, "display"), l.M), c.Path(kit.LettersPath("TAKE", kit.Box{X0: 102, Y0: 173, X1: 152, Y1: 186}, "display"), l.M), c.Path(kit.LettersPath("ROLL", kit.Box{X0: 168, Y0: 173, X1: 222, Y1: 186}, "display"), l.M), c.Path(kit.LettersPath("DIRECTOR", kit.Box{X0: 32, Y0: 214, X1: 120, Y1: 228}, "display"), l.M))
		c.Part("stripes", clap(112), clap(70).Rotate(-17, 22, 108))
		c.Part("hinge", sheen.Body(c, "M14 96Q14 86 26 86L44 92L40 142H22Q14 142 14 134Z", h, 6), sheen.Screw(c, 27, 104, 5, h), sheen.Screw(c, 27, 128, 5, h))
		c.AnchorBox("print", 128, 186, 190, 90, 0)
		c.AnchorBox("grip", 128, 236, 0, 0, 0)
		c.Anchor("ground", 128, 242)
	},
}

var filmReel = kit.Piece{
	Name: "film-reel", Cm: 35,
	Palette: "reel #aab4c2 metal; film #3f4555 strip; hub #e8b53c center",
	Draw: func(c *kit.Canvas) {
		r, f, h := c.Tones("reel"), c.Tones("film"), c.Tones("hub")
		strip := "M118 206C160 236 200 210 256 226V256C204 240 160 266 104 236Z"
		c.Part("film", sheen.Body(c, strip, f, 6), c.Clip(strip, sheen.Each(13, func(i int) kit.Node {
			x := 110 + 12*float64(i)
			y := 214 + 8*math.Sin(float64(i)*.5+.4)
			return kit.Of(c.Rect(x, y, 6, 5, 1, kit.White), c.Rect(x-2, y+24, 6, 5, 1, kit.White))
		})), c.Circle(112, 112, 100, f.DD))
		hole := ""
		for i := range 5 {
			s, k := math.Sincos(float64(i)*2*math.Pi/5 - math.Pi/2)
			x, y := 112+58*k, 112+58*s
			hole += sheen.D("M%g %ga25 25 0 1 0 50 0a25 25 0 1 0 -50 0z", x-25, y)
		}
		d := kit.Oval(112, 112, 104, 104)
		c.Part("reel", c.Path(d+hole, kit.Lin(30, 20, 200, 210, r.LL, r.L, r.M, r.DD)).EvenOdd(), c.Circle(112, 112, 102, kit.None).Stroke(r.LL, 3).Opacity(.8), c.Circle(112, 112, 103.5, kit.None).Stroke(r.DDD, 2))
		for i := range 5 {
			s, k := math.Sincos(float64(i)*2*math.Pi/5 - math.Pi/2)
			x, y := 112+58*k, 112+58*s
			c.Part("reel", c.Circle(x, y, 25, kit.None).Stroke(kit.Lin(x-25, y-25, x+25, y+25, r.DDD, r.D, r.LL), 4))
		}
		c.Part("hub", c.Circle(113, 114, 20, r.DDD).Opacity(.5), sheen.Ball(c, 112, 112, 19, h), c.Circle(112, 112, 8, h.DDD), c.Circle(112.6, 113, 6, h.DD))
		c.Part("reel", c.Path("M26 92A88 88 0 0 1 88 28L92 40A76 76 0 0 0 38 96Z", kit.White).Opacity(.6).Shade())
		c.Anchor("ground", 128, 250)
	},
}

var battery = kit.Piece{
	Name: "battery", Cm: 5,
	Palette: "battery #3fae5a body; top #e8b53c copper; end #3f4555 black; bolt #fff3b0 sign",
	Draw: func(c *kit.Canvas) {
		b, t, e, s := c.Tones("battery"), c.Tones("top"), c.Tones("end"), c.Tones("bolt")
		c.Part("top", c.Form("M108 14A20 6 0 0 1 148 14V34H108Z", sheen.Steel(108, 0, 148, 0, t)), c.Ellipse(128, 14, 20, 6, t.LL))
		const d = "M66 44A62 16 0 0 1 190 44V230A62 16 0 0 1 66 230Z"
		c.Part("battery", c.Form(d, kit.Lin(66, 0, 190, 0, kit.At(0, b.D), kit.At(.16, b.L), kit.At(.3, b.LL), kit.At(.48, b.M), kit.At(.85, b.D), kit.At(1, b.DDD))))
		c.Part("top", c.Clip(d, c.Path("M60 20H196V84A62 16 0 0 1 66 84Z", kit.Lin(66, 0, 190, 0, t.D, t.LL, t.L, t.M, t.DD))), c.Form(kit.Oval(128, 44, 62, 16), kit.Lin(66, 28, 190, 60, t.LL, t.L, t.D)), c.Ellipse(128, 33, 21, 5, t.DD).Opacity(.5), c.Form("M108 14A20 6 0 0 0 148 14V36A20 6 0 0 1 108 36Z", sheen.Steel(108, 0, 148, 0, t)))
		c.Part("end", c.Clip(d, c.Path("M60 206A68 16 0 0 0 196 206V260H60Z", kit.Lin(66, 0, 190, 0, e.M, e.LL, e.L, e.D, e.DDD))))
		c.Part("bolt", c.Path("M142 104L100 158H124L112 200L158 140H132Z", b.DDD).Move(2, 3).Opacity(.5), c.Path("M142 104L100 158H124L112 200L158 140H132Z", kit.Lin(100, 104, 158, 200, s.LL, s.M, s.D)), c.Line("M128 62V76M121 69H135M121 228H135", kit.White, 4.5))
		c.Part("battery", c.Path("M82 70Q88 64 94 70V212Q88 222 82 214Z", kit.White).Opacity(.45).Shade())
		c.Anchor("ground", 128, 246)
		c.AnchorBox("print", 128, 150, 90, 100, 0)
	},
}
