package food

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var salad = kit.Piece{
	Name: "salad", Cm: 26,
	States:  "full; empty -greens -cucumber -tomato -onion -olives",
	Palette: "bowl #f4efe6; greens #72b83c lettuce; tomato #e63a2a; cucumber #4a9440; onion #a9508f",
	Draw: func(c *kit.Canvas) {
		b, g, t, k, o := c.Tones("bowl"), c.Tones("greens"), c.Tones("tomato"), c.Tones("cucumber"), c.Tones("onion")
		c.On(kit.Back)
		c.Part("bowl", c.Ellipse(128, 126, 122, 34, kit.Lin(6, 96, 250, 160, b.LL, b.M, b.D)), c.Ellipse(128, 127, 114, 29, kit.Lin(14, 0, 242, 0, b.DDD, b.DD, b.D)))
		c.On(kit.Body)
		frill := func(x, y, r, turn float64, dark bool) kit.Node {
			q := g
			if dark {
				q = kit.TonesOf(g.D)
			}
			d := edible.Wavy(x, y, r, r*.86, 36, func(u float64) float64 { return .88 + .09*math.Sin(u*2*math.Pi*8) + .05*math.Sin(u*2*math.Pi*3) })
			return c.Form(d, kit.Rad(x-r*.3, y-r*.4, r*1.5, q.LL, q.L, q.M, q.DD), c.Line(sheen.D("M%g %gV%gM%g %gl%g %gM%g %gl%g %gM%g %gl%g %gM%g %gl%g %g", x, y+r*.8, y-r*.7, x, y+r*.3, r*.5, -r*.4, x, y+r*.3, -r*.5, -r*.4, x, y-r*.1, r*.4, -r*.4, x, y-r*.1, -r*.4, -r*.4), q.LL, r*.07).Opacity(.75), c.Path(d, kit.None).Stroke(q.LL, r*.08).Opacity(.6), c.Blur(r*.12, c.Path(d, kit.None).Stroke(q.DDD, r*.36).Move(-r*.14, -r*.18)).Opacity(.5)).Rotate(turn, x, y)
		}
		c.Part("greens", frill(46, 104, 40, -50, true), frill(210, 104, 40, 50, true), frill(88, 70, 44, -22, true), frill(168, 70, 44, 22, true), frill(128, 54, 44, 4, false), frill(60, 94, 38, -38, false), frill(198, 94, 38, 36, false))
		cherryTomato := func(x, y, r float64) kit.Node {
			return kit.Of(c.Blur(2.5, c.Circle(x+1, y+4, r, g.DDD)).Opacity(.5), edible.Ball(c, x, y, r, t), edible.Leaf(c, kit.TonesOf(kit.Hex("#4f9f3a")), x, y-r*.8, r*.6, 200), edible.Leaf(c, kit.TonesOf(kit.Hex("#4f9f3a")), x, y-r*.8, r*.6, -20), edible.Leaf(c, kit.TonesOf(kit.Hex("#4f9f3a")), x, y-r*.8, r*.6, 80))
		}
		slice := func(x, y, r float64) kit.Node {
			return kit.Of(c.Blur(2.5, c.Circle(x+1, y+4, r, g.DDD)).Opacity(.5), c.Circle(x+1, y+2.5, r, k.DD), c.Circle(x, y, r, kit.Lin(x-r, y-r, x+r, y+r, k.L, k.D)), c.Circle(x, y, r*.87, kit.Rad(x-r*.2, y-r*.2, r, kit.Hex("#f7fdd9"), kit.Hex("#dff2ae"), kit.Hex("#b9db7c"))),
				c.Around(9, x, y, c.Ellipse(x, y-r*.45, r*.06, r*.13, kit.Hex("#fbffe6"))), c.Circle(x, y, r*.62, kit.None).Stroke(kit.Hex("#a9d06a"), 1.6).Opacity(.6), edible.Glint(c, x, y, r*.72, r*.72, 200, 250, r*.1))
		}
		c.Part("cucumber", slice(92, 88, 27), slice(182, 116, 25))
		c.Part("tomato", cherryTomato(142, 78, 22))
		c.Part("onion", c.Path("M44 108a24 17 0 0 1 44 8", kit.None).Stroke(o.D, 7), c.Path("M44 107a24 17 0 0 1 44 8", kit.None).Stroke(kit.Hex("#fbe9f5"), 4.5), c.Path("M166 62a22 20 0 0 1 36 18", kit.None).Stroke(o.D, 7), c.Path("M165.5 61a22 20 0 0 1 36 18", kit.None).Stroke(kit.Hex("#fbe9f5"), 4.5))
		c.Part("greens", frill(128, 122, 32, 10, false), frill(36, 126, 24, -40, false), frill(222, 126, 24, 40, false), frill(158, 136, 24, 10, true))
		c.Part("tomato", cherryTomato(78, 126, 20), cherryTomato(204, 126, 19))
		c.Part("olives", olive(c, 112, 112, 11), olive(c, 156, 104, 11), olive(c, 108, 140, 10))
		c.On(kit.Fore)
		const d = "M6 126A122 34 0 0 0 250 126C250 182 212 220 172 234C168 238 168 242 166 246H90C88 242 88 238 84 234C44 220 6 182 6 126Z"
		c.Part("bowl", c.Form(d, kit.Lin(6, 0, 250, 0, kit.At(0, b.D), kit.At(.2, b.LL), kit.At(.45, b.M), kit.At(.8, b.D), kit.At(1, b.DD)), c.Line("M8 150Q46 192 128 194Q210 192 248 150", kit.Hex("#3f8fb8"), 6).Opacity(.85), c.Line("M14 166Q50 204 128 206Q206 204 242 166", kit.Hex("#3f8fb8"), 2.4).Opacity(.7), c.Blur(3, c.Rect(80, 232, 100, 6, 0, b.DDD)).Opacity(.6), edible.Shade(c, d, b, 28)),
			c.Path("M9 126a119 32.5 0 0 0 238 0", kit.None).Stroke(kit.Lin(6, 0, 250, 0, b.M, kit.White, b.M, b.D), 6).Butt(), c.Clip(d, c.Path("M24 166C34 188 52 206 72 218C79 224 73 230 66 226C44 214 26 194 18 170C16 162 21 159 24 166Z", kit.White).Opacity(.8)).Shade())
		c.Anchor("ground", 128, 246)
		c.AnchorBox("inside", 128, 126, 210, 56, 0)
		c.AnchorBox("print", 128, 205, 110, 30, 0)
	},
}
