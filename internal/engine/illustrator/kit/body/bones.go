package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// The outlines of a skull seen from the front.
const cranium = "M128 8C194 8 238 52 240 112C241 134 232 146 226 156C222 164 224 172 218 180C212 187 200 184 192 187C185 190 184 200 176 205Q128 214 80 205C72 200 71 190 64 187C56 184 44 187 38 180C32 172 34 164 30 156C24 146 15 134 16 112C18 52 62 8 128 8Z"

// jawbone draws the lower jaw with its teeth, which goes behind the cranium.
func jawbone(c *kit.Canvas, b, t kit.Tones) kit.Node {
	d := p.Sym("128,190 176,192 200,184 206,200 192,232 162,248 128,251", 128)
	return kit.Of(p.Body(c, d, b, 18, c.Blur(6, c.Path("M60 178H196V204Q128 216 60 204Z", b.DDD)).Opacity(.6)),
		c.Named("teeth", p.Each(6, func(i int) kit.Node { return tusk(c, 84+float64(i)*15, 208, 14, 19, t) })))
}

// tusk is one flat tooth with its upper left corner at x, y.
func tusk(c *kit.Canvas, x, y, w, h float64, t kit.Tones) kit.Node {
	return kit.Of(c.Rect(x-.8, y-.5, w+1.6, h+1.6, w*.42, t.DDD).Opacity(.8), c.Rect(x, y, w, h, w*.4, kit.Lin(x, y, x+w, y+h, t.LL, t.M, t.DD)),
		c.Line(p.D("M%g %gv%g", x+w*.26, y+h*.26, h*.36), kit.White, w*.16).Opacity(.8))
}

// socket is a dark hollow with a lit lower rim.
func socket(c *kit.Canvas, d string, b, e kit.Tones, x, y, r float64) kit.Node {
	return kit.Of(c.Path(d, b.LL).Stroke(b.LL, 3).Move(1.6, 2.4).Opacity(.9), c.Path(d, b.DD).Stroke(b.DD, 5).Move(-1, -1).Opacity(.7),
		c.Form(d, kit.Rad(x+r*.2, y+r*.4, r*1.5, e.L, e.M, e.D, e.DD), c.Blur(r*.16, c.Path(d, kit.None).Stroke(kit.Hex("#16101c"), r*.5).Move(r*.14, r*.2)).Opacity(.6)))
}

const sock = "M90 88C112 88 118 104 114 126C110 148 92 156 72 152C52 148 42 132 46 114C50 98 70 88 90 88Z"

var skull = kit.Piece{
	Name: "skull", Cm: 22,
	Palette: "bone #f0e4cc; eyes #4a3a4c eye_sockets sockets; teeth #fff8ea; nose #4a3a4c <eyes",
	Draw: func(c *kit.Canvas) {
		b, e, t, n := c.Tones("bone"), c.Tones("eyes"), c.Tones("teeth"), c.Tones("nose")
		c.Part("bone", jawbone(c, b, t))
		c.Part("bone", p.Body(c, cranium, b, 34, c.Blur(8, c.Both(128, c.Ellipse(200, 100, 12, 34, b.DD).Rotate(-14, 200, 100))).Opacity(.5),
			c.Blur(5, c.Both(128, c.Path("M160 168Q186 176 208 164Q214 184 186 190Z", b.DD))).Opacity(.65), c.Blur(5, c.Both(128, c.Path("M142 78Q170 64 206 84Q176 78 146 92Z", b.LL))).Opacity(.9),
			c.Blur(4, c.Path("M84 186Q128 198 172 186L170 206H86Z", b.DD)).Opacity(.5)),
			c.Line("M152 22L160 38L150 50L164 64", b.DDD, 2.6).Opacity(.7), c.Line("M154 23L162 39L152 51L166 65", b.LL, 1.6),
			p.Glint(c, "M40 92C44 58 68 34 100 28C111 26 112 34 102 37C76 44 58 64 52 94C50 105 39 102 40 92Z", .75))
		c.Part("eyes", socket(c, sock, b, e, 82, 122, 36), c.Ellipse(70, 108, 7, 5, kit.White).Opacity(.16), socket(c, p.D("M166 88C144 88 138 104 142 126C146 148 164 156 184 152C204 148 214 132 210 114C206 98 186 88 166 88Z"), b, e, 176, 122, 36))
		c.Part("nose", socket(c, "M128 142C120 142 110 162 112 170C114 177 123 176 128 170C133 176 142 177 144 170C146 162 136 142 128 142Z", b, n, 128, 164, 16))
		c.Part("teeth", p.Each(6, func(i int) kit.Node { return tusk(c, 80+float64(i)*16.2, 190, 15, 21, t) }))
		c.AnchorBox("headTop", 128, 10, 150, 16, 0)
		c.AnchorBox("eyes", 128, 122, 200, 60, 0)
		c.Anchor("mouth", 128, 208)
		c.Anchor("ground", 128, 250)
	},
}

var sugarSkull = kit.Piece{
	Name: "sugar-skull", Cm: 22,
	Palette: "bone #fbecd8; flowers #ee4a86 flower; eyes #4a3550 eye_sockets sockets; pattern #2aa6b0 dots swirls; petals #f7a823; teeth #ffffff; leaves #4fae54; nose #4a3550 <eyes",
	Draw: func(c *kit.Canvas) {
		b, f, e, k, o, t, l, n := c.Tones("bone"), c.Tones("flowers"), c.Tones("eyes"), c.Tones("pattern"), c.Tones("petals"), c.Tones("teeth"), c.Tones("leaves"), c.Tones("nose")
		c.Part("bone", jawbone(c, b, t))
		c.Part("bone", p.Body(c, cranium, b, 30, c.Blur(5, c.Both(128, c.Path("M160 168Q186 176 208 164Q214 184 186 190Z", b.DD))).Opacity(.6)))
		bloom := func(x, y, r float64, n int, t, mid kit.Tones) kit.Node {
			petal := kit.Of(c.Ellipse(x, y-r*.62, r*.36, r*.42, t.DD), c.Ellipse(x-.3, y-r*.63, r*.32, r*.38, kit.Lin(x, y-r, x, y-r*.1, t.LL, t.M, t.D)))
			return kit.Of(c.Around(n, x, y, petal), c.Circle(x, y, r*.34, mid.DD), c.Circle(x-.3, y-.4, r*.29, kit.Rad(x-r*.1, y-r*.1, r*.4, mid.LL, mid.M, mid.D)))
		}
		drop := func(x, y, r, turn float64, t kit.Tones) kit.Node {
			return c.Path(p.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y-r*1.5, x+r*1.1, y-r*.1, x+r*.8, y+r, x, y+r, x-r*.8, y+r, x-r*1.1, y-r*.1, x, y-r*1.5), kit.Lin(x-r, y-r, x+r, y+r, t.L, t.M, t.D)).Rotate(turn, x, y)
		}
		scallops := func(x float64) kit.Node {
			return c.Around(12, x, 122, kit.Of(c.Circle(x, 82, 10.4, o.DD), c.Circle(x-.3, 81.6, 9.2, kit.Lin(x-8, 74, x+8, 92, o.LL, o.M, o.D)), c.Circle(x, 83, 3, f.M)))
		}
		c.Part("petals", scallops(78), scallops(178))
		c.Part("eyes", c.Both(128, socket(c, kit.Oval(178, 122, 34, 34), b, e, 178, 122, 34)), c.Both(128, c.Ellipse(166, 108, 7, 5, kit.White).Opacity(.2)))
		c.Part("nose", socket(c, "M128 138C118 138 108 160 112 168C115 174 123 172 128 166C133 172 141 174 144 168C148 160 138 138 128 138Z", b, n, 128, 160, 15))
		swirl := "M150 62C166 54 182 56 184 66C185 74 174 76 173 69M158 44C176 32 196 40 202 54M214 104C226 108 228 124 220 130C214 134 208 127 214 123M206 160C196 172 182 172 180 164C179 158 187 156 188 162"
		c.Part("pattern", c.Both(128, c.Line(swirl, k.D, 4), c.Line(swirl, k.L, 1.2).Move(-.5, -.7).Opacity(.7)),
			c.Both(128, p.Each(5, func(i int) kit.Node {
				return c.Circle(210+float64(i)*4.4-float64(i*i)*.5, 60+float64(i)*10, 3.4-.3*float64(i), f.M)
			})),
			c.Both(128, drop(146, 24, 5, 20, f), drop(162, 27, 4, 34, o), drop(176, 34, 3.4, 46, f), drop(154, 226, 4.4, -60, k), drop(168, 220, 3.8, -75, f), c.Circle(182, 212, 3, o.M), drop(140, 178, 3.6, 150, k)),
			drop(128, 232, 5.4, 0, f), c.Both(128, drop(139, 234, 4.4, 40, o)), drop(128, 20, 6, 0, k), c.Circle(128, 128, 3, f.M), c.Circle(128, 118, 2.4, o.M))
		leaf := kit.Of(c.Path("M146 60C158 46 172 46 178 50C174 62 160 68 146 64Z", kit.Lin(150, 48, 170, 66, l.LL, l.M, l.DD)), c.Line("M148 62Q162 58 174 52", l.DD, 1.3))
		c.Part("leaves", c.Both(128, leaf.Rotate(14, 128, 60)))
		small := bloom(204, 176, 14, 6, f, o)
		c.Part("flowers", c.Clip(cranium, c.Blur(4, c.Circle(131, 68, 30, b.DDD)).Opacity(.45)), bloom(128, 62, 34, 8, f, o), bloom(128, 62, 17, 6, o, k), c.Both(128, small))
		c.Part("teeth", p.Each(6, func(i int) kit.Node { return tusk(c, 80+float64(i)*16.2, 190, 15, 21, t) }))
		c.Add(p.Glint(c, "M32 92C36 62 56 40 82 30C92 27 94 34 85 38C62 48 48 68 43 94C41 104 31 101 32 92Z", .75))
		c.AnchorBox("headTop", 128, 10, 150, 16, 0)
		c.AnchorBox("eyes", 128, 122, 200, 68, 0)
		c.Anchor("mouth", 128, 208)
		c.Anchor("ground", 128, 250)
	},
}
