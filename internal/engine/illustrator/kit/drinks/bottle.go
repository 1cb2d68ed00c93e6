package drinks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var bottle = kit.Piece{
	Name: "bottle", Cm: 24,
	States:  "full; empty -liquid",
	Palette: "liquid #f0561a drink juice; cap #d8433c; label #fff3dc; body #bfe0e6 glass bottle",
	Draw: func(c *kit.Canvas) {
		w, k, l, g := c.Tones("liquid"), c.Tones("cap"), c.Tones("label"), c.Tones("body")
		const d = "M108 26H148V66C148 88 182 100 182 136V236Q182 252 166 252H90Q74 252 74 236V136C74 100 108 88 108 66Z"
		const fill = "M113 74H143C146 94 176 106 176 138V232Q176 244 165 244H91Q80 244 80 232V138C80 106 110 94 113 74Z"
		c.On(kit.Back)
		c.Part("body", c.Path(d, g.M.Alpha(.1)))
		c.On(kit.Body)
		c.Part("liquid", c.Form(fill, kit.Lin(80, 0, 176, 0, kit.At(0, w.D.Alpha(.95)), kit.At(.22, w.L.Alpha(.85)), kit.At(.55, w.M.Alpha(.9)), kit.At(1, w.DD.Alpha(.97))), c.Blur(8, c.Ellipse(102, 180, 10, 60, w.LL)).Opacity(.7), c.Blur(8, c.Rect(70, 228, 120, 28, 0, w.DD)).Opacity(.6)), c.Ellipse(128, 75, 15, 3, kit.Lin(113, 0, 143, 0, w.LL, w.L, w.M)))
		c.On(kit.Fore)
		c.Part("body", edible.Pane(c, d, 74, 182, g))
		const label = "M74 154Q128 164 182 154V222Q128 232 74 222Z"
		c.Part("label", c.Form(label, kit.Lin(74, 0, 182, 0, kit.At(0, l.D), kit.At(.2, l.LL), kit.At(.55, l.M), kit.At(1, l.DD)), c.Line("M74 160Q128 170 182 160M74 216Q128 226 182 216", w.M, 3)), c.Line("M76 155.5Q128 165 180 155.5", kit.White, 1.6).Opacity(.7))
		// An orange half and a leaf on the label.
		c.Part("label", c.Circle(126, 193, 20, w.D), c.Form(kit.Oval(125, 192, 19, 19), kit.Rad(118, 184, 30, w.LL, w.M, w.D), c.Circle(125, 192, 15.5, l.LL), c.Around(8, 125, 192, c.Path("M125 190.500L120.500 179Q125 176.500 129.500 179Z", w.L))),
			c.Path("M134 178C138 166 152 162 162 168C158 180 146 184 134 178Z", kit.Lin(134, 166, 160, 182, kit.Hex("#8fce5a"), kit.Hex("#4f9a3c"))), c.Line("M136 177Q146 170 158 169", kit.Hex("#d3f0a8"), 1.6).Opacity(.8))
		c.Part("body", c.Path("M84 140C84 118 100 108 112 94C117 90 121 95 117 100C106 113 95 121 95 140V150H84Z", kit.White).Opacity(.7).Shade(), c.Path("M84 228H95V238Q95 244 90 244Q84 243 84 236Z", kit.White).Opacity(.6).Shade(), c.Line("M115 34V70", kit.White, 3.5).Opacity(.7).Shade(), c.Line("M173 134V152M173 228V238", kit.White, 3.5).Opacity(.5).Shade())
		c.Part("cap", c.Form(kit.RoundRect(103, 26, 50, 10, 5), kit.Lin(103, 0, 153, 0, g.D, kit.White, g.DD)), c.Form(kit.RoundRect(102, 4, 52, 24, 6), kit.Lin(102, 0, 154, 0, kit.At(0, k.M), kit.At(.2, k.LL), kit.At(.45, k.M), kit.At(1, k.DDD)), c.Line("M110 10V28M118 10V28M126 10V28M134 10V28M142 10V28M149 10V28", k.DD, 2).Opacity(.5), c.Rect(104, 6, 48, 3, 1.5, kit.White).Opacity(.5)))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("print", 128, 190, 88, 50, 0)
		c.AnchorBox("inside", 128, 170, 96, 150, 0)
		c.AnchorBox("grip", 128, 150, 0, 0, 0)
	},
}
