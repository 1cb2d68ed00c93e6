package fish

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var blobfish = kit.Piece{
	Name: "blobfish", Cm: 30,
	Palette: "body #eba9a4 skin; nose #e8918f; lips #d9777c mouth; fins #e39a98 <body; eyes #2b2330",
	Draw: func(c *kit.Canvas) {
		b, n, l, f, v := c.Tones("body"), c.Tones("nose"), c.Tones("lips"), c.Tones("fins"), c.Tones("eyes")
		fin := "M196 168C220 150 244 156 252 172C250 184 246 190 252 202C238 208 214 206 198 196Z"
		c.Part("fins", c.Both(128, kit.Of(p.Flat(c, fin, f, 7), c.Line("M206 176L240 168M206 184L242 184M206 192L240 200", f.DD, 2.4).Opacity(.5))))
		const d = "M128 22C172 20 202 54 206 98C208 120 222 138 228 164C236 200 204 226 176 228C160 240 140 242 128 240C112 244 92 240 80 228C50 226 20 202 28 164C34 138 48 120 50 98C54 54 84 20 128 22Z"
		c.Part("body", p.Body(c, d, b, 34,
			c.Blur(7, c.Path("M40 176C70 206 186 206 216 176L226 236H30Z", b.D)).Opacity(.5),
			c.Blur(3, c.Line("M58 188Q82 214 112 216M198 188Q174 214 144 216", b.DD, 5)).Opacity(.5),
			c.Blur(2, c.Line("M76 62Q94 46 112 52M180 62Q162 46 144 52", b.DD, 4)).Opacity(.4)),
			p.Glint(c, "M64 92C68 62 88 42 114 36C126 34 127 43 117 46C94 52 80 70 76 96C73 108 62 104 64 92Z", .5), c.Ellipse(60, 118, 4, 7, kit.White).Opacity(.4).Shade())
		mouth := "M52 172C76 152 104 150 128 152C152 150 180 152 204 172C212 180 206 190 196 184C174 170 150 166 128 167C106 166 82 170 60 184C50 190 44 180 52 172Z"
		c.Part("mouth", c.Blur(5, c.Path(mouth, b.DDD).Move(2, 7)).Opacity(.4), c.Form(mouth, kit.Lin(0, 150, 0, 188, l.L, l.M, l.DD)), c.Line("M66 166Q100 154 128 156Q156 154 190 166", l.LL, 2.6).Opacity(.6))
		nose := "M128 84C146 84 156 98 158 114C172 118 172 142 152 146C144 150 134 150 128 149C122 150 112 150 104 146C84 142 84 118 98 114C100 98 110 84 128 84Z"
		c.Part("nose", p.Cast(c, d, nose, b, 2, 7, 6, .5), p.Body(c, nose, n, 18), c.Ellipse(114, 140, 6, 3.6, n.DDD).Opacity(.6), c.Ellipse(142, 140, 6, 3.6, n.DDD).Opacity(.6), p.Glint(c, "M108 112C112 98 122 92 130 93C126 98 118 106 116 118Q110 122 108 112Z", .6))
		eye := func(x float64) kit.Node {
			return kit.Of(c.Circle(x, 88, 14, b.DD).Opacity(.5), c.Circle(x, 87, 12, kit.Rad(x-3, 83, 14, v.LL, v.M, v.DD)), c.Circle(x-4, 83, 3.6, kit.White), c.Circle(x+4, 91, 1.8, kit.White).Opacity(.7), c.Line(p.D("M%g 78q12 -9 25 -1", x-13), b.DDD, 3.6).Opacity(.8))
		}
		c.Part("eyes", eye(82), eye(174))
		c.AnchorBox("headTop", 128, 24, 90, 14, 0)
		c.AnchorBox("eyes", 128, 88, 120, 30, 0)
		c.Anchor("mouth", 128, 164)
		c.AnchorBox("neck", 128, 200, 120, 16, 0)
		c.Anchor("paw", 244, 180)
		c.Anchor("ground", 128, 240)
	},
}

// swimmer is the fish in colors of its own.
func swimmer(name, palette string, idea int, cm float64) kit.Piece {
	return kit.Piece{Name: name, Cm: cm, Facing: kit.Right, Palette: palette, Draw: func(c *kit.Canvas) {
		c.Idea(idea)
		fish.Draw(c)
	}}
}

var (
	goldfish  = swimmer("goldfish", "body #ff9326; scales #ffc24a <body; fins #ff7a1c; tail #ff7a1c <fins; eyes #3a2f2a eye; belly #fff0cf", 0, 12)
	clownfish = swimmer("clownfish", "body #ff7a1c; scales #ff9a3a <body; fins #ff8a2b; tail #ff8a2b <fins; eyes #3a2f2a eye; belly #ffffff stripes", 1, 9)
)
