package plants

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// potted is a flower pot w wide with its rim at y, and earth in it.
func potted(c *kit.Canvas, y, w float64, p kit.Tones) kit.Node {
	h := 252 - y
	soil := kit.TonesOf(kit.Hex("#5b3d2a"))
	return kit.Of(sheen.Body(c, sheen.D("M%g %gH%gL%g 246Q%g 252 %g 252H%gQ%g 252 %g 246Z", 128-w*.42, y+h*.2, 128+w*.42, 128+w*.32, 128+w*.31, 128+w*.27, 128-w*.27, 128-w*.31, 128-w*.32), p, 14),
		sheen.Body(c, kit.RoundRect(128-w/2, y, w, h*.28, 8), p, 10), c.Ellipse(128, y+3, w*.44, 6, soil.D), sheen.Streak(c, sheen.D("M%g %gH%g", 128-w*.42, y+h*.1, 128-w*.1), 4, .5))
}

var bonsai = kit.Piece{
	Name: "bonsai", Cm: 40,
	Palette: "leaves #4f9f47 foliage green; trunk #8a5a36 branches wood; pot #3f7fb8 blue; moss #7fb556",
	Draw: func(c *kit.Canvas) {
		l, t, p, m := c.Tones("leaves"), c.Tones("trunk"), c.Tones("pot"), c.Tones("moss")
		cloud := func(x, y, rx, ry float64) kit.Node {
			return kit.Of(sheen.Body(c, foliage.Puff(x, y, rx, ry, 11, 0), l, ry*.5, c.Blur(5, c.Ellipse(x-rx*.25, y-ry*.35, rx*.55, ry*.35, l.LL)).Opacity(.6), sheen.Each(14, func(i int) kit.Node {
				return c.Circle(x-rx*.8+float64(i*29%100)/100*rx*1.6, y-ry*.6+float64(i*53%100)/100*ry*1.2, 3.2, l.LL).Opacity(.45)
			})))
		}
		c.Part("leaves", cloud(66, 132, 44, 22))
		c.Part("trunk", sheen.Body(c, "M98 206C112 186 104 168 92 152C78 134 92 104 124 92C142 84 146 70 138 52L152 48C164 72 160 90 140 104C116 120 116 130 128 146C142 164 150 186 166 206Z", t, 12, c.Line("M112 200C124 180 118 162 106 148M128 200C136 184 130 168 120 154M120 112Q140 100 148 80", t.DD, 3).Opacity(.5)), sheen.Tube(c, "M106 140Q86 146 68 144M140 96Q170 100 190 112", 9, t))
		c.Part("leaves", cloud(196, 106, 48, 25), cloud(146, 42, 66, 34), cloud(96, 86, 42, 20))
		c.Part("moss", sheen.Body(c, "M62 206Q76 186 104 194Q128 184 152 194Q182 186 194 206Z", m, 8))
		c.Part("pot", sheen.Body(c, kit.RoundRect(78, 238, 26, 14, 4), p, 5), sheen.Body(c, kit.RoundRect(152, 238, 26, 14, 4), p, 5), sheen.Body(c, "M50 210H206L192 242Q190 246 184 246H72Q66 246 64 242Z", p, 12), sheen.Body(c, kit.RoundRect(38, 202, 180, 16, 6), p, 7), sheen.Streak(c, "M50 208H120", 4, .55))
		c.Anchor("ground", 128, 252)
	},
}

var aloeVera = kit.Piece{
	Name: "aloe-vera", Cm: 40,
	Palette: "leaves #5fae6a green; spots #c9ecc4; pot #d0764a terracotta",
	Draw: func(c *kit.Canvas) {
		l, s, p := c.Tones("leaves"), c.Tones("spots"), c.Tones("pot")
		spike := func(deg, long, w float64) kit.Node {
			d := sheen.D("M%g 0C%g %g %g %g 0 %gC%g %g %g %g %g 0Z", -w, -w*1.2, -long*.4, -w*.5, -long*.8, -long, w*.5, -long*.8, w*1.2, -long*.4, w)
			return kit.Of(c.Form(d, kit.Lin(-w, 0, w, 0, l.L, l.M, l.D, l.DD), c.Path(sheen.D("M%g 0Q%g %g 0 %gQ%g %g %g 0Z", -w*.3, -w*.1, -long*.5, -long, w*.5, -long*.5, w*.4), l.LL).Opacity(.35), c.Named("spots", sheen.Each(9, func(i int) kit.Node {
				return c.Ellipse((float64(i%3)-1)*w*.42, -long*(.1+.09*float64(i)), 3.4, 1.6, s.M)
			}))), sheen.Each(7, func(i int) kit.Node {
				u := .12 + float64(i)*.11
				x := w * (1.02 - u*.72)
				y := -long * u
				return c.Path(sheen.D("M%g %gl5 -4l-1 9ZM%g %gl-5 -4l1 9Z", x, y, -x, y), s.L)
			})).Rotate(deg, 0, 0).Move(128, 188)
		}
		c.Part("leaves", spike(-66, 118, 15), spike(66, 118, 15), spike(-40, 150, 17), spike(42, 150, 17), spike(-16, 178, 18), spike(18, 174, 18), spike(0, 150, 19), spike(-54, 84, 14), spike(54, 84, 14), spike(-24, 100, 17), spike(28, 96, 16))
		c.Part("pot", potted(c, 178, 124, p))
		c.Anchor("ground", 128, 252)
	},
}

var venusFlytrap = kit.Piece{
	Name: "venus-flytrap", Cm: 20,
	Palette: "traps #6db33f green leaves; mouth #e8456a red; teeth #d9efb0 spikes; stems #5a9a38; pot #d0764a terracotta",
	Draw: func(c *kit.Canvas) {
		t, m, e, s, p := c.Tones("traps"), c.Tones("mouth"), c.Tones("teeth"), c.Tones("stems"), c.Tones("pot")
		trap := func(x, y, k, deg float64) kit.Node {
			tooth := func(flip float64) kit.Node {
				return sheen.Each(7, func(i int) kit.Node {
					u := float64(i)/6*2 - 1
					x0, y0 := u*50, flip*(-12+12*u*u)-4
					return c.Path(sheen.D("M%g %gL%g %gL%g %gZ", x0-4, y0, x0+u*7, y0+flip*-26, x0+4, y0), e.M)
				})
			}
			up, low := "M-58 0C-56 -40 -30 -62 4 -62C38 -62 58 -38 58 0C30 -18 -30 -18 -58 0Z", "M-58 0C-56 34 -30 48 4 48C38 48 58 30 58 0C30 10 -30 10 -58 0Z"
			return kit.Of(sheen.Body(c, low, t, 12), c.Form("M-50 2C-44 26 -24 34 2 34C30 34 46 22 50 2C26 12 -26 12 -50 2Z", kit.Lin(0, 0, 0, 36, m.DD, m.M)), c.Form("M-54 -2C-48 -34 -26 -48 4 -48C34 -48 50 -30 54 -2C28 -16 -28 -16 -54 -2Z", kit.Lin(0, -48, 0, 0, m.M, m.DD)),
				tooth(-1).Move(0, 4), sheen.Body(c, up, t, 14, c.Line("M-40 -20Q-30 -44 0 -48", t.LL, 5).Opacity(.6)).Scale(1, .62, 0, -58), tooth(1).Scale(1, .8, 0, 0).Move(0, 28)).Scale(k, k, 0, 0).Rotate(deg, 0, 0).Move(x, y)
		}
		c.Part("stems", sheen.Tube(c, "M120 196C100 160 70 150 62 112", 10, s), sheen.Tube(c, "M136 196C150 160 190 166 200 130", 10, s), sheen.Tube(c, "M128 196C132 150 124 110 134 80", 11, s))
		c.Part("stems", c.Form("M124 194C84 190 60 170 50 176C64 200 100 204 124 200ZM132 194C172 190 196 176 210 182C194 204 160 206 132 200Z", kit.Lin(60, 170, 200, 204, s.L, s.M, s.D)))
		c.Part("traps", trap(58, 96, .78, -28), trap(204, 116, .72, 26), trap(134, 62, .95, -4))
		c.Part("pot", potted(c, 188, 112, p))
		c.Anchor("ground", 128, 252)
	},
}

var thistle = kit.Piece{
	Name: "thistle", Cm: 60,
	Palette: "petals #b25fd0 purple; bulb #6f9f4a green; leaves #5f9348; stem #6f9f4a <bulb",
	Draw: func(c *kit.Canvas) {
		p, b, l, s := c.Tones("petals"), c.Tones("bulb"), c.Tones("leaves"), c.Tones("stem")
		jag := "M0 0C-16 -8 -22 -20 -44 -14L-36 -26L-66 -28L-54 -40L-86 -54L-64 -56L-74 -74L-46 -62L-40 -82L-26 -58L-14 -70C-14 -44 -2 -26 0 0Z"
		lf := sheen.Body(c, jag, l, 8, c.Line("M0 0Q-30 -36 -74 -54", l.LL, 3).Opacity(.7))
		c.Part("stem", sheen.Tube(c, "M128 254C130 220 126 190 128 150", 11, s))
		c.Part("leaves", lf.Move(126, 236), lf.Mirror(0).Move(130, 220))
		c.Part("petals", sheen.Each(19, func(i int) kit.Node {
			deg := (float64(i) - 9) * 8.4
			return c.Form("M-8 0C-12 -40 -10 -70 0 -104C10 -70 12 -40 8 0Z", kit.Lin(-8, -100, 8, 0, p.LL, p.L, p.M, p.DD)).Rotate(deg, 0, 0).Move(128, 112)
		}), sheen.Each(9, func(i int) kit.Node {
			return c.Line("M0 0V-84", p.LL, 2.4).Rotate((float64(i)-4)*14, 0, 0).Move(128, 108).Opacity(.6)
		}))
		d := "M128 88C164 88 182 110 180 134C178 158 156 170 128 170C100 170 78 158 76 134C74 110 92 88 128 88Z"
		c.Part("bulb", sheen.Body(c, d, b, 18, sheen.Each(3, func(r int) kit.Node {
			return sheen.Each(6, func(i int) kit.Node {
				x := 78 + float64(i)*20 + float64(r%2)*10
				y := 116 + float64(r)*18
				return kit.Of(c.Path(sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x-10, y+8, x-6, y-6, x, y-12, x+6, y-6, x+10, y+8), b.DD).Opacity(.5), c.Line(sheen.D("M%g %gv-12", x, y), b.LL, 2).Opacity(.7))
			})
		})), c.Path("M76 128L62 118L80 118ZM180 128L194 118L176 118ZM84 152L68 154L80 142ZM172 152L188 154L176 142Z", b.M))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("grip", 128, 210, 0, 0, 0)
	},
}

var birdOfParadise = kit.Piece{
	Name: "bird-of-paradise", Cm: 90,
	Palette: "petals #ff8a1e orange; tongue #3f5fd6 blue; beak #5fa046 green; leaf #3f8f4a leaves; stem #5fa046 <beak",
	Draw: func(c *kit.Canvas) {
		p, t, b, l, s := c.Tones("petals"), c.Tones("tongue"), c.Tones("beak"), c.Tones("leaf"), c.Tones("stem")
		pet := func(deg, long float64) kit.Node {
			return c.Form(sheen.D("M0 6C-20 %g -16 %g 4 %gC22 %g 20 %g 8 6Z", -long*.3, -long*.7, -long, -long*.6, -long*.3), kit.Lin(-16, 0, 18, 0, p.LL, p.L, p.M, p.D), c.Line(sheen.D("M4 4Q-2 %g 4 %g", -long*.5, -long*.9), p.DD, 2).Opacity(.5)).Rotate(deg, 0, 0).Move(112, 120)
		}
		c.Part("leaf", sheen.Body(c, "M124 252C60 236 24 190 22 140C64 150 112 190 128 244Z", l, 12, c.Line("M124 246C96 206 60 168 28 146", l.LL, 3), c.Line("M100 212L60 206M84 192L46 180M110 228L80 228M92 200L96 176M76 182L78 162", l.LL, 2).Opacity(.6)))
		c.Part("stem", sheen.Tube(c, "M126 252C134 210 112 180 92 138", 14, s))
		c.Part("petals", pet(-26, 104), pet(34, 118), pet(2, 120))
		c.Part("tongue", c.Form("M110 122C120 96 150 70 186 66C204 62 216 66 208 76C196 82 190 86 178 88C160 98 136 114 122 128Z", kit.Lin(120, 70, 190, 120, t.L, t.M, t.DD)), c.Form("M112 120C112 92 126 62 152 46C162 42 164 50 158 58C146 78 134 100 124 124Z", kit.Lin(116, 50, 160, 120, t.LL, t.M, t.D)))
		c.Part("petals", pet(62, 104), pet(18, 84))
		c.Part("beak", sheen.Body(c, "M76 116C96 104 122 108 150 118C186 128 220 124 252 108C236 138 196 158 150 158C116 160 86 158 76 140C72 130 72 122 76 116Z", b, 14, c.Path("M86 116C110 108 140 122 170 128C200 132 228 124 250 110C230 128 200 138 168 138C130 138 104 126 86 116Z", kit.Hex("#e8456a")).Opacity(.75)))
		c.Anchor("ground", 126, 252)
		c.AnchorBox("grip", 124, 216, 0, 0, 0)
	},
}
