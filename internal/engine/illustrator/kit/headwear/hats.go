package headwear

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var topHat = kit.Piece{
	Name: "top-hat", Cm: 32,
	Palette: "hat #4a4f63 felt; band #d8413f ribbon",
	Draw: func(c *kit.Canvas) {
		h, b := c.Tones("hat"), c.Tones("band")
		c.On(kit.Back)
		c.Part("hat", c.Form(kit.Oval(128, 202, 120, 34), kit.Lin(8, 170, 248, 236, h.D, h.DD, h.DDD)))
		c.On(kit.Body)
		const o = "M58 44Q128 62 198 44C190 90 186 140 190 196A62 15 0 0 1 66 196C70 140 66 90 58 44Z"
		c.Part("hat", c.Form(o, fabric.Across(58, 198, h), sheen.Edge(c, o, h, 20)), c.Form(kit.Oval(128, 44, 70, 17), kit.Lin(58, 28, 198, 60, h.L, h.M, h.D)), c.Ellipse(128, 44, 69, 16, kit.None).Stroke(h.LL, 2.4).Opacity(.7), c.Path("M80 64Q88 66 88 72C92 110 92 140 90 176Q82 178 80 172C84 130 82 96 76 68Z", kit.White).Opacity(.28).Shade())
		c.Part("band", c.Form("M68 160A62 15 0 0 0 188 160L190 192A62 15 0 0 1 66 192Z", fabric.Across(66, 190, b), c.Line("M68 166A62 15 0 0 0 188 166", b.LL, 1.6).Opacity(.6)))
		const brim = "M8 202C8 186 30 180 66 186A62 15 0 0 0 190 186C226 180 248 186 248 202C248 224 196 240 128 240C60 240 8 224 8 202Z"
		c.Part("hat", sheen.Body(c, brim, h, 13), c.Path("M10 206C20 224 70 237 128 237C186 237 236 224 246 206", kit.None).Stroke(h.LL, 2.4).Opacity(.7))
		c.AnchorBox("fit", 128, 206, 128, 0, 0)
		c.AnchorBox("inside", 128, 204, 120, 24, 0)
	},
}

var chefHat = kit.Piece{
	Name: "chef-hat", Cm: 30,
	Palette: "hat #efedea toque; band #efedea <hat",
	Draw: func(c *kit.Canvas) {
		h, b := c.Tones("hat"), c.Tones("band")
		const o = "M70 172C20 168 2 122 30 92C46 74 66 76 76 82C84 42 172 42 180 82C190 76 210 74 226 92C254 122 236 168 186 172Q128 186 70 172Z"
		fold := func(d string) kit.Node {
			return kit.Of(c.Blur(3, c.Line(d, h.DDD, 7)).Opacity(.4), c.Line(d, h.DD, 2).Opacity(.5), c.Blur(1, c.Line(d, h.LL, 4).Move(-5, -1)))
		}
		c.Part("hat", fabric.Cloth(c, o, h, fold("M92 174C88 148 80 128 62 112"), fold("M128 178C128 150 126 130 122 108"), fold("M164 174C168 148 176 128 194 112"), fold("M76 84C84 92 90 98 92 108"), fold("M180 84C172 92 168 98 166 108")), sheen.Glint(c, "M40 110Q52 90 72 92Q56 100 50 122Q42 128 40 110Z", .9))
		const d = "M68 166Q128 182 188 166L190 228Q190 236 182 238Q128 250 74 238Q66 236 66 228Z"
		c.Part("band", c.Clip(o, c.Blur(4, c.Path("M60 158Q128 176 196 158V176H60Z", h.DDD)).Opacity(.4)), sheen.Body(c, d, b, 14, sheen.Each(11, func(i int) kit.Node {
			return c.Line(fmt.Sprintf("M%g 168V246", 74+11*float64(i)), b.DD, 1.8).Opacity(.45)
		})))
		c.AnchorBox("fit", 128, 226, 122, 0, 0)
	},
}

var hardHat = kit.Piece{
	Name: "hard-hat", Cm: 30,
	Palette: "helmet #ffc32e shell hat; ridge #ffc32e <helmet; brim #f0a81e <helmet; badge #f4f6f8 label",
	Draw: func(c *kit.Canvas) {
		h, r, b, l := c.Tones("helmet"), c.Tones("ridge"), c.Tones("brim"), c.Tones("badge")
		const o = "M32 188C30 100 70 50 128 50C186 50 226 100 224 188Q128 208 32 188Z"
		c.Part("helmet", sheen.Body(c, o, h, 26), c.Clip(o, c.Blur(3, c.Line("M84 66C66 96 60 140 60 190M172 66C190 96 196 140 196 190", h.DDD, 7)).Opacity(.5), c.Line("M80 64C62 94 56 138 56 190M176 64C194 94 200 138 200 190", h.LL, 2.4).Opacity(.7)))
		c.Part("ridge", sheen.Body(c, "M106 190C102 120 104 70 112 46Q128 38 144 46C152 70 154 120 150 190Q128 198 106 190Z", r, 14), sheen.Glint(c, "M114 62Q118 52 124 54Q118 90 118 140Q112 146 111 130Z", .6))
		c.Part("badge", c.Circle(128.8, 143, 19, b.DDD).Opacity(.4), c.Circle(128, 141, 19, kit.Lin(110, 122, 146, 160, l.LL, l.M, l.DD)), c.Path("M128 128L132 137L141 138L134 145L136 154L128 149L120 154L122 145L115 138L124 137Z", b.M))
		c.Part("brim", sheen.Body(c, "M12 196C14 182 24 176 36 180Q128 200 220 180C232 176 242 182 244 196Q246 208 232 210Q128 232 24 210Q10 208 12 196Z", b, 12), sheen.Glint(c, "M26 190Q34 184 48 190Q90 198 120 199Q80 204 36 198Q24 196 26 190Z", .55), sheen.Glint(c, "M46 150Q50 104 78 82Q62 116 60 156Q50 166 46 150Z", .6))
		c.AnchorBox("fit", 128, 200, 180, 0, 0)
	},
}

var firefighterHelmet = kit.Piece{
	Name: "firefighter-helmet", Cm: 34,
	Palette: "helmet #dc3a32 shell; shield #ffcf3d badge; brim #b52a26 <helmet",
	Draw: func(c *kit.Canvas) {
		h, s, b := c.Tones("helmet"), c.Tones("shield"), c.Tones("brim")
		c.On(kit.Back)
		c.Part("brim", c.Form(kit.Oval(128, 200, 122, 34), kit.Lin(8, 170, 248, 230, b.D, b.DDD)))
		c.On(kit.Body)
		const o = "M42 186C40 92 78 36 128 36C178 36 216 92 214 186Q128 212 42 186Z"
		c.Part("helmet", sheen.Body(c, o, h, 26, c.Blur(2, c.Line("M98 46C72 84 66 140 66 200M158 46C184 84 190 140 190 200", h.DDD, 6)).Opacity(.6), c.Line("M94 46C68 84 62 140 62 200M162 46C188 84 194 140 194 200", h.LL, 2.4).Opacity(.6)), sheen.Body(c, "M118 36Q118 22 128 22Q138 22 138 36L142 84H114Z", h, 6))
		const brim = "M6 200C6 184 26 180 48 184Q128 206 208 184C230 180 250 184 250 200C250 224 196 240 128 240C60 240 6 224 6 200Z"
		c.Part("brim", sheen.Body(c, brim, b, 13), c.Path("M8 204C18 226 70 237 128 237C186 237 238 226 248 204", kit.None).Stroke(b.LL, 2.4).Opacity(.6))
		const badge = "M128 60C142 72 162 74 174 72C178 130 166 170 128 192C90 170 78 130 82 72C94 74 114 72 128 60Z"
		c.Part("shield", c.Blur(4, c.Path(badge, h.DDD).Move(4, 6)).Opacity(.6), sheen.Body(c, badge, s, 13), c.Path("M128 74C140 83 154 86 164 85C166 128 156 160 128 178C100 160 90 128 92 85C102 86 116 83 128 74Z", kit.None).Stroke(s.DDD, 2.4).Opacity(.7), c.Path("M128 92C136 108 152 116 150 138C148 156 136 164 128 164C120 164 108 156 106 138C106 126 114 124 116 112C120 118 124 118 124 110Q124 100 128 92Z", h.D), c.Path("M128 122C132 132 140 136 139 148C138 156 132 160 128 160C124 160 118 156 117 148C117 140 124 134 128 122Z", s.LL))
		c.AnchorBox("fit", 128, 204, 160, 0, 0)
	},
}

var knightHelmet = kit.Piece{
	Name: "knight-helmet", Cm: 34,
	Palette: "helmet #aeb8c6 steel metal; plume #d8362f feather crest; trim #e2b23e gold",
	Draw: func(c *kit.Canvas) {
		h, p, g := c.Tones("helmet"), c.Tones("plume"), c.Tones("trim")
		c.Part("plume", sheen.Body(c, "M122 40C126 4 168 -12 204 6C238 24 250 70 238 112C236 128 224 124 224 112C222 84 208 66 190 62C166 56 146 56 130 58Z", p, 14, c.Line("M136 44C170 22 210 40 228 88M140 34C170 8 216 20 234 70M150 50C184 44 208 60 222 96", p.DDD, 2.6).Opacity(.5), c.Line("M138 40C172 16 212 34 230 80", p.LL, 3).Opacity(.6)))
		const o = "M44 124C44 70 78 36 124 36C170 36 206 70 206 124C206 170 204 200 196 226Q126 254 54 226C46 200 44 170 44 124Z"
		c.Part("helmet", c.Form(o, sheen.Steel(44, 0, 206, 0, h), sheen.Edge(c, o, h, 20)))
		const visor = "M34 118Q34 104 50 104H198Q214 104 214 118C214 150 196 190 152 214Q124 224 96 214C52 190 34 150 34 118Z"
		c.Part("helmet", c.Blur(4, c.Path(visor, h.DDD).Move(2, 6)).Opacity(.5), c.Form(visor, sheen.Steel(34, 0, 214, 0, h), c.Path("M124 100H220V230H124Z", h.DD).Opacity(.35), sheen.Edge(c, visor, h, 15)))
		c.Part("helmet", c.Path("M52 124L112 132V142L58 136ZM196 124L136 132V142L190 136Z", kit.Hex("#1e2230")), c.Line("M52 137L112 144M196 137L136 144", h.LL, 2), sheen.Each(4, func(i int) kit.Node {
			y := 160 + 10*float64(i)
			w := 26 - 4*float64(i)
			return kit.Of(c.Line(fmt.Sprintf("M%g %gL112 %gM%g %gL136 %g", 112-w, y-2, y+1, 136+w, y-2, y+1), kit.Hex("#1e2230"), 5), c.Line(fmt.Sprintf("M%g %gL112 %gM%g %gL136 %g", 112-w, y+1, y+4, 136+w, y+1, y+4), h.LL, 1.4))
		}))
		c.Part("trim", c.Path("M118 38H132L130 216H120Z", sheen.Round(118, 0, 132, 0, g)), c.Line("M46 226Q126 256 202 226", g.DDD, 13), c.Line("M46 225Q126 255 202 225", g.M, 10), c.Line("M50 223Q126 250 198 223", g.LL, 2.4), sheen.Ball(c, 44, 116, 13, g), sheen.Ball(c, 204, 116, 13, g), sheen.Ball(c, 125, 40, 11, g))
		c.AnchorBox("fit", 124, 216, 150, 0, 0)
	},
}

// woven are the rings of braided straw on a form between two heights.
func woven(c *kit.Canvas, x0, x1, y0, y1, sag, step float64, t kit.Tones) kit.Node {
	var all []kit.Node
	for y := y0; y < y1; y += step {
		d := fmt.Sprintf("M%g %gQ%g %g %g %g", x0, y, (x0+x1)/2, y+sag, x1, y)
		all = append(all, c.Line(d, t.DD, 1.6).Opacity(.6), c.Line(d, t.LL, step*.5).Dash(3, 3).Butt().Move(0, step*.5).Opacity(.4))
	}
	return kit.Of(all...)
}

var strawHat = kit.Piece{
	Name: "straw-hat", Cm: 36,
	Palette: "hat #eec27a straw; band #d8413f ribbon",
	Draw: func(c *kit.Canvas) {
		h, b := c.Tones("hat"), c.Tones("band")
		c.On(kit.Back)
		const brim = "M4 168C4 146 52 138 128 138C204 138 252 146 252 168C252 198 190 216 128 216C66 216 4 198 4 168Z"
		c.Part("hat", sheen.Body(c, brim, h, 15, sheen.Each(6, func(i int) kit.Node {
			k := float64(i)
			return kit.Of(c.Ellipse(128, 172, 120-10*k, 42-4*k, kit.None).Stroke(h.DD, 1.8).Opacity(.6), c.Ellipse(128, 170, 115-10*k, 40-4*k, kit.None).Stroke(h.LL, 3).Dash(4, 3).Butt().Opacity(.4))
		}), c.Blur(6, c.Ellipse(132, 180, 78, 22, h.DDD)).Opacity(.4)))
		c.On(kit.Body)
		const o = "M62 170C60 100 84 62 128 62C172 62 196 100 194 170A66 17 0 0 1 62 170Z"
		c.Part("hat", sheen.Body(c, o, h, 22, woven(c, 50, 206, 60, 186, 18, 9, h), c.Blur(5, c.Ellipse(130, 70, 30, 8, h.DDD)).Opacity(.3)))
		c.Part("band", c.Form("M62 142A66 17 0 0 0 194 142V168A66 17 0 0 1 62 168Z", fabric.Across(62, 194, b)), sheen.Body(c, "M168 160C182 150 204 156 202 166C204 178 184 180 170 170Z", b, 5), sheen.Body(c, "M166 168L176 196L184 190L192 194L182 168Z", b, 5), sheen.Ball(c, 170, 165, 8, b))
		c.AnchorBox("fit", 128, 172, 132, 0, 0)
	},
}

var sombrero = kit.Piece{
	Name: "sombrero", Cm: 55,
	Palette: "hat #e8b04a straw; trim #d8362f band; pattern #2f9a6a stripes; pompoms #fbf1df",
	Draw: func(c *kit.Canvas) {
		h, t, p, m := c.Tones("hat"), c.Tones("trim"), c.Tones("pattern"), c.Tones("pompoms")
		c.On(kit.Back)
		const brim = "M2 168C-2 144 20 150 44 158Q128 130 212 158C236 150 258 144 254 168C250 208 190 226 128 226C66 226 6 208 2 168Z"
		c.Part("hat", sheen.Body(c, brim, h, 15))
		c.Part("pattern", c.Clip(brim, c.Path("M-6 176C30 228 226 228 262 176", kit.None).Stroke(p.M, 9), c.Path("M4 164C40 212 216 212 252 164", kit.None).Stroke(t.M, 5), c.Path("M-2 192C34 238 222 238 258 192", kit.None).Stroke(m.M, 5).Dash(9, 8), c.Blur(6, c.Ellipse(130, 184, 74, 20, h.DDD)).Opacity(.5), sheen.Edge(c, brim, h, 14)))
		c.On(kit.Body)
		const o = "M70 170C82 130 96 62 108 40Q128 20 148 40C160 62 174 130 186 170A58 15 0 0 1 70 170Z"
		zig := "M60 132"
		for i := range 14 {
			zig += fmt.Sprintf("L%g %gL%g %g", 65+10*float64(i), 146.0, 70+10*float64(i), 132.0)
		}
		c.Part("hat", sheen.Body(c, o, h, 20, woven(c, 60, 196, 30, 130, 14, 9, h)))
		c.Part("pattern", c.Clip(o, c.Path("M60 120Q128 136 196 120V150Q128 166 60 150Z", p.M), c.Line(zig, m.M, 4).Move(0, 4), c.Path("M60 84Q128 98 196 84V94Q128 108 60 94Z", t.M), sheen.Edge(c, o, h, 18)))
		c.Part("trim", c.Form("M72 152A57 14 0 0 0 184 152L186 172A58 15 0 0 1 70 172Z", fabric.Across(70, 186, t), c.Line("M74 160A57 14 0 0 0 184 160", t.LL, 2).Opacity(.7)))
		c.Part("pompoms", sheen.Each(11, func(i int) kit.Node {
			u := float64(i)/5 - 1
			return sheen.Ball(c, 128+118*u, 224-44*u*u*u*u-6*u*u, 7, m)
		}))
		c.AnchorBox("fit", 128, 174, 116, 0, 0)
	},
}

var bandana = kit.Piece{
	Name: "bandana", Cm: 40,
	Palette: "bandana #d8362f cloth; pattern #fbf5ea paisley",
	Draw: func(c *kit.Canvas) {
		b, p := c.Tones("bandana"), c.Tones("pattern")
		c.On(kit.Back)
		c.Part("bandana", sheen.Body(c, "M208 62C232 52 252 66 250 82C240 92 222 84 210 74Z", b, 6), sheen.Body(c, "M212 70C236 84 244 112 236 128C222 120 208 96 206 78Z", b, 6), c.Form("M18 60Q128 28 212 60Q128 80 18 60Z", kit.Lin(0, 40, 0, 74, b.DD, b.DDD)))
		c.On(kit.Body)
		const o = "M10 66Q118 96 214 62Q222 64 220 76C200 140 160 208 122 240Q116 246 110 240C66 202 24 132 6 78Q2 68 10 66Z"
		drop := func(x, y, k, a float64) kit.Node {
			return kit.Of(c.Path("M0 -16C14 -16 16 4 4 12C-8 18 -18 8 -12 0C-8 -4 -2 0 -4 4C-10 -2 -12 -16 0 -16Z", kit.None).Stroke(p.M, 2.6), c.Circle(0, -5, 3, p.M), c.Circle(-16, -8, 1.8, p.M), c.Circle(12, 14, 1.8, p.M)).Scale(k, k, 0, 0).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("bandana", fabric.Cloth(c, o, b, fabric.Crease(c, b, 7, "M28 84Q70 110 96 160"), fabric.Crease(c, b, 7, "M200 84Q158 116 136 160"), fabric.Crease(c, b, 6, "M116 92Q118 140 114 190")))
		c.Part("pattern", c.Clip(o, c.Path("M20 80Q118 108 206 76C188 136 152 194 116 226C78 190 38 134 20 80Z", kit.None).Stroke(p.M, 2.6), sheen.Each(19, func(i int) kit.Node {
			u := float64(i) / 18
			return c.Circle(10+204*u, 74+19*(1-(2*u-1)*(2*u-1)), 2.4, p.M)
		}), drop(58, 112, 1, -30), drop(112, 122, 1.25, 8), drop(168, 108, 1, 40), drop(90, 168, .95, -10), drop(142, 160, .9, 60), drop(116, 204, .8, 20), sheen.Edge(c, o, b, 18)))
		c.AnchorBox("fit", 112, 70, 196, 0, 0)
	},
}

var faceMask = kit.Piece{
	Name: "face-mask", Cm: 18,
	Palette: "mask #8ecbe8 cloth; loops #f4f6f8 straps; edge #6fb3d6 trim <mask",
	Draw: func(c *kit.Canvas) {
		m, l, e := c.Tones("mask"), c.Tones("loops"), c.Tones("edge")
		loop := kit.Of(c.Line("M46 84C-6 60 -6 196 46 172", l.DDD, 9), c.Line("M46 84C-6 60 -6 196 46 172", l.M, 6.5).Move(-.4, -.6), c.Line("M44 82C4 66 6 180 38 172", l.LL, 2))
		c.On(kit.Back)
		c.Part("loops", loop, loop.Mirror(128))
		c.On(kit.Body)
		const o = "M38 76C68 60 96 50 128 50C160 50 188 60 218 76Q226 80 225 90V164Q226 172 220 178C192 200 160 216 128 216C96 216 64 200 36 178Q30 172 31 164V90Q30 80 38 76Z"
		pleat := func(y, sag float64) kit.Node {
			d := fmt.Sprintf("M30 %gQ128 %g 226 %g", y, y+sag, y)
			return kit.Of(c.Blur(3, c.Line(d, m.DDD, 7).Move(0, 3)).Opacity(.45), c.Line(d, m.DD, 1.8).Opacity(.7), c.Line(d, m.LL, 2.6).Move(0, -2.6).Opacity(.8))
		}
		c.Part("mask", fabric.Cloth(c, o, m, pleat(104, -6), pleat(132, 6), pleat(160, 16)))
		c.Part("edge", c.Clip(o, c.Path("M38 76C68 60 96 50 128 50C160 50 188 60 218 76V88C188 72 160 62 128 62C96 62 68 72 38 88Z", e.M), c.Path("M20 60H44V190H20ZM212 60H236V190H212Z", e.M).Opacity(.55), sheen.Edge(c, o, m, 15)), fabric.Stitches(c, m.LL, "M47 86V174M209 86V174M50 82C76 70 100 64 128 64C156 64 180 70 206 82"))
		c.AnchorBox("fit", 128, 128, 190, 0, 0)
		c.AnchorBox("print", 128, 136, 120, 80, 0)
	},
}
