package emoji

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// coolEmoji is a round face with sunglasses.
var coolEmoji = kit.Piece{
	Name: "cool-emoji", Cm: 10,
	Palette: faceSkin + "sunglasses #2b2833 glasses shades black; mouth #5c3317",
	Draw: func(c *kit.Canvas) {
		round(c)
		g, m := c.Tones("sunglasses"), c.Tones("mouth")
		d := p.NewTube(p.J{X: 74, Y: 176, R: 5}, p.J{X: 102, Y: 198, R: 6.4}, p.J{X: 136, Y: 202, R: 6.8}, p.J{X: 168, Y: 188, R: 6.4}, p.J{X: 188, Y: 164, R: 5}).Outline()
		c.Part("mouth", c.Path(d, kit.White).Move(0, 2.6).Opacity(.4), c.Path(d, kit.Lin(70, 160, 150, 206, m.D, m.M, m.L)), c.Line("M180 156Q192 156 197 167", m.M, 6.5))
		const lens = "M24 84Q24 76 34 75Q72 71 108 76Q120 78 119 92Q117 126 100 138Q84 148 62 144Q34 138 28 108Q26 96 24 84Z"
		c.Part("sunglasses", c.Clip(disc, c.Blur(6, c.Path(lens, c.Tones("skin").DDD), c.Path(lens, c.Tones("skin").DDD).Mirror(128)).Move(3, 9).Opacity(.5)),
			c.Path("M10 82Q12 76 20 76L34 80V94L14 96Q8 92 10 82Z", g.D), c.Path("M10 82Q12 76 20 76L34 80V94L14 96Q8 92 10 82Z", g.DD).Mirror(128), c.Path("M104 78Q128 70 152 78V92Q128 82 104 92Z", kit.Lin(0, 74, 0, 92, g.L, g.M, g.DD)),
			c.Both(128, c.Form(lens, kit.Lin(0, 74, 0, 146, kit.At(0, g.DDD), kit.At(.5, g.D), kit.At(1, g.L)), c.Blur(7, c.Path("M30 140Q70 118 118 132V150H30Z", g.LL)).Opacity(.45), c.Line("M28 80Q70 75 112 80", g.LL, 3).Opacity(.7))))
		glare := c.Clip(lens, c.Path("M56 70H78L48 150H22Z", kit.White).Opacity(.34), c.Path("M86 70H95L68 152H58Z", kit.White).Opacity(.26)).Shade()
		c.Part("sunglasses", glare, glare.Move(116, 0))
	},
}
