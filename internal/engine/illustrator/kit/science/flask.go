package science

import "pellucid/internal/engine/illustrator/kit"

var flask = kit.Piece{
	Name: "flask", Cm: 18,
	States:  "full; empty -liquid -bubbles",
	Palette: "liquid #5ccf4f potion fluid; flask #cfe8f3 glass; bubbles #d9ffcf <liquid",
	Draw: func(c *kit.Canvas) {
		l, g, b := c.Tones("liquid"), c.Tones("flask"), c.Tones("bubbles")
		const inner = "M104 30V92L42 210Q32 238 60 240H196Q224 238 214 210L152 92V30Z"
		c.On(kit.Back)
		c.Part("flask", c.Path("M98 30V90L36 208Q24 246 60 248H196Q232 246 220 208L158 90V30Z", g.M.Alpha(.42)), c.Ellipse(128, 28, 34, 8, g.D.Alpha(.8)))
		c.On(kit.Body)
		c.Part("liquid", c.Clip(inner, c.Form("M20 150Q60 140 96 150Q132 160 168 148Q200 142 240 152V250H20Z", kit.Lin(50, 144, 200, 240, kit.At(0, l.LL), kit.At(.3, l.L), kit.At(.65, l.M), kit.At(1, l.DD)),
			c.Blur(8, c.Path("M190 150Q230 220 200 244H60L240 256V150Z", l.DDD).Opacity(.45)), c.Blur(6, c.Path("M30 226H230V250H30Z", l.DDD).Opacity(.4)), c.Blur(9, c.Ellipse(104, 200, 34, 24, l.LL).Opacity(.6))),
			c.Path("M20 150Q60 140 96 150Q132 160 168 148Q200 142 240 152V158Q200 150 168 156Q132 168 96 158Q60 150 20 158Z", l.LL).Opacity(.9)))
		bubble := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x, y, r, b.M.Alpha(.45)), c.Circle(x, y, r-.6, kit.None).Stroke(kit.White, 1.3).Opacity(.8), c.Ellipse(x-r*.35, y-r*.38, r*.3, r*.22, kit.White).Rotate(-30, x, y))
		}
		free := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x, y, r, kit.Rad(x-r*.3, y-r*.3, r*1.3, l.LL.Alpha(.7), l.L.Alpha(.85), l.D.Alpha(.95))), c.Ellipse(x-r*.35, y-r*.38, r*.3, r*.22, kit.White).Rotate(-30, x, y).Opacity(.9))
		}
		c.Part("bubbles", bubble(84, 206, 9), bubble(110, 178, 6.5), bubble(136, 214, 11), bubble(160, 184, 8), bubble(182, 214, 6), bubble(64, 222, 5), bubble(124, 194, 3.5), bubble(150, 164, 4), free(124, 128, 7), free(136, 104, 5), free(120, 82, 6), free(132, 58, 4), free(142, 10, 7), free(118, 2, 4.5))
		c.On(kit.Fore)
		c.Part("flask", c.Path("M98 30V90L36 208Q24 246 60 248H196Q232 246 220 208L158 90V30", kit.None).Stroke(kit.Lin(40, 30, 220, 240, g.LL, g.M, g.D, g.DD), 5), c.Path("M98 30V90L36 208Q24 246 60 248H196Q232 246 220 208L158 90V30", kit.None).Stroke(kit.White, 1.4).Move(-1, -.8).Opacity(.85),
			c.Path("M110 44V96L62 190Q56 202 54 216Q44 210 52 196L102 94V44Z", kit.White).Opacity(.6), c.Path("M160 128L196 196Q202 208 200 220Q196 204 188 192L154 128Z", kit.White).Opacity(.35), c.Line("M148 44V84", kit.White, 3).Opacity(.5),
			c.Line("M176 170H188M182 184H200M188 198H202M194 212H212", kit.White, 2.6).Opacity(.7).Move(-10, 0),
			c.Rect(88, 20, 80, 16, 8, kit.Lin(88, 20, 168, 36, g.LL, g.L, g.M, g.DD)), c.Rect(94, 22.5, 60, 3.5, 1.7, kit.White).Opacity(.9), c.Line("M92 34H164", g.DDD, 1.3).Opacity(.4))
		c.AnchorBox("inside", 128, 160, 130, 150, 0)
		c.AnchorBox("grip", 128, 70, 0, 0, 0)
		c.Anchor("ground", 128, 250)
	},
}
