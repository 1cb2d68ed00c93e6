package party

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

var birthdayCandle = kit.Piece{
	Name: "birthday-candle", Cm: 8,
	States:  "unlit -flame",
	Palette: "stripes #f0578f; candle #fff3f6 wax; flame #ff9a1f; dots #ffd23f",
	Draw: func(c *kit.Canvas) {
		k, s, f, d := c.Tones("candle"), c.Tones("stripes"), c.Tones("flame"), c.Tones("dots")
		const x1, x2, top, bottom = 98.0, 158.0, 96.0, 246.0
		const o = "M98 96V246A30 9 0 0 0 158 246V96Q128 84 98 96Z"
		var bands, beads []kit.Node
		for i := range 8 {
			y := 60 + float64(i)*28
			bands = append(bands, c.Path(fmt.Sprintf("M98 %gQ136 %g 158 %gV%gQ136 %g 98 %gZ", y+26, y+22, y, y+14, y+36, y+40), s.M))
			for j := range 4 {
				u := float64(j)/3*50 + 5
				beads = append(beads, c.Circle(98+u, y+46-u*.44+4*(1-(u-30)*(u-30)/900), 2.6, d.M))
			}
		}
		c.Part("candle", c.Form(o, k.M, c.Named("stripes", bands...), c.Named("dots", beads...),
			c.Path(o, kit.Lin(x1, 0, x2, 0, kit.At(0, s.DDD.Alpha(.3)), kit.At(.14, kit.White.Alpha(0)), kit.At(.3, kit.White.Alpha(.55)), kit.At(.48, kit.White.Alpha(0)), kit.At(.75, s.DDD.Alpha(.2)), kit.At(1, s.DDD.Alpha(.62)))),
			c.Blur(6, c.Rect(90, bottom-14, 76, 40, 0, s.DDD).Opacity(.3)), c.Blur(6, c.Ellipse(128, 98, 34, 16, kit.Hex("#ffd98a")).Opacity(.8))),
			c.Form("M98 98C98 86 158 86 158 98V120C158 130 148 130 148 120V114C148 108 140 108 140 114V138C140 148 129 148 129 138V116C129 110 121 110 121 116V126C121 134 112 134 112 126V112C112 108 106 108 106 112V116C106 122 98 122 98 116Z", kit.Lin(x1, 0, x2, 0, k.M.Toward(s.M, .12), kit.White, k.M, k.D.Toward(s.M, .3)), c.Blur(2, c.Path("M98 98C98 86 158 86 158 98L158 124H98Z", kit.None).Stroke(kit.White, 2))),
			c.Form(kit.Oval(128, 97, 30, 9), kit.Rad(124, 95, 34, kit.Hex("#fff2c0"), kit.White, k.M.Toward(s.M, .2)), c.Blur(2, c.Ellipse(128, 98, 14, 5, kit.Hex("#ffc766")).Opacity(.8))))
		c.Part("flame", c.Line("M128 97Q127 86 129 76", kit.Hex("#4a332a"), 4.6), c.Glow(13, c.Ellipse(129, 48, 30, 36, f.L).Opacity(.5)),
			c.Path("M129 84C110 84 102 70 107 54C111 40 125 28 129 4C136 26 148 38 151 54C155 70 147 84 129 84Z", kit.Lin(0, 4, 0, 84, f.L, f.M, f.D)),
			c.Path("M129 82C116 82 111 71 114 58C117 47 126 40 129 26C134 40 142 47 144 58C146 71 141 82 129 82Z", kit.Lin(0, 26, 0, 82, kit.Hex("#ffe86a"), kit.Hex("#ffc22e"))),
			c.Path("M129 80C122 80 119 73 121 65C123 58 127 54 129 46C132 54 136 58 138 65C139 73 136 80 129 80Z", kit.Lin(0, 46, 0, 80, kit.Hex("#fffdf0"), kit.Hex("#fff2a8"))))
		c.Anchor("ground", 128, 255)
	},
}
