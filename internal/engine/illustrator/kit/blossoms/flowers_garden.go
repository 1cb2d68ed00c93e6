package blossoms

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var marigold = kit.Piece{
	Name: "marigold", Cm: 30,
	Palette: "petals #f7931e orange blossom; stem #4f9b3d; leaves #3f8a40 <stem",
	Draw: func(c *kit.Canvas) {
		p, s, l := c.Tones("petals"), c.Tones("stem"), c.Tones("leaves")
		c.Part("stem", foliage.Stalk(c, s, "M128 120C132 160 122 206 129 252", 9))
		sprig := func(x, y, turn float64) kit.Node {
			return sheen.Each(7, func(i int) kit.Node {
				k := float64(i/2+1) * 19
				px, py := foliage.Polar(x, y, k, turn)
				if i == 6 {
					return foliage.Leaf(c, l, px, py, 34, 16, turn)
				}
				return foliage.Leaf(c, l, px, py, 32, 14, turn+58*float64(i%2*2-1))
			})
		}
		c.Part("leaves", foliage.With(c, "stem", c.Line("M127 226L70 190M127 214L186 178", l.D, 3), sprig(127, 226, -58), sprig(127, 214, 58)))
		var rows []kit.Node
		for i := range 6 {
			r := 100 - 16*float64(i)
			rows = append(rows, whorl(c, p.M.Shade(-.55+.24*float64(i)), 128, 100, r, r*.42+8, 14-i, 9*float64(i*i), foliage.Ruffled))
		}
		c.Part("petals", append(append([]kit.Node{c.Blur(4, c.Circle(130, 108, 84, s.DDD)).Opacity(.35)}, rows...), c.Blur(5, c.Circle(128, 102, 16, p.DD)).Opacity(.6), whorl(c, p.M.Shade(.9), 128, 101, 20, 14, 7, 0, foliage.Ruffled))...)
		c.Anchor("ground", 129, 254)
		c.AnchorBox("grip", 126, 226, 0, 0, 0)
	},
}

var waterLily = kit.Piece{
	Name: "water-lily", Cm: 30,
	Palette: "petals #f7b6d2 pink blossom; center #f7c02f yellow; pad #3f9a56 leaf green",
	Draw: func(c *kit.Canvas) {
		p, k, l := c.Tones("petals"), c.Tones("center"), c.Tones("pad")
		pad := "M128 168L206 148C246 158 262 180 248 202C228 236 160 248 110 244C50 240 4 222 4 190C4 158 66 142 124 146Z"
		c.Part("pad", c.Path(pad, l.DDD).Move(0, 5), sheen.Body(c, pad, l, 14, sheen.Each(11, func(i int) kit.Node {
			x, y := foliage.Polar(128, 174, 150, 62+float64(i)*30)
			return kit.Of(c.Line(fmt.Sprintf("M128 174L%g %g", x, y), l.DD, 2.4).Opacity(.45), c.Line(fmt.Sprintf("M128 173L%g %g", x, y-1), l.LL, 1.2).Opacity(.6))
		}), c.Blur(9, c.Ellipse(132, 176, 96, 26, l.DDD)).Opacity(.5)))
		petals := func(y, long, wide, shade float64, turns ...float64) kit.Node {
			return sheen.Each(len(turns), func(i int) kit.Node {
				return foliage.Petal(c, p.M.Shade(shade), 128, y, long, wide, turns[i], foliage.Pointed)
			})
		}
		c.Part("petals", petals(166, 112, 42, -.5, -76, 76, -52, 52, -28, 28, 0), petals(170, 112, 44, -.15, -88, 88, -64, 64, -40, 40, -14, 14), petals(174, 92, 42, .15, -72, 72, -48, 48, -24, 24))
		c.Part("center", sheen.Each(15, func(i int) kit.Node {
			x, y := foliage.Polar(128, 166, 52-9*math.Abs(float64(i%3)-1), -52+7.4*float64(i))
			return kit.Of(c.Line(fmt.Sprintf("M128 166L%g %g", x, y), k.D, 5), c.Line(fmt.Sprintf("M128 165L%g %g", x, y), k.L, 2.4), c.Ellipse(x, y, 3.6, 5, k.LL))
		}))
		c.Part("petals", petals(182, 82, 44, .4, -96, 96, -66, 66, -34, 34, 0).Scale(1, .84, 128, 182))
		c.Anchor("ground", 128, 244)
	},
}

var irisFlower = kit.Piece{
	Name: "iris-flower", Cm: 60,
	Palette: "petals #7a55d6 purple blossom; falls #5a3fc0 <petals; center #f7c53a yellow; stem #4f9b3d; leaves #4f9a54 <stem",
	Draw: func(c *kit.Canvas) {
		p, f, k, s, l := c.Tones("petals"), c.Tones("falls"), c.Tones("center"), c.Tones("stem"), c.Tones("leaves")
		c.Part("leaves", foliage.With(c, "stem", sheen.Body(c, "M116 252C84 214 66 160 62 104C86 150 112 196 126 250Z", l, 8, c.Line("M118 246C94 204 76 156 66 116", l.LL, 2).Opacity(.7)), sheen.Body(c, "M138 252C166 222 186 182 194 132C168 166 142 206 130 250Z", l, 8, c.Line("M136 246C158 214 180 176 190 142", l.LL, 2).Opacity(.7))))
		c.Part("stem", foliage.Stalk(c, s, "M128 118C130 170 126 210 128 254", 10))
		up := "M128 124C96 110 74 66 96 26C106 10 122 8 128 22C134 8 150 10 160 26C182 66 160 110 128 124Z"
		streaks := func(t kit.Tones, n int, x, y, dy float64) kit.Node {
			return sheen.Each(n, func(i int) kit.Node {
				q := float64(i) - float64(n-1)/2
				return c.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x, y, x+q*9, y+dy*.5, x+q*11, y+dy*.86), t.DD, 1.5).Opacity(.45)
			})
		}
		c.Part("petals", sheen.Body(c, "M120 118C84 110 54 84 50 50C72 40 104 60 122 104Z", p, 10, streaks(p, 4, 116, 110, -60)), sheen.Body(c, "M136 118C172 110 202 84 206 50C184 40 152 60 134 104Z", p, 12, streaks(p, 4, 140, 110, -60)),
			sheen.Body(c, up, p, 14, streaks(p, 6, 128, 116, -100), c.Blur(5, c.Path("M128 24Q120 70 128 120Q138 70 128 24Z", p.DDD)).Opacity(.4)))
		side := kit.Of(sheen.Body(c, "M124 116C96 96 52 98 28 126C14 144 18 166 36 168C66 168 104 148 128 130Z", f, 13, c.Line("M122 122Q82 118 42 148M120 126Q90 130 58 156M120 118Q80 106 40 130", f.LL, 1.6).Opacity(.5)),
			c.Named("beard", c.Path("M126 118C104 110 82 112 66 122C86 126 106 128 124 128Z", k.D), c.Path("M124 118C104 112 88 114 74 121C90 123 108 125 122 125Z", k.L)))
		c.Part("falls", side, side.Mirror(128), sheen.Body(c, "M128 116C110 128 94 156 98 188C102 212 120 220 128 206C136 220 154 212 158 188C162 156 146 128 128 116Z", f, 14, streaks(f, 7, 128, 124, 80)), c.Named("beard", c.Path("M128 116C118 132 118 152 128 170C138 152 138 132 128 116Z", k.D), c.Path("M127 118C121 132 121 148 127 162C132 148 132 132 127 118Z", k.LL)))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("grip", 128, 226, 0, 0, 0)
	},
}

var chrysanthemum = kit.Piece{
	Name: "chrysanthemum", Cm: 30,
	Palette: "petals #f5c431 yellow blossom; stem #4f8f3d; leaves #44863f <stem",
	Draw: func(c *kit.Canvas) {
		p, s, l := c.Tones("petals"), c.Tones("stem"), c.Tones("leaves")
		c.Part("stem", foliage.Stalk(c, s, "M128 120C132 160 122 206 129 252", 10))
		c.Part("leaves", foliage.With(c, "stem", foliage.Blade(c, l, foliage.Toothed(92, 50, 5), 127, 236, 92, 50, -62), foliage.Blade(c, l, foliage.Toothed(88, 48, 5), 127, 220, 88, 48, 60)))
		var rows []kit.Node
		for i := range 8 {
			r := 102 - 11.4*float64(i)
			rows = append(rows, whorl(c, p.M.Shade(-.7+.2*float64(i)), 128, 102, r, 13+r*.09, 24-2*i, 7*float64(i*i), foliage.Round))
		}
		c.Part("petals", append([]kit.Node{c.Blur(4, c.Circle(130, 110, 82, s.DDD)).Opacity(.35)}, rows...)...)
		c.Part("petals", c.Circle(128, 102, 8, p.D), whorl(c, p.M.Shade(.4), 128, 102, 15, 8, 8, 0, foliage.Round))
		c.Anchor("ground", 129, 254)
		c.AnchorBox("grip", 126, 226, 0, 0, 0)
	},
}

var carnation = kit.Piece{
	Name: "carnation", Cm: 40,
	Palette: "petals #f0567f pink blossom; calyx #5fa05a green; stem #5fa05a <calyx; leaves #6aa86a <calyx",
	Draw: func(c *kit.Canvas) {
		p, k, s, l := c.Tones("petals"), c.Tones("calyx"), c.Tones("stem"), c.Tones("leaves")
		c.Part("stem", foliage.Stalk(c, s, "M128 150C130 190 126 220 128 254", 9))
		c.Part("leaves", foliage.With(c, "stem", foliage.Leaf(c, l, 128, 236, 96, 18, -46), foliage.Leaf(c, l, 128, 236, 92, 18, 48), foliage.Leaf(c, l, 128, 206, 60, 14, -54), foliage.Leaf(c, l, 128, 206, 58, 14, 56)))
		var rows []kit.Node
		for _, r := range [][4]float64{{116, 62, 11, -.7}, {104, 60, 10, -.3}, {88, 54, 9, 0}, {70, 48, 8, .3}, {50, 40, 7, .6}, {32, 30, 5, .8}} {
			n := int(r[2])
			for i := range n {
				turn := -104 + 208*float64(i)/float64(n-1)
				rows = append(rows, foliage.Petal(c, p.M.Shade(r[3]), 128, 148-(116-r[0])*.4, r[0]*(1-.14*math.Abs(turn)/104), r[1], turn, foliage.Ruffled))
			}
		}
		c.Part("petals", rows...)
		c.Part("calyx", sheen.Body(c, "M108 134C106 166 114 186 128 188C142 186 150 166 148 134L140 144L128 132L116 144Z", k, 8, c.Line("M120 148V180M136 148V180", k.DD, 2).Opacity(.5)))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("grip", 128, 226, 0, 0, 0)
	},
}

var callaLily = kit.Piece{
	Name: "calla-lily", Cm: 60,
	Palette: "petal #fbf6ea white blossom; spike #f7c02f yellow center; stem #4f9b3d; leaves #3f8a46 <stem",
	Draw: func(c *kit.Canvas) {
		p, k, s, l := c.Tones("petal"), c.Tones("spike"), c.Tones("stem"), c.Tones("leaves")
		c.Part("leaves", foliage.With(c, "stem", foliage.Blade(c, l, heartLeaf(104, 62), 136, 250, 104, 62, 52)))
		c.Part("stem", foliage.Stalk(c, s, "M126 150C128 190 122 220 130 254", 12))
		c.Part("petal", sheen.Body(c, "M132 190C88 176 52 128 54 82C56 40 96 22 132 30C172 6 206 2 214 8C202 24 206 44 202 72C196 120 166 166 132 190Z", p, 20))
		c.Part("petal", c.Form("M66 78C72 46 104 34 134 38C166 22 192 14 206 12C192 34 194 58 184 84C166 122 130 128 104 118C84 110 68 96 66 78Z", kit.Lin(80, 30, 170, 128, p.LL, p.M, p.D, p.DD), c.Blur(10, c.Ellipse(126, 104, 40, 30, s.M)).Opacity(.5)))
		c.Part("spike", c.Blur(4, c.Line("M134 140C130 110 134 84 144 58", p.DDD, 16).Move(4, 4)).Opacity(.4), sheen.Tube(c, "M132 146C128 114 132 86 142 58", 15, k), sheen.Each(24, func(i int) kit.Node {
			u := float64(i) / 24
			return c.Circle(130+float64(i%3)*4.500+10*u*u, 140-80*u, 1.6, k.DD).Opacity(.5)
		}))
		d := "M132 190C88 176 54 132 54 84C66 120 104 136 136 124C166 114 190 84 202 62C196 120 166 166 132 190Z"
		c.Part("petal", c.Form(d, kit.Lin(60, 90, 190, 180, p.LL, p.L, p.M, p.D), c.Blur(10, c.Path("M132 194C112 186 96 172 84 154L168 150C160 170 148 184 132 194Z", s.M)).Opacity(.55), sheen.Edge(c, d, p, 14)), c.Line("M56 88C68 122 104 138 136 126C166 116 190 86 201 66", p.LL, 4).Opacity(.9))
		c.Anchor("ground", 130, 254)
		c.AnchorBox("grip", 126, 226, 0, 0, 0)
	},
}
