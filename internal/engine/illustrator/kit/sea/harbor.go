package sea

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var shipWheel = kit.Piece{
	Name: "ship-wheel", Cm: 90, Palette: "wheel #b56d34 wood; spokes #9a5628 <wheel handles; hub #d9a53c brass gold; rim #d9a53c <hub",
	Draw: func(c *kit.Canvas) {
		w, s, h, r := c.Tones("wheel"), c.Tones("spokes"), c.Tones("hub"), c.Tones("rim")
		spoke := "M123 128L124 60Q120 52 122 44L119 40V32L124 28Q116 8 128 -4Q140 8 132 28L137 32V40L134 44Q136 52 132 60L133 128Z"
		for i := range 8 {
			c.Part("spokes", kit.Of(c.Path(spoke, s.DDD).Move(1, 2), sheen.Body(c, spoke, s, 4)).Rotate(45*float64(i), 128, 128))
		}
		ring := func(rad, width float64, t kit.Tones) kit.Node {
			return kit.Of(c.Circle(128, 129.500, rad, kit.None).Stroke(t.DDD, width+2), c.Circle(128, 128, rad, kit.None).Stroke(kit.Lin(50, 40, 206, 216, t.LL, t.L, t.M, t.D, t.DD), width))
		}
		c.Part("wheel", ring(78, 26, w), c.Circle(128, 128, 84, kit.None).Stroke(w.DD, 1.400).Dash(34, 12).Opacity(.5), c.Circle(128, 128, 72, kit.None).Stroke(w.DD, 1.400).Dash(22, 16).Opacity(.5), c.Around(8, 128, 128, c.Line("M128 37V63", w.DDD, 2).Rotate(22.500, 128, 128).Opacity(.7)))
		c.Part("rim", ring(91, 5, r), ring(65, 4, r), c.Around(8, 128, 128, kit.Of(c.Circle(128, 50, 5, r.DDD), c.Circle(127.600, 49.500, 4, r.L))))
		c.Part("wheel", ring(30, 14, w))
		c.Part("hub", c.Circle(128, 129, 25, h.DDD), sheen.Ball(c, 128, 128, 23, h), c.Circle(128, 128, 14, kit.None).Stroke(h.DD, 2), sheen.Ball(c, 128, 128, 8, h), c.Around(8, 128, 128, c.Circle(128, 110, 2, h.DDD)))
		c.Part("wheel", c.Line("M62 92A76 76 0 0 1 104 56", kit.White, 4).Opacity(.4))
		c.AnchorBox("through", 128, 128, 120, 120, 0)
	},
}

var buoy = kit.Piece{
	Name: "buoy", Cm: 300, Palette: "body #e33b3b red; stripe #fdfbf5 white; cage #5b6472 frame metal; light #ffd95a lamp; water #4fb0e4 sea",
	Draw: func(c *kit.Canvas) {
		b, s, k, l, w := c.Tones("body"), c.Tones("stripe"), c.Tones("cage"), c.Tones("light"), c.Tones("water")
		tilt := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(8, 128, 220) }
		c.Part("light", tilt(c.Glow(10, c.Circle(128, 26, 22, l.L)).Opacity(.6)))
		c.Part("cage", tilt(c.Line("M112 52L92 134M144 52L164 134M128 50V130", k.DDD, 7), sheen.Tube(c, "M100 76H156", 5, k), sheen.Tube(c, "M94 104H162", 5, k), sheen.Tube(c, "M112 52L90 138", 7, k), sheen.Tube(c, "M144 52L166 138", 7, k), c.Line("M106 80L158 102M150 80L98 102", k.M, 2.600), sheen.Body(c, kit.RoundRect(104, 44, 48, 11, 4), k, 4)))
		c.Part("light", tilt(c.Form("M114 44V26Q114 10 128 10Q142 10 142 26V44Z", kit.Lin(114, 10, 142, 44, kit.White, l.LL, l.M, l.D)), c.Line("M121 14V44M135 14V44", k.D, 2)))
		c.Part("cage", tilt(sheen.Body(c, "M112 14Q128 -2 144 14Z", k, 4), sheen.Ball(c, 128, 2, 5, k)))
		body := "M70 136Q128 124 186 136L212 226Q128 262 44 226Z"
		c.Part("body", tilt(sheen.Body(c, body, b, 20, c.Named("stripe", c.Path("M50 162Q128 184 206 162L216 198Q128 224 40 198Z", kit.Lin(50, 0, 210, 0, s.LL, s.M, s.D, s.DD)))), c.Form("M70 136Q128 124 186 136Q128 150 70 136Z", kit.Lin(70, 130, 186, 144, b.L, b.M)), sheen.Glint(c, "M80 148Q92 152 102 153L88 226Q72 222 62 218Z", .3)))
		c.Part("water", sheen.Body(c, "M-6 212Q12 198 30 210Q48 222 66 210Q84 198 102 210Q120 222 138 210Q156 198 174 210Q192 222 210 210Q228 198 246 206Q262 212 262 224Q262 244 230 250Q128 262 26 250Q-6 244 -6 224Z", w, 8, c.Line("M30 232h44M110 240h52M188 230h38", w.LL, 2.600)))
		c.Anchor("ground", 128, 252)
	},
}

var messageInABottle = kit.Piece{
	Name: "message-in-a-bottle", Cm: 28, Palette: "glass #9fd8cf bottle green; cork #c98f52; paper #f6e3b4 scroll letter; ribbon #d8383f red; sand #ecd29a beach; shell #f6b9a4 starfish",
	Draw: func(c *kit.Canvas) {
		g, k, p, r, s, h := c.Tones("glass"), c.Tones("cork"), c.Tones("paper"), c.Tones("ribbon"), c.Tones("sand"), c.Tones("shell")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-24, 128, 150) }
		c.Part("sand", sheen.Body(c, "M-4 226Q30 196 90 204Q140 190 190 206Q240 202 260 228Q250 250 128 252Q6 250 -4 226Z", s, 9, sheen.Each(16, func(i int) kit.Node {
			return c.Circle(20+float64(i*41%220), 218+float64(i*17%28), 1.600, s.DD).Opacity(.6)
		})))
		d := "M30 104H150Q168 106 178 122Q186 132 204 132H242V168H204Q186 168 178 178Q168 194 150 196H30Q4 196 4 170V130Q4 104 30 104Z"
		c.Part("glass", turn(c.Form(d, kit.Lin(0, 104, 0, 196, g.LL.Alpha(.75), g.L.Alpha(.5), g.M.Alpha(.65)))))
		roll := kit.RoundRect(34, 126, 118, 48, 8)
		c.Part("paper", turn(c.Path(roll, p.DDD).Opacity(.4).Move(2, 4), c.Form(roll, kit.Lin(0, 126, 0, 174, p.L, p.LL, p.M, p.DD), c.Line("M44 136H146M44 164H140", p.DD, 1.400).Opacity(.5)), c.Ellipse(150, 150, 9, 24, p.DD), c.Ellipse(150, 150, 7.500, 22, kit.Lin(144, 128, 158, 172, p.LL, p.M)), c.Line("M150 132Q157 140 155 152Q152 160 148 156Q146 150 151 147", p.DDD, 1.800)))
		c.Part("ribbon", turn(c.Form("M84 124H98V176H84Z", kit.Lin(0, 124, 0, 176, r.L, r.LL, r.M, r.DD)), c.Form("M91 150Q72 132 66 142Q64 152 91 150Q110 132 116 142Q118 152 91 150Z", kit.Lin(66, 136, 116, 156, r.LL, r.M, r.D)), c.Line("M90 152L78 170M92 152L104 172", r.M, 5), sheen.Ball(c, 91, 150, 5, r)))
		c.Part("glass", turn(c.Path(d, g.M.Alpha(.18)), sheen.Glint(c, "M24 116Q70 110 148 114Q160 116 168 126Q160 122 148 121Q70 118 28 124Q18 132 16 142Q12 122 24 116Z", .8), sheen.Glint(c, "M204 138H238V143H206Q198 143 192 140Z", .6), sheen.Glint(c, "M30 186Q90 192 146 187Q150 190 144 191Q86 195 34 191Z", .5), c.Path(d, kit.None).Stroke(g.DDD, 2.200).Opacity(.55), sheen.Body(c, kit.RoundRect(232, 126, 14, 48, 5), g, 4)))
		c.Part("cork", turn(sheen.Body(c, "M240 136H262Q270 136 270 142V158Q270 164 262 164H240Z", k, 5, sheen.Each(6, func(i int) kit.Node { return c.Circle(246+float64(i*7%20), 140+float64(i*11%22), 1.500, k.DD) }))))
		c.Part("sand", c.Form("M-2 232Q20 212 60 222Q110 214 150 228Q200 220 256 234Q240 252 128 253Q10 252 -2 232Z", kit.Lin(0, 214, 0, 253, s.LL, s.M, s.D)))
		c.Part("shell", sheen.Body(c, "M206 214l7 14l16 -1l-9 13l8 14l-15 -5l-12 10l0 -16l-14 -8l15 -5Z", h, 5, sheen.Each(5, func(i int) kit.Node {
			return c.Circle([]float64{208, 218, 216, 206, 202}[i], []float64{228, 234, 244, 246, 236}[i], 1.500, h.DD)
		})))
		c.Anchor("ground", 128, 253)
	},
}
