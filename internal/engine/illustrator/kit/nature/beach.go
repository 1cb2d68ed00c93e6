package nature

import "pellucid/internal/engine/illustrator/kit"

var beach = kit.Piece{
	Name: "beach", Cm: 2000,
	Palette: "sand #f5d898; water #2fb0dc sea; palm #4aa852 fronds leaves; umbrella #f04e5e parasol; trunk #a9743f",
	Draw: func(c *kit.Canvas) {
		s, w, p, u, t := c.Tones("sand"), c.Tones("water"), c.Tones("palm"), c.Tones("umbrella"), c.Tones("trunk")
		const slab = "M8 176C8 150 60 136 128 136C196 136 248 150 248 176V206C248 232 196 248 128 248C60 248 8 232 8 206Z"
		const top = "M8 176C8 150 60 136 128 136C196 136 248 150 248 176C248 206 196 224 128 224C60 224 8 206 8 176Z"
		c.Part("sand", c.Form(slab, kit.Lin(8, 0, 248, 0, s.M, s.D, s.DD), c.Line("M8 196C20 222 74 236 128 236C182 236 236 222 248 196", s.DDD, 2).Opacity(.3)))
		var waves []kit.Node
		for i := range 12 {
			x, y := 24+float64(i*47%210), 142+float64(i*29%46)
			waves = append(waves, c.Line(sf("M%g %gq5 -3.5 10 0q5 3.5 10 0", x, y), w.LL, 1.9).Opacity(.7))
		}
		shore := "M0 172C18 186 36 184 58 190C90 200 110 186 140 184C176 182 196 164 250 166V120H0Z"
		c.Part("sand", c.Form(top, kit.Lin(60, 150, 190, 226, s.L, s.M, s.D), grains(c, s, 60, 196, 236, 220, 40)))
		c.Part("water", c.Clip(top, c.Path(shore, s.DD).Opacity(.45).Move(0, 9), c.Path(shore, kit.White).Move(0, 6), c.Form(shore, kit.Lin(20, 136, 160, 206, w.M, w.M, w.L, w.LL), kit.Of(waves...), c.Blur(4, c.Path(shore, kit.None).Stroke(kit.White, 8)).Opacity(.6)), c.Line("M0 164C20 180 38 177 60 183C92 192 110 179 140 177C176 175 196 157 250 159", kit.White, 2).Opacity(.7)))
		wood, crown := palm(c, p, t, 204, 192, 1.16, -34)
		c.Part("trunk", c.Clip(top, c.Blur(3, c.Ellipse(212, 194, 22, 5, s.DDD).Opacity(.5))), wood)
		c.Part("palm", crown)
		// The umbrella leans over a ball.
		c.Part("umbrella", c.Clip(top, c.Blur(4, c.Ellipse(112, 210, 40, 7, s.DDD).Opacity(.45))), kit.Of(c.Line("M86 132V214", kit.Hex("#b9bec9"), 5), c.Line("M85 132V214", kit.White, 1.6), c.Form("M28 138C30 102 56 82 86 82C116 82 142 102 144 138Q134 130 125 138Q115 130 105.5 138Q96 130 86 138Q76 130 66.5 138Q57 130 47 138Q38 130 28 138Z", kit.Lin(40, 84, 140, 140, u.L, u.M, u.D),
			c.Path("M86 82C62 88 48 110 47 144L28 140V100Z", kit.Hex("#fff6ea")), c.Path("M86 82C76 92 66 112 66.5 140L105.500 140C106 112 96 92 86 82Z", kit.Hex("#fff6ea")), c.Path("M86 82C110 88 124 110 125 144L150 144V110Z", kit.Hex("#fff6ea")), c.Path("M86 82C72 92 66 112 66.5 144L47 144C48 110 62 88 86 82Z", kit.Lin(50, 90, 80, 140, u.L, u.M)), c.Path("M86 82C100 92 106 112 105.5 144L125 144C124 110 110 88 86 82Z", kit.Lin(90, 90, 126, 140, u.M, u.D)),
			c.Blur(8, c.Path("M150 90V150H90Q130 130 128 84Z", u.DDD).Opacity(.4)), c.Blur(4, c.Ellipse(62, 104, 9, 16, kit.White).Opacity(.4).Rotate(36, 62, 104))), c.Circle(86, 81, 4, u.D), c.Circle(85.5, 80, 2.5, u.L)).Rotate(14, 86, 214))
		ball := kit.Oval(124, 204, 15, 15)
		c.Part("ball", c.Form(ball, kit.White, c.Path("M124 189C116 194 112 204 114 222L100 214L108 190Z", kit.Hex("#ffce3a")), c.Path("M124 189C132 194 136 204 134 222L150 214L142 190Z", kit.Hex("#3a8fe0")), c.Path(ball, kit.Rad(118, 198, 24, kit.At(0, kit.White.Alpha(.5)), kit.At(.45, kit.White.Alpha(0)), kit.At(1, kit.Hex("#3a2a5a").Alpha(.5))))))
		c.Part("starfish", starfish(c, 168, 208, 10))
		c.Anchor("ground", 128, 248)
		c.AnchorBox("surface", 140, 206, 160, 0, 0)
	},
}
