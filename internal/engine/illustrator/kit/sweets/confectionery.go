package sweets

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var cottonCandy = kit.Piece{
	Name: "cotton-candy", Cm: 35,
	Palette: "candy #f7a3cf floss sugar; swirl #9ad0f5 blue; stick #fbf3e6 cone",
	Draw: func(c *kit.Canvas) {
		f, s, k := c.Tones("candy"), c.Tones("swirl"), c.Tones("stick")
		c.Part("stick", c.Form("M104 150H152L132 252Q128 258 124 252Z", kit.Lin(104, 0, 152, 0, k.LL, k.M, k.DD), c.Line("M100 176L150 160M104 204L146 188M110 230L140 216", kit.Hex("#e8567a"), 6).Opacity(.9)))
		puff := func(t kit.Tones, v ...float64) kit.Node {
			return sheen.Each(len(v)/3, func(i int) kit.Node {
				x, y, r := v[3*i], v[3*i+1], v[3*i+2]
				d := kit.Oval(x, y, r, r*.94)
				curl := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %g", x-r*.6, y+r*.2, x-r*.6, y-r*.7, x+r*.5, y-r*.7, x+r*.5, y, x+r*.5, y+r*.45, x-r*.2, y+r*.4, x-r*.1, y-r*.05)
				return kit.Of(c.Form(d, kit.Rad(x-r*.35, y-r*.4, r*1.7, t.LL, t.L, t.M, t.D), c.Line(curl, t.D, r*.09).Opacity(.3), c.Line(curl, t.LL, r*.09).Move(1, 2.5).Opacity(.7), edible.Shade(c, d, t, r*.2)))
			})
		}
		c.Part("candy", puff(f, 70, 134, 40, 186, 134, 40, 104, 150, 38, 154, 150, 38))
		c.Part("swirl", puff(s, 62, 98, 40, 194, 96, 40, 100, 116, 42, 158, 114, 42))
		c.Part("candy", puff(f, 84, 62, 42, 172, 60, 42, 104, 34, 32, 152, 32, 32, 128, 72, 44, 128, 26, 30))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("grip", 128, 214, 0, 0, 0)
	},
}

var gummyBear = kit.Piece{
	Name: "gummy-bear", Cm: 2,
	Palette: "gummy #f0443c bear candy",
	Draw: func(c *kit.Canvas) {
		g := c.Tones("gummy")
		const d = "128,34 150,36 164,22 182,16 196,28 196,46 186,60 188,80 184,100 200,104 216,114 220,132 206,144 190,142 190,166 206,182 216,204 210,228 190,240 168,234 152,220 128,218 104,220 88,234 66,240 46,228 40,204 50,182 66,166 66,142 50,144 36,132 40,114 56,104 72,100 68,80 70,60 60,46 60,28 74,16 92,22 106,36"
		jelly := func(x, y, rx, ry float64) kit.Node {
			return kit.Of(c.Clip(d, c.Blur(rx*.12, c.Ellipse(x+rx*.1, y+ry*.14, rx, ry, g.DDD)).Opacity(.55)), c.Form(kit.Oval(x, y, rx, ry), kit.Rad(x-rx*.3, y-ry*.4, rx*1.6, kit.At(0, g.LL), kit.At(.25, g.L), kit.At(.6, g.M), kit.At(1, g.D)), c.Blur(rx*.16, c.Ellipse(x+rx*.3, y+ry*.5, rx*.5, ry*.36, g.LL)).Opacity(.6)), c.Ellipse(x-rx*.34, y-ry*.46, rx*.26, ry*.15, kit.White).Rotate(-30, x-rx*.34, y-ry*.46).Opacity(.85).Shade())
		}
		c.Part("gummy", c.Form(d, kit.Rad(100, 80, 190, g.L, g.M, g.D, g.DD), c.Blur(8, c.Ellipse(160, 210, 60, 30, g.LL)).Opacity(.5)), jelly(78, 36, 17, 17), jelly(178, 36, 17, 17), jelly(128, 150, 54, 58), jelly(128, 74, 56, 46), jelly(58, 124, 22, 19), jelly(198, 124, 22, 19), jelly(72, 204, 30, 32), jelly(184, 204, 30, 32), jelly(128, 90, 24, 19))
		c.Part("gummy", c.Ellipse(106, 66, 5, 6, g.DDD), c.Ellipse(150, 66, 5, 6, g.DDD), c.Ellipse(128, 82, 8, 5.5, g.DDD), c.Line("M118 94Q128 102 138 94", g.DDD, 3))
		c.Anchor("ground", 128, 240)
	},
}

var candyCorn = kit.Piece{
	Name: "candy-corn", Cm: 2.5,
	Palette: "middle #ff8a1e orange; base #ffd23d yellow; tip #fff8ec white",
	Draw: func(c *kit.Canvas) {
		m, b, t := c.Tones("middle"), c.Tones("base"), c.Tones("tip")
		const d = "M128 16C150 16 160 40 176 80C198 132 236 176 232 208C228 236 180 244 128 244C76 244 28 236 24 208C20 176 58 132 80 80C96 40 106 16 128 16Z"
		c.Part("middle", c.Form(d, kit.Lin(30, 90, 230, 190, m.L, m.M, m.D)))
		c.Part("tip", c.Clip(d, c.Path("M0 0H256V90Q128 112 0 90Z", kit.Lin(80, 20, 170, 100, t.LL, t.M, t.D))))
		c.Part("base", c.Clip(d, c.Path("M0 172Q128 200 256 172V256H0Z", kit.Lin(30, 170, 230, 244, b.L, b.M, b.D)), sheen.Edge(c, d, m, 28)), c.Path("M106 58Q112 34 122 36Q130 40 122 58C112 92 94 124 76 150Q66 156 66 144C82 116 96 90 106 58Z", kit.White).Opacity(.6).Shade(), c.Ellipse(58, 178, 7, 11, kit.White).Rotate(26, 58, 178).Opacity(.55).Shade())
		c.Anchor("ground", 128, 244)
	},
}

var candyHeart = kit.Piece{
	Name: "candy-heart", Cm: 2,
	Palette: "candy #ffb3cd heart; lettering #d8305f text",
	Draw: func(c *kit.Canvas) {
		h, l := c.Tones("candy"), c.Tones("lettering")
		const d = "M128 236C118 236 10 168 10 94C10 54 40 30 74 30C98 30 118 42 128 62C138 42 158 30 182 30C216 30 246 54 246 94C246 168 138 236 128 236Z"
		c.Part("candy", c.Form("M128 250C118 250 10 182 10 108H246C246 182 138 250 128 250Z", kit.Lin(10, 0, 246, 0, h.D, h.DD, h.DDD)), sheen.Body(c, d, h, 22, edible.Scatter(c, 10, 30, 246, 236, 90, 11, edible.Everywhere, func(i int, x, y float64) kit.Node { return c.Circle(x, y, 1.2, h.DD).Opacity(.4) })), c.Path("M128 214C110 206 32 152 32 98C32 70 52 52 76 52C100 52 118 68 128 90C138 68 156 52 180 52C204 52 224 70 224 98C224 152 146 206 128 214Z", kit.None).Stroke(h.LL, 3).Opacity(.7))
		text := c.Text()
		if text == "" {
			text = "BE MINE"
		}
		d2 := kit.LettersPath(text, kit.Box{X0: 56, Y0: 84, X1: 200, Y1: 158}, "display")
		c.Part("lettering", c.Path(d2, kit.White).Move(1, 1.6).Opacity(.8), c.Path(d2, l.M))
		c.AnchorBox("print", 128, 120, 140, 80, 0)
	},
}

var sundae = kit.Piece{
	Name: "ice-cream-sundae", Cm: 22,
	Palette: "vanilla #fbeec8 ice_cream; strawberry #f79ab5; sauce #5b3422 chocolate; cherry #d8242f; glass #bcdde8; wafer #e0a75c",
	Draw: func(c *kit.Canvas) {
		v, p, s, k, g, w := c.Tones("vanilla"), c.Tones("strawberry"), c.Tones("sauce"), c.Tones("cherry"), c.Tones("glass"), c.Tones("wafer")
		const bowl = "M46 116H210C206 160 176 196 146 202H110C80 196 50 160 46 116Z"
		c.On(kit.Back)
		c.Part("wafer", c.Form("M168 96L196 4Q204 2 212 10L196 100Z", kit.Lin(168, 0, 212, 0, w.L, w.M, w.DD), c.Line("M178 70L204 78M184 46L208 54M190 24L210 30M186 90L206 12", w.DDD, 2).Opacity(.5)))
		c.Part("glass", edible.Footed(c, 128, 196, 246, 56, g))
		c.Part("strawberry", c.Clip(bowl, c.Rect(40, 120, 180, 90, 0, kit.Lin(46, 0, 210, 0, p.L, p.M, p.D)), c.Path("M40 150Q84 138 128 152T220 148V168Q176 178 128 168T40 168Z", v.M), c.Line("M70 120Q76 150 66 176M150 120Q146 160 160 186", s.M, 8).Opacity(.8)))
		c.On(kit.Body)
		c.Part("strawberry", scoop(c, 86, 92, 44, p))
		c.Part("vanilla", scoop(c, 170, 94, 42, v), scoop(c, 128, 66, 46, v))
		const drip = "M84 56C90 22 166 22 172 56C176 66 170 80 164 74C160 84 152 92 148 78C142 72 138 96 130 92C124 88 126 72 118 76C112 90 104 84 104 74C96 78 82 72 84 56Z"
		c.Part("sauce", c.Form(drip, kit.Lin(90, 30, 160, 92, s.LL, s.M, s.DD), edible.Shade(c, drip, s, 10)), c.Path("M100 48Q108 34 124 34Q110 42 106 54Q98 58 100 48Z", kit.White).Opacity(.65).Shade())
		c.Part("cherry", c.Line("M130 20Q132 0 148 -8", kit.Hex("#6d8a30"), 3), edible.Ball(c, 129, 28, 15, k))
		c.On(kit.Fore)
		c.Part("glass", edible.Pane(c, bowl, 46, 210, g), edible.Mouth(c, 128, 116, 82, 11, "front", g), c.Path("M60 130Q66 162 88 184Q90 192 82 188Q58 168 52 136Q54 126 60 130Z", kit.White).Opacity(.75).Shade())
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 222, 0, 0, 0)
	},
}
