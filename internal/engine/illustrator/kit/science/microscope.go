package science

import "pellucid/internal/engine/illustrator/kit"

var microscope = kit.Piece{
	Name: "microscope", Cm: 40, Facing: kit.Right,
	Palette: "arm #3f7fc4 body; base #3f7fc4 foot <arm; eyepiece #4a5062 ocular; lenses #c6cfd8 metal objectives; stage #4a5062 <eyepiece; slide #bfe8f5 glass",
	Draw: func(c *kit.Canvas) {
		a, b, e, l, s, g := c.Tones("arm"), c.Tones("base"), c.Tones("eyepiece"), c.Tones("lenses"), c.Tones("stage"), c.Tones("slide")
		const arm = "M92 40L126 34Q176 60 188 110Q196 160 164 206H112Q152 188 152 140Q152 96 108 76Z"
		c.Part("arm", c.Form(arm, kit.Lin(110, 50, 190, 200, kit.At(0, a.L), kit.At(.3, a.M), kit.At(1, a.DD)), c.Blur(7, c.Path("M160 60Q210 130 160 210H200V60Z", a.DDD).Opacity(.45)), c.Path("M122 46Q164 72 174 116Q178 150 164 178Q170 140 160 110Q150 78 116 62Z", kit.White).Opacity(.4)))
		c.Part("base", c.Form("M52 226Q52 206 76 204H176Q206 206 212 226L216 236Q218 250 204 250H60Q46 250 48 238Z", kit.Lin(60, 204, 200, 250, kit.At(0, b.LL), kit.At(.35, b.M), kit.At(1, b.DD)), c.Blur(5, c.Rect(40, 238, 190, 16, 0, b.DDD).Opacity(.6)), c.Path("M64 224Q66 212 80 211H150Q92 214 82 232Q62 236 64 224Z", kit.White).Opacity(.35)), c.Rect(54, 246, 40, 8, 3, e.DD), c.Rect(168, 246, 40, 8, 3, e.DD),
			c.Ellipse(88, 206, 22, 6, e.DD), c.Ellipse(88, 203, 20, 5.5, kit.Lin(68, 198, 108, 208, g.LL, g.M, g.D)))
		c.Part("stage", c.Form("M44 160H144Q150 160 150 166V170Q150 176 144 176H44Q38 176 38 170V166Q38 160 44 160Z", kit.Lin(0, 160, 0, 176, s.LL, s.M, s.DD), c.Line("M44 162.5H144", kit.White, 1.8).Opacity(.5)), c.Rect(78, 176, 20, 12, 3, across(78, 98, l)),
			c.Rect(48, 153, 8, 9, 2, across(48, 56, l)), c.Rect(120, 153, 8, 9, 2, across(120, 128, l)))
		c.Part("slide", c.Rect(54, 155, 68, 6, 2, g.DD), c.Rect(54, 154, 68, 5.5, 2, kit.Lin(54, 154, 122, 160, g.LL, g.M)), c.Rect(80, 154, 16, 5.5, 1, kit.Hex("#ef6f8f")))
		c.Part("lenses", kit.Of(c.Form("M76 108H100L97 136L92 146H84L79 136Z", across(76, 100, l), c.Rect(70, 118, 36, 4, 0, kit.Hex("#f2b93f")), c.Blur(3, c.Rect(70, 104, 40, 10, 0, l.DDD).Opacity(.6)))), kit.Of(c.Form("M76 108H96L93 128L90 134H82L79 128Z", across(76, 96, l), c.Rect(70, 116, 36, 3.5, 0, kit.Hex("#e8544a")))).Rotate(-38, 88, 100),
			c.Form("M64 94H112Q118 94 118 100Q118 112 104 112H72Q58 112 58 100Q58 94 64 94Z", kit.Lin(58, 94, 118, 112, e.LL, e.M, e.DD), c.Line("M64 97H110", kit.White, 1.6).Opacity(.5)))
		c.Part("body", c.Form("M70 36H106Q110 36 110 40V96H66V40Q66 36 70 36Z", across(66, 110, a), c.Rect(60, 58, 60, 5, 0, a.DD).Opacity(.6), c.Rect(60, 63, 60, 1.8, 0, a.LL).Opacity(.8), c.Blur(4, c.Rect(60, 86, 60, 14, 0, a.DDD).Opacity(.6)), c.Rect(73, 40, 6, 48, 3, kit.White).Opacity(.4)))
		c.Part("eyepiece", c.Form("M74 14H102V38H74Z", across(74, 102, e), c.Blur(2, c.Rect(70, 32, 40, 8, 0, e.DDD).Opacity(.7))), c.Rect(69, 5, 38, 14, 5, across(69, 107, e)), c.Rect(74, 7.5, 4, 9, 2, kit.White).Opacity(.55), c.Rect(72, 32, 32, 7, 2, across(72, 104, l)))
		knob := func(x, y, r float64) kit.Node {
			return kit.Of(c.Clip(arm, c.Blur(3, c.Circle(x+2, y+4, r, a.DDD).Opacity(.6))), c.Circle(x, y, r, e.DDD), c.Circle(x-.5, y-.6, r-1, kit.Lin(x-r, y-r, x+r, y+r, e.LL, e.M, e.DD)), c.Around(16, x, y, c.Line("M0 0v3", e.DDD, 1.3).Move(x, y-r+1)), c.Circle(x, y, r*.55, kit.Lin(x-r*.5, y-r*.5, x+r*.5, y+r*.5, l.LL, l.M, l.DD)))
		}
		c.Part("knobs", knob(166, 160, 19), knob(160, 196, 12))
		c.Anchor("ground", 132, 254)
	},
}
