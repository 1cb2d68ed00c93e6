package symbols

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var brokenHeart = kit.Piece{
	Name: "broken-heart", Cm: 20,
	Palette: "halves #e02b45; crack #7d0f2c <halves",
	Draw: func(c *kit.Canvas) {
		t, k := c.Tones("halves"), c.Tones("crack")
		d := shape.Heart(128, 130, 232)
		crack := "128 40L144 76L112 108L150 136L116 170L138 196L128 250"
		half := func(side string, turn, dx float64) kit.Node {
			region := "M" + crack + side
			inner := c.Mask(c.Path(region, kit.White), c.Path(d, k.DD).Move(0, 2), shape.Plump(c, d, t), c.Clip(d, c.Line("M"+crack, k.D, 9).Opacity(.55), c.Line("M"+crack, t.LL, 2).Opacity(.7)))
			return inner.Rotate(turn, 128, 236).Move(dx, 0)
		}
		c.Part("halves", half("L-60 250L-60 -20L128 -20Z", -7, -5), half("L316 250L316 -20L128 -20Z", 7, 5))
		c.Part("shine", c.Path("M22 104C14 72 34 46 60 42C68 41 70 50 62 53C44 60 34 76 36 102C37 112 25 114 22 104Z", kit.White).Opacity(.6))
		if c.Variant(2) == 1 {
			c.Part("bandage", kit.Of(shape.Plump(c, kit.RoundRect(66, 112, 124, 40, 20), kit.TonesOf(kit.Hex("#efc39a"))), c.Rect(106, 114, 44, 36, 3, kit.Hex("#fbe3c4")), c.Circle(86, 124, 2, kit.Hex("#c88f60")), c.Circle(86, 140, 2, kit.Hex("#c88f60")), c.Circle(170, 124, 2, kit.Hex("#c88f60")), c.Circle(170, 140, 2, kit.Hex("#c88f60"))).Rotate(-24, 128, 132))
		}
	},
}

var heartOutline = kit.Piece{
	Name: "heart-outline", Cm: 20,
	Palette: "line #e62a48",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("line")
		d := shape.Heart(128, 130, 214)
		switch c.Variant(3) {
		case 1: // one stroke of a pen
			pts := []shape.Pt{{X: 40, Y: 236}, {X: 96, Y: 222}, {X: 200, Y: 132}, {X: 216, Y: 72}, {X: 174, Y: 36}, {X: 128, Y: 78}, {X: 86, Y: 34}, {X: 36, Y: 66}, {X: 52, Y: 138}, {X: 128, Y: 214}, {X: 204, Y: 236}, {X: 246, Y: 214}}
			c.Part("line", c.Path(shape.Ribbon(shape.Sample(pts, 160), shape.Taper(10, .3)), kit.Lin(0, 20, 0, 240, t.L, t.M, t.D)))
		case 2: // brushed twice
			for i := range 2 {
				pts := []shape.Pt{{X: 132, Y: 70}, {X: 172, Y: 28}, {X: 232, Y: 50}, {X: 232, Y: 120}, {X: 130 - 4*float64(i), Y: 234}, {X: 26, Y: 130}, {X: 20, Y: 54}, {X: 74, Y: 24}, {X: 124, Y: 66}, {X: 130, Y: 92}}
				for k := range pts {
					pts[k].X += 4 * float64(i) * float64(k%3-1)
					pts[k].Y += 3 * float64(i)
				}
				c.Part("line", c.Path(shape.Ribbon(shape.Sample(pts, 140), func(u float64) float64 { return 5 + 8*u*(1-u)*4*.6 }), []kit.Color{t.M, t.D}[i]))
			}
		default:
			c.Part("line", c.Path(d, kit.None).Stroke(t.DD, 26).Move(0, 3), c.Path(d, kit.None).Stroke(kit.Lin(40, 20, 210, 230, t.L, t.M, t.D), 25), c.Blur(2, c.Path(d, kit.None).Stroke(t.LL, 5).Move(-1, -4)).Opacity(.8), c.Line("M30 92C28 62 48 38 76 35", kit.White, 5).Opacity(.7))
		}
		c.AnchorBox("inside", 128, 112, 110, 80, 0)
	},
}

var infinitySymbol = kit.Piece{
	Name: "infinity-symbol", Cm: 20,
	Palette: "loop #7a56e8; second #2fb6e8 <loop",
	Draw: func(c *kit.Canvas) {
		t, s := c.Tones("loop"), c.Tones("second")
		left := []shape.Pt{{X: 128, Y: 128}, {X: 98, Y: 94}, {X: 60, Y: 78}, {X: 22, Y: 100}, {X: 22, Y: 156}, {X: 60, Y: 178}, {X: 98, Y: 162}, {X: 128, Y: 128}}
		var right []shape.Pt
		for _, p := range left {
			right = append(right, shape.Pt{X: 256 - p.X, Y: p.Y})
		}
		w := 36.0
		if c.Variant(2) == 1 {
			w = 14
		}
		l, r := shape.Ribbon(shape.Sample(left, 90), shape.Even(w)), shape.Ribbon(shape.Sample(right, 90), shape.Even(w))
		both := l + r
		over := shape.Ribbon(shape.Sample([]shape.Pt{{X: 84, Y: 170}, {X: 106, Y: 154}, {X: 128, Y: 128}, {X: 150, Y: 102}, {X: 172, Y: 86}}, 40), shape.Even(w))
		c.Part("loop", c.Path(both, t.DD).Move(0, 4), shape.Solid(c, t, w/36, c.Path(both, kit.Lin(20, 90, 236, 170, t.L, t.M, s.M, s.D))), c.Clip(both, c.Blur(w*.14, c.Path(over, t.DDD).Stroke(t.DDD, w*.2)).Opacity(.55)),
			c.Clip(over, shape.Solid(c, t, w/36, c.Path(both, kit.Lin(20, 90, 236, 170, t.L, t.M, s.M, s.D)))))
		c.Part("loop", c.Line("M22 108Q38 84 62 86", kit.White, w*.13).Opacity(.7), c.Line("M178 92Q196 84 212 94", kit.White, w*.12).Opacity(.6))
	},
}

var quoteMark = kit.Piece{
	Name: "quote-mark", Cm: 15,
	Palette: "marks #f2793a",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("marks")
		d := "M14 150C14 96 42 58 96 44C104 42 110 50 106 56C92 68 82 82 78 100C104 100 120 120 120 148C120 178 98 200 68 200C36 200 14 178 14 150Z"
		if c.Variant(2) == 1 {
			c.Part("bubble", shape.Disc(c, 128, 128, 121, t))
			w := kit.Lin(0, 60, 0, 190, kit.White, kit.Hex("#f4f1ee"))
			c.Part("marks", kit.Of(c.Path(d, w), c.Path(d, w).Move(122, 0)).Scale(.58, .58, 128, 124))
			return
		}
		one := kit.Of(shape.Raised(c, d, t, 5), c.Path("M26 148C26 112 44 80 76 62C58 86 48 108 42 146C40 156 26 156 26 148Z", kit.White).Opacity(.5))
		c.Part("marks", one, one.Move(124, 0))
	},
}

var starRating = kit.Piece{
	Name: "star-rating", Cm: 30,
	Palette: "stars #ffc22e; outline #e08a12 <stars; empty #cfd4dc",
	Draw: func(c *kit.Canvas) {
		t, o, e := c.Tones("stars"), c.Tones("outline"), c.Tones("empty")
		v := c.Variant(3)
		for i := range 5 {
			x := 26 + 51*float64(i)
			y, r := 128.0, 27.0
			if v == 1 { // in an arc, the middle largest
				k := float64(i) - 2
				y, r = 116+6*k*k, 32-3.4*k*k/1.4
				x = 128 + k*50
			}
			d := shape.Star(x, y+2, 5, r, r*.5, r*.16)
			q := t
			if v == 2 && i == 4 {
				q = e
				c.Part("empty", c.Path(d, q.D).Move(0, 2), shape.Plump(c, d, q))
				continue
			}
			c.Part("stars", c.Path(d, o.D).Stroke(o.D, 2).Move(0, 2), shape.Plump(c, d, q), c.Line(fmt.Sprintf("M%g %gl%g %gl%g %g", x-r*.04, y-r*.66, -r*.18, r*.4, -r*.38, r*.08), kit.White, r*.1).Opacity(.75))
		}
	},
}
