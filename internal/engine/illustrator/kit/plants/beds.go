package plants

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var flowerBed = kit.Piece{
	Name: "flower-bed", Cm: 120, Palette: "flowers #f0566a red blooms; second #f7c23a yellow; third #a86fe0 purple; leaves #4f9e4a green; box #b07a45 wood planter; soil #5e3b28 earth; center #7a4a1c", States: "empty -flowers -second -third -leaves",
	Draw: func(c *kit.Canvas) {
		l, b, s, m := c.Tones("leaves"), c.Tones("box"), c.Tones("soil"), c.Tones("center")
		c.On(kit.Back)
		c.Part("box", sheen.Body(c, "M26 152H230L236 176H20Z", kit.TonesOf(b.D), 5))
		c.Part("soil", c.Form("M18 172Q60 152 128 158T238 170L246 204H10Z", kit.Lin(0, 156, 0, 204, s.LL, s.M, s.DD), sheen.Each(18, func(i int) kit.Node {
			return c.Ellipse(24+float64(i*47%212), 168+float64(i*13%22), 5, 3, s.DDD).Opacity(.6)
		})))
		c.On(kit.Body)
		r := c.Rand()
		for row := range 3 {
			for i := range 5 - row%2 {
				x := 38 + 45*float64(i) + 22.500*float64(row%2)
				y0 := 174 + 9*float64(row)
				top := y0 - 100 + 26*float64(row) - 12*r.Float64()
				part := []string{"flowers", "second", "third"}[(i+row*2)%3]
				t := c.Tones(part)
				c.Part("leaves", c.Line(sheen.D("M%g %gQ%g %g %g %g", x, y0+10, x+4, (top+y0)/2, x, top), l.D, 4.500), c.Line(sheen.D("M%g %gQ%g %g %g %g", x-.6, y0+10, x+3.400, (top+y0)/2, x-.6, top), l.L, 1.800),
					botanic.Leaf(c, x+1, y0-8, 34, 15, -150+10*r.Float64(), l), botanic.Leaf(c, x+1, y0-14, 34, 15, -34+10*r.Float64(), l), botanic.Leaf(c, x+1, y0-2, 26, 14, -170, l), botanic.Leaf(c, x+1, y0-2, 26, 14, -10, l))
				if (i+row)%4 == 1 {
					c.Part(part, c.Form(sheen.D("M%g %gC%g %g %g %g %g %gL%g %gL%g %gL%g %gC%g %g %g %g %g %gZ", x, top+14, x-20, top+14, x-18, top-12, x-15, top-18, x-7, top-7, x, top-21, x+7, top-7, x+15, top-18, x+20, top+14, x, top+14), kit.Lin(x-16, top-20, x+14, top+14, t.LL, t.L, t.M, t.D)))
				} else {
					c.Part(part, botanic.Bloom(c, []int{botanic.Daisy, botanic.Peony, botanic.Blossom}[(i+row)%3], x, top, 21, t, m, 30*float64(i)))
				}
			}
		}
		c.On(kit.Fore)
		c.Part("box", sheen.Each(2, func(i int) kit.Node {
			y := 196 + 26*float64(i)
			return sheen.Body(c, kit.RoundRect(6, y, 244, 25, 4), b, 6, sheen.Grain(c, kit.Box{X0: 10, Y0: y + 2, X1: 246, Y1: y + 23}, 4, b))
		}), sheen.Body(c, kit.RoundRect(2, 186, 18, 66, 4), b, 5), sheen.Body(c, kit.RoundRect(236, 186, 18, 66, 4), b, 5), sheen.Screw(c, 11, 208, 3.400, b), sheen.Screw(c, 245, 208, 3.400, b), sheen.Screw(c, 11, 234, 3.400, b), sheen.Screw(c, 245, 234, 3.400, b))
		c.On(kit.Body)
		c.Anchor("ground", 128, 252)
	},
}

var trellis = kit.Piece{
	Name: "trellis", Cm: 180, Palette: "frame #c79a64 wood lattice; flowers #f07aa8 pink roses; leaves #4f9e4a green vine; center #f7cf52", States: "empty -flowers -leaves",
	Draw: func(c *kit.Canvas) {
		w, f, l, m := c.Tones("frame"), c.Tones("flowers"), c.Tones("leaves"), c.Tones("center")
		in := "M50 74C50 30 84 12 128 12C172 12 206 30 206 74V240H50Z"
		c.Part("frame", c.Clip(in, sheen.Each(13, func(i int) kit.Node {
			o := -170 + 34*float64(i)
			d, e := sheen.D("M%g 0L%g 256", 128+o, 128+o+150), sheen.D("M%g 0L%g 256", 128-o, 128-o-150)
			return kit.Of(c.Line(d, w.DD, 7.500), c.Line(d, w.D, 5), c.Line(e, w.DDD, 7.500).Opacity(.8), c.Line(e, w.M, 6), c.Line(e, w.LL, 1.400).Move(-1.500, -1).Opacity(.8))
		})), c.Path(in, kit.None).Stroke(w.DDD, 12), c.Path(in, kit.None).Stroke(w.M, 9), c.Path("M47 240V74C47 28 82 9 128 9", kit.None).Stroke(w.LL, 2), sheen.Body(c, kit.RoundRect(40, 232, 20, 26, 3), w, 5), sheen.Body(c, kit.RoundRect(196, 232, 20, 26, 3), w, 5))
		r := c.Rand()
		vine := func(pts []shape.Pt, n int) {
			steps := shape.Sample(pts, 80)
			c.Part("leaves", c.Line(shape.Line(steps), l.DDD, 5.500), c.Line(shape.Line(steps), l.D, 3.600), sheen.Each(n, func(i int) kit.Node {
				s := steps[i*80/n]
				return botanic.Leaf(c, s.X, s.Y, 22+9*r.Float64(), 13, s.Angle()+[]float64{60, -60}[i%2]+20*r.Float64(), l)
			}))
		}
		vine([]shape.Pt{{X: 66, Y: 252}, {X: 46, Y: 200}, {X: 92, Y: 150}, {X: 52, Y: 96}, {X: 90, Y: 40}, {X: 150, Y: 22}}, 24)
		vine([]shape.Pt{{X: 190, Y: 252}, {X: 214, Y: 196}, {X: 166, Y: 160}, {X: 204, Y: 108}, {X: 196, Y: 60}}, 18)
		vine([]shape.Pt{{X: 130, Y: 252}, {X: 120, Y: 212}, {X: 148, Y: 176}, {X: 128, Y: 130}}, 11)
		for i, q := range [][3]float64{{62, 220, 15}, {84, 156, 17}, {50, 104, 16}, {84, 48, 18}, {146, 20, 16}, {200, 210, 16}, {172, 164, 17}, {204, 110, 17}, {198, 58, 15}, {124, 210, 15}, {132, 132, 16}} {
			c.Part("flowers", botanic.Bloom(c, []int{botanic.Rose, botanic.Blossom}[i%2], q[0], q[1], q[2], f, m, 40*float64(i)))
		}
		c.Anchor("ground", 128, 257)
	},
}

var seedPacket = kit.Piece{
	Name: "seed-packet", Cm: 14, Palette: "packet #f6eed9 paper cream; band #4f9e5a green header; flower #f2a52b sunflower yellow; center #6b4023; leaves #5fae52 green; seeds #a8794a brown; lettering #ffffff", States: "plain -seeds",
	Draw: func(c *kit.Canvas) {
		p, b, f, m, l, s, t := c.Tones("packet"), c.Tones("band"), c.Tones("flower"), c.Tones("center"), c.Tones("leaves"), c.Tones("seeds"), c.Tones("lettering")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-6, 128, 128) }
		d := "M50 6H206L210 12V226Q210 232 204 232H52Q46 232 46 226V12Z"
		c.Part("packet", turn(c.Path(d, p.DDD).Move(1, 3), sheen.Body(c, d, p, 9)))
		c.Part("band", turn(c.Form("M46 22H210V72Q128 88 46 72Z", kit.Lin(46, 22, 210, 88, b.L, b.M, b.D)), c.Line("M46 76Q128 92 210 76", f.M, 3)))
		text := c.Text()
		if text == "" {
			text = "SEEDS"
		}
		c.Part("lettering", turn(c.Letters(text, kit.Box{X0: 66, Y0: 34, X1: 190, Y1: 66}, "display", t.M)))
		c.Part("leaves", turn(sheen.Tube(c, "M128 226V150", 9, l), botanic.Leaf(c, 128, 214, 66, 30, -158, l), botanic.Leaf(c, 128, 214, 66, 30, -22, l)))
		c.Part("flower", turn(botanic.Bloom(c, botanic.Daisy, 128, 142, 48, f, m, 0), c.Around(16, 128, 142, c.Path("M128 142C116 120 118 100 128 92C138 100 140 120 128 142Z", kit.Lin(0, 92, 0, 142, f.LL, f.M, f.D))).Rotate(11, 128, 142)))
		c.Part("center", turn(c.Circle(128, 142, 22, m.DDD), c.Circle(128, 142, 20, kit.Rad(122, 135, 26, m.LL, m.M, m.DD)), sheen.Each(22, func(i int) kit.Node {
			q := shape.Polar(128, 142, 4*math.Sqrt(float64(i)), 137.500*float64(i))
			return c.Circle(q.X, q.Y, 1.500, m.LL).Opacity(.8)
		})))
		c.Part("packet", turn(c.Form("M50 6H206L210 12V20H46V12Z", kit.Lin(0, 6, 0, 20, p.LL, p.D)), c.Line("M46 21H210", p.DD, 2).Dash(5, 3), c.Path("M46 12L50 6H96L70 232H52Q46 232 46 226Z", kit.White).Opacity(.16)))
		c.Part("seeds", sheen.Each(9, func(i int) kit.Node {
			x, y := []float64{196, 214, 232, 206, 226, 244, 188, 250, 216}[i], []float64{238, 230, 240, 248, 252, 250, 250, 236, 216}[i]
			return kit.Of(c.Path(shape.Drop(x, y-8, 9, 16, 90), s.DDD).Move(.6, 1.400), c.Path(shape.Drop(x, y-8, 9, 16, 90), kit.Lin(x-5, y-8, x+5, y+8, s.LL, s.M, s.DD))).Rotate(float64(i*57%180), x, y)
		}))
		c.AnchorBox("print", 122, 50, 120, 36, -6)
	},
}
