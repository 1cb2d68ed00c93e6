package weapons

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/handle"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var scythe = kit.Piece{
	Name: "scythe", Cm: 180, Palette: "blade #c3ccd6 steel metal; shaft #8a5632 wood handle",
	Draw: func(c *kit.Canvas) {
		b, s := c.Tones("blade"), c.Tones("shaft")
		c.Part("shaft", sheen.Tube(c, "M196 22C180 90 130 150 70 252", 12, s), sheen.Tube(c, "M142 132L118 118", 10, s), sheen.Tube(c, "M104 190L82 176", 10, s))
		d := "M208 16C150 -16 60 4 6 78C70 38 130 30 196 46Z"
		c.Part("blade", c.Path(d, b.DDD).Move(1, 2.500), c.Form(d, kit.Lin(40, 0, 120, 70, b.D, b.M, b.LL), c.Path("M6 78C70 38 130 30 196 46L194 38C130 22 70 34 6 78Z", kit.White).Opacity(.85), c.Line("M200 22C150 0 80 12 30 54", b.DD, 2).Opacity(.6)), c.Form("M184 12H212Q218 14 216 22L208 50Q206 54 200 53L186 50Q180 48 182 42Z", kit.Lin(182, 12, 216, 52, s.L, s.D, s.DDD)))
		c.AnchorBox("grip", 110, 170, 0, 0, 30)
	},
}

var grenade = kit.Piece{
	Name: "grenade", Cm: 12, Palette: "body #5c7a3f green; lever #9aa6a0 metal pin ring",
	Draw: func(c *kit.Canvas) {
		b, l := c.Tones("body"), c.Tones("lever")
		d := "M118 72C176 72 206 112 206 160C206 214 170 250 118 250C66 250 30 214 30 160C30 112 60 72 118 72Z"
		c.Part("body", c.Path(d, b.DDD).Move(0, 3), c.Form(d, kit.Rad(92, 118, 170, b.LL, b.L, b.M, b.DD, b.DDD), c.Line("M118 68C88 110 88 210 118 254M118 68C148 110 148 210 118 254M118 68C52 110 44 206 90 250M118 68C184 110 192 206 146 250", b.DDD, 6), c.Line("M20 116Q118 140 216 116M20 158Q118 184 216 158M24 204Q118 230 212 204", b.DDD, 6), c.Line("M20 119Q118 143 216 119M20 161Q118 187 216 161M24 207Q118 233 212 207", b.LL, 1.600).Opacity(.5), sheen.Edge(c, d, b, 18)), sheen.Gloss(c, 118, 160, 74, 76, 195, 240, 7))
		c.Part("lever", sheen.Body(c, kit.RoundRect(90, 40, 56, 38, 6), l, 7), sheen.Body(c, kit.RoundRect(100, 20, 36, 24, 5), l, 6), c.Line("M112 24C150 10 196 30 214 72C222 100 220 130 214 150", l.DDD, 15), c.Line("M112 24C150 10 196 30 214 72C222 100 220 130 214 150", l.M, 11), c.Line("M116 20C152 10 194 32 210 72", l.LL, 3).Opacity(.8), c.Circle(66, 52, 24, kit.None).Stroke(l.DDD, 8), c.Circle(66, 52, 24, kit.None).Stroke(l.L, 5), c.Line("M88 48H104", l.DDD, 7), c.Line("M88 48H104", l.LL, 4))
		c.Anchor("ground", 118, 250)
		c.AnchorBox("grip", 118, 160, 0, 0, 0)
	},
}

// warHammer is the short one of thunder gods.
var warHammer = kit.Piece{
	Name: "war-hammer", Cm: 60, Palette: "head #aeb9c6 metal steel; handle #7a4a2e leather grip wood; trim #e0ae45 gold",
	Draw: func(c *kit.Canvas) {
		h, g, t := c.Tones("head"), c.Tones("handle"), c.Tones("trim")
		turn := func(n ...kit.Node) kit.Node { return handle.Lean(30, n...) }
		c.Part("handle", turn(c.Form(kit.RoundRect(114, 90, 28, 158, 8), kit.Lin(114, 0, 142, 0, g.L, g.M, g.DD), sheen.Each(11, func(i int) kit.Node {
			return c.Line(sheen.D("M110 %gL146 %g", 104+13*float64(i), 94+13*float64(i)), g.DDD, 4).Opacity(.7)
		})), c.Circle(128, 258, 12, kit.None).Stroke(g.DD, 6)))
		c.Part("trim", turn(c.Form(kit.RoundRect(108, 236, 40, 16, 5), sheen.Steel(108, 0, 148, 0, t)), c.Form(kit.RoundRect(106, 84, 44, 18, 4), sheen.Steel(106, 0, 150, 0, t))))
		d := "M58 -2H198L222 16V72L198 90H58L34 72V16Z"
		c.Part("head", turn(c.Path(d, h.DDD).Move(0, 3), c.Form(d, kit.Lin(40, -2, 210, 90, h.LL, h.L, h.M, h.D), c.Path("M58 -2H198L188 12H68Z", h.LL), c.Path("M58 90H198L188 76H68Z", h.DD), c.Path("M34 16L58 -2L68 12V76L58 90L34 72Z", h.L).Opacity(.7), c.Path("M222 16L198 -2L188 12V76L198 90L222 72Z", h.DD).Opacity(.8)), c.Path("M68 12H188V76H68Z", kit.None).Stroke(h.DDD, 2)))
		c.Part("trim", turn(c.Line("M96 44L112 28H144L160 44L144 60H112ZM112 44L128 32L144 44L128 56Z", t.DD, 4), c.Line("M96 44L112 28H144L160 44L144 60H112ZM112 44L128 32L144 44L128 56Z", t.L, 2.200)))
		handle.GripAt(c, 128, 180, 30)
	},
}

var wizardStaff = kit.Piece{
	Name: "magic-staff", Cm: 180, Palette: "staff #7a4f30 wood; orb #57b8ff crystal gem blue; wrap #d9b04a gold",
	Draw: func(c *kit.Canvas) {
		s, o, w := c.Tones("staff"), c.Tones("orb"), c.Tones("wrap")
		turn := func(n ...kit.Node) kit.Node { return handle.Lean(24, n...) }
		c.Part("orb", turn(c.Glow(14, c.Circle(128, 22, 42, o.L.Alpha(.7)))))
		d := "M118 92C114 140 124 200 120 276H136C140 200 132 150 140 92Z"
		c.Part("staff", turn(c.Path(d, s.DDD).Move(2, 1), c.Form(d, kit.Lin(114, 0, 142, 0, s.L, s.M, s.DD), handle.Grain(c, 116, 140, 96, 270, 7, s))))
		for _, p := range []string{"M124 96C84 84 74 30 96 0C92 34 104 62 134 74Z", "M134 96C174 84 184 28 158 -8C166 30 152 60 122 76Z"} {
			c.Part("staff", turn(c.Path(p, s.DDD).Move(1, 2), c.Form(p, kit.Lin(80, 0, 176, 90, s.LL, s.M, s.DD))))
		}
		c.Part("orb", turn(c.Circle(128, 24, 29, o.DDD), c.Circle(128, 24, 27.500, kit.Rad(118, 12, 44, kit.White, o.LL, o.M, o.D)), c.Path("M116 34Q126 22 142 30Q136 42 122 42Z", kit.White).Opacity(.35), c.Ellipse(118, 12, 8, 5, kit.White).Rotate(-35, 118, 12).Opacity(.9)))
		c.Part("staff", turn(c.Form("M112 66Q128 52 144 66Q152 84 140 104H116Q104 84 112 66Z", kit.Lin(108, 60, 150, 104, s.LL, s.M, s.DD))))
		c.Part("wrap", turn(sheen.Each(4, func(i int) kit.Node {
			y := 104 + 8*float64(i)
			return kit.Of(c.Line(sheen.D("M114 %gL142 %g", y+3, y-3), w.DDD, 7), c.Line(sheen.D("M114 %gL142 %g", y+3, y-3), w.L, 4.500))
		})))
		handle.GripAt(c, 128, 170, 24)
	},
}
