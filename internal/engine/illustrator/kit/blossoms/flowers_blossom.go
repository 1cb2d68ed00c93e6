package blossoms

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var jasmine = kit.Piece{
	Name: "jasmine", Cm: 15,
	Palette: "petals #fdfaf0 white blossoms; center #f7cf5a yellow; buds #f6dbe2 pink; leaves #3f9150; stem #4f8a44 <leaves",
	Draw: func(c *kit.Canvas) {
		p, k, b, l, s := c.Tones("petals"), c.Tones("center"), c.Tones("buds"), c.Tones("leaves"), c.Tones("stem")
		c.Part("stem", foliage.Stalk(c, s, "M30 248C80 220 128 160 196 34", 7), foliage.Stalk(c, s, "M96 196C70 170 60 150 52 124", 4.5), foliage.Stalk(c, s, "M140 136C176 140 196 150 218 164", 4.5))
		c.Part("leaves", foliage.With(c, "stem", foliage.Leaf(c, l, 66, 226, 82, 40, 82), foliage.Leaf(c, l, 106, 186, 74, 38, 100), foliage.Leaf(c, l, 92, 198, 76, 38, -62), foliage.Leaf(c, l, 134, 146, 72, 36, -76), foliage.Leaf(c, l, 160, 104, 66, 32, -62), foliage.Leaf(c, l, 164, 100, 70, 34, 84), foliage.Leaf(c, l, 190, 48, 50, 26, 60)))
		bud := func(x, y, turn float64) kit.Node {
			return c.Form("M-6 0C-11 -16 -7 -36 0 -46C7 -36 11 -16 6 0Z", kit.Lin(-8, -40, 8, 0, b.LL, b.L, b.M, b.D), c.Line("M0 -44Q-4 -20 -2 0", b.D, 1.4).Opacity(.6)).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("buds", bud(194, 38, 14), bud(186, 42, -34), bud(202, 44, 56))
		bloom := func(x, y, r, turn float64) kit.Node {
			return kit.Of(whorl(c, p.M, x, y, r, r*.56, 5, turn, foliage.Pointed), c.Circle(x, y, r*.13, k.D), c.Circle(x-.6, y-.8, r*.1, k.L))
		}
		c.Part("petals", bloom(66, 108, 52, 10), bloom(206, 166, 46, -14), bloom(136, 150, 58, 24), bloom(126, 66, 48, -6))
	},
}

var plumeria = kit.Piece{
	Name: "plumeria", Cm: 10,
	Palette: "petals #fbeedd white blossom; center #f9b52f yellow; leaves #3f9150",
	Draw: func(c *kit.Canvas) {
		p, k, l := c.Tones("petals"), c.Tones("center"), c.Tones("leaves")
		c.Part("leaves", foliage.Leaf(c, l, 128, 140, 124, 58, 128), foliage.Leaf(c, l, 128, 140, 120, 56, -132), foliage.Leaf(c, l, 128, 140, 116, 54, -64))
		one := func(turn float64) kit.Node {
			d := "M0 6C-30 -6 -66 -46 -54 -92C-46 -122 -8 -126 14 -104C36 -80 30 -30 0 6Z"
			return c.Form(d, kit.Lin(-50, -100, 20, 0, p.LL, p.L, p.M, p.D), c.Path(d, kit.Rad(0, 4, 92, kit.At(0, k.D), kit.At(.22, k.M), kit.At(.5, k.L.Alpha(.9)), kit.At(1, k.L.Alpha(0)))), c.Blur(4, c.Path("M4 6C30 -20 36 -76 14 -106L34 -110L44 -30Z", p.DDD)).Opacity(.4), c.Line("M-2 -2Q-26 -40 -30 -92", p.D, 1.6).Opacity(.5), c.Blur(3, c.Path(d, kit.None).Stroke(p.DD, 9)).Opacity(.5), c.Path(d, kit.None).Stroke(p.LL, 2.4).Opacity(.9)).Rotate(turn, 0, 0).Move(128, 134)
		}
		c.Part("petals", sheen.Each(5, func(i int) kit.Node { return one(36 + 72*float64(i)) }))
		c.Part("center", c.Blur(3, c.Circle(128, 134, 8, k.DDD)).Opacity(.6))
	},
}

var anemone = kit.Piece{
	Name: "anemone-flower", Cm: 25,
	Palette: "petals #6f5bd6 violet blossom; center #2d2f45 black; stem #4f9b3d; leaves #4f9b4a <stem",
	Draw: func(c *kit.Canvas) {
		p, k, s, l := c.Tones("petals"), c.Tones("center"), c.Tones("stem"), c.Tones("leaves")
		c.Part("stem", foliage.Stalk(c, s, "M128 110C134 160 122 206 129 252", 8))
		c.Part("leaves", foliage.With(c, "stem", sheen.Each(9, func(i int) kit.Node { return foliage.Leaf(c, l, 128, 206, 62+float64(i%2)*12, 15, -96+24*float64(i)) })))
		c.Part("petals", c.Blur(4, c.Circle(130, 104, 76, s.DDD)).Opacity(.35), whorl(c, p.M.Shade(-.35), 128, 96, 92, 82, 6, 30, foliage.Round), whorl(c, p.M.Shade(.15), 128, 96, 84, 76, 6, 0, foliage.Round), c.Circle(128, 96, 40, kit.White).Opacity(.8), c.Blur(5, c.Circle(128, 96, 40, kit.None).Stroke(p.L, 8)))
		c.Part("center", sheen.Each(26, func(i int) kit.Node {
			x, y := foliage.Polar(128, 96, 34-5*float64(i%2), 360.0/26*float64(i))
			return kit.Of(c.Line(fmt.Sprintf("M128 96L%g %g", x, y), k.M, 1.6), c.Circle(x, y, 3.3, k.DD), c.Circle(x-.6, y-.8, 1.8, k.L))
		}), dome(c, k, 128, 96, 18, 34))
		c.Anchor("ground", 129, 254)
		c.AnchorBox("grip", 126, 226, 0, 0, 0)
	},
}

var pansy = kit.Piece{
	Name: "pansy", Cm: 20,
	Palette: "petals #7b4fc9 purple blossom; lower #f7c431 yellow; blotch #3b1e5c dark; center #f7a928; stem #4f9b3d; leaves #4f9b4a <stem",
	Draw: func(c *kit.Canvas) {
		p, w, b, k, s, l := c.Tones("petals"), c.Tones("lower"), c.Tones("blotch"), c.Tones("center"), c.Tones("stem"), c.Tones("leaves")
		c.Part("stem", foliage.Stalk(c, s, "M128 150C132 180 124 216 129 252", 8))
		c.Part("leaves", foliage.With(c, "stem", foliage.Blade(c, l, foliage.Toothed(86, 46, 5), 128, 240, 86, 46, -60), foliage.Blade(c, l, foliage.Toothed(82, 44, 5), 128, 230, 82, 44, 58)))
		back := sheen.Body(c, "M128 108C90 108 52 88 50 50C50 14 92 -4 124 16C138 26 140 60 128 108Z", p, 16)
		c.Part("petals", back.Move(2, 2), back.Mirror(128).Move(-2, 2))
		rays := func(x, y float64, from, to, long float64) kit.Node {
			return sheen.Each(7, func(i int) kit.Node {
				px, py := foliage.Polar(x, y, long, from+(to-from)*float64(i)/6)
				return c.Line(fmt.Sprintf("M%g %gL%g %g", x, y, px, py), b.M, 4.4-float64(i%2)*1.6)
			})
		}
		side := kit.Of(sheen.Body(c, "M128 112C106 78 58 66 32 94C10 122 22 166 62 170C94 172 122 144 128 112Z", w, 16, c.Named("blotch", c.Blur(4, c.Ellipse(102, 118, 34, 22, b.L)).Opacity(.7), rays(122, 112, -128, -58, 66))))
		c.Part("lower", side, side.Mirror(128), sheen.Body(c, "M128 108C88 124 62 160 74 192C84 216 112 216 128 206C144 216 172 216 182 192C194 160 168 124 128 108Z", w, 16, c.Named("blotch", c.Blur(5, c.Ellipse(128, 142, 30, 30, b.L)).Opacity(.75), rays(128, 112, 132, 228, 74))))
		c.Part("center", c.Circle(128, 112, 9, k.DD), c.Circle(127.500, 111, 7.500, k.L), c.Path("M120 118Q128 124 136 118L132 130H124Z", kit.White).Opacity(.9))
		c.Anchor("ground", 129, 254)
		c.AnchorBox("grip", 126, 226, 0, 0, 0)
	},
}

// tiny is a floret with four petals.
func tiny(c *kit.Canvas, color kit.Color, eye kit.Tones, x, y, r, turn float64) kit.Node {
	one := c.Path(foliage.PetalOutline(r, r*.86, foliage.Round), kit.Lin(0, 0, 0, -r, color.Shade(-.9), color, color.Shade(.8)))
	return kit.Of(sheen.Each(4, func(i int) kit.Node { return one.Rotate(turn+90*float64(i), 0, 0).Move(x, y) }), c.Circle(x, y, r*.16, eye.M))
}

// cluster is a dense spray of florets; at returns the place and the size of each, from the outer ones to those in front.
func cluster(c *kit.Canvas, t, eye kit.Tones, n int, at func(i int) (x, y, r float64)) kit.Node {
	return sheen.Each(n, func(i int) kit.Node {
		x, y, r := at(i)
		shade := -.9 + 1.5*float64(i)/float64(n) + .3*float64(i*7%5-2)/2
		return tiny(c, t.M.Shade(shade), eye, x, y, r, float64(i*37%90))
	})
}

var lilac = kit.Piece{
	Name: "lilac", Cm: 30,
	Palette: "petals #b48be0 purple blossoms; center #f7e2a0; leaves #3f9150; stem #6f7a44 branch",
	Draw: func(c *kit.Canvas) {
		p, k, l, s := c.Tones("petals"), c.Tones("center"), c.Tones("leaves"), c.Tones("stem")
		c.Part("stem", foliage.Stalk(c, s, "M128 150C130 190 124 220 122 254", 9))
		c.Part("leaves", foliage.With(c, "stem", foliage.Blade(c, l, heartLeaf(104, 76), 122, 228, 104, 76, -70), foliage.Blade(c, l, heartLeaf(100, 74), 126, 222, 100, 74, 72), foliage.Blade(c, l, heartLeaf(70, 50), 124, 200, 70, 50, 118)))
		c.Part("petals", c.Path("M128 18C146 50 174 110 168 156C160 186 96 186 88 156C82 110 110 50 128 18Z", p.DD), cluster(c, p, k, 120, func(i int) (x, y, r float64) {
			u := float64(i*53%120) / 120
			y = 14 + 172*u
			half := 12 + 46*u - 24*max(0, u-.8)*2
			return 128 + half*(2*math.Mod(float64(i)*.618034, 1)-1), y, 14 + 4*u
		}))
		c.Anchor("ground", 122, 254)
		c.AnchorBox("grip", 124, 232, 0, 0, 0)
	},
}

var wisteria = kit.Piece{
	Name: "wisteria", Cm: 50,
	Palette: "petals #a98be6 purple blossoms; center #f3e08a; leaves #6aa84f; stem #8a6a48 branch vine",
	Draw: func(c *kit.Canvas) {
		p, k, l, s := c.Tones("petals"), c.Tones("center"), c.Tones("leaves"), c.Tones("stem")
		c.Part("stem", sheen.Tube(c, "M4 40C60 10 110 46 160 22C200 6 226 20 252 14", 13, s), sheen.Tube(c, "M60 30C70 44 72 52 72 62M134 32C136 44 134 56 134 66M198 16C202 34 202 44 200 56", 4, s))
		sprig := func(x, y, turn float64) kit.Node {
			return kit.Of(foliage.Leaf(c, l, x, y, 52, 20, turn), foliage.Leaf(c, l, x, y, 46, 18, turn-44), foliage.Leaf(c, l, x, y, 46, 18, turn+44))
		}
		c.Part("leaves", sprig(28, 34, -150), sprig(104, 34, 8), sprig(170, 20, 150), sprig(236, 18, 160), sprig(96, 36, 176), sprig(18, 36, 30))
		hang := func(x, y, long, wide float64, n int) kit.Node {
			return kit.Of(c.Path(fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y, x-wide, y+long*.1, x-wide*.7, y+long*.6, x, y+long, x+wide*.7, y+long*.6, x+wide, y+long*.1, x, y), p.DD).Opacity(.8), cluster(c, p, k, n, func(i int) (px, py, r float64) {
				u := float64(i*31%n) / float64(n)
				half := wide * (.5 + .5*min(1, u*5)) * (1 - u) * .95
				return x + half*(float64(i*17%n)/float64(n)*2-1), y + 6 + long*u, 12.500 - 6*u
			}))
		}
		c.Part("petals", hang(72, 60, 150, 36, 44), hang(202, 54, 130, 34, 40), hang(136, 64, 186, 40, 54))
		c.Anchor("hang", 128, 40)
	},
}

var ivy = kit.Piece{
	Name: "ivy", Cm: 40,
	Palette: "leaves #3f8f4f green; veins #b9dba0 light; stem #7a6a44 vine",
	Draw: func(c *kit.Canvas) {
		l, v, s := c.Tones("leaves"), c.Tones("veins"), c.Tones("stem")
		c.Part("stem", foliage.Stalk(c, s, "M128 -6C120 60 160 110 132 160C112 196 150 220 136 258", 7), foliage.Stalk(c, s, "M126 20C84 40 60 90 66 150", 5), foliage.Stalk(c, s, "M136 60C180 70 206 120 196 176", 5))
		one := func(x, y, k, turn float64) kit.Node {
			d := "M0 0C-14 6 -34 8 -44 0C-40 -12 -46 -24 -58 -34C-44 -40 -34 -42 -28 -54C-20 -72 -6 -92 0 -104C6 -92 20 -72 28 -54C34 -42 44 -40 58 -34C46 -24 40 -12 44 0C34 8 14 6 0 0Z"
			return kit.Of(c.Line("M0 0Q4 12 0 22", s.M, 4), c.Path(d, l.DDD).Move(2, 4), sheen.Body(c, d, l, 12, c.Path("M0 6V-110H64V10Z", l.DD).Opacity(.3), c.Named("veins", c.Line("M0 0V-92M0 -2L-46 -32M0 -2L46 -32M0 -2L-34 -2M0 -2L34 -2M0 -40L-18 -58M0 -40L18 -58", v.M, 3)))).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("leaves", one(70, 84, .62, -100), one(66, 128, .66, -150), one(196, 120, .64, 100), one(198, 160, .7, 160), one(122, 30, .6, -80), one(130, 40, .64, 84), one(90, 56, .56, 40), one(170, 82, .58, -20), one(142, 102, .74, -92), one(148, 122, .74, 120), one(134, 166, .82, -104), one(130, 182, .8, 96), one(132, 222, .72, -120), one(140, 238, .74, 150))
		c.Anchor("hang", 128, 0)
	},
}
