package party

import "pellucid/internal/engine/illustrator/kit"

// storkDelivery is a stork in flight with a baby's bundle in its beak.
var storkDelivery = kit.Piece{
	Name: "stork-delivery", Cm: 110, Facing: kit.Right,
	Palette: "bundle #8ec5ee cloth blanket blue; feathers #f4f2ee white; wings #3a3742 wing_tips; beak #ee8a3c legs; baby #f1c7a4 skin",
	Draw: func(c *kit.Canvas) {
		b, f, w, k, s := c.Tones("bundle"), c.Tones("feathers"), c.Tones("wings"), c.Tones("beak"), c.Tones("baby")
		feather := func(x, y, l, wide, deg float64, t kit.Tones) kit.Node {
			d := "M0 0C.3 -1 .8 -1 1 0C.8 1 .3 1 0 0Z"
			return kit.Of(c.Path(d, kit.Lin(0, -1, 0, 1, t.L, t.M, t.D))).Scale(l, wide, 0, 0).Rotate(deg, 0, 0).Move(x, y)
		}
		// the far wing, behind the body
		for i := range 6 {
			c.Part("wings", feather(112+5*float64(i), 112, 84-5*float64(i), 11, -118+13*float64(i), w))
		}
		for i := range 5 {
			c.Part("feathers", feather(112+6*float64(i), 114, 58-4*float64(i), 12, -114+14*float64(i), kit.TonesOf(f.D)))
		}
		// legs trail behind
		for i, y := range []float64{148, 156} {
			c.Part("beak", c.Line([]string{"M62 146Q36 152 8 160", "M66 154Q40 164 14 174"}[i], k.D, 5), c.Line([]string{"M8 160l-6 -5M8 160l-7 3M8 160l-4 8", "M14 174l-6 -5M14 174l-7 3M14 174l-4 8"}[i], k.D, 4), c.Circle(38, y+3*float64(i), 4, k.M))
		}
		// tail, body, neck and head
		c.Part("wings", feather(60, 146, 40, 9, 172, w), feather(62, 142, 38, 9, 186, w))
		body := "M52 148C58 116 104 104 138 112C154 92 160 74 178 66C196 58 214 70 210 86C206 100 190 100 182 108C174 120 172 138 154 152C128 172 76 170 52 148Z"
		c.Part("feathers", c.Form(body, kit.Lin(100, 70, 130, 172, f.LL, f.M, f.D), c.Blur(9, c.Path("M52 152C90 176 140 172 172 130L190 180H40Z", f.DD)).Opacity(.55)))
		c.Part("beak", c.Form("M203 78Q232 84 252 98Q226 98 202 92Z", kit.Lin(200, 78, 210, 98, k.L, k.M, k.D)), c.Line("M204 87Q228 90 250 98", k.DD, 1.6))
		c.Part("eyes", c.Circle(194, 80, 5, kit.Hex("#2b2a33")), c.Circle(195.500, 78.300, 1.7, kit.White), c.Ellipse(186, 90, 5, 3, kit.Hex("#f2a6a0")).Opacity(.6))
		// the near wing, over the body
		for i := range 7 {
			c.Part("wings", feather(92+5*float64(i), 132, 96-5*float64(i), 11, -136+11*float64(i), w))
		}
		for i := range 6 {
			c.Part("feathers", feather(92+6*float64(i), 136, 66-3*float64(i), 13, -134+13*float64(i), f))
		}
		c.Part("feathers", c.Form("M84 144C88 120 118 110 142 122C136 146 104 158 84 144Z", kit.Lin(90, 112, 130, 154, f.LL, f.M, f.D)))
		// the bundle hangs from the beak
		knot := "M222 96C214 104 216 112 226 114C236 112 240 104 232 96Z"
		sack := "M226 108C204 118 182 150 190 182C196 208 246 212 254 184C260 154 246 120 226 108Z"
		c.Part("bundle", c.Form(sack, kit.Lin(190, 112, 252, 208, b.LL, b.L, b.M, b.D), c.Line("M224 112C212 132 204 156 206 190M230 112C240 134 246 160 244 190", b.D, 2.4), c.Blur(7, c.Path("M190 186Q222 212 256 182V214H188Z", b.DD)).Opacity(.5)))
		c.Part("baby", c.Form(kit.Oval(222, 158, 17, 16), kit.Rad(216, 150, 24, s.LL, s.M, s.D)), c.Line("M213 157q3 3 6 0M225 157q3 3 6 0M218 165q4 3 8 0", s.DDD, 1.8), c.Circle(211, 163, 3, kit.Hex("#ee9a90")), c.Circle(233, 163, 3, kit.Hex("#ee9a90")))
		c.Part("bundle", c.Path("M203 166C204 138 240 138 241 166C236 146 208 146 203 166Z", b.L), c.Path("M202 164Q222 190 242 164Q244 182 222 186Q200 182 202 164Z", b.M), c.Form(knot, kit.Lin(216, 96, 236, 114, b.LL, b.M, b.D)),
			c.Path("M222 98Q206 86 202 96Q208 104 222 102Z", b.L), c.Path("M230 98Q246 88 250 100Q242 106 230 102Z", b.M))
	},
}
