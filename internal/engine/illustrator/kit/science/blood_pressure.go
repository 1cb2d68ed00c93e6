package science

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bloodPressureMonitor = kit.Piece{
	Name: "blood-pressure-monitor", Cm: 40, Palette: "cuff #3a62b0 blue cloth; device #f1f2f4 white body; screen #bfe3cf; digits #26323a; button #38a169; tube #4a525e hose",
	Draw: func(c *kit.Canvas) {
		f, d, s, g, b, t := c.Tones("cuff"), c.Tones("device"), c.Tones("screen"), c.Tones("digits"), c.Tones("button"), c.Tones("tube")
		c.Part("tube", c.Line("M150 96C210 60 250 120 206 148C190 158 186 166 186 178", t.DDD, 11), c.Line("M150 96C210 60 250 120 206 148C190 158 186 166 186 178", t.M, 7), c.Line("M152 93C210 58 246 118 204 146", t.LL, 2))
		c.Part("cuff", sheen.Body(c, "M26 34Q88 -6 150 34L156 60Q88 20 20 60Z", kit.TonesOf(f.DD), 6))
		d0 := "M16 42C12 90 14 116 26 138Q88 166 150 138C162 116 164 90 160 42Q150 60 88 60Q26 60 16 42Z"
		c.Part("cuff", c.Path(d0, f.DDD).Move(0, 2), sheen.Body(c, d0, f, 16, c.Path("M108 60Q140 58 160 42Q164 90 150 138Q128 150 104 151Z", f.D), c.Line("M108 60L104 150", f.LL, 2).Dash(5, 4), c.Line("M22 70Q88 92 100 92M24 122Q70 140 98 142", f.LL, 1.6).Dash(5, 4)))
		c.Part("cuff", c.Path("M60 96C52 84 34 88 38 104C40 114 52 122 60 130C68 122 80 114 82 104C86 88 68 84 60 96Z", kit.White).Opacity(.95))
		box := "M70 158Q72 150 82 150H226Q236 150 238 158L246 226Q246 242 230 242H78Q62 242 62 226Z"
		c.Part("device", c.Blur(6, c.Path(box, f.DDD).Move(0, 4)).Opacity(.4), c.Path(box, d.DDD).Move(0, 2), sheen.Body(c, box, d, 14))
		c.Part("screen", c.Rect(82, 160, 98, 68, 8, d.DDD), c.Form(kit.RoundRect(85, 163, 92, 62, 6), kit.Lin(85, 163, 177, 225, s.L, s.M, s.D)))
		c.Part("digits", c.Letters("120", kit.Box{X0: 96, Y0: 166, X1: 170, Y1: 192}, "sans", g.M), c.Letters("80", kit.Box{X0: 118, Y0: 194, X1: 170, Y1: 220}, "sans", g.M), c.Path("M100 203C97 199 91 200 92 206C93 210 97 212 100 215C103 212 107 210 108 206C109 200 103 199 100 203Z", kit.Hex("#d8434f")))
		c.Part("button", c.Circle(211, 198, 19, d.DDD).Opacity(.6), sheen.Ball(c, 211, 196, 18, b), c.Path("M211 186V198M203 190A11 11 0 1 0 219 190", kit.None).Stroke(kit.White, 3))
		c.Anchor("ground", 140, 244)
	},
}
