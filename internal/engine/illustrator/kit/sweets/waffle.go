package sweets

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var waffle = kit.Piece{
	Name: "waffle", Cm: 18,
	Palette: "waffle #e0a04a grid; syrup #a5501a; butter #ffe27a topping; strawberry #e62e3a",
	Draw: func(c *kit.Canvas) {
		w, s, b, r := c.Tones("waffle"), c.Tones("syrup"), c.Tones("butter"), c.Tones("strawberry")
		d := edible.Wavy(128, 124, 120, 114, 64, func(u float64) float64 { return .98 + .02*math.Sin(u*2*math.Pi*12) })
		c.Part("grid", c.Path(d, kit.Lin(40, 100, 220, 250, w.D, w.DDD)).Move(1, 12))
		var cells []kit.Node
		for row := range 6 {
			for col := range 6 {
				x, y := 16+float64(col)*38, 12+float64(row)*38
				if !edible.InOval(x+15, y+15, 128, 124, 116, 110) {
					continue
				}
				cells = append(cells, c.Rect(x, y, 31, 31, 6, kit.Lin(x, y, x+31, y+31, w.DDD, w.DD, w.D)), c.Rect(x+5, y+6, 26, 25, 4, kit.Lin(x, y, x+31, y+31, w.DD, w.D, w.M)), c.Line(sheen.D("M%g %gH%gV%g", x+4, y+30.5, x+30.5, y+4), w.LL, 2.2).Opacity(.85))
			}
		}
		c.Part("grid", c.Form(d, kit.Rad(96, 84, 170, w.LL, w.L, w.M, w.D), kit.Of(cells...), c.Blur(2, c.Path(d, kit.None).Stroke(w.L, 12)), edible.Shade(c, d, w, 18)))
		const syrup = "M58 98C44 74 74 52 104 60C120 44 160 44 172 62C204 58 220 88 202 106C214 122 202 146 190 146C186 164 186 184 176 192C166 196 162 184 162 172C160 160 148 160 146 170C144 190 144 206 134 210C122 212 122 196 122 184C120 168 108 164 104 172C102 186 92 190 88 178C86 164 88 150 74 144C54 138 50 116 58 98Z"
		c.Part("syrup", c.Blur(3, c.Path(syrup, w.DDD).Move(2, 4)).Opacity(.5), c.Form(syrup, kit.Lin(60, 50, 190, 210, s.L.Alpha(.88), s.M.Alpha(.92), s.D.Alpha(.95)), c.Blur(7, c.Ellipse(110, 96, 44, 26, kit.Hex("#f0a040"))).Opacity(.65), edible.Shade(c, syrup, s, 12)), c.Path("M66 98C60 82 80 68 98 70C104 71 103 77 97 77C84 77 74 86 77 98C78 106 69 106 66 98Z", kit.White).Opacity(.65).Shade(), c.Line("M129 180V202M170 168V184", kit.White, 3).Opacity(.6).Shade())
		c.Part("topping", c.Named("butter", c.Blur(3, c.Ellipse(120, 122, 38, 11, s.DDD)).Opacity(.6), kit.Of(c.Form("M92 62L130 76V92C130 95 127 95 124 94L96 83Q92 81 92 78Z", kit.Lin(92, 62, 120, 94, b.LL, b.M)), c.Form("M130 76L168 60V76Q168 80 164 82L134 94Q130 95 130 92Z", kit.Lin(130, 70, 168, 90, b.D, b.DD)), c.Form("M92 62Q90 60 94 58L126 46Q130 45 134 46L166 57Q170 59 167 61L133 75Q130 76 127 75Z", kit.Lin(100, 46, 150, 76, b.LL, b.L, b.M)), c.Line("M98 60L128 49", kit.White, 3).Opacity(.8)).Move(-14, 36)))
		berry := func(x, y, q, turn float64) kit.Node {
			sd := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-q, y-q*.3, x-q*.6, y-q*1.1, x+q*.6, y-q*1.1, x+q, y-q*.3, x+q*1.1, y+q*.4, x+q*.4, y+q*1.2, x, y+q*1.25, x-q*.4, y+q*1.2, x-q*1.1, y+q*.4, x-q, y-q*.3)
			var seeds []kit.Node
			for i := range 7 {
				sx, sy := x+q*[]float64{-.5, 0, .5, -.3, .3, 0, .62}[i], y+q*[]float64{0, -.1, 0, .5, .5, .9, .4}[i]
				seeds = append(seeds, c.Ellipse(sx, sy, q*.07, q*.12, kit.Hex("#ffe08a")))
			}
			g := kit.TonesOf(kit.Hex("#5cb03e"))
			return kit.Of(c.Blur(2, c.Path(sd, s.DDD).Move(2, 4)).Opacity(.5), c.Form(sd, kit.Rad(x-q*.4, y-q*.3, q*1.8, r.LL, r.M, r.D, r.DD), kit.Of(seeds...), edible.Shade(c, sd, r, q*.35)), edible.Leaf(c, g, x, y-q*.7, q*.9, 160), edible.Leaf(c, g, x, y-q*.7, q*.9, 20), edible.Leaf(c, g, x, y-q*.75, q*.7, 90), edible.Glint(c, x, y, q*.72, q*.8, 180, 225, q*.14)).Rotate(turn, x, y)
		}
		c.Part("topping", c.Named("strawberry", berry(168, 96, 24, 24), berry(152, 132, 20, -30)))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("surface", 128, 100, 120, 0, 0)
	},
}
