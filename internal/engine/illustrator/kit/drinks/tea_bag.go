package drinks

import "pellucid/internal/engine/illustrator/kit"

// teaBag is a flat bag on a string with a tag.
var teaBag = kit.Piece{
	Name: "tea-bag", Cm: 9,
	Palette: "bag #f6ecd6 paper; tea #8a5a2e leaves; tag #5aa469 green label; string #d9cbb0",
	Draw: func(c *kit.Canvas) {
		b, t, g, s := c.Tones("bag"), c.Tones("tea"), c.Tones("tag"), c.Tones("string")
		c.Part("string", c.Line("M104 92C96 60 120 36 152 40C184 44 196 66 190 84", s.DD, 4), c.Line("M104 91C96 59 120 35 152 39C184 43 196 65 190 83", s.L, 2))
		const bag = "M64 112L88 92H122L146 112V236Q146 246 136 246H74Q64 246 64 236Z"
		c.Part("bag", c.Form(bag, kit.Lin(64, 92, 146, 246, b.LL, b.M, b.D), c.Named("tea", c.Blur(5, c.Path("M68 160Q104 148 142 160V242H68Z", t.M)).Opacity(.75), c.Path("M76 176h6M92 170h5M112 178h7M126 170h5M84 196h7M104 192h5M122 200h6M76 214h6M96 218h7M116 216h6M132 226h5M86 232h6M108 236h6", kit.None).Stroke(t.DD, 3)), c.Line("M64 112H146", b.DD, 2), c.Path("M72 118L92 118L78 240L70 240Z", kit.White).Opacity(.4)), c.Path(bag, kit.None).Stroke(b.DDD.Alpha(.35), 2), c.Line("M72 106L136 106", b.DD, 3).Dash(5, 4))
		c.Part("bag", c.Rect(98, 84, 14, 12, 3, kit.Hex("#b9c2cc")), c.Rect(99, 85, 12, 4, 2, kit.White).Opacity(.8))
		c.Part("tag", c.Form("M160 90Q160 82 168 82H214Q222 82 222 90V138L191 154L160 138Z", kit.Lin(160, 82, 222, 154, g.L, g.M, g.D)), c.Path("M191 136C176 128 176 108 191 96C206 108 206 128 191 136Z", b.LL), c.Line("M191 102V134M191 116L198 110M191 124L184 118", g.D, 2), c.Circle(190, 88, 2.6, g.DDD))
		c.Anchor("ground", 106, 246)
	},
}
