package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var labCoat = kit.Piece{
	Name: "lab-coat", Cm: 105,
	Palette: "coat #f7f8fa body white; sleeves #f7f8fa <coat; collar #eceff3 lapels <coat; buttons #aab4c0; shirt #6f9fd8; pens #e2483f",
	Draw: func(c *kit.Canvas) {
		b, s, k, u, i, p := c.Tones("coat"), c.Tones("sleeves"), c.Tones("collar"), c.Tones("buttons"), c.Tones("shirt"), c.Tones("pens")
		c.On(kit.Back)
		c.Part("collar", c.Form("M98 16Q128 4 158 16L152 60H104Z", kit.Lin(0, 6, 0, 56, k.DD, k.DDD)))
		c.On(kit.Body)
		c.Part("shirt", sheen.Body(c, "M104 22H152L148 110H108Z", i, 6, c.Line("M128 40V110", i.DDD, 2).Opacity(.6)), sheen.Body(c, "M104 20L128 44L152 20L158 38L134 58L128 48L122 58L98 38Z", kit.TonesOf(i.L), 3))
		sleeve := kit.Of(sheen.Body(c, "M84 26Q62 32 56 54L34 160Q46 172 66 168L92 84Z", s, 12, c.Blur(5, c.Path("M92 74L62 170H98Z", s.DDD)).Opacity(.3), fabric.Crease(c, s, 4, "M80 66Q66 74 60 88")), c.Line("M36 152Q50 162 69 158", s.DD, 2.4))
		c.Part("sleeves", sleeve, sleeve.Mirror(128))
		front := fabric.Cloth(c, "M98 14Q86 20 80 26Q86 60 84 96L68 240Q68 250 78 250L126 252L129 130Z", b, fabric.Crease(c, b, 6, "M98 250Q96 190 106 134"))
		c.Part("coat", front.Mirror(128), front, c.Line("M130 132V251", b.DDD, 2).Opacity(.6), fabric.Stitches(c, b.DD, "M135 136V248"))
		flap := kit.Of(c.Path("M82 172L116 174L114 214Q98 220 80 214Z", b.DDD).Opacity(.25).Move(0, 2), sheen.Body(c, "M82 170L116 172L114 212Q98 218 80 212Z", b, 4, c.Line("M82 178L116 180", b.DD, 2)))
		c.Part("coat", flap, flap.Mirror(128))
		c.Part("pens", c.Line("M152 108V128", p.M, 5), c.Line("M161 108V128", kit.Hex("#3f6fc4"), 5))
		c.Part("coat", sheen.Body(c, "M144 118H172L170 148H145Z", b, 4, c.Line("M144 124H172", b.DD, 2)))
		c.Part("collar", sheen.Body(c, "M98 14L86 24L80 58L98 64L92 76L129 132L130 118L108 60Z", k, 6), sheen.Body(c, "M158 14L170 24L176 58L158 64L164 76L131 132L129 118L148 60Z", k, 6))
		c.Part("buttons", fabric.Buttons(c, 136, 150, 226, 4.500, 3, u))
		c.AnchorBox("fit", 128, 24, 92, 0, 0)
	},
}

var safetyVest = kit.Piece{
	Name: "safety-vest", Cm: 65,
	Palette: "vest #ff7a1f orange fabric; stripes #e9edf0 reflective silver; edges #f2e33f trim yellow; zipper #5a5f6a",
	Draw: func(c *kit.Canvas) {
		v, s, e, z := c.Tones("vest"), c.Tones("stripes"), c.Tones("edges"), c.Tones("zipper")
		c.On(kit.Back)
		c.Part("vest", c.Form("M84 12Q128 40 172 12L196 100V244H60V100Z", kit.Lin(0, 8, 0, 244, v.DD, v.DDD)), c.Line("M86 14Q128 40 170 14", e.D, 6))
		c.On(kit.Body)
		const d = "M82 6Q72 10 60 16C66 56 58 80 42 100V238Q42 248 52 248L127 250V126Q98 84 82 6Z"
		half := kit.Of(fabric.Cloth(c, d, v, fabric.Crease(c, v, 5, "M54 150Q74 160 90 176")), c.Clip(d, c.Path("M72 4H92L104 250H84Z", e.M), c.Path("M76 4H88L100 250H88Z", kit.Lin(76, 0, 100, 0, s.L, s.LL, s.D)), c.Rect(36, 168, 96, 24, 0, e.M), c.Rect(36, 172, 96, 16, 0, kit.Lin(0, 172, 0, 188, s.LL, s.M, s.D)), c.Rect(36, 206, 96, 24, 0, e.M), c.Rect(36, 210, 96, 16, 0, kit.Lin(0, 210, 0, 226, s.LL, s.M, s.D))), c.Line("M82 6Q98 84 127 126M60 16C66 56 58 80 42 100", e.D, 4))
		c.Part("vest", half, half.Mirror(128))
		c.Part("zipper", c.Line("M128 128V248", z.D, 5), c.Line("M128 128V248", z.LL, 5).Dash(2, 3), sheen.Body(c, kit.RoundRect(123, 132, 10, 20, 4), z, 2))
		c.AnchorBox("fit", 128, 20, 90, 0, 0)
	},
}
