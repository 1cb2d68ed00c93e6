package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var logCabin = kit.Piece{
	Name: "log-cabin", Cm: 700,
	Palette: "logs #b06f3c walls wood; roof #5f7f4f green; door #7a4526; windows #ffe39a light; chimney #9a9ea8 stone; frame #f3e2c4 window_frame",
	Draw: func(c *kit.Canvas) {
		l, r, d, w, k, f := c.Tones("logs"), c.Tones("roof"), c.Tones("door"), c.Tones("windows"), c.Tones("chimney"), c.Tones("frame")
		c.Part("chimney", sheen.Body(c, kit.RoundRect(176, 20, 36, 90, 3), k, 10, bricks(c, 176, 20, 212, 110, 14, 10, .6, k)), sheen.Body(c, kit.RoundRect(170, 12, 48, 16, 4), k, 6))
		c.Part("logs", c.Path("M34 120H222V246H34Z", l.DDD), c.Path("M128 40L220 124H36Z", l.DDD))
		log := func(x0, x1, y float64) kit.Node {
			return c.Form(kit.RoundRect(x0, y, x1-x0, 20, 9), kit.Lin(0, y, 0, y+20, l.LL, l.M, l.DD), c.Line(sheen.D("M%g %gh%g", x0+16, y+7, (x1-x0)*.4), l.DD, 1.4).Opacity(.5))
		}
		c.Part("logs", log(92, 164, 62), log(70, 186, 82), log(48, 208, 102), sheen.Each(6, func(i int) kit.Node { return log(24, 232, 122+float64(i)*20.4) }))
		c.Part("logs", sheen.Each(6, func(i int) kit.Node {
			y := 132 + float64(i)*20.4
			return kit.Of(c.Circle(42, y, 11, l.DD), c.Circle(42, y, 9.4, l.LL), c.Circle(42, y, 5, kit.None).Stroke(l.M, 1.6), c.Circle(214, y, 11, l.DD), c.Circle(214, y, 9.4, l.L), c.Circle(214, y, 5, kit.None).Stroke(l.D, 1.6))
		}))
		c.Part("roof", sheen.Body(c, "M128 10Q134 10 140 16L250 118Q256 126 246 132L234 136L128 44L22 136L10 132Q0 126 6 118L116 16Q122 10 128 10Z", r, 10, c.Line("M20 124L128 26L236 124", r.DD, 2).Opacity(.5)))
		c.Part("frame", sheen.Body(c, kit.RoundRect(68, 150, 50, 50, 4), f, 5))
		c.Part("windows", c.Form(kit.RoundRect(74, 156, 38, 38, 2), kit.Lin(74, 156, 112, 194, w.LL, w.M, w.D)), c.Line("M93 156V194M74 175H112", f.M, 4))
		c.Part("windows", c.Circle(128, 90, 14, f.D), c.Circle(128, 90, 10, w.L), c.Line("M128 80V100M118 90H138", f.M, 3))
		c.Part("door", sheen.Body(c, "M138 170Q138 162 146 162H188Q196 162 196 170V246H138Z", d, 10, c.Line("M157 162V246M177 162V246", d.DDD, 2.4).Opacity(.6)), c.Circle(186, 208, 4, kit.Hex("#f2c14a")))
		c.Part("logs", sheen.Body(c, kit.RoundRect(16, 240, 224, 14, 4), l, 6))
		c.Anchor("ground", 128, 254)
	},
}

var igloo = kit.Piece{
	Name: "igloo", Cm: 350,
	Palette: "snow #dfeffa ice blocks; door #3d6f9e entrance; ground #f3f9fd",
	Draw: func(c *kit.Canvas) {
		s, d := c.Tones("snow"), c.Tones("door")
		g := c.Tones("ground")
		c.Part("ground", sheen.Body(c, kit.Oval(128, 218, 126, 22), g, 8))
		dome := "M22 218C18 110 66 36 128 36C190 36 238 110 234 218Q128 232 22 218Z"
		line := func(y, w float64) string { return sheen.D("M%g %gQ128 %g %g %g", 128-w, y, y+16, 128+w, y) }
		seams := line(76, 78) + line(110, 96) + line(146, 104) + line(182, 108) + "M104 42Q100 60 98 84M154 42Q158 60 160 84M70 82Q62 98 62 116M128 88V122M186 82Q194 98 196 116M88 122Q82 140 82 156M166 122Q172 140 174 156M44 116Q36 132 32 150M212 116Q220 132 224 150M56 154Q52 172 52 188M202 154Q206 172 206 188"
		c.Part("snow", sheen.Body(c, dome, s, 34, c.Line(seams, s.DD, 4).Opacity(.55), c.Line(seams, kit.White, 2.4).Move(1.4, 2.4).Opacity(.8)))
		arch := "M76 224V182C76 146 100 128 128 128C156 128 180 146 180 182V224Q128 234 76 224Z"
		c.Part("snow", c.Blur(6, c.Path(arch, s.DDD)).Opacity(.35), sheen.Body(c, arch, s, 14, c.Line("M78 182L100 184M156 184L178 182M90 152L106 164M150 164L166 152M116 130L120 148M140 130L136 148M76 206L98 206M158 206L180 206", s.DD, 3.4).Opacity(.55)))
		c.Part("door", c.Form("M98 226V188C98 164 112 152 128 152C144 152 158 164 158 188V226Q128 232 98 226Z", kit.Lin(98, 152, 158, 230, d.DDD, d.DD, d.M)))
		c.Part("snow", sheen.Streak(c, "M42 150C48 104 70 70 100 56", 7, .8))
		c.Anchor("ground", 128, 236)
	},
}

var pagoda = kit.Piece{
	Name: "pagoda", Cm: 3000,
	Palette: "walls #d9423a red; roof #3f7a6b green tiles; trim #f2c14a gold; base #c9c3b8 stone; windows #ffe6a8 light",
	Draw: func(c *kit.Canvas) {
		w, r, t, b, g := c.Tones("walls"), c.Tones("roof"), c.Tones("trim"), c.Tones("base"), c.Tones("windows")
		floor := func(y, half, h float64) kit.Node {
			rw := half + 34
			roof := sheen.D("M%g %gQ%g %g %g %gH%gQ%g %g %g %gQ%g %g %g %gQ128 %g %g %gQ%g %g %g %gZ",
				128-rw, y-8, 128-half*.9, y-6, 128-half*.62, y-28, 128+half*.62, 128+half*.9, y-6, 128+rw, y-8, 128+rw-2, y+4, 128+rw-14, y+7, y+1, 128-rw+14, y+7, 128-rw+2, y+4, 128-rw, y-8)
			return kit.Of(
				c.Named("walls", sheen.Body(c, kit.RoundRect(128-half, y, half*2, h, 2), w, 8, gloss.Dim(c, 5, .6, sheen.D("M%g %gH%gV%gH%gZ", 128-half, y-2, 128+half, y+9, 128-half), w), sheen.Each(5, func(i int) kit.Node {
					return c.Rect(128-half+float64(i)*(half*2-6)/4, y, 6, h, 0, w.DD)
				}))),
				c.Named("windows", sheen.Each(3, func(i int) kit.Node {
					if i == 1 {
						return kit.Of()
					}
					x := 128 + (float64(i)-1)*half*.62
					return kit.Of(c.Rect(x-half*.16, y+h*.32, half*.32, h*.42, 2, t.D), c.Rect(x-half*.13, y+h*.36, half*.26, h*.34, 1, g.M))
				})),
				c.Named("roof", sheen.Body(c, roof, r, 8, sheen.Each(15, func(i int) kit.Node {
					u := (float64(i) - 7) / 7
					return c.Line(sheen.D("M%g %gQ%g %g %g %g", 128+u*half*.6, y-28, 128+u*half*.74, y-8, 128+u*rw, y+6), r.DD, 2).Opacity(.5)
				}))),
				c.Named("trim", c.Line(sheen.D("M%g %gQ128 %g %g %g", 128-rw+8, y+5, y-1, 128+rw-8, y+5), t.D, 5), c.Line(sheen.D("M%g %gQ128 %g %g %g", 128-rw+8, y+4, y-2, 128+rw-8, y+4), t.L, 3), sheen.Ball(c, 128-rw+3, y-4, 4.5, t), sheen.Ball(c, 128+rw-3, y-4, 4.5, t)))
		}
		c.Part("base", sheen.Body(c, kit.RoundRect(28, 236, 200, 18, 3), b, 6), sheen.Body(c, kit.RoundRect(44, 224, 168, 14, 3), b, 6))
		c.Add(floor(178, 66, 48))
		c.Part("walls", c.Form("M108 226V198Q108 184 128 184Q148 184 148 198V226Z", kit.Lin(108, 184, 148, 226, t.M, t.DD)), c.Form("M113 226V200Q113 190 128 190Q143 190 143 200V226Z", kit.Hex("#5a2723")), c.Line("M128 190V226", t.M, 2.4))
		c.Add(floor(116, 52, 36), floor(66, 39, 28))
		c.Part("trim", sheen.Tube(c, "M128 38V8", 6, t), sheen.Ball(c, 128, 30, 8, t), sheen.Ball(c, 128, 18, 6, t), sheen.Ball(c, 128, 7, 4.5, t))
		c.Anchor("ground", 128, 254)
	},
}

var telephoneBooth = kit.Piece{
	Name: "telephone-booth", Cm: 240,
	Palette: "booth #d7262d red; windows #cfe9f2 glass; sign #fff6df; lettering #2f3542 text; base #5a606c",
	Draw: func(c *kit.Canvas) {
		b, w, s, l, k := c.Tones("booth"), c.Tones("windows"), c.Tones("sign"), c.Tones("lettering"), c.Tones("base")
		c.Part("base", sheen.Body(c, kit.RoundRect(62, 240, 132, 14, 3), k, 6))
		c.Part("booth", sheen.Body(c, "M76 26C90 4 166 4 180 26L184 36H72Z", b, 10, c.Path("M108 22Q128 12 148 22L144 28H112Z", kit.Hex("#f2c14a"))), sheen.Body(c, kit.RoundRect(70, 30, 116, 212, 4), b, 14))
		c.Part("sign", sheen.Body(c, kit.RoundRect(84, 38, 88, 22, 4), s, 4))
		text := c.Text()
		if text == "" {
			text = "TELEPHONE"
		}
		c.Part("lettering", c.Letters(text, kit.Box{X0: 89, Y0: 43, X1: 167, Y1: 55}, "display", l.M))
		c.Part("windows", c.Form(kit.RoundRect(88, 70, 80, 132, 2), kit.Lin(88, 70, 168, 202, w.LL, w.M, w.D), c.Path("M96 70H124L88 150V96Z", kit.White).Opacity(.5), c.Path("M150 70H162L100 202H88Z", kit.White).Opacity(.3)))
		grid := "M108 70V202M148 70V202M88 92H168M88 114H168M88 136H168M88 158H168M88 180H168"
		c.Part("booth", c.Line(grid, b.DD, 6), c.Line(grid, b.M, 4).Move(-.6, -.6), c.Path(kit.RoundRect(88, 70, 80, 132, 2), kit.None).Stroke(b.DD, 3), sheen.Body(c, kit.RoundRect(88, 208, 80, 26, 3), b, 6), c.Rect(171, 132, 6, 22, 3, kit.Hex("#e9d9a8")), sheen.Streak(c, "M78 44V226", 4, .5))
		c.Anchor("ground", 128, 254)
	},
}

var wishingWell = kit.Piece{
	Name: "wishing-well", Cm: 250,
	Palette: "stone #a9adb8 wall; roof #c25b3d tiles; wood #94623a posts; bucket #b5814a; rope #e0c48f; water #56b4e4",
	Draw: func(c *kit.Canvas) {
		s, r, w, b, o, a := c.Tones("stone"), c.Tones("roof"), c.Tones("wood"), c.Tones("bucket"), c.Tones("rope"), c.Tones("water")
		c.On(kit.Back)
		c.Part("stone", sheen.Body(c, kit.Oval(128, 172, 96, 24), s, 6), c.Path(kit.Oval(128, 174, 78, 16), s.DDD))
		c.Part("water", c.Path("M56 180Q128 196 200 180Q180 192 128 192Q76 192 56 180Z", a.M))
		c.Part("wood", sheen.Body(c, kit.RoundRect(50, 66, 16, 112, 4), w, 8), sheen.Body(c, kit.RoundRect(190, 66, 16, 112, 4), w, 8), sheen.Tube(c, "M44 96H222V112H240", 9, w), sheen.Body(c, kit.RoundRect(98, 86, 60, 20, 8), o, 8, c.Line("M106 86V106M114 86V106M122 86V106M130 86V106M138 86V106M146 86V106", o.DD, 2)))
		c.Part("rope", c.Line("M128 106V128", o.DD, 5), c.Line("M128 106V128", o.L, 3))
		c.Part("bucket", c.Line("M108 142C108 122 148 122 148 142", kit.Hex("#6a707c"), 4), sheen.Body(c, "M104 140H152L146 176H110Z", b, 10, c.Line("M106 152H150M108 166H148", kit.Hex("#6a707c"), 3)))
		c.On(kit.Fore)
		wall := "M32 174C56 206 200 206 224 174L218 236C200 258 56 258 38 236Z"
		c.Part("stone", sheen.Body(c, wall, s, 20, sheen.Each(3, func(i int) kit.Node {
			y := 196 + float64(i)*19
			return c.Line(sheen.D("M30 %gC60 %g 196 %g 226 %g", y, y+24, y+24, y), s.DDD, 3.4).Opacity(.6)
		}), c.Line("M70 186V206M112 194V214M156 194V214M192 186V204M50 202V222M92 212V232M136 216V236M176 210V230M208 198V218M72 228V248M114 234V254M156 234V254M194 226V244", s.DDD, 3.4).Opacity(.6)), c.Line("M32 174C56 204 200 204 224 174", s.LL, 6))
		c.Part("roof", sheen.Body(c, "M128 6Q134 6 140 12L244 78Q250 86 240 88H16Q6 86 12 78L116 12Q122 6 128 6Z", r, 14, shingles(c, 10, 14, 246, 88, 22, 16, r)))
		c.AnchorBox("inside", 128, 180, 150, 26, 0)
		c.Anchor("ground", 128, 252)
	},
}
