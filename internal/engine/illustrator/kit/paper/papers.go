package paper

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var folder = kit.Piece{
	Name: "folder", Cm: 32,
	States:  "full; empty -papers",
	Palette: "folder #ffc247 file; papers #f6f4ee pages; label #ffffff",
	Draw: func(c *kit.Canvas) {
		f, p, l := c.Tones("folder"), c.Tones("papers"), c.Tones("label")
		c.On(kit.Back)
		c.Part("folder", sheen.Body(c, "M14 58Q14 46 26 46H92Q100 46 104 54L112 68H230Q242 68 242 80V206H14Z", kit.TonesOf(f.D), 12))
		c.Part("papers", sheen.Body(c, "M34 62L220 54L226 180H38Z", p, 6).Rotate(-2, 128, 120), sheen.Body(c, kit.RoundRect(32, 78, 192, 110, 4), p, 6, c.Line("M48 96H150M48 110H206", p.DDD, 4).Opacity(.35)))
		c.On(kit.Fore)
		const d = "M6 112Q5 102 16 102H240Q251 102 250 112L242 212Q241 224 229 224H27Q15 224 14 212Z"
		c.Part("folder", sheen.Body(c, d, f, 18), sheen.Glint(c, "M20 110H180Q120 116 40 120Q26 122 26 134L30 196Q22 196 20 184Z", .45))
		c.Part("label", c.Rect(152, 176, 66, 28, 5, f.DD).Opacity(.35), c.Rect(150, 173, 66, 28, 5, kit.Lin(150, 173, 216, 201, l.M, l.M, l.DD)), c.Line("M158 183H206M158 191H190", f.DDD, 3).Opacity(.6))
		c.Anchor("ground", 128, 224)
		c.AnchorBox("print", 104, 160, 120, 70, 0)
		c.AnchorBox("inside", 128, 100, 190, 40, 0)
	},
}

var passport = kit.Piece{
	Name: "passport", Cm: 13,
	Palette: "cover #2f5aa8 book; emblem #f2c24e gold; pages #f3ead6; ticket #f6f4ee boarding_pass",
	Draw: func(c *kit.Canvas) {
		b, g, p, t := c.Tones("cover"), c.Tones("emblem"), c.Tones("pages"), c.Tones("ticket")
		c.Part("ticket", sheen.Body(c, "M120 22L214 8Q220 8 221 14L236 120Q236 126 230 127L140 140Z", t, 6, c.Path("M100 10H226V36L118 52Z", kit.Hex("#3fa6d8")).Opacity(.95), c.Line("M140 66L218 54M142 82L190 75M144 98L222 86", t.DDD, 5).Opacity(.4)))
		c.Part("pages", sheen.Body(c, kit.RoundRect(38, 40, 164, 210, 10), p, 8))
		d := kit.RoundRect(30, 34, 164, 212, 10)
		c.Part("cover", sheen.Body(c, d, b, 18, c.Rect(30, 34, 14, 212, 0, b.DD).Opacity(.6), c.Line("M45 34V246", b.LL, 1.6).Opacity(.5)))
		c.Part("emblem", c.Path(kit.LettersPath("PASSPORT", kit.Box{X0: 62, Y0: 62, X1: 176, Y1: 82}, "display"), kit.Lin(62, 62, 176, 82, g.LL, g.M, g.D)), c.Circle(119, 148, 42, kit.None).Stroke(kit.Lin(77, 106, 161, 190, g.LL, g.M, g.D), 4.5), c.Ellipse(119, 148, 18, 42, kit.None).Stroke(g.M, 3.4), c.Line("M119 106V190M77 148H161M84 126H154M84 170H154", g.M, 3.4), c.Rect(92, 206, 54, 22, 5, kit.None).Stroke(g.M, 3.4), c.Circle(119, 217, 6, g.M), c.Line("M92 217H111M127 217H146", g.M, 3))
		c.Part("cover", c.Path("M54 44H120L70 236H54Z", kit.White).Opacity(.12).Shade())
		c.AnchorBox("grip", 112, 200, 0, 0, 0)
		c.Anchor("ground", 116, 250)
	},
}

var ticket = kit.Piece{
	Name: "ticket", Cm: 14,
	Palette: "ticket #f2b53c paper; stub #e2564a; star #fff3d2",
	Draw: func(c *kit.Canvas) {
		t, s, w := c.Tones("ticket"), c.Tones("stub"), c.Tones("star")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-18, 128, 128) }
		const d = "M6 76H250V106A22 22 0 0 0 250 150V180H6V150A22 22 0 0 0 6 106Z"
		c.Part("ticket", turn(sheen.Body(c, d, t, 14, c.Rect(22, 88, 212, 80, 6, kit.None).Stroke(t.DD, 2.6).Opacity(.6))))
		c.Part("stub", turn(c.Clip(d, c.Path("M182 60H260V200H182Z", kit.Lin(182, 76, 250, 180, s.L, s.M, s.D)), sheen.Edge(c, d, s, 12)), c.Line("M182 80V178", kit.White, 4).Dash(.1, 9)))
		text := c.Text()
		if text == "" {
			text = "ADMIT ONE"
		}
		c.Part("ticket", turn(c.Path(kit.LettersPath(text, kit.Box{X0: 40, Y0: 100, X1: 164, Y1: 156}, "display"), t.DDD)))
		c.Part("star", turn(c.Path("M213 104L220 121L238 122L224 134L229 152L213 142L197 152L202 134L188 122L206 121Z", kit.Lin(190, 104, 238, 152, w.LL, w.M, w.D))))
		c.AnchorBox("print", 102, 134, 120, 50, -18)
		c.AnchorBox("grip", 222, 96, 0, 0, 72)
	},
}
