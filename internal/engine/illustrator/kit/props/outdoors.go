package props

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var branch = kit.Piece{
	Name: "branch", Cm: 110,
	Palette: "bark #96663c wood; leaves #6fb24a leaf green",
	Draw: func(c *kit.Canvas) {
		b, l := c.Tones("bark"), c.Tones("leaves")
		c.Part("leaves", leaf(c, 196, 96, 46, -64, l), leaf(c, 212, 74, 44, -24, l), leaf(c, 240, 112, 40, 42, l), leaf(c, 70, 146, 42, 62, l))
		c.Part("bark", sheen.Tube(c, "M168 124C186 112 200 98 214 72", 9, b), sheen.Tube(c, "M52 132C62 138 68 142 74 150", 7, b))
		const d = "M4 112C14 108 22 112 30 111C76 105 124 124 178 114C206 109 228 108 252 100Q255 106 250 112C230 122 208 126 184 132C126 146 72 134 28 148C20 150 10 152 4 150Q-2 130 4 112Z"
		c.Part("bark", sheen.Body(c, d, b, 14, c.Line("M20 122C72 114 120 132 176 122M34 134C80 126 130 140 190 126M96 122C120 124 140 128 160 126", b.DD, 1.8).Opacity(.55), c.Line("M24 118C74 110 122 128 178 118", b.LL, 1.6).Opacity(.6), c.Ellipse(104, 130, 8, 4.5, b.DD).Opacity(.6), c.Ellipse(104, 130, 4.5, 2.2, b.L).Opacity(.6)),
			c.Ellipse(6, 131, 6, 18, b.L), c.Ellipse(6, 131, 4, 13, b.LL).Opacity(.7), c.Ellipse(6, 131, 2, 6, b.D).Opacity(.6))
		c.Part("leaves", leaf(c, 214, 72, 44, -84, l), leaf(c, 248, 104, 42, -18, l), leaf(c, 74, 150, 44, 18, l))
		c.AnchorBox("surface", 116, 116, 170, 0, 0)
		c.AnchorBox("hang", 116, 134, 150, 0, 0)
		c.AnchorBox("grip", 40, 130, 0, 0, 90)
	},
}

var stick = kit.Piece{
	Name: "stick", Cm: 55,
	Palette: "bark #94643c wood; leaf #77b84e green",
	Draw: func(c *kit.Canvas) {
		b, l := c.Tones("bark"), c.Tones("leaf")
		c.Part("bark", sheen.Tube(c, "M154 118L182 84", 10, b), sheen.Tube(c, "M92 134L78 108", 8, b))
		const d = "M10 134Q6 146 16 152C60 150 112 148 160 138C190 132 220 122 246 112Q252 104 244 98C214 106 186 116 156 120C106 128 60 128 14 132Z"
		c.Part("bark", sheen.Body(c, d, b, 12, c.Line("M28 142C80 142 130 136 178 124M60 136C90 138 110 134 130 132", b.DD, 2).Opacity(.5), c.Line("M26 137C80 136 128 130 176 118", b.LL, 2).Opacity(.6)), c.Ellipse(14, 142, 5, 9, b.L))
		c.Part("leaf", leaf(c, 182, 84, 40, -34, l))
		c.AnchorBox("grip", 120, 136, 0, 0, 90)
	},
}

var birdNest = kit.Piece{
	Name: "bird-nest", Cm: 24,
	Palette: "twigs #a8794a straw nest; hollow #6b4a30 <twigs",
	Draw: func(c *kit.Canvas) {
		t, h := c.Tones("twigs"), c.Tones("hollow")
		r := c.Rand()
		twigs := func(n int, y0, y1, rx float64) kit.Node {
			return sheen.Each(n, func(i int) kit.Node {
				u := r.Float64()
				y := y0 + (y1-y0)*u
				x := 128 + rx*(1-.32*u*u)*(2*r.Float64()-1)
				l, bend := 26+26*r.Float64(), 8*(r.Float64()-.3)
				col := []kit.Color{t.D, t.M, t.L, t.DD, t.LL}[i%5]
				return c.Line(sheen.D("M%.1f %.1fq%.1f %.1f %.1f %.1f", x-l/2, y-4+8*r.Float64(), l/2, bend+5, l, 6*r.Float64()-3), col, 3+2*r.Float64())
			})
		}
		c.On(kit.Back)
		c.Part("twigs", c.Ellipse(128, 118, 112, 40, t.D), twigs(44, 86, 104, 92))
		c.Part("hollow", c.Form(kit.Oval(128, 120, 94, 30), kit.Lin(0, 90, 0, 150, h.DD, h.D, h.M)))
		c.On(kit.Fore)
		const d = "M16 118C22 150 80 156 128 156C176 156 234 150 240 118C246 160 214 214 128 216C42 214 10 160 16 118Z"
		c.Part("twigs", c.Form(d, kit.Lin(30, 110, 226, 216, t.M, t.D, t.DD), twigs(130, 138, 212, 100), sheen.Dim(c, 10, .5, "M30 196C80 226 180 226 236 180V226H30Z", t)),
			sheen.Each(12, func(i int) kit.Node {
				u := float64(i)/11*2 - 1
				y := 152 - 30*u*u
				return c.Line(sheen.D("M%.1f %.1fq14 %.1f 34 %.1f", 128+100*u-16, y, 5+6*r.Float64(), 8*r.Float64()-4), []kit.Color{t.L, t.M, t.LL}[i%3], 4)
			}))
		c.Anchor("ground", 128, 214)
		c.AnchorBox("inside", 128, 122, 170, 34, 0)
	},
}

var lilyPad = kit.Piece{
	Name: "lily-pad", Cm: 40,
	Palette: "pad #5fae4e leaf green; flower #f29ac0 lily pink; water #79c6ea",
	Draw: func(c *kit.Canvas) {
		p, f, w := c.Tones("pad"), c.Tones("flower"), c.Tones("water")
		c.Part("water", c.Form(kit.Oval(128, 168, 124, 52), kit.Lin(0, 116, 0, 220, w.L, w.M, w.D), c.Ellipse(128, 160, 112, 42, w.LL).Opacity(.35), c.Line("M20 180Q70 210 128 212M150 214Q200 210 238 184", kit.White, 3).Opacity(.6)))
		const d = "M128 156L226 132C240 158 214 198 128 200C42 198 16 168 26 146C38 122 84 112 128 112C160 112 190 116 208 124Z"
		veins := sheen.Each(11, func(i int) kit.Node {
			s, k := math.Sincos(float64(i)*.5 + .1)
			return c.Line(sheen.D("M128 156L%.1f %.1f", 128+104*k, 156+44*s), p.L, 2.2).Opacity(.75)
		})
		c.Part("pad", c.Path(d, p.DDD).Move(2, 7).Opacity(.7), sheen.Body(c, d, p, 12, veins), c.Path("M40 150C54 128 90 118 124 117C96 122 66 132 52 152Q42 160 40 150Z", kit.White).Opacity(.3))
		petal := func(deg, l float64) kit.Node { return leaf(c, 210, 158, l, deg, f) }
		c.Part("flower", petal(-172, 36), petal(-8, 36), petal(-150, 40), petal(-30, 40), petal(-118, 42), petal(-62, 42), petal(-90, 40), sheen.Ball(c, 210, 152, 6, kit.TonesOf(kit.Hex("#ffd24f"))))
		c.Anchor("ground", 128, 216)
		c.AnchorBox("surface", 108, 154, 130, 0, 0)
	},
}

var puddle = kit.Piece{
	Name: "puddle", Cm: 90,
	Palette: "water #7cc5ee puddle",
	Draw: func(c *kit.Canvas) {
		w := c.Tones("water")
		const d = "M10 150C4 124 46 112 78 112C96 100 136 98 158 108C196 102 240 112 246 134C256 160 222 172 200 172C172 186 120 188 96 178C60 184 16 176 10 150Z"
		ripple := func(x, y, rx float64) kit.Node {
			return c.Ellipse(x, y, rx, rx*.32, kit.None).Stroke(kit.White, 2.4).Opacity(.6)
		}
		c.Part("water", c.Path(d, w.DD).Move(0, 4).Opacity(.5), c.Form(d, kit.Lin(0, 100, 0, 186, w.L, w.M, w.D), c.Blur(5, c.Path("M40 132Q90 112 150 122Q110 132 60 146Z", kit.White)).Opacity(.55), ripple(150, 146, 30), ripple(150, 146, 54), ripple(72, 158, 22)), c.Path(d, kit.None).Stroke(w.LL, 2.5).Opacity(.8))
		c.Part("water", sheen.Ball(c, 232, 104, 6, w), sheen.Ball(c, 20, 112, 5, w))
		c.Anchor("ground", 128, 176)
		c.AnchorBox("surface", 128, 146, 170, 0, 0)
	},
}

var treeStump = kit.Piece{
	Name: "tree-stump", Cm: 60,
	Palette: "bark #8a5c38 stump trunk; wood #e2bb82 rings; grass #76b84c green",
	Draw: func(c *kit.Canvas) {
		b, w, g := c.Tones("bark"), c.Tones("wood"), c.Tones("grass")
		const d = "M44 72C46 130 44 176 36 198C28 214 14 222 10 232Q40 240 62 230Q84 244 112 234Q140 246 166 234Q192 242 212 230Q232 238 248 228C238 220 226 212 220 196C212 172 210 128 212 72Z"
		c.Part("bark", sheen.Body(c, d, b, 22, c.Line("M70 96C74 140 66 190 58 222M104 100C104 150 98 200 90 230M142 100C144 150 150 196 154 230M182 96C180 150 190 196 200 222M122 130V190", b.DD, 4).Opacity(.55), c.Line("M74 96C78 140 70 190 62 222M146 100C148 150 154 196 158 230", b.LL, 2).Opacity(.5)))
		rings := sheen.Each(4, func(i int) kit.Node {
			k := .8 - .2*float64(i)
			return c.Ellipse(126-2*float64(i), 72, 78*k, 26*k, kit.None).Stroke(w.DD, 2.4).Opacity(.6)
		})
		c.Part("wood", c.Ellipse(128, 73, 86, 31, b.DD), c.Form(kit.Oval(128, 71, 80, 27), kit.Lin(50, 50, 206, 96, w.LL, w.L, w.M, w.D), rings, c.Line("M128 72L178 60M128 72L96 88", w.DD, 2).Opacity(.5)))
		blade := func(x, l, k float64) kit.Node {
			return c.Path(sheen.D("M%g 238Q%g %g %g %gQ%g %g %g 238Z", x-6, x+k*.3, 238-l*.5, x+k, 238-l, x+k*.6+5, 238-l*.4, x+6), g.M)
		}
		c.Part("grass", blade(24, 30, -8), blade(38, 40, 4), blade(50, 24, 10), blade(208, 28, -6), blade(222, 42, 4), blade(236, 26, 10))
		c.Anchor("ground", 128, 236)
		c.AnchorBox("surface", 128, 68, 140, 0, 0)
	},
}
