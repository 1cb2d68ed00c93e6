package blossoms

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// ring is a ring of petals of a flower: how long and wide they are, how many, how their tips end, and how much lighter they are than those below.
type ring struct {
	long, wide float64
	n, end     int
	shade      float64
}

// ringed is a single flower of rings of petals around a raised center.
func ringed(name, palette string, cm, middle float64, dots int, leaf func(c *kit.Canvas, l kit.Tones), rings ...ring) kit.Piece {
	return kit.Piece{Name: name, Cm: cm, Palette: palette, Draw: func(c *kit.Canvas) {
		p, k, s, l := c.Tones("petals"), c.Tones("center"), c.Tones("stem"), c.Tones("leaves")
		c.Part("stem", foliage.Stalk(c, s, bend(134, 128, 100), 8))
		leaf(c, l)
		for i, r := range rings {
			c.Part("petals", whorl(c, p.M.Shade(r.shade), 128, 92, r.long, r.wide, r.n, float64(i)*180/float64(r.n), r.end))
		}
		if middle > 0 {
			c.Part("center", dome(c, k, 128, 92, middle, dots))
		}
		c.Anchor("ground", 134, 254)
		c.AnchorBox("grip", 132, 226, 0, 0, 0)
	}}
}

func broadLeaves(c *kit.Canvas, l kit.Tones) {
	c.Part("leaves", foliage.Leaf(c, l, 132, 222, 96, 44, -62), foliage.Leaf(c, l, 132, 208, 92, 42, 60))
}

// feathered leaves are thin and branch often.
func feathered(c *kit.Canvas, l kit.Tones) {
	for _, side := range []float64{-1, 1} {
		for i := range 3 {
			y := 236 - float64(i)*24
			c.Part("leaves", c.Line(sheen.D("M132 %gq%g -8 %g -30m%g 18q%g -2 %g -22m%g 14q%g 2 %g -18", y, side*20, side*46, -side*20, side*16, side*34, -side*24, side*14, side*40), []kit.Color{l.M, l.D, l.L}[i], 3.4))
		}
	}
}

var (
	zinnia = ringed("zinnia", "petals #f0508a pink; center #f7c52e; stem #5f9a48; leaves #4f9450 <stem", 40, 20, 40, broadLeaves,
		ring{86, 34, 14, foliage.Round, -.5}, ring{68, 32, 12, foliage.Round, -.1}, ring{50, 28, 10, foliage.Round, .3}, ring{34, 22, 8, foliage.Round, .7})
	aster = ringed("aster", "petals #9a6fe0 purple; center #f7c030; stem #5f9a48; leaves #4f9450 <stem", 40, 24, 60, broadLeaves,
		ring{88, 15, 24, foliage.Pointed, -.4}, ring{80, 15, 24, foliage.Pointed, .3})
	cosmos   = ringed("cosmos-flower", "petals #f08ac0 pink; center #f7b52e; stem #6fa04e; leaves #5f9a4a <stem", 60, 15, 34, feathered, ring{88, 62, 4, foliage.Ruffled, -.7}, ring{88, 62, 4, foliage.Ruffled, .1})
	camellia = ringed("camellia", "petals #e8506a red; center #f7cf50; stem #7a6a4a; leaves #2f7a45", 12, 12, 24, broadLeaves,
		ring{88, 66, 8, foliage.Round, -.6}, ring{70, 58, 7, foliage.Round, -.2}, ring{52, 48, 6, foliage.Round, .2}, ring{32, 34, 5, foliage.Round, .6})
	gardenia = ringed("gardenia", "petals #fbf6e9 white; center #f3e2a8; stem #7a6a4a; leaves #2f7a45", 10, 8, 12, broadLeaves,
		ring{88, 60, 6, foliage.Round, -.4}, ring{68, 54, 6, foliage.Round, -.1}, ring{46, 44, 5, foliage.Round, .1}, ring{28, 30, 4, foliage.Round, .3})
	edelweiss  = ringed("edelweiss", "petals #f2f0e2 white; center #e8c64e; stem #9fae86; leaves #8aa07a <stem", 12, 20, 30, broadLeaves, ring{88, 30, 8, foliage.Pointed, -.5}, ring{62, 26, 7, foliage.Pointed, 0})
	ranunculus = ringed("ranunculus", "petals #f7a85a orange; center #8fae4a; stem #6fa04e; leaves #5f9a4a <stem", 30, 10, 20, feathered,
		ring{84, 76, 9, foliage.Round, -.6}, ring{70, 66, 8, foliage.Round, -.3}, ring{56, 56, 7, foliage.Round, 0}, ring{42, 44, 6, foliage.Round, .3}, ring{28, 32, 5, foliage.Round, .6})
)

var forgetMeNot = kit.Piece{
	Name: "forget-me-not", Cm: 20, Palette: "petals #6fa8ee blue; center #f7d64a; stem #6fa04e; leaves #4f9450 <stem",
	Draw: func(c *kit.Canvas) {
		p, k, s, l := c.Tones("petals"), c.Tones("center"), c.Tones("stem"), c.Tones("leaves")
		at := [][3]float64{{60, 70, 27}, {112, 36, 27}, {172, 44, 27}, {206, 92, 27}, {86, 112, 29}, {144, 82, 31}, {170, 132, 29}, {124, 138, 29}, {48, 128, 22}, {216, 142, 22}}
		for _, v := range at {
			c.Part("stem", foliage.Stalk(c, s, sheen.D("M128 252Q128 200 %g %g", v[0], v[1]), 5))
		}
		c.Part("leaves", foliage.Leaf(c, l, 128, 244, 92, 32, -58), foliage.Leaf(c, l, 128, 244, 92, 32, 58), foliage.Leaf(c, l, 128, 220, 64, 26, -34), foliage.Leaf(c, l, 128, 220, 64, 26, 36))
		for i, v := range at {
			c.Part("petals", whorl(c, p.M.Shade(.25*float64(i%3)-.2), v[0], v[1], v[2], v[2], 5, float64(i)*29, foliage.Round))
			c.Part("petals", c.Around(5, v[0], v[1], c.Ellipse(v[0], v[1]-v[2]*.26, 2, v[2]*.16, kit.White)))
			c.Part("center", sheen.Ball(c, v[0], v[1], v[2]*.2, k))
		}
		c.Anchor("ground", 128, 254)
		c.AnchorBox("grip", 128, 230, 0, 0, 0)
	},
}

var morningGlory = kit.Piece{
	Name: "morning-glory", Cm: 30, Palette: "petals #4f74e0 blue; star #f4ecff white; center #f9e48a; vine #5f9a48; leaves #4f9450 <vine",
	Draw: func(c *kit.Canvas) {
		p, w, k, v, l := c.Tones("petals"), c.Tones("star"), c.Tones("center"), c.Tones("vine"), c.Tones("leaves")
		c.Part("vine", foliage.Stalk(c, v, "M60 254C40 200 120 190 100 140C84 100 160 90 150 40C148 20 166 6 186 10", 6), c.Line("M150 60q40 -6 44 20q0 14 -14 12q-10 -4 -4 -12M100 150q-40 0 -46 -24q0 -12 12 -12", v.M, 3.5))
		c.Part("leaves", foliage.Blade(c, l, heartLeaf(76, 66), 88, 214, 76, 66, -64), foliage.Blade(c, l, heartLeaf(70, 60), 100, 196, 70, 60, 84), foliage.Blade(c, l, heartLeaf(62, 54), 150, 60, 62, 54, -52), foliage.Blade(c, l, heartLeaf(56, 48), 152, 40, 56, 48, 66))
		trumpet := func(x, y, r, turn float64) {
			c.Part("petals", c.Blur(4, c.Circle(x+2, y+5, r*.96, p.DDD)).Opacity(.3), whorl(c, p.M, x, y, r, r*1.26, 5, turn, foliage.Notched), c.Circle(x, y, r*.56, kit.Rad(x, y, r*.56, kit.At(0, p.LL.Alpha(.7)), kit.At(1, p.M.Alpha(0)))))
			c.Part("star", c.Around(5, x, y, c.Form(sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x, y, x-r*.18, y-r*.4, x, y-r*.86, x+r*.18, y-r*.4, x, y), kit.Lin(x, y, x, y-r*.8, w.LL, w.M.Alpha(.6)))).Rotate(turn, x, y))
			c.Part("center", c.Circle(x, y, r*.22, kit.Rad(x, y, r*.24, k.LL, k.M, w.LL)))
		}
		trumpet(76, 96, 62, 0)
		trumpet(184, 160, 70, 20)
		c.Anchor("ground", 60, 254)
	},
}

var protea = kit.Piece{
	Name: "protea", Cm: 20, Palette: "petals #f0789a pink; center #f9e6d6; stem #7f9a5a; leaves #6f9f6a <stem",
	Draw: func(c *kit.Canvas) {
		p, k, s, l := c.Tones("petals"), c.Tones("center"), c.Tones("stem"), c.Tones("leaves")
		c.Part("stem", foliage.Stalk(c, s, "M128 160Q130 210 126 254", 13))
		for i, turn := range []float64{-70, 70, -46, 46, -96, 96} {
			c.Part("leaves", foliage.Leaf(c, l, 128, 210-float64(i/2)*12, 110, 34, turn))
		}
		fan := func(n int, spread, long, wide, shade float64) {
			for i := range n {
				turn := -spread + 2*spread*float64(i)/float64(n-1)
				c.Part("petals", foliage.Petal(c, p.M.Shade(shade), 128, 184, long-20*turn*turn/(spread*spread), wide, turn, foliage.Pointed))
			}
		}
		fan(9, 62, 168, 34, -.5)
		fan(8, 50, 152, 34, -.2)
		c.Part("center", c.Form("M128 184C84 160 82 96 128 54C174 96 172 160 128 184Z", kit.Lin(90, 60, 166, 180, k.LL, k.M, k.D), sheen.Each(15, func(i int) kit.Node {
			x := 92 + float64(i)*5
			return c.Line(sheen.D("M128 184Q%g 120 %g 56", x, 128+(x-128)*.6), k.DD, 1.6).Opacity(.6)
		})))
		fan(7, 66, 116, 36, .15)
		fan(6, 52, 88, 34, .4)
		c.Anchor("ground", 126, 254)
		c.AnchorBox("grip", 126, 232, 0, 0, 0)
	},
}

var anthurium = kit.Piece{
	Name: "anthurium", Cm: 40, Palette: "petals #e0393f red spathe; spadix #f7d86a center; stem #6fa04e; leaves #3f8a4a <stem",
	Draw: func(c *kit.Canvas) {
		p, k, s, l := c.Tones("petals"), c.Tones("spadix"), c.Tones("stem"), c.Tones("leaves")
		c.Part("stem", foliage.Stalk(c, s, "M128 254Q124 180 132 116", 7), foliage.Stalk(c, s, "M126 254Q96 210 70 186", 5), foliage.Stalk(c, s, "M130 254Q160 220 190 198", 5))
		c.Part("leaves", foliage.Blade(c, l, heartLeaf(104, 84), 84, 206, 104, 84, -46), foliage.Blade(c, l, heartLeaf(98, 80), 176, 214, 98, 80, 50))
		d := "M132 118C96 138 36 120 34 74C34 34 84 18 124 44C132 16 190 4 214 40C236 76 190 132 132 118Z"
		c.Part("petals", c.Path(d, p.DDD).Move(0, 3), sheen.Body(c, d, p, 14, c.Line("M130 112Q90 96 56 80M130 112Q110 80 96 48M132 110Q150 70 176 36M134 112Q176 100 206 68", p.DD, 3).Opacity(.5)), sheen.Glint(c, "M50 78Q50 48 84 44Q64 58 62 84Q54 92 50 78Z", .75))
		c.Part("spadix", sheen.Tube(c, "M130 108Q138 76 172 54", 17, k), sheen.Each(14, func(i int) kit.Node {
			return c.Circle(134+float64(i)*2.8, 98-float64(i)*3.2+float64(i%3)*4-4, 1.8, k.DD).Opacity(.6)
		}))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("grip", 128, 232, 0, 0, 0)
	},
}
