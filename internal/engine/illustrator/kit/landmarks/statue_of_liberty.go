package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var statueOfLiberty = kit.Piece{
	Name: "statue-of-liberty", Cm: 9300,
	Palette: "robe #6fbfa8 copper; crown #6fbfa8 <robe; torch #f0b83f gold; pedestal #d3b48c stone; flame #ffb52e; skin #7fcab4 face <robe",
	Draw: func(c *kit.Canvas) {
		r, k, t, p, f, s := c.Tones("robe"), c.Tones("crown"), c.Tones("torch"), c.Tones("pedestal"), c.Tones("flame"), c.Tones("skin")
		c.Part("pedestal", c.Form("M82 200H174L180 244H76Z", kit.Lin(78, 0, 180, 0, p.M, p.LL, p.M, p.DD), courses(c, 70, 186, 208, 246, 9, p), gloss.Dim(c, 4, .5, "M76 196H180V208H76Z", p)), c.Rect(74, 194, 108, 9, 2, kit.Lin(74, 0, 182, 0, p.L, p.LL, p.M, p.DD)), opening(c, shape.Arched(120, 214, 16, 24), p), opening(c, shape.Arched(96, 216, 9, 18), p), opening(c, shape.Arched(151, 216, 9, 18), p), c.Form("M62 242H194L200 256H56Z", kit.Lin(56, 0, 200, 0, p.M, p.L, p.M, p.DDD)))
		c.Part("arm", c.Form("M98 96C90 86 86 64 88 40L102 38C102 58 106 72 118 84Z", kit.Lin(86, 50, 116, 56, s.LL, s.L, s.M, s.D)), c.Form("M84 74C84 64 88 58 94 56C100 58 106 66 110 72C120 80 122 92 116 104L98 108C90 98 84 88 84 74Z", kit.Lin(84, 60, 118, 100, r.LL, r.L, r.M, r.DD), c.Line("M92 62C90 78 96 94 106 104M99 62C98 76 104 88 114 96", r.DDD, 1.6).Opacity(.45)))
		c.Part("torch", c.Form("M88 40L91 26H100L103 40Q96 46 88 40Z", kit.Lin(88, 0, 103, 0, t.LL, t.M, t.DD)), c.Form("M82 22H108Q110 26 106 30H84Q80 26 82 22Z", kit.Lin(82, 0, 108, 0, t.L, t.LL, t.M, t.DD)))
		c.Part("flame", c.Glow(4, c.Ellipse(95, 12, 10, 12, f.M).Opacity(.5)), c.Form("M95 -4C101 4 108 8 106 16C105 22 100 24 95 24C90 24 85 22 84 16C83 10 88 8 89 3C92 5 93 6 94 8C96 4 96 0 95 -4Z", kit.Lin(86, 0, 104, 24, f.LL, f.M, kit.Hex("#f0702a"))), c.Path("M95 8C99 13 101 16 99 20C97 23 93 23 91 20C90 16 94 14 95 8Z", kit.Hex("#fff3b8")))
		const robe = "M104 88C116 82 142 82 154 90C166 98 170 118 168 140C168 164 170 184 172 198H84C88 180 88 164 90 148C88 124 92 98 104 88Z"
		c.Part("robe", c.Form(robe, kit.Lin(90, 90, 172, 130, kit.At(0, r.LL), kit.At(.25, r.L), kit.At(.55, r.M), kit.At(1, r.DD)), c.Line("M104 120C98 150 100 180 96 202M114 128C108 156 110 180 108 202M126 132C122 160 124 182 122 202M140 134C140 160 138 180 138 202M154 130C156 160 154 182 156 202", r.DDD, 2.4).Opacity(.45), c.Line("M106.5 122C100.5 152 102.5 182 98.5 202M116.5 130C110.5 158 112.5 182 110.5 202M128.5 134C124.5 162 126.5 184 124.5 202M142.5 136C142.5 162 140.5 182 140.5 202", r.LL, 1.6).Opacity(.6),
			c.Path("M98 96C120 108 146 122 166 146L168 160C144 134 116 120 93 112Z", r.L), c.Line("M98 96C120 108 146 122 166 146M93 112C116 120 144 134 168 160M96 104C118 114 144 128 167 153", r.DDD, 1.6).Opacity(.4), gloss.Dim(c, 7, .5, "M160 90C176 120 172 180 176 204H190V80Z", r), gloss.Dim(c, 5, .5, "M112 82H146V94Q128 104 112 94Z", r)))
		c.Part("tablet", c.Form("M150 108L172 100Q175 99 176 102L186 140Q187 143 184 144L162 152Q159 153 158 150L147 112Q147 109 150 108Z", kit.Lin(150, 102, 184, 150, r.LL, r.M, r.DD), c.Line("M156 116l16 -6M158 124l16 -6M160 132l16 -6M162 140l16 -6", r.DDD, 1.6).Opacity(.5)), c.Form("M150 132C158 128 170 126 178 128Q184 131 180 136C172 142 160 146 152 146Z", kit.Lin(150, 126, 176, 146, s.LL, s.M, s.D)), c.Form("M146 92C160 94 170 106 170 122C170 134 164 142 154 146L146 134Z", kit.Lin(146, 92, 172, 146, r.L, r.M, r.DD), c.Line("M156 98C162 110 160 126 154 136", r.DDD, 1.6).Opacity(.4)))
		c.Part("face", c.Form("M119 74H139V90Q129 98 119 90Z", kit.Lin(119, 0, 139, 0, s.M, s.DD)),
			c.Form("M109 52C103 66 103 82 108 94C113 90 117 78 117 64ZM149 52C155 66 155 82 150 94C145 90 141 78 141 64Z", kit.Lin(104, 60, 154, 92, r.L, r.M, r.DD), c.Line("M108 62Q106 76 109 88M150 62Q152 76 149 88", r.DDD, 1.5).Opacity(.45)),
			c.Form("M111 46H147C149 60 147 74 139 82Q129 90 119 82C111 74 109 60 111 46Z", kit.Lin(110, 46, 148, 86, s.LL, s.L, s.M, s.D),
				c.Blur(2.5, c.Circle(117, 73, 4, s.LL), c.Path("M110 44H148V53Q129 46 110 53Z", s.DDD)).Opacity(.4),
				c.Line("M115.500 57.500Q120 54.500 125 57M133 57Q138 54.500 142.500 57.500", s.DDD, 1.5).Opacity(.65),
				c.Path("M116 63Q120 58.500 125 63Q120.500 65.500 116 63ZM133 63Q138 58.500 142 63Q137.500 65.500 133 63Z", s.LL), c.Circle(120.7, 62.3, 1.7, s.DDD), c.Circle(137.3, 62.3, 1.7, s.DDD), c.Line("M115.800 62.700Q120 58 125.300 62.700M132.700 62.700Q138 58 142.200 62.700", s.DDD, 1.5).Opacity(.8),
				c.Path("M129 58L132.200 70Q129 72.500 126 70Z", kit.Lin(126, 0, 132, 0, s.LL, s.DD)).Opacity(.75),
				c.Path("M123.500 76.500Q126.500 74 129 75.200Q131.500 74 134.500 76.500Q129 81 123.500 76.500Z", s.DD), c.Line("M122.800 76.300Q129 78.200 135.200 76.300", s.DDD, 1.2).Opacity(.8), gloss.Dim(c, 3, .35, "M142 46Q148 66 134 88H152V46Z", s)))
		for i := range 7 {
			a := -72 + 24*float64(i)
			c.Part("crown", c.Form("M126 36L128 10Q129 7 130 10L132 36Z", kit.Lin(126, 10, 132, 36, k.LL, k.M, k.DD)).Rotate(a, 129, 50))
		}
		c.Part("crown", c.Form("M108 46C110 32 120 27 129 27C138 27 148 32 150 46Q151 50 147 50Q129 44 111 50Q107 50 108 46Z", kit.Lin(108, 28, 150, 50, k.LL, k.L, k.M, k.DD), c.Line("M114 42Q129 35 144 42", k.DDD, 3.4).Dash(3, 3).Butt().Opacity(.6)))
		c.Anchor("ground", 128, 256)
		c.AnchorBox("grip", 95, 36, 0, 0, 0)
	},
}
