package kitchen

import "pellucid/internal/engine/illustrator/kit"

var masonJar = kit.Piece{
	Name: "mason-jar", Cm: 17,
	States:  "empty",
	Palette: "jar #b6dbe2 glass; lid #c3cbd3 metal; label #f3dfb8; twine #b9854a string <label",
	Draw: func(c *kit.Canvas) {
		g, l, b, w := c.Tones("jar"), c.Tones("lid"), c.Tones("label"), c.Tones("twine")
		const d = "M76 44H180V60C180 74 204 80 208 104V228Q208 250 186 250H70Q48 250 48 228V104C52 80 76 74 76 60Z"
		c.On(kit.Back)
		c.Part("jar", c.Path(d, g.M.Alpha(.12)), c.Path("M58 232Q128 214 198 232Q128 250 58 232Z", g.D.Alpha(.35)), c.Blur(6, c.Rect(182, 90, 18, 150, 0, g.DD.Alpha(.35))))
		c.On(kit.Fore)
		c.Part("jar", pane(c, d, 48, 208, g),
			c.Path("M52 232Q52 226 60 228Q128 240 196 228Q204 226 204 232Q202 247 186 247H70Q54 247 52 232Z", kit.Lin(0, 226, 0, 248, kit.White.Alpha(.55), g.M.Alpha(.25), g.D.Alpha(.5))),
			c.Line("M80 62Q128 70 176 62M70 78Q128 88 186 78", g.DD.Alpha(.55), 2.5), c.Line("M80 65Q128 73 176 65M70 81Q128 91 186 81", kit.White, 2).Opacity(.75),
			c.Path("M60 114C60 98 68 90 80 84C87 82 89 89 83 93C75 99 72 106 72 118V214C72 224 60 224 60 214Z", kit.White).Opacity(.7).Shade(), c.Path("M80 118C80 112 87 112 87 118V142C87 148 80 148 80 142Z", kit.White).Opacity(.5).Shade(), c.Path("M196 110C199 118 199 130 199 150V212", kit.None).Stroke(kit.White, 4.5).Opacity(.6).Shade(), c.Line("M178 92Q188 96 192 102", kit.White, 4).Opacity(.6).Shade())
		const tag = "M84 138H172Q178 138 178 144V204Q178 210 172 210H84Q78 210 78 204V144Q78 138 84 138Z"
		c.Part("label", c.Blur(3, c.Path(tag, g.DDD).Move(2, 4)).Opacity(.35), c.Form(tag, kit.Lin(78, 138, 178, 210, b.LL, b.M, b.D), c.Path("M90 144H166L172 150V198L166 204H90L84 198V150Z", kit.None).Stroke(w.DD, 1.8).Opacity(.7)),
			c.Path("M128 190C108 178 102 168 108 160C114 154 124 158 128 166C132 158 142 154 148 160C154 168 148 178 128 190Z", kit.Lin(106, 156, 150, 190, w.L, w.M, w.DD)).Opacity(.9))
		ribs := ""
		for i := range 22 {
			x := 72.5 + float64(i)*5.3
			ribs += pf("M%g 24V46", x)
		}
		c.Part("lid", c.Form("M68 18H188V48Q188 54 180 54H76Q68 54 68 48Z", steel(68, 188, l), c.Line(ribs, l.DDD, 1.8).Opacity(.35), c.Rect(68, 46, 120, 10, 0, l.DDD).Opacity(.3), c.Line("M68 24Q128 34 188 24", l.DDD, 2).Opacity(.4)), c.Form(kit.Oval(128, 18, 60, 11), kit.Lin(68, 8, 188, 30, l.LL, kit.White, l.M, l.L, l.D)), c.Ellipse(128, 18, 48, 7.5, kit.None).Stroke(l.DD, 1.8).Opacity(.6), c.Ellipse(128, 17.5, 58, 10, kit.None).Stroke(kit.White, 1.8).Opacity(.8))
		c.Part("twine", c.Line("M72 68Q128 80 184 68M71 74Q128 86 185 74", w.DDD, 5), c.Line("M72 67Q128 79 184 67M71 73Q128 85 185 73", w.M, 3.6), c.Line("M72 67Q128 79 184 67M71 73Q128 85 185 73", w.LL, 3).Dash(2, 5).Butt(),
			c.Line("M140 78Q120 60 112 74Q110 86 138 80Q164 62 170 76Q168 90 140 80Q132 98 122 110M142 80Q150 96 160 106", w.DDD, 4.6), c.Line("M140 78Q120 60 112 74Q110 86 138 80Q164 62 170 76Q168 90 140 80Q132 98 122 110M142 80Q150 96 160 106", w.L, 2.8).Move(-.3, -.7), c.Circle(140, 79, 5, w.D), c.Circle(139.4, 78, 3.6, w.L))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("inside", 128, 160, 136, 150, 0)
		c.AnchorBox("print", 128, 174, 86, 56, 0)
		c.AnchorBox("grip", 128, 160, 0, 0, 0)
	},
}
