package holiday

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var cauldron = kit.Piece{
	Name: "cauldron", Cm: 50,
	States:  "full; empty -brew -bubbles -steam",
	Palette: "pot #4a4f60 iron; brew #7ed04a potion liquid; bubbles #a8ec6a <brew; fire #ff8a2b flames; steam #b8f08a <brew",
	Draw: func(c *kit.Canvas) {
		p, b, u, f, s := c.Tones("pot"), c.Tones("brew"), c.Tones("bubbles"), c.Tones("fire"), c.Tones("steam")
		flame := func(x, h, k float64) kit.Node {
			d := fmt.Sprintf("M%g 256C%g 250 %g %g %g %gC%g %g %g %g %g 256Z", x-13, x-22, x-6, 256-h*.5, x+k, 256-h, x+8, 256-h*.6, x+24, 250.0, x+13)
			return kit.Of(c.Path(d, kit.Lin(0, 256-h, 0, 256, f.D, f.M, f.L)), c.Path(d, kit.Lin(0, 256-h, 0, 256, f.LL, kit.Hex("#ffe27a"))).Scale(.5, .6, x, 256))
		}
		c.On(kit.Back)
		c.Part("fire", flame(66, 44, -4), flame(96, 58, 4), flame(128, 50, -2), flame(160, 60, 5), flame(190, 42, 3))
		c.Part("pot", c.Form("M70 214L58 246Q66 254 76 246L94 226Z", kit.Lin(58, 214, 94, 250, p.L, p.DD)), c.Form("M186 214L198 246Q190 254 180 246L162 226Z", kit.Lin(162, 214, 198, 250, p.M, p.DDD)), c.Form(kit.Oval(128, 92, 100, 24), kit.Lin(28, 70, 228, 116, p.LL, p.L, p.D)), c.Form(kit.Oval(128, 95, 88, 18), kit.Lin(40, 0, 216, 0, p.DDD, p.DD)))
		c.On(kit.Body)
		c.Part("brew", c.Clip("M0 0H256V92A88 18 0 0 1 216 96A88 18 0 0 1 40 96L0 92Z", c.Form(kit.Oval(128, 96, 86, 16), kit.Lin(42, 80, 214, 112, b.LL, b.M, b.D))), c.Form(kit.Oval(128, 97, 86, 16), kit.Lin(42, 80, 214, 112, b.L, b.M, b.DD), c.Ellipse(100, 96, 30, 6, b.LL).Opacity(.7)))
		bubble := func(x, y, r float64) kit.Node {
			return kit.Of(sheen.Ball(c, x, y, r, u), c.Ellipse(x-r*.35, y-r*.4, r*.26, r*.18, kit.White).Opacity(.9))
		}
		c.Part("bubbles", bubble(86, 86, 17), bubble(116, 78, 22), bubble(152, 84, 18), bubble(180, 90, 13), bubble(62, 92, 11), bubble(134, 52, 11), bubble(166, 54, 8), bubble(102, 44, 7), bubble(146, 28, 6))
		c.On(kit.Fore)
		const d = "M28 92A100 24 0 0 0 228 92C246 130 242 196 194 226C160 246 96 246 62 226C14 196 10 130 28 92Z"
		c.Part("pot", sheen.Body(c, d, p, 30), c.Path("M28 92A100 24 0 0 0 228 92", kit.None).Stroke(p.DD, 13), c.Path("M28 91A100 24 0 0 0 228 91", kit.None).Stroke(kit.Lin(28, 0, 228, 0, p.LL, p.L, p.D), 9), c.Path("M42 142C44 130 56 130 58 142C62 172 72 190 88 204Q90 214 80 210C56 196 44 172 42 142Z", kit.White).Opacity(.3).Shade())
		ring := kit.Of(c.Circle(34, 128, 13, kit.None).Stroke(p.DDD, 8), c.Circle(33.5, 127.4, 13, kit.None).Stroke(p.L, 4.5))
		c.Part("pot", ring, ring.Mirror(128))
		c.Part("brew", c.Form("M70 108C72 124 70 138 76 140C84 140 82 124 86 112C94 116 96 160 104 162C114 160 108 130 114 114Z", kit.Lin(70, 108, 114, 162, b.L, b.M, b.D)))
		c.Part("steam", c.Glow(3, c.Line("M88 40C78 26 98 18 88 2M168 40C178 24 158 16 168 0", s.L.Alpha(.7), 8)))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("inside", 128, 94, 160, 30, 0)
	},
}

var potion = kit.Piece{
	Name: "magic-potion", Cm: 18,
	States:  "full; empty -potion -sparkles",
	Palette: "potion #a04fe0 liquid; glass #d9d0f0 bottle; cork #c98f52; label #fbf1dc tag; sparkles #ffe27a stars",
	Draw: func(c *kit.Canvas) {
		p, g, k, l, s := c.Tones("potion"), c.Tones("glass"), c.Tones("cork"), c.Tones("label"), c.Tones("sparkles")
		const d = "M104 62H152V98C200 108 228 140 228 176C228 222 184 250 128 250C72 250 28 222 28 176C28 140 56 108 104 98Z"
		c.On(kit.Back)
		c.Part("glass", c.Path(d, g.M.Alpha(.35)))
		c.Part("potion", c.Clip("M108 66H148V102C194 112 220 142 220 176C220 216 180 242 128 242C76 242 36 216 36 176C36 142 62 112 108 102Z", c.Form("M20 142Q60 130 104 142T236 138V256H20Z", kit.Lin(30, 130, 220, 250, p.L, p.M, p.DD), c.Blur(8, c.Ellipse(92, 190, 40, 30, p.LL)).Opacity(.6)), c.Ellipse(128, 141, 92, 9, p.LL).Opacity(.8)))
		c.Part("potion", sheen.Each(9, func(i int) kit.Node {
			x, y, r := []float64{80, 104, 150, 176, 130, 92, 168, 140, 116}[i], []float64{172, 206, 170, 200, 222, 222, 158, 192, 164}[i], []float64{7, 5, 8, 6, 5, 4, 4, 4, 4}[i]
			return kit.Of(c.Circle(x, y, r, p.LL.Alpha(.6)), c.Circle(x, y, r, kit.None).Stroke(kit.White.Alpha(.8), 1.6))
		}))
		c.Part("sparkles", sheen.Each(6, func(i int) kit.Node {
			x, y, k := []float64{64, 190, 110, 160, 204, 52}[i], []float64{196, 176, 184, 216, 206, 164}[i], []float64{11, 12, 9, 10, 8, 7}[i]
			return c.Path(fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x, y-k, x, y, x+k*.8, y, x, y, x, y+k, x, y, x-k*.8, y, x, y, x, y-k), s.L)
		}))
		c.On(kit.Fore)
		c.Part("glass", c.Form(d, kit.Lin(28, 0, 228, 0, kit.At(0, g.DD.Alpha(.4)), kit.At(.2, kit.White.Alpha(.12)), kit.At(.8, kit.White.Alpha(.04)), kit.At(1, g.DDD.Alpha(.45)))), c.Path(d, kit.None).Stroke(g.DD, 5), c.Path(d, kit.None).Stroke(kit.White.Alpha(.6), 2).Move(1.6, 1.4), c.Path("M48 164C54 140 70 126 88 118Q96 118 92 126C78 134 68 146 62 168Q50 178 48 164Z", kit.White).Opacity(.75).Shade(), c.Form(kit.RoundRect(96, 54, 64, 16, 7), kit.Lin(96, 0, 160, 0, g.DD, kit.White, g.D, g.DDD)))
		c.Part("cork", sheen.Body(c, "M106 56V22Q106 12 116 12H140Q150 12 150 22V56Z", k, 10, sheen.Each(12, func(i int) kit.Node {
			return c.Ellipse(112+float64(i*17%34), 20+float64(i*13%34), 2.2, 1.4, k.DD).Opacity(.7)
		})))
		c.Part("label", c.Line("M104 86Q128 96 152 86", k.D, 4), c.Line("M148 90L172 108", k.D, 3), sheen.Body(c, "M164 98L206 92L214 120L172 128L158 116Z", l, 6), c.Circle(167, 112, 3.4, k.DD), c.Path(kit.LettersPath("XXX", kit.Box{X0: 178, Y0: 102, X1: 206, Y1: 116}, "display"), p.DD).Rotate(-8, 192, 109))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 84, 0, 0, 0)
	},
}

var crystalBall = kit.Piece{
	Name: "crystal-ball", Cm: 20,
	Palette: "ball #8a6fe8 glass; mist #f2b8f0 glow; stand #d9a63a gold base; stars #fff3b0 sparkles",
	Draw: func(c *kit.Canvas) {
		b, m, s, t := c.Tones("ball"), c.Tones("mist"), c.Tones("stand"), c.Tones("stars")
		c.Part("stand", sheen.Body(c, "M58 196Q128 226 198 196L214 236Q216 250 200 250H56Q40 250 42 236Z", s, 14, c.Line("M48 232Q128 246 208 232", s.DD, 3).Opacity(.6), c.Line("M48 235Q128 249 208 235", s.LL, 2).Opacity(.7)))
		ball := kit.Oval(128, 112, 106, 106)
		c.Part("ball", c.Form(ball, kit.Rad(96, 76, 170, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.62, b.M), kit.At(.9, b.DD), kit.At(1, b.DDD)), c.Named("mist", c.Blur(7, c.Path("M30 140C60 100 90 150 128 118C164 90 190 128 228 104V170C190 200 160 160 120 190C90 210 50 190 30 170Z", m.M)).Opacity(.75), c.Blur(5, c.Path("M50 100C80 70 110 110 150 80C170 66 190 80 206 70V96C180 110 160 96 130 120C100 140 70 120 50 126Z", m.LL)).Opacity(.65)), sheen.Each(11, func(i int) kit.Node {
			x, y, k := []float64{84, 120, 158, 186, 70, 138, 104, 172, 60, 200, 150}[i], []float64{84, 56, 74, 120, 140, 150, 176, 170, 108, 96, 116}[i], []float64{11, 8, 13, 9, 8, 12, 8, 8, 5, 6, 6}[i]
			return c.Path(fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x, y-k, x, y, x+k*.8, y, x, y, x, y+k, x, y, x-k*.8, y, x, y, x, y-k), t.M)
		}), sheen.Edge(c, ball, b, 24)), c.Circle(128, 112, 105, kit.None).Stroke(b.LL, 2.4).Opacity(.7), c.Path("M42 102C46 66 72 38 106 30C118 28 118 38 108 41C82 50 62 72 58 104C56 116 40 114 42 102Z", kit.White).Opacity(.7).Shade(), c.Ellipse(52, 132, 6, 9, kit.White).Opacity(.6).Shade())
		claw := sheen.Body(c, "M50 204C34 186 26 168 30 150C40 148 46 158 48 168C54 184 66 196 82 206Z", s, 7)
		c.Part("stand", claw, claw.Mirror(128), sheen.Body(c, "M108 214Q128 190 148 214Q138 224 128 224Q118 224 108 214Z", s, 6), sheen.Ball(c, 128, 234, 9, kit.TonesOf(kit.Hex("#e8476a"))))
		c.Anchor("ground", 128, 250)
	},
}

var menorah = kit.Piece{
	Name: "menorah", Cm: 30,
	States:  "unlit -flames",
	Palette: "gold #e0ac3c metal; candles #5a9ae0; flames #ff9d2e fire",
	Draw: func(c *kit.Canvas) {
		g, k, f := c.Tones("gold"), c.Tones("candles"), c.Tones("flames")
		for i := range 4 {
			r := 104 - 25*float64(i)
			c.Part("gold", sheen.Tube(c, fmt.Sprintf("M%g 92C%g %g %g %g %g 92", 128-r, 128-r, 92+r*1.32, 128+r, 92+r*1.32, 128+r), 8, g))
		}
		c.Part("gold", sheen.Tube(c, "M128 70V226", 11, g), sheen.Body(c, "M72 240C74 226 104 222 128 222C152 222 182 226 184 240Q186 250 174 250H82Q70 250 72 240Z", g, 11), sheen.Ball(c, 128, 172, 11, g), sheen.Ball(c, 128, 204, 13, g), sheen.Ball(c, 128, 120, 9, g))
		one := func(x, y float64) {
			c.Part("candles", c.Form(kit.RoundRect(x-6, y-36, 12, 38, 4), sheen.Round(x-6, 0, x+6, 0, k), c.Line(fmt.Sprintf("M%g %gl11 -8M%g %gl11 -8M%g %gl11 -8", x-6, y-6, x-6, y-16, x-6, y-26), kit.White, 2.4).Opacity(.6)))
			c.Part("flames", c.Circle(x, y-46, 17, kit.Rad(x, y-46, 17, kit.At(0, f.L.Alpha(.5)), kit.At(1, f.L.Alpha(0)))), c.Path(fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y-36, x-9, y-38, x-7, y-50, x, y-62, x+7, y-50, x+9, y-38, x, y-36), kit.Lin(0, y-62, 0, y-36, f.M, f.L, f.D)), c.Ellipse(x, y-43, 3, 6, kit.Hex("#fff6c8")))
			c.Part("gold", c.Form(fmt.Sprintf("M%g %gH%gQ%g %g %g %gH%gQ%g %g %g %gZ", x-11, y-2, x+11, x+10, y+9, x+4, y+11, x-4, x-10, y+9, x-11, y-2), sheen.Round(x-11, 0, x+11, 0, g)))
		}
		for i := range 4 {
			r := 104 - 25*float64(i)
			one(128-r, 88)
			one(128+r, 88)
		}
		one(128, 66)
		c.Anchor("ground", 128, 250)
	},
}

var dreidel = kit.Piece{
	Name: "dreidel", Cm: 5,
	Palette: "dreidel #3f7fd6 body; sides #2f63b4 <dreidel; letters #ffd766 gold; handle #ffd766 <letters",
	Draw: func(c *kit.Canvas) {
		d, s, l, h := c.Tones("dreidel"), c.Tones("sides"), c.Tones("letters"), c.Tones("handle")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(14, 128, 140) }
		c.Part("handle", turn(c.Form("M116 4Q128 -4 140 4L138 62H118Z", sheen.Round(116, 0, 140, 0, h)), c.Ellipse(128, 4, 12, 4, h.LL)))
		c.Part("dreidel", turn(c.Form("M38 76L138 50L222 76L120 108Z", kit.Lin(40, 50, 210, 108, d.LL, d.L, d.M)), sheen.Body(c, "M38 76L120 108V208L112 250L52 190Q38 176 38 160Z", d, 12), c.Form("M222 76L120 108V208L112 250L206 184Q222 172 222 156Z", kit.Lin(120, 90, 222, 220, s.L, s.M, s.DD), sheen.Edge(c, "M222 76L120 108V208L112 250L206 184Q222 172 222 156Z", s, 10)), c.Line("M120 108V208L112 250", d.LL, 3).Opacity(.8), c.Path("M38 160L120 208L222 156", kit.None).Stroke(d.DDD, 2.4).Opacity(.5)))
		const shin, he = "M54 112V142Q55 158 72 165Q98 174 103 162V134M78 124V160", "M142 134L198 114V166M148 154V184"
		letter := func(o string) kit.Node {
			return kit.Of(c.Line(o, l.DDD, 11).Move(1, 1.6).Opacity(.6), c.Line(o, l.D, 10.5), c.Line(o, l.M, 8).Move(-.6, -.6), c.Line(o, l.LL, 2.4).Move(-2, -1.6))
		}
		c.Part("letters", turn(letter(shin), letter(he)))
		c.Anchor("ground", 116, 252)
	},
}
