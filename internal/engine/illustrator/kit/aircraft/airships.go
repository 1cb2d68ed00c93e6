package aircraft

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var blimp = kit.Piece{
	Name: "blimp", Cm: 6000, Facing: kit.Right, Palette: "hull #e8604a balloon body red; stripe #fff4dc band white; fins #3f6fc4 tail blue; cabin #4a5262 gondola; windows #a6dcf2",
	Draw: func(c *kit.Canvas) {
		h, s, f, g, w := c.Tones("hull"), c.Tones("stripe"), c.Tones("fins"), c.Tones("cabin"), c.Tones("windows")
		c.Part("fins", sheen.Body(c, "M56 76C36 60 14 44 4 44Q-4 46 2 58L24 104Z", f, 8), sheen.Body(c, "M56 152C36 170 14 186 4 186Q-4 184 2 172L24 124Z", f, 8))
		d := "M6 114C20 60 90 34 150 36C214 38 252 78 254 114C252 150 214 190 150 192C90 194 20 168 6 114Z"
		c.Part("hull", c.Form(d, kit.Lin(100, 36, 120, 192, h.LL, h.L, h.M, h.D, h.DD), c.Named("stripe", c.Path("M0 98H260V130H0Z", kit.Lin(0, 98, 0, 130, s.LL, s.M, s.D))), c.Line("M8 112C40 70 100 54 254 112M8 116C40 158 100 174 254 116", h.DDD, 2).Opacity(.4), c.Line("M150 36C126 70 126 158 150 192M206 52C226 84 226 144 206 176M90 48C60 84 60 144 90 180", h.DDD, 2).Opacity(.35), sheen.Edge(c, d, h, 26)), sheen.Glint(c, "M60 82C84 56 124 44 160 46C172 48 168 54 156 56C122 58 94 68 74 88C64 94 54 92 60 82Z", .5))
		c.Part("fins", sheen.Body(c, "M66 106C40 100 10 104 -4 108Q-10 114 -4 120C10 124 40 128 66 122Q74 114 66 106Z", f, 6))
		cab := "M96 190H188Q196 190 194 198L186 214Q182 222 172 222H114Q104 222 100 214L92 198Q90 190 96 190Z"
		c.Part("cabin", sheen.Body(c, cab, g, 9), c.Circle(82, 206, 9, g.DD), c.Ellipse(70, 206, 3, 15, g.L), c.Line("M82 206H96", g.D, 5))
		c.Part("windows", chassis.PortRow(c, w, 106, 198, 5, 16).Scale(1, 1.200, 128, 200))
		c.AnchorBox("print", 140, 78, 120, 34, 0)
		c.Anchor("ground", 140, 222)
	},
}

var fighterJet = kit.Piece{
	Name: "fighter-jet", Cm: 1500, Facing: kit.Right, Palette: "body #8b98a8 gray fuselage; wings #7d8a9b <body; canopy #f2b84a cockpit glass; flame #ff9a2e fire; marks #d8434a star red",
	Draw: func(c *kit.Canvas) {
		b, w, k, f, m := c.Tones("body"), c.Tones("wings"), c.Tones("canopy"), c.Tones("flame"), c.Tones("marks")
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-18, 128, 128) }
		c.Part("flame", lean(c.Glow(3, c.Path("M22 116L-34 130L22 146Z", kit.Lin(-34, 0, 22, 0, f.L.Alpha(.2), f.M, f.L))), c.Path("M22 120L-14 131L22 142Z", f.LL)))
		c.Part("wings", lean(sheen.Body(c, "M96 112L64 58Q60 52 68 52H82L146 108Z", w, 7), sheen.Body(c, "M36 112L14 68Q12 62 18 62H32L66 110Z", w, 6)))
		d := "M20 112Q24 106 36 106L120 100C150 84 186 84 206 100L262 124Q268 128 262 132L210 144C160 156 80 156 36 152Q20 150 20 142Z"
		c.Part("body", lean(c.Form(d, kit.Lin(0, 90, 0, 156, b.LL, b.L, b.M, b.DD), c.Line("M60 104V154M110 100V156M232 114V140", b.DDD, 1.600).Opacity(.5), c.Path("M20 140Q140 158 262 130V170H20Z", b.DDD).Opacity(.3), sheen.Edge(c, d, b, 9)), c.Form(kit.RoundRect(12, 108, 18, 42, 5), kit.Lin(0, 108, 0, 150, b.M, b.L, b.DDD))))
		c.Part("wings", lean(sheen.Body(c, "M40 110L12 40Q12 32 20 34L34 36L88 106Z", w, 7, c.Named("marks", c.Path("M10 46L40 60L34 46L20 32Z", m.M)))))
		c.Part("canopy", lean(c.Path("M138 100C150 78 190 78 206 100Q172 110 138 100Z", b.DDD), c.Form("M142 99C154 82 186 82 201 99Q172 106 142 99Z", kit.Lin(142, 82, 200, 106, k.LL, k.L, k.M, k.D), c.Line("M172 82V106", b.DDD, 2.400)), sheen.Glint(c, "M152 94C158 88 166 86 172 86Q166 92 160 96Z", .7)))
		c.Part("wings", lean(sheen.Body(c, "M84 136H170L96 206Q92 212 84 212H66Q60 212 62 206Z", w, 8), sheen.Body(c, "M28 140H66L30 180Q26 184 20 184H12Q8 182 10 178Z", w, 6), c.Named("marks", c.Path("M0 -15L4 -5L15 -5L6 2L9 13L0 6L-9 13L-6 2L-15 -5L-4 -5Z", m.M).Scale(.9, .9, 0, 0).Move(110, 172)), sheen.Body(c, "M84 200H128Q138 203 128 207H84Z", kit.TonesOf(kit.Hex("#f2f4f7")), 3)))
		c.Anchor("ground", 128, 200)
	},
}
