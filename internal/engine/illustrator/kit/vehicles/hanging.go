package vehicles

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	solid "pellucid/internal/engine/illustrator/kit/sheen"
)

var cableCar = kit.Piece{
	Name: "cable-car", Cm: 320, Palette: "cabin #e23d3d body red; roof #f4f1ea white; windows #9fd8f0 glass; hanger #6b7482 arm metal; cable #4c5361 rope wire; stripe #f7d24a yellow",
	Draw: func(c *kit.Canvas) {
		b, r, w, h, k, s := c.Tones("cabin"), c.Tones("roof"), c.Tones("windows"), c.Tones("hanger"), c.Tones("cable"), c.Tones("stripe")
		c.Part("cable", c.Line("M-10 44L266 14", k.DDD, 6), c.Line("M-10 43L266 13", k.L, 3.500), c.Line("M-10 43L266 13", k.LL, 1.600).Dash(4, 4))
		c.Part("hanger", solid.Tube(c, "M128 84V58Q128 50 120 50H112V32", 10, h), solid.Body(c, "M84 28Q84 20 92 19L158 12Q166 12 166 20V26Q166 32 158 33L94 40Q84 40 84 34Z", h, 5), solid.Each(3, func(i int) kit.Node {
			x, y := 98+27*float64(i), 25-3*float64(i)
			return kit.Of(c.Circle(x, y, 9, h.DDD), c.Circle(x-.4, y-.6, 7.800, kit.Lin(x-7, y-7, x+7, y+7, h.LL, h.M, h.DD)), c.Circle(x, y, 2.800, h.DDD))
		}), solid.Body(c, kit.RoundRect(92, 78, 72, 14, 6), h, 5))
		shell := "M40 116Q42 92 70 90H186Q214 92 216 116L226 212Q226 236 202 238H54Q30 236 30 212Z"
		c.Part("cabin", c.Path(shell, b.DDD).Move(0, 2), solid.Body(c, shell, b, 18, c.Named("stripe", c.Path("M20 194H236V206H20Z", s.M), c.Path("M20 210H236V213H20Z", s.L))))
		c.Part("roof", solid.Body(c, "M34 116Q36 86 70 84H186Q220 86 222 116Q128 106 34 116Z", r, 8))
		c.Part("windows", glass(c, "M44 122Q60 120 78 119V186H38Z", w), glass(c, "M86 118.500Q128 116 170 118.500V186H86Z", w), glass(c, "M178 119Q196 120 212 122L218 186H178Z", w))
		c.Part("cabin", c.Line("M128 118V236", b.DDD, 3), c.Line("M126 118V236", b.LL, 1.200).Opacity(.7), solid.Tube(c, "M116 196V220", 4, h), solid.Tube(c, "M140 196V220", 4, h), solid.Body(c, kit.RoundRect(50, 234, 156, 12, 6), h, 4))
		c.AnchorBox("inside", 128, 160, 84, 50, 0)
		c.AnchorBox("print", 128, 222, 60, 14, 0)
		c.Anchor("ground", 128, 246)
	},
}

var hangGlider = kit.Piece{
	Name: "hang-glider", Cm: 1000, Palette: "sail #f2622e wing orange; stripes #ffd23f yellow panels; tips #2f7fd8 blue; frame #b9c3cd tubes metal; wires #7d8794",
	Draw: func(c *kit.Canvas) {
		s, p, t, f, w := c.Tones("sail"), c.Tones("stripes"), c.Tones("tips"), c.Tones("frame"), c.Tones("wires")
		c.Part("wires", c.Line("M128 52L92 206M128 52L164 206M30 132L92 206M226 132L164 206M128 26L92 206M128 26L164 206", w.D, 1.800))
		c.Part("frame", c.Line("M128 40V8", f.DD, 4), solid.Tube(c, "M128 100V168", 6, f))
		wing := func() kit.Node {
			d := "M128 28C92 44 34 90 -4 128Q-10 140 4 140C22 132 34 130 46 134C60 124 76 122 88 128C100 118 116 116 128 122Z"
			return kit.Of(c.Path(d, s.DDD).Move(0, 3), solid.Body(c, d, s, 8,
				c.Named("tips", c.Path("M56 78L46 140H-16L-10 120Z", kit.Lin(0, 90, 40, 140, t.L, t.M, t.D))),
				c.Named("stripes", c.Path("M56 76L46 140H64L78 61Z", kit.Lin(60, 60, 60, 140, p.LL, p.M, p.D)), c.Path("M106 38L96 130H114L128 26Z", kit.Lin(110, 30, 110, 130, p.LL, p.M, p.D))),
				c.Line("M128 28L88 128M92 50L46 134", s.DDD, 1.600).Opacity(.55), c.Blur(4, c.Line("M46 134C60 124 76 122 88 128C100 118 116 116 128 122", s.DDD, 8)).Opacity(.4)), c.Line("M128 28C92 44 34 90 -4 128", f.DD, 5), c.Line("M128 27C92 43 34 89 -4 127", f.LL, 2.600))
		}
		left := wing()
		c.Part("sail", left, left.Mirror(128))
		c.Part("frame", c.Line("M128 28V122", s.DDD, 3).Opacity(.7), solid.Tube(c, "M128 104L92 208H164Z", 8, f), c.Line("M104 208H152", kit.Hex("#3a3e4a"), 10), c.Line("M104 206.500H152", kit.Hex("#7c8494"), 3), c.Circle(128, 28, 6, f.DDD), c.Circle(127.500, 27.500, 4.500, f.LL))
		c.Anchor("handNear", 116, 206)
		c.Anchor("handFar", 140, 206)
		c.Anchor("tie", 128, 208)
	},
}

var steeringWheel = kit.Piece{
	Name: "steering-wheel", Cm: 38, Palette: "rim #3c404d leather grip; spokes #c6ced8 metal; hub #2f3340 <rim; stitching #ef4a4f red; badge #d9a83a gold",
	Draw: func(c *kit.Canvas) {
		r, s, h, k, b := c.Tones("rim"), c.Tones("spokes"), c.Tones("hub"), c.Tones("stitching"), c.Tones("badge")
		c.Part("spokes", solid.Body(c, "M28 118H228L224 150Q190 142 164 160Q150 174 148 232H108Q106 174 92 160Q66 142 32 150Z", s, 10, solid.Each(3, func(i int) kit.Node {
			x, y := []float64{58, 198, 128}[i], []float64{134, 134, 206}[i]
			return kit.Of(c.Circle(x, y, 6.500, s.DDD), c.Circle(x+.6, y+.8, 5, r.DD))
		})))
		c.Part("rim", c.Circle(128, 128, 104, kit.None).Stroke(r.DDD, 37), c.Circle(128, 128, 104, kit.None).Stroke(kit.Lin(40, 30, 216, 226, r.L, r.M, r.D, r.DD), 33), c.Circle(128, 128, 110, kit.None).Stroke(kit.Lin(40, 30, 200, 200, r.LL, r.L, r.D), 5).Opacity(.8), c.Circle(128, 128, 90, kit.None).Stroke(r.DDD, 3).Opacity(.6),
			c.Line(arc(128, 128, 113, 200, 262), kit.White, 3.500).Opacity(.45))
		c.Part("stitching", c.Circle(128, 128, 93, kit.None).Stroke(k.M, 2.600).Dash(5, 4.200))
		for _, deg := range []float64{-28, 28, 152, 208} {
			a := (deg) * math.Pi / 180
			x0, y0, x1, y1 := 128+88*math.Cos(a), 128+88*math.Sin(a), 128+120*math.Cos(a), 128+120*math.Sin(a)
			c.Part("rim", c.Line(solid.D("M%.1f %.1fL%.1f %.1f", x0, y0, x1, y1), r.DDD, 3.400))
		}
		hub := "M86 112Q88 92 128 92Q168 92 170 112L164 146Q156 166 128 166Q100 166 92 146Z"
		c.Part("hub", c.Path(hub, h.DDD).Stroke(h.DDD, 4).Move(0, 2), solid.Body(c, hub, h, 12, c.Path("M94 114Q96 100 128 100Q160 100 162 114L157 143Q150 158 128 158Q106 158 99 143Z", kit.None).Stroke(h.LL, 1.800)), c.Circle(128, 128, 17, b.DDD), c.Circle(127.500, 127.500, 15.500, kit.Lin(116, 114, 140, 142, b.LL, b.M, b.DD)), c.Circle(127.500, 127.500, 11, kit.Lin(118, 118, 138, 138, h.L, h.D)), c.Path(star(127.500, 127.500, 9), b.L))
		c.Anchor("grip", 24, 128)
	},
}
