package produce

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var strawberry = kit.Piece{
	Name: "strawberry", Cm: 4, States: edible.Cuts,
	Palette: "flesh #e62e3a skin; leaves #5cb03e leaf; seeds #ffdf7e; stem #6fb548 <leaves",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("flesh"), Skin: c.Tones("flesh"), Seeds: kit.Hex("#ffd9d0")}).Draw(c) {
			return
		}
		s, l, y, m := c.Tones("flesh"), c.Tones("leaves"), c.Tones("seeds"), c.Tones("stem")
		const d = "M128 66C158 46 214 54 222 104C228 150 178 224 142 248Q128 257 114 248C78 224 28 150 34 104C42 54 98 46 128 66Z"
		var seeds []kit.Node
		for row := range 8 {
			yy := 86 + float64(row)*20.5
			half := 92 * math.Sqrt(max(0, 1-math.Pow((yy-104)/150, 2))) * (1 - max(0, yy-110)/330)
			n := int(half/17) | 1
			if row%2 == 1 {
				n++
			}
			for i := range n {
				u := (float64(i) - float64(n-1)/2) * 30 / half
				if math.Abs(u) > .93 {
					continue
				}
				x := 128 + half*math.Sin(u*1.15)
				w := math.Cos(u * 1.1)
				seeds = append(seeds, kit.Of(
					c.Ellipse(x, yy, 6.2*w, 8, s.DD).Opacity(.75), c.Ellipse(x+.8, yy+2, 5.4*w, 6.6, s.L).Opacity(.6),
					c.Path(sheen.D("M%.1f %.1fc%.1f 4 %.1f 11 0 12c%.1f -1 %.1f -8 0 -12z", x, yy-6, 4.6*w, 3.8*w, -3.8*w, -4.6*w), kit.Lin(x-3, yy-6, x+3, yy+6, y.LL, y.M, y.DD)),
					c.Ellipse(x-1, yy-.6, .9*w, 2, kit.White).Opacity(.8)).Rotate(-u*14, x, yy))
			}
		}
		c.Part("stem", edible.Stalk(c, "M127 60Q124 32 140 12", 9, m))
		c.Part("flesh", c.Form(d, kit.Rad(92, 96, 160, kit.At(0, s.L), kit.At(.3, s.M), kit.At(.7, s.D), kit.At(1, s.DD)),
			edible.Shade(c, d, s, 34)))
		c.Part("seeds", c.Clip(d, seeds...))
		c.Add(c.Path("M48 132C40 100 58 78 76 74C86 73 86 82 80 86C66 94 60 110 62 132C62 142 51 143 48 132Z", kit.White).Opacity(.5).Shade())
		var ls []kit.Node
		for i, a := range []float64{172, 8, 148, 32, 118, 62, 90} {
			n := []float64{92, 92, 74, 74, 60, 60, 50}[i]
			ls = append(ls, c.Form(sheen.D("M0 0C%g -22 %g -22 %g 6C%g 18 %g 20 0 0Z", n*.3, n*.7, n, n*.6, n*.25),
				kit.Lin(0, -16, n*.7, 14, l.L, l.M, l.DD), c.Line(sheen.D("M4 0Q%g -6 %g 4", n*.5, n*.92), l.LL, 2).Opacity(.7)).
				Rotate(a, 0, 0).Move(128, 62))
		}
		c.Part("leaves", c.Clip(d, c.Blur(6, c.Path("30,74 70,88 92,110 112,96 128,122 146,98 168,110 186,88 228,74 128,46", s.DDD).Move(2, 5)).Opacity(.6)),
			kit.Of(ls...), c.Ellipse(128, 60, 13, 6, kit.Lin(116, 54, 138, 68, l.LL, l.M, l.D)))
		if c.Has("stem") {
			c.Part("stem", edible.Stalk(c, "M127 60Q124 32 140 12", 9, m))
		}
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 136, 24, 0, 0, 20)
	},
}
