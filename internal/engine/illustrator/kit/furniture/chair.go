package furniture

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var chair = kit.Piece{
	Name: "chair", Cm: 95, Facing: kit.Right,
	Palette: "wood #b9743a seat; cushion #e2574c pillow <wood; back #b9743a <wood; legs #b9743a <wood",
	Draw: func(c *kit.Canvas) {
		w, u, b, l := c.Tones("wood"), c.Tones("cushion"), c.Tones("back"), c.Tones("legs")
		bar := func(d string, width float64, t kit.Tones) kit.Node { return sheen.Tube(c, d, width, t) }
		shade := kit.TonesOf(l.D)
		c.On(kit.Back)
		c.Part("legs", bar("M108 140L106 208", 11, shade), bar("M216 136L226 220", 11, shade), bar("M108 184L222 190", 6, shade))
		c.Part("back", bar("M108 134C106 90 100 50 92 12", 12, b))
		c.On(kit.Body)
		slat := func(y float64) kit.Node {
			n, f := 29+y*.1, 94+y*.09
			d := sheen.D("M%g %gC%g %g %g %g %g %gL%g %gC%g %g %g %g %g %gZ", n, y+16, n+14, y-6, f-22, y-14, f, y-8, f+2, y+12, f-20, y+6, n+16, y+16, n+3, y+40)
			return kit.Of(sheen.Body(c, d, b, 7, sheen.Grain(c, kit.Box{X0: n, Y0: y - 12, X1: f, Y1: y + 32}, 3, b)), sheen.Streak(c, sheen.D("M%g %gC%g %g %g %g %g %g", n+8, y+13, n+18, y-1, f-26, y-8, f-8, y-5), 2, .45))
		}
		c.Part("back", slat(28), slat(64), slat(100), bar("M48 164C44 120 36 70 28 28", 14, b), sheen.Ball(c, 27, 24, 9, b), sheen.Ball(c, 91, 9, 8, b))
		c.Part("legs", bar("M46 166L38 238", 13, l), bar("M176 176L184 248", 13, l), bar("M43 204L180 222", 7, l), bar("M180 212L222 186", 6, l))
		const top = "M38 154Q34 148 42 144L100 122Q105 120 112 121L218 131Q230 133 225 140L184 166Q178 170 170 169L48 158Q41 157 38 154Z"
		const edge = "M37 151Q40 158 48 158L170 169Q178 170 184 166L226 137V147Q226 151 222 154L186 179Q180 183 172 182L46 171Q37 170 37 162Z"
		c.Part("seat", c.Form(edge, kit.Lin(0, 140, 0, 184, w.M, w.D, w.DD), sheen.Grain(c, kit.Box{X0: 36, Y0: 158, X1: 226, Y1: 182}, 3, w)), sheen.Board(c, top, w, 6))
		const cush = "M50 142C44 134 50 130 60 127L98 114C106 111 116 111 126 112L204 120C216 121 218 128 210 133L178 153C170 158 162 158 150 157L64 149C56 148 53 146 50 142Z"
		c.Part("cushion", c.Clip(top, sheen.Dim(c, 3, .55, "M46 144Q56 160 100 160L176 164L214 138V120H60Z", w)),
			sheen.Body(c, "M47 138C46 150 52 154 62 156L150 164C162 165 170 164 178 160L212 139C217 135 216 128 214 126Z", u, 8), sheen.Body(c, cush, u, 12, c.Line("M78 150L128 111M118 154L170 116M58 128L190 146", u.DD, 1.6).Opacity(.35)),
			sheen.Glint(c, "M64 132L104 119Q118 116 140 119Q112 121 74 136Q60 138 64 132Z", .45))
		c.Anchor("ground", 128, 250)
		c.Anchor("seat", 126, 128)
		c.AnchorBox("surface", 134, 134, 130, 0, 0)
		c.Anchor("footNear", 206, 250)
		c.Anchor("footFar", 214, 240)
	},
}
