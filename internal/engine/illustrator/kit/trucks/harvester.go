package trucks

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var combineHarvester = kit.Piece{
	Name: "combine-harvester", Cm: 700, Facing: kit.Right,
	Palette: "body #4a9b3c; cab #3f434e frame; windows #bfe6f2 glass; wheels #f6c13a rims; tires #4a4f5d; header #e8b42f reel; pipe #4a9b3c <body; grain #f0c95a",
	Draw: func(c *kit.Canvas) {
		b, k, w, r, t, h, p, g := c.Tones("body"), c.Tones("cab"), c.Tones("windows"), c.Tones("wheels"), c.Tones("tires"), c.Tones("header"), c.Tones("pipe"), c.Tones("grain")
		c.Part("grain", c.Form("M40 66Q70 40 110 52Q128 56 138 66Z", kit.Lin(60, 44, 110, 70, g.LL, g.M, g.D), c.Line("M58 60l3 2m12 -6l3 2m14 -2l3 2m14 2l3 2", g.DD, 3)))
		c.Part("pipe", gloss.Tube(c, "M120 72L34 38L8 44", 12, p), gloss.Tube(c, "M8 42V56", 10, k))
		c.Part("body", c.Form("M22 84Q22 66 40 64H140V152H52Q30 152 24 130Z", kit.Lin(30, 64, 60, 154, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.6, b.M), kit.At(1, b.DD)),
			c.Path("M22 104H140V112H22Z", h.M), c.Path("M22 104H140V106H22Z", h.LL), gloss.Dim(c, 6, .4, "M20 136H150V160H20Z", b),
			c.Rect(40, 76, 40, 18, 4, b.DD), c.Line("M44 80H76M44 85H76M44 90H76", b.DDD, 2.5), c.Rect(92, 74, 34, 22, 4, kit.Lin(92, 74, 126, 96, b.D, b.M))),
			gloss.Glint(c, "M32 74Q36 70 44 70H130V73H46Q38 73 33 82Z", .6))
		c.Part("body", c.Form("M132 126H206L216 158H132Z", kit.Lin(140, 126, 150, 160, b.M, b.DD)), c.Form("M168 140L214 176L204 192L156 158Z", kit.Lin(170, 140, 200, 190, b.L, b.D), c.Line("M172 148L208 178", b.DDD, 2).Opacity(.6)))
		c.Part("windows", c.Form("M140 66H190Q200 66 202 76L210 124H140Z", kit.Lin(140, 66, 210, 126, w.LL, w.M, w.D), c.Path("M150 124L172 66H186L164 124Z", kit.White).Opacity(.5)), c.Form("M150 124Q150 98 160 96Q164 84 172 86Q180 90 176 100L186 124Z", kit.Hex("#5b6472")).Opacity(.4))
		c.Part("cab", c.Form("M134 60Q134 54 140 54H198Q206 54 208 62L209 68H134Z", kit.Lin(134, 54, 140, 70, b.LL, b.M, b.D)), gloss.Tube(c, "M140 68V126", 6, k), gloss.Tube(c, "M200 68L210 126", 5, k), gloss.Tube(c, "M174 68V124", 3.5, k), c.Rect(138, 122, 76, 8, 3, kit.Lin(0, 122, 0, 130, k.L, k.DD)))
		c.Part("cab", c.Line("M150 130V168M162 130V168M150 140H162M150 150H162M150 160H162", k.M, 3.5))
		wheel := func(x, y, radius float64, lugs int) kit.Node {
			rim := radius * .58
			return kit.Of(c.Around(lugs, x, y, c.Rect(x-5, y-radius-3, 10, 11, 2.5, t.DD)), chassis.Tire(c, x, y, radius, t), c.Circle(x, y, rim, kit.Lin(x-rim, y-rim, x+rim, y+rim, r.LL, r.M, r.DD)), c.Circle(x, y, rim*.78, kit.Lin(x-rim, y-rim, x+rim, y+rim, r.DD, r.M, r.L)),
				c.Around(8, x, y, c.Circle(x, y-rim*.58, rim*.09, r.DDD)), c.Circle(x, y, rim*.34, kit.Lin(x-rim*.3, y-rim*.3, x+rim*.3, y+rim*.3, r.LL, r.D)))
		}
		c.Part("wheels", wheel(52, 186, 26, 12))
		c.Part("wheels", wheel(128, 172, 42, 18))
		// the header with its reel stands out to the front
		c.Part("header", c.Form("M178 178H232L250 212H172Q166 212 168 204Z", kit.Lin(180, 178, 200, 212, h.L, h.M, h.DD), gloss.Dim(c, 4, .4, "M166 200H256V216H166Z", h)))
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
