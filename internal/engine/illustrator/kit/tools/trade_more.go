package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var spiritLevel = kit.Piece{
	Name: "spirit-level", Cm: 60, Palette: "body #f5b92e yellow; vial #c8f06a green bubble; caps #3a4150 black ends; metal #c3ccd6",
	Draw: func(c *kit.Canvas) {
		b, v, k, m := c.Tones("body"), c.Tones("vial"), c.Tones("caps"), c.Tones("metal")
		t := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-18, 128, 128) }
		d := kit.RoundRect(-8, 92, 272, 72, 6)
		c.Part("body", t(c.Path(d, b.DDD).Move(0, 4), sheen.Body(c, d, b, 12, c.Rect(-8, 104, 272, 5, 0, b.DD), c.Rect(-8, 148, 272, 5, 0, b.DD), c.Rect(44, 116, 34, 26, 12, b.DDD), c.Rect(178, 116, 34, 26, 12, b.DDD))))
		c.Part("metal", t(c.Rect(94, 86, 68, 46, 8, m.DDD), c.Rect(94, 86, 68, 44, 8, kit.Lin(0, 86, 0, 130, m.LL, m.M, m.DD)), c.Circle(195, 129, 18, m.DD), c.Circle(195, 128, 16, m.L), c.Circle(61, 129, 18, m.DD), c.Circle(61, 128, 16, m.L)))
		c.Part("vial", t(c.Form(kit.RoundRect(99, 96, 58, 24, 12), kit.Lin(0, 96, 0, 120, v.LL, v.L, v.M, v.D)), c.Line("M116 96V120M140 96V120", k.DD, 2.600), c.Ellipse(128, 106, 10, 6.500, kit.White), c.Ellipse(128, 106, 10, 6.500, kit.None).Stroke(v.DD, 1.600), c.Line("M108 100H148", kit.White, 2.600).Opacity(.7), sheen.Each(2, func(i int) kit.Node {
			x := 61 + 134*float64(i)
			return kit.Of(c.Form(kit.Oval(x, 128, 12, 12), kit.Rad(x-4, 124, 16, v.LL, v.M, v.D)), c.Circle(x+1, 125, 4, kit.White), c.Line(sheen.D("M%g 128H%g", x-12, x+12), k.DD, 1.600))
		})))
		c.Part("caps", t(sheen.Body(c, kit.RoundRect(-16, 88, 22, 80, 6), k, 5), sheen.Body(c, kit.RoundRect(250, 88, 22, 80, 6), k, 5)))
	},
}

var sledgehammer = kit.Piece{
	Name: "sledgehammer", Cm: 90, Palette: "handle #c08a4e wood; head #7c8796 steel; grip #3a4150 black",
	Draw: func(c *kit.Canvas) {
		h, s, g := c.Tones("handle"), c.Tones("head"), c.Tones("grip")
		t := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(40, 128, 128) }
		c.Part("handle", t(sheen.Body(c, "M119 -10H137L140 240H116Z", h, 6, sheen.Grain(c, kit.Box{X0: 116, Y0: 0, X1: 140, Y1: 240}, 3, h))))
		c.Part("grip", t(sheen.Body(c, "M113 210H143L147 276Q128 288 109 276Z", g, 7, c.Line("M112 226H144M112 240H145M111 254H146", g.LL, 2.600).Opacity(.5))))
		d := "M62 -10Q62 -20 72 -20H184Q194 -20 194 -10V34Q194 44 184 44H72Q62 44 62 34Z"
		c.Part("head", t(c.Path(d, s.DDD).Move(0, 3), c.Form(d, kit.Lin(0, -20, 0, 44, s.L, s.LL, s.M, s.D, s.DDD), c.Path("M84 -22V46M172 -22V46", kit.None).Stroke(s.DDD, 2), c.Path("M87 -22V46M175 -22V46", kit.None).Stroke(s.LL, 1.400).Opacity(.7)), sheen.Body(c, kit.RoundRect(52, -24, 18, 72, 6), s, 5), sheen.Body(c, kit.RoundRect(186, -24, 18, 72, 6), s, 5)))
		c.AnchorBox("grip", 70, 196, 0, 0, 40)
	},
}

var crowbar = kit.Piece{
	Name: "crowbar", Cm: 75, Palette: "bar #d8392f red steel; tips #aeb8c4 metal",
	Draw: func(c *kit.Canvas) {
		b, m := c.Tones("bar"), c.Tones("tips")
		d := "M30 232L184 78C204 56 206 34 190 24C174 14 154 24 148 46"
		c.Part("bar", c.Path(d, kit.None).Stroke(b.DDD, 24), c.Path(d, kit.None).Stroke(b.D, 20), c.Path(d, kit.None).Stroke(b.M, 14).Move(-1.500, -1.500), c.Path(d, kit.None).Stroke(b.LL, 4).Move(-4, -4).Opacity(.8))
		c.Part("tips", sheen.Body(c, "M156 26L138 40L130 78L142 80L148 66L152 82L164 78L170 46Z", m, 6), sheen.Body(c, "M44 206L16 226L2 252Q8 258 16 254L40 242L60 222Z", m, 6))
		c.AnchorBox("grip", 110, 152, 0, 0, 45)
	},
}

var utilityKnife = kit.Piece{
	Name: "utility-knife", Cm: 17, Palette: "body #f2b62e yellow handle; blade #c9d2dc steel; slider #3a4150 black grip", States: "closed -blade; open",
	Draw: func(c *kit.Canvas) {
		b, m, s := c.Tones("body"), c.Tones("blade"), c.Tones("slider")
		t := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-40, 128, 128) }
		c.Part("blade", t(c.Path("M196 104H246L282 146H196Z", m.DDD).Move(0, 2), c.Form("M196 104H246L282 146H196Z", kit.Lin(196, 104, 220, 150, kit.White, m.L, m.M, m.D), c.Line("M228 104L246 146M208 104L226 146", m.DD, 1.800), c.Path("M196 138H276L282 146H196Z", m.LL))))
		d := "M-14 112Q-20 90 2 88H180Q200 90 214 98V152Q204 166 186 166H10Q-14 166 -14 140Z"
		c.Part("body", t(c.Path(d, b.DDD).Move(0, 3), sheen.Body(c, d, b, 14, c.Line("M30 150H150M36 158H142", b.DD, 3).Opacity(.6))))
		c.Part("slider", t(c.Rect(64, 102, 116, 20, 10, b.DDD), sheen.Body(c, kit.RoundRect(124, 96, 44, 32, 8), s, 6, c.Line("M134 98V126M142 98V126M150 98V126M158 98V126", s.LL, 2.400).Opacity(.6)), sheen.Body(c, "M-16 118Q-20 92 2 88H20V166H10Q-14 166 -16 140Z", s, 7), sheen.Screw(c, 70, 142, 8, m)))
		c.AnchorBox("grip", 90, 160, 0, 0, 50)
	},
}

var hacksaw = kit.Piece{
	Name: "hacksaw", Cm: 40, Facing: kit.Right, Palette: "frame #3f7fd8 blue steel; handle #e5483f red grip; blade #c3ccd6 metal",
	Draw: func(c *kit.Canvas) {
		f, h, b := c.Tones("frame"), c.Tones("handle"), c.Tones("blade")
		bl := "M64 164H246V176L240 170L234 176L228 170L222 176L216 170L210 176L204 170L198 176L192 170L186 176L180 170L174 176L168 170L162 176L156 170L150 176L144 170L138 176L132 170L126 176L120 170L114 176L108 170L102 176L96 170L90 176L84 170L78 176L72 170L64 176Z"
		c.Part("blade", c.Path(bl, b.DDD).Stroke(b.DD, 2).Move(0, 1), c.Form(bl, kit.Lin(0, 164, 0, 176, b.LL, b.M)))
		c.Part("frame", sheen.Tube(c, "M58 166V92Q58 72 78 72H226Q246 72 246 92V170", 13, f), sheen.Screw(c, 246, 168, 9, b))
		d := "M62 68Q68 88 60 112Q54 140 64 164Q72 186 56 196Q38 204 30 188Q18 150 22 112Q24 78 40 64Q54 56 62 68Z"
		c.Part("handle", c.Path(d, h.DDD).Move(0, 2), sheen.Body(c, d, h, 12, c.Line("M26 120Q40 116 54 122M25 134Q40 130 53 136M26 148Q40 144 55 150", h.DD, 3).Opacity(.6)), sheen.Screw(c, 58, 168, 8, b))
		c.AnchorBox("grip", 40, 130, 0, 0, 0)
	},
}

var solderingIron = kit.Piece{
	Name: "soldering-iron", Cm: 22, Palette: "handle #3f7fd8 blue grip; collar #f2c23a yellow; tip #c98a4e copper hot; shaft #c3ccd6 metal; cord #33363f black cable; smoke #dfe4ea", States: "cold -smoke",
	Draw: func(c *kit.Canvas) {
		h, y, p, s, k, m := c.Tones("handle"), c.Tones("collar"), c.Tones("tip"), c.Tones("shaft"), c.Tones("cord"), c.Tones("smoke")
		c.Part("smoke", c.Line("M24 190C4 170 34 150 16 124C6 106 24 92 20 72", m.DD.Alpha(.8), 8), c.Line("M24 190C4 170 34 150 16 124C6 106 24 92 20 72", m.LL, 4.500))
		c.Part("cord", c.Path("M222 44C262 10 276 70 246 100C216 130 262 150 256 196", kit.None).Stroke(k.DDD, 10), c.Path("M222 44C262 10 276 70 246 100C216 130 262 150 256 196", kit.None).Stroke(k.L, 6))
		t := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-40, 128, 128) }
		c.Part("tip", t(c.Path("M22 120L-22 127V131L22 138Z", p.DDD), c.Form("M22 120L-22 127V131L22 138Z", kit.Lin(0, 120, 0, 138, p.LL, p.M, p.DD)), c.Circle(-20, 129, 4, kit.Hex("#ff8a3a"))))
		c.Part("shaft", t(c.Form(kit.RoundRect(14, 116, 92, 26, 4), kit.Lin(0, 116, 0, 142, s.L, kit.White, s.M, s.DD)), c.Line("M36 116V142M50 116V142", s.DD, 2)))
		c.Part("collar", t(sheen.Body(c, kit.RoundRect(96, 106, 24, 46, 6), y, 6)))
		c.Part("handle", t(sheen.Body(c, "M118 110Q140 98 166 108H236Q252 112 254 129Q252 146 236 150H166Q140 160 118 148Z", h, 11, c.Line("M150 106V152M160 107V151M170 108V150M180 108V150", h.DD, 3).Opacity(.5)), sheen.Streak(c, "M190 116H236", 5, .5)))
		c.AnchorBox("grip", 190, 78, 0, 0, 50)
	},
}

var clamp = kit.Piece{
	Name: "clamp", Cm: 20, Palette: "frame #e0563f red iron c_clamp; screw #c3ccd6 metal; bar #c3ccd6 <screw",
	Draw: func(c *kit.Canvas) {
		f, s, b := c.Tones("frame"), c.Tones("screw"), c.Tones("bar")
		c.Part("screw", c.Form(kit.RoundRect(88, 96, 24, 140, 3), sheen.Steel(88, 0, 112, 0, s), sheen.Each(17, func(i int) kit.Node {
			return kit.Of(c.Line(sheen.D("M86 %gL114 %g", 104+8*float64(i), 98+8*float64(i)), s.DDD, 2.400), c.Line(sheen.D("M86 %gL114 %g", 107+8*float64(i), 101+8*float64(i)), s.LL, 1.400))
		})), sheen.Body(c, kit.RoundRect(72, 84, 56, 18, 6), s, 5))
		c.Part("bar", sheen.Tube(c, "M52 242H150", 9, b), sheen.Ball(c, 50, 242, 9, b), sheen.Ball(c, 152, 242, 9, b), sheen.Body(c, kit.RoundRect(88, 230, 24, 24, 5), b, 5))
		d := "M66 22Q66 6 84 6H160C216 8 236 48 236 100C236 150 214 196 164 200H74V162H150C182 158 196 132 196 100C196 68 184 46 156 44H66Z"
		c.Part("frame", c.Path(d, f.DDD).Move(0, 3), sheen.Body(c, d, f, 14, c.Path("M150 24C200 30 216 60 216 100C216 142 198 176 156 182", kit.None).Stroke(f.DD, 7).Opacity(.7), c.Path("M148 22C198 28 214 58 214 98", kit.None).Stroke(f.LL, 2.600).Opacity(.7)), sheen.Body(c, kit.RoundRect(68, 42, 64, 16, 5), f, 4), sheen.Body(c, kit.RoundRect(72, 156, 56, 50, 8), f, 7))
	},
}

var blowtorch = kit.Piece{
	Name: "blowtorch", Cm: 35, Facing: kit.Right, Palette: "tank #3f8fe0 blue canister; nozzle #d9a84a brass; flame #5fb0f7 blue; trigger #e5483f red knob; label #ffffff white", States: "off -flame",
	Draw: func(c *kit.Canvas) {
		t, n, f, g, l := c.Tones("tank"), c.Tones("nozzle"), c.Tones("flame"), c.Tones("trigger"), c.Tones("label")
		c.Part("flame", c.Glow(3, c.Path("M186 40C214 18 250 22 290 44C250 66 214 70 186 48Z", f.M)).Opacity(.6), c.Path("M186 40C212 24 240 28 276 44C240 60 212 64 186 48Z", kit.Lin(186, 0, 276, 0, f.L, f.M, f.LL)), c.Path("M186 42C204 34 220 36 240 44C220 52 204 54 186 46Z", kit.White))
		c.Part("nozzle", sheen.Body(c, "M150 30L190 28V60L150 58Z", n, 6, c.Circle(162, 44, 3, n.DDD), c.Circle(174, 44, 3, n.DDD)), sheen.Tube(c, "M92 96V70Q92 44 120 44H152", 15, n), sheen.Body(c, kit.RoundRect(72, 84, 40, 22, 5), n, 5))
		c.Part("trigger", sheen.Body(c, kit.RoundRect(46, 62, 30, 20, 7), g, 5, c.Line("M53 62V82M60 62V82M67 62V82", g.DD, 2)), c.Line("M74 72H88", n.DD, 7))
		d := "M52 128Q52 106 76 104H108Q132 106 132 128V240Q132 254 118 254H66Q52 254 52 240Z"
		c.Part("tank", c.Path(d, t.DDD).Move(0, 2), c.Form(d, sheen.Round(52, 0, 132, 0, t), c.Line("M52 134Q92 144 132 134M52 236Q92 246 132 236", t.DD, 2.600).Opacity(.6)), sheen.Glint(c, "M62 130Q66 116 78 114V244H66Q62 180 62 130Z", .3))
		c.Part("label", c.Form("M52 160Q92 170 132 160V214Q92 224 52 214Z", sheen.Round(52, 0, 132, 0, l), c.Path("M92 170C104 184 110 192 106 204Q102 212 92 212Q82 212 78 204C75 194 84 188 92 170Z", g.M), c.Path("M92 192C97 198 99 202 97 206Q92 210 87 206C85 201 89 198 92 192Z", n.LL)))
		c.Anchor("ground", 92, 254)
		c.AnchorBox("grip", 92, 190, 0, 0, 0)
	},
}
