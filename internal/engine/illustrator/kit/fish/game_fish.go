package fish

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// finRays is a fin with rays that fan out from one point.
func finRays(c *kit.Canvas, d string, t kit.Tones, x, y float64, ends ...[2]float64) kit.Node {
	b := c.Path(d, t.M).Bounds()
	return c.Form(d, kit.Lin(b.X0, b.Y0, b.X1, b.Y1, t.LL, t.L, t.M, t.DD), p.Each(len(ends), func(i int) kit.Node {
		return kit.Of(c.Line(p.D("M%g %gL%g %g", x+(ends[i][0]-x)*.2, y+(ends[i][1]-y)*.2, ends[i][0], ends[i][1]), t.DD, 1.8).Opacity(.5), c.Line(p.D("M%g %gL%g %g", x+(ends[i][0]-x)*.2-1.4, y+(ends[i][1]-y)*.2-1, ends[i][0]-1.4, ends[i][1]-1), t.LL, 1.1).Opacity(.7))
	}), p.Edge(c, d, t, 6))
}

// gameFish is a fish that anglers catch, from the side: look is what is on its flank, over the scales.
func gameFish(name, palette string, cm float64, spiny bool, look func(c *kit.Canvas, back kit.Tones) kit.Node) kit.Piece {
	return kit.Piece{
		Name: name, Cm: cm, Facing: kit.Right, Palette: palette,
		Draw: func(c *kit.Canvas) {
			b, g, f, e := c.Tones("body"), c.Tones("belly"), c.Tones("fins"), c.Tones("eyes")
			c.Part("tail", finRays(c, "M46 132C30 118 18 98 2 90C4 112 12 124 12 134C12 146 4 158 2 178C20 170 32 152 48 140Z", f, 56, 135, [2]float64{8, 98}, [2]float64{12, 112}, [2]float64{14, 126}, [2]float64{14, 142}, [2]float64{12, 156}, [2]float64{8, 170}))
			dorsal := "M96 92C104 62 128 54 150 58Q168 62 178 84Z"
			if spiny {
				dorsal = "M88 94L92 70Q98 76 102 62Q108 70 112 54Q118 64 124 50Q130 62 136 52Q142 64 148 60Q154 70 160 72Q170 76 178 88Z"
				c.Part("fins", finRays(c, "M58 106C58 84 72 74 86 76Q92 84 96 98Z", f, 80, 104, [2]float64{62, 90}, [2]float64{70, 80}, [2]float64{82, 78}))
			} else {
				c.Part("fins", c.Form("M62 104Q60 90 72 90Q78 94 80 102Z", kit.Lin(60, 90, 80, 104, f.L, f.D)))
			}
			c.Part("fins", finRays(c, dorsal, f, 136, 110, [2]float64{96, 72}, [2]float64{108, 62}, [2]float64{122, 55}, [2]float64{136, 55}, [2]float64{150, 60}, [2]float64{164, 72}),
				finRays(c, "M74 160C66 178 72 194 84 200Q94 186 98 168Z", f, 86, 156, [2]float64{74, 184}, [2]float64{80, 194}, [2]float64{88, 192}), finRays(c, "M140 172C134 190 140 206 152 212Q160 198 164 176Z", f, 152, 166, [2]float64{142, 198}, [2]float64{150, 207}, [2]float64{157, 200}))
			const d = "M40 135C60 112 96 84 146 82C190 80 226 98 248 118Q254 124 248 128L224 134L246 142Q250 148 240 154C216 172 184 182 146 180C100 178 62 158 40 135Z"
			var rows []kit.Node
			for i := range 17 {
				for k := range 9 {
					x, y := 52+float64(i)*8.6, 84+float64(k)*11+float64(i%2)*5.5
					rows = append(rows, c.Path(p.D("M%g %ga6 6 0 0 0 0 11", x, y), kit.None).Stroke(b.DD, 1.2))
				}
			}
			c.Part("mouth", c.Path("M218 128L250 122L248 146L222 144Z", kit.Hex("#7d2f3a")), c.Path("M226 136Q236 136 244 143L230 146Z", kit.Hex("#e98a94")))
			c.Part("body", p.Body(c, d, b, 18, kit.Of(rows...).Opacity(.38), look(c, b), c.Named("belly", c.Blur(6, c.Path("M40 140C80 152 150 156 250 134V192H60Z", kit.Lin(0, 140, 0, 184, g.L, g.M, g.D)))), c.Blur(7, c.Path("M40 135C60 112 96 84 146 82C190 80 226 98 248 118L236 110C200 96 120 92 40 135Z", b.DD)).Opacity(.5),
				c.Form("M192 84C178 104 176 152 190 178L256 182V80Z", kit.Lin(180, 90, 250, 170, b.L.Alpha(.9), b.M.Alpha(.6), g.M.Alpha(.8))), c.Line("M196 90C182 112 182 150 194 172", b.DDD, 3).Opacity(.5), c.Line("M199 90C185 112 185 150 197 172", b.LL, 1.8).Opacity(.7), c.Line("M210 106C204 120 206 140 212 150", b.DD, 2).Opacity(.35)),
				p.Glint(c, "M84 112C108 96 140 90 172 94C182 96 180 101 170 100C142 98 114 104 92 118C82 122 76 118 84 112Z", .4))
			c.Part("mouth", c.Line("M246 123L222 133L244 146", b.DDD, 2.6).Opacity(.7))
			c.Part("fins", p.Cast(c, d, "M186 142C176 156 150 168 134 162C142 148 164 136 184 134Z", b, 2, 5, 3, .5), finRays(c, "M188 138C176 154 150 166 132 158C140 144 166 132 186 130Z", f, 190, 134, [2]float64{138, 156}, [2]float64{146, 150}, [2]float64{152, 145}, [2]float64{160, 141}))
			c.Part("eyes", p.Eyeball(c, 218, 110, 10, .7, 1.5, 0, e))
			c.AnchorBox("eyes", 218, 110, 30, 20, 0)
			c.Anchor("mouth", 246, 136)
			c.Anchor("hook", 240, 140)
			c.Anchor("ground", 140, 212)
		},
	}
}

var bassFish = gameFish("bass-fish", "body #7f9a45; belly #f3eecb; fins #6d8a4c <body; eyes #b5792a eye", 45, true, func(c *kit.Canvas, b kit.Tones) kit.Node {
	return kit.Of(c.Blur(1.6, c.Path("M46 135Q60 128 74 130Q82 122 96 128Q108 120 122 127Q136 119 150 126Q164 120 190 126V142Q170 146 152 141Q138 149 124 142Q110 149 98 141Q84 146 72 140Q56 142 46 135Z", b.DDD)).Opacity(.75),
		p.Each(22, func(i int) kit.Node {
			return c.Ellipse(70+float64(i*37%118), 100+float64(i*23%20), 3.4, 2.2, b.DDD).Opacity(.45)
		}))
})

var troutFish = gameFish("trout-fish", "body #8a9a5a; belly #f8efdc; fins #d98a5a; eyes #c58f2c eye", 40, false, func(c *kit.Canvas, b kit.Tones) kit.Node {
	return kit.Of(c.Blur(4, c.Path("M44 135C90 122 150 122 190 128V144C150 148 90 146 44 135Z", kit.Hex("#f0708a"))).Opacity(.75), p.Each(40, func(i int) kit.Node {
		return c.Circle(62+float64(i*43%126), 98+float64(i*29%48), 2.1-float64(i%3)*.4, b.DDD).Opacity(.7)
	}))
})

var salmonFish = gameFish("salmon-fish", "body #e0705c; belly #f7d9c4; fins #b5503f <body; eyes #6b7a45 eye", 75, false, func(c *kit.Canvas, b kit.Tones) kit.Node {
	return p.Each(18, func(i int) kit.Node {
		return c.Circle(66+float64(i*47%122), 96+float64(i*19%22), 1.8, b.DDD).Opacity(.6)
	})
})
