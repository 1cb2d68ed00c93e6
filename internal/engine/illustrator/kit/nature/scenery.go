package nature

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var waterfall = kit.Piece{
	Name: "waterfall", Cm: 1500, Palette: "water #4fb8ee blue; rocks #8a8f9e cliff stone; foam #ffffff; grass #5fae4f plants green",
	Draw: func(c *kit.Canvas) {
		w, r, f, g := c.Tones("water"), c.Tones("rocks"), c.Tones("foam"), c.Tones("grass")
		cliff := func(d, lit, dark, cracks string) kit.Node {
			return sheen.Body(c, d, r, 10, c.Path(lit, r.LL).Opacity(.55), c.Path(dark, r.DDD).Opacity(.35), c.Line(cracks, r.DDD, 2.4).Opacity(.45), c.Line(cracks, r.LL, 1.4).Move(1.5, 1.6).Opacity(.5))
		}
		c.Part("rocks", cliff("M4 224L-2 186L8 160L0 128L12 96L6 62L22 34L60 26L96 32V224Z", "M6 62L22 34L60 26L48 62L22 80ZM0 128L12 96L40 106L34 140ZM-2 186L8 160L48 172L40 204ZM62 96L92 84V120L70 128Z", "M48 62L84 52L96 60V92L62 96ZM34 140L70 128L96 140V176L48 172ZM40 204L80 196L96 224H30Z", "M48 62L62 96L40 106M34 140L48 172M70 128L62 96M22 80L12 96"),
			cliff("M252 224L258 190L248 164L256 124L244 92L250 58L232 34L198 26L160 32V224Z", "M160 60L176 46L210 60L196 92L160 96ZM164 142L196 132L208 168L164 180Z", "M210 60L250 58L244 92L228 104L196 92ZM208 168L248 164L258 190L252 224H214ZM228 104L256 124L250 150L206 142Z", "M210 60L196 92L228 104M196 132L206 142L208 168L214 224M196 92L196 132"))
		fall := "M88 30Q128 20 168 30C172 90 174 150 178 224H78C82 150 84 90 88 30Z"
		c.Part("water", c.Form(fall, kit.Lin(0, 24, 0, 224, w.M, w.L, w.LL), sheen.Each(11, func(i int) kit.Node {
			x := 90 + 7.4*float64(i)
			out := (x - 128) * .22
			q := []kit.Color{f.M, w.DD, f.M, w.D}[i%4]
			return c.Line(sheen.D("M%g %gC%g 90 %g 150 %g 226", x, 30+float64(i*13%22), x+out*.3, x+out*.7, x+out), q, []float64{4, 3, 6, 3}[i%4]).Opacity(.55)
		}), c.Blur(5, c.Path("M84 24H98Q92 120 88 230H70Z", w.DD)).Opacity(.45), c.Blur(5, c.Path("M160 24H176Q178 120 184 230H166Q166 120 160 24Z", w.DDD)).Opacity(.45)), c.Line("M88 31Q128 21 168 31", f.M, 5).Opacity(.9))
		pool := "M4 214Q60 196 128 200Q200 196 252 214Q258 240 220 246Q128 256 36 246Q-2 240 4 214Z"
		c.Part("water", c.Path(pool, w.DDD).Move(0, 3), sheen.Body(c, pool, w, 12, c.Line("M30 232q16 -6 30 0t30 0M150 236q16 -6 30 0t30 0M90 244q14 -5 28 0t28 0", w.LL, 3).Opacity(.8)))
		c.Part("foam", sheen.Each(9, func(i int) kit.Node {
			x := 70 + 14.500*float64(i)
			return sheen.Ball(c, x, 214+float64(i*5%8), 13+float64(i*7%6), f)
		}), c.Ellipse(128, 222, 62, 7, f.M).Opacity(.7))
		tuft := func(x, y, k float64) kit.Node {
			return sheen.Body(c, "M-34 8C-36 -8 -24 -14 -18 -10C-14 -24 2 -26 8 -14C16 -22 30 -16 28 -4C36 -4 36 8 32 10Q0 14 -34 8Z", g, 7).Scale(k, k, 0, 0).Move(x, y)
		}
		c.Part("grass", tuft(40, 28, 1.25), tuft(214, 30, 1.25), tuft(74, 32, .7), tuft(182, 32, .7), tuft(18, 216, .6), tuft(238, 216, .6))
		c.Anchor("ground", 128, 248)
	},
}

var bloodDrop = kit.Piece{
	Name: "blood-drop", Cm: 1, Palette: "drop #d81e36 blood red; shine #ffffff",
	Draw: func(c *kit.Canvas) { waterDrop.Draw(c) },
}

var honeycomb = kit.Piece{
	Name: "honeycomb", Cm: 15, Palette: "wax #f2b02e comb yellow; honey #e07f12 orange",
	Draw: func(c *kit.Canvas) {
		w, h := c.Tones("wax"), c.Tones("honey")
		hex := func(x, y, r float64) string {
			d := ""
			for i := range 6 {
				px, py := polar(x, y, r, 60*float64(i)+30)
				d += sheen.D("%c%.2f %.2f", "ML"[min(i, 1)], px, py)
			}
			return d + "Z"
		}
		var back, cells, fill []kit.Node
		k := 0
		for row := -2; row <= 2; row++ {
			for col := range 5 - max(row, -row) {
				x := 128 + (float64(col)-float64(4-max(row, -row))/2)*51
				y := 124 + 44.200*float64(row)
				if k++; k == 1 || k == 19 {
					continue
				}
				back = append(back, c.Path(hex(x, y, 30), w.DDD).Stroke(w.DDD, 4).Move(0, 6))
				cells = append(cells, sheen.Body(c, hex(x, y, 30), w, 8), c.Form(hex(x, y, 22), kit.Lin(x, y-22, x, y+22, w.DDD, w.DD, w.D)))
				if k%3 != 0 {
					fill = append(fill, c.Form(hex(x, y+1, 21), kit.Lin(x-14, y-20, x+14, y+20, h.L, h.M, h.D), c.Blur(3, c.Path(hex(x, y, 22), kit.None).Stroke(h.DDD, 7).Move(-1, -3)).Opacity(.5)), c.Ellipse(x-7, y-8, 5, 3, kit.White).Rotate(-30, x-7, y-8).Opacity(.75))
				}
			}
		}
		c.Part("wax", append(back, cells...)...)
		drip := "M96 190C96 206 92 214 92 226A11 11 0 0 0 114 226C114 216 112 206 114 196ZM142 196C142 208 140 220 138 236A12 12 0 0 0 162 236C162 222 158 208 160 192Z"
		c.Part("honey", append(fill, c.Form(drip, kit.Lin(90, 190, 160, 246, h.L, h.M, h.D)), c.Line("M98 208V226M146 214V236", kit.White, 3).Opacity(.6))...)
	},
}

var shatteredGlass = kit.Piece{
	Name: "shattered-glass", Cm: 60, Palette: "glass #a9d8ef shards; cracks #ffffff edges",
	Draw: func(c *kit.Canvas) {
		g, k := c.Tones("glass"), c.Tones("cracks")
		rng := c.Rand()
		const n = 13
		// Rings of points around the blow: the spokes wander, and the outer shards fly apart.
		rings := []float64{15, 40, 74, 126}
		pt := func(i, ring int) shape.Pt {
			i %= n
			h := func(a, b int) float64 { return float64((a*7919+b*104729+a*b*613)%1000)/500 - 1 }
			r := rings[ring] * (1 + .26*h(i+3, ring+1))
			return shape.Polar(122, 126, r, 360*(float64(i)+.3*h(i+11, ring+5))/n)
		}
		shard := func(p ...shape.Pt) {
			var cx, cy float64
			for _, q := range p {
				cx, cy = cx+q.X/float64(len(p)), cy+q.Y/float64(len(p))
			}
			far := math.Hypot(cx-122, cy-126)
			push := .02 + .0016*far*(.3+rng.Float64())
			d := ""
			for i, q := range p {
				d += fmt.Sprintf("%c%.1f %.1f", "ML"[min(i, 1)], q.X+(cx-122)*push, q.Y+(cy-126)*push)
			}
			d += "Z"
			t := []kit.Color{g.LL, g.L, g.M, g.D}[rng.IntN(4)]
			x, y := cx+(cx-122)*push, cy+(cy-126)*push
			c.Part("glass", c.Path(d, g.DDD.Alpha(.75)).Move(2.500, 3), c.Form(d, kit.Lin(x-40, y-40, x+40, y+40, g.LL.Alpha(.8), t.Alpha(.7), g.M.Alpha(.62)), c.Path(fmt.Sprintf("M%.1f %.1fl26 -60h14l-30 70Z", x-18, y+28), kit.White).Opacity(.6)).Rotate(8*(rng.Float64()-.5), x, y))
			c.Part("cracks", c.Path(d, kit.None).Stroke(g.DD.Alpha(.8), 2.400), c.Path(d, kit.None).Stroke(k.M.Alpha(.9), 1.300).Move(-.5, -.6))
		}
		for i := range n {
			if i%6 != 2 {
				shard(pt(i, 2), pt(i+1, 2), pt(i+1, 3), pt(i, 3))
			}
			if i%5 == 1 {
				shard(pt(i, 1), pt(i+1, 1), pt(i+1, 2))
				shard(pt(i, 1), pt(i+1, 2), pt(i, 2))
			} else {
				shard(pt(i, 1), pt(i+1, 1), pt(i+1, 2), pt(i, 2))
			}
			if i%3 != 0 {
				shard(pt(i, 0), pt(i+1, 0), pt(i+1, 1), pt(i, 1))
			}
		}
		for i := range 7 {
			q := shape.Polar(122, 126, 112+float64(i*29%24), 51*float64(i)+30)
			shard(shape.Pt{X: q.X - 9, Y: q.Y + 4}, shape.Pt{X: q.X + 2, Y: q.Y - 10}, shape.Pt{X: q.X + 10, Y: q.Y + 6})
		}
	},
}
