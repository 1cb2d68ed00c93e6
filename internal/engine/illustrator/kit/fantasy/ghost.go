package fantasy

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var ghost = kit.Piece{
	Name: "ghost", Cm: 100,
	Palette: "body #f3f0fc sheet; face #3a3350 eyes mouth; cheeks #f79ab4",
	Draw: func(c *kit.Canvas) {
		b, f, q := c.Tones("body"), c.Tones("face"), c.Tones("cheeks")
		dim, deep := b.D, b.DD
		// A white sheet gets lavender shades instead of gray ones.
		if v := b.M.Lch(); v.C < .06 {
			dim = kit.Lch{L: v.L * .88, C: v.C + .035, H: 292}.Color()
			deep = kit.Lch{L: v.L * .74, C: v.C + .06, H: 290}.Color()
		}
		t := kit.Tones{Ramp: &kit.Ramp{M: b.M, L: b.L, LL: b.LL, D: dim, DD: deep, DDD: deep}}
		d := "M128 6C182 6 214 48 216 104C217 120 218 128 224 130C234 128 244 122 250 132C256 146 240 166 222 172C222 196 224 220 216 240C210 252 198 250 190 240C182 230 174 230 168 240C160 252 148 252 142 242C136 232 122 232 116 242C108 252 96 252 90 240C84 230 76 232 68 242C60 252 46 250 42 238C36 218 36 196 34 172C16 166 0 146 6 132C12 122 22 128 32 130C38 128 39 120 40 104C42 48 74 6 128 6Z"
		folds := kit.Of(c.Blur(5, c.Line("M222 130Q206 144 200 160M34 130Q50 146 56 160", deep, 8)).Opacity(.5),
			c.Blur(7, c.Path("M66 250Q72 206 84 180Q88 214 84 250ZM112 250Q120 208 128 182Q138 214 142 250ZM166 250Q172 206 176 176Q188 214 190 250Z", deep)).Opacity(.5))
		idea := c.Variant(3)
		if idea == 2 {
			// This one flies, with a curled tail.
			d = "M128 6C182 6 214 46 216 100C217 114 222 112 230 106C242 100 252 110 248 124C242 142 226 150 214 150C208 188 190 214 214 226C226 232 240 226 246 232C250 240 234 252 212 252C176 254 150 240 120 226C70 204 42 170 40 150C28 152 12 142 8 124C4 110 14 100 26 106C34 112 39 114 40 100C42 46 74 6 128 6Z"
			folds = kit.Of(c.Blur(5, c.Line("M216 130Q206 144 200 158M40 130Q50 146 60 158", deep, 8)).Opacity(.5), c.Blur(8, c.Path("M110 220Q160 214 186 170Q180 230 214 240L200 256Z", deep)).Opacity(.5))
		}
		c.Part("body", c.Form(d, kit.Rad(92, 76, 190, kit.At(0, b.LL), kit.At(.45, b.M), kit.At(.8, dim), kit.At(1, deep)), folds, p.Edge(c, d, t, 26)),
			p.Glint(c, "M58 104C58 62 80 32 110 24C122 22 123 31 112 35C88 46 72 70 70 106C69 118 58 116 58 104Z", .95))
		c.Part("cheeks", c.Clip(d, p.Cheeks(c, 128, 58, 128, 16, q.M)))
		eye := func(x float64) kit.Node {
			return kit.Of(c.Ellipse(x, 98, 17, 23, kit.Lin(x, 76, x, 122, f.DD, f.M, f.L)), c.Ellipse(x-5, 88, 6, 8, kit.White), c.Ellipse(x+5, 109, 3, 4, kit.White).Opacity(.8))
		}
		brows := c.Line("M82 66q10 -9 22 -6M174 66q-10 -9 -22 -6", f.L, 4.6).Opacity(.7)
		switch idea {
		case 1:
			c.Part("face", c.Named("eyes", eye(96), eye(160), brows), c.Named("mouth", p.Grin(c, 128, 124, 44, 30), c.Path("M112 127l5 9l5 -8zM144 127l-5 9l-5 -8z", kit.White)))
		case 2:
			c.Part("face", c.Named("eyes", eye(96), c.Line("M144 102Q160 80 178 102", f.M, 7), brows), c.Named("mouth", p.Grin(c, 128, 126, 30, 20)))
		default:
			c.Part("face", c.Named("eyes", eye(96), eye(160), brows), c.Named("mouth", c.Form(kit.Oval(128, 138, 14, 17), kit.Lin(128, 120, 128, 156, f.DD, f.M), c.Ellipse(128, 154, 12, 9, kit.Hex("#f2708c")))))
		}
		c.AnchorBox("headTop", 128, 8, 120, 16, 0)
		c.AnchorBox("eyes", 128, 98, 170, 44, 0)
		c.Anchor("mouth", 128, 138)
		c.AnchorBox("neck", 128, 158, 150, 16, 0)
		c.Anchor("paw", 244, 142)
		c.Anchor("ground", 128, 250)
	},
}
