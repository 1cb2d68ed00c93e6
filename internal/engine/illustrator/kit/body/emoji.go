package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// disc is the outline of the round faces.
var disc = kit.Oval(128, 128, 118, 118)

// warm is a shade of a color that turns toward orange, which keeps yellow from going olive.
func warm(c kit.Color, turn, k float64) kit.Color {
	v := c.Lch()
	return kit.Lch{L: v.L * k, C: v.C, H: v.H - turn}.Color()
}

// round draws a round face's skin and sets its anchors.
func round(c *kit.Canvas) {
	s := c.Tones("skin")
	d, dd := warm(s.M, 16, .89), warm(s.M, 26, .8)
	c.Part("skin", c.Form(disc, kit.Rad(92, 76, 190, kit.At(0, s.LL), kit.At(.24, s.L), kit.At(.56, s.M), kit.At(.84, d), kit.At(1, dd)), p.Edge(c, disc, kit.Tones{L: s.L, LL: s.LL, DD: dd}, 28),
		c.Blur(4, c.Path("M48 72C66 34 118 18 160 30C190 38 196 58 174 60C130 58 88 66 62 98C48 110 38 94 48 72Z", kit.White)).Opacity(.42), c.Blur(8, c.Path("M60 214Q128 254 198 210Q168 250 128 248Q88 248 60 214Z", s.L)).Opacity(.5)))
	c.AnchorBox("headTop", 128, 12, 150, 16, 0)
	c.AnchorBox("eyes", 128, 104, 210, 50, 0)
	c.Anchor("mouth", 128, 180)
	c.AnchorBox("neck", 128, 236, 100, 16, 0)
	c.Anchor("ground", 128, 246)
}

// laugh is a wide open mouth with upper teeth and a tongue.
func laugh(c *kit.Canvas, m kit.Tones, d string) kit.Node {
	return kit.Of(c.Path(d, kit.None).Stroke(m.LL, 3).Move(0, 2.4).Opacity(.35), c.Form(d, kit.Lin(0, 130, 0, 226, m.DD, m.M, m.L),
		c.Ellipse(128, 222, 44, 32, kit.Rad(116, 200, 50, kit.Hex("#ff8f96"), kit.Hex("#e8485c"))), c.Line("M128 206v22", kit.Hex("#c93048"), 2.4).Opacity(.6),
		c.Path("M50 138H206V150Q200 164 186 164H70Q56 164 50 150Z", kit.Lin(0, 140, 0, 166, kit.White, kit.Hex("#e3e6f2")))))
}

const (
	faceSkin = "skin #ffc72e face; "
	guffaw   = "M56 138Q128 146 200 138C206 138 208 144 207 150C202 196 170 226 128 226C86 226 54 196 49 150C48 144 50 138 56 138Z"
)

var smileyFace = kit.Piece{
	Name: "smiley-face", Cm: 10,
	Palette: faceSkin + "eyes #5c3317; mouth #5c3317; cheeks #f58a4a",
	Draw: func(c *kit.Canvas) {
		round(c)
		e, m, q := c.Tones("eyes"), c.Tones("mouth"), c.Tones("cheeks")
		c.Part("cheeks", c.Clip(disc, p.Cheeks(c, 128, 78, 152, 20, q.M)))
		eye := func(x float64) kit.Node {
			return kit.Of(c.Ellipse(x, 100, 15, 24, kit.Lin(x, 76, x, 124, e.DD, e.M, e.L)), c.Ellipse(x-4, 89, 5, 8, kit.White).Opacity(.9), c.Ellipse(x+4, 111, 2.6, 4, kit.White).Opacity(.5))
		}
		c.Part("eyes", eye(90), eye(166))
		d := p.NewTube(p.J{X: 60, Y: 148, R: 5}, p.J{X: 88, Y: 186, R: 6.6}, p.J{X: 128, Y: 200, R: 7}, p.J{X: 168, Y: 186, R: 6.6}, p.J{X: 196, Y: 148, R: 5}).Outline()
		c.Part("mouth", c.Path(d, kit.White).Move(0, 2.6).Opacity(.4), c.Path(d, kit.Lin(60, 148, 150, 206, m.D, m.M, m.L)), c.Line("M51 152Q57 140 69 144M205 152Q199 140 187 144", m.M, 6.5))
	},
}

func tear(c *kit.Canvas, x, y, k, turn float64, t kit.Tones) kit.Node {
	d := "M0 -36C10 -16 26 -4 26 14C26 30 14 40 0 40C-14 40 -26 30 -26 14C-26 -4 -10 -16 0 -36Z"
	return kit.Of(c.Form(d, kit.Rad(-8, -4, 52, t.LL, t.L, t.M, t.D), c.Blur(4, c.Path(d, kit.None).Stroke(t.DD, 9)).Opacity(.6), c.Blur(3, c.Ellipse(6, 26, 12, 8, kit.White)).Opacity(.6)),
		p.Glint(c, "M-16 10C-16 -2 -8 -10 -3 -14C-6 -4 -9 2 -9 12C-10 18 -16 18 -16 10Z", .85)).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, y)
}

var laughingEmoji = kit.Piece{
	Name: "laughing-emoji", Cm: 10,
	Palette: faceSkin + "tears #4fb4f2; mouth #6b1f26; eyes #5c3317",
	Draw: func(c *kit.Canvas) {
		round(c)
		t, m, e := c.Tones("tears"), c.Tones("mouth"), c.Tones("eyes")
		c.Part("eyes", c.Both(128, c.Line("M58 108Q82 72 108 104", e.M, 10), c.Line("M62 104Q82 78 104 101", e.LL, 2).Opacity(.5), c.Line("M60 64Q72 50 92 54", e.L, 6).Opacity(.85)))
		c.Part("mouth", laugh(c, m, guffaw))
		c.Part("tears", c.Clip(disc, c.Blur(5, c.Ellipse(34, 146, 24, 32, c.Tones("skin").DDD), c.Ellipse(226, 146, 24, 32, c.Tones("skin").DDD)).Opacity(.5)), tear(c, 30, 136, .92, 34, t), tear(c, 226, 136, .92, -34, t))
	},
}

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
