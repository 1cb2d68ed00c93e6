package holiday

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

var diyaLamp = kit.Piece{
	Name: "diya-lamp", Cm: 12,
	Palette: "lamp #c9572b clay; pattern #ffc940 gold; flame #ff9a1f; oil #d98a1c; beads #2fb0a6",
	Draw: func(c *kit.Canvas) {
		l, p, f, o, b := c.Tones("lamp"), c.Tones("pattern"), c.Tones("flame"), c.Tones("oil"), c.Tones("beads")
		c.Part("lamp", c.Form("M92 226H164Q176 236 180 248Q182 254 172 254H84Q74 254 76 248Q80 236 92 226Z", festoon.Across(l, 76, 180), c.Blur(4, c.Rect(70, 222, 116, 12, 0, l.DDD).Opacity(.6)), c.Path("M76 244H180V249H76Z", festoon.Across(p, 76, 180))),
			c.Form("M10 138C14 120 60 112 128 112C196 112 242 120 246 138C246 146 240 154 232 160C220 206 180 236 128 236C76 236 36 206 24 160C16 154 10 146 10 138Z", kit.Lin(20, 130, 220, 236, l.L, l.M, l.M, l.DD),
				c.Blur(10, c.Path("M250 140C240 210 180 240 90 240L140 260H260Z", l.DDD).Opacity(.55)), c.Blur(6, c.Path("M14 150Q128 186 242 150V166Q128 200 14 166Z", l.DDD).Opacity(.45))))
		var deco []kit.Node
		for i := range 9 {
			u := float64(i)/4 - 1
			x, y := 128+u*92, 186+26*math.Sqrt(1-.9*u*u)-20
			k := 1 - .5*u*u
			deco = append(deco, c.Path(fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y+18, x-13*k, y+8, x-9*k, y-8, x, y-16, x+9*k, y-8, x+13*k, y+8, x, y+18), p.M), c.Path(fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y+11, x-7*k, y+5, x-5*k, y-4, x, y-9, x+5*k, y-4, x+7*k, y+5, x, y+11), l.DD), c.Circle(x, y+3, 3*k+.5, b.L))
		}
		var dots, row []kit.Node
		for i := range 23 {
			u := float64(i)/11 - 1
			x := 128 + u*106
			y := 152 + 22*math.Sqrt(max(0, 1-u*u))
			dots = append(dots, c.Circle(x, y, 3.2, p.DD), c.Circle(x-.4, y-.6, 2.6, p.L))
			if i%2 == 1 && math.Abs(u) < .8 {
				row = append(row, c.Circle(x*.76+30.7, 199+26*math.Sqrt(1-u*u), 2.6, p.L))
			}
		}
		body := "M10 138C14 120 60 112 128 112C196 112 242 120 246 138C246 146 240 154 232 160C220 206 180 236 128 236C76 236 36 206 24 160C16 154 10 146 10 138Z"
		c.Part("pattern", c.Clip(body, kit.Of(deco...), kit.Of(row...), c.Blur(9, c.Path("M250 150C236 210 180 240 100 240L140 260H260Z", l.DDD).Opacity(.45))), kit.Of(dots...))
		c.Part("oil", c.Form(kit.Oval(128, 138, 110, 21), kit.Lin(20, 120, 236, 156, l.DDD, l.DD, l.M), c.Form(kit.Oval(128, 144, 96, 15), kit.Lin(40, 130, 220, 158, o.LL, o.M, o.DD), c.Blur(3, c.Ellipse(128, 139, 40, 7, kit.Hex("#fff0a8")).Opacity(.9)), c.Ellipse(78, 142, 20, 3, kit.White).Opacity(.45))))
		c.Part("lamp", c.Path("M10 138C14 120 60 112 128 112C196 112 242 120 246 138C246 152 196 164 128 164C60 164 10 152 10 138ZM20 138C20 150 64 157 128 157C192 157 236 150 236 138C236 126 192 119 128 119C64 119 20 126 20 138Z", kit.Lin(10, 116, 246, 160, l.LL, l.L, l.M, l.DD)).EvenOdd(),
			c.Line("M18 146C34 158 80 162 128 162C170 162 206 159 230 152", kit.White, 2).Opacity(.45))
		c.Part("flame", c.Line("M128 144Q126 132 130 118", kit.Hex("#5a3a2c"), 6), c.Line("M127.500 142Q125.500 132 129 122", kit.Hex("#f3e2c0"), 3),
			c.Glow(16, c.Ellipse(129, 70, 42, 56, f.L).Opacity(.5)),
			c.Path("M129 124C104 124 92 104 100 80C106 60 124 40 130 4C138 36 156 58 160 80C166 104 154 124 129 124Z", kit.Lin(0, 4, 0, 124, f.L, f.M, f.D)),
			c.Path("M129 121C111 121 104 106 109 88C114 72 126 58 130 34C136 56 148 72 151 88C155 106 147 121 129 121Z", kit.Lin(0, 34, 0, 121, kit.Hex("#ffe86a"), kit.Hex("#ffc22e"))),
			c.Path("M129 118C119 118 115 108 118 98C121 88 128 80 130 66C134 80 140 88 142 98C144 108 139 118 129 118Z", kit.Lin(0, 66, 0, 118, kit.Hex("#fffdf0"), kit.Hex("#fff2a8"))))
		c.Anchor("ground", 128, 254)
	},
}
