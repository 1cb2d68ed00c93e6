package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var christTheRedeemer = kit.Piece{
	Name: "christ-the-redeemer", Cm: 3800,
	Palette: "statue #d9d4c8 stone; robe #cfc9bb <statue; pedestal #a9a59c base; mountain #5f9e50 trees hill",
	Draw: func(c *kit.Canvas) {
		s, r, p, m := c.Tones("statue"), c.Tones("robe"), c.Tones("pedestal"), c.Tones("mountain")
		c.Part("mountain", c.Form("M20 256C44 232 70 224 92 214C104 208 152 208 164 214C186 224 212 232 236 256Z", kit.Lin(80, 206, 120, 256, m.L, m.M, m.DD)), tree(c, 60, 250, 12, m), tree(c, 196, 250, 12, m), tree(c, 84, 240, 10, m), tree(c, 172, 240, 10, m), tree(c, 36, 256, 10, m), tree(c, 220, 256, 10, m))
		c.Part("pedestal", c.Form("M104 190H152L158 228H98Z", kit.Lin(98, 0, 158, 0, p.L, p.LL, p.M, p.DD), courses(c, 90, 166, 198, 228, 9, p)), c.Rect(99, 184, 58, 9, 2, kit.Lin(98, 0, 158, 0, p.L, p.LL, p.M, p.DD)), opening(c, shape.Arched(121, 202, 14, 26), p))
		hand := func() kit.Node {
			return kit.Of(c.Form("M24 62C16 58 4 58 0 62Q-2 66 4 68L10 69Q4 72 8 75C14 77 20 75 26 74Z", kit.Lin(0, 58, 20, 78, s.LL, s.L, s.D)), c.Line("M2 64.500L16 66M6 71L18 70", s.DDD, 1).Opacity(.5))
		}
		sleeve := c.Form("M128 56C100 54 60 54 24 58Q20 60 20 66Q20 74 24 78C30 92 40 100 48 104C56 94 66 88 84 88L128 100Z", kit.Lin(60, 54, 70, 106, kit.At(0, r.LL), kit.At(.35, r.L), kit.At(.6, r.M), kit.At(1, r.DD)), c.Line("M26 76C46 72 70 74 96 84M34 88C50 80 68 80 90 86M44 98C54 86 70 82 84 86", r.DDD, 1.8).Opacity(.4), c.Line("M26 78C46 74 70 76 96 86M34 90C50 82 68 82 90 88", r.LL, 1.3).Opacity(.7))
		c.Part("arms", hand(), sleeve, hand().Mirror(128), sleeve.Mirror(128), c.Clip("M128 56C156 54 196 54 232 58Q236 60 236 66Q236 74 232 78C226 92 216 100 208 104C200 94 190 88 172 88L128 100Z", c.Path("M128 70H240V110H128Z", r.DDD).Opacity(.2)))
		const body = "M104 56C116 50 140 50 152 56C156 80 154 110 156 140C158 160 160 176 160 186H96C96 176 98 160 100 140C102 110 100 80 104 56Z"
		c.Part("robe", c.Form(body, kit.Lin(98, 0, 160, 0, kit.At(0, r.L), kit.At(.25, r.LL), kit.At(.55, r.M), kit.At(1, r.DD)), c.Line("M112 76C108 110 110 150 106 186M122 90C118 120 120 156 117 186M134 92C136 122 134 156 136 186M146 78C150 110 146 152 150 186", r.DDD, 2.4).Opacity(.45), c.Line("M114.5 78C110.5 112 112.5 152 108.5 186M124.5 92C120.5 122 122.5 158 119.5 186M136.5 94C138.5 124 136.5 158 138.5 186", r.LL, 1.6).Opacity(.8), c.Path("M104 60C120 84 140 112 156 122L156 136C136 124 116 100 102 76Z", r.LL).Opacity(.8), c.Line("M104 60C120 84 140 112 156 122M102 78C116 102 136 126 156 137", r.DDD, 1.8).Opacity(.45), gloss.Dim(c, 6, .4, "M150 56C156 100 152 150 156 190H172V56Z", r), gloss.Dim(c, 4, .5, "M112 46H144V60Q128 68 112 60Z", r)), c.Form("M98 180C112 186 144 186 158 180L160 188H96Z", kit.Lin(96, 0, 160, 0, s.L, s.LL, s.M, s.DD)))
		c.Part("head", c.Form("M120 40H136V60Q128 66 120 60Z", kit.Lin(120, 0, 136, 0, s.D, s.DDD)),
			c.Form("M106 22C104 2 114 -10 128 -10C142 -10 152 2 150 22C151 36 156 48 152 62C146 68 138 64 137 54H119C118 64 110 68 104 62C100 48 105 36 106 22Z", kit.Lin(106, -8, 152, 62, r.L, r.M, r.D, r.DD), c.Line("M112 4C108 20 112 40 108 60M144 4C148 20 144 40 148 60M118 -4C112 8 113 22 113 34M138 -4C144 8 143 22 143 34", r.DDD, 1.8).Opacity(.4)),
			c.Form("M114 14C116 2 140 2 142 14C143 30 141 42 136 50Q128 58 120 50C115 42 113 30 114 14Z", kit.Lin(112, 4, 144, 54, s.LL, s.L, s.M, s.D),
				c.Form("M114 30Q118 38 123 38Q128 35.5 133 38Q138 38 142 30V62H114Z", kit.Lin(114, 32, 142, 60, r.D, r.DD)), c.Blur(1.5, c.Line("M124.5 39.5Q128 38 131.5 39.5", r.DDD, 2)).Opacity(.5), c.Line("M125 42.500Q128 44 131 42.500", s.LL, 2.2),
				c.Line("M117.500 20.500Q121 18.500 125 20.500M131 20.500Q135 18.500 138.500 20.500", s.DDD, 1.4).Opacity(.6), c.Line("M118.500 24.500Q121.500 27 124.500 24.500M131.500 24.500Q134.500 27 137.500 24.500", s.DDD, 1.7).Opacity(.85),
				c.Path("M128 20L131 33Q128 35.500 125.500 33Z", kit.Lin(125, 0, 131, 0, s.LL, s.D)).Opacity(.8), c.Blur(3, c.Path("M112 6Q128 -2 144 6L142 14Q128 6 114 14Z", s.DDD)).Opacity(.4), gloss.Dim(c, 3, .3, "M138 6Q144 34 132 56H148V6Z", s)))
		c.Anchor("ground", 128, 256)
	},
}
