package symbols

import (
	"fmt"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var wifiSymbol = kit.Piece{
	Name: "wifi-symbol", Cm: 20, Palette: "waves #3f8cf0 signal; dot #3f8cf0 <waves",
	Draw: func(c *kit.Canvas) {
		t, d := c.Tones("waves"), c.Tones("dot")
		for i := range 3 {
			r := 64 + 54*float64(i)
			band := shape.Ribbon(shape.Sample(shape.Arc(128, 208, r, r, -134, -46, 24), 60), shape.Even(29))
			c.Part("waves", shape.Raised(c, band, t, 4))
		}
		c.Part("dot", shape.Raised(c, kit.Oval(128, 206, 23, 23), d, 4))
	},
}

var emailIcon = kit.Piece{
	Name: "email-icon", Cm: 20, Palette: "envelope #3f8cf0 letter; flap #3f8cf0 <envelope; badge #f2413a dot",
	Draw: func(c *kit.Canvas) {
		e, f, b := c.Tones("envelope"), c.Tones("flap"), c.Tones("badge")
		d := kit.RoundRect(8, 50, 240, 168, 22)
		c.Part("envelope", c.Path(d, e.DDD).Move(0, 5), sheen.Body(c, d, e, 14, c.Line("M14 212L104 132M242 212L152 132", e.DD, 6).Opacity(.6), c.Line("M14 209L104 129M242 209L152 129", e.LL, 2.4).Opacity(.6)))
		flap := "M14 58Q18 52 28 51H228Q238 52 242 58L146 146Q128 162 110 146Z"
		c.Part("flap", c.Clip(d, c.Blur(5, c.Path(flap, e.DDD).Move(0, 8)).Opacity(.5)), sheen.Body(c, flap, f, 10))
		c.Part("badge", c.Circle(226, 56, 29, kit.White), sheen.Ball(c, 226, 56, 24, b), kit.Of(c.Letters("1", kit.Box{X0: 214, Y0: 42, X1: 238, Y1: 70}, "display", kit.White)))
	},
}

var chatIcon = kit.Piece{
	Name: "chat-icon", Cm: 20, Palette: "bubble #34b36a speech message; reply #3f8cf0 second; dots #ffffff",
	Draw: func(c *kit.Canvas) {
		b, r, d := c.Tones("bubble"), c.Tones("reply"), c.Tones("dots")
		back := "M120 96H226Q250 96 250 120V184Q250 208 226 208H222L228 242L186 208H120Q96 208 96 184V120Q96 96 120 96Z"
		front := "M32 18H164Q190 18 190 44V118Q190 144 164 144H78L34 182L40 144H32Q6 144 6 118V44Q6 18 32 18Z"
		c.Part("reply", c.Path(back, r.DDD).Move(0, 4), sheen.Body(c, back, r, 13, c.Blur(6, c.Path(front, r.DDD).Move(4, 6)).Opacity(.5), c.Line("M204 150H228M140 176H228", kit.White, 9).Opacity(.85)))
		c.Part("bubble", c.Path(front, b.DDD).Move(0, 4), sheen.Body(c, front, b, 14))
		c.Part("dots", sheen.Each(3, func(i int) kit.Node {
			x := 58 + 40*float64(i)
			return kit.Of(c.Circle(x, 83, 13, b.DDD).Opacity(.5), c.Circle(x, 81, 13, d.M))
		}))
	},
}

var barcode = kit.Piece{
	Name: "barcode", Cm: 5, Palette: "bars #23252d lines black; label #ffffff paper white",
	Draw: func(c *kit.Canvas) {
		b, l := c.Tones("bars"), c.Tones("label")
		c.Part("label", c.Rect(6, 45, 244, 170, 10, l.DD), c.Rect(6, 44, 244, 168, 10, l.M), c.Path(kit.RoundRect(7, 45, 242, 166, 9), kit.None).Stroke(l.D, 1.6))
		rng, bars, x := c.Rand(), "", 22.0
		for x < 232 {
			w := 2.2 * float64(1+rng.IntN(4))
			w = min(w, 234-x)
			h := 118.0
			if x < 30 || x > 222 || x > 120 && x < 132 {
				w, h = 2.6, 132
			}
			bars += fmt.Sprintf("M%.1f 58h%.1fv%gh-%.1fz", x, w, h, w)
			x += w + 2.2*float64(1+rng.IntN(3))
		}
		c.Part("bars", c.Path(bars, b.M), c.Letters("5 901234 12345", kit.Box{X0: 34, Y0: 182, X1: 222, Y1: 204}, "sans", b.M))
	},
}

// modules returns the path of a code of squares n to a side, three finders included, in a box from x, y with squares of side s. It
// holds no message.
func modules(rng *rand.Rand, n int, x, y, s float64) string {
	d := ""
	finder := func(i, j int) bool { return i < 8 && j < 8 || i >= n-8 && j < 8 || i < 8 && j >= n-8 }
	for i := range n {
		for j := range n {
			if on := rng.IntN(100) < 48; on && !finder(i, j) {
				d += fmt.Sprintf("M%.2f %.2fh%.2fv%.2fh-%.2fz", x+float64(i)*s, y+float64(j)*s, s+.15, s+.15, s+.15)
			}
		}
	}
	return d
}

var qrCode = kit.Piece{
	Name: "qr-code", Cm: 5, Palette: "squares #23252d code black; finders #23252d <squares corners; paper #ffffff white",
	Draw: func(c *kit.Canvas) {
		q, f, p := c.Tones("squares"), c.Tones("finders"), c.Tones("paper")
		c.Part("paper", c.Rect(6, 8, 244, 244, 16, p.DD), c.Rect(6, 6, 244, 244, 16, p.M), c.Path(kit.RoundRect(7, 7, 242, 242, 15), kit.None).Stroke(p.D, 1.6))
		s := 208.0 / 25
		c.Part("squares", c.Path(modules(c.Rand(), 25, 24, 24, s), q.M))
		for _, at := range [][2]float64{{24, 24}, {24 + 18*s, 24}, {24, 24 + 18*s}} {
			c.Part("finders", c.Rect(at[0], at[1], 7*s, 7*s, 7, f.M), c.Rect(at[0]+s, at[1]+s, 5*s, 5*s, 4, p.M), c.Rect(at[0]+2*s, at[1]+2*s, 3*s, 3*s, 3, f.M))
		}
	},
}
