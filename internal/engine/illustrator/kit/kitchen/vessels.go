package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var cookingPot = kit.Piece{
	Name: "cooking-pot", Cm: 30,
	States:  "open -lid; closed",
	Palette: "pot #3f7fc4 body; lid #3f7fc4 <pot; handles #3b3f48 grips; rim #c3ccd4 metal",
	Draw: func(c *kit.Canvas) {
		p, l, h, m := c.Tones("pot"), c.Tones("lid"), c.Tones("handles"), c.Tones("rim")
		side := kit.Of(c.Line("M44 132C2 124 2 168 48 164", h.DDD, 16), c.Line("M44 132C2 124 2 168 48 164", h.M, 12).Move(-.6, -.8), c.Line("M40 130C14 126 12 144 20 152", h.LL, 3).Opacity(.8))
		c.Part("handles", side, side.Mirror(128))
		c.On(kit.Back)
		c.Part("pot", c.Form(kit.Oval(128, 112, 92, 18), kit.Lin(36, 0, 220, 0, p.DDD, p.DD, p.L)))
		c.On(kit.Fore)
		const d = "M36 112A92 18 0 0 0 220 112V206C220 232 198 244 170 246H86C58 244 36 232 36 206Z"
		c.Part("pot", c.Form(d, across(36, 220, p), c.Blur(6, c.Path("M30 226H226V256H30Z", p.DDD)).Opacity(.5), sheen.Edge(c, d, p, 26)), sheen.Glint(c, "M54 142Q56 132 66 140V206Q66 220 76 230Q66 232 58 218Q54 206 54 196Z", .5))
		c.Part("rim", c.Path("M36 113A92 18 0 0 0 220 113", kit.None).Stroke(m.DD, 8), c.Path("M36 112A92 18 0 0 0 220 112", kit.None).Stroke(kit.Lin(36, 0, 220, 0, m.LL, kit.White, m.M, m.D), 5))
		const lid = "M34 106C40 74 84 58 128 58C172 58 216 74 222 106Q222 112 214 114A88 16 0 0 1 42 114Q34 112 34 106Z"
		c.Part("lid", sheen.Body(c, lid, l, 17), c.Path("M35 108A93 18 0 0 0 221 108", kit.None).Stroke(m.DD, 6), c.Path("M35 107A93 18 0 0 0 221 107", kit.None).Stroke(kit.Lin(36, 0, 220, 0, m.LL, kit.White, m.M, m.D), 3.6), sheen.Glint(c, "M62 92Q76 76 104 70Q88 84 78 96Q62 102 62 92Z", .55), c.Form("M116 60V50H140V60Z", steel(116, 140, m)), sheen.Body(c, "M100 44Q100 34 112 34H144Q156 34 156 44Q156 52 146 53H110Q100 52 100 44Z", h, 7), c.Line("M110 39H142", h.LL, 2.4))
		c.Anchor("ground", 128, 246)
		c.AnchorBox("inside", 128, 112, 160, 26, 0)
		c.AnchorBox("print", 128, 180, 110, 70, 0)
	},
}

var wok = kit.Piece{
	Name: "wok", Cm: 45,
	States:  "full; empty -vegetables -steam",
	Palette: "pan #434b59 iron metal; handle #9c6234 wood; vegetables #5cae4a food",
	Draw: func(c *kit.Canvas) {
		p, h, v := c.Tones("pan"), c.Tones("handle"), c.Tones("vegetables")
		c.Part("handle", sheen.Tube(c, "M182 116L214 92", 13, p), c.Line("M208 98L248 66", h.DDD, 20), c.Line("M208 98L248 66", h.M, 16).Move(-.8, -.8), c.Line("M208 92L244 64", h.LL, 3.4).Move(-2, 0).Opacity(.7))
		c.On(kit.Back)
		c.Part("pan", c.Form(kit.Oval(102, 128, 98, 34), kit.Lin(4, 0, 200, 0, p.LL, p.L, p.D)), c.Form(kit.Oval(102, 131, 90, 28), kit.Rad(90, 140, 100, p.D, p.DD, p.DDD)))
		orange, red, pink := kit.TonesOf(kit.Hex("#f08a35")), kit.TonesOf(kit.Hex("#dd3b32")), kit.TonesOf(kit.Hex("#f59a80"))
		strip := func(x, y, a float64, t kit.Tones) kit.Node {
			return kit.Of(c.Line(pf("M%g %gq14 -12 30 -2", x-15, y+3), t.DD, 10), c.Line(pf("M%g %gq14 -12 30 -2", x-15, y+2), t.M, 8), c.Line(pf("M%g %gq12 -9 24 -3", x-12, y), t.LL, 2.4)).Rotate(a, x, y)
		}
		tree := func(x, y float64) kit.Node {
			return kit.Of(c.Line(pf("M%g %gv14", x, y), v.LL, 7), sheen.Ball(c, x-9, y, 9, v), sheen.Ball(c, x+9, y, 9, v), sheen.Ball(c, x, y-8, 11, v))
		}
		c.Part("vegetables", strip(60, 126, -10, orange), strip(140, 122, 20, red), strip(100, 112, 0, red), tree(76, 112), tree(126, 110), strip(50, 138, 30, red), strip(112, 132, -30, orange), strip(154, 136, -14, orange), c.Circle(94, 132, 11, pink.D), c.Line("M86 134A10 10 0 1 1 102 138", pink.L, 5), c.Circle(136, 140, 9, v.L), c.Circle(136, 140, 6, v.LL), strip(80, 146, 8, orange), tree(110, 144))
		c.On(kit.Fore)
		const d = "M4 128A98 34 0 0 0 200 128C198 180 158 214 124 222H80C46 214 6 180 4 128Z"
		c.Part("pan", c.Form(d, across(4, 200, p), sheen.Edge(c, d, p, 26)), c.Path("M4 128A98 34 0 0 0 200 128", kit.None).Stroke(p.LL, 4), c.Path("M26 164Q40 192 68 206Q72 214 64 212Q36 198 22 170Q20 162 26 164Z", kit.White).Opacity(.45).Shade())
		c.Part("steam", edible.Steam(c, 70, 92, 16, 70), edible.Steam(c, 112, 86, 18, 84))
		c.Anchor("ground", 102, 222)
		c.AnchorBox("inside", 102, 128, 160, 50, 0)
		c.AnchorBox("grip", 230, 80, 0, 0, 51)
	},
}

var plate = kit.Piece{
	Name: "plate", Cm: 27,
	States:  "empty",
	Palette: "plate #eef1f4 dish; rim #3f86c8 band",
	Draw: func(c *kit.Canvas) {
		p, r := c.Tones("plate"), c.Tones("rim")
		c.Part("plate", c.Circle(128, 131, 122, p.DDD), sheen.Ball(c, 128, 128, 122, p))
		c.Part("rim", c.Circle(128, 128, 113, kit.None).Stroke(kit.Lin(40, 40, 216, 216, r.L, r.M, r.D), 8), c.Circle(128, 128, 102, kit.None).Stroke(r.M, 2.5))
		c.Part("plate", c.Blur(3, c.Circle(130, 131, 80, p.DDD)).Opacity(.3), c.Circle(128, 128, 80, kit.Lin(60, 60, 196, 196, p.DD, p.M, p.LL)), c.Circle(128, 128, 75, kit.Lin(70, 70, 190, 190, p.LL, p.L, p.D)), c.Path("M70 92A70 70 0 0 1 128 58V70A58 58 0 0 0 82 98Z", kit.White).Opacity(.8).Shade(), c.Path("M34 92A100 100 0 0 1 78 42L84 52A90 90 0 0 0 44 96Z", kit.White).Opacity(.65).Shade())
		c.AnchorBox("inside", 128, 128, 140, 140, 0)
		c.AnchorBox("print", 128, 128, 106, 106, 0)
	},
}

var measuringCup = kit.Piece{
	Name: "measuring-cup", Cm: 17,
	States:  "full; empty -water",
	Palette: "glass #bfe0ee cup; marks #e2463c lines; water #6cc4f0 liquid",
	Draw: func(c *kit.Canvas) {
		g, m, w := c.Tones("glass"), c.Tones("marks"), c.Tones("water")
		c.On(kit.Back)
		c.Part("handle", c.Line("M176 78C252 60 252 210 172 196", g.DD, 20).Opacity(.8), c.Line("M176 78C252 60 252 210 172 196", g.L, 14).Move(-.8, -1), c.Line("M182 76C238 68 240 180 184 192", kit.White, 3).Opacity(.8))
		const d = "M14 44C20 38 34 46 46 50H186L176 226Q174 240 160 240H66Q52 240 50 226L40 76C36 60 10 54 14 44Z"
		c.Part("glass", c.Form("M14 44C20 38 34 46 46 50H186Q184 62 116 62Q50 62 40 68Q36 56 14 50Z", kit.Lin(14, 0, 186, 0, g.D.Alpha(.6), kit.White.Alpha(.4), g.D.Alpha(.5))))
		c.Part("water", c.Clip(d, c.Path("M30 116H200V250H30Z", kit.Lin(40, 0, 186, 0, w.L, w.M, w.D)).Opacity(.85), c.Ellipse(114, 116, 70, 9, kit.Lin(44, 0, 184, 0, w.LL, w.L)).Opacity(.95)))
		c.On(kit.Fore)
		c.Part("glass", pane(c, d, 40, 186, g))
		c.Part("marks", c.Line("M128 88H160M138 102H160M128 116H160M138 130H160M128 144H160M138 158H160M128 172H160M138 186H160M128 200H160", m.M, 3.6), c.Path(kit.LettersPath("4", kit.Box{X0: 104, Y0: 80, X1: 124, Y1: 96}, "display"), m.M), c.Path(kit.LettersPath("3", kit.Box{X0: 104, Y0: 108, X1: 124, Y1: 124}, "display"), m.M), c.Path(kit.LettersPath("2", kit.Box{X0: 104, Y0: 136, X1: 124, Y1: 152}, "display"), m.M), c.Path(kit.LettersPath("1", kit.Box{X0: 104, Y0: 164, X1: 124, Y1: 180}, "display"), m.M))
		c.Part("glass", c.Path("M56 78Q60 72 64 78L76 216Q72 224 68 216Z", kit.White).Opacity(.8).Shade())
		c.Anchor("ground", 114, 240)
		c.AnchorBox("inside", 114, 56, 130, 20, 0)
		c.AnchorBox("grip", 226, 136, 0, 0, 0)
	},
}

var pitcher = kit.Piece{
	Name: "pitcher", Cm: 26,
	States:  "full; empty -drink -fruit -leaves",
	Palette: "glass #c3e4f0 jug; drink #ffa43d juice; fruit #ffd84a lemon slices; leaves #5aae4a mint",
	Draw: func(c *kit.Canvas) {
		g, j, f, l := c.Tones("glass"), c.Tones("drink"), c.Tones("fruit"), c.Tones("leaves")
		c.On(kit.Back)
		c.Part("handle", c.Line("M182 72C250 64 250 186 186 190", g.DD, 18).Opacity(.85), c.Line("M182 72C250 64 250 186 186 190", g.L, 12).Move(-.8, -1), c.Line("M186 70C238 70 238 166 196 184", kit.White, 3).Opacity(.8))
		const d = "M28 22C38 18 52 26 66 28H178C176 60 180 84 190 116C200 160 196 204 184 232Q180 246 164 246H72Q56 246 52 232C40 204 36 160 46 116C56 84 62 60 50 46C40 40 22 32 28 22Z"
		c.Part("drink", c.Clip(d, c.Path("M20 92H216V256H20Z", kit.Lin(44, 0, 196, 0, j.L, j.M, j.D)).Opacity(.92), c.Ellipse(118, 92, 66, 9, j.LL)))
		slice := func(x, y, r, a float64) kit.Node {
			return kit.Of(c.Circle(x, y, r, f.D), c.Circle(x-.6, y-.8, r*.93, f.M), c.Circle(x, y, r*.8, kit.Hex("#fff8dc")), c.Around(8, x, y, c.Path(pf("M%g %gL%g %gQ%g %g %g %gZ", x, y-r*.12, x-r*.22, y-r*.64, x, y-r*.8, x+r*.22, y-r*.64), f.M))).Rotate(a, x, y)
		}
		c.Part("fruit", c.Clip(d, slice(84, 128, 26, 0), slice(150, 162, 24, 20), slice(96, 204, 25, 40)).Opacity(.95))
		leaf := c.Form("M0 0C-14 -10 -12 -28 0 -38C12 -28 14 -10 0 0Z", kit.Lin(-8, -30, 8, 0, l.LL, l.M, l.DD), c.Line("M0 -3V-33", l.LL, 1.6))
		c.Part("leaves", leaf.Rotate(-50, 0, 0).Move(120, 94), leaf.Rotate(10, 0, 0).Move(124, 96), leaf.Rotate(62, 0, 0).Move(126, 96))
		c.On(kit.Fore)
		c.Part("glass", pane(c, d, 40, 196, g), c.Path("M30 23C40 20 52 28 66 29H178", kit.None).Stroke(kit.White, 3.4), c.Path("M58 130Q64 96 72 64Q78 60 78 68Q70 104 68 140Q62 190 74 226Q70 230 66 222Q52 178 58 130Z", kit.White).Opacity(.75).Shade())
		c.Anchor("ground", 118, 246)
		c.AnchorBox("inside", 118, 34, 110, 20, 0)
		c.AnchorBox("grip", 232, 128, 0, 0, 0)
	},
}

var tumbler = kit.Piece{
	Name: "tumbler", Cm: 20,
	Palette: "cup #8a6fe0 body; lid #3b3f4c; straw #ffb84a; base #c3ccd4 metal",
	Draw: func(c *kit.Canvas) {
		b, l, s, m := c.Tones("cup"), c.Tones("lid"), c.Tones("straw"), c.Tones("base")
		c.Part("straw", c.Line("M140 70L156 -6", s.DD, 12), c.Line("M140 70L156 -6", s.M, 9).Move(-.6, 0), c.Line("M138 66L153 -4", s.LL, 2.4).Move(-1.5, 0))
		c.On(kit.Fore)
		const d = "M66 60H190L172 236Q170 250 156 250H100Q86 250 84 236Z"
		c.Part("cup", c.Form(d, across(66, 190, b), c.Blur(6, c.Path("M60 60H196V84H60Z", b.DDD)).Opacity(.4), sheen.Edge(c, d, b, 22)), c.Path("M82 78Q86 72 90 78L106 214Q102 222 98 214Z", kit.White).Opacity(.5).Shade())
		c.Part("base", c.Clip(d, c.Path("M70 226H186V256H70Z", steel(84, 172, m)), c.Path("M70 226H186V229H70Z", kit.White).Opacity(.7)))
		c.Part("lid", sheen.Body(c, "M58 50Q58 42 66 42H190Q198 42 198 50V62Q198 68 190 68H66Q58 68 58 62Z", l, 9), sheen.Body(c, "M72 28Q72 22 80 22H176Q184 22 184 28L188 44H68Z", l, 7), c.Line("M70 48H150", l.LL, 3).Opacity(.8))
		c.Part("straw", c.Clip("M100 -20H200V30H100Z", c.Line("M140 70L156 -6", s.DD, 12), c.Line("M140 70L156 -6", s.M, 9).Move(-.6, 0), c.Line("M138 66L153 -4", s.LL, 2.4).Move(-1.5, 0)), c.Ellipse(149, 29, 9, 3.4, l.DDD).Opacity(.7))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("print", 128, 150, 76, 100, 0)
		c.AnchorBox("grip", 128, 150, 0, 0, 0)
	},
}

var cakeStand = kit.Piece{
	Name: "cake-stand", Cm: 30,
	States:  "empty",
	Palette: "stand #f6c6d3 plate; trim #e9a4b8 lace <stand; dome #cfeaf5 glass",
	Draw: func(c *kit.Canvas) {
		s, t, g := c.Tones("stand"), c.Tones("trim"), c.Tones("dome")
		const foot = "M116 192C118 214 104 232 74 238Q66 242 68 248H188Q190 242 182 238C152 232 138 214 140 192Z"
		c.Part("stand", c.Form(foot, across(68, 188, s), sheen.Edge(c, foot, s, 12)))
		c.On(kit.Back)
		c.Part("stand", c.Form(kit.Oval(128, 168, 118, 22), kit.Lin(10, 150, 246, 190, s.LL, s.L, s.M), c.Ellipse(128, 168, 98, 16, kit.None).Stroke(s.D, 2)))
		c.On(kit.Fore)
		c.Part("trim", sheen.Each(17, func(i int) kit.Node {
			u := float64(i)/8 - 1
			x, y := 128+114*u, 172+20*(1-u*u)
			return kit.Of(c.Circle(x, y+4, 9.5, t.D), c.Circle(x-.5, y+3, 8.5, kit.Lin(x-8, y-6, x+8, y+10, t.LL, t.M, t.D)), c.Circle(x, y+4, 3, t.DD))
		}), c.Path("M10 168A118 22 0 0 0 246 168", kit.None).Stroke(s.L, 5), c.Path("M11 167A118 22 0 0 0 245 167", kit.None).Stroke(kit.White, 1.8))
		const dome = "M36 166V112C36 56 78 26 128 26C178 26 220 56 220 112V166Q128 196 36 166Z"
		c.Part("dome", pane(c, dome, 36, 220, g), c.Path("M54 116C56 76 80 52 108 44C114 44 114 50 108 54C84 66 70 88 68 120V156Q60 160 54 152Z", kit.White).Opacity(.7).Shade(), sheen.Ball(c, 128, 17, 13, t))
		c.Anchor("ground", 128, 248)
		c.AnchorBox("surface", 128, 168, 170, 0, 0)
	},
}

var barrel = kit.Piece{
	Name: "barrel", Cm: 90,
	Palette: "wood #b0713a staves; hoops #6b7482 metal bands; tap #d9a93a spout",
	Draw: func(c *kit.Canvas) {
		w, h, k := c.Tones("wood"), c.Tones("hoops"), c.Tones("tap")
		const d = "M58 24A70 15 0 0 0 198 24C228 84 228 172 198 234A70 15 0 0 1 58 234C28 172 28 84 58 24Z"
		c.Part("wood", c.Form(kit.Oval(128, 24, 70, 15), kit.Lin(58, 8, 198, 38, w.L, w.M, w.D), c.Line("M100 8V40M128 8V40M156 8V40", w.DD, 2).Opacity(.7)), c.Ellipse(128, 24, 70, 15, kit.None).Stroke(w.LL, 3).Opacity(.8))
		c.On(kit.Fore)
		c.Part("wood", c.Form(d, sheen.Round(36, 0, 220, 0, w), sheen.Each(7, func(i int) kit.Node {
			u := (float64(i) - 3) / 3.6
			p := pf("M%g 10Q%g 128 %g 246", 128+70*u, 128+100*u, 128+70*u)
			return kit.Of(c.Line(p, w.DDD, 2.6).Opacity(.8), c.Line(p, w.LL, 1.4).Move(2, 0).Opacity(.5))
		}), sheen.Grain(c, kit.Box{X0: 40, Y0: 20, X1: 216, Y1: 236}, 16, w), sheen.Edge(c, d, w, 26)))
		for _, y := range []float64{52, 92, 160, 202} {
			half := 92 - (y-128)*(y-128)*.0019
			p := pf("M%g %gQ128 %g %g %g", 128-half, y, y+30, 128+half, y)
			c.Part("hoops", c.Path(p, kit.None).Stroke(h.DDD, 14).Butt(), c.Path(p, kit.None).Stroke(sheen.Steel(128-half, 0, 128+half, 0, h), 11).Butt(), c.Path(p, kit.None).Stroke(h.LL, 1.6).Butt().Move(0, -3.6).Opacity(.7), c.Circle(92, y+12, 2.6, h.DDD), c.Circle(164, y+12, 2.6, h.DDD))
		}
		c.Part("tap", c.Blur(3, c.Circle(130, 142, 15, w.DDD)).Opacity(.5), sheen.Ball(c, 128, 138, 13, k), c.Form("M120 136H136V156Q136 164 128 164Q120 164 120 156Z", sheen.Round(120, 0, 136, 0, k)), c.Line("M112 122H144", k.DDD, 8), c.Line("M112 121H144", k.L, 5), c.Line("M128 122V134", k.D, 6))
		c.Anchor("ground", 128, 248)
		c.AnchorBox("surface", 128, 22, 120, 0, 0)
		c.AnchorBox("inside", 128, 24, 124, 20, 0)
		c.AnchorBox("print", 128, 128, 100, 50, 0)
	},
}

var saltAndPepper = kit.Piece{
	Name: "salt-and-pepper-shaker-set", Cm: 14,
	Palette: "glass #cfe6f0 shakers; caps #c3ccd4 lids metal; salt #f7f5f0; pepper #4a4038",
	Draw: func(c *kit.Canvas) {
		g, m, a, b := c.Tones("glass"), c.Tones("caps"), c.Tones("salt"), c.Tones("pepper")
		one := func(x float64, part string, t kit.Tones, y float64) {
			d := pf("M%g 96H%gL%g 232Q%g 248 %g 248H%gQ%g 248 %g 232Z", x-36, x+36, x+50, x+50, x+34, x-34, x-50, x-50)
			c.Part(part, c.Clip(d, c.Form(pf("M%g %gQ%g %g %g %gT%g %gV256H%gZ", x-60, y, x-30, y-8, x, y, x+60, y-2, x-60), kit.Lin(x-50, 0, x+50, 0, t.L, t.M, t.DD), sheen.Each(46, func(int) kit.Node {
				return c.Circle(x-48+96*c.Rand().Float64(), y+4+(240-y)*c.Rand().Float64(), 1.8, t.DD).Opacity(.7)
			}))))
			c.Part("glass", pane(c, d, x-50, x+50, g), c.Path(pf("M%g 108Q%g 102 %g 108L%g 224Q%g 232 %g 224Z", x-28, x-24, x-20, x-28, x-32, x-38), kit.White).Opacity(.8).Shade())
			cap := pf("M%g 96V84C%g 48 %g 40 %g 40C%g 40 %g 48 %g 84V96Q%g 104 %g 96Z", x-40, x-38, x-20, x, x+20, x+38, x+40, x, x-40)
			c.Part("caps", c.Form(cap, steel(x-40, x+40, m), sheen.Edge(c, cap, m, 10)), c.Line(pf("M%g 88Q%g 96 %g 88", x-39, x, x+39), m.DD, 2), c.Circle(x-10, 54, 2.6, m.DDD), c.Circle(x, 50, 2.6, m.DDD), c.Circle(x+10, 54, 2.6, m.DDD), c.Circle(x-5, 62, 2.6, m.DDD), c.Circle(x+6, 62, 2.6, m.DDD))
		}
		one(68, "salt", a, 136)
		one(186, "pepper", b, 150)
		c.Anchor("ground", 128, 248)
	},
}

var cooler = kit.Piece{
	Name: "cooler", Cm: 60, States: "open; closed; empty",
	Palette: "box #2f86d6 body cooler; lid #f4f6f8; handle #dfe5ea; latch #ffb63d",
	Draw: func(c *kit.Canvas) {
		if c.State("open") {
			openCooler(c)
			return
		}
		b, l, h, k := c.Tones("box"), c.Tones("lid"), c.Tones("handle"), c.Tones("latch")
		c.Part("handle", c.Line("M44 112V62Q44 44 62 44H194Q212 44 212 62V112", h.DDD, 13), c.Line("M44 112V62Q44 44 62 44H194Q212 44 212 62V112", h.M, 10).Move(-.6, -.8), c.Line("M56 42H196", h.LL, 3))
		const d = "M22 112H234L226 220Q224 234 210 234H46Q32 234 30 220Z"
		c.Part("box", sheen.Body(c, d, b, 22, c.Path("M20 150H236V186H20Z", kit.White).Opacity(.9), c.Path("M20 150H236V153H20ZM20 183H236V186H20Z", b.DD).Opacity(.6)), c.Path(kit.LettersPath("ICE", kit.Box{X0: 98, Y0: 155, X1: 158, Y1: 181}, "display"), b.D), sheen.Glint(c, "M38 120H58L62 222Q46 226 44 214Z", .3))
		c.Part("lid", sheen.Body(c, "M14 96Q14 84 28 84H228Q242 84 242 96V110Q242 120 230 120H26Q14 120 14 110Z", l, 12), c.Line("M24 92H220", kit.White, 3))
		c.Part("latch", panel(c, 110, 104, 36, 34, 7, k, 7), c.Circle(128, 126, 4, k.DDD))
		c.Part("handle", c.Circle(44, 110, 8, h.DD), c.Circle(43.5, 109.5, 6, h.L), c.Circle(212, 110, 8, h.DD), c.Circle(211.5, 109.5, 6, h.L))
		c.Anchor("ground", 128, 234)
		c.AnchorBox("surface", 128, 84, 190, 0, 0)
		c.AnchorBox("grip", 128, 44, 0, 0, 90)
	},
}
