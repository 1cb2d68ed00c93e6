package emoji

import "pellucid/internal/engine/illustrator/kit"

var cryingEmoji = kit.Piece{
	Name: "crying-emoji", Cm: 10,
	Palette: faceSkin + "tears #4fb4f2; mouth #6b1f26; eyes #5c3317",
	Draw: func(c *kit.Canvas) {
		round(c)
		t, m, e := c.Tones("tears"), c.Tones("mouth"), c.Tones("eyes")
		const mouth = "M90 196C88 164 108 144 128 144C148 144 168 164 166 196C164 208 92 208 90 196Z"
		const stream = "M56 112C72 122 92 122 108 110C112 150 108 196 112 256H42C40 200 60 160 56 112Z"
		flow := kit.Of(c.Form(stream, kit.Lin(50, 110, 110, 240, t.LL, t.L, t.M, t.D), c.Blur(4, c.Path(stream, kit.None).Stroke(t.DD, 8)).Opacity(.55), c.Line("M74 128Q74 176 66 236M92 126Q88 180 92 238", kit.White, 4).Opacity(.65)))
		c.Part("tears", c.Clip(disc, c.Blur(5, c.Both(128, c.Path(stream, c.Tones("skin").DDD))).Opacity(.4), c.Both(128, flow)))
		c.Part("mouth", c.Form(mouth, kit.Lin(0, 144, 0, 206, m.DD, m.M, m.L), c.Ellipse(128, 208, 30, 22, kit.Rad(120, 196, 36, kit.Hex("#ff8f96"), kit.Hex("#e8485c"))), c.Path("M98 142H158V156Q128 164 98 156Z", kit.White)))
		c.Part("eyes", c.Both(128, c.Line("M54 104Q80 126 110 104", e.M, 9), c.Line("M56 78Q72 72 92 56", e.L, 7)))
	},
}
