package vehicles

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var sled = kit.Piece{
	Name: "sled", Cm: 110, Facing: kit.Right, Palette: "wood #dd9c52 slats seat; runners #d2383c red; rope #f0dca8 cord; frame #a8682f <wood",
	Draw: func(c *kit.Canvas) {
		w, r, p, f := c.Tones("wood"), c.Tones("runners"), c.Tones("rope"), c.Tones("frame")
		c.On(kit.Back)
		c.Part("runners", c.Line("M52 174H214Q248 170 248 136Q246 116 228 118", r.DDD, 11), c.Line("M52 172H214Q246 168 246 136Q244 117 228 118", r.DD, 6), c.Line("M76 172V140M174 172V140", r.DDD, 9))
		c.On(kit.Body)
		for i := range 4 {
			x, y := 62-16*float64(i), 106+13*float64(i)
			d := sheen.D("M%g %gH%gQ%g %g %g %gQ%g %g %g %gH%gQ%g %g %g %gZ", x, y, x+136, x+156, y, x+162, y-10, x+166, y, x+154, y+12, x-6, x-12, y+6, x, y)
			c.Part("wood", c.Path(d, w.DDD).Move(0, 5), sheen.Body(c, d, w, 5, c.Line(sheen.D("M%g %gQ%g %g %g %gM%g %gH%g", x+14, y+4, x+60, y+8, x+110, y+4, x+70, y+9, x+130), w.DD, 1.300).Opacity(.55)))
			c.Part("runners", sheen.Screw(c, x+16, y+6, 3, kit.TonesOf(kit.Hex("#c9d1d9"))), sheen.Screw(c, x+116, y+6, 3, kit.TonesOf(kit.Hex("#c9d1d9"))))
		}
		c.Part("frame", sheen.Body(c, kit.RoundRect(14, 162, 148, 10, 4), f, 4))
		c.Part("runners", sheen.Tube(c, "M8 214H178Q222 210 224 164Q222 136 194 140Q184 144 188 154", 12, r), sheen.Tube(c, "M40 212V170", 9, r), sheen.Tube(c, "M140 212V170", 9, r))
		c.Part("rope", c.Line("M222 150C262 150 268 88 224 74Q196 66 176 78", p.DDD, 6), c.Line("M222 149C260 149 266 88 224 74Q196 66 176 78", p.M, 4.200), c.Line("M222 149C260 149 266 88 224 74Q196 66 176 78", p.LL, 3).Dash(4, 3), c.Circle(222, 152, 6, p.DD), c.Circle(221.500, 151, 4, p.LL), sheen.Tube(c, "M168 84L186 72", 8, f))
		c.Anchor("seat", 96, 124)
		c.Anchor("handNear", 178, 92)
		c.Anchor("handFar", 184, 88)
		c.Anchor("footNear", 186, 146)
		c.Anchor("footFar", 206, 128)
		c.AnchorBox("surface", 100, 128, 130, 0, 0)
		c.Anchor("tow", 176, 78)
		c.Anchor("ground", 116, 220)
	},
}

var snowmobile = kit.Piece{
	Name: "snowmobile", Cm: 290, Facing: kit.Right, Palette: "body #2f7fd8 blue hood; stripe #f5c33a yellow; seat #3a3e4a; track #4a4f5c belt; skis #e5484f red; windshield #a9dcf2 glass; metal #c3ccd6 chrome; headlight #ffe9a6 light; snow #eaf4fb",
	Draw: func(c *kit.Canvas) {
		b, p, s, t, k, w, m, l, n := c.Tones("body"), c.Tones("stripe"), c.Tones("seat"), c.Tones("track"), c.Tones("skis"), c.Tones("windshield"), c.Tones("metal"), c.Tones("headlight"), c.Tones("snow")
		c.On(kit.Back)
		c.Part("skis", c.Line("M150 196H226Q252 194 256 172", k.DDD, 9))
		c.On(kit.Body)
		track := "M14 176Q14 152 42 152H140Q160 154 164 172Q166 200 138 206H44Q14 204 14 176Z"
		c.Part("track", c.Path(track, t.DDD).Stroke(t.DDD, 5), c.Form(track, kit.Lin(0, 152, 0, 206, t.L, t.M, t.DD)), c.Path(track, kit.None).Stroke(t.DDD, 7).Dash(7, 6), c.Path("M32 178Q32 166 46 166H134Q148 168 148 180Q146 192 134 193H48Q32 190 32 178Z", t.DDD),
			sheen.Each(4, func(i int) kit.Node {
				x := 50 + 27*float64(i)
				return kit.Of(c.Circle(x, 180, 12, m.DDD), c.Circle(x-.4, 179.500, 10.500, kit.Lin(x-9, 170, x+9, 190, m.LL, m.M, m.DD)), c.Circle(x, 180, 4, t.DD))
			}))
		c.Part("seat", sheen.Body(c, "M10 118Q8 100 24 98Q30 96 34 106L120 114Q140 118 140 132L132 150H24Q12 148 10 118Z", s, 9, c.Line("M34 108Q34 128 40 148M86 112L90 148", s.LL, 1.800).Opacity(.8), c.Line("M14 130H136", s.L, 1.600).Dash(4, 3)))
		c.Part("skis", sheen.Tube(c, "M188 160L206 202", 9, m), sheen.Tube(c, "M166 178L206 200", 6, m))
		c.Part("body", sheen.Body(c, "M8 146H140L150 168Q130 160 40 158L22 174Q8 168 8 146Z", b, 6))
		hood := "M118 136C124 112 140 92 164 84Q196 84 218 106Q240 124 248 144Q252 156 240 160L196 172Q176 182 156 176Q136 164 118 136Z"
		c.Part("body", sheen.Body(c, hood, b, 14, c.Named("stripe", c.Path("M116 142Q160 130 252 138V148Q170 142 128 152Z", p.M), c.Path("M140 166Q190 154 246 156L240 162Q190 162 154 174Z", p.D)), c.Line("M150 112L170 104M154 119L174 111M158 126L178 118", b.DDD, 3)), gloss.Glint(c, "M166 92Q190 92 208 108Q220 118 228 126Q202 110 166 92Z", .5))
		c.Part("headlight", c.Form("M214 110Q232 118 242 136Q232 138 222 132Q212 124 214 110Z", kit.Lin(214, 110, 242, 138, kit.White, l.L, l.M), c.Path("M214 110Q232 118 242 136Q232 138 222 132Q212 124 214 110Z", kit.None).Stroke(b.DDD, 3)))
		c.Part("windshield", c.Form("M158 86L134 44Q160 46 196 90Q178 84 158 86Z", kit.Lin(134, 44, 196, 90, w.LL.Alpha(.85), w.L.Alpha(.85), w.M.Alpha(.85)), c.Path("M158 86L134 44Q160 46 196 90Q178 84 158 86Z", kit.None).Stroke(w.DD, 3)), gloss.Glint(c, "M144 50Q164 58 180 80L172 80Q156 58 144 50Z", .6))
		c.Part("metal", c.Line("M150 96L128 70L112 68", t.DDD, 8), c.Line("M128 69L110 67", t.M, 9), c.Line("M126 67L112 65.500", t.LL, 2))
		c.Part("skis", c.Path("M146 204Q146 198 154 198H222Q244 196 250 178Q256 168 258 178Q258 206 226 209H152Q146 209 146 204Z", k.DDD).Move(0, 2), sheen.Body(c, "M146 204Q146 198 154 198H222Q244 196 250 178Q256 168 258 178Q258 206 226 209H152Q146 209 146 204Z", k, 5), sheen.Body(c, kit.RoundRect(192, 190, 30, 11, 4), m, 4))
		c.Part("snow", sheen.Body(c, "M-4 216Q4 204 16 208Q24 196 38 204Q50 200 58 208Q110 204 170 212Q210 208 250 214Q200 224 110 222Q20 224 -4 216Z", n, 5), c.Circle(2, 190, 5, n.LL), c.Circle(-4, 178, 3, n.L), c.Circle(10, 200, 6, n.L))
		c.Anchor("seat", 84, 110)
		c.Anchor("handNear", 118, 68)
		c.Anchor("handFar", 122, 64)
		c.Anchor("footNear", 136, 152)
		c.Anchor("footFar", 142, 150)
		c.Anchor("ground", 128, 216)
	},
}
