package blossoms

import (
	"fmt"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var bouquet = kit.Piece{
	Name: "bouquet", Cm: 50,
	Palette: "flowers #f0698f roses; daisies #fffaf2; leaves #5c9e4c greenery; wrapping #f3dfc1 paper; ribbon #e04a63 bow",
	Draw: func(c *kit.Canvas) {
		f, d, l, w, r := c.Tones("flowers"), c.Tones("daisies"), c.Tones("leaves"), c.Tones("wrapping"), c.Tones("ribbon")
		c.On(kit.Back)
		c.Part("wrapping", c.Form("M34 96L60 62L92 84L128 56L166 84L196 62L222 96L146 214H110Z", kit.Lin(60, 60, 190, 190, w.M, w.D, w.DD)))
		c.On(kit.Body)
		var stems []kit.Node
		for i := range 9 {
			u := float64(i)/4 - 1
			stems = append(stems, foliage.Stalk(c, l, fmt.Sprintf("M%g 110Q%g 170 %g 206L%g %g", 128+u*62, 128+u*24, 128-u*3, 128-u*22, 246-u*u*6), 4.5))
		}
		c.Part("stems", stems...)
		c.Part("leaves", foliage.Leaf(c, l, 92, 110, 90, 34, -58), foliage.Leaf(c, l, 164, 110, 90, 34, 58), foliage.Leaf(c, l, 100, 90, 84, 32, -32), foliage.Leaf(c, l, 156, 90, 84, 32, 32), foliage.Leaf(c, l, 128, 70, 62, 26, -8), foliage.Leaf(c, l, 140, 70, 56, 24, 14),
			sprig(c, l, 84, 96, 66, -48), sprig(c, l, 170, 96, 66, 48), sprig(c, l, 112, 80, 66, -20), sprig(c, l, 150, 78, 64, 22))
		const middle = "M70 70L128 40L188 70L208 112L170 160H86L50 112Z"
		daisyHead := func(x, y, r float64) kit.Node {
			return kit.Of(c.Clip(middle, c.Blur(3, c.Circle(x+2, y+4, r*.9, l.DDD).Opacity(.4))), smallDaisy(c, d.M, x, y, r))
		}
		head := func(x, y, r, tone float64) kit.Node {
			return kit.Of(c.Clip(middle, c.Blur(4, c.Circle(x+2, y+5, r*.96, l.DDD).Opacity(.5))), roseHead(c, f.M.Shade(tone), x, y, r))
		}
		c.Part("daisies", daisyHead(48, 78, 19), daisyHead(208, 78, 19), daisyHead(100, 40, 18), daisyHead(160, 40, 18))
		c.Part("flowers", head(128, 50, 26, .9), head(76, 62, 24, -.2), head(182, 62, 24, .5), head(64, 97, 21, .9), head(193, 97, 21, -.2))
		c.Part("leaves", foliage.Leaf(c, l, 100, 128, 40, 20, -80), foliage.Leaf(c, l, 158, 128, 40, 20, 78), foliage.Leaf(c, l, 128, 86, 30, 16, 0))
		c.Part("daisies", daisyHead(128, 140, 22), daisyHead(84, 138, 17), daisyHead(174, 138, 17))
		c.Part("flowers", head(96, 98, 30, .35), head(160, 98, 30, -.25), head(128, 102, 22, 1))
		c.On(kit.Fore)
		c.Part("wrapping",
			c.Form("M128 160C92 150 62 132 34 96L104 210L98 250Q114 244 128 252Q144 244 158 250L152 210L222 96C194 132 164 150 128 160Z", kit.Lin(50, 110, 200, 240, w.LL, w.L, w.M, w.DD),
				c.Line("M58 128L116 206M84 148L120 206M128 160V208M172 148L136 206M198 128L140 206", w.DD, 1.5).Opacity(.5),
				c.Path("M128 160C164 150 194 132 222 96L152 210H134Z", w.DD).Opacity(.25), c.Blur(5, c.Ellipse(128, 204, 34, 16, w.DDD).Opacity(.5)),
				c.Line("M110 216L106 244M128 216V248M146 216L150 244", w.DD, 1.5).Opacity(.55)),
			c.Line("M34 96C62 132 92 150 128 160C164 150 194 132 222 96", w.LL, 2.4))
		c.Part("ribbon", c.Form(kit.RoundRect(100, 200, 56, 13, 5), kit.Lin(100, 0, 156, 0, r.M, r.LL, r.M, r.DD)), bowKnot(c, r, 128, 206, 1))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 128, 226, 0, 0, 0)
	},
}

// sprig is a thin stalk with small round leaves.
func sprig(c *kit.Canvas, t kit.Tones, x, y, long, turn float64) kit.Node {
	all := []kit.Node{c.Line(fmt.Sprintf("M0 0Q%g %g 0 %g", long*.06, -long*.5, -long), t.D, 2)}
	for i := range 6 {
		k := -long * (.25 + .15*float64(i))
		r := 6.5 - float64(i)*.5
		all = append(all, c.Ellipse(-6, k, r, r*.62, kit.Lin(-12, k, 0, k, t.LL, t.D)).Rotate(32, 0, k), c.Ellipse(6, k-4, r, r*.62, kit.Lin(0, k, 12, k, t.M, t.L)).Rotate(-32, 0, k-4))
	}
	return kit.Of(all...).Rotate(turn, 0, 0).Move(x, y)
}

// bowKnot is a tied ribbon with two loops and tails around x, y.
func bowKnot(c *kit.Canvas, t kit.Tones, x, y, k float64) kit.Node {
	tail := c.Form("M-4 4C-12 18 -20 28 -22 44L-14 40L-8 46C-4 30 2 18 4 6Z", kit.Lin(-20, 4, 0, 46, t.M, t.D, t.DD), c.Path("M-4 6C-10 20 -18 30 -19 42L-16 40C-12 28 -4 18 0 8Z", t.LL).Opacity(.4))
	loop := c.Form("M0 0C-8 -18 -32 -26 -40 -14C-46 -2 -42 14 -32 15C-20 15 -8 8 0 0Z", kit.Lin(-40, -18, -6, 16, t.L, t.M, t.D),
		c.Path("M-2 0C-12 -9 -26 -13 -31 -7C-34 -1 -30 8 -24 8C-16 8 -8 4 -2 0Z", t.DD), c.Blur(3, c.Ellipse(-2, 1, 12, 10, t.DDD).Opacity(.55)), c.Line("M-38 -9C-33 -19 -20 -17 -12 -12", t.LL, 2.4).Opacity(.7))
	return kit.Of(c.Blur(3, c.Ellipse(0, 4, 38, 14, t.DDD).Opacity(.35)), tail, tail.Mirror(0), loop, loop.Mirror(0),
		c.Form("M-8 -9Q0 -12 8 -9Q11 0 8 9Q0 12 -8 9Q-11 0 -8 -9Z", kit.Lin(-9, -9, 9, 9, t.LL, t.M, t.DD), c.Line("M-3 -8Q-5 0 -3 8M3 -8Q5 0 3 8", t.DD, 1.3).Opacity(.5))).Scale(k, k, 0, 0).Move(x, y)
}

// smallDaisy is a daisy's head that costs few shapes.
func smallDaisy(c *kit.Canvas, color kit.Color, x, y, r float64) kit.Node {
	var all []kit.Node
	for i := range 12 {
		turn := float64(i) * 30
		m := color.Shade(.3*foliage.Lit(turn) - .4)
		all = append(all, c.Path(foliage.PetalOutline(r, r*.46, foliage.Round), kit.Lin(0, 0, 0, -r, m.Shade(-1.6), m, m.Shade(1))).Stroke(m.Shade(-1.2).Alpha(.5), .7).Rotate(turn, 0, 0).Move(x, y))
	}
	return kit.Of(kit.Of(all...), c.Circle(x+.5, y+1, r*.36, kit.Hex("#a86a14")), c.Circle(x, y, r*.34, kit.Rad(x-r*.12, y-r*.12, r*.5, kit.Hex("#ffe27a"), kit.Hex("#f5b32c"), kit.Hex("#d98a1a"))))
}

// roseHead is an open rose seen from above.
func roseHead(c *kit.Canvas, color kit.Color, x, y, r float64) kit.Node {
	all := []kit.Node{}
	rings := []struct {
		r     float64
		n     int
		shade float64
	}{{1, 5, .1}, {.84, 5, 0}, {.66, 4, -.1}, {.48, 4, -.35}, {.31, 3, -.6}}
	for k, ring := range rings {
		for i := range ring.n {
			turn := 360*float64(i)/float64(ring.n) + float64(k)*41 + 12
			long := r * ring.r
			tone := color.Shade(ring.shade + .5*foliage.Lit(turn))
			o := foliage.PetalOutline(long, long*1.36, foliage.Round)
			all = append(all, c.Form(o, kit.Lin(0, -long*.25, 0, -long, kit.At(0, tone.Shade(-2.4)), kit.At(.6, tone.Shade(-.4)), kit.At(1, tone.Shade(.7))),
				c.Path(fmt.Sprintf("M0 0Q%g %g 0 %gH%gV0Z", long*.2, -long*.6, -long*1.1, long), tone.Shade(-1.6).Alpha(.22)),
				c.Path(o, kit.None).Stroke(tone.Shade(1.6), max(.8, r*.045)).Opacity(.6)).Rotate(turn, 0, 0).Move(x, y))
		}
	}
	q := r * .2
	all = append(all, c.Circle(x, y, q, kit.Rad(x-q*.3, y-q*.4, q*1.5, color, color.Shade(-1.2), color.Shade(-2.6))),
		c.Line(fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %g", x-q*.8, y+q*.1, x-q*.7, y-q, x+q*.9, y-q*.9, x+q*.75, y+q*.15, x+q*.6, y+q*.8, x-q*.4, y+q*.7, x-q*.2, y-q*.1), color.Shade(1.2), max(.9, r*.045)).Opacity(.8))
	return kit.Of(all...)
}
