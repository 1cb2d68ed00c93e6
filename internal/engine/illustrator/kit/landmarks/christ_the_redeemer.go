package landmarks

import "pellucid/internal/engine/illustrator/kit"

var christTheRedeemer = kit.Piece{
	Name: "christ-the-redeemer", Cm: 3800,
	Palette: "statue #d9d4c8 stone; robe #cfc9bb <statue; pedestal #a9a59c base; mountain #5f9e50 trees hill",
	Draw: func(c *kit.Canvas) {
		s, r, p, m := c.Tones("statue"), c.Tones("robe"), c.Tones("pedestal"), c.Tones("mountain")
		c.Part("mountain", c.Form("M20 256C44 232 70 224 92 214C104 208 152 208 164 214C186 224 212 232 236 256Z", kit.Lin(80, 206, 120, 256, m.L, m.M, m.DD)), tree(c, 60, 250, 12, m), tree(c, 196, 250, 12, m), tree(c, 84, 240, 10, m), tree(c, 172, 240, 10, m), tree(c, 36, 256, 10, m), tree(c, 220, 256, 10, m))
		c.Part("pedestal", c.Form("M104 190H152L158 228H98Z", kit.Lin(98, 0, 158, 0, p.L, p.LL, p.M, p.DD), courses(c, 90, 166, 198, 228, 9, p)), c.Rect(99, 184, 58, 9, 2, kit.Lin(98, 0, 158, 0, p.L, p.LL, p.M, p.DD)), opening(c, arched(121, 202, 14, 26), p))
		hand := func() kit.Node {
			return kit.Of(c.Form("M24 62C16 58 4 58 0 62Q-2 66 4 68L10 69Q4 72 8 75C14 77 20 75 26 74Z", kit.Lin(0, 58, 20, 78, s.LL, s.L, s.D)), c.Line("M2 64.500L16 66M6 71L18 70", s.DDD, 1).Opacity(.5))
		}
		sleeve := c.Form("M128 56C100 54 60 54 24 58Q20 60 20 66Q20 74 24 78C30 92 40 100 48 104C56 94 66 88 84 88L128 100Z", kit.Lin(60, 54, 70, 106, kit.At(0, r.LL), kit.At(.35, r.L), kit.At(.6, r.M), kit.At(1, r.DD)), c.Line("M26 76C46 72 70 74 96 84M34 88C50 80 68 80 90 86M44 98C54 86 70 82 84 86", r.DDD, 1.8).Opacity(.4), c.Line("M26 78C46 74 70 76 96 86M34 90C50 82 68 82 90 88", r.LL, 1.3).Opacity(.7))
		c.Part("arms", hand(), sleeve, hand().Mirror(128), sleeve.Mirror(128), c.Clip("M128 56C156 54 196 54 232 58Q236 60 236 66Q236 74 232 78C226 92 216 100 208 104C200 94 190 88 172 88L128 100Z", c.Path("M128 70H240V110H128Z", r.DDD).Opacity(.2)))
		const body = "M104 56C116 50 140 50 152 56C156 80 154 110 156 140C158 160 160 176 160 186H96C96 176 98 160 100 140C102 110 100 80 104 56Z"
		c.Part("robe", c.Form(body, kit.Lin(98, 0, 160, 0, kit.At(0, r.L), kit.At(.25, r.LL), kit.At(.55, r.M), kit.At(1, r.DD)), c.Line("M112 76C108 110 110 150 106 186M122 90C118 120 120 156 117 186M134 92C136 122 134 156 136 186M146 78C150 110 146 152 150 186", r.DDD, 2.4).Opacity(.45), c.Line("M114.5 78C110.5 112 112.5 152 108.5 186M124.5 92C120.5 122 122.5 158 119.5 186M136.5 94C138.5 124 136.5 158 138.5 186", r.LL, 1.6).Opacity(.8), c.Path("M104 60C120 84 140 112 156 122L156 136C136 124 116 100 102 76Z", r.LL).Opacity(.8), c.Line("M104 60C120 84 140 112 156 122M102 78C116 102 136 126 156 137", r.DDD, 1.8).Opacity(.45), dim(c, 6, .4, "M150 56C156 100 152 150 156 190H172V56Z", r), dim(c, 4, .5, "M112 46H144V60Q128 68 112 60Z", r)), c.Form("M98 180C112 186 144 186 158 180L160 188H96Z", kit.Lin(96, 0, 160, 0, s.L, s.LL, s.M, s.DD)))
		c.Part("head", c.Form("M122 42H134V56Q128 60 122 56Z", kit.Lin(122, 0, 134, 0, s.M, s.DD)), c.Form("M112 26C110 12 118 4 128 4C138 4 146 12 144 26C146 38 148 48 144 56C140 58 136 54 136 46H120C120 54 116 58 112 56C108 48 110 38 112 26Z", kit.Lin(112, 6, 144, 56, r.L, r.M, r.D, r.DD)), c.Form("M117 20C119 14 137 14 139 20C140 32 138 42 134 48Q128 55 122 48C118 42 116 32 117 20Z", kit.Lin(117, 16, 139, 50, s.LL, s.L, s.M, s.D), c.Path("M120 38Q128 44 136 38Q138 50 128 56Q118 50 120 38Z", s.DD).Opacity(.5), c.Line("M120.5 26Q123 24.5 125.5 26M130.5 26Q133 24.5 135.5 26", s.DDD, 1.5), c.Line("M128 27L127 34H129.5", s.DD, 1.3), c.Line("M125 40Q128 41.5 131 40", s.DDD, 1.3)))
		c.Anchor("ground", 128, 256)
	},
}
