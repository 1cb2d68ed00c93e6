package fantasy

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var treasureMap = kit.Piece{
	Name: "treasure-map", Cm: 40,
	Palette: "paper #e6c58a parchment; ink #6b4423 drawing; cross #c8302a red x mark; sea #7fb3b0; land #9dae62 island; palm #4f8a43",
	Draw: func(c *kit.Canvas) {
		p, k, x, s, l, g := c.Tones("paper"), c.Tones("ink"), c.Tones("cross"), c.Tones("sea"), c.Tones("land"), c.Tones("palm")
		const sheet = "M20 58L34 50L52 54L70 44L88 50L112 42L134 48L156 40L178 46L200 38L222 44L238 40L232 62L240 84L230 104L238 128L230 150L240 172L232 194L238 214L216 208L196 216L172 210L150 218L128 212L104 220L82 214L60 222L38 216L22 220L28 198L18 178L28 156L18 134L26 112L16 88L26 74Z"
		c.Part("paper", c.Blur(5, c.Path(sheet, p.DDD).Move(4, 8)).Opacity(.4), c.Path(sheet, p.DD).Move(1, 4),
			c.Form(sheet, kit.Lin(30, 40, 230, 220, p.L, p.M, p.D),
				c.Blur(12, c.Path(sheet, kit.None).Stroke(k.L, 22)).Opacity(.6), // the edges are singed
				c.Blur(7, c.Path("M84 40L96 220L108 218L98 40ZM166 40L160 216L172 214L178 40Z", p.DD)).Opacity(.5), c.Blur(5, c.Path("M100 40L110 218L118 216L110 40ZM180 40L174 214L182 212L190 40Z", p.LL)).Opacity(.7),
				c.Blur(6, c.Circle(206, 74, 16, p.DD)).Opacity(.35), c.Blur(6, c.Circle(60, 188, 14, p.DD)).Opacity(.35)))
		c.Part("sea", c.Line("M44 92q7 -6 14 0t14 0M36 124q7 -6 14 0t14 0M190 188q7 -6 14 0t14 0M120 64q6 -5 12 0t12 0", s.DD, 3.500))
		island := "M64 168C58 144 78 128 98 130C112 116 140 110 158 120C182 118 200 132 196 150C206 166 190 182 168 180C146 194 112 192 98 184C84 190 68 184 64 168Z"
		c.Part("land", c.Path(island, kit.None).Stroke(k.M, 7), c.Path(island, kit.None).Stroke(s.L, 5), c.Form(island, kit.Lin(80, 120, 190, 190, l.L, l.M, l.D)), c.Path("M116 158L134 128L150 152L158 140L174 164Q146 172 116 158Z", kit.Lin(130, 128, 150, 168, p.DD, k.L, k.M)), c.Path("M134 128L140 138L134 142L128 138ZM158 140L162 147L157 149L154 146Z", p.LL))
		c.Part("path", c.Line("M52 196C66 204 88 200 92 184C96 168 84 158 96 148C108 138 112 152 124 168C138 186 160 178 170 158", k.D, 4.500).Dash(9, 7))
		c.Part("cross", c.Line("M172 138L190 158M190 138L172 158", x.DDD, 11), c.Line("M172 137L190 157M190 137L172 157", x.M, 8), c.Line("M173 136L180 144M189 136L182 144", x.LL, 2).Opacity(.8))
		c.Part("palm", c.Line("M84 160Q86 148 80 138", k.M, 4.500), sheen.Each(5, func(i int) kit.Node {
			a := float64(i)*36 - 160
			return c.Path("M80 138Q92 128 104 138Q92 136 80 138Z", kit.Lin(80, 130, 104, 138, g.L, g.D)).Rotate(a+90, 80, 138)
		}))
		rose := func(r float64, t kit.Color) kit.Node {
			return c.Path(sheen.D("M0 %gL%g %gL%g 0L%g %gL0 %gL%g %gL%g 0L%g %gZ", -r, r*.2, -r*.2, r, r*.2, r*.2, r, -r*.2, r*.2, -r, -r*.2, -r*.2), t).Move(206, 78)
		}
		c.Part("compass", c.Circle(206, 78, 17, kit.None).Stroke(k.D, 2.500), rose(13, k.D).Rotate(45, 206, 78), rose(23, k.DD), rose(8, x.M))
		c.Part("skull", c.Path("M46 62C46 50 70 50 70 62C72 70 66 72 66 78H50C50 72 44 70 46 62Z", k.D), c.Circle(53, 65, 4, p.L), c.Circle(63, 65, 4, p.L), c.Path("M58 69L60.500 74H55.500Z", p.L), c.Line("M54 78V74M58 78V74M62 78V74", p.L, 1.400), c.Line("M42 76L74 88M74 76L42 88", k.D, 4))
		curl := "M216 208L238 214L234 194C230 202 224 206 216 208Z"
		c.Part("paper", c.Blur(2, c.Path(curl, p.DDD).Move(-2, -2)).Opacity(.5), c.Path(curl, kit.Lin(220, 196, 236, 212, p.LL, p.M, p.DD)))
		c.Anchor("ground", 128, 220)
		c.AnchorBox("grip", 128, 200, 0, 0, 0)
	},
}
