package party

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var weddingArch = kit.Piece{
	Name: "wedding-arch", Cm: 240, Palette: "flowers #f6a9bd pink roses; second #fdf3ea white; leaves #6faa72 green; wood #c39a68 frame; drape #f2eef5 white curtain fabric; center #f2c14e", States: "plain -flowers -second -leaves -center",
	Draw: func(c *kit.Canvas) {
		f, s, l, w, d, m := c.Tones("flowers"), c.Tones("second"), c.Tones("leaves"), c.Tones("wood"), c.Tones("drape"), c.Tones("center")
		arch := "M34 252V110C34 46 76 8 128 8C180 8 222 46 222 110V252"
		c.Part("wood", sheen.Tube(c, arch, 12, w), sheen.Body(c, kit.RoundRect(16, 244, 36, 12, 4), w, 4), sheen.Body(c, kit.RoundRect(204, 244, 36, 12, 4), w, 4))
		swag := "M42 62C60 22 96 8 128 10C96 30 70 62 60 120C54 160 60 206 48 248H28C38 200 30 100 42 62Z"
		c.Part("drape", c.Both(128, kit.Of(c.Form(swag, kit.Lin(28, 0, 90, 0, d.D.Alpha(.85), d.LL.Alpha(.9), d.M.Alpha(.85), d.LL.Alpha(.9)), c.Line("M50 60C40 120 46 190 38 248M64 50C50 110 54 190 44 248", d.DD, 1.800).Opacity(.5)), c.Path(swag, kit.None).Stroke(d.DD, 1.400).Opacity(.5), c.Line("M46 168Q54 174 60 168", m.M, 4))))
		r := c.Rand()
		at := func(u float64) shape.Pt { return shape.Polar(128, 106, 96, -180+180*u) }
		c.Part("leaves", sheen.Each(40, func(i int) kit.Node {
			p := at(.06 + .88*float64(i)/39)
			return botanic.Leaf(c, p.X, p.Y, 22+10*r.Float64(), 12, 360*r.Float64(), l)
		}), c.Both(128, sheen.Each(7, func(i int) kit.Node {
			return botanic.Leaf(c, 32, 120+10*float64(i), 26, 11, []float64{160, 20}[i%2]+20*r.Float64(), l)
		})))
		for i := range 19 {
			u := float64(i)/18*2 - 1
			p, k, part, t := at(.5+u*.44), 20-7*math.Abs(u), "flowers", f
			p.X, p.Y = p.X+float64(i%3-1)*6, p.Y+float64(i%2)*8-3
			if i%2 == 1 {
				part, t = "second", s
			}
			c.Part(part, botanic.Bloom(c, []int{botanic.Rose, botanic.Peony}[i%2], p.X, p.Y, k, t, m, 40*float64(i)))
		}
		c.Part("center", c.Both(128, kit.Of(c.Circle(36, 150, 3.500, m.M), c.Circle(28, 134, 3, m.L))))
		c.AnchorBox("inside", 128, 170, 150, 160, 0)
		c.Anchor("ground", 128, 255)
	},
}

var champagneTower = kit.Piece{
	Name: "champagne-tower", Cm: 70, Palette: "champagne #f5cf6a gold drink; glass #dfeaf2 clear; bubbles #fff6d8; tray #d9b45a gold", States: "empty -champagne -bubbles",
	Draw: func(c *kit.Canvas) {
		d, g, b, t := c.Tones("champagne"), c.Tones("glass"), c.Tones("bubbles"), c.Tones("tray")
		c.Part("tray", c.Ellipse(128, 240, 122, 14, t.DDD).Move(0, 4), c.Ellipse(128, 240, 122, 14, kit.Lin(10, 226, 246, 254, t.LL, t.L, t.M, t.DD)), c.Ellipse(128, 238, 108, 10, kit.Lin(20, 228, 236, 248, t.D, t.L, t.M)))
		coupe := func(x, y float64) {
			bowl := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-27, y, x-26, y+16, x-14, y+25, x, y+25, x+14, y+25, x+26, y+16, x+27, y)
			c.Part("glass", c.Line(sheen.D("M%g %gV%g", x, y+24, y+52), g.DD, 5), c.Line(sheen.D("M%g %gV%g", x-.6, y+24, y+52), g.LL, 2.600), c.Ellipse(x, y+54, 18, 4.500, g.DD), c.Ellipse(x, y+53, 17, 3.800, g.LL), c.Path(bowl, g.M.Alpha(.5)).Stroke(g.DD, 1.800))
			c.Part("champagne", c.Clip(bowl, c.Rect(x-27, y+5, 54, 30, 0, kit.Lin(x-26, 0, x+26, 0, d.D, d.L, d.M, d.DD)), c.Ellipse(x, y+5, 26, 4.500, d.LL)))
			c.Part("bubbles", sheen.Each(3, func(i int) kit.Node { return c.Circle(x-9+9*float64(i), y+11+float64(i*5%8), 1.600, b.LL) }))
			c.Part("glass", c.Ellipse(x, y, 27, 5, kit.None).Stroke(g.DD, 1.800), c.Ellipse(x, y-.6, 27, 5, kit.None).Stroke(kit.White, 1), c.Line(sheen.D("M%g %gQ%g %g %g %g", x-21, y+7, x-18, y+16, x-10, y+20), kit.White, 2.600).Opacity(.8))
		}
		for row, n := range []int{4, 3, 2, 1} {
			for i := range n {
				coupe(128+56*(float64(i)-float64(n-1)/2), 182-56*float64(row))
			}
		}
		c.Anchor("ground", 128, 254)
	},
}

var boutonniere = kit.Piece{
	Name: "boutonniere", Cm: 12, Palette: "rose #f2ece2 white flower; leaves #6fa56e green; berries #c23a50 red; ribbon #8fb4d8 blue bow; stems #6c9a5c; pin #e3e8ee pearl",
	Draw: func(c *kit.Canvas) {
		r, l, b, k, s, p := c.Tones("rose"), c.Tones("leaves"), c.Tones("berries"), c.Tones("ribbon"), c.Tones("stems"), c.Tones("pin")
		g := c.Rand()
		c.Part("stems", sheen.Tube(c, "M122 128L104 250", 9, s), sheen.Tube(c, "M130 128L132 254", 9, s), sheen.Tube(c, "M138 128L156 246", 9, s))
		c.Part("leaves", botanic.Sprig(c, g, []shape.Pt{{X: 126, Y: 150}, {X: 78, Y: 96}, {X: 58, Y: 12}}, botanic.Eucalyptus, 36, l, b), botanic.Sprig(c, g, []shape.Pt{{X: 130, Y: 150}, {X: 176, Y: 100}, {X: 204, Y: 22}}, botanic.Pointed, 38, l, b), botanic.Leaf(c, 116, 140, 92, 42, 188, l), botanic.Leaf(c, 140, 140, 92, 42, -12, l), botanic.Leaf(c, 112, 152, 70, 34, 150, l), botanic.Leaf(c, 146, 152, 70, 34, 28, l))
		for _, q := range [][3]float64{{186, 66, 9}, {204, 82, 8}, {176, 46, 8}, {70, 150, 8}, {56, 132, 9}} {
			c.Part("berries", c.Line(sheen.D("M%g %gL132 140", q[0], q[1]), s.D, 2).Opacity(.6), botanic.Berry(c, q[0], q[1], q[2], b))
		}
		c.Part("rose", c.Circle(130, 100, 58, r.DDD).Move(0, 4).Opacity(.4), botanic.Bloom(c, botanic.Rose, 128, 98, 60, r, r, 20))
		c.Part("ribbon", sheen.Body(c, "M106 166L152 164L156 206L104 208Z", k, 7, c.Line("M104 176L156 172M104 188L156 184M104 199L156 196", k.DD, 2).Opacity(.5)), c.Both(130, sheen.Body(c, "M128 190C104 166 78 172 80 190C82 208 106 208 128 196Z", k, 6)), sheen.Ball(c, 130, 192, 9, k))
		c.Part("pin", c.Line("M86 226L150 180", p.DD, 3.400), c.Line("M86 225L150 179", p.LL, 1.800), sheen.Ball(c, 84, 228, 8, p))
	},
}

var cornucopia = kit.Piece{
	Name: "cornucopia", Cm: 50, Palette: "horn #c08442 wicker basket brown; pumpkin #f08a2e orange; grapes #7a4aa8 purple; apple #dc3a35 red; pear #c9cf4a green; corn #f7cb3f yellow; leaves #5f9e4a green; wheat #e0b45a", States: "empty -pumpkin -grapes -apple -pear -corn -leaves -wheat",
	Draw: func(c *kit.Canvas) {
		h, p, g, a, e, k, l, w := c.Tones("horn"), c.Tones("pumpkin"), c.Tones("grapes"), c.Tones("apple"), c.Tones("pear"), c.Tones("corn"), c.Tones("leaves"), c.Tones("wheat")
		horn := "M10 34C-2 12 22 -2 34 16C52 44 96 40 132 56C176 74 198 104 196 156C194 196 166 220 136 212C92 204 66 166 52 122C44 96 24 62 10 34Z"
		r := c.Rand()
		c.Part("horn", c.Path(horn, h.DDD).Move(0, 3), c.Form(horn, kit.Lin(40, 40, 120, 220, h.LL, h.L, h.M, h.DD), sheen.Each(13, func(i int) kit.Node {
			u := float64(i) / 12
			x, y, ry, a := 20+126*u, 24+112*u-26*math.Sin(math.Pi*u)*(1-u), 16+74*u*u+8*u, 58-32*u
			o := kit.Oval(x, y, 10+12*u, ry)
			return kit.Of(c.Path(o, kit.None).Stroke(h.DDD, 6), c.Path(o, kit.None).Stroke(h.L, 2.600).Move(-2, -1), c.Path(o, kit.None).Stroke(h.D, 9).Dash(5, 7).Move(5, 2).Opacity(.6)).Rotate(90+a-72, x, y)
		}), sheen.Edge(c, horn, h, 18)))
		rim := kit.Oval(156, 144, 36, 84)
		c.Part("horn", kit.Of(c.Path(rim, h.DDD).Stroke(h.DDD, 16), c.Path(rim, h.DDD), c.Path(rim, kit.None).Stroke(h.M, 11), c.Path(rim, kit.None).Stroke(h.LL, 4).Dash(8, 6).Move(-1, -1)).Rotate(-30, 156, 144))
		c.Part("wheat", sheen.Each(3, func(i int) kit.Node {
			return kit.Of(c.Line("M150 150L240 76", w.D, 3.600), sheen.Each(7, func(j int) kit.Node {
				x, y := 200+7*float64(j), 109-5.800*float64(j)
				return kit.Of(c.Ellipse(x, y, 9, 4.600, kit.Lin(x, y-4, x, y+4, w.LL, w.M, w.D)).Rotate(-80, x-5, y), c.Ellipse(x, y, 9, 4.600, kit.Lin(x, y-4, x, y+4, w.L, w.M, w.DD)).Rotate(10, x-5, y))
			})).Rotate(-16+14*float64(i), 150, 150)
		}))
		c.Part("leaves", botanic.Leaf(c, 170, 120, 64, 34, -58, l), botanic.Leaf(c, 186, 140, 66, 34, -14, l), botanic.Leaf(c, 130, 214, 56, 30, 150, l), botanic.Leaf(c, 236, 200, 44, 26, 12, l))
		pump := func(x, y, k float64) kit.Node {
			return kit.Of(c.Ellipse(x, y+2, 46*k, 38*k, p.DDD), sheen.Each(5, func(i int) kit.Node {
				dx := []float64{-30, 30, -17, 17, 0}[i] * k
				d := kit.Oval(x+dx, y, 19*k, 36*k)
				return kit.Of(c.Path(d, p.DD), c.Form(d, kit.Lin(x+dx-18*k, y-30*k, x+dx+16*k, y+36*k, p.LL, p.L, p.M, p.D)))
			}), c.Path(sheen.D("M%g %gq-2 -16 8 -22l6 4q-6 8 -4 18Z", x-5, y-30*k), l.D))
		}
		c.Part("pumpkin", pump(196, 168, 1))
		c.Part("corn", kit.Of(sheen.Body(c, "M0 -40C20 -30 22 20 12 46H-12C-22 20 -20 -30 0 -40Z", k, 7, sheen.Each(9, func(i int) kit.Node {
			return kit.Of(c.Line(sheen.D("M-24 %gH24", -30+9*float64(i)), k.DD, 1.400).Opacity(.7), c.Line(sheen.D("M%g -44V50", -20+5*float64(i)), k.DD, 1.200).Opacity(.6))
		})), sheen.Body(c, "M-8 52C-26 30 -24 0 -18 -8C-10 10 -6 30 -2 44ZM8 52C26 30 24 0 18 -8C10 10 6 30 2 44Z", l, 4)).Rotate(-38, 0, 0).Move(152, 186))
		c.Part("pear", sheen.Body(c, "M236 164C246 176 240 190 248 204C256 222 244 240 224 240C204 240 194 222 202 204C210 190 212 170 222 162Q230 158 236 164Z", e, 10), c.Line("M230 164L236 150", h.DD, 3.600))
		c.Part("apple", sheen.Body(c, "M176 196C190 186 210 194 212 214C212 236 196 246 186 244Q178 241 170 244C156 246 142 234 144 212C146 194 164 188 176 196Z", a, 11), c.Line("M178 198Q178 188 184 184", h.DDD, 3.600), botanic.Leaf(c, 181, 190, 20, 11, -20, l), c.Ellipse(158, 208, 5, 8, kit.White).Rotate(20, 158, 208).Opacity(.5))
		c.Part("grapes", sheen.Each(15, func(i int) kit.Node {
			row := []int{0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4}[i]
			col := i - []int{0, 5, 9, 12, 14}[row]
			x, y := 84+15*float64(col)+7.500*float64(row)+r.Float64()*2, 196+13*float64(row)
			return botanic.Berry(c, x, y, 9.500, g)
		}))
		c.Anchor("ground", 150, 250)
	},
}

var streamers = kit.Piece{
	Name: "streamers", Cm: 200, Palette: "first #f0464f red; second #f7c23a yellow; third #3fa8e8 blue; fourth #5fc46a green; fifth #a05fe0 purple",
	Draw: func(c *kit.Canvas) {
		for i, part := range []string{"first", "second", "third", "fourth", "fifth"} {
			t := c.Tones(part)
			x, ph := 22+53*float64(i), float64(i)*1.900
			pts := func(k float64) shape.Pt {
				return shape.Pt{X: x + 25*math.Sin(k*2*math.Pi*2.600+ph), Y: 2 + 252*k*(1-.1*float64(i%3)) + 6*math.Cos(k*2*math.Pi*2.600+ph)}
			}
			const n = 78
			for pass := range 2 {
				for j := range n {
					u, v := float64(j)/n, float64(j+1)/n
					front := math.Cos(u*2*math.Pi*2.600+ph) > 0
					if front != (pass == 1) {
						continue
					}
					p, q := pts(u), pts(v)
					w := 20.0
					col := t.M
					s := math.Sin(u*2*math.Pi*2.600 + ph)
					if !front {
						col = t.DD
					} else if s < -.3 {
						col = t.LL
					} else if s > .5 {
						col = t.D
					}
					c.Part(part, c.Path(sheen.D("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", p.X, p.Y, q.X, q.Y, q.X, q.Y+w, p.X, p.Y+w), col).Stroke(col, .8))
				}
			}
		}
		c.Anchor("tie", 128, 0)
	},
}

var maypole = kit.Piece{
	Name: "maypole", Cm: 500, Palette: "pole #e9dcc6 white; ribbons #f0566a red pink; second #4fa8e8 blue; third #f7c53a yellow; fourth #6cc46a green; leaves #5f9e52 wreath; flowers #f79ab8 pink; center #f7d25a",
	Draw: func(c *kit.Canvas) {
		p, l, f, m := c.Tones("pole"), c.Tones("leaves"), c.Tones("flowers"), c.Tones("center")
		rib := func(i int, side float64) kit.Node {
			k := float64(i)
			t := c.Tones([]string{"ribbons", "second", "third", "fourth"}[i%4])
			x := 128 + side*(26+26*k)
			y := 244 - 9*k
			d := sheen.D("M%g 50C%g 110 %g 150 %g %gL%g %gC%g 150 %g 110 %g 50Z", 128+side*3, 128+side*(20+12*k), 128+side*(22+24*k), x-side*7, y, x+side*9, y-2, 128+side*(32+25*k), 128+side*(28+13*k), 128+side*9)
			return c.Named([]string{"ribbons", "second", "third", "fourth"}[i%4], c.Path(d, t.DDD).Move(0, 1.500), c.Form(d, kit.Lin(128, 50, x, y, t.D, t.L, t.M, t.D)))
		}
		c.On(kit.Back)
		for i := range 4 {
			c.Add(rib(3-i, -1), rib((4-i)%4, 1))
		}
		c.On(kit.Body)
		c.Part("pole", c.Form(kit.RoundRect(120, 16, 16, 238, 4), sheen.Round(120, 0, 136, 0, p)))
		c.Part("ribbons", c.Clip(kit.RoundRect(120, 16, 16, 238, 4), sheen.Each(8, func(i int) kit.Node {
			return c.Path(sheen.D("M118 %gL138 %gV%gL118 %gZ", 90+22*float64(i), 76+22*float64(i), 84+22*float64(i), 98+22*float64(i)), c.Tones("ribbons").M)
		})))
		r := c.Rand()
		c.Part("leaves", sheen.Each(26, func(i int) kit.Node {
			q := shape.Polar(128, 44, 34, 360*float64(i)/26)
			return botanic.Leaf(c, q.X, 44+(q.Y-44)*.4, 20, 10, 360*r.Float64(), l)
		}))
		for i := range 9 {
			q := shape.Polar(128, 44, 36, 40*float64(i)+10)
			c.Part("flowers", botanic.Bloom(c, botanic.Daisy, q.X, 44+(q.Y-44)*.42, 11, f, m, 30*float64(i)))
		}
		c.Part("leaves", sheen.Each(7, func(i int) kit.Node { return botanic.Leaf(c, 128, 18, 30, 12, -150+20*float64(i), l) }))
		c.Part("flowers", botanic.Bloom(c, botanic.Daisy, 128, 8, 14, f, m, 0))
		c.Part("center", c.Circle(128, 8, 3, m.M))
		c.Anchor("ground", 128, 254)
	},
}
