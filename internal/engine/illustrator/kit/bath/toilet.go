package bath

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var toilet = kit.Piece{
	Name: "toilet", Cm: 75,
	Palette: "bowl #eef2f6 white; seat #dfe7ee lid <bowl; tank #eef2f6 <bowl; lever #c3ccd6 metal handle; water #8fd4f0",
	Draw: func(c *kit.Canvas) {
		b, s, t, m, w := c.Tones("bowl"), c.Tones("seat"), c.Tones("tank"), c.Tones("lever"), c.Tones("water")
		c.Part("tank", sheen.Body(c, "M54 34H202L194 128H62Z", t, 16, sheen.Dim(c, 4, .35, "M50 30H206V46H50Z", t)), sheen.Body(c, "M46 14Q46 10 52 10H204Q210 10 210 14V28Q210 36 202 36H54Q46 36 46 28Z", t, 9), sheen.Glint(c, "M66 48H78L82 118H72Z", .7), c.Form("M74 54H88V64H74Z", sheen.Steel(74, 54, 88, 64, m)), c.Form(kit.RoundRect(56, 55, 30, 8, 4), sheen.Steel(0, 55, 0, 63, m)))
		const lid = "M78 140C70 100 72 58 128 58C184 58 186 100 178 140Z"
		c.Part("seat", c.Path(lid, t.DDD).Move(2, 2).Opacity(.35), sheen.Body(c, lid, s, 16), c.Path("M88 138C80 104 84 68 128 68C172 68 176 104 168 138", kit.None).Stroke(s.DDD, 1.600).Opacity(.5), sheen.Glint(c, "M90 104C90 86 98 76 112 72C117 72 117 77 112 79C102 83 98 92 98 106C98 113 90 112 90 104Z", .8))
		const foot = "M86 168C92 200 88 214 80 236Q78 250 90 250H166Q178 250 176 236C168 214 164 200 170 168Z"
		c.Part("bowl", sheen.Body(c, foot, b, 16, sheen.Dim(c, 6, .45, "M70 160H186V196Q128 214 70 196Z", b)), sheen.Body(c, "M76 236Q76 230 84 230H172Q180 230 180 236V246Q180 252 174 252H82Q76 252 76 246Z", b, 6))
		const d = "M50 152A78 28 0 0 0 206 152C206 184 178 204 128 204C78 204 50 184 50 152Z"
		c.Part("bowl", c.Form(d, kit.Lin(50, 0, 206, 0, kit.At(0, b.D), kit.At(.2, b.LL), kit.At(.45, b.M), kit.At(.8, b.D), kit.At(1, b.DDD)), c.Blur(5, c.Path("M50 150A78 28 0 0 0 206 150V168A78 28 0 0 1 50 168Z", b.DDD)).Opacity(.55), c.Blur(5, c.Path("M70 192Q128 216 186 192V210H70Z", b.DDD)).Opacity(.5)), sheen.Glint(c, "M66 170Q72 168 76 175Q84 187 98 193Q99 200 91 198Q72 190 66 170Z", .8))
		top := kit.Oval(128, 146, 82, 30)
		c.Part("seat", c.Path(top, s.DDD).Move(0, 5), c.Path(top, s.DD).Move(0, 3.500), c.Form(top, kit.Lin(50, 118, 206, 176, s.LL, s.L, s.M, s.DD), sheen.Edge(c, top, s, 10)))
		hole := kit.Oval(128, 146, 55, 18)
		c.Part("bowl", c.Path(hole, s.DDD).Stroke(s.DDD, 2), c.Form(hole, kit.Lin(73, 0, 183, 0, b.DDD, b.DD, b.D), c.Ellipse(128, 156, 40, 11, kit.Lin(88, 146, 168, 166, w.D, w.M, w.L)), c.Ellipse(118, 153, 12, 3, kit.White).Opacity(.5), c.Blur(4, c.Ellipse(128, 132, 54, 10, b.DDD)).Opacity(.8)))
		c.Part("seat", c.Path("M56 146A72 24 0 0 1 100 123", kit.None).Stroke(kit.White, 4).Opacity(.9).Shade(), c.Rect(96, 114, 14, 10, 4, m.D), c.Rect(146, 114, 14, 10, 4, m.D), c.Rect(96, 113, 13, 8, 4, m.LL), c.Rect(146, 113, 13, 8, 4, m.LL))
		c.Anchor("ground", 128, 252)
		c.Anchor("seat", 128, 146)
		c.AnchorBox("surface", 128, 11, 150, 0, 0)
		c.AnchorBox("inside", 128, 148, 100, 26, 0)
	},
}
