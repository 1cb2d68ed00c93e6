package holiday

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var luckyCat = kit.Piece{
	Name: "lucky-cat", Cm: 20, Palette: "cat #fff6e8 fur body; collar #d8323c ribbon red; bell #f3bc3c gold; coin #f3bc3c gold <bell; ears #f09a9a pink inner ears; cushion #c9283c base <collar; eyes #3a2a30 face", States: "sitting; waving; smiling",
	Draw: func(c *kit.Canvas) {
		w, r, b, g, p, q, e := c.Tones("cat"), c.Tones("collar"), c.Tones("bell"), c.Tones("coin"), c.Tones("ears"), c.Tones("cushion"), c.Tones("eyes")
		if w.M.Lch().L < .45 { // a face that is seen on a black cat
			e = kit.TonesOf(kit.Hex("#f4e3c4"))
		}
		c.Part("cushion", sheen.Body(c, "M40 232Q24 232 26 244Q28 254 44 254H212Q228 254 230 244Q232 232 216 232Z", q, 8, c.Line("M34 245Q128 252 222 245", b.M, 2.500)), c.Both(128, c.Circle(30, 243, 5, b.DD), c.Circle(29.500, 242.500, 4, b.L)))
		tail := "M190 226C214 224 226 206 220 188C218 180 206 182 208 190C210 202 200 206 184 206Z"
		c.Part("cat", c.Path(tail, w.DDD), sheen.Body(c, tail, w, 7))
		arm := "M168 158C182 140 186 108 182 86C178 62 190 46 208 46C228 46 236 64 230 84C222 120 212 158 190 184Q170 184 168 158Z"
		c.Part("paw", c.Path(arm, w.DDD).Move(1.500, 1), sheen.Body(c, arm, w, 12), c.Form("M186 60C188 48 200 42 212 44C226 46 234 58 230 70C226 80 214 82 206 80C192 78 184 70 186 60Z", kit.Lin(186, 44, 230, 82, w.LL, w.L, w.D)),
			c.Line("M202 47V58M215 47V58", w.DDD, 2).Opacity(.8), c.Ellipse(208, 72, 8, 5, p.L), c.Circle(197, 63, 3, p.L), c.Circle(208, 61, 3, p.L), c.Circle(219, 64, 3, p.L))
		body := "M76 128C52 158 44 212 58 236Q66 246 128 246Q190 246 198 236C212 212 202 158 180 128Z"
		c.Part("cat", c.Path(body, w.DDD).Move(0, 1.500), sheen.Body(c, body, w, 18, c.Blur(9, c.Ellipse(118, 134, 52, 12, w.DDD)).Opacity(.4)))
		foot := func(x float64) kit.Node {
			d := sheen.D("M%g 244Q%g 218 %g 216Q%g 218 %g 244Z", x-26, x-26, x, x+26, x+26)
			return kit.Of(c.Path(d, w.DDD).Move(0, -1.500), sheen.Body(c, d, w, 7), c.Line(sheen.D("M%g 224V234M%g 224V234", x-8, x+8), w.DDD, 2).Opacity(.7))
		}
		c.Part("cat", foot(86), foot(168))
		ear := kit.Of(sheen.Body(c, "M60 68Q50 30 56 12Q60 6 68 10Q96 24 110 44Z", w, 8), c.Form("M66 54Q60 34 62 22Q82 32 92 46Z", kit.Lin(60, 20, 90, 54, p.L, p.M, p.D)))
		c.Part("ears", ear, ear.Mirror(120))
		head := "M120 30C166 30 194 58 192 92C190 126 160 142 120 142C80 142 50 126 48 92C46 58 74 30 120 30Z"
		c.Part("cat", c.Path(head, w.DDD).Move(0, 2), sheen.Body(c, head, w, 16, c.Form("M48 28H96Q98 62 62 80Q46 78 44 60Z", kit.Hex("#f0a64a")).Opacity(.95), c.Form("M150 28H196V74Q170 74 158 56Q150 44 150 28Z", e.L).Opacity(.9)))
		c.Part("eyes", c.Both(120, c.Line("M76 88Q88 72 100 88", e.M, 5), c.Line("M68 108L42 104M68 114L44 120", e.L, 1.800)), c.Path("M112 98Q120 94 128 98Q126 106 120 107Q114 106 112 98Z", p.D), c.Ellipse(117, 99, 3, 1.400, kit.White).Opacity(.8),
			c.Line("M120 107V112M104 111Q112 122 120 112Q128 122 136 111", e.M, 3), c.Both(120, c.Blur(4, c.Ellipse(76, 108, 11, 7, p.M)).Opacity(.7)))
		c.Part("collar", c.Line("M66 132Q120 164 176 132", r.DDD, 14), c.Line("M66 131Q120 163 176 131", r.M, 11), c.Line("M70 130Q120 159 150 146", r.LL, 2.600))
		c.Part("bell", festoon.Sphere(c, b, 121, 160, 13), c.Line("M109 160Q121 165 133 160", b.DDD, 2.400), c.Circle(121, 167, 2.600, b.DDD), c.Line("M121 168V173", b.DDD, 2.400))
		coin := kit.Oval(88, 194, 27, 38)
		c.Part("coin", c.Path(coin, g.DDD).Move(2, 3), sheen.Body(c, coin, g, 8), c.Ellipse(88, 194, 20, 31, kit.None).Stroke(g.DD, 2), c.Line("M78 178H98M80 188H96M88 172V196M78 204H98V216H78ZM88 204V216", g.DDD, 3), sheen.Streak(c, "M68 182Q72 166 82 161", 3, .8))
		hold := "M58 164Q50 182 62 200Q70 216 86 214Q96 212 94 202Q92 196 82 196Q74 186 78 168Z"
		c.Part("cat", c.Path(hold, w.DDD).Move(1, 2), sheen.Body(c, hold, w, 8), c.Line("M88 202L82 204M87 208L81 208", w.DDD, 1.800).Opacity(.8))
		c.Anchor("ground", 128, 253)
	},
}

var darumaDoll = kit.Piece{
	Name: "daruma-doll", Cm: 15, Palette: "body #d6303a red; face #fbe9d2; eyes #2b2228; brows #2b2228 eyebrows beard; gold #f2bc44 pattern ornaments", States: "one-eyed; blank eyes",
	Draw: func(c *kit.Canvas) {
		b, f, e, k, g := c.Tones("body"), c.Tones("face"), c.Tones("eyes"), c.Tones("brows"), c.Tones("gold")
		d := "M128 16C192 16 238 72 242 140C245 194 216 228 186 241Q158 250 128 250Q98 250 70 241C40 228 11 194 14 140C18 72 64 16 128 16Z"
		swirl := kit.Of(c.Line("M36 150C34 186 52 212 78 222C96 228 104 210 92 202C80 196 72 208 82 212", g.DD, 7).Move(1, 1.500), c.Line("M36 150C34 186 52 212 78 222C96 228 104 210 92 202C80 196 72 208 82 212", g.M, 5.500), c.Line("M48 152C50 172 58 184 70 190", g.L, 4), c.Line("M37 146C35 180 52 208 76 219", g.LL, 1.600))
		c.Part("body", sheen.Body(c, d, b, 26, c.Blur(12, c.Ellipse(84, 50, 26, 34, kit.White)).Opacity(.32), c.Named("gold", swirl, swirl.Mirror(128))))
		face := "M128 50C172 44 206 66 208 104C210 140 176 160 128 160C80 160 46 140 48 104C50 66 84 44 128 50Z"
		c.Part("face", c.Path(face, g.DD).Move(0, 2).Stroke(g.DD, 6), c.Path(face, g.M).Stroke(g.M, 5), sheen.Body(c, face, f, 11, c.Both(128, c.Blur(6, c.Ellipse(74, 128, 15, 10, b.M)).Opacity(.5))))
		eye := func(x float64, painted bool) kit.Node {
			n := kit.Of(c.Circle(x, 104, 22, k.M), c.Circle(x, 104, 19.500, kit.Rad(x-6, 96, 30, kit.White, f.LL, f.M)))
			if painted {
				n = kit.Of(n, c.Circle(x, 105, 11.500, e.M), c.Circle(x-4, 100, 3.600, kit.White))
			}
			return n
		}
		blank := c.State("blank eyes")
		c.Part("eyes", eye(90, !blank), eye(166, !blank && !c.State("one-eyed")))
		brow := kit.Of(c.Path("M118 72C104 56 78 54 58 70Q54 80 62 82C78 72 98 74 112 84Q124 82 118 72Z", k.M), c.Line("M64 74Q86 60 110 72", k.LL, 2.400))
		beard := kit.Of(c.Path("M120 132C104 130 84 134 70 148Q66 156 76 154C90 144 106 146 120 140Z", k.M), c.Line("M80 147Q98 136 116 136", k.LL, 1.800))
		c.Part("brows", brow, brow.Mirror(128), beard, beard.Mirror(128))
		c.Part("face", c.Path("M122 116Q114 126 122 130Q128 134 134 130Q142 126 134 116Q128 120 122 116Z", f.D), c.Line("M116 127Q128 137 140 127", f.DDD, 2.400), c.Line("M112 148Q128 156 144 148", b.D, 5), c.Line("M114 148Q128 154 142 148", b.L, 1.800))
		c.Part("gold", c.Line("M128 176V232M106 186Q128 176 150 186M110 204H146M104 222Q128 232 152 222", g.DD, 8).Move(1, 1.600), c.Line("M128 176V232M106 186Q128 176 150 186M110 204H146M104 222Q128 232 152 222", g.M, 6.500), c.Line("M127 177V231M107 185Q128 175 149 185M111 203H145", g.LL, 1.600), c.Line("M100 30Q128 14 156 30M108 40Q128 28 148 40", g.M, 4.500), c.Line("M100 29Q128 13 156 29", g.LL, 1.400))
		sh := sheen.Gloss(c, 128, 134, 102, 106, 200, 238, 7)
		c.Add(sh)
		c.Anchor("ground", 128, 249)
	},
}
