package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/handle"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var weldingHelmet = kit.Piece{
	Name: "welding-helmet", Cm: 32,
	Palette: "mask #3b4350 black helmet; visor #3fae6a glass; trim #f0a52c orange",
	Draw: func(c *kit.Canvas) {
		m, v, t := c.Tones("mask"), c.Tones("visor"), c.Tones("trim")
		c.Part("mask", sheen.Body(c, "M36 88C24 84 18 100 24 116C28 128 40 130 46 126Z", m, 5), sheen.Body(c, "M220 88C232 84 238 100 232 116C228 128 216 130 210 126Z", m, 5))
		d := "M128 8C184 8 216 44 220 92C222 124 216 156 206 184C198 212 174 248 128 250C82 248 58 212 50 184C40 156 34 124 36 92C40 44 72 8 128 8Z"
		c.Part("mask", c.Form(d, kit.Rad(92, 60, 220, m.LL, m.L, m.M, m.DD), c.Path("M30 176C70 204 186 204 226 176L206 200C176 222 80 222 50 200Z", m.DDD).Opacity(.55), c.Line("M52 186C90 212 166 212 204 186", m.LL, 3).Opacity(.5), c.Blur(6, c.Path("M60 40C80 18 110 14 128 16C100 24 76 44 66 76L54 84Z", kit.White)).Opacity(.35), c.Line("M128 206V246M106 208L112 244M150 208L144 244", m.DDD, 4).Opacity(.6), sheen.Edge(c, d, m, 22)))
		c.Part("trim", c.Form("M96 22L128 14L160 22L150 62L128 72L106 62Z", kit.Lin(96, 14, 160, 72, t.LL, t.M, t.DD)), c.Form("M46 90L64 100V164L52 168C44 140 42 114 46 90Z", kit.Lin(44, 90, 64, 168, t.L, t.M, t.D)), c.Form("M210 90L192 100V164L204 168C212 140 214 114 210 90Z", kit.Lin(192, 90, 212, 168, t.M, t.DD)))
		c.Part("mask", sheen.Body(c, kit.RoundRect(64, 86, 128, 80, 12), m, 8), sheen.Screw(c, 74, 96, 4, m), sheen.Screw(c, 182, 96, 4, m), sheen.Screw(c, 74, 156, 4, m), sheen.Screw(c, 182, 156, 4, m))
		glass := kit.RoundRect(80, 100, 96, 52, 6)
		c.Part("visor", c.Path(kit.RoundRect(76, 96, 104, 60, 8), m.DDD), c.Form(glass, kit.Lin(80, 100, 176, 152, v.L, v.M, v.DD, v.DDD), c.Path("M80 140L124 100H144L88 152H80Z", kit.White).Opacity(.4), c.Path("M132 152L176 112V124L146 152Z", kit.White).Opacity(.25), c.Glow(5, c.Circle(150, 134, 7, kit.Hex("#fff6c8")))))
		c.Part("trim", sheen.Ball(c, 36, 106, 13, t), sheen.Ball(c, 220, 106, 13, t))
		c.AnchorBox("fit", 128, 110, 150, 100, 0)
		c.Anchor("ground", 128, 250)
	},
}

var tattooMachine = kit.Piece{
	Name: "tattoo-machine", Cm: 12,
	Palette: "frame #c8a24a brass; coils #8f2f3a red; metal #c3ccd4 steel; grip #3a3f4a black",
	Draw: func(c *kit.Canvas) {
		f, o, m, g := c.Tones("frame"), c.Tones("coils"), c.Tones("metal"), c.Tones("grip")
		n := func(part string, nodes ...kit.Node) { c.Part(part, kit.Of(nodes...).Rotate(28, 128, 128)) }
		n("metal", sheen.Tube(c, "M92 176V250", 8, m), c.Path("M88 248H96L92 272Z", m.D))
		n("grip", c.Form(kit.RoundRect(74, 166, 36, 62, 10), sheen.Round(74, 0, 110, 0, g), sheen.Each(7, func(i int) kit.Node { return c.Line(sheen.D("M72 %dL112 %d", 174+i*8, 178+i*8), g.DDD, 2.6) }), sheen.Each(7, func(i int) kit.Node { return c.Line(sheen.D("M72 %dL112 %d", 176+i*8, 180+i*8), g.LL, 1).Opacity(.7) })), sheen.Body(c, "M78 226H106L98 244H86Z", m, 3))
		n("frame", sheen.Body(c, "M70 158H204Q216 158 216 146V30Q216 10 196 12Q180 14 182 32V132H112V60Q112 46 98 44H78Q66 46 68 58Q70 66 82 66H88V134H74Q64 136 64 147Q64 158 70 158Z", f, 9, c.Line("M200 30V142", f.LL, 3).Opacity(.8)), sheen.Screw(c, 198, 30, 6, m), sheen.Screw(c, 150, 146, 5, m), sheen.Screw(c, 90, 146, 5, m))
		coil := func(x float64) kit.Node {
			return kit.Of(sheen.Body(c, kit.RoundRect(x-18, 62, 36, 70, 6), o, 6, sheen.Each(12, func(i int) kit.Node {
				return kit.Of(c.Line(sheen.D("M%g %dH%g", x-20, 68+i*5, x+20), o.DDD, 2).Opacity(.6), c.Line(sheen.D("M%g %dH%g", x-16, 66+i*5, x-2), o.LL, 1.4).Opacity(.8))
			})), c.Form(kit.RoundRect(x-21, 56, 42, 9, 4), sheen.Steel(x-21, 0, x+21, 0, m)), c.Form(kit.RoundRect(x-21, 127, 42, 9, 4), sheen.Steel(x-21, 0, x+21, 0, m)))
		}
		n("coils", coil(134), coil(170))
		n("metal", c.Form(kit.RoundRect(84, 40, 112, 10, 4), sheen.Steel(84, 40, 84, 50, m)), sheen.Tube(c, "M98 40C98 24 120 20 130 34", 4, m), sheen.Body(c, kit.RoundRect(88, 30, 20, 14, 4), f, 3), c.Line("M92 52V166", m.D, 3), sheen.Ball(c, 206, 20, 12, f))
		n("coils", c.Line("M200 152C224 176 190 200 216 222C226 230 230 240 224 252", g.DDD, 7), c.Line("M199 151C223 175 189 199 215 221C225 229 229 239 223 251", g.L, 3))
		handle.GripAt(c, 100, 190, 28)
	},
}

var paintRoller = kit.Piece{
	Name: "paint-roller", Cm: 35,
	Palette: "roller #f05a5a paint; handle #3f7fd0 grip; metal #c3ccd4 rod",
	Draw: func(c *kit.Canvas) {
		r, h, m := c.Tones("roller"), c.Tones("handle"), c.Tones("metal")
		c.Part("metal", sheen.Tube(c, "M214 60H236Q244 60 244 70V112Q244 122 234 122H140Q128 122 128 134V172", 9, m))
		c.Part("handle", sheen.Body(c, "M116 160Q128 154 140 160L146 236Q146 253 128 253Q110 253 110 236Z", h, 9, c.Line("M114 190H142M113 202H143M112 214H144M112 226H144", h.DD, 4).Opacity(.5)), sheen.Body(c, kit.RoundRect(118, 148, 20, 20, 5), h, 4), c.Circle(128, 242, 4.6, h.DDD))
		d := kit.RoundRect(18, 22, 196, 76, 20)
		c.Part("roller", c.Form(d, kit.Lin(0, 22, 0, 98, r.L, r.LL, r.M, r.D, r.DD), sheen.Each(60, func(i int) kit.Node {
			x, y := 24+float64(i*37%184), 28+float64(i*23%64)
			return c.Line(sheen.D("M%g %gl3 5", x, y), []kit.Color{r.LL, r.DDD}[i%2], 2).Opacity(.4)
		}), sheen.Edge(c, d, r, 14)), c.Form(kit.Oval(205, 60, 12, 36), kit.Lin(194, 24, 216, 96, m.LL, m.M, m.DD)), c.Ellipse(206, 60, 5, 15, m.DDD), c.Line("M34 40H150", kit.White, 6).Opacity(.5).Shade())
		c.Part("roller", c.Form("M30 92H96C96 104 90 106 88 114C86 122 78 122 77 113C76 106 70 104 66 110C64 124 66 140 58 140C50 140 52 122 48 112C44 102 34 106 30 92Z", kit.Lin(0, 90, 0, 140, r.M, r.D)), c.Line("M56 112V132", r.LL, 3).Opacity(.8))
		handle.GripAt(c, 128, 206, 0)
		c.Anchor("ground", 128, 253)
	},
}

var anvil = kit.Piece{
	Name: "anvil", Cm: 50, Facing: kit.Right,
	Palette: "anvil #59626e iron; block #a5673a wood stump",
	Draw: func(c *kit.Canvas) {
		a, w := c.Tones("anvil"), c.Tones("block")
		c.Part("block", sheen.Body(c, "M56 182H200L208 246Q128 258 48 246Z", w, 14, handle.Grain(c, 52, 204, 188, 246, 7, w)), c.Form(kit.Oval(128, 184, 74, 11), kit.Lin(54, 0, 202, 0, w.LL, w.L, w.D)))
		d := "M12 60H176C206 60 234 68 252 84C240 108 208 116 178 116C166 122 160 132 160 144C162 158 174 164 190 168V186H66V168C84 164 94 156 96 142C96 128 88 118 72 112C46 108 22 92 12 74Z"
		c.Part("anvil", c.Form(d, kit.Lin(20, 60, 180, 190, a.LL, a.L, a.M, a.DD), c.Path("M12 60H176C206 60 234 68 252 84L240 92C222 80 200 76 176 76H14Z", a.LL).Opacity(.8), c.Line("M14 76H176C200 76 222 82 238 92", a.DD, 2.4).Opacity(.6), c.Blur(5, c.Path("M96 142C96 128 160 128 160 144V170H96Z", a.DDD)).Opacity(.4), c.Rect(40, 63, 12, 7, 2, a.DDD), c.Circle(66, 67, 4, a.DDD), sheen.Edge(c, d, a, 14)), c.Line("M22 64H140", kit.White, 3).Opacity(.7).Shade())
		c.AnchorBox("surface", 108, 60, 160, 10, 0)
		c.Anchor("ground", 128, 250)
	},
}

var tapeMeasure = kit.Piece{
	Name: "tape-measure", Cm: 9,
	Palette: "case #f5b51f yellow body; grip #3a3f4a black rubber; tape #fbf0c8 blade; metal #c3ccd4 hook",
	Draw: func(c *kit.Canvas) {
		b, g, t, m := c.Tones("case"), c.Tones("grip"), c.Tones("tape"), c.Tones("metal")
		tape := "M150 190H246V216H150Z"
		c.Part("tape", c.Form(tape, kit.Lin(0, 190, 0, 216, t.LL, t.L, t.M, t.D), sheen.Each(20, func(i int) kit.Node {
			h := []float64{14, 7, 9, 7}[i%4]
			return c.Line(sheen.D("M%d 190v%g", 160+i*5, h), kit.Hex("#33363e"), 1.6).Butt()
		}), c.Path("M180 205H184V215H180ZM222 205H226V215H222Z", kit.Hex("#d8352a"))))
		c.Part("metal", sheen.Body(c, "M240 184H252V232H244V218H240Z", m, 3))
		d := "M20 78C20 40 50 18 90 18H124C174 18 204 50 204 96V206Q204 226 184 226H44Q20 226 20 202Z"
		c.Part("grip", sheen.Body(c, d, g, 14))
		in := "M34 82C34 48 60 32 92 32H122C164 32 190 60 190 98V186Q190 196 180 196H60Q34 196 34 170Z"
		c.Part("case", c.Form(in, kit.Rad(80, 70, 180, b.LL, b.L, b.M, b.D), sheen.Edge(c, in, b, 14)), sheen.Body(c, kit.Oval(112, 116, 50, 50), g, 8), c.Form(kit.Oval(112, 116, 41, 41), kit.Lin(74, 78, 150, 156, b.L, b.M, b.D)), c.Path(kit.LettersPath("5 m", kit.Box{X0: 84, Y0: 100, X1: 140, Y1: 132}, "display"), g.M), c.Line("M52 74C56 56 72 46 94 46H112", kit.White, 6).Opacity(.6).Shade())
		c.Part("grip", sheen.Body(c, "M160 30L192 46Q206 56 198 66Q192 70 186 66L156 46Z", kit.TonesOf(kit.Hex("#d8433a")), 5), sheen.Body(c, kit.RoundRect(186, 184, 22, 34, 6), g, 5))
		c.Anchor("ground", 116, 226)
	},
}

var hairClippers = kit.Piece{
	Name: "hair-clippers", Cm: 18,
	Palette: "body #33373f black; gold #e0b24a trim; blade #c8d0d8 steel",
	Draw: func(c *kit.Canvas) {
		b, g, m := c.Tones("body"), c.Tones("gold"), c.Tones("blade")
		c.Part("body", c.Line("M128 236C128 258 160 250 176 262", b.DD, 9), c.Line("M127 236C127 256 159 248 175 260", b.L, 3)) // the cable
		c.Part("blade", sheen.Each(15, func(i int) kit.Node {
			x := 86 + 6*float64(i)
			return c.Form(sheen.D("M%g 30L%g 8L%g 30Z", x-3, x, x+3), kit.Lin(x-3, 0, x+3, 0, m.LL, m.D))
		}), c.Form("M80 26H176L172 54H84Z", sheen.Steel(80, 0, 176, 0, m), c.Line("M80 38H176", m.DDD, 2).Opacity(.6)))
		d := "M82 52H174C182 70 178 84 172 98C164 124 168 150 172 178C176 214 160 242 128 242C96 242 80 214 84 178C88 150 92 124 84 98C78 84 74 70 82 52Z"
		c.Part("body", c.Form(d, kit.Lin(78, 0, 180, 0, kit.At(0, b.D), kit.At(.2, b.LL), kit.At(.4, b.L), kit.At(.6, b.M), kit.At(1, b.DDD)), sheen.Edge(c, d, b, 14)))
		c.Part("gold", c.Form("M80 60H176L178 74H78Z", sheen.Steel(78, 0, 178, 0, g)), c.Form("M104 96H152C158 118 156 152 158 182C158 204 146 218 128 218C110 218 98 204 98 182C100 152 98 118 104 96Z", kit.Lin(98, 0, 158, 0, b.DD, b.M, b.DDD)), c.Path("M104 96H152C158 118 156 152 158 182C158 204 146 218 128 218C110 218 98 204 98 182C100 152 98 118 104 96Z", kit.None).Stroke(g.M, 3), c.Form(kit.RoundRect(116, 116, 24, 44, 12), sheen.Steel(116, 0, 140, 0, g)), c.Form(kit.RoundRect(119, 120, 18, 18, 9), kit.Lin(119, 120, 137, 138, g.LL, g.D)), sheen.Body(c, "M174 74L196 66Q204 66 202 74L184 92Z", g, 3), c.Circle(128, 190, 7, g.M), c.Circle(127, 189, 4, g.LL))
		c.Part("body", c.Line("M92 84C98 110 94 150 90 186", kit.White, 4).Opacity(.5).Shade())
		handle.GripAt(c, 128, 180, 0)
	},
}

var nailGun = kit.Piece{
	Name: "nail-gun", Cm: 32, Facing: kit.Right,
	Palette: "body #f2a52a yellow; metal #c3ccd4 steel; grip #363b46 black rubber; nails #d8b24a",
	Draw: func(c *kit.Canvas) {
		b, m, g, n := c.Tones("body"), c.Tones("metal"), c.Tones("grip"), c.Tones("nails")
		c.Part("metal", sheen.Body(c, "M196 92H216L212 196H200Z", m, 4), sheen.Body(c, "M192 150H222V172H192Z", g, 4), c.Path("M202 196H210V222L206 232L202 222Z", m.D))
		c.Part("nails", sheen.Body(c, "M30 214L190 176L196 198L36 244Q24 246 22 232Q20 218 30 214Z", m, 6), sheen.Each(18, func(i int) kit.Node {
			x := 46 + 8*float64(i)
			return c.Line(sheen.D("M%g %gl5 20", x, 214-float64(i)*1.95), n.M, 2.6)
		}))
		c.Part("grip", sheen.Body(c, "M42 110L92 118L74 226Q70 240 56 238L38 234Q24 230 28 214Z", g, 9, c.Line("M40 140L84 148M36 156L82 164M34 172L80 180M32 188L76 196", g.DDD, 4).Opacity(.7)), sheen.Tube(c, "M92 150C118 152 122 130 116 122", 7, g), c.Path("M92 126Q108 128 104 148Q98 152 92 146Z", kit.Hex("#d8352a")))
		d := "M30 66Q28 52 44 52H176Q188 52 192 42Q196 30 210 30H224Q240 32 240 48V108Q238 122 222 122H188Q176 116 166 118L96 128L38 122Q30 120 30 108Z"
		c.Part("body", sheen.Body(c, d, b, 14, c.Line("M186 56V116", b.DD, 3).Opacity(.5), c.Form(kit.RoundRect(60, 70, 100, 26, 6), g.M), c.Line("M70 78H150M70 88H130", b.L, 4)))
		c.Part("metal", sheen.Body(c, "M196 22H236Q242 22 242 32H190Q190 22 196 22Z", m, 4), sheen.Screw(c, 202, 44, 4, m), sheen.Screw(c, 230, 44, 4, m), sheen.Screw(c, 230, 110, 4, m), sheen.Tube(c, "M40 238L34 252", 9, m))
		c.Part("body", c.Line("M44 62H160", kit.White, 4).Opacity(.5).Shade())
		handle.GripAt(c, 60, 170, 8)
	},
}
