package headwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var antlerHeadband = kit.Piece{
	Name: "antler-headband", Cm: 30,
	Palette: "antlers #8a5a34 brown; band #d8343f red; bells #f2bd3b gold",
	Draw: func(c *kit.Canvas) {
		a, b, g := c.Tones("antlers"), c.Tones("band"), c.Tones("bells")
		antler := kit.Of(sheen.Tube(c, "M92 208C72 176 52 148 50 112C48 84 40 62 22 44", 17, a), sheen.Tube(c, "M52 128C36 122 20 112 10 96", 13, a), sheen.Tube(c, "M50 100C58 82 62 62 58 40", 13, a), sheen.Tube(c, "M72 180C56 180 40 174 30 162", 12, a))
		c.Part("antlers", antler, antler.Mirror(128))
		c.Part("band", c.Line("M34 238C52 200 90 186 128 186C166 186 204 200 222 238", b.DDD, 20), c.Line("M34 237C52 199 90 185 128 185C166 185 204 199 222 237", b.M, 16), c.Line("M40 230C58 198 92 184 128 183", b.LL, 4).Opacity(.7))
		c.Part("bells", sheen.Ball(c, 92, 196, 12, g), sheen.Ball(c, 164, 196, 12, g), c.Line("M86 198H98M158 198H170", g.DDD, 2.4))
		c.AnchorBox("fit", 128, 216, 176, 0, 0)
		c.Anchor("ground", 128, 240)
	},
}

var lionMane = kit.Piece{
	Name: "lion-mane", Cm: 30,
	Palette: "mane #b8692c brown fur; inner #d98a3a <mane",
	Draw: func(c *kit.Canvas) {
		m, in := c.Tones("mane"), c.Tones("inner")
		tuft := func(n int, long, wide, turn float64, t kit.Tones) kit.Node {
			return sheen.Each(n, func(i int) kit.Node {
				d := sheen.D("M%g 128C%g %g %g %g %g %gC%g %g %g %g %g 128Z", 128-wide, 128-wide*1.5, 128-long*.6, 128-wide*.5, 128-long*.8, 128+wide*.7, 128-long, 128+wide*.8, 128-long*.75, 128+wide*1.3, 128-long*.5, 128+wide)
				return c.Form(d, kit.Lin(128, 128-long, 128, 128, t.D, t.M, t.L), c.Line(sheen.D("M128 %gQ%g %g %g %g", 128-long*.4, 128-wide*.5, 128-long*.7, 128+wide*.4, 128-long*.93), t.DD, 1.8).Opacity(.4), c.Path(d, kit.None).Stroke(t.DDD, 2).Opacity(.35)).Scale(float64(1-i%2*2), .86+.07*float64(i*5%3), 128, 128).Rotate(turn+float64(i)*360/float64(n), 128, 128)
			})
		}
		c.On(kit.Back)
		c.Part("mane", tuft(17, 126, 24, 0, m), tuft(17, 112, 22, 11, kit.TonesOf(m.L)))
		c.Part("inner", tuft(15, 94, 20, 4, in), tuft(13, 74, 18, 10, kit.TonesOf(in.L)), tuft(9, 50, 16, 0, in))
		c.On(kit.Body)
		c.AnchorBox("fit", 128, 128, 138, 0, 0)
		c.Anchor("ground", 128, 252)
	},
}
