package vehicles

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

var combineHarvester = kit.Piece{
	Name: "combine-harvester", Cm: 700, Facing: kit.Right,
	Palette: "body #4a9b3c; cab #3f434e frame; windows #bfe6f2 glass; wheels #f6c13a rims; tires #4a4f5d; header #e8b42f reel; pipe #4a9b3c <body; grain #f0c95a",
	Draw: func(c *kit.Canvas) {
		b, k, w, r, t, h, p, g := c.Tones("body"), c.Tones("cab"), c.Tones("windows"), c.Tones("wheels"), c.Tones("tires"), c.Tones("header"), c.Tones("pipe"), c.Tones("grain")
		c.Part("grain", c.Form("M40 66Q70 40 110 52Q128 56 138 66Z", kit.Lin(60, 44, 110, 70, g.LL, g.M, g.D), c.Line("M58 60l3 2m12 -6l3 2m14 -2l3 2m14 2l3 2", g.DD, 3)))
		c.Part("pipe", tube(c, "M120 72L34 38L8 44", 12, p), tube(c, "M8 42V56", 10, k))
		c.Part("body", c.Form("M22 84Q22 66 40 64H140V152H52Q30 152 24 130Z", kit.Lin(30, 64, 60, 154, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.6, b.M), kit.At(1, b.DD)),
			c.Path("M22 104H140V112H22Z", h.M), c.Path("M22 104H140V106H22Z", h.LL), dim(c, 6, .4, "M20 136H150V160H20Z", b),
			c.Rect(40, 76, 40, 18, 4, b.DD), c.Line("M44 80H76M44 85H76M44 90H76", b.DDD, 2.5), c.Rect(92, 74, 34, 22, 4, kit.Lin(92, 74, 126, 96, b.D, b.M))),
			glint(c, "M32 74Q36 70 44 70H130V73H46Q38 73 33 82Z", .6))
		c.Part("body", c.Form("M132 126H206L216 158H132Z", kit.Lin(140, 126, 150, 160, b.M, b.DD)), c.Form("M168 140L214 176L204 192L156 158Z", kit.Lin(170, 140, 200, 190, b.L, b.D), c.Line("M172 148L208 178", b.DDD, 2).Opacity(.6)))
		c.Part("windows", c.Form("M140 66H190Q200 66 202 76L210 124H140Z", kit.Lin(140, 66, 210, 126, w.LL, w.M, w.D), c.Path("M150 124L172 66H186L164 124Z", kit.White).Opacity(.5)), c.Form("M150 124Q150 98 160 96Q164 84 172 86Q180 90 176 100L186 124Z", kit.Hex("#5b6472")).Opacity(.4))
		c.Part("cab", c.Form("M134 60Q134 54 140 54H198Q206 54 208 62L209 68H134Z", kit.Lin(134, 54, 140, 70, b.LL, b.M, b.D)), tube(c, "M140 68V126", 6, k), tube(c, "M200 68L210 126", 5, k), tube(c, "M174 68V124", 3.5, k), c.Rect(138, 122, 76, 8, 3, kit.Lin(0, 122, 0, 130, k.L, k.DD)))
		c.Part("cab", c.Line("M150 130V168M162 130V168M150 140H162M150 150H162M150 160H162", k.M, 3.5))
		wheel := func(x, y, radius float64, lugs int) kit.Node {
			rim := radius * .58
			return kit.Of(c.Around(lugs, x, y, c.Rect(x-5, y-radius-3, 10, 11, 2.5, t.DD)), tire(c, x, y, radius, t), c.Circle(x, y, rim, kit.Lin(x-rim, y-rim, x+rim, y+rim, r.LL, r.M, r.DD)), c.Circle(x, y, rim*.78, kit.Lin(x-rim, y-rim, x+rim, y+rim, r.DD, r.M, r.L)),
				c.Around(8, x, y, c.Circle(x, y-rim*.58, rim*.09, r.DDD)), c.Circle(x, y, rim*.34, kit.Lin(x-rim*.3, y-rim*.3, x+rim*.3, y+rim*.3, r.LL, r.D)))
		}
		c.Part("wheels", wheel(52, 186, 26, 12))
		c.Part("wheels", wheel(128, 172, 42, 18))
		// the header with its reel stands out to the front
		c.Part("header", c.Form("M178 178H232L250 212H172Q166 212 168 204Z", kit.Lin(180, 178, 200, 212, h.L, h.M, h.DD), dim(c, 4, .4, "M166 200H256V216H166Z", h)))
		x, y := 216.0, 176.0
		c.Part("header", c.Circle(x, y, 33, kit.None).Stroke(h.DD, 5), c.Circle(x, y, 33, kit.None).Stroke(h.L, 2.5))
		var bars []kit.Node
		for i := range 6 {
			bars = append(bars, kit.Of(c.Line(fmt.Sprintf("M%g %gV%g", x, y, y-33), h.DD, 4.5), c.Line(fmt.Sprintf("M%g %gV%g", x, y, y-33), h.L, 2), c.Rect(x-9, y-38, 18, 6, 2, kit.Lin(0, y-38, 0, y-32, h.LL, h.D)), c.Line(fmt.Sprintf("M%g %gv7m5 -7v7m-10 -7v7", x, y-32), h.DDD, 1.8)).Rotate(float64(i)*60+12, x, y))
		}
		c.Part("header", bars...)
		c.Part("header", c.Circle(x, y, 8, kit.Lin(x-6, y-6, x+6, y+6, h.LL, h.M, h.DD)), c.Form("M172 206H252L254 216Q254 220 250 220H176Q172 220 172 216Z", kit.Lin(0, 206, 0, 220, k.L, k.DD)))
		var teeth []kit.Node
		for i := range 9 {
			teeth = append(teeth, c.Path(fmt.Sprintf("M%g 216l4 8l4 -8z", 176+8.6*float64(i)), k.M))
		}
		c.Part("header", teeth...)
		c.Anchor("ground", 128, 215)
		c.Anchor("seat", 168, 118)
	},
}

var jetEngine = kit.Piece{
	Name: "jet-engine", Cm: 300, Facing: kit.Right,
	Palette: "cowling #dfe6ec body; blades #9aa6b4 metal; spinner #4a505c; stripe #2f7fd0; nozzle #8d8378",
	Draw: func(c *kit.Canvas) {
		b, m, s, t, n := c.Tones("cowling"), c.Tones("blades"), c.Tones("spinner"), c.Tones("stripe"), c.Tones("nozzle")
		c.Part("nozzle", c.Form("M60 92L16 106Q8 128 16 150L60 166Z", kit.Lin(0, 92, 0, 166, n.LL, n.M, n.DD, n.DDD), c.Line("M44 98Q36 128 44 160M30 103Q23 128 30 154", n.DDD, 2.5).Opacity(.6)), c.Form("M22 110L2 124Q0 128 2 132L22 146Z", kit.Lin(0, 108, 0, 148, n.L, n.DDD)))
		c.Part("pylon", c.Form("M74 46L96 12H172L150 52Z", kit.Lin(90, 12, 130, 52, b.L, b.M, b.DD)))
		c.Part("cowling", c.Form("M178 28C120 28 74 50 54 86Q48 128 54 170C74 206 120 228 178 228Z", kit.Lin(0, 28, 0, 228, kit.At(0, b.L), kit.At(.18, kit.White), kit.At(.45, b.M), kit.At(1, b.DDD)),
			c.Line("M126 34Q106 128 126 222", b.DD, 2.5), c.Line("M129 34Q109 128 129 222", kit.White, 1.5).Opacity(.7), c.Line("M84 60Q70 128 84 196", b.DD, 2).Opacity(.7),
			c.Blur(9, c.Path("M50 180Q110 240 190 230V250H40Z", b.DDD)).Opacity(.4)))
		c.Part("stripe", c.Path("M100 46Q80 128 100 210L114 215Q94 128 114 41Z", kit.Lin(0, 28, 0, 228, t.L, t.LL, t.M, t.DD)))
		c.Part("cowling", c.Ellipse(178, 128, 70, 102, kit.Lin(110, 40, 246, 220, b.L, kit.White, b.D, b.DD)), c.Ellipse(178, 128, 60, 91, kit.Lin(120, 40, 236, 216, b.DDD, b.DD, b.L)))
		c.Part("blades", c.Ellipse(178, 128, 56, 86, kit.Rad(178, 128, 90, kit.Hex("#3a414d"), kit.Hex("#1f242d"))))
		var fan []kit.Node
		const count = 20
		for i := range count {
			sn, co := sincosDeg(float64(i) * 360 / count)
			sm, cm := sincosDeg((float64(i) + .72) * 360 / count)
			x0, y0, x1, y1, x2, y2 := 178+co*14, 128+sn*21, 178+co*54, 128+sn*83, 178+cm*54, 128+cm*0+sm*83
			fan = append(fan, c.Path(fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ", x0, y0, 178+cm*36, 128+sm*54, x1, y1, x2, y2, 178+cm*40, 128+sm*62, x0, y0), kit.Lin(x0, y0, x2, y2, m.DD, m.M, m.LL)))
		}
		c.Part("blades", fan...)
		c.Part("spinner", c.Ellipse(178, 128, 17, 25, kit.Rad(172, 116, 40, s.LL, s.M, s.DDD)), c.Line("M178 128q10 -2 8 -12q-6 -8 -14 -2", kit.White, 3.5).Opacity(.85))
		c.Anchor("ground", 128, 230)
	},
}
