package christmas

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

var snowGlobe = kit.Piece{
	Name: "snow-globe", Cm: 14,
	Palette: "base #b5483a stand; glass #bfe2f5; trim #e8b94a gold; tree #3f9a5c scene; snow #ffffff; house #e8963f",
	Draw: func(c *kit.Canvas) {
		b, g, t, n, w, h := c.Tones("base"), c.Tones("glass"), c.Tones("trim"), c.Tones("tree"), c.Tones("snow"), c.Tones("house")
		ball := kit.Oval(128, 106, 98, 98)
		cool := kit.Hex("#6f93c8")
		pine := func(x, y, k float64) kit.Node {
			var all []kit.Node
			all = append(all, c.Rect(x-4*k, y-12*k, 8*k, 14*k, 1, kit.Hex("#7a5236")))
			for i := range 4 {
				f := float64(i)
				half, top, bot := (30-6*f)*k, y-(46+17*f)*k, y-(8+19*f)*k
				d := fmt.Sprintf("M%g %gL%g %gQ%g %g %g %gQ%g %g %g %gZ", x, top, x+half, bot, x+half*.5, bot+7*k, x, bot+2*k, x-half*.5, bot+7*k, x-half, bot)
				all = append(all, c.Form(d, kit.Lin(x-half, 0, x+half, 0, n.L, n.M, n.DD), c.Path(fmt.Sprintf("M%g %gL%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x, top-2, x+half*.62, top+(bot-top)*.62, x+half*.3, top+(bot-top)*.42, x+half*.1, top+(bot-top)*.6, x-half*.2, top+(bot-top)*.4, x-half*.3, top+(bot-top)*.6, x-half*.5, top+(bot-top)*.5, x-half*.6, top+(bot-top)*.6), w.M)))
			}
			return kit.Of(all...)
		}
		c.On(kit.Back)
		c.Part("glass", c.Form(ball, kit.Rad(100, 80, 150, g.LL.Alpha(.75), g.M.Alpha(.75), g.D.Toward(cool, .5).Alpha(.85))))
		c.On(kit.Body)
		flakes := func(n int, r0 float64) kit.Node {
			var all []kit.Node
			for range n {
				x, y := 38+c.Rand().Float64()*180, 14+c.Rand().Float64()*150
				all = append(all, c.Circle(x, y, r0*(.6+c.Rand().Float64()), w.M))
			}
			return kit.Of(all...)
		}
		c.Part("snow", c.Clip(ball, flakes(26, 1.6), c.Path("M20 150Q70 126 128 136Q190 124 240 146V210H20Z", kit.Lin(0, 130, 0, 205, w.M, w.M.Toward(cool, .45)))))
		c.Part("scene", c.Clip(ball, pine(64, 158, .8), pine(96, 152, .62),
			c.Form("M132 108H192V162H132Z", kit.Lin(132, 108, 192, 162, h.L, h.M, h.DD), c.Line("M132 120H192M132 132H192M132 144H192", h.DD, 1.6).Opacity(.4), c.Blur(4, c.Rect(126, 104, 72, 12, 0, h.DDD).Opacity(.6))),
			c.Rect(174, 66, 13, 30, 1, kit.Lin(174, 0, 187, 0, b.L, b.DD)), c.Rect(171, 62, 19, 8, 4, w.M),
			c.Path("M120 114L162 74L204 114Z", kit.Lin(120, 80, 204, 114, w.M.Toward(cool, .1), w.M, w.M.Toward(cool, .5))), c.Path("M118 112Q124 120 130 114Q138 122 146 114Q154 122 162 114Q170 122 178 114Q186 122 194 114Q200 120 206 112L162 70Z", kit.Lin(118, 70, 206, 118, w.M, w.M, w.M.Toward(cool, .4))),
			c.Rect(140, 124, 16, 16, 2, kit.Hex("#ffe48a")).Stroke(h.DDD, 2), c.Line("M148 124V140M140 132H156", h.DDD, 1.6), c.Glow(5, c.Rect(140, 124, 16, 16, 2, kit.Hex("#ffe48a")).Opacity(.5)),
			c.Path("M166 162V138Q166 130 175 130Q184 130 184 138V162Z", kit.Lin(166, 130, 184, 162, b.M, b.DD)), c.Circle(180, 148, 1.6, t.L), pine(212, 166, .55)))
		c.Part("snow", c.Clip(ball, c.Path("M20 172Q60 152 110 160Q160 148 240 164V220H20Z", kit.Lin(0, 156, 0, 206, kit.White, w.M, w.M.Toward(cool, .5)))))
		c.Part("snowman", c.Clip(ball, snowSmall(c, 116, 164)))
		c.Part("snow", c.Clip(ball, flakes(30, 2.4)))
		c.On(kit.Fore)
		c.Part("glass", c.Clip(ball, c.Path(ball, kit.Rad(104, 80, 126, kit.At(0, kit.White.Alpha(0)), kit.At(.72, kit.White.Alpha(0)), kit.At(1, g.DD.Toward(cool, .5).Alpha(.6)))), c.Blur(5, c.Path("M226 100A98 98 0 0 1 110 202A112 112 0 0 0 214 90Z", kit.White).Opacity(.6))),
			c.Circle(128, 106, 97, kit.None).Stroke(g.LL.Alpha(.9), 2.4), c.Path("M42 92C46 56 70 30 104 22C82 40 66 62 62 92C60 106 42 106 42 92Z", kit.White).Opacity(.6), c.Ellipse(52, 122, 6, 11, kit.White).Opacity(.5).Rotate(-16, 52, 122))
		c.Part("base", c.Form("M62 186Q128 214 194 186L214 240Q218 254 204 254H52Q38 254 42 240Z", festoon.Across(b, 42, 214), c.Blur(6, c.Rect(40, 186, 176, 18, 0, b.DDD).Opacity(.5)), c.Line("M52 230H204", b.DDD, 2).Opacity(.3)),
			c.Form("M58 180Q128 206 198 180L202 194Q128 222 54 194Z", festoon.Across(t, 54, 202), c.Line("M60 184Q128 208 196 184", t.LL, 1.6).Opacity(.8)), c.Form(kit.RoundRect(38, 238, 180, 16, 6), festoon.Across(t, 38, 218), c.Rect(38, 249, 180, 6, 0, t.DDD).Opacity(.35)),
			star(c, t, 128, 225, 10), star(c, t, 92, 221, 7), star(c, t, 164, 221, 7))
		c.On(kit.Body)
		c.Anchor("ground", 128, 254)
		c.AnchorBox("inside", 128, 106, 150, 130, 0)
	},
}

// snowSmall is a tiny snowman that stands on x, y.
func snowSmall(c *kit.Canvas, x, y float64) kit.Node {
	cool := kit.Hex("#7f9fd0")
	ball := func(dy, r float64) kit.Node {
		return c.Circle(x, y-dy, r, kit.Rad(x-r*.4, y-dy-r*.4, r*1.8, kit.White, kit.White, cool))
	}
	return kit.Of(ball(8, 13), ball(26, 9), c.Line(fmt.Sprintf("M%g %gh18", x-9, y-21), kit.Hex("#d93a44"), 4.5), c.Line(fmt.Sprintf("M%g %gl3 9", x+6, y-20), kit.Hex("#d93a44"), 4), c.Circle(x-3, y-29, 1.2, kit.Hex("#30343f")), c.Circle(x+3, y-29, 1.2, kit.Hex("#30343f")), c.Path(fmt.Sprintf("M%g %gl8 2l-8 1z", x, y-27.5), kit.Hex("#f5842b")),
		c.Circle(x, y-13, 1.4, kit.Hex("#30343f")), c.Circle(x, y-7, 1.4, kit.Hex("#30343f")), c.Rect(x-9, y-36, 18, 2.6, 1.3, kit.Hex("#454b5c")), c.Rect(x-5.5, y-46, 11, 11, 1.5, kit.Hex("#454b5c")))
}
