package sweets

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var honey = kit.Piece{
	Name: "honey", Cm: 15,
	Palette: "honey #f99b0a; label #fff3d8; dipper #c98f4e wood; jar #cfe4ea glass; bee #4a4250",
	Draw: func(c *kit.Canvas) {
		h, l, d, g, b := c.Tones("honey"), c.Tones("label"), c.Tones("dipper"), c.Tones("jar"), c.Tones("bee")
		const jar = "M58 66H166C166 78 190 86 196 104C202 128 202 196 196 226C192 244 182 250 164 250H60C42 250 32 244 28 226C22 196 22 128 28 104C34 86 58 78 58 66Z"
		const fill = "M46 92H178C188 96 190 104 192 112C196 136 196 196 191 222C188 238 180 244 164 244H60C44 244 36 238 33 222C28 196 28 136 32 112C34 104 36 96 46 92Z"
		c.On(kit.Back)
		c.Part("jar", c.Path(jar, g.M.Alpha(.12)), c.Ellipse(112, 62, 58, 10, g.M.Alpha(.4)), edible.Mouth(c, 112, 62, 58, 10, "back", g))
		c.On(kit.Body)
		c.Part("honey", c.Form(fill, kit.Lin(28, 0, 196, 0, kit.At(0, h.D.Alpha(.95)), kit.At(.18, h.M.Alpha(.92)), kit.At(.5, h.M.Alpha(.94)), kit.At(1, h.DD.Alpha(.97))), c.Blur(12, c.Ellipse(80, 150, 20, 80, h.L)).Opacity(.6), c.Blur(10, c.Rect(24, 222, 180, 30, 0, h.DD)).Opacity(.6), c.Blur(8, c.Ellipse(154, 214, 30, 20, h.LL)).Opacity(.5)),
			c.Ellipse(112, 93, 70, 9, kit.Lin(42, 84, 182, 102, h.LL, h.L, h.M)), c.Ellipse(112, 93, 68, 8, kit.None).Stroke(kit.White, 1.4).Opacity(.5))
		c.On(kit.Fore)
		c.Part("jar", edible.Pane(c, jar, 24, 200, g), c.Form(kit.RoundRect(50, 56, 124, 20, 9), kit.Lin(50, 0, 174, 0, g.D.Alpha(.7), kit.White.Alpha(.75), g.M.Alpha(.35), kit.White.Alpha(.5), g.DD.Alpha(.7)), c.Line("M56 62H166", kit.White, 3).Opacity(.8)),
			c.Path("M42 118C44 106 54 100 60 96C67 94 68 101 63 106C56 112 54 118 53 128V214C53 224 42 224 42 214Z", kit.White).Opacity(.6).Shade(), c.Line("M184 124V200", kit.White, 4).Opacity(.5).Shade())
		const tag = "M36 132Q112 144 188 132V206Q112 218 36 206Z"
		c.Part("label", c.Form(tag, kit.Lin(36, 0, 188, 0, l.D, l.LL, l.M, l.DD), c.Line("M36 138Q112 150 188 138M36 200Q112 212 188 200", h.M, 2.5), edible.Shade(c, tag, l, 8)),
			c.Named("bee", c.Ellipse(100, 160, 14, 9, kit.Hex("#d8edf5")).Rotate(40, 100, 160), c.Ellipse(122, 158, 14, 9, kit.Hex("#e6f5fa")).Rotate(-46, 122, 158), c.Form(kit.Oval(112, 180, 24, 17), kit.Lin(92, 166, 130, 196, h.LL, h.M, h.D), c.Line("M104 160V200M118 160V200", b.M, 7.5).Butt()), c.Circle(90, 178, 9, b.M), c.Circle(87, 175, 2.4, kit.White), c.Line("M86 170q-5 -6 -10 -6M92 169q-1 -7 -5 -9", b.M, 2)))
		drip := "M148 66C146 58 166 56 170 66C172 76 172 100 168 118C166 128 154 128 153 118C151 100 150 80 148 66Z"
		c.Part("honey", c.Form(drip, kit.Lin(148, 60, 172, 120, h.LL, h.M, h.D), edible.Shade(c, drip, h, 7)), c.Line("M156 76V108", kit.White, 3).Opacity(.7).Shade())
		ribs := []kit.Node{c.Line("M214 40V180", d.DD, 11), c.Line("M213.5 40V180", d.M, 8.5), c.Line("M211.5 40V178", d.LL, 2.6), c.Form(kit.Oval(214, 38, 9, 9), kit.Rad(211, 34, 14, d.LL, d.M, d.DD))}
		for i, w := range []float64{15, 20, 22, 20, 15} {
			y := 176 + float64(i)*12
			ribs = append(ribs, c.Form(kit.RoundRect(214-w, y, 2*w, 10, 5), kit.Lin(214-w, 0, 214+w, 0, d.L, d.M, d.DD), c.Rect(214-w, y+6, 2*w, 5, 0, d.DDD).Opacity(.45)))
		}
		const coat = "M192 196C190 184 202 178 214 178C228 178 238 184 236 198C238 212 240 222 230 232C228 236 228 244 224 252C220 258 214 256 213 250C212 242 210 238 204 234C192 228 190 212 192 196Z"
		ribs = append(ribs, c.Form(coat, kit.Lin(190, 178, 238, 240, h.L.Alpha(.8), h.M.Alpha(.85), h.D.Alpha(.92)), c.Line("M190 200H240M190 212H240M194 224H236", h.DD, 2.6).Opacity(.4), edible.Shade(c, coat, h, 9)), c.Line("M199 194Q198 206 201 216", kit.White, 4).Opacity(.75).Shade())
		c.Part("dipper", kit.Of(ribs...).Rotate(20, 214, 200).Move(4, -6))
		c.Anchor("ground", 112, 250)
		c.AnchorBox("print", 112, 174, 130, 56, 0)
		c.AnchorBox("grip", 112, 160, 0, 0, 0)
		c.AnchorBox("inside", 112, 160, 150, 160, 0)
		c.AnchorBox("surface", 112, 56, 110, 0, 0)
	},
}
