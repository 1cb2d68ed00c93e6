package accessories

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var fannyPack = kit.Piece{
	Name: "fanny-pack", Cm: 40,
	Palette: "bag #f0569b pink; belt #4a4f5d strap; zipper #e7edf2 metal; buckle #f2c14a",
	Draw: func(c *kit.Canvas) {
		b, s, z, k := c.Tones("bag"), c.Tones("belt"), c.Tones("zipper"), c.Tones("buckle")
		c.Part("belt", c.Line("M40 112C4 96 14 44 66 34H190C242 44 252 96 216 112", s.DDD, 20), c.Line("M40 112C4 96 14 44 66 34H190C242 44 252 96 216 112", s.M, 16), c.Line("M40 112C4 96 14 44 66 34H190C242 44 252 96 216 112", s.LL, 2).Dash(6, 6).Opacity(.7))
		c.Part("buckle", sheen.Body(c, kit.RoundRect(104, 18, 48, 32, 8), k, 7), c.Line("M128 20V48M112 34H144", k.DD, 4))
		d := "M28 106Q30 88 50 88H206Q226 88 228 106C234 148 218 196 182 210C150 220 106 220 74 210C38 196 22 148 28 106Z"
		c.Part("bag", sheen.Body(c, d, b, 26))
		c.Part("zipper", c.Line("M44 114Q128 132 212 114", b.DDD, 12), c.Line("M44 114Q128 132 212 114", z.D, 6), c.Line("M44 114Q128 132 212 114", z.LL, 6).Dash(2, 4))
		c.Part("bag", sheen.Body(c, "M62 150Q64 142 76 144Q128 154 180 144Q192 142 194 150C194 176 182 196 160 200Q128 206 96 200C74 196 62 176 62 150Z", b, 12))
		c.Part("zipper", c.Line("M72 156Q128 166 184 156", b.DDD, 8), c.Line("M72 156Q128 166 184 156", z.LL, 4).Dash(2, 4), sheen.Body(c, "M196 112L208 108L214 134Q210 142 202 138Z", z, 4), sheen.Body(c, "M170 156L180 154L184 174Q180 180 174 176Z", z, 4))
		c.Part("bag", sheen.Streak(c, "M42 134Q44 106 56 100H110", 5, .5))
		c.AnchorBox("print", 128, 180, 100, 34, 0)
		c.AnchorBox("fit", 128, 100, 200, 0, 0)
		c.Anchor("ground", 128, 214)
	},
}
