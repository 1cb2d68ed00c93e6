package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var rockingChair = kit.Piece{
	Name: "rocking-chair", Cm: 105, Facing: kit.Right,
	Palette: "frame #b9773f wood; cushion #d9574a seat",
	Draw: func(c *kit.Canvas) {
		f, k := c.Tones("frame"), c.Tones("cushion")
		post := func(d string, w float64) kit.Node { return sheen.Tube(c, d, w, f) }
		c.Part("frame", post("M60 140L34 12M196 152L206 228M104 148L92 228", 9))
		c.Part("frame", sheen.Each(4, func(i int) kit.Node {
			y := 26 + float64(i)*28
			x := 30 + float64(i)*5.6
			return sheen.Body(c, sheen.D("M%g %gQ%g %g %g %gL%g %gQ%g %g %g %gZ", x, y, x+28, y-8, x+46, y+2, x+50, y+16, x+30, y+8, x+4, y+14), f, 6)
		}))
		c.Part("frame", post("M82 148L78 12", 11), sheen.Ball(c, 78, 12, 9, f), sheen.Ball(c, 32, 14, 8, f))
		c.Part("frame", post("M80 100H178M176 104V150", 9), sheen.Ball(c, 182, 100, 7, f))
		c.Part("cushion", sheen.Body(c, "M52 136Q56 126 70 126H196Q212 128 210 140Q208 150 196 150H62Q48 148 52 136Z", k, 12), sheen.Streak(c, "M66 132H170", 4, .5))
		c.Part("frame", sheen.Body(c, kit.RoundRect(50, 148, 160, 14, 6), f, 6))
		c.Part("frame", post("M66 160L54 226M190 160L200 226", 11), post("M62 194H194", 7))
		c.Part("frame", sheen.Tube(c, "M8 206C60 254 190 258 250 206", 13, f))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("surface", 132, 130, 130, 0, 0)
		c.Anchor("seat", 118, 128)
		c.Anchor("footNear", 236, 240)
		c.Anchor("footFar", 228, 238)
		c.Anchor("handNear", 170, 100)
		c.Anchor("handFar", 166, 98)
	},
}

var highChair = kit.Piece{
	Name: "high-chair", Cm: 100,
	Palette: "frame #d9a566 wood; seat #6fc3d8 cushion; tray #fbf6ec",
	Draw: func(c *kit.Canvas) {
		f, s, t := c.Tones("frame"), c.Tones("seat"), c.Tones("tray")
		leg := func(d string, t kit.Tones) kit.Node { return sheen.Tube(c, d, 12, t) }
		c.Part("frame", c.Both(128, leg("M104 140L88 236", kit.TonesOf(f.D))), sheen.Tube(c, "M94 190H162", 8, kit.TonesOf(f.D)))
		const shell = "M78 110C70 70 74 30 92 14C104 2 152 2 164 14C182 30 186 70 178 110L184 146Q184 160 170 160H86Q72 160 72 146Z"
		c.Part("seat", sheen.Body(c, shell, s, 18, sheen.Body(c, "M92 104C88 70 90 40 102 28C110 20 146 20 154 28C166 40 168 70 164 104Z", kit.TonesOf(s.L), 10, c.Line("M128 20V110M94 66Q128 74 162 66", s.D, 2.5).Opacity(.5))), sheen.Streak(c, "M86 40Q90 18 106 12", 5, .6))
		c.Part("seat", c.Line("M112 44V110M144 44V110", s.DDD, 7), c.Line("M112 44V110M144 44V110", s.DD, 5), sheen.Body(c, "M122 96H134V150H122Z", s, 5))
		c.Part("frame", sheen.Body(c, "M74 152H182Q188 152 188 158V164Q188 170 182 170H74Q68 170 68 164V158Q68 152 74 152Z", f, 6), leg("M78 164L46 248", f), leg("M178 164L210 248", f), sheen.Body(c, "M68 196H188Q194 196 195 202L196 208Q196 214 190 214H66Q60 214 60 208L61 202Q62 196 68 196Z", f, 6, sheen.Grain(c, kit.Box{X0: 62, Y0: 198, X1: 196, Y1: 214}, 2, f)))
		const rim = "M36 96C36 82 52 78 66 78H190C204 78 220 82 220 96C220 118 190 126 128 126C66 126 36 118 36 96Z"
		c.Part("tray", c.Path(rim, t.DD).Move(0, 8), sheen.Body(c, rim, t, 6, c.Path("M48 96C48 88 58 86 70 86H186C198 86 208 88 208 96C208 110 176 116 128 116C80 116 48 110 48 96Z", kit.Lin(0, 86, 0, 116, t.DD, t.D, t.M))), sheen.Streak(c, "M42 100C44 110 58 116 78 119", 3, .8))
		c.AnchorBox("surface", 128, 90, 150, 0, 0)
		c.Anchor("ground", 128, 252)
	},
}

var hairbrush = kit.Piece{
	Name: "hairbrush", Cm: 22,
	Palette: "brush #e2589a handle pink; pad #fbd9e8; bristles #5a4a63",
	Draw: func(c *kit.Canvas) {
		b, p, s := c.Tones("brush"), c.Tones("pad"), c.Tones("bristles")
		d := "M128 2C168 2 186 34 184 76C182 112 162 132 148 144C144 152 146 164 148 190C150 220 146 254 128 254C110 254 106 220 108 190C110 164 112 152 108 144C94 132 74 112 72 76C70 34 88 2 128 2Z"
		all := kit.Of(c.Named("brush", sheen.Body(c, d, b, 18, c.Ellipse(128, 236, 6, 7, b.DDD))),
			c.Named("pad", sheen.Body(c, kit.Oval(128, 72, 44, 56), p, 10)),
			c.Named("bristles", sheen.Each(37, func(i int) kit.Node {
				row, col := i/5, i%5
				x, y := 100+float64(col)*14+float64(row%2)*4, 30+float64(row)*12.5
				if dx, dy := (x-128)/38, (y-72)/50; dx*dx+dy*dy > 1 {
					return kit.Of()
				}
				return kit.Of(c.Line(sheen.D("M%g %gl-3 -7", x, y), s.M, 3), c.Circle(x-3, y-8, 2.8, s.DD), c.Circle(x-3.6, y-8.8, 1, s.LL))
			})),
			c.Named("brush", sheen.Streak(c, "M116 168Q114 200 118 224", 5, .6), sheen.Streak(c, "M82 60Q84 26 106 14", 5, .6)))
		c.Add(all.Rotate(34, 128, 128))
		c.Anchor("ground", 62, 234)
		c.AnchorBox("grip", 84, 190, 0, 0, 34)
	},
}

var comb = kit.Piece{
	Name: "comb", Cm: 18,
	Palette: "comb #8a5fd0 purple",
	Draw: func(c *kit.Canvas) {
		b := c.Tones("comb")
		teeth := sheen.Each(19, func(i int) kit.Node {
			x := 24 + float64(i)*11.2
			y := 172.0
			if i == 0 || i == 18 {
				y = 160
			}
			return c.Form(sheen.D("M%g 100H%gV%gQ%g %g %g %gZ", x-3.4, x+3.4, y-6, x, y+8, x-3.4, y-6), kit.Lin(x-3, 0, x+3, 0, b.L, b.M, b.D))
		})
		all := kit.Of(teeth, sheen.Body(c, "M6 116C6 84 20 74 44 74H212C236 74 250 84 250 116V158Q250 166 242 166Q234 166 232 158L230 124H26L24 158Q22 166 14 166Q6 166 6 158Z", b, 14), sheen.Streak(c, "M26 96Q32 84 50 84H190", 5, .65))
		c.Part("comb", all.Rotate(-28, 128, 120))
		c.Anchor("ground", 128, 220)
		c.AnchorBox("grip", 100, 116, 0, 0, 62)
	},
}

var towel = kit.Piece{
	Name: "towel", Cm: 60,
	Palette: "towel #4fb3d9 blue; stripe #ffffff; bar #c3ccd5 metal",
	Draw: func(c *kit.Canvas) {
		t, s, b := c.Tones("towel"), c.Tones("stripe"), c.Tones("bar")
		c.Part("bar", sheen.Tube(c, "M8 30H248", 13, b), sheen.Ball(c, 10, 30, 13, b), sheen.Ball(c, 246, 30, 13, b))
		c.Part("towel", c.Form("M60 24H208V206Q134 200 60 206Z", kit.Lin(60, 0, 208, 0, t.D, t.DD)))
		d := "M44 30Q46 14 60 14H190Q204 14 206 30L212 234Q200 242 186 236Q172 230 158 238Q142 244 126 236Q110 230 96 238Q80 244 66 236Q54 232 42 238Z"
		c.Part("towel", sheen.Body(c, d, t, 20, c.Named("stripe", c.Line("M36 182Q80 174 126 182T220 180M36 198Q80 190 126 198T220 196", s.M, 8)), c.Blur(4, c.Line("M92 40Q86 140 92 236M160 40Q166 140 158 236", t.DD, 8)).Opacity(.5), c.Blur(3, c.Line("M72 40Q66 140 70 230M140 40Q144 140 138 230", t.LL, 6)).Opacity(.6)), sheen.Streak(c, "M58 34Q60 24 70 24H150", 5, .55))
		c.Part("towel", sheen.Each(13, func(i int) kit.Node {
			x := 50 + float64(i)*13
			return c.Line(sheen.D("M%g 232v16", x), t.D, 4)
		}))
		c.Anchor("ground", 128, 248)
	},
}

var sprayBottle = kit.Piece{
	Name: "spray-bottle", Cm: 27, Facing: kit.Right,
	Palette: "bottle #3fb6c9 teal; trigger #f3f5f7 head nozzle; label #ffffff; print #3fb36a leaf; water #7cc8f2 mist",
	Draw: func(c *kit.Canvas) {
		b, t, l, p, w := c.Tones("bottle"), c.Tones("trigger"), c.Tones("label"), c.Tones("print"), c.Tones("water")
		c.Part("trigger", sheen.Body(c, "M146 50C158 60 166 74 164 94C160 98 154 94 152 88C148 76 140 68 130 62Z", t, 6))
		d := "M96 92H132C138 118 178 136 178 172V230Q178 252 156 252H72Q50 252 50 230V172C50 136 90 118 96 92Z"
		c.Part("bottle", sheen.Body(c, d, b, 26, c.Blur(8, c.Rect(62, 160, 22, 80, 10, b.LL)).Opacity(.5)))
		c.Part("label", c.Clip(d, c.Path("M44 172Q114 180 184 172V228Q114 236 44 228Z", kit.Lin(50, 0, 178, 0, l.LL, l.M, l.DD))))
		c.Part("print", c.Form("M114 222C86 214 88 188 118 180C142 190 142 216 114 222Z", kit.Lin(94, 182, 138, 222, p.L, p.M, p.D), c.Line("M114 220Q112 200 118 184", p.LL, 3)))
		c.Part("trigger", sheen.Body(c, "M92 70H136V98H92Z", t, 8, c.Line("M102 72V96M112 72V96M122 72V96", t.DD, 2.4).Opacity(.6)), sheen.Body(c, "M60 44Q58 22 80 20H150Q166 20 174 28L186 32V50L166 52Q146 54 138 72H90Q88 56 74 54Q60 54 60 44Z", t, 12), sheen.Body(c, kit.RoundRect(180, 28, 16, 24, 4), b, 5))
		c.Part("bottle", sheen.Glint(c, "M60 184Q60 158 78 146Q84 148 78 156Q68 168 70 190Q64 198 60 184Z", .75))
		c.Part("water", sheen.Each(9, func(i int) kit.Node {
			x, y := []float64{208, 224, 242, 214, 232, 248, 212, 230, 246}[i], []float64{40, 40, 40, 28, 22, 14, 52, 58, 66}[i]
			return c.Circle(x, y, 3+float64(i%3)*1.2, kit.Lin(x-4, y-4, x+4, y+4, w.LL, w.M, w.D))
		}))
		c.AnchorBox("print", 114, 200, 110, 46, 0)
		c.Anchor("ground", 114, 252)
		c.AnchorBox("grip", 114, 86, 0, 0, 0)
	},
}

var sleepingBag = kit.Piece{
	Name: "sleeping-bag", Cm: 200,
	Palette: "bag #f07b2e orange; lining #ffd28a inside; zipper #cfd6dd; pillow #fbf6ec",
	Draw: func(c *kit.Canvas) {
		b, l, z, p := c.Tones("bag"), c.Tones("lining"), c.Tones("zipper"), c.Tones("pillow")
		const bag = "M128 0C172 0 200 30 202 74C206 128 194 190 172 238Q158 258 128 258Q98 258 84 238C62 190 50 128 54 74C56 30 84 0 128 0Z"
		const open = "M128 18C158 18 180 38 182 70C184 92 178 104 172 112Q128 132 84 112C78 104 72 92 74 70C76 38 98 18 128 18Z"
		all := kit.Of(
			c.Named("bag", sheen.Body(c, bag, b, 18, sheen.Each(7, func(i int) kit.Node {
				y := 52 + float64(i)*32
				return kit.Of(c.Blur(2, c.Line(sheen.D("M40 %gQ128 %g 216 %g", y, y+18, y), b.DDD, 7)).Opacity(.35), c.Line(sheen.D("M40 %gQ128 %g 216 %g", y, y+18, y), b.DD, 2.4).Opacity(.8), c.Line(sheen.D("M40 %gQ128 %g 216 %g", y+5, y+23, y+5), b.LL, 4).Opacity(.5))
			}))),
			c.Named("lining", c.Path(open, b.DDD).Stroke(b.DD, 9), c.Form(open, kit.Lin(80, 14, 160, 150, l.L, l.M, l.DD), c.Blur(6, c.Path(open, kit.None).Stroke(l.DDD, 12)).Opacity(.5))),
			c.Named("pillow", sheen.Body(c, "M96 40Q128 28 160 40Q170 58 160 78Q128 88 96 78Q86 58 96 40Z", p, 11)),
			c.Named("lining", sheen.Body(c, "M78 104Q128 132 178 104Q186 116 180 126Q128 156 76 126Q70 116 78 104Z", l, 7)),
			c.Named("zipper", c.Line("M176 116C180 150 174 196 156 240", z.DD, 5.5), c.Line("M176 116C180 150 174 196 156 240", z.LL, 4.5).Dash(2, 4).Butt(), sheen.Body(c, kit.RoundRect(171, 128, 13, 24, 4), z, 4)))
		all = all.Rotate(-14, 128, 128)
		c.On(kit.Back)
		c.Add(all)
		c.On(kit.Fore)
		c.Add(c.Clip("M-60 -60V320H320V-60ZM92 -16C152 -31 195 18 203 49L171 93Q129 132 74 117L25 94C17 63 36 -2 92 -16Z", all))
		c.Anchor("ground", 140, 250)
		c.AnchorBox("inside", 118, 100, 96, 60, 0)
	},
}

var candlestick = kit.Piece{
	Name: "candelabra", Cm: 40,
	Palette: "stand #e0b23f gold candlestick; candles #fbf3df; flame #ffb52e fire",
	Draw: func(c *kit.Canvas) {
		s, k, f := c.Tones("stand"), c.Tones("candles"), c.Tones("flame")
		candle := func(x, y float64) kit.Node {
			return kit.Of(c.Named("candles", c.Form(kit.RoundRect(x-11, y-58, 22, 60, 5), sheen.Round(x-11, 0, x+11, 0, k)), c.Line(sheen.D("M%g %gv-8", x, y-56), kit.Hex("#4a3b33"), 3)),
				c.Named("flame", c.Glow(6, c.Ellipse(x, y-80, 12, 18, f.L.Alpha(.6))), c.Form(sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y-104, x+16, y-84, x+12, y-64, x, y-62, x-12, y-64, x-16, y-84, x, y-104), kit.Rad(x, y-72, 34, kit.Hex("#fff6c4"), f.L, f.M, f.D))),
				c.Named("stand", sheen.Body(c, sheen.D("M%g %gH%gL%g %gH%gZ", x-20, y, x+20, x+12, y+18, x-12), s, 7)))
		}
		c.Part("stand", sheen.Tube(c, "M34 128C34 176 90 170 128 162C166 170 222 176 222 128", 10, s), sheen.Tube(c, "M80 116C80 144 108 150 128 152C148 150 176 144 176 116", 10, s))
		c.Part("stand", sheen.Body(c, "M118 104H138L136 206Q150 224 178 232Q196 240 194 254H62Q60 240 78 232Q106 224 120 206Z", s, 14), sheen.Ball(c, 128, 162, 16, s), sheen.Ball(c, 128, 126, 11, s), sheen.Streak(c, "M80 240Q110 230 120 216", 4, .7))
		c.Add(candle(34, 112), candle(222, 112), candle(80, 106), candle(176, 106), candle(128, 104))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("grip", 128, 190, 0, 0, 0)
	},
}

var clothesHanger = kit.Piece{
	Name: "clothes-hanger", Cm: 42,
	Palette: "hanger #c58a4e wood; hook #b9c3cd metal",
	Draw: func(c *kit.Canvas) {
		h, m := c.Tones("hanger"), c.Tones("hook")
		c.Part("hook", sheen.Tube(c, "M128 84V72C128 60 152 56 152 36C152 18 136 8 122 10C108 12 100 22 102 34", 7, m), c.Circle(102, 35, 4.5, m.M))
		const d = "M128 74Q140 74 143 86Q198 108 242 138Q258 150 254 164Q249 177 233 171Q176 126 128 118Q80 126 23 171Q7 177 2 164Q-2 150 14 138Q58 108 113 86Q116 74 128 74Z"
		c.Part("hanger", sheen.Tube(c, "M40 158H216", 9, h), sheen.Body(c, d, h, 10, sheen.Grain(c, kit.Box{X0: 100, Y0: 80, X1: 156, Y1: 118}, 3, h), c.Line("M16 156Q78 110 128 100Q178 110 240 156", h.DD, 1.6).Opacity(.4), c.Line("M14 153Q78 106 128 96", h.LL, 2).Opacity(.5)), sheen.Streak(c, "M18 146Q66 110 112 94", 4, .55))
		c.Part("hook", sheen.Body(c, kit.RoundRect(120, 70, 16, 9, 3), m, 3))
		c.Anchor("hang", 128, 160)
		c.Anchor("ground", 128, 176)
	},
}
