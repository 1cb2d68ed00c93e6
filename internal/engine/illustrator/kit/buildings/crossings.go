package buildings

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bridge = kit.Piece{
	Name: "bridge", Cm: 3000, Palette: "stone #b9a88f bricks arch; wall #cbbca4 <stone railing; water #56b4ea river; grass #5fae4f banks",
	Draw: func(c *kit.Canvas) {
		s, w, a, g := c.Tones("stone"), c.Tones("wall"), c.Tones("water"), c.Tones("grass")
		c.On(kit.Back)
		c.Part("stone", c.Path("M64 220A64 70 0 0 1 192 220H180A54 58 0 0 0 78 220Z", s.DDD))
		c.Part("water", c.Form("M2 206H254V228Q128 250 2 228Z", kit.Lin(0, 206, 0, 240, a.DD, a.M, a.L), c.Line("M20 220h40M84 216h44M150 222h52M40 230h52M130 232h40", a.LL, 2.6).Opacity(.8)))
		c.On(kit.Body)
		d := "M0 132Q60 86 128 86Q196 86 256 132V228H196A68 72 0 0 0 60 228H0Z"
		var blocks []kit.Node
		for row := range 9 {
			y := 96 + 15*float64(row)
			for i := range 14 {
				x := -10 + 22*float64(i) - float64(row%2)*11
				tone := []kit.Color{s.L, s.D, s.M, s.LL, s.DD}[(row*7+i*3)%5]
				blocks = append(blocks, c.Rect(x, y, 20, 13, 3, tone).Opacity(.42))
			}
		}
		var arch []kit.Node
		for i := range 13 {
			turn := -90 + 15*float64(i)
			arch = append(arch, sheen.Body(c, "M-8.500 -88L8.500 -88L7 -66L-7 -66Z", kit.TonesOf([]kit.Color{s.L, s.M, s.L}[i%3]), 4).Rotate(turn, 0, 0).Move(128, 230))
		}
		c.Part("stone", sheen.Body(c, d, s, 12, blocks...), c.Clip("M0 60H256V229H0Z", arch...))
		c.Part("wall", sheen.Body(c, "M-2 120Q60 70 128 70Q196 70 258 120V140Q196 92 128 92Q60 92 -2 140Z", w, 7, sheen.Each(15, func(i int) kit.Node {
			return c.Line(sheen.D("M%d 60V150", 8+i*17), w.DD, 2).Opacity(.5)
		})), c.Line("M-2 119Q60 69 128 69Q196 69 258 119", w.LL, 3))
		post := func(x, y float64) kit.Node {
			return kit.Of(sheen.Body(c, kit.RoundRect(x-9, y-26, 18, 58, 3), w, 6), sheen.Body(c, kit.RoundRect(x-12, y-32, 24, 10, 4), w, 4), sheen.Ball(c, x, y-38, 8, w))
		}
		c.Part("wall", post(10, 124), post(246, 124), post(76, 86), post(180, 86))
		c.Part("grass", bush(c, 18, 226, 17, g), bush(c, 240, 226, 18, g), lawn(c, -4, 62, 226, 16, g), lawn(c, 194, 260, 226, 16, g))
		c.AnchorBox("surface", 128, 74, 180, 0, 0)
		c.AnchorBox("inside", 128, 196, 110, 70, 0)
		c.Anchor("ground", 128, 242)
	},
}

var suspensionBridge = kit.Piece{
	Name: "suspension-bridge", Cm: 60000, Palette: "towers #e5543a red steel; cables #e5543a <towers; deck #8b93a1 road; water #56b4ea sea",
	Draw: func(c *kit.Canvas) {
		t, k, d, w := c.Tones("towers"), c.Tones("cables"), c.Tones("deck"), c.Tones("water")
		cable := func(x float64) float64 { // height of the main cable
			switch {
			case x < 72:
				return 150 - 118*math.Pow((x+20)/92, 1.5)
			case x > 184:
				return 150 - 118*math.Pow((276-x)/92, 1.5)
			}
			return 142 - 110*math.Pow(math.Abs(x-128)/56, 2)
		}
		main := ""
		for i := range 93 {
			x := -4 + 264*float64(i)/92
			main += sheen.D("%c%.1f %.1f", "ML"[min(i, 1)], x, cable(x))
		}
		var hang []kit.Node
		for i := range 33 {
			x := 4 + 7.750*float64(i)
			hang = append(hang, c.Line(sheen.D("M%g %.1fV160", x, cable(x)), k.M, 1.4))
		}
		c.Part("cables", hang...)
		c.Part("cables", c.Line(main, k.DD, 5).Move(0, 1.2), c.Line(main, k.L, 3))
		c.Part("deck", sheen.Body(c, "M-6 160H262V174H-6Z", d, 5, c.Line("M-6 167H262", kit.White, 1.6).Dash(8, 6).Opacity(.8)), c.Path("M-6 174H262V180H-6Z", d.DDD), sheen.Each(22, func(i int) kit.Node {
			x := -4 + 12.200*float64(i)
			return c.Line(sheen.D("M%g 180L%g 190L%g 180", x, x+6, x+12), d.D, 2)
		}))
		tower := func(x float64) kit.Node {
			leg := func(o float64) kit.Node {
				return sheen.Body(c, sheen.D("M%g 24H%gL%g 222H%gZ", x+o-5, x+o+5, x+o+7, x+o-7), t, 5)
			}
			bar := func(y float64) kit.Node { return sheen.Body(c, kit.RoundRect(x-16, y, 32, 8, 2), t, 3) }
			return kit.Of(leg(-12), leg(12), bar(30), bar(66), bar(104), bar(142), bar(186), c.Line(sheen.D("M%g 76L%g 100M%g 76L%g 100M%g 114L%g 138M%g 114L%g 138", x-10, x+10, x+10, x-10, x-10, x+10, x+10, x-10), t.D, 2.4), sheen.Body(c, kit.RoundRect(x-24, 214, 48, 14, 4), d, 5))
		}
		c.Part("towers", tower(72), tower(184))
		c.Part("water", sheen.Body(c, "M-4 224Q20 216 44 224T92 224T140 224T188 224T236 224T262 222V246Q128 256 -4 246Z", w, 8, c.Line("M20 236h36M80 240h40M150 234h44M210 240h30", w.LL, 2.4).Opacity(.8)))
		c.AnchorBox("surface", 128, 160, 220, 0, 0)
		c.Anchor("ground", 128, 250)
	},
}

var stairs = kit.Piece{
	Name: "stairs", Cm: 250, Palette: "steps #c98f57 treads wood; risers #f3e9da sides white; railing #8a5a36 handrail; carpet #d8434f runner red",
	Draw: func(c *kit.Canvas) {
		s, r, h, k := c.Tones("steps"), c.Tones("risers"), c.Tones("railing"), c.Tones("carpet")
		const n = 7
		half := func(i float64) float64 { return 104 - 6.500*i }
		y := func(i float64) float64 { return 250 - 31*i }
		for i := n - 1; i >= 0; i-- {
			f := float64(i)
			w, top := half(f), y(f)-20
			tread := sheen.D("M%g %gL%g %gH%gL%g %gZ", 128-w-5, top, 128-half(f+1)-2, top-11, 128+half(f+1)+2, 128+w+5, top)
			mat := sheen.D("M%g %gL%g %gH%gL%g %gZ", 128-w*.52, top, 128-half(f+1)*.52, top-11, 128+half(f+1)*.52, 128+w*.52, top)
			c.Part("risers", c.Form(sheen.D("M%g %gH%gV%gH%gZ", 128-w, top+5, 128+w, y(f), 128-w), kit.Lin(128-w, 0, 128+w, 0, r.L, r.M, r.DD), c.Path(sheen.D("M%g %gH%gV%gH%gZ", 128-w, top+5, 128+w, top+10, 128-w), r.DDD).Opacity(.3)))
			c.Part("carpet", c.Form(sheen.D("M%g %gH%gV%gH%gZ", 128-w*.52, top+5, 128+w*.52, y(f), 128-w*.52), kit.Lin(128-w*.5, 0, 128+w*.5, 0, k.M, k.D, k.DD), c.Path(sheen.D("M%g %gH%gV%gH%gZ", 128-w, top+5, 128+w, top+10, 128-w), k.DDD).Opacity(.5)))
			c.Part("steps", c.Form(tread, kit.Lin(128-w, top-11, 128+w, top, s.LL, s.L, s.M)), c.Form(kit.RoundRect(128-w-6, top, 2*w+12, 6, 2.500), kit.Lin(128-w, 0, 128+w, 0, s.M, s.D, s.DD)))
			c.Part("carpet", c.Form(mat, kit.Lin(128-w*.5, top-11, 128+w*.5, top, k.L, k.M)), c.Path(sheen.D("M%g %gH%gV%gH%gZ", 128-w*.52, top, 128+w*.52, top+6, 128-w*.52), k.D), c.Line(sheen.D("M%g %gL%g %gM%g %gL%g %g", 128-w*.46, top+20, 128-half(f+1)*.46, top-11, 128+w*.46, top+20, 128+half(f+1)*.46, top-11), kit.Hex("#f4c65a"), 2))
		}
		rail := kit.Of(sheen.Each(n, func(i int) kit.Node {
			f := float64(n - 1 - i)
			x := 128 - half(f) - 2
			return kit.Of(c.Line(sheen.D("M%g %gV%g", x, y(f)-20, y(f)-64), h.DD, 5), c.Line(sheen.D("M%g %gV%g", x-.8, y(f)-20, y(f)-64), h.L, 2.400))
		}), sheen.Tube(c, sheen.D("M%g %gL%g %g", 128-half(-.2)-3, y(-.2)-72, 128-half(n-.6)-2, y(n-.6)-66), 9, h), sheen.Tube(c, sheen.D("M%g %gV%g", 128-half(0)-4, y(0)-2, y(0)-76), 11, h), sheen.Ball(c, 128-half(0)-4, y(0)-82, 9, h))
		c.Part("railing", rail, rail.Mirror(128))
		c.AnchorBox("surface", 128, 150, 120, 0, 0)
		c.Anchor("ground", 128, 250)
	},
}

var swimmingPool = kit.Piece{
	Name: "swimming-pool", Cm: 480, Palette: "water #3fc0ee blue; rim #f4e7d0 edge tiles; ladder #c3ccd4 metal; ring #f0555f float",
	Draw: func(c *kit.Canvas) {
		w, r, l, g := c.Tones("water"), c.Tones("rim"), c.Tones("ladder"), c.Tones("ring")
		outer := "M52 58Q128 30 204 58Q262 92 246 158Q228 220 128 222Q28 220 10 158Q-6 92 52 58Z"
		inner := "M64 76Q128 52 192 76Q238 104 226 152Q210 200 128 202Q46 200 30 152Q18 104 64 76Z"
		c.Part("rim", c.Path(outer, r.DDD).Move(0, 7), sheen.Body(c, outer, r, 12, sheen.Each(28, func(i int) kit.Node {
			return c.Line("M128 138H280", r.D, 2).Rotate(360.0/28*float64(i), 128, 138).Scale(1, .78, 128, 138).Opacity(.6)
		})))
		c.Part("water", c.Path(inner, w.DDD), c.Form(inner, kit.Lin(60, 70, 200, 200, w.D, w.M, w.L), c.Blur(5, c.Path(inner, kit.None).Stroke(w.DDD, 20).Move(3, 10)).Opacity(.5), sheen.Each(5, func(i int) kit.Node {
			y := 100 + 20*float64(i)
			return c.Line(sheen.D("M%d %gq12 -7 24 0t24 0t24 0M%d %gq12 -7 24 0t24 0", 50+i*9%30, y, 150-i*7%20, y+8), w.LL, 3).Opacity(.75)
		})))
		c.Part("ladder", sheen.Tube(c, "M176 116V70A14 14 0 0 1 204 70V92M204 124V78A14 14 0 0 1 232 78V104", 6, l), c.Line("M178 96L204 104M178 108L204 116", l.D, 5), c.Line("M178 95L204 103M178 107L204 115", l.LL, 2.4))
		ring := kit.Oval(94, 146, 36, 22) + "M110 143a16 8 0 1 0 -32 0a16 8 0 1 0 32 0z"
		c.Part("ring", c.Blur(4, c.Ellipse(96, 156, 36, 18, w.DDD)).Opacity(.4), c.Path(ring, g.DD).EvenOdd().Move(0, 3), c.Mask(c.Path(ring, kit.White).EvenOdd(), c.Ellipse(94, 146, 36, 22, kit.Lin(60, 126, 130, 168, g.L, g.M, g.D)), sheen.Each(4, func(i int) kit.Node {
			return c.Path("M94 146L140 132V160Z", kit.White).Rotate(45+90*float64(i), 94, 146).Scale(1, .62, 94, 146)
		}), c.Ellipse(93, 141, 27, 14, kit.None).Stroke(kit.White, 3).Opacity(.4)))
		c.AnchorBox("inside", 128, 116, 150, 128, 0)
		c.Anchor("ground", 128, 228)
	},
}
