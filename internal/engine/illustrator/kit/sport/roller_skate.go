package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var rollerSkate = kit.Piece{
	Name: "roller-skate", Cm: 30, Facing: kit.Right,
	Palette: "boot #fdf6ee leather; accent #f25f8f stripe lining; wheels #35b5c4; laces #f25f8f <accent; stopper #f25f8f <accent; plate #b7c0cb metal; sole #5b4a52 heel",
	Draw: func(c *kit.Canvas) {
		b, a, w, l, s, p, o := c.Tones("boot"), c.Tones("accent"), c.Tones("wheels"), c.Tones("laces"), c.Tones("stopper"), c.Tones("plate"), c.Tones("sole")
		c.On(kit.Back)
		c.Part("boot", c.Form("M52 22Q88 6 126 22V42H52Z", kit.Lin(52, 10, 126, 42, a.D, a.DD)))
		c.On(kit.Body)
		c.Part("stopper", sheen.Tube(c, "M212 196L236 208", 7, p), sheen.Body(c, "M226 200L250 206Q254 208 252 214L246 230Q244 235 238 233L222 226Q217 224 219 219Z", s, 9))
		for _, x := range []float64{80, 190} {
			c.Part("wheels", c.Circle(x+8, 222, 22, w.DDD))
		}
		c.Part("plate", c.Form("M38 190H218Q224 190 222 196L218 203H44Q36 202 36 196Z", sheen.Steel(0, 188, 0, 206, p)), sheen.Body(c, "M60 200H96L88 226H66Z", p, 8), sheen.Body(c, "M168 200H206L196 226H176Z", p, 8))
		for _, x := range []float64{74, 184} {
			ring := kit.Oval(x, 224, 27, 27)
			c.Part("wheels", sheen.Body(c, ring, w, 13), c.Circle(x, 224, 13.500, w.DDD), c.Circle(x-.5, 223.500, 12, kit.Lin(x-10, 214, x+10, 234, p.LL, p.M, p.DD)), c.Around(6, x, 224, c.Circle(x, 216.500, 1.9, p.DDD)), c.Circle(x, 224, 4, p.DDD), c.Circle(x-.4, 223.500, 2.8, p.LL), sheen.Gloss(c, x, 224, 21, 21, 190, 246, 4))
		}
		const boot = "M50 20C76 34 104 34 128 22C130 60 132 84 144 100C160 118 200 122 224 138C240 150 242 166 240 176H40C34 150 48 120 50 84C51 60 50 40 50 20Z"
		c.Part("sole", c.Form("M34 174H242Q246 186 236 190H140L134 184H96L90 194H40Q32 194 32 184Z", kit.Lin(0, 172, 0, 194, o.L, o.M, o.DD), c.Line("M36 177H240", o.LL, 2).Opacity(.7)))
		c.Part("boot", c.Form(boot, kit.Rad(86, 60, 190, kit.At(0, b.LL), kit.At(.4, b.M), kit.At(.75, b.D), kit.At(1, b.DD)),
			c.Named("accent", c.Path("M36 130C60 132 78 150 82 178H34Z", kit.Lin(40, 130, 80, 178, a.L, a.M, a.D)), c.Line("M38 128C62 130 82 150 86 178", a.DDD, 1.4).Dash(3.6, 3).Opacity(.6), c.Path("M196 118C184 138 186 160 194 180H250V130Z", kit.Lin(190, 120, 246, 180, a.L, a.M, a.D)), c.Line("M190 120C179 138 181 162 189 180", a.DDD, 1.4).Dash(3.6, 3).Opacity(.6), c.Path("M44 22C76 42 104 42 134 26V42C104 54 76 54 44 40Z", kit.Lin(50, 0, 130, 0, a.L, a.M, a.D)), c.Path("M58 84Q88 92 112 116Q90 108 60 106Z", kit.Lin(58, 84, 110, 116, a.L, a.M))),
			c.Path("M104 36L132 26Q132 84 146 100L176 116Q160 128 140 122Q110 112 104 36Z", kit.Lin(104, 30, 170, 120, b.LL, b.L, b.M)), c.Line("M104 38Q108 108 138 121Q158 128 174 117", b.DDD, 1.8).Opacity(.7),
			sheen.Edge(c, boot, b, 22), sheen.Dim(c, 5, .3, "M30 164H246V180H30Z", b)))
		for i := range 5 {
			x, y := 105+5.2*float64(i)+float64(i*i)*1.1, 48+15.500*float64(i)
			d := sheen.D("M%g %gQ%g %g %g %g", x-4, y+3, x+12, y+6, x+23+float64(i)*1.2, y-4)
			c.Part("laces", c.Clip(boot, c.Line(d, b.DDD, 7).Move(1, 2.5).Opacity(.4)), c.Line(d, l.DD, 6.4), c.Line(d, l.M, 4.6).Move(-.3, -.5), c.Line(d, l.LL, 1.4).Move(-.4, -1.4), c.Circle(x-6, y+3, 3.2, p.DD), c.Circle(x-6.3, y+2.6, 2.2, p.LL))
		}
		c.Part("laces", sheen.Body(c, "M118 40C98 22 84 30 88 42C92 54 106 52 118 42Z", l, 5), sheen.Body(c, "M118 40C136 18 152 24 150 38C148 50 132 50 118 42Z", l, 5), c.Circle(118, 41, 5.5, l.DD), c.Circle(117.500, 40.400, 4.4, l.L))
		c.Part("boot", sheen.Glint(c, "M58 56Q60 48 66 52Q66 80 60 104Q54 116 50 112Q58 84 58 56Z", .7), sheen.Glint(c, "M206 134Q226 144 230 160Q216 148 204 142Z", .5))
		c.Anchor("ground", 130, 251)
		c.AnchorBox("fit", 88, 30, 76, 0, 0)
		c.Anchor("footNear", 130, 176)
		c.Anchor("footFar", 130, 176)
		c.AnchorBox("surface", 130, 176, 190, 0, 0)
		c.AnchorBox("inside", 88, 24, 74, 20, 0)
	},
}
