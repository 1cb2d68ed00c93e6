package sweets

import "pellucid/internal/engine/illustrator/kit"

var pretzel = kit.Piece{
	Name: "pretzel", Cm: 16,
	Palette: "dough #b9682c crust; salt #fffaf2",
	Draw: func(c *kit.Canvas) {
		d, s := c.Tones("dough"), c.Tones("salt")
		rope := func(p string, w float64) kit.Node {
			return kit.Of(c.Line(p, d.DDD, w), c.Line(p, d.DD, w*.93).Move(-.4, -.6), c.Line(p, d.M, w*.78).Move(-1.2, -1.6), c.Blur(2.5, c.Line(p, d.L, w*.46).Move(-2.4, -3.4)), c.Blur(1.6, c.Line(p, d.LL, w*.2).Move(-3.2, -5.6)))
		}
		c.Part("dough", rope("M128 222C96 222 52 206 30 160C6 108 24 44 76 40C124 38 128 92 152 130C166 152 184 168 196 186", 36),
			rope("M128 222C160 222 204 206 226 160C250 108 232 44 180 40C132 38 128 92 104 130C90 152 72 168 60 186", 36))
		c.Part("dough", c.Clip("M164 148H214V206H164Z", c.Blur(3, c.Line("M152 130C166 152 184 168 196 186", d.DDD, 37).Move(2, 4)).Opacity(.5), rope("M128 222C96 222 52 206 30 160C6 108 24 44 76 40C124 38 128 92 152 130C166 152 184 168 196 186", 36)))
		c.Part("cracks", c.Clip("M60 196H196V250H60Z", c.Path("M92 216Q128 232 164 216Q128 224 92 216Z", kit.Hex("#f6d9a0")), c.Path("M96 214Q128 206 160 214Q128 222 96 214Z", kit.Lin(0, 208, 0, 220, kit.Hex("#ffe9bd"), kit.Hex("#e5b873")))))
		var salt []kit.Node
		for i, v := range [][2]float64{{32, 130}, {24, 98}, {38, 66}, {64, 44}, {94, 50}, {114, 78}, {130, 104}, {148, 130}, {168, 154}, {186, 176}, {224, 130}, {230, 100}, {220, 66}, {192, 42}, {164, 48}, {142, 76}, {104, 122}, {88, 150}, {70, 172}, {48, 178}, {206, 180}, {40, 152}, {80, 34}, {176, 30}, {216, 154}, {72, 208}, {184, 208}, {120, 128}} {
			x, y := v[0], v[1]
			q := 4 + float64(i%3)
			salt = append(salt, kit.Of(c.Rect(x-q/2+1, y-q/2+1.6, q, q, 1.2, d.DDD).Opacity(.6), c.Rect(x-q/2, y-q/2, q, q, 1.2, kit.Lin(x-q/2, y-q/2, x+q/2, y+q/2, kit.White, s.M, s.DD))).Rotate(float64(i*47%90), x, y))
		}
		c.Part("salt", salt...)
		c.Anchor("ground", 128, 240)
		c.AnchorBox("grip", 128, 222, 0, 0, 0)
	},
}
