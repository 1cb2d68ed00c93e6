package hardware

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var horseshoe = kit.Piece{
	Name: "horseshoe", Cm: 14,
	Palette: "shoe #e0a63a gold metal; holes #7a4e1c nail_holes",
	Draw: func(c *kit.Canvas) {
		s, h := c.Tones("shoe"), c.Tones("holes")
		const shoe = "M44 20Q42 10 52 10H82Q92 10 90 20C74 66 66 100 66 132C66 170 92 196 128 196C164 196 190 170 190 132C190 100 182 66 166 20Q164 10 174 10H204Q214 10 212 20C228 60 238 98 238 136C238 204 192 248 128 248C64 248 18 204 18 136C18 98 28 60 44 20Z"
		const groove = "M62 30C48 70 42 102 42 134C42 188 78 222 128 222C178 222 214 188 214 134C214 102 208 70 194 30"
		c.Part("shoe", c.Form(shoe, kit.Lin(40, 20, 220, 240, kit.At(0, s.LL), kit.At(.25, s.L), kit.At(.5, s.M), kit.At(.85, s.D), kit.At(1, s.DD)), c.Path(shoe, kit.None).Stroke(s.LL, 7).Opacity(.9), c.Path(shoe, kit.None).Stroke(s.DD, 2), gloss.Dim(c, 8, .5, "M150 250C210 236 236 190 236 110L262 120V262H150Z", s), gloss.Dim(c, 7, .45, "M60 120C60 180 96 208 128 208C160 208 196 180 196 120L188 120C188 176 160 196 128 196C96 196 70 176 70 120Z", s),
			c.Line(groove, s.DDD, 10).Opacity(.55), c.Line(groove, s.DD, 8).Opacity(.8), c.Line(groove, s.LL, 2).Move(1.6, 3.4).Opacity(.6)), c.Line("M50 26C36 64 27 100 27 134C27 160 34 184 46 202", kit.White, 4.5).Opacity(.65), c.Line("M60 16H78", kit.White, 3).Opacity(.7), c.Line("M226 112C232 160 214 206 180 228", s.LL, 3).Opacity(.5))
		for _, p := range [][3]float64{{56, 48, 16}, {47, 84, 10}, {43, 122, 2}, {47, 160, -16}, {66, 194, -40}} {
			hole := kit.Of(c.Rect(p[0]-4.5, p[1]-7, 9, 14, 3, s.LL).Move(.8, 1), c.Rect(p[0]-4.5, p[1]-7, 9, 14, 3, h.D), c.Rect(p[0]-2.5, p[1]-4, 6, 11, 2, h.DDD)).Rotate(p[2], p[0], p[1])
			c.Part("nail holes", hole, hole.Mirror(128))
		}
		c.Anchor("ground", 128, 248)
		c.AnchorBox("grip", 128, 220, 0, 0, 90)
	},
}
