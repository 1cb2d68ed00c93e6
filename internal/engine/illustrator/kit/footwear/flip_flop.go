package footwear

import "pellucid/internal/engine/illustrator/kit"

var flipFlop = kit.Piece{
	Name: "flip-flop", Cm: 27,
	Palette: "sole #39c0c8; strap #ff6b57 straps thong; stripes #fff0cf pattern",
	Draw: func(c *kit.Canvas) {
		s, o, p := c.Tones("strap"), c.Tones("sole"), c.Tones("stripes")
		const sole = "M122 10C168 6 196 48 190 100C186 132 176 150 178 186C180 222 158 246 128 246C96 246 76 222 80 188C84 150 66 128 66 92C66 46 84 14 122 10Z"
		c.Part("sole", c.Path(sole, kit.Lin(70, 20, 190, 250, o.D, o.DDD)).Move(7, 7), c.Path(sole, p.M).Move(4.5, 4.5), c.Path(sole, kit.Lin(70, 20, 190, 250, o.D, o.DD)).Move(2.5, 2.5),
			c.Form(sole, kit.Lin(76, 10, 190, 240, kit.At(0, o.LL), kit.At(.3, o.L), kit.At(.65, o.M), kit.At(1, o.D)),
				c.Named("stripes", c.Path("M50 146Q128 128 210 150V162Q128 140 50 158Z", p.M), c.Path("M50 170Q128 152 210 174V186Q128 164 50 182Z", p.M), c.Path("M50 194Q128 176 210 198V210Q128 188 50 206Z", p.M)),
				c.Blur(8, c.Path("M176 20Q210 90 176 250H210V20Z", o.DDD).Opacity(.35)), c.Blur(7, c.Ellipse(128, 218, 30, 20, o.DDD).Opacity(.3)), c.Blur(7, c.Ellipse(128, 48, 34, 20, o.DDD).Opacity(.22)),
				c.Path("M76 92C76 54 92 24 120 19C96 38 88 66 92 100C92 124 98 140 94 166Q92 140 80 118Z", kit.White).Opacity(.35)),
			c.Path(sole, kit.None).Stroke(o.LL, 1.8).Opacity(.7), c.Path("M122 18C162 16 188 52 182 100C178 130 168 150 170 186C172 218 152 238 128 238C102 238 84 216 88 188C92 150 74 128 74 92C74 50 92 20 122 18Z", kit.None).Stroke(o.DD, 1.3).Dash(2, 3.5).Opacity(.6))
		strap := "M128 58C118 66 90 96 70 134Q66 148 78 150Q86 148 88 140C98 110 118 88 130 80C142 88 158 110 168 142Q172 150 180 148Q190 144 186 130C168 94 144 68 134 58Q131 54 128 58Z"
		c.Part("strap", c.Clip(sole, c.Blur(4, c.Path(strap, o.DDD).Move(5, 8).Opacity(.6))), c.Form(strap, kit.Lin(80, 60, 180, 150, kit.At(0, s.LL), kit.At(.35, s.M), kit.At(1, s.DD)),
			c.Line("M130 61C116 74 92 102 75 138", s.LL, 3).Opacity(.8), c.Line("M134 64C150 80 168 104 182 134", s.LL, 2.2).Opacity(.6), c.Line("M130 84C118 92 102 112 92 142M130 84C142 92 156 112 165 140", s.DD, 2.5).Opacity(.5)),
			c.Ellipse(131, 62, 10, 9, s.DD), c.Ellipse(130.5, 60.5, 9.2, 8, kit.Rad(127, 57, 12, s.LL, s.M, s.D)), c.Ellipse(127.5, 57.5, 3.2, 2, kit.White).Opacity(.75))
		c.AnchorBox("fit", 128, 200, 60, 0, 0)
		c.AnchorBox("print", 128, 196, 60, 40, 0)
	},
}
