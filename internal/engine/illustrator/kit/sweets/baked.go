package sweets

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var cinnamonRoll = kit.Piece{
	Name: "cinnamon-roll", Cm: 11,
	Palette: "dough #dd9a52 roll; icing #fffaf0 frosting glaze; cinnamon #7d3f1c filling",
	Draw: func(c *kit.Canvas) {
		d, i, k := c.Tones("dough"), c.Tones("icing"), c.Tones("cinnamon")
		side := "M14 128C14 74 62 44 128 44C194 44 242 74 242 128V168C242 214 190 240 128 240C66 240 14 214 14 168Z"
		c.Part("dough", sheen.Body(c, side, d, 26, c.Line("M14 150Q60 214 128 216T242 150", d.DD, 4).Opacity(.35)))
		top := kit.Oval(128, 122, 114, 78)
		c.Part("dough", c.Form(top, kit.Rad(104, 90, 140, d.LL, d.L, d.M), sheen.Edge(c, top, d, 14)))
		spiral := shape.Line(shape.Sample([]shape.Pt{{X: 128, Y: 124}, {X: 142, Y: 116}, {X: 136, Y: 104}, {X: 110, Y: 104}, {X: 96, Y: 122}, {X: 110, Y: 144}, {X: 150, Y: 148}, {X: 176, Y: 124}, {X: 164, Y: 90}, {X: 122, Y: 78}, {X: 74, Y: 90}, {X: 56, Y: 124}, {X: 76, Y: 160}, {X: 128, Y: 176}, {X: 190, Y: 164}, {X: 218, Y: 128}, {X: 204, Y: 88}}, 120))
		c.Part("cinnamon", c.Clip(top, c.Line(spiral, k.D, 12), c.Line(spiral, k.L, 4).Move(-2, -3).Opacity(.6)))
		const glaze = "M36 122C36 84 78 58 128 58C178 58 220 84 220 122C222 142 212 150 210 164C207 178 193 177 191 164C189 154 180 156 177 166C175 194 153 194 152 168C150 158 141 160 139 170C138 196 116 196 115 172C113 162 104 160 100 166C96 184 78 182 77 164C76 152 66 156 62 160C52 164 46 156 47 146C42 138 36 132 36 122Z"
		c.Part("icing", c.Path(glaze, k.DDD).Move(1, 5).Opacity(.3), sheen.Body(c, glaze, i, 9, c.Line(spiral, i.DDD, 9).Scale(.84, .8, 128, 122).Opacity(.7), c.Line(spiral, k.M, 3.4).Scale(.84, .8, 128, 122).Opacity(.6)), sheen.Streak(c, "M52 112Q62 84 94 72M162 178V164M126 182V170", 5, .9))
		c.Anchor("ground", 128, 240)
	},
}

var cheesecake = kit.Piece{
	Name: "cheesecake", Cm: 13,
	Palette: "filling #fbe9b4 cake cheese; crust #c07f3f; sauce #d8263c topping; strawberry #ef3a45; leaf #5fa63c",
	Draw: func(c *kit.Canvas) {
		f, k, s, b, l := c.Tones("filling"), c.Tones("crust"), c.Tones("sauce"), c.Tones("strawberry"), c.Tones("leaf")
		c.Part("crust", sheen.Body(c, "M10 196L206 236L246 186V206L206 250L10 212Z", k, 8, sheen.Each(40, func(i int) kit.Node { return c.Circle(12+float64(i)*5.8, 202+float64(i%7)*6, 2, k.DD).Opacity(.5) })))
		c.Part("crust", c.Form("M206 126L246 104V206L206 250Z", kit.Lin(206, 0, 246, 0, k.L, k.M, k.D), c.Line("M214 130V234M226 124V226M238 116V214", k.DD, 2).Opacity(.35)))
		c.Part("filling", c.Form("M10 118L206 126V236L10 198Z", kit.Lin(10, 110, 200, 240, f.LL, f.L, f.M, f.D), c.Line("M20 176L206 210", f.LL, 3).Opacity(.5)))
		c.Part("filling", c.Form("M10 118L150 64Q212 70 246 104L206 128Z", kit.Lin(60, 70, 220, 130, f.LL, f.L, f.M)))
		c.Part("sauce", c.Path("M34 116L152 70Q208 76 238 104L208 122C208 148 204 158 196 158C186 158 188 140 176 138C166 138 168 176 156 176C144 176 148 136 134 134C124 134 126 154 114 154C104 154 106 132 92 130C82 128 84 146 74 146C64 146 66 126 54 124Z", s.DD).Move(1, 4).Opacity(.35),
			sheen.Body(c, "M34 116L152 70Q208 76 238 104L208 122C208 148 204 158 196 158C186 158 188 140 176 138C166 138 168 176 156 176C144 176 148 136 134 134C124 134 126 154 114 154C104 154 106 132 92 130C82 128 84 146 74 146C64 146 66 126 54 124Z", s, 10), sheen.Streak(c, "M70 112Q110 96 150 82M156 150V166M196 132V148", 4, .6))
		berry := "M146 100C122 92 108 70 112 46C122 30 176 24 190 40C200 64 178 96 160 102Q152 104 146 100Z"
		c.Part("strawberry", sheen.Body(c, berry, b, 16, sheen.Each(11, func(i int) kit.Node {
			x, y := 124+float64(i%4)*17+float64(i/4%2)*8, 52+float64(i/4)*16
			return c.Ellipse(x, y, 2.2, 3.4, kit.Hex("#ffe08a"))
		})), sheen.Streak(c, "M122 60Q124 50 134 46", 5, .6))
		c.Part("leaf", c.Form("M110 46C112 34 124 28 132 32C132 20 146 10 152 24C162 12 174 22 172 30C184 28 194 36 190 46C174 44 168 42 160 50C152 42 144 44 138 52C130 44 120 44 110 46Z", kit.Lin(110, 14, 190, 50, l.L, l.M, l.D)))
		c.Anchor("ground", 140, 246)
	},
}

var brownie = kit.Piece{
	Name: "brownie", Cm: 7,
	Palette: "cake #6b3a22 brownie; frosting #3f2015 chocolate; nuts #d9a566",
	Draw: func(c *kit.Canvas) {
		k, f, n := c.Tones("cake"), c.Tones("frosting"), c.Tones("nuts")
		crumb := func(x0, x1, y0, y1 float64) kit.Node {
			r := c.Rand()
			return sheen.Each(34, func(int) kit.Node {
				return c.Circle(x0+(x1-x0)*r.Float64(), y0+(y1-y0)*r.Float64(), 2+2*r.Float64(), k.DD).Opacity(.6)
			})
		}
		c.Part("cake", sheen.Body(c, "M12 112L128 158V246Q70 228 18 196Q12 190 12 180Z", k, 12, crumb(12, 128, 120, 240)))
		c.Part("cake", c.Form("M128 158L244 112V180Q244 190 238 196Q186 228 128 246Z", kit.Lin(128, 120, 244, 220, k.M, k.D, k.DD), crumb(128, 244, 120, 240)))
		top := "M12 106Q10 98 20 94L118 58Q128 54 138 58L236 94Q246 98 244 106C244 120 240 138 232 138C224 138 224 124 214 128C204 134 210 158 198 160C188 160 190 142 178 146C166 152 172 176 158 176C146 176 148 162 128 166C110 164 110 186 96 184C84 180 90 152 76 150C64 146 66 162 56 160C44 156 50 132 38 128C28 126 28 138 22 134C14 128 12 116 12 106Z"
		c.Part("frosting", sheen.Body(c, top, f, 14, c.Blur(8, c.Ellipse(100, 88, 60, 18, f.LL)).Opacity(.5)), sheen.Streak(c, "M40 100Q84 78 124 66M94 152V170", 5, .45))
		nut := func(x, y, deg float64) kit.Node {
			return sheen.Body(c, kit.Oval(x, y, 15, 9), n, 7, c.Line(sheen.D("M%g %gh22", x-11, y), n.DD, 2).Opacity(.6)).Rotate(deg, x, y)
		}
		c.Part("nuts", nut(90, 96, -20), nut(138, 84, 30), nut(176, 104, -10), nut(128, 122, 12), nut(60, 110, 40))
		c.Anchor("ground", 128, 246)
	},
}

var fortuneCookie = kit.Piece{
	Name: "fortune-cookie", Cm: 7,
	Palette: "cookie #edb35c; paper #fffaf0 fortune slip; lettering #d1443c text",
	Draw: func(c *kit.Canvas) {
		k, p, l := c.Tones("cookie"), c.Tones("paper"), c.Tones("lettering")
		c.Part("paper", c.Form("M100 116L214 20L240 48L140 140Z", kit.Lin(120, 40, 240, 110, p.L, p.M, p.D)), c.Line("M168 74L212 36M178 82L224 44", l.M, 5))
		c.Part("cookie", sheen.Body(c, "M60 84C110 44 190 50 230 100C256 136 252 190 222 208C196 220 172 200 150 176C124 150 84 130 60 84Z", k, 26, c.Blur(10, c.Ellipse(210, 184, 34, 20, k.LL)).Opacity(.5), c.Line("M150 176Q166 150 196 140", k.DDD, 5).Opacity(.35)))
		c.Part("cookie", c.Path("M60 84C40 110 60 150 108 152C130 154 146 164 152 180C160 166 156 140 136 124C112 106 80 104 60 84Z", k.DDD).Opacity(.75))
		c.Part("cookie", sheen.Body(c, "M60 84C22 96 2 142 12 184C22 220 64 226 96 204C118 190 138 184 152 180C148 150 122 146 102 136C82 124 66 110 60 84Z", k, 24, c.Blur(12, c.Ellipse(58, 144, 30, 30, k.LL)).Opacity(.7)), sheen.Streak(c, "M28 170Q28 130 50 112", 7, .7), sheen.Streak(c, "M106 72Q156 56 198 88", 5, .55))
		c.Anchor("ground", 128, 218)
	},
}

var baguette = kit.Piece{
	Name: "baguette", Cm: 60,
	Palette: "crust #d58a3a bread; crumb #f7e3b8",
	Draw: func(c *kit.Canvas) {
		k, b := c.Tones("crust"), c.Tones("crumb")
		d := kit.RoundRect(2, 96, 252, 64, 32)
		loaf := kit.Of(c.Named("crust", sheen.Body(c, d, k, 22, sheen.Each(5, func(i int) kit.Node {
			x := 42 + float64(i)*43
			s := sheen.D("M%g 144C%g 130 %g 112 %g 102C%g 108 %g 132 %g 144Z", x-18, x-12, x+4, x+24, x+30, x+10, x-18)
			return kit.Of(c.Path(s, k.DD).Move(1, 3).Opacity(.5), c.Form(s, kit.Lin(x-18, 104, x+24, 144, b.L, b.M, k.L)))
		})), sheen.Streak(c, "M28 112Q44 104 64 104", 5, .55)))
		c.Add(loaf.Rotate(-38, 128, 128))
		c.Anchor("ground", 128, 226)
		c.AnchorBox("grip", 128, 128, 0, 0, 52)
	},
}

var gelatin = kit.Piece{
	Name: "jello", Cm: 14,
	Palette: "jello #ef3d63 jelly gelatin; cream #fffaf2 whipped_cream; cherry #d8242f; plate #dfe8ee",
	Draw: func(c *kit.Canvas) {
		j, w, r, p := c.Tones("jello"), c.Tones("cream"), c.Tones("cherry"), c.Tones("plate")
		c.Part("plate", sheen.Body(c, kit.Oval(128, 220, 124, 28), p, 8, c.Path(kit.Oval(128, 216, 92, 18), p.D)))
		d := "M78 86C86 76 170 76 178 86C192 130 204 176 222 206C204 236 52 236 34 206C52 176 64 130 78 86Z"
		c.Part("jello", c.Form(d, kit.Lin(60, 80, 210, 230, kit.At(0, j.LL.Alpha(.95)), kit.At(.4, j.M.Alpha(.94)), kit.At(1, j.DD)), c.Line("M104 84C96 130 84 180 74 226M128 82V232M152 84C160 130 172 180 182 226", j.DD, 10).Opacity(.3), c.Line("M98 84C90 130 78 180 66 224M121 82V232M145 84C153 130 165 180 175 226", j.LL, 4).Opacity(.6), sheen.Edge(c, d, j, 20)),
			c.Path(kit.Oval(128, 86, 50, 12), j.LL).Opacity(.7), sheen.Glint(c, "M70 138Q74 120 82 112Q90 112 86 124Q76 150 68 176Q58 184 60 170Z", .8))
		c.Part("cream", sheen.Body(c, "M84 84C76 68 90 58 100 60C100 46 116 42 124 46C128 34 142 36 146 46C158 44 166 54 162 62C174 62 180 76 170 84C150 94 104 94 84 84Z", w, 12), c.Line("M96 78Q112 62 130 60M112 84Q136 70 156 68", w.D, 3).Opacity(.6))
		c.Part("cherry", c.Line("M132 34Q136 14 152 6", kit.Hex("#6d8a30"), 4), sheen.Ball(c, 130, 42, 18, r), c.Ellipse(123, 35, 5, 3.6, kit.White).Opacity(.85).Shade())
		c.Anchor("ground", 128, 248)
	},
}

var cakePop = kit.Piece{
	Name: "cake-pop", Cm: 14,
	Palette: "icing #f98ab4 cake pink; stick #fbf6ec; drizzle #fffdf8; sprinkles #4fc3e8",
	Draw: func(c *kit.Canvas) {
		i, s, d, k := c.Tones("icing"), c.Tones("stick"), c.Tones("drizzle"), c.Tones("sprinkles")
		c.Part("stick", c.Form(kit.RoundRect(121, 150, 14, 104, 6), sheen.Round(121, 0, 135, 0, s)))
		ball := kit.Oval(128, 90, 84, 84)
		c.Part("icing", c.Form("M100 160Q128 182 156 160L150 178Q128 188 106 178Z", i.D), sheen.Ball(c, 128, 90, 84, i))
		c.Part("drizzle", c.Clip(ball, c.Line("M34 74C80 40 120 40 210 34M40 104C90 66 150 62 216 66M44 134C96 98 160 92 216 98M70 160C110 128 160 122 204 128", d.D, 8).Move(1, 3).Opacity(.4), c.Line("M34 74C80 40 120 40 210 34M40 104C90 66 150 62 216 66M44 134C96 98 160 92 216 98M70 160C110 128 160 122 204 128", d.M, 8)))
		colors := []kit.Color{k.M, kit.Hex("#ffd34d"), kit.Hex("#8ad05e"), kit.Hex("#b779e6")}
		c.Part("sprinkles", sheen.Each(18, func(n int) kit.Node {
			p := shape.Polar(128, 90, 18+58*float64(n%6)/6, float64(n)*137.5)
			return c.Rect(p.X-6, p.Y-2.5, 12, 5, 2.5, colors[n%4]).Rotate(float64(n)*53, p.X, p.Y)
		}))
		c.Part("icing", sheen.Glint(c, "M62 84Q66 50 96 34Q108 32 100 42Q80 56 76 84Q68 96 62 84Z", .7))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("grip", 128, 220, 0, 0, 0)
	},
}
