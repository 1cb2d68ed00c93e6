package sweets

import (
	"cmp"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// flame is the fire of a candle whose wick ends at x, y.
func flame(c *kit.Canvas, x, y, h float64) kit.Node {
	at := func(k float64, p kit.Paint) kit.Node {
		hh := h * k
		return c.Path(sheen.D("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", x, y+2, x-hh*.42, y, x-hh*.36, y-hh*.45, x+hh*.04, y-hh, x+hh*.3, y-hh*.5, x+hh*.44, y, x, y+2), p)
	}
	return kit.Of(c.Glow(h*.22, c.Circle(x, y-h*.35, h*.5, kit.Hex("#ffd76a").Alpha(.5))),
		at(1, kit.Lin(x, y-h, x, y, kit.Hex("#ffb52e"), kit.Hex("#f4722b"))), at(.68, kit.Lin(x, y-h*.7, x, y, kit.Hex("#fff0a0"), kit.Hex("#ffc53a"))), at(.34, kit.Hex("#fffdf0")))
}

// dollop is a peak of whipped cream that stands on x, y.
func dollop(c *kit.Canvas, x, y, w float64, t kit.Tones) kit.Node {
	h := w * .92
	d := sheen.D("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ",
		x-w*.5, y, x-w*.66, y-h*.36, x-w*.34, y-h*.42, x-w*.3, y-h*.5, x-w*.26, y-h*.76, x-w*.02, y-h*.72, x+w*.06, y-h, x+w*.16, y-h*.76, x+w*.32, y-h*.7, x+w*.3, y-h*.48, x+w*.42, y-h*.4, x+w*.64, y-h*.3, x+w*.5, y)
	return c.Form(d, kit.Lin(x-w*.4, y-h, x+w*.4, y, t.LL, t.L, t.M, t.D),
		c.Line(sheen.D("M%.1f %.1fQ%.1f %.1f %.1f %.1fM%.1f %.1fQ%.1f %.1f %.1f %.1f", x-w*.3, y-h*.48, x+w*.1, y-h*.3, x+w*.34, y-h*.52, x-w*.5, y-h*.1, x, y+h*.05, x+w*.2, y-h*.3), t.DD, w*.06).Opacity(.4),
		edible.Shade(c, d, t, w*.24))
}

// candlesOf are the candles of a cake, the rear ones first: where they stand and how tall they are. Five stand as designed, other numbers in
// a ring.
func candlesOf(c *kit.Canvas) [][3]float64 {
	out := [][3]float64{{62, 82, 40}, {100, 74, 44}, {156, 74, 44}, {194, 82, 40}, {128, 96, 52}}
	for n := 1; n <= 10; n++ {
		if n == 5 || !c.State(sheen.D("%d-candles", n)) {
			continue
		}
		out = nil
		for i := range n {
			turn := (float64(i) + .5) / float64(n) * 2 * math.Pi
			x, y := 128+72*math.Sin(turn), 85-13*math.Cos(turn)
			if n == 1 {
				x, y = 128, 90
			}
			out = append(out, [3]float64{x, y, 44})
		}
		slices.SortFunc(out, func(a, b [3]float64) int { return cmp.Compare(a[1], b[1]) })
	}
	return out
}

var cake = kit.Piece{
	Name: "cake", Cm: 28,
	States:  "1-candles; 2-candles; 3-candles; 4-candles; 5-candles; 6-candles; 7-candles; 8-candles; 9-candles; 10-candles; slice-missing",
	Palette: "frosting #f78fb8 icing; layers #8a5030 sponge; cream #fff3dd filling; candles #4fb8e0; plate #dfe7ef; cherries #dd2c3a",
	Draw: func(c *kit.Canvas) {
		f, l, w, k, p := c.Tones("frosting"), c.Tones("layers"), c.Tones("cream"), c.Tones("candles"), c.Tones("plate")
		const foot = "M96 226C100 240 84 246 80 252H176C172 246 156 240 160 226Z"
		c.Part("plate", c.Form(foot, kit.Lin(90, 0, 166, 0, p.M, p.LL, p.M, p.DD), c.Blur(4, c.Rect(70, 222, 116, 10, 0, p.DDD)).Opacity(.6)),
			c.Form("M4 214C4 202 60 196 128 196C196 196 252 202 252 214C252 226 196 236 128 236C60 236 4 226 4 214Z", kit.Lin(0, 196, 0, 236, p.L, p.M, p.DD)),
			c.Form(kit.Oval(128, 212, 122, 15), kit.Lin(20, 200, 230, 224, p.LL, p.L, p.M), c.Blur(5, c.Ellipse(134, 216, 108, 14, p.DDD)).Opacity(.5)))
		const side = "M30 110V204C30 216 74 226 128 226C182 226 226 216 226 204V110Z"
		band := func(y, h float64, t kit.Tones) kit.Node {
			return c.Path(sheen.D("M20 %gQ30 %g 128 %gQ226 %g 236 %gv%gQ226 %g 128 %gQ30 %g 20 %gZ", y-10, y+12, y+12, y+12, y-10, h, y+12+h, y+12+h, y+12+h, y-10+h), kit.Lin(30, 0, 226, 0, kit.At(0, t.L), kit.At(.25, t.M), kit.At(.7, t.D), kit.At(1, t.DD)))
		}
		crumbs := edible.Scatter(c, 32, 120, 224, 224, 70, 8, edible.Everywhere, func(i int, x, y float64) kit.Node {
			if i%3 == 0 {
				return c.Ellipse(x, y, 2, 1.3, l.LL).Opacity(.55)
			}
			return c.Ellipse(x, y, 2.2, 1.5, l.DD).Opacity(.5)
		})
		c.Part("layers", c.Form(side, kit.Lin(30, 0, 226, 0, l.L, l.M, l.D, l.DD), crumbs, band(150, 11, w), band(186, 11, w),
			c.Blur(2, c.Line("M20 153Q30 175 128 175Q226 175 236 153M20 189Q30 211 128 211Q226 211 236 189", l.DDD, 4)).Opacity(.5), edible.Shade(c, side, l, 24)))
		const icing = "M22 92C22 72 70 60 128 60C186 60 234 72 234 92V128C234 142 216 142 216 130C216 122 204 124 204 134V156C204 170 186 170 186 156V142C186 132 172 134 172 144V150C172 162 154 162 154 150C154 140 140 140 140 150V172C140 187 122 187 122 172V148C122 138 106 138 106 148V158C106 171 88 171 88 158V142C88 132 76 130 74 140V154C74 167 56 167 56 154V134C56 124 42 122 42 130C42 142 22 142 22 128Z"
		c.Part("frosting", c.Clip(side, c.Blur(4, c.Path(icing, l.DDD).Move(2, 6)).Opacity(.6)),
			c.Form(icing, kit.Lin(22, 0, 234, 0, kit.At(0, f.L), kit.At(.3, f.M), kit.At(.75, f.D), kit.At(1, f.DD)), edible.Shade(c, icing, f, 13)),
			c.Form(kit.Oval(128, 90, 102, 26), kit.Lin(40, 66, 210, 116, f.LL, f.L, f.M), c.Blur(6, c.Ellipse(134, 98, 80, 16, f.D)).Opacity(.45)),
			c.Line("M34 106V128M64 122V150M98 126V154M130 128V168M194 122V152", kit.White, 4).Opacity(.5).Shade())
		cut := edible.Notch{X: 128, Y: 90, RX: 104, RY: 28, High: 108, From: 48, To: 112}
		missing := c.State("slice-missing")
		if missing {
			c.Part("layers", cut.Draw(c, p, edible.Band{To: .1, Tones: f}, edible.Band{To: .36, Tones: l}, edible.Band{To: .45, Tones: w}, edible.Band{To: .68, Tones: l}, edible.Band{To: .77, Tones: w}, edible.Band{To: 1, Tones: l}))
		}
		var backs, sticks []kit.Node
		for i, v := range candlesOf(c) {
			x, y, h := v[0], v[1], v[2]
			if missing && cut.Holds(x, y) {
				continue
			}
			d := kit.RoundRect(x-5, y-h, 10, h+4, 3)
			stripes := ""
			for j := range 7 {
				stripes += sheen.D("M%g %gl14 -7", x-7, y-h+4+float64(j)*10)
			}
			sticks = append(sticks, c.Blur(2, c.Ellipse(x+4, y+4, 9, 3.5, f.DDD)).Opacity(.5),
				c.Form(d, kit.Lin(x-5, 0, x+5, 0, k.L, k.M, k.DD), c.Line(stripes, kit.White, 3.4).Opacity(.85), c.Rect(x+2, y-h, 4, h+6, 0, k.DDD).Opacity(.3)),
				c.Line(sheen.D("M%g %gv-6", x, y-h), kit.Hex("#4a4048"), 2), flame(c, x, y-h-4, 24+float64(i%2)*2))
		}
		for _, x := range []float64{46, 82, 128, 174, 210} {
			backs = append(backs, dollop(c, x, 80-0.0016*(x-128)*(128-x)*.5, 26, w))
		}
		var fronts []kit.Node
		red := c.Tones("cherries")
		for i, x := range []float64{36, 66, 97, 128, 159, 190, 220} {
			y := 122 - .0021*(x-128)*(x-128)
			if missing && cut.Holds(x, y) {
				continue
			}
			fronts = append(fronts, c.Blur(2, c.Ellipse(x+2, y, 17, 4, f.DDD)).Opacity(.4), dollop(c, x, y, 34, w))
			if i%2 == 1 {
				fronts = append(fronts, c.Named("cherries", edible.Ball(c, x+1, y-26, 8.5, red)))
			}
		}
		c.Part("cream", backs...)
		c.Part("candles", sticks...)
		c.Part("cream", fronts...)
		c.Anchor("ground", 128, 252)
		c.AnchorBox("surface", 128, 88, 150, 0, 0)
		c.AnchorBox("print", 128, 192, 176, 76, 0)
	},
}
