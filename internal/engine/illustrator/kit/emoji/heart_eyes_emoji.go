package emoji

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var heartEyesEmoji = kit.Piece{
	Name: "heart-eyes-emoji", Cm: 10,
	Palette: faceSkin + "eyes #ec2d4c hearts heart_eyes; mouth #6b1f26",
	Draw: func(c *kit.Canvas) {
		round(c)
		e, m := c.Tones("eyes"), c.Tones("mouth")
		const d = "M0 36C-22 20 -44 2 -44 -20C-44 -36 -33 -44 -21 -44C-11 -44 -4 -38 0 -28C4 -38 11 -44 21 -44C33 -44 44 -36 44 -20C44 2 22 20 0 36Z"
		heart := kit.Of(c.Form(d, kit.Rad(-14, -24, 76, e.LL, e.L, e.M, e.D, e.DD), p.Edge(c, d, e, 12)), p.Glint(c, "M-35 -18C-36 -30 -28 -37 -19 -37C-13 -36 -14 -31 -19 -30C-26 -28 -28 -24 -28 -16C-29 -10 -35 -11 -35 -18Z", .7))
		c.Part("mouth", laugh(c, m, "M68 150Q128 158 188 150C194 150 196 155 195 160C190 200 164 224 128 224C92 224 66 200 61 160C60 155 62 150 68 150Z"))
		c.Part("eyes", c.Clip(disc, c.Blur(5, c.Path(d, c.Tones("skin").DDD).Move(76, 104), c.Path(d, c.Tones("skin").DDD).Move(186, 104)).Opacity(.5)), heart.Rotate(-12, 0, 0).Move(72, 96), heart.Rotate(12, 0, 0).Move(184, 96))
	},
}
