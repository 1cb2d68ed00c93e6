package landmarks

import "pellucid/internal/engine/illustrator/kit"

var mountFuji = kit.Piece{
	Name: "mount-fuji", Cm: 1000000,
	Palette: "mountain #5f7fb8 slopes; snow #fbfdff; forest #4f9a6a trees; blossoms #f7a8c4 cherry_blossom; water #7cc4ea lake; trunk #7a5245",
	Draw: func(c *kit.Canvas) {
		m, s, f, b, w, t := c.Tones("mountain"), c.Tones("snow"), c.Tones("forest"), c.Tones("blossoms"), c.Tones("water"), c.Tones("trunk")
		const peak = "M0 196C40 178 76 122 104 66Q108 58 114 60L120 64L128 60L136 64L142 60Q148 58 152 66C180 122 216 178 256 196Z"
		c.Part("mountain", c.Form(peak, kit.Lin(70, 70, 200, 190, kit.At(0, m.LL), kit.At(.35, m.L), kit.At(.6, m.M), kit.At(1, m.DD)), c.Path("M128 60C138 100 150 150 196 200H256V150L152 58Z", m.DDD).Opacity(.25), c.Line("M96 110C84 140 66 170 44 194M112 120C106 150 96 176 84 196M132 126C134 152 138 176 144 196M152 116C166 146 182 174 204 194", m.DDD, 1.8).Opacity(.3), c.Line("M94 112C82 142 64 170 42 192M110 122C104 150 94 176 82 196", m.LL, 1.4).Opacity(.5),
			c.Named("snow", c.Path("M90 40H166L172 106Q166 118 160 104Q156 96 152 108Q148 132 142 112Q138 100 133 116Q128 140 122 116Q118 102 114 114Q108 128 104 110Q100 100 96 110Q88 122 82 112Z", kit.Lin(100, 60, 160, 126, s.LL, s.M, s.DD)), c.Path("M128 60L136 64L142 60Q148 58 152 66C160 82 168 98 178 112L172 106Q166 118 160 104Q156 96 152 108Q148 132 142 112Q140 106 138 106Q134 80 128 60Z", m.L).Opacity(.4), c.Line("M108 70Q102 86 96 98M118 68Q114 90 112 104M136 70Q140 90 144 104", m.L, 1.4).Opacity(.5))))
		c.Part("forest", c.Form("M0 196C20 184 40 190 60 188C90 180 110 190 128 188C150 182 176 190 200 188C224 186 244 188 256 196V212H0Z", kit.Lin(0, 182, 0, 212, f.L, f.M, f.DD)))
		for i := range 16 {
			x := 8 + 16*float64(i)
			h := 14 + 8*c.Rand().Float64()
			c.Part("forest", c.Form(pd("M%g 206L%g %gL%g 206Z", x-7, x, 206-h, x+7), kit.Lin(x-6, 0, x+6, 0, f.LL, f.M, f.DD)))
		}
		c.Part("water", c.Form("M0 204H256V226Q256 240 242 240H14Q0 240 0 226Z", kit.Lin(0, 204, 0, 240, w.LL, w.M, w.D), c.Path("M40 204H216L152 232Q128 238 104 232Z", m.L).Opacity(.4), c.Path("M84 221L104 222L112 219L122 224L132 220L142 223L172 221L152 232Q128 238 104 232Z", kit.White).Opacity(.6), c.Line("M20 216H52M70 226H96M160 222H196M206 212H236M30 231H60M150 233H180", kit.White, 2.4).Opacity(.7)))
		c.Part("blossoms", c.Line("M256 40C232 44 214 56 196 74M236 46C226 38 220 30 218 22M220 56C214 66 214 76 216 86M206 64C198 62 192 58 188 52", t.DD, 5), c.Line("M256 38.500C232 42.5 214 54.5 196 72.5", t.L, 1.6))
		petal := func(x, y, k float64) kit.Node {
			return kit.Of(c.Around(5, x, y, c.Form(pd("M%g %gC%g %g %g %g %g %gL%g %gL%g %gC%g %g %g %g %g %gZ", x, y, x-5*k, y-3*k, x-4*k, y-8*k, x-1.5*k, y-8.5*k, x, y-7*k, x+1.5*k, y-8.5*k, x+4*k, y-8*k, x+5*k, y-3*k, x, y), kit.Lin(x, y, x, y-8*k, b.D, b.L, b.LL))), c.Circle(x, y, 1.8*k, kit.Hex("#ffd75e")))
		}
		for i, p := range [][3]float64{{196, 74, 1.25}, {218, 22, 1.15}, {216, 88, 1.1}, {236, 44, 1.3}, {188, 50, 1}, {226, 64, 1.15}, {248, 58, 1}, {206, 46, 1.05}, {242, 24, 1}, {204, 98, .7}} {
			c.Part("blossoms", petal(p[0], p[1], p[2]).Rotate(float64(i)*23, p[0], p[1]))
		}
		c.Part("blossoms", c.Ellipse(172, 92, 4, 2.4, b.M).Rotate(30, 172, 92), c.Ellipse(182, 122, 4, 2.4, b.L).Rotate(-20, 182, 122))
		c.Anchor("ground", 128, 240)
	},
}
