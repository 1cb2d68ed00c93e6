package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var padlock = kit.Piece{
	Name: "padlock", Cm: 7, States: "open; closed",
	Palette: "body #f0b53a lock brass; shackle #b4bfcb metal; keyhole #4a3520",
	Draw: func(c *kit.Canvas) {
		b, s, k := c.Tones("body"), c.Tones("shackle"), c.Tones("keyhole")
		arch := "M78 124V78C78 20 178 20 178 78V124"
		if c.State("open") {
			arch = "M78 124V58C78 0 178 0 178 58V80"
		}
		c.Part("shackle", c.Line(arch, s.DDD, 30).Butt(), c.Line(arch, s.M, 25).Butt().Move(-.6, -.6), c.Line(arch, s.LL, 7).Butt().Move(-5, -4), c.Line(arch, s.DD, 5).Butt().Move(8, 4).Opacity(.6))
		c.Part("body", sheen.Panel(c, 36, 110, 184, 136, 22, b, 24, c.Line("M36 136H220M36 222H220", b.DD, 3).Opacity(.6), c.Line("M36 139H220M36 225H220", b.LL, 2).Opacity(.7)), sheen.Glint(c, "M54 126Q54 120 62 120H120Q90 126 70 140Q66 170 66 206Q56 212 54 200Z", .5))
		c.Part("keyhole", c.Circle(128, 168, 24, b.DD), c.Circle(127.4, 167, 22, b.L), c.Path("M128 152A14 14 0 0 1 136 177L141 200Q141 205 136 205H120Q115 205 115 200L120 177A14 14 0 0 1 128 152Z", k.DD), c.Path("M136 177L141 200Q141 205 136 205H126Z", k.DDD))
		c.Anchor("ground", 128, 246)
		c.AnchorBox("print", 128, 200, 120, 50, 0)
	},
}
