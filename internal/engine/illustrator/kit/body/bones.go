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
