package lighting

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var candlestick = kit.Piece{
	Name: "candelabra", Cm: 40,
	Palette: "stand #e0b23f gold candlestick; candles #fbf3df; flame #ffb52e fire",
	Draw: func(c *kit.Canvas) {
		s, k, f := c.Tones("stand"), c.Tones("candles"), c.Tones("flame")
		candle := func(x, y float64) kit.Node {
			return kit.Of(c.Named("candles", c.Form(kit.RoundRect(x-11, y-58, 22, 60, 5), sheen.Round(x-11, 0, x+11, 0, k)), c.Line(sheen.D("M%g %gv-8", x, y-56), kit.Hex("#4a3b33"), 3)),
				c.Named("flame", c.Glow(6, c.Ellipse(x, y-80, 12, 18, f.L.Alpha(.6))), c.Form(sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y-104, x+16, y-84, x+12, y-64, x, y-62, x-12, y-64, x-16, y-84, x, y-104), kit.Rad(x, y-72, 34, kit.Hex("#fff6c4"), f.L, f.M, f.D))),
				c.Named("stand", sheen.Body(c, sheen.D("M%g %gH%gL%g %gH%gZ", x-20, y, x+20, x+12, y+18, x-12), s, 7)))
		}
		c.Part("stand", sheen.Tube(c, "M34 128C34 176 90 170 128 162C166 170 222 176 222 128", 10, s), sheen.Tube(c, "M80 116C80 144 108 150 128 152C148 150 176 144 176 116", 10, s))
		c.Part("stand", sheen.Body(c, "M118 104H138L136 206Q150 224 178 232Q196 240 194 254H62Q60 240 78 232Q106 224 120 206Z", s, 14), sheen.Ball(c, 128, 162, 16, s), sheen.Ball(c, 128, 126, 11, s), sheen.Streak(c, "M80 240Q110 230 120 216", 4, .7))
		c.Add(candle(34, 112), candle(222, 112), candle(80, 106), candle(176, 106), candle(128, 104))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("grip", 128, 190, 0, 0, 0)
	},
}

var floorLamp = kit.Piece{
	Name: "floor-lamp", Cm: 160,
	Palette: "shade #f3d9a4 lampshade; pole #b98a3e brass gold stand; base #b98a3e <pole; light #fff3b8 glow",
	Draw: func(c *kit.Canvas) {
		s, p, b, l := c.Tones("shade"), c.Tones("pole"), c.Tones("base"), c.Tones("light")
		c.Part("light", c.Glow(6, c.Path("M88 74L72 122H184L168 74Z", kit.Lin(0, 74, 0, 122, l.M.Alpha(.6), l.M.Alpha(0)))))
		c.Part("pole", sheen.Tube(c, "M128 66V238", 7, p), sheen.Ball(c, 128, 150, 7, p))
		c.Part("base", c.Form("M76 244Q80 232 128 232Q176 232 180 244V249Q180 253 174 253H82Q76 253 76 249Z", sheen.Steel(76, 0, 180, 0, b)), c.Line("M84 240Q128 232 172 240", b.LL, 2).Opacity(.7))
		d := "M98 6Q128 0 158 6L186 74Q128 90 70 74Z"
		c.Part("shade", c.Form("M70 74Q128 60 186 74Q128 90 70 74Z", l.M), c.Form(d, kit.Lin(70, 0, 186, 0, s.D, s.M, s.LL, s.M, s.DD), c.Blur(8, c.Ellipse(126, 64, 34, 22, kit.Hex("#fffbe0"))).Opacity(.8), sheen.Each(9, func(i int) kit.Node {
			k := float64(i-4) / 4
			return c.Line(sheen.D("M%g 2L%g 86", 128+30*k, 128+58*k), s.DDD, 1.100).Opacity(.25)
		}), c.Path("M68 66Q128 84 188 66V76Q128 94 68 76Z", s.D).Opacity(.6), sheen.Edge(c, d, s, 9)))
		c.Part("cord", c.Line("M148 78V112", p.DD, 1.500).Dash(2, 2), sheen.Ball(c, 148, 115, 3.400, p))
		c.Anchor("ground", 128, 253)
	},
}

var lavaLamp = kit.Piece{
	Name: "lava-lamp", Cm: 40,
	Palette: "lava #ff5fa2 wax pink; liquid #7a4fd8 glass purple; base #b9c4ce metal silver",
	Draw: func(c *kit.Canvas) {
		v, l, b := c.Tones("lava"), c.Tones("liquid"), c.Tones("base")
		glass := "M100 34H156L178 168H78Z"
		c.Part("liquid", c.Blur(10, c.Path(glass, l.L)).Opacity(.45), c.Form(glass, kit.Lin(78, 0, 178, 0, l.M, l.LL, l.L, l.M, l.DD), c.Blur(14, c.Ellipse(128, 160, 50, 40, v.L)).Opacity(.6)))
		blob := func(x, y, rx, ry float64) kit.Node {
			return kit.Of(c.Form(kit.Oval(x, y, rx, ry), kit.Rad(x-rx*.3, y-ry*.4, ry*1.700, v.LL, v.M, v.D)), c.Ellipse(x-rx*.4, y-ry*.5, rx*.25, ry*.18, kit.White).Opacity(.6))
		}
		c.Part("lava", c.Clip(glass, c.Form("M70 176C84 150 100 158 112 138C120 124 138 126 142 142C148 160 168 150 186 176Z", kit.Lin(80, 130, 170, 176, v.LL, v.M, v.D)), blob(122, 98, 17, 21), blob(144, 66, 10, 12), blob(114, 54, 8, 9), c.Form("M104 34H152Q148 46 134 46Q128 52 120 46Q108 44 104 34Z", v.M)))
		c.Part("liquid", sheen.Streak(c, "M104 48L90 154", 6, .55))
		c.Part("base", c.Form("M104 38L108 8Q109 3 116 3H140Q147 3 148 8L152 38Q128 44 104 38Z", sheen.Steel(104, 0, 152, 0, b)), c.Form("M74 164Q128 178 182 164L160 206L186 250Q128 262 70 250L96 206Z", sheen.Steel(70, 0, 186, 0, b), sheen.Dim(c, 5, .6, "M84 196H172V214H84Z", b)), c.Line("M94 207Q128 214 162 207", b.DDD, 2).Opacity(.6))
		c.Anchor("ground", 128, 254)
	},
}

var chandelier = kit.Piece{
	Name: "chandelier", Cm: 80,
	Palette: "gold #e0ac3c metal arms; crystals #cfe6f5 glass; candles #fbf4e4; flames #ff9d2e",
	Draw: func(c *kit.Canvas) {
		g, k, n, f := c.Tones("gold"), c.Tones("crystals"), c.Tones("candles"), c.Tones("flames")
		drop := func(x, y, r float64) kit.Node {
			return kit.Of(c.Line(sheen.D("M%g %gV%g", x, y-r*1.6, y-r), g.D, 1.6), c.Form(sheen.D("M%g %gC%g %g %g %g %g %gA%g %g 0 0 1 %g %gC%g %g %g %g %g %gZ", x, y-r, x+r*.2, y-r*.4, x+r*.7, y-r*.1, x+r*.7, y+r*.4, r*.7, r*.7, x-r*.7, y+r*.4, x-r*.7, y-r*.1, x-r*.2, y-r*.4, x, y-r), kit.Lin(x-r*.6, y-r, x+r*.6, y+r, kit.White, k.M, k.DD)), c.Ellipse(x-r*.25, y+r*.2, r*.16, r*.3, kit.White))
		}
		c.Part("gold", c.Line("M128 -4V40", g.DDD, 6), c.Line("M128 -4V40", g.L, 6).Dash(5, 4).Butt(), sheen.Ball(c, 128, 2, 9, g))
		bead := func(d string) kit.Node {
			return kit.Of(c.Line(d, k.DD, 5.5).Dash(.1, 7), c.Line(d, k.LL, 4).Dash(.1, 7).Move(-.5, -.6))
		}
		strand := kit.Of(bead("M128 44Q76 60 34 138"), bead("M128 60Q100 90 82 148"))
		c.Part("crystals", strand, strand.Mirror(128))
		arm := kit.Of(sheen.Tube(c, "M122 196C84 214 40 206 34 160", 7, g), sheen.Tube(c, "M122 186C108 196 84 190 82 168", 6, g), sheen.Tube(c, "M60 200C74 204 76 188 66 188", 4, g))
		c.Part("gold", arm, arm.Mirror(128), c.Form("M120 60C116 90 108 110 114 140C120 160 116 180 110 196H146C140 180 136 160 142 140C148 110 140 90 136 60Z", sheen.Round(108, 0, 148, 0, g)), sheen.Ball(c, 128, 56, 12, g), sheen.Ball(c, 128, 206, 16, g))
		holder := func(x, y float64) {
			c.Part("candles", sheen.Bar(c, x, y-42, y-4, 12, n))
			c.Part("flames", Halo(c, x, y-58, 26, kit.Hex("#ffd76a")), Flame(c, x, y-43, 13, 26, f))
			c.Part("gold", c.Form(sheen.D("M%g %gH%gQ%g %g %g %gH%gQ%g %g %g %gZ", x-17, y-6, x+17, x+15, y+6, x+6, y+8, x-6, x-15, y+6, x-17, y-6), sheen.Round(x-17, 0, x+17, 0, g)))
			c.Part("crystals", drop(x-11, y+20, 8), drop(x+11, y+20, 8), drop(x, y+26, 9))
		}
		holder(34, 154)
		holder(222, 154)
		holder(82, 162)
		holder(174, 162)
		c.Part("crystals", drop(128, 238, 13), drop(104, 226, 9), drop(152, 226, 9))
		c.Anchor("tie", 128, -4)
	},
}

var deskLamp = kit.Piece{
	Name: "desk-lamp", Cm: 50, Facing: kit.Right,
	Palette: "lamp #e4483f shade body; base #e4483f <lamp; arm #c3ccd6 metal; light #fff2b0 bulb",
	Draw: func(c *kit.Canvas) {
		s, b, a, l := c.Tones("lamp"), c.Tones("base"), c.Tones("arm"), c.Tones("light")
		c.Part("light", c.Path("M150 104L236 92L256 206H106Z", kit.Lin(190, 100, 184, 206, l.M.Alpha(.6), l.L.Alpha(0))))
		c.Part("arm", sheen.Tube(c, "M86 226L52 126", 9, a), sheen.Tube(c, "M94 222L60 122", 5, a), sheen.Tube(c, "M54 126L142 56", 9, a), sheen.Tube(c, "M60 132L146 64", 4.5, a), sheen.Ball(c, 56, 127, 11, b), c.Circle(55, 126, 3.5, a.LL))
		c.Part("base", sheen.Body(c, "M36 240C36 222 64 216 92 216C120 216 148 222 148 240Q148 250 138 250H46Q36 250 36 240Z", b, 12), sheen.Ball(c, 91, 220, 10, a))
		c.Part("light", c.Glow(4, c.Ellipse(198, 102, 22, 16, l.M)).Opacity(.9), sheen.Ball(c, 196, 98, 18, l))
		c.Part("lamp", c.Form("M142 104Q144 112 152 112L234 98Q242 96 240 90Q196 88 142 104Z", kit.Lin(140, 104, 240, 94, l.L, l.M, s.DDD)), sheen.Body(c, "M140 42Q146 30 160 28L176 26Q186 26 192 34L240 88Q196 86 142 104Z", s, 17), sheen.Body(c, "M146 34Q140 16 158 14H168Q180 14 180 28Q164 26 146 34Z", s, 7), sheen.Glint(c, "M152 56Q158 44 172 42Q162 58 158 84Q150 88 150 76Z", .55))
		c.Anchor("ground", 92, 250)
	},
}
