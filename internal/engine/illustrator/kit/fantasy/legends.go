package fantasy

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var genieLamp = kit.Piece{
	Name: "genie-lamp", Cm: 25, Facing: kit.Left,
	Palette: "lamp #f0b52e gold; smoke #a77be8 magic purple; gem #e2375f jewel",
	Draw: func(c *kit.Canvas) {
		l, s, g := c.Tones("lamp"), c.Tones("smoke"), c.Tones("gem")
		c.Part("smoke", c.Form("M12 116C4 96 20 84 14 66C8 48 24 26 48 30C60 10 92 14 96 34C114 38 114 60 98 66C86 72 70 64 62 72C52 82 58 92 46 102C36 110 24 108 22 118Q16 122 12 116Z", kit.Lin(10, 20, 110, 120, s.LL, s.L, s.M), c.Line("M40 48C34 60 48 62 40 78M70 34C60 44 72 54 62 60M92 44Q84 50 86 58", s.LL, 4).Opacity(.8)), c.Circle(118, 30, 7, s.L), c.Circle(130, 48, 4, s.M), c.Path("M124 4L128 12L136 16L128 20L124 28L120 20L112 16L120 12Z", kit.Hex("#fff2b0")))
		c.Part("lamp", sheen.Tube(c, "M198 156C226 120 252 136 246 160C240 186 216 192 190 190", 13, l))
		c.Part("lamp", sheen.Body(c, "M104 216H164L178 242Q180 250 170 250H98Q88 250 90 242Z", l, 10))
		d := "M8 118C8 110 22 106 32 114C52 132 64 144 90 142H190C210 142 218 156 212 174C204 202 172 222 134 222C98 222 76 208 62 184C48 162 34 144 16 130Q8 126 8 118Z"
		c.Part("lamp", sheen.Body(c, d, l, 24, c.Line("M72 164Q134 192 210 164", l.DD, 4).Opacity(.5), c.Line("M72 168Q134 196 210 168", l.LL, 3).Opacity(.7)), c.Ellipse(22, 118, 12, 6, l.DDD).Rotate(24, 22, 118))
		c.Part("lamp", sheen.Body(c, "M92 142C98 112 118 100 138 100C158 100 178 112 184 142Q138 152 92 142Z", l, 12), sheen.Body(c, "M128 102L138 78L148 102Z", l, 4), sheen.Ball(c, 138, 76, 10, l))
		c.Part("gem", sheen.Body(c, "M138 168L154 184L138 204L122 184Z", g, 6, c.Path("M138 168L146 184H130Z", g.LL).Opacity(.7)), sheen.Ball(c, 100, 178, 6, g), sheen.Ball(c, 176, 178, 6, g))
		c.Part("lamp", sheen.Glint(c, "M104 130Q110 114 126 110Q132 112 126 117Q116 122 112 132Q106 138 104 130Z", .8), sheen.Streak(c, "M78 154Q84 150 96 150H150", 5, .7))
		c.Anchor("ground", 134, 250)
		c.AnchorBox("grip", 240, 160, 0, 0, 0)
	},
}

var totemPole = kit.Piece{
	Name: "totem-pole", Cm: 400,
	Palette: "wood #a5673a pole; red #d9432f; teal #2f9a94 blue; cream #f7e6c4 white; yellow #f2b53a beak",
	Draw: func(c *kit.Canvas) {
		w, r, t, k, y := c.Tones("wood"), c.Tones("red"), c.Tones("teal"), c.Tones("cream"), c.Tones("yellow")
		eye := func(x, yy float64) kit.Node {
			return kit.Of(sheen.Body(c, kit.Oval(x, yy, 13, 11), k, 4), c.Circle(x, yy+1, 6.4, w.DDD), c.Circle(x-2, yy-2, 2, kit.White))
		}
		c.Part("wood", sheen.Body(c, kit.RoundRect(66, 236, 124, 18, 4), w, 6))
		c.Part("teal", sheen.Body(c, "M92 44C60 20 30 18 4 30C10 44 14 46 26 48C24 60 30 64 44 64C46 76 62 82 92 82Z", t, 10, c.Line("M90 58C60 44 40 38 20 36M90 70C70 64 56 58 40 54", t.LL, 3).Opacity(.8)), sheen.Body(c, "M164 44C196 20 226 18 252 30C246 44 242 46 230 48C232 60 226 64 212 64C210 76 194 82 164 82Z", t, 10, c.Line("M166 58C196 44 216 38 236 36M166 70C186 64 200 58 216 54", t.LL, 3).Opacity(.8)))
		c.Part("red", sheen.Body(c, "M88 18Q90 4 104 8L128 4L152 8Q166 4 168 18V88H88Z", r, 14))
		c.Part("teal", c.Form("M90 34Q110 20 128 34Q146 20 166 34V22Q148 4 128 12Q108 4 90 22Z", kit.Lin(90, 10, 166, 34, t.L, t.M, t.D)))
		c.Part("cream", eye(108, 46), eye(148, 46))
		c.Part("yellow", sheen.Body(c, "M114 54Q128 46 142 54Q144 72 128 86Q112 72 114 54Z", y, 6))
		c.Part("teal", sheen.Body(c, kit.RoundRect(80, 84, 96, 78, 10), t, 14), c.Circle(88, 92, 12, t.D), c.Circle(168, 92, 12, t.D))
		c.Part("cream", eye(106, 108), eye(150, 108), c.Form("M98 134H158Q162 150 128 152Q94 150 98 134Z", kit.Lin(98, 134, 158, 152, k.LL, k.M, k.D), c.Line("M112 134V152M128 134V152M144 134V152", w.DDD, 2.6)))
		c.Part("red", sheen.Body(c, "M118 112Q128 106 138 112L142 126Q128 132 114 126Z", r, 5), c.Line("M92 94Q106 88 118 96M164 94Q150 88 138 96", r.M, 6))
		c.Part("wood", sheen.Body(c, kit.RoundRect(74, 160, 108, 80, 10), w, 16, sheen.Grain(c, kit.Box{X0: 78, Y0: 164, X1: 178, Y1: 236}, 5, w)))
		c.Part("cream", eye(104, 184), eye(152, 184))
		c.Part("yellow", c.Line("M88 168Q104 160 118 172M168 168Q152 160 138 172", y.M, 6))
		c.Part("red", sheen.Body(c, kit.Oval(128, 198, 13, 9), r, 4), sheen.Body(c, "M92 212Q128 204 164 212Q168 234 128 234Q88 234 92 212Z", r, 6))
		c.Part("cream", c.Path("M98 213H112L105 224ZM144 213H158L151 224ZM116 234L122 222L128 234ZM128 234L134 222L140 234Z", k.M))
		c.Anchor("ground", 128, 254)
	},
}

var tikiMask = kit.Piece{
	Name: "tiki-mask", Cm: 40,
	Palette: "mask #a8652f wood; leaves #5aa646 hair green; eyes #fff0cf; teeth #fff6e0; paint #e8533a red; accent #f2b632 yellow",
	Draw: func(c *kit.Canvas) {
		m, l, e, t, p, a := c.Tones("mask"), c.Tones("leaves"), c.Tones("eyes"), c.Tones("teeth"), c.Tones("paint"), c.Tones("accent")
		c.Part("leaves", sheen.Each(9, func(i int) kit.Node {
			deg := (float64(i) - 4) * 15
			return c.Form("M-14 0C-20 -34 -10 -62 0 -78C10 -62 20 -34 14 0Z", kit.Lin(-12, -70, 12, 0, l.LL, l.M, l.D), c.Line("M0 0V-68", l.LL, 3)).Rotate(deg, 0, 0).Move(128+(float64(i)-4)*15, 86)
		}))
		d := "M46 74Q48 58 64 56H192Q208 58 210 74L204 170C202 214 170 252 128 252C86 252 54 214 52 170Z"
		c.Part("mask", sheen.Body(c, d, m, 26, sheen.Grain(c, kit.Box{X0: 54, Y0: 60, X1: 202, Y1: 244}, 7, m)))
		c.Part("accent", sheen.Body(c, kit.RoundRect(50, 66, 156, 20, 8), a, 6, sheen.Each(8, func(i int) kit.Node {
			return c.Path(sheen.D("M%g 84L%g 68L%g 84Z", 56+float64(i)*19, 65+float64(i)*19, 74+float64(i)*19), p.M)
		})))
		c.Part("mask", sheen.Body(c, "M58 100Q92 84 120 104L114 120Q90 106 64 118Z", m, 6), sheen.Body(c, "M198 100Q164 84 136 104L142 120Q166 106 192 118Z", m, 6))
		c.Part("eyes", sheen.Body(c, "M68 124Q90 110 112 126Q106 150 88 150Q70 148 68 124Z", e, 5), c.Ellipse(92, 132, 8, 10, m.DDD), sheen.Body(c, "M188 124Q166 110 144 126Q150 150 168 150Q186 148 188 124Z", e, 5), c.Ellipse(164, 132, 8, 10, m.DDD))
		c.Part("mask", sheen.Body(c, "M116 110H140L148 162Q152 180 128 180Q104 180 108 162Z", m, 12))
		c.Part("paint", c.Line("M62 158L82 168M60 174L80 182M194 158L174 168M196 174L176 182", p.M, 7), c.Line("M128 118V160", p.M, 6))
		c.Part("mask", c.Form("M76 192Q128 178 180 192Q186 232 128 238Q70 232 76 192Z", kit.Hex("#4a2416")))
		c.Part("teeth", c.Form("M84 196Q128 184 172 196V208Q128 200 84 208ZM90 216Q128 210 166 216Q162 230 128 231Q94 230 90 216Z", kit.Lin(84, 190, 172, 232, t.LL, t.M, t.D), c.Line("M102 190V232M120 188V232M138 188V232M156 190V232", m.DDD, 3)))
		c.AnchorBox("fit", 128, 134, 150, 60, 0)
		c.Anchor("ground", 128, 252)
	},
}

var pirateFlag = kit.Piece{
	Name: "pirate-flag", Cm: 120,
	Palette: "flag #3a3f4e black cloth; skull #f7f2e6 white bones; pole #a5673a wood",
	Draw: func(c *kit.Canvas) {
		f, s, p := c.Tones("flag"), c.Tones("skull"), c.Tones("pole")
		c.Part("pole", sheen.Pole(c, 26, 12, 252, 12, p))
		cloth := sheen.Cloth{X: 32, Y: 30, W: 216, H: 132, Amp: 12, Waves: 1.1, Phase: .4, Drop: 8}
		c.Part("flag", c.Path(cloth.Patch(0, 0, 1, 1), f.M))
		c.Part("skull", c.Line("M96 128L190 148M98 154L190 122", s.M, 9), c.Circle(96, 124, 7, s.M), c.Circle(93, 133, 7, s.M), c.Circle(94, 150, 7, s.M), c.Circle(100, 158, 7, s.M), c.Circle(190, 144, 7, s.M), c.Circle(188, 153, 7, s.M), c.Circle(190, 118, 7, s.M), c.Circle(194, 126, 7, s.M),
			sheen.Body(c, "M142 46C168 46 184 64 182 88C182 100 174 106 170 112V124Q170 130 164 130H122Q116 130 116 124V112C110 106 104 100 104 88C102 64 116 46 142 46Z", s, 10), c.Ellipse(126, 88, 11, 13, f.DD), c.Ellipse(160, 88, 11, 13, f.DD), c.Path("M143 98L150 110H136Z", f.DD), c.Line("M130 118V130M143 118V130M156 118V130", f.DD, 3.4))
		c.Part("flag", cloth.Folds(c, f.DDD))
		c.Anchor("ground", 26, 252)
		c.AnchorBox("grip", 26, 214, 0, 0, 0)
	},
}

var throne = kit.Piece{
	Name: "throne", Cm: 190,
	Palette: "frame #eab238 gold; cushion #c4263d red velvet; gems #3fa8e0 jewels",
	Draw: func(c *kit.Canvas) {
		f, k, g := c.Tones("frame"), c.Tones("cushion"), c.Tones("gems")
		const d = "M60 236V64Q60 52 68 46C64 30 76 26 82 36C90 42 100 40 106 30C110 18 118 14 128 2C138 14 146 18 150 30C156 40 166 42 174 36C180 26 192 30 188 46Q196 52 196 64V236Z"
		c.Part("frame", sheen.Body(c, d, f, 12, c.Path("M76 190V74Q76 54 100 50Q118 46 128 36Q138 46 156 50Q180 54 180 74V190Z", kit.None).Stroke(f.DD, 4)), sheen.Ball(c, 62, 44, 9, f), sheen.Ball(c, 194, 44, 9, f))
		c.Part("cushion", sheen.Body(c, "M84 190V80C84 64 98 62 112 58Q122 54 128 48Q134 54 144 58C158 62 172 64 172 80V190Z", k, 12, c.Line("M84 84L172 172M84 124L144 184M84 164L108 188M112 60L172 120M172 84L84 172M172 124L112 184M144 60L84 120", k.DD, 2.4).Opacity(.6), c.Line("M85 86L173 174M173 86L85 174", k.LL, 1.2).Opacity(.4), sheen.Each(9, func(i int) kit.Node {
			return sheen.Ball(c, []float64{128, 106, 150, 128, 106, 150, 128, 106, 150}[i], []float64{84, 106, 106, 128, 150, 150, 168, 64, 64}[i], 3.4, f)
		})))
		arm := kit.Of(sheen.Body(c, "M36 160C30 138 50 128 62 140L72 148V232H46Q42 206 46 184Q40 178 36 160Z", f, 9, c.Line("M54 180V226M62 180V226", f.DD, 2.4).Opacity(.5)), sheen.Ball(c, 48, 150, 14, f), c.Circle(48, 150, 6, f.DD), c.Circle(47.500, 149.500, 4, f.L))
		c.Part("frame", arm, arm.Mirror(128))
		c.Part("cushion", sheen.Body(c, "M66 178Q66 166 80 166H176Q190 166 190 178V192Q190 204 176 204H80Q66 204 66 192Z", k, 10), sheen.Streak(c, "M82 174H150", 4, .5))
		c.Part("frame", sheen.Body(c, "M54 200H202V224Q128 234 54 224Z", f, 8), c.Both(128, sheen.Body(c, "M46 222H76C78 234 70 240 72 252H42C38 244 50 236 46 222Z", f, 7)))
		gem := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x, y, r*1.3, f.DD), sheen.Ball(c, x, y, r, g), c.Circle(x-r*.3, y-r*.3, r*.24, kit.White))
		}
		c.Part("gems", gem(128, 28, 8), gem(92, 44, 5), gem(164, 44, 5), gem(128, 211, 6), gem(92, 211, 4.4), gem(164, 211, 4.4))
		c.Anchor("seat", 128, 168)
		c.AnchorBox("surface", 128, 168, 110, 0, 0)
		c.Anchor("footNear", 142, 246)
		c.Anchor("footFar", 114, 246)
		c.Anchor("handNear", 196, 140)
		c.Anchor("handFar", 60, 140)
		c.Anchor("ground", 128, 252)
	},
}
