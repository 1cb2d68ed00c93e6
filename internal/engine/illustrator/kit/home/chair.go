package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var chair = kit.Piece{
	Name: "chair", Cm: 95, Facing: kit.Right,
	Palette: "wood #b9743a seat; cushion #e2574c pillow; back #b9743a <wood; legs #b9743a <wood",
	Draw: func(c *kit.Canvas) {
		w, u, b, l := c.Tones("wood"), c.Tones("cushion"), c.Tones("back"), c.Tones("legs")
		bar := func(d string, width float64, t kit.Tones) kit.Node { return sheen.Tube(c, d, width, t) }
		c.On(kit.Back)
		c.Part("legs", bar("M96 140L92 236", 11, l), bar("M204 140L210 238", 11, l), bar("M94 206L208 208", 6, l))
		c.Part("back", bar("M90 140L78 8", 12, b))
		c.On(kit.Body)
		slat := func(y float64) kit.Node {
			left := func(y float64) float64 { return 46 + (y-14)*.11 }
			right := func(y float64) float64 { return 78 + (y-8)*.09 }
			d := sheen.D("M%g %gQ%g %g %g %gL%g %gQ%g %g %g %gZ", left(y+6), y+6, 62.0, y-6, right(y-2), y-2, right(y+16), y+16, 64.0, y+15, left(y+26), y+26)
			return sheen.Body(c, d, b, 7, sheen.Grain(c, kit.Box{X0: 46, Y0: y, X1: 92, Y1: y + 26}, 4, b))
		}
		c.Part("back", slat(18), slat(58), slat(96), bar("M62 160L46 14", 14, b), sheen.Ball(c, 45, 9, 8.500, b), sheen.Ball(c, 78, 4, 7.500, b))
		c.Part("legs", bar("M62 156L56 248", 13, l), bar("M190 158L198 250", 13, l), bar("M60 214L194 218", 7, l))
		const top = "M52 146Q50 138 60 136L92 128Q96 127 102 127H200Q208 127 212 132L216 140Q218 148 208 150L186 158Q180 160 174 160H62Q54 158 52 146Z"
		const edge = "M52 146Q54 158 62 160H174Q180 160 186 158L208 150Q216 147 216 141V152Q216 158 208 161L188 170Q182 172 174 172H66Q54 170 53 158Z"
		c.Part("seat", c.Form(edge, kit.Lin(0, 146, 0, 172, w.M, w.D, w.DD)), board(c, top, w, 8))
		cush := "M62 138C60 128 70 124 92 122C130 118 170 118 198 122C210 124 212 134 208 140C204 148 190 152 180 154C140 158 100 158 72 154C62 152 62 146 62 138Z"
		c.Part("cushion", c.Clip(top, sheen.Dim(c, 3, .5, "M58 142Q60 160 100 160H190L214 140V164H58Z", w)), sheen.Body(c, cush, u, 14, c.Line("M64 142Q130 152 208 138", u.DD, 1.6).Opacity(.5), c.Line("M64 144Q130 154 208 140", u.LL, 1.2).Opacity(.6)), sheen.Glint(c, "M84 128Q120 122 168 124Q130 127 92 133Q82 133 84 128Z", .45))
		c.Anchor("ground", 128, 252)
		c.Anchor("seat", 122, 126)
		c.AnchorBox("surface", 134, 136, 130, 0, 0)
		c.Anchor("footNear", 206, 250)
		c.Anchor("footFar", 214, 240)
	},
}
