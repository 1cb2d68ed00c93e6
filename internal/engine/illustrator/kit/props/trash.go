package props

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var trashBag = kit.Piece{
	Name: "trash-bag", Cm: 70,
	Palette: "bag #3a3f4a black; tie #e0453c red",
	Draw: func(c *kit.Canvas) {
		b, t := c.Tones("bag"), c.Tones("tie")
		c.On(kit.Back)
		c.Part("bag", c.Form("M62 96C44 60 58 34 84 46C96 22 120 28 128 44C140 24 166 26 172 48C200 36 212 62 194 96Z", kit.Lin(0, 26, 0, 96, b.L, b.D)), c.Form("M72 92Q128 66 184 92Q128 116 72 92Z", kit.Lin(0, 70, 0, 112, b.DDD, b.DD)))
		c.On(kit.Fore)
		d := "M60 92C86 112 170 112 196 92C214 112 244 150 244 196C246 236 212 250 128 250C44 250 10 236 12 196C12 150 42 112 60 92Z"
		c.Part("bag", c.Path(d, b.DDD).Move(0, 4), sheen.Body(c, d, b, 30, c.Blur(4, c.Line("M70 110C50 150 40 190 52 236M120 114C112 160 116 200 108 244M176 110C196 150 206 190 198 238", b.DDD, 6)).Opacity(.6), c.Blur(3, c.Line("M58 124C40 156 34 184 40 214M146 118C150 160 146 190 152 232", b.LL, 5)).Opacity(.6)), sheen.Streak(c, "M44 150Q30 180 36 206", 7, .5))
		c.Part("tie", c.Line("M60 94C86 114 170 114 196 94", t.DD, 11), c.Line("M60 93C86 113 170 113 196 93", t.M, 8), c.Line("M64 92C88 109 150 111 176 101", t.LL, 2.4).Opacity(.7))
		c.AnchorBox("inside", 128, 92, 112, 30, 0)
		c.Anchor("ground", 128, 250)
	},
}

var bananaPeel = kit.Piece{
	Name: "banana-peel", Cm: 22,
	Palette: "peel #f7cf3c yellow; inside #fbeeb8 cream; stem #8a6a2c",
	Draw: func(c *kit.Canvas) {
		p, in, s := c.Tones("peel"), c.Tones("inside"), c.Tones("stem")
		flap := func(outer, inner string) kit.Node {
			return kit.Of(c.Path(outer, p.DDD).Move(0, 4), sheen.Body(c, outer, p, 12), c.Form(inner, kit.Lin(0, 120, 0, 236, in.LL, in.M, in.D)))
		}
		c.Part("peel", flap("M106 108C70 110 30 140 8 204C4 220 16 226 26 216C52 180 90 164 124 150Z", "M112 140C76 152 44 172 22 212C40 180 80 166 118 154Z"))
		c.Part("peel", flap("M150 108C186 110 226 140 248 204C252 220 240 226 230 216C204 180 166 164 132 150Z", "M144 140C180 152 212 172 234 212C216 180 176 166 138 154Z"))
		front := "M98 96C84 130 84 186 106 232C114 246 134 248 144 236C172 196 174 140 158 96Z"
		c.Part("peel", c.Path(front, p.DDD).Move(0, 4), sheen.Body(c, front, p, 20, c.Line("M112 104C104 140 106 190 120 236M146 104C156 150 150 196 136 238", p.D, 3).Opacity(.6)), sheen.Streak(c, "M104 124Q98 160 106 196", 5, .6))
		c.Part("peel", sheen.Body(c, "M98 100C102 72 112 56 118 36H138C144 56 154 72 158 100Q128 114 98 100Z", p, 12))
		c.Part("stem", sheen.Body(c, "M114 38L112 12Q128 4 144 12L142 38Q128 46 114 38Z", s, 6), c.Ellipse(128, 12, 15, 6, s.DDD))
		c.Anchor("ground", 128, 246)
		c.AnchorBox("surface", 128, 40, 60, 0, 0)
	},
}
