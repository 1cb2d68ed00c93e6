package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var sunflowerSeed = kit.Piece{
	Name: "sunflower-seed", Cm: 4,
	Palette: "shell #3b3a40 black seed; stripes #efe6d2 white",
	Draw: func(c *kit.Canvas) {
		s, w := c.Tones("shell"), c.Tones("stripes")
		d := "M128 8C184 60 206 132 188 194C178 232 156 248 128 248C100 248 78 232 68 194C50 132 72 60 128 8Z"
		c.Part("shell", c.Path(d, s.DDD).Move(0, 4), sheen.Body(c, d, s, 22))
		c.Part("stripes", c.Clip(d, c.Path("M124 14C100 90 98 180 112 248L124 248C116 180 118 90 128 14ZM132 14C156 90 158 180 144 248L132 248C142 180 140 90 132 14Z", w.M), c.Path("M118 20C72 84 66 170 88 240L96 244C80 170 88 84 120 24ZM138 20C184 84 190 170 168 240L160 244C176 170 168 84 136 24Z", w.L)))
		c.Part("shell", sheen.Streak(c, "M96 96Q84 140 92 190", 6, .4))
		c.Anchor("ground", 128, 248)
	},
}
