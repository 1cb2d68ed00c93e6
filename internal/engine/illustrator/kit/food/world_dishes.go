package food

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var lasagna = kit.Piece{
	Name: "lasagna", Cm: 14,
	Palette: "pasta #f7d48a sheets; sauce #c9372b tomato meat; cheese #f9c646 top; plate #eef1f4 dish; basil #4fa043",
	Draw: func(c *kit.Canvas) {
		a, s, k, p, g := c.Tones("pasta"), c.Tones("sauce"), c.Tones("cheese"), c.Tones("plate"), c.Tones("basil")
		w := kit.TonesOf(kit.Hex("#fbf0da"))
		c.Part("plate", edible.Plate(c, 128, 206, 126, 40, p))
		c.Part("pasta", edible.Block(c, k, k, a, s, w, a, s, w, a, s).Scale(.86, .9, 128, 226))
		c.Part("sauce", grains2(c, s))
		drip := "M26 122C30 110 90 92 140 92C190 96 220 112 226 120C228 140 214 140 210 128C204 150 190 160 186 138C176 150 160 152 152 150C150 176 132 178 130 156C118 164 104 156 98 148C94 170 80 166 76 144C66 152 52 144 50 134C44 146 22 140 26 122Z"
		c.Part("cheese", c.Blur(3, c.Path(drip, s.DDD).Move(2, 5)).Opacity(.4), c.Form(drip, kit.Lin(40, 90, 200, 170, k.LL, k.L, k.M, k.D), edible.Scatter(c, 50, 98, 204, 140, 14, 20, edible.Everywhere, func(i int, x, y float64) kit.Node {
			return c.Blur(1.6, c.Ellipse(x, y, 9, 4.6, kit.Hex("#c2641f"))).Opacity(.6)
		}), edible.Shade(c, drip, k, 9)), c.Line("M50 116C80 102 110 98 140 98", kit.White, 4).Opacity(.55))
		c.Part("basil", edible.Leaf(c, g, 132, 112, 44, -160), edible.Leaf(c, g, 132, 112, 46, -24), edible.Leaf(c, g, 132, 112, 34, -92))
		c.Anchor("ground", 128, 246)
	},
}

// grains2 scatters minced meat over the sides of a block.
func grains2(c *kit.Canvas, t kit.Tones) kit.Node {
	return edible.Scatter(c, 30, 150, 226, 222, 40, 11, func(x, y float64) bool {
		return y < 220-math.Abs(x-118)*.4 && y > 150-math.Abs(x-118)*.2 && x > 36 && x < 216
	}, func(i int, x, y float64) kit.Node {
		return c.Ellipse(x, y, 3.4, 2.4, []kit.Color{t.DD, t.LL}[i%2]).Opacity(.7)
	})
}

var tamale = kit.Piece{
	Name: "tamale", Cm: 15,
	Palette: "husk #e9cf8e corn_husk; masa #f8e3a8 dough; filling #a8442a meat; sauce #c8321f salsa; cilantro #58aa46",
	Draw: func(c *kit.Canvas) {
		h, m, f, s, g := c.Tones("husk"), c.Tones("masa"), c.Tones("filling"), c.Tones("sauce"), c.Tones("cilantro")
		veins := func(x0, x1, y0, y1 float64) kit.Node {
			return sheen.Each(11, func(i int) kit.Node {
				x := x0 + (x1-x0)*float64(i)/10
				return c.Line(sheen.D("M%g %gQ%g %g %g %g", x, y0, x+(x-128)*.12, (y0+y1)/2, 128+(x-128)*.5, y1), []kit.Color{h.DD, h.LL}[i%2], 1.8).Opacity(.6)
			})
		}
		leafTop := "M40 70C52 34 96 6 120 8C150 4 204 34 216 72L200 150H58Z"
		c.Part("husk", c.Form(leafTop, kit.Lin(40, 10, 210, 150, h.L, h.M, h.D), veins(44, 212, 150, 14), edible.Shade(c, leafTop, h, 14)))
		log := "M76 84C82 66 100 58 128 58C156 58 174 66 180 84L186 218H70Z"
		c.Part("husk", c.Form("M36 190H220L208 236Q170 254 128 254Q86 254 48 236Z", kit.Lin(36, 0, 220, 0, h.M, h.D, h.DD)))
		c.Part("masa", c.Form(log, sheen.Round(66, 0, 190, 0, m), edible.Crumbs(c, 70, 60, 186, 214, 90, 3.4, 2.2, m.D.Alpha(.5), m.LL, m.DD.Alpha(.3)), edible.Shade(c, log, m, 20)))
		c.Part("filling", c.Form("M92 112C104 92 150 92 164 110C172 128 166 156 160 172C146 190 112 190 98 174C88 154 86 128 92 112Z", kit.Rad(116, 124, 70, f.L, f.M, f.DD), edible.Crumbs(c, 90, 96, 168, 184, 60, 7, 2.6, f.LL.Alpha(.8), f.DDD.Alpha(.6), s.L.Alpha(.6))))
		c.Part("sauce", c.Form("M84 74C96 60 158 58 172 74C182 90 172 104 164 98C160 118 148 118 146 102C134 108 122 106 116 100C114 120 100 120 100 102C86 104 80 90 84 74Z", kit.Rad(112, 70, 70, s.LL, s.M, s.D)), c.Line("M96 76C108 68 136 66 154 70", kit.White, 4).Opacity(.6))
		c.Part("cilantro", sheen.Each(7, func(i int) kit.Node {
			return edible.Leaf(c, g, 104+float64(i*29%56), 78+float64(i*17%20), 17, float64(i*73))
		}))
		left, right := "M14 128C40 112 78 130 92 170L104 246C76 250 50 244 42 226C36 196 30 152 14 128Z", "M244 124C214 112 178 130 164 168L150 246C180 250 206 244 214 226C220 194 228 150 244 124Z"
		c.Part("husk", c.Form(left, kit.Lin(20, 120, 104, 240, h.LL, h.L, h.M, h.D), sheen.Each(6, func(i int) kit.Node {
			return c.Line(sheen.D("M%d %dC%d 150 %d 190 %d 248", 22+i*10, 128+i*4, 44+i*9, 54+i*9, 56+i*9), []kit.Color{h.DD, h.LL}[i%2], 1.8).Opacity(.6)
		}), edible.Shade(c, left, h, 12)), c.Form(right, kit.Lin(164, 120, 240, 240, h.L, h.M, h.DD), sheen.Each(6, func(i int) kit.Node {
			return c.Line(sheen.D("M%d %dC%d 150 %d 190 %d 248", 234-i*10, 124+i*4, 212-i*9, 202-i*9, 200-i*9), []kit.Color{h.DD, h.L}[i%2], 1.8).Opacity(.6)
		}), edible.Shade(c, right, h, 12)))
		tie := kit.TonesOf(kit.Hex("#c9a24e"))
		c.Part("husk", sheen.Body(c, "M44 214Q128 236 212 212L210 228Q128 254 46 232Z", tie, 7), sheen.Body(c, "M128 226C146 206 166 208 164 220C162 232 144 236 128 232C112 238 94 234 92 224C92 210 112 210 128 226Z", tie, 5))
		c.Anchor("ground", 128, 248)
	},
}

var empanada = kit.Piece{
	Name: "empanada", Cm: 14,
	Palette: "pastry #dd9a3f crust; filling #8f4a2a meat; pepper #dc3a2b; olive #7d9a3c",
	Draw: func(c *kit.Canvas) {
		p, f, r, o := c.Tones("pastry"), c.Tones("filling"), c.Tones("pepper"), c.Tones("olive")
		half := "M10 150C10 82 66 30 132 30C198 30 250 84 246 150C244 166 230 170 214 168H38C22 170 12 164 10 150Z"
		moon := func() kit.Node {
			n := kit.Of(c.Form(half, kit.Rad(96, 76, 190, p.LL, p.L, p.M, p.DD), edible.Scatter(c, 20, 36, 236, 160, 26, 22, edible.Everywhere, func(i int, x, y float64) kit.Node {
				return c.Blur(2, c.Ellipse(x, y, 8, 5, p.DDD)).Opacity(.2)
			}), c.Blur(6, c.Path("M40 140C44 90 84 56 132 56C180 56 218 92 218 142Z", p.LL)).Opacity(.35), edible.Shade(c, half, p, 26)))
			return kit.Of(n, sheen.Each(17, func(i int) kit.Node {
				a := math.Pi * (1.02 + .96*float64(i)/16)
				x, y := 129+110*math.Cos(a), 150+112*math.Sin(a)
				d := kit.Oval(0, 0, 15, 8.6)
				return kit.Of(c.Form(d, kit.Lin(-10, -8, 10, 8, p.LL, p.M, p.DD), c.Line("M-10 3Q0 -4 10 3", p.DDD, 1.6).Opacity(.5))).Rotate(a*180/math.Pi+50, 0, 0).Move(x, y)
			}), c.Line("M62 100C74 76 96 64 122 60", kit.White, 7).Opacity(.5).Shade())
		}
		c.Part("pastry", moon().Scale(.86, .86, 128, 128).Rotate(-16, 128, 128).Move(-6, -38))
		cut := "M112 158C112 120 150 96 186 104C224 112 248 146 244 188C243 206 226 216 206 222L130 230C112 228 110 190 112 158Z"
		front := moon().Scale(.8, .8, 128, 128).Rotate(10, 128, 128).Move(-10, 58)
		c.Part("pastry", c.Blur(5, c.Ellipse(120, 176, 86, 16, p.DDD)).Opacity(.3), front)
		c.Part("pastry", c.Form(cut, kit.Lin(112, 100, 244, 226, p.LL, p.L, p.D), edible.Shade(c, cut, p, 12)))
		c.Part("filling", c.Form("M124 164C126 132 156 110 184 117C214 124 234 152 230 182C229 198 214 204 198 208L138 214C124 212 122 190 124 164Z", kit.Rad(160, 150, 84, f.L, f.M, f.DDD), edible.Crumbs(c, 124, 116, 232, 212, 80, 7, 4.4, f.LL.Alpha(.75), f.DDD.Alpha(.7), f.L)))
		c.Part("pepper", sheen.Each(7, func(i int) kit.Node {
			x, y := 140+float64(i*37%78), 136+float64(i*53%62)
			return c.Form(sheen.D("M%g %gl10 -5l6 7l-9 7Z", x, y), kit.Lin(x, y-6, x+16, y+8, r.LL, r.M, r.D))
		}))
		for _, v := range [][2]float64{{164, 140}, {206, 172}, {150, 192}} {
			c.Part("olive", c.Circle(v[0], v[1], 9, o.D), c.Circle(v[0]-1, v[1]-1, 8, o.L), c.Circle(v[0], v[1], 3.6, f.DDD))
		}
		c.Anchor("ground", 128, 244)
	},
}

var ribs = kit.Piece{
	Name: "barbecue-ribs", Cm: 30,
	Palette: "meat #9c3f1e glaze; bone #f5ead6 bones; herbs #5aa845 parsley; board #b97c44 wood",
	Draw: func(c *kit.Canvas) {
		m, b, h, w := c.Tones("meat"), c.Tones("bone"), c.Tones("herbs"), c.Tones("board")
		board := "M16 118L206 78Q216 76 222 84L250 168Q252 178 242 182L54 232Q44 234 38 226L8 132Q6 122 16 118Z"
		c.Part("board", c.Path(board, w.DDD).Move(2, 12), c.Form(board, kit.Lin(20, 90, 230, 220, w.L, w.M, w.D), sheen.Each(6, func(i int) kit.Node {
			return c.Line(sheen.D("M%d %dL%d %d", 10+i*4, 134+i*16, 232+i*4, 88+i*16), w.DD, 1.8).Opacity(.5)
		}), edible.Shade(c, board, w, 8)))
		for i := range 6 {
			x := 44 + 33*float64(i)
			y := 178 - 8*float64(i)
			c.Part("bone", sheen.Tube(c, sheen.D("M%g %gL%g %g", x+6, y-106, x+22, y+34), 13, b), c.Circle(x+1, y-108, 8.5, b.D), c.Circle(x, y-109, 8, b.L), c.Circle(x+11, y-111, 8, b.M), c.Circle(x+10, y-112, 6, b.LL), c.Ellipse(x+22, y+36, 8, 6, b.M), c.Ellipse(x+22, y+36, 4, 3, kit.Hex("#c98a72")))
		}
		rack := "M34 98C42 84 54 92 62 84C74 76 86 88 96 78C108 70 120 80 130 70C142 62 154 74 164 64C176 58 188 68 200 62C214 58 224 74 228 92L242 142C246 156 238 166 226 166C216 176 204 166 192 174C182 184 170 172 158 182C146 190 136 180 124 190C112 200 102 188 90 198C78 206 60 206 54 190L32 118Q28 106 34 98Z"
		c.Part("meat", c.Blur(5, c.Path(rack, w.DDD).Move(4, 9)).Opacity(.5), c.Form(rack, kit.Lin(60, 60, 170, 210, m.L, m.M, m.DD), sheen.Each(7, func(i int) kit.Node {
			x := 52 + 33*float64(i) - 16
			y := 184 - 8*float64(i)
			return kit.Of(c.Blur(4, c.Line(sheen.D("M%g %gC%g %g %g %g %g %g", x+2, y-108, x+2, y-60, x+20, y-40, x+22, y+24), m.DDD, 9)).Opacity(.75), c.Blur(3, c.Line(sheen.D("M%g %gC%g %g %g %g %g %g", x+15, y-92, x+15, y-60, x+30, y-40, x+34, y-2), m.LL, 8)).Opacity(.75), c.Line(sheen.D("M%g %gC%g %g %g %g %g %g", x+14, y-88, x+14, y-70, x+22, y-50, x+24, y-38), kit.White, 5).Opacity(.6))
		}), c.Blur(2, c.Line("M40 130L222 78M48 166L236 112", m.DDD, 5)).Opacity(.5), edible.Crumbs(c, 34, 66, 240, 200, 50, 2.4, 1.6, m.DDD, kit.Hex("#f6c98a")), edible.Shade(c, rack, m, 16)))
		c.Part("herbs", sheen.Each(12, func(i int) kit.Node {
			return edible.Leaf(c, h, 60+float64(i*61%160), 92+float64(i*47%80), 13, float64(i*73))
		}))
		c.Anchor("ground", 128, 240)
	},
}

var friedChickenBucket = kit.Piece{
	Name: "fried-chicken", Cm: 26,
	States:  "full; empty -chicken",
	Palette: "bucket #e5342f red; stripes #fdf6ea; chicken #d98a34 crust; bone #f8efdf",
	Draw: func(c *kit.Canvas) {
		b, s, k, w := c.Tones("bucket"), c.Tones("stripes"), c.Tones("chicken"), c.Tones("bone")
		c.On(kit.Back)
		c.Part("bucket", c.Form(kit.Oval(128, 116, 98, 26), kit.Lin(30, 0, 226, 0, s.DD, s.D, s.L)))
		c.On(kit.Body)
		leg := func(x, y, a, kx float64) kit.Node {
			o := edible.Wavy(0, 0, 46, 40, 38, func(u float64) float64 {
				return .93 + .05*math.Sin(u*2*math.Pi*9+x) + .03*math.Sin(u*2*math.Pi*15+y)
			})
			return kit.Of(sheen.Tube(c, "M0 -30L0 -82", 13, w), c.Circle(-7, -84, 9, w.M), c.Circle(7, -84, 9, w.M), c.Circle(-8, -86, 6, w.LL), c.Form("M-18 -26C-14 -48 -10 -56 0 -58C10 -56 14 -48 18 -26Z", kit.Lin(-16, -50, 16, -20, k.L, k.M, k.DD)), c.Blur(3, c.Path(o, k.DDD).Move(3, 4)).Opacity(.5), c.Form(o, kit.Rad(-16, -16, 66, k.LL, k.L, k.M, k.DD), edible.Scatter(c, -46, -40, 46, 40, 34, 9, edible.Everywhere, func(i int, x, y float64) kit.Node {
				return kit.Of(c.Ellipse(x+1, y+1.6, 5.4, 3.6, k.DDD).Rotate(float64(i*47), x, y).Opacity(.55), c.Ellipse(x, y, 4.6, 2.8, []kit.Color{k.LL, k.L}[i%2]).Rotate(float64(i*47), x, y))
			}), edible.Shade(c, o, k, 12))).Scale(kx, kx, 0, 0).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("chicken", leg(86, 78, -24, .9), leg(168, 76, 26, .9), leg(128, 60, 2, .8), leg(66, 106, -34, .8), leg(190, 106, 34, .8), leg(104, 108, -6, .88), leg(152, 110, 8, .88))
		c.On(kit.Fore)
		body := "M26 112A102 28 0 0 0 230 112L206 236C204 244 172 252 128 252C84 252 52 244 50 236Z"
		c.Part("bucket", c.Form(body, kit.Lin(26, 0, 230, 0, b.L, b.M, b.DD), c.Named("stripes", sheen.Each(5, func(i int) kit.Node {
			x := 34 + 42*float64(i)
			t := 128 + (x-128)*.76
			return c.Path(sheen.D("M%g 100L%g 100L%g 256L%g 256Z", x, x+21, t+16, t), kit.Lin(26, 0, 230, 0, s.LL, s.M, s.DD))
		})), edible.Shade(c, body, b, 24)), c.Path("M26 112A102 28 0 0 0 230 112", kit.None).Stroke(s.D, 11), c.Path("M26 111A102 28 0 0 0 230 111", kit.None).Stroke(s.LL, 7), c.Path("M44 150L60 228", kit.None).Stroke(kit.White, 8).Opacity(.45).Shade())
		face := kit.Oval(128, 194, 44, 40)
		c.Part("bucket", c.Form(face, kit.Lin(90, 160, 170, 232, s.LL, s.M, s.D)), c.Ellipse(128, 194, 38, 34, kit.None).Stroke(b.M, 3))
		c.Part("chicken", c.Form("M112 204C100 192 106 172 124 172C142 172 150 188 142 200C138 206 146 212 152 216C158 214 160 220 156 222C156 228 149 226 149 221C142 214 136 208 130 208C124 210 116 208 112 204Z", kit.Lin(104, 172, 156, 222, b.L, b.M, b.D)))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("inside", 128, 120, 180, 40, 0)
	},
}
