package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var gazebo = kit.Piece{
	Name: "gazebo", Cm: 400, Palette: "frame #fbfaf5 white posts wood; roof #5f86a8 blue shingles; floor #d9b07a deck; flowers #f06f9c roses; leaves #5fae4f vines green; steps #c9bfae stone",
	Draw: func(c *kit.Canvas) {
		f, r, o, w, l, s := c.Tones("frame"), c.Tones("roof"), c.Tones("floor"), c.Tones("flowers"), c.Tones("leaves"), c.Tones("steps")
		c.On(kit.Back)
		c.Part("floor", sheen.Body(c, "M24 206Q128 186 232 206L226 220H30Z", o, 5))
		for _, x := range []float64{74, 174} {
			c.Part("frame", c.Form(kit.RoundRect(x, 104, 9, 104, 3), kit.Lin(x, 0, x+9, 0, f.D, f.DD)))
		}
		c.Part("frame", c.Line("M78 166H178M78 202H178", f.DD, 4), sheen.Each(11, func(i int) kit.Node { return c.Line(sheen.D("M%g 168V200", 82+9.400*float64(i)), f.DD, 2.600) }))
		c.On(kit.Body)
		c.Part("roof", c.Path("M128 20L246 100Q250 108 240 110H16Q6 108 10 100Z", r.DDD).Move(0, 4), sheen.Body(c, "M128 18L246 98Q250 106 240 108Q128 96 16 108Q6 106 10 98Z", r, 10, shingles(c, 4, 24, 252, 112, 17, 11, r), c.Path("M128 18L92 102L164 102Z", r.LL).Opacity(.28), c.Line("M128 18L88 104M128 18L168 104", r.DDD, 2).Opacity(.55)))
		c.Part("frame", sheen.Ball(c, 128, 12, 9, f), sheen.Body(c, "M118 30L124 16H132L138 30Q128 36 118 30Z", f, 4))
		c.Part("frame", sheen.Each(12, func(i int) kit.Node {
			x := 25 + 18.700*float64(i)
			return kit.Of(c.Path(sheen.D("M%g 108a9.400 9.400 0 0 0 18.700 0Z", x-9.400), f.DD).Move(0, 2), c.Path(sheen.D("M%g 107a9.400 9.400 0 0 0 18.700 0Z", x-9.400), kit.Lin(x-9, 106, x+9, 118, f.LL, f.M, f.D)))
		}), sheen.Body(c, kit.RoundRect(18, 102, 220, 8, 3), f, 3))
		c.On(kit.Fore)
		c.Part("floor", sheen.Body(c, "M16 212H240V232Q128 240 16 232Z", o, 6, c.Line("M40 214V234M72 214V236M104 214V236M152 214V236M184 214V236M216 214V234", o.DD, 2).Opacity(.6)))
		for i, x := range []float64{22, 84, 160, 222} {
			c.Part("frame", sheen.Body(c, kit.RoundRect(x, 108, 12, 106, 3), f, 5), sheen.Body(c, kit.RoundRect(x-3, 206, 18, 10, 3), f, 4), sheen.Body(c, kit.RoundRect(x-3, 108, 18, 8, 3), f, 4))
			if i == 0 || i == 2 {
				c.Part("frame", c.Line(sheen.D("M%g 172H%gM%g 206H%g", x+12, x+62, x+12, x+62), f.DDD, 6).Opacity(.4).Move(0, 1.500), c.Line(sheen.D("M%g 171H%gM%g 205H%g", x+12, x+62, x+12, x+62), f.M, 5), sheen.Each(5, func(q int) kit.Node {
					return kit.Of(c.Line(sheen.D("M%g 173V204", x+19+9*float64(q)), f.DD, 4), c.Line(sheen.D("M%g 173V204", x+18.500+9*float64(q)), f.LL, 2.400))
				}))
			}
		}
		c.Part("steps", sheen.Body(c, kit.RoundRect(92, 226, 72, 12, 3), s, 4), sheen.Body(c, kit.RoundRect(84, 237, 88, 14, 3), s, 4))
		vine := func(x float64) kit.Node {
			return kit.Of(c.Line(sheen.D("M%g 232Q%g 200 %g 176Q%g 150 %g 128", x, x-8, x+8, x-8, x+6), l.DD, 3), sheen.Each(13, func(i int) kit.Node {
				y := 232 - 8.500*float64(i)
				dx := []float64{-7, 6, -2, 8}[i%4]
				return bead(c, x+dx, y, 6.500-.15*float64(i), l)
			}), sheen.Each(6, func(i int) kit.Node {
				y, dx := 226-18*float64(i), []float64{2, -6, 7}[i%3]
				return bead(c, x+dx, y, 5.500, w)
			}))
		}
		c.Part("leaves", vine(28), vine(226), bush(c, 40, 250, 14, l), bush(c, 214, 250, 14, l))
		c.Part("flowers", sheen.Each(6, func(i int) kit.Node {
			return sheen.Ball(c, []float64{32, 44, 54, 206, 216, 228}[i], []float64{236, 244, 234, 238, 244, 236}[i], 4.500, w)
		}))
		c.AnchorBox("inside", 128, 166, 70, 94, 0)
		c.Anchor("ground", 128, 251)
	},
}

var waterTower = kit.Piece{
	Name: "water-tower", Cm: 2000, Palette: "tank #c07a44 wood; roof #8f9aa6 metal; legs #6b7482 frame; bands #4c5361; ladder #6b7482 <legs; grass #5aa845",
	Draw: func(c *kit.Canvas) {
		t, r, l, b, k, g := c.Tones("tank"), c.Tones("roof"), c.Tones("legs"), c.Tones("bands"), c.Tones("ladder"), c.Tones("grass")
		c.Part("legs", sheen.Tube(c, "M104 140L94 238", 6, l), sheen.Tube(c, "M152 140L162 238", 6, l), c.Line("M84 146L170 190M172 146L86 190M70 194L178 238M186 194L78 238", l.D, 2.600), sheen.Tube(c, "M128 140V238", 10, r))
		c.Part("grass", lawn(c, 30, 226, 238, 15, g), bush(c, 58, 246, 10, g), bush(c, 204, 246, 9, g))
		c.Part("legs", sheen.Tube(c, "M80 140L58 242", 9, l), sheen.Tube(c, "M176 140L198 242", 9, l), sheen.Tube(c, "M70 192H186", 6, l))
		d := "M62 56H194L190 134Q128 152 66 134Z"
		planks := sheen.Each(15, func(i int) kit.Node {
			x := 62 + 9.400*float64(i)
			return c.Line(sheen.D("M%g 50V150", x), t.DDD, 1.500).Opacity(.5)
		})
		c.Part("tank", c.Form(d, kit.Lin(62, 0, 194, 0, kit.At(0, t.M), kit.At(.24, t.LL), kit.At(.5, t.M), kit.At(.84, t.D), kit.At(1, t.DD)), planks, c.Blur(5, c.Path("M56 50H200V66Q128 82 56 66Z", t.DDD)).Opacity(.55)))
		for _, y := range []float64{78, 100, 122} {
			c.Part("bands", c.Line(sheen.D("M63 %gQ128 %g 193 %g", y, y+14, y), b.DD, 4.500), c.Line(sheen.D("M63 %gQ128 %g 193 %g", y-.6, y+13.400, y-.6), b.L, 2))
		}
		c.Part("legs", sheen.Body(c, "M54 134Q128 160 202 134V144Q128 170 54 144Z", l, 4))
		c.Part("roof", sheen.Body(c, "M128 6Q134 8 140 14L204 56Q208 62 200 64Q128 82 56 64Q48 62 52 56L116 14Q122 8 128 6Z", r, 9, c.Line("M128 8L80 68M128 8L112 72M128 8L146 72M128 8L178 68", r.DD, 1.800).Opacity(.7)), sheen.Ball(c, 128, 8, 6, r))
		c.Part("ladder", c.Line("M150 66L154 240M164 65L172 240", k.DDD, 3.400), c.Line("M149.500 66L153.500 240M163.500 65L171.500 240", k.LL, 1.400), sheen.Each(17, func(i int) kit.Node {
			y := 74 + 10*float64(i)
			return c.Line(sheen.D("M%g %gL%g %g", 150+.023*(y-66), y, 164+.046*(y-65), y), k.D, 2.200)
		}))
		c.AnchorBox("print", 112, 100, 72, 34, 0)
		c.Anchor("ground", 128, 253)
	},
}

var watchtower = kit.Piece{
	Name: "watchtower", Cm: 1200, Palette: "wood #b3743e cabin walls; roof #7a4a2c; legs #a3672f <wood; flag #e5484f red; rope #f0dca8; grass #5aa845",
	Draw: func(c *kit.Canvas) {
		w, r, l, f, p, g := c.Tones("wood"), c.Tones("roof"), c.Tones("legs"), c.Tones("flag"), c.Tones("rope"), c.Tones("grass")
		c.Part("grass", lawn(c, 28, 228, 238, 15, g))
		c.Part("legs", c.Line("M98 130L90 240M158 130L166 240", l.DDD, 9), c.Line("M97 130L89 240M157 130L165 240", l.DD, 6))
		c.Part("legs", sheen.Tube(c, "M72 130L52 244", 12, l), sheen.Tube(c, "M184 130L204 244", 12, l), sheen.Tube(c, "M68 152L196 216", 7, l), sheen.Tube(c, "M188 152L60 216", 7, l), sheen.Tube(c, "M60 218H196", 8, l))
		c.Part("rope", c.Line("M64 150L72 158M66 157L74 151M184 158L192 150M184 151L193 158M122 180L134 190M122 190L134 180", p.M, 3.400))
		c.Part("flag", banner(c, 128, -6, 34, f, w))
		for _, x := range []float64{68, 182} {
			c.Part("wood", c.Form(kit.RoundRect(x-5, 64, 10, 36, 2), kit.Lin(x-5, 0, x+5, 0, w.L, w.DD)))
		}
		c.Part("wood", c.Rect(66, 66, 118, 34, 2, w.DDD), c.Form(kit.RoundRect(120, 62, 10, 38, 2), kit.Lin(120, 0, 130, 0, w.L, w.DD)))
		c.Part("wood", sheen.Each(12, func(i int) kit.Node {
			x := 54 + 12.400*float64(i)
			return sheen.Body(c, kit.RoundRect(x, 92+float64(i%2)*1.500, 11.600, 42, 3), w, 4, c.Line(sheen.D("M%g 98V128", x+4), w.DD, 1.200).Opacity(.5))
		}), sheen.Tube(c, "M48 104H208", 7, l), sheen.Body(c, kit.RoundRect(44, 128, 168, 13, 4), l, 5))
		c.Part("roof", c.Path("M128 22L222 66Q226 74 218 76H38Q30 74 34 66Z", r.DDD).Move(0, 3), sheen.Body(c, "M128 20L222 64Q228 72 218 74H38Q28 72 34 64Z", r, 9, shingles(c, 26, 26, 230, 80, 15, 10, r)))
		c.Part("legs", sheen.Tube(c, "M116 140L108 246", 5, w), sheen.Tube(c, "M140 140L148 246", 5, w), sheen.Each(9, func(i int) kit.Node {
			y := 150 + 11*float64(i)
			return sheen.Tube(c, sheen.D("M%g %gH%g", 116-.075*(y-140), y, 140+.075*(y-140)), 4, w)
		}))
		c.Anchor("ground", 128, 252)
	},
}

var obelisk = kit.Piece{
	Name: "obelisk", Cm: 2000, Palette: "stone #dcb98a sandstone; tip #f0b93a gold; base #c49c6c steps; carvings #9a6b3e hieroglyphs",
	Draw: func(c *kit.Canvas) {
		s, t, b, k := c.Tones("stone"), c.Tones("tip"), c.Tones("base"), c.Tones("carvings")
		c.Part("base", sheen.Body(c, kit.RoundRect(46, 234, 164, 18, 3), b, 6), sheen.Body(c, kit.RoundRect(62, 218, 132, 18, 3), b, 6), sheen.Body(c, "M80 196H176L182 220H74Z", b, 7))
		c.Part("stone", c.Form("M102 44H140L148 198H92Z", kit.Lin(92, 0, 148, 0, s.LL, s.L, s.M), sheen.Grain(c, kit.Box{X0: 94, Y0: 50, X1: 146, Y1: 196}, 3, s)), c.Form("M140 44L156 46L168 198H148Z", kit.Lin(140, 0, 168, 0, s.D, s.DD)), c.Line("M140 44L148 198", s.LL, 1.800).Opacity(.8))
		c.Part("tip", c.Form("M102 45L124 4L141 45Z", kit.Lin(102, 10, 141, 45, t.LL, t.L, t.M)), c.Form("M124 4L157 47L140.500 45Z", kit.Lin(126, 10, 157, 47, t.D, t.DD)), c.Line("M101 45.500H141L157 47.500", t.DDD, 2).Opacity(.6))
		c.Part("carvings", c.Line("M112 58V190M131 58L137 190", k.M, 1.600).Opacity(.7), kit.Of(
			c.Path("M115 72q6 -7 12 0q-6 6 -12 0Z", k.M), c.Circle(121, 71.500, 2, s.LL),
			c.Line("M115 86q3 -4 6 0t6 0M115 92q3 -4 6 0t6 0", k.M, 2.200),
			c.Line("M121 112V124M115 113H128", k.M, 2.800), c.Circle(121.500, 106, 4, kit.None).Stroke(k.M, 2.600),
			c.Path("M114 142Q116 134 124 134L130 131L128 138Q128 146 120 146L118 152H115Z", k.M),
			c.Path("M122 160L131 174H114Z", kit.None).Stroke(k.M, 2.400), c.Circle(122.500, 184, 5, kit.None).Stroke(k.M, 2.400), c.Circle(122.500, 184, 1.800, k.M)))
		c.Part("carvings", c.Line("M148 66L149 80M152 92q3 4 1 9M151 112L160 112M153 128L162 130M154 146L156 160", k.DD, 2).Opacity(.7))
		c.Anchor("ground", 128, 252)
	},
}

var stoneArch = kit.Piece{
	Name: "stone-arch", Cm: 450, Palette: "stone #b9b3a6 gray; ivy #5f9e48 leaves green; moss #86b05a; path #d9c49a ground",
	Draw: func(c *kit.Canvas) {
		s, v, m, p := c.Tones("stone"), c.Tones("ivy"), c.Tones("moss"), c.Tones("path")
		c.On(kit.Back)
		c.Part("path", sheen.Body(c, kit.Oval(128, 240, 70, 13), p, 4))
		c.On(kit.Body)
		d := "M20 242V116C20 50 66 10 128 10C190 10 236 50 236 116V242H174V124C174 92 154 72 128 72C102 72 82 92 82 124V242Z"
		c.Part("stone", c.Path(d, s.DDD).Stroke(s.DDD, 3), c.Form(d, s.DD))
		block := func(d string, i int) kit.Node {
			t := s
			if i%3 == 1 {
				t = kit.TonesOf(s.L)
			} else if i%5 == 2 {
				t = kit.TonesOf(s.D)
			}
			return sheen.Body(c, d, t, 6)
		}
		c.Part("stone", sheen.Each(4, func(i int) kit.Node {
			y := 122 + 30*float64(i)
			split := 46 + 10*float64(i%2)
			return kit.Of(block(kit.RoundRect(21, y, split-22, 28, 5), i), block(kit.RoundRect(split+1, y, 80-split, 28, 5), i+1), block(kit.RoundRect(175, y, split-22, 28, 5), i+2), block(kit.RoundRect(154+split, y, 80-split+1, 28, 5), i))
		}))
		wedge := kit.Of(sheen.Body(c, "M116 12Q128 8 140 12L136 70Q128 68 120 70Z", s, 6))
		for i := range 9 {
			deg := -84 + 21*float64(i)
			n := wedge
			if i%2 == 1 {
				n = kit.Of(block("M116 12Q128 8 140 12L136 70Q128 68 120 70Z", i))
			}
			n = n.Rotate(deg, 128, 120)
			if i == 4 {
				n = kit.Of(sheen.Body(c, "M110 -2H146L138 76H118Z", s, 7))
			}
			c.Part("stone", n)
		}
		leaf := func(x, y, k, turn float64) kit.Node {
			return kit.Of(c.Form("M0 0C-10 -4 -12 -14 -4 -16Q-2 -22 0 -24Q2 -22 4 -16C12 -14 10 -4 0 0Z", kit.Lin(-8, -20, 8, 0, v.LL, v.M, v.DD), c.Line("M0 -2V-20", v.DDD, 1.200).Opacity(.6))).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("ivy", c.Line("M230 240C250 190 222 150 236 104C238 70 214 44 190 26M30 242C14 210 30 190 22 160", v.DDD, 3.400))
		for i := range 20 {
			u := float64(i)
			x, y := 234-2.200*max(0, u-10)*1.600+4*float64(i%3-1), 238-12*u+.12*max(0, u-10)*u
			c.Part("ivy", leaf(x, y, .95+.15*float64(i%3), []float64{-70, 60, -20, 100}[i%4]))
		}
		for i := range 7 {
			c.Part("ivy", leaf(22+5*float64(i%3-1), 238-13*float64(i), .9, []float64{-60, 70, 10}[i%3]))
		}
		c.Part("moss", bush(c, 48, 250, 12, m), bush(c, 208, 250, 12, m))
		c.AnchorBox("through", 128, 160, 86, 156, 0)
		c.Anchor("ground", 128, 250)
	},
}
