package plants

import (
	"fmt"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var snakePlant = kit.Piece{
	Name: "snake-plant", Cm: 60,
	Palette: "leaves #3f8f56 green; edges #e6d56a yellow border; bands #2a6b42 stripes; pot #f2efe8 white planter",
	Draw: func(c *kit.Canvas) {
		l, e, b, p := c.Tones("leaves"), c.Tones("edges"), c.Tones("bands"), c.Tones("pot")
		sword := func(x, long, w, deg float64) kit.Node {
			outer := fmt.Sprintf("M%g 0C%g %g %g %g %g %gC%g %g %g %g %g 0Z", -w*.7, -w*1.25, -long*.3, -w*1.1, -long*.72, w*.1, -long, w*1.1, -long*.74, w*1.2, -long*.3, w*.7)
			k := w * .74
			inner := fmt.Sprintf("M%g 4C%g %g %g %g %g %gC%g %g %g %g %g 4Z", -k*.7, -k*1.25, -long*.3, -k*1.1, -long*.7, w*.06, -long*.93, k*1.1, -long*.72, k*1.2, -long*.3, k*.7)
			waves := sheen.Each(int(long/15), func(i int) kit.Node {
				y := -long*.06 - float64(i)*15
				return c.Line(fmt.Sprintf("M%g %gQ%g %g %g %gT0 %gT%g %gT%g %g", -w, y, -w*.75, y-7, -w*.5, y-1, y-2, w*.5, y-3, w, y), b.M, 3.4+float64(i%3)).Opacity(.5)
			})
			return kit.Of(c.Named("edges", c.Form(outer, kit.Lin(-w, 0, w, 0, e.L, e.M, e.DD))),
				c.Form(inner, kit.Lin(-w, 0, w, 0, kit.At(0, l.L), kit.At(.35, l.M), kit.At(1, l.DD)), c.Named("bands", waves), c.Path(fmt.Sprintf("M%g 0C%g %g %g %g %g %gC%g %g %g %g 0 0Z", -k*.5, -k*.9, -long*.3, -k*.8, -long*.6, 0.0, -long*.9, -k*.3, -long*.6, -k*.2, -long*.3), l.LL).Opacity(.35))).Rotate(deg, 0, 0).Move(x, 190)
		}
		c.Part("leaves", sword(110, 140, 15, -22), sword(146, 150, 15, 20), sword(118, 178, 17, -8), sword(140, 168, 16, 9), sword(100, 104, 14, -30), sword(158, 112, 14, 30), sword(129, 150, 18, 1), sword(116, 110, 15, -12), sword(144, 104, 15, 14))
		c.Part("pot", potted(c, 180, 116, p))
		c.Anchor("ground", 128, 252)
	},
}

var monsteraPlant = kit.Piece{
	Name: "monstera-plant", Cm: 80,
	Palette: "leaves #3f9a54 green; veins #a5d98a; stems #5f9a4c <leaves; pot #c9764a terracotta planter",
	Draw: func(c *kit.Canvas) {
		l, v, s, p := c.Tones("leaves"), c.Tones("veins"), c.Tones("stems"), c.Tones("pot")
		far := kit.TonesOf(l.D)
		one := func(t kit.Tones, x, y, size, deg float64) kit.Node {
			return monsteraBlade(c, t, v).Scale(size, size, 0, 0).Rotate(deg, 0, 0).Move(x, y)
		}
		stem := func(x, y, bend float64) kit.Node {
			return foliage.Stalk(c, s, fmt.Sprintf("M128 190C%g 160 %g %g %g %g", 128+bend, x+bend*.4, y+26, x, y), 5)
		}
		c.Part("leaves", one(far, 92, 116, .42, -34), one(far, 166, 112, .42, 36))
		c.Part("stems", stem(92, 118, -6), stem(166, 114, 6), stem(128, 92, 0), stem(66, 150, -16), stem(192, 150, 16))
		c.Part("leaves", one(l, 128, 96, .5, 4), one(l, 66, 154, .42, -72), one(l, 192, 152, .42, 74), one(l, 104, 172, .38, -46), one(l, 154, 172, .38, 44), one(l, 128, 178, .34, 2))
		c.Part("pot", potted(c, 180, 112, p))
		c.Anchor("ground", 128, 252)
	},
}

// blades are long narrow leaves that rise from a pot and bend over, each from its middle to its tip.
func blades(c *kit.Canvas, l, s kit.Tones, tips [][3]float64) kit.Node {
	return sheen.Each(len(tips), func(i int) kit.Node {
		x, y, w := tips[i][0], tips[i][1], tips[i][2]
		up := min(y, 150) - 62
		d := fmt.Sprintf("M%g 190C%g %g %g %g %g %gC%g %g %g %g %g 190Z", 128-w, 128+(x-128)*.25, up+40, 128+(x-128)*.7, up, x, y, 128+(x-128)*.6+w*.8, up+14, 128+(x-128)*.3+w*1.5, up+54, 128+w)
		mid := fmt.Sprintf("M128 190C%g %g %g %g %g %gC%g %g %g %g %g 190Z", 128+(x-128)*.25+w*.5, up+44, 128+(x-128)*.7, up+5, x, y, 128+(x-128)*.6+w*.3, up+10, 128+(x-128)*.3+w, up+51, 128+w*.4)
		return kit.Of(c.Form(d, kit.Lin(128, 190, x, y, l.DD, l.M, l.L)), c.Named("stripes", c.Path(mid, s.L).Opacity(.85)))
	})
}

var spiderPlant = kit.Piece{
	Name: "spider-plant", Cm: 50,
	Palette: "leaves #4fa552 green; stripes #e9f2c4 white; pot #6fa8c9 blue planter",
	Draw: func(c *kit.Canvas) {
		l, s, p := c.Tones("leaves"), c.Tones("stripes"), c.Tones("pot")
		far := kit.TonesOf(l.D)
		c.Part("leaves", blades(c, far, s, [][3]float64{{40, 120, 6}, {216, 124, 6}, {84, 44, 6}, {172, 40, 6}}))
		c.Part("leaves", blades(c, l, s, [][3]float64{{20, 182, 7}, {236, 184, 7}, {56, 78, 7}, {202, 76, 7}, {128, 22, 7}, {106, 30, 6}, {150, 34, 6}}))
		c.Part("pot", potted(c, 180, 116, p))
		c.Part("leaves", blades(c, l, s, [][3]float64{{44, 216, 7}, {212, 218, 7}}))
		c.Anchor("ground", 128, 252)
	},
}

var fiddleLeafFig = kit.Piece{
	Name: "fiddle-leaf-fig", Cm: 150,
	Palette: "leaves #3f8f4a green; trunk #8a6a48 wood stem; pot #e9dfcc white basket planter",
	Draw: func(c *kit.Canvas) {
		l, t, p := c.Tones("leaves"), c.Tones("trunk"), c.Tones("pot")
		far := kit.TonesOf(l.D)
		fiddle := func(t kit.Tones, x, y, size, deg float64) kit.Node {
			return foliage.Blade(c, t, "M0 2C-10 -2 -22 -10 -23 -24C-24 -34 -17 -40 -18 -48C-32 -56 -36 -78 -24 -92C-14 -104 14 -104 24 -92C36 -78 32 -56 18 -48C17 -40 24 -34 23 -24C22 -10 10 -2 0 2Z", 0, 0, 98, 60, 0).Scale(size, size, 0, 0).Rotate(deg, 0, 0).Move(x, y)
		}
		c.Part("leaves", fiddle(far, 118, 96, .62, -48), fiddle(far, 140, 98, .62, 50), fiddle(far, 122, 140, .6, -68), fiddle(far, 136, 138, .6, 66))
		c.Part("trunk", sheen.Tube(c, "M128 206C124 160 132 120 128 62", 8, t))
		c.Part("leaves", fiddle(l, 128, 66, .62, -4), fiddle(l, 122, 78, .6, -36), fiddle(l, 136, 80, .6, 38), fiddle(l, 124, 112, .6, -78), fiddle(l, 134, 114, .6, 78), fiddle(l, 126, 126, .52, -26), fiddle(l, 133, 132, .52, 28), fiddle(l, 125, 160, .5, -84), fiddle(l, 132, 158, .5, 86), fiddle(l, 128, 108, .54, 6))
		c.Part("pot", potted(c, 196, 92, p))
		c.Anchor("ground", 128, 252)
	},
}

var pothos = kit.Piece{
	Name: "pothos", Cm: 50,
	Palette: "leaves #5bb04a green; spots #e2ecA0 yellow variegation; vines #6f9a3e <leaves; pot #f2efe8 white planter",
	Draw: func(c *kit.Canvas) {
		l, s, v, p := c.Tones("leaves"), c.Tones("spots"), c.Tones("vines"), c.Tones("pot")
		heart := func(t kit.Tones, x, y, size, deg float64) kit.Node {
			return kit.Of(foliage.Blade(c, t, "M0 2C-8 8 -28 6 -31 -12C-33 -32 -16 -46 0 -66C16 -46 33 -32 31 -12C28 6 8 8 0 2Z", 0, 0, 66, 56, 0), c.Named("spots", c.Path("M-14 -8Q-22 -20 -12 -30Q-6 -18 -14 -8ZM12 -22Q18 -34 8 -44Q4 -32 12 -22ZM14 -4Q22 -8 22 -16Q12 -14 14 -4Z", s.L).Opacity(.85))).Scale(size, size, 0, 0).Rotate(deg, 0, 0).Move(x, y)
		}
		c.Part("vines", c.Line("M104 74C70 70 58 110 60 160C62 190 54 210 50 236M152 74C190 72 200 110 196 150C194 176 204 190 208 214M120 74C96 84 92 110 90 130", v.M, 4), c.Line("M104 74C70 70 58 110 60 160C62 190 54 210 50 236M152 74C190 72 200 110 196 150C194 176 204 190 208 214", v.LL, 1.2).Opacity(.6))
		c.Part("leaves", heart(l, 108, 70, .72, -40), heart(l, 148, 70, .72, 40), heart(l, 128, 66, .8, 0))
		c.Part("pot", sheen.Body(c, "M80 84H176L166 150Q164 158 156 158H100Q92 158 90 150Z", p, 14), sheen.Body(c, kit.RoundRect(72, 72, 112, 20, 8), p, 9), sheen.Streak(c, "M84 82H120", 4, .5))
		c.Part("leaves", heart(l, 92, 80, .74, -82), heart(l, 166, 80, .74, 80), heart(l, 70, 106, .66, 196), heart(l, 54, 132, .66, 150), heart(l, 66, 160, .62, 205), heart(l, 52, 188, .6, 160), heart(l, 60, 212, .54, 200), heart(l, 50, 234, .5, 176), heart(l, 192, 104, .66, 160), heart(l, 204, 130, .64, 204), heart(l, 190, 152, .6, 152), heart(l, 202, 180, .56, 198), heart(l, 206, 210, .5, 170), heart(l, 112, 92, .56, 200), heart(l, 90, 128, .5, 180), heart(l, 142, 90, .52, 150))
		c.Anchor("ground", 128, 246)
	},
}

var peaceLily = kit.Piece{
	Name: "peace-lily", Cm: 70,
	Palette: "flowers #fbfaf2 white petals; center #e8d26a yellow; leaves #3f8f4a green; stems #6fae5a <leaves; pot #d98a5a terracotta planter",
	Draw: func(c *kit.Canvas) {
		f, y, l, s, p := c.Tones("flowers"), c.Tones("center"), c.Tones("leaves"), c.Tones("stems"), c.Tones("pot")
		far := kit.TonesOf(l.D)
		bloom := func(x, y0, size, deg float64) kit.Node {
			return kit.Of(c.Named("flowers", c.Form("M0 6C-30 -6 -34 -44 4 -84C30 -52 28 -12 0 6Z", kit.Lin(-28, 0, 28, -60, f.DD, f.M, f.LL), c.Line("M0 4C-4 -26 0 -52 4 -80", f.DDD, 1.4).Opacity(.5), c.Path("M0 6C-30 -6 -34 -44 4 -84C-14 -44 -12 -18 0 6Z", f.DD).Opacity(.45))),
				c.Named("center", c.Line("M4 -2L10 -40", y.DD, 9), c.Line("M4 -2L10 -40", y.M, 7), c.Line("M3 -6L8 -38", y.LL, 2))).Scale(size, size, 0, 0).Rotate(deg, 0, 0).Move(x, y0)
		}
		c.Part("stems", c.Line("M126 190C120 140 104 110 92 84M130 190C134 130 140 90 142 62M132 190C144 150 166 130 178 110", s.D, 5), c.Line("M126 190C120 140 104 110 92 84M130 190C134 130 140 90 142 62M132 190C144 150 166 130 178 110", s.L, 2))
		c.Part("leaves", foliage.Leaf(c, far, 118, 188, 128, 40, -34), foliage.Leaf(c, far, 138, 188, 128, 40, 36), foliage.Leaf(c, far, 128, 186, 132, 40, 2))
		c.Part("leaves", foliage.Leaf(c, l, 112, 190, 124, 40, -66), foliage.Leaf(c, l, 144, 190, 124, 40, 66), foliage.Leaf(c, l, 120, 190, 112, 38, -46), foliage.Leaf(c, l, 136, 190, 112, 38, 46), foliage.Leaf(c, l, 124, 190, 92, 34, -18), foliage.Leaf(c, l, 134, 190, 92, 34, 20))
		c.Part("flowers", bloom(92, 86, .74, -18), bloom(142, 66, .78, 6), bloom(178, 112, .68, 26))
		c.Part("pot", potted(c, 180, 112, p))
		c.Anchor("ground", 128, 252)
	},
}
